"""Records of games: kept once, carried away and brought back as JSON lines."""

import hashlib
import json

import pytest

from helpers.stores import NOW
from ziggurat.store import BadText, KeptRecord, Store
from ziggurat.store.records import PAGE_SIZE

GAME = '{"format":"ziggurat-record","actions":["go:A","dig:B3"],"players":["Ea-nāṣir","🏛"]}'
GAME_ID = hashlib.sha256(GAME.encode()).hexdigest()
SPREAD_OUT = """{
  "format": "ziggurat-record",
  "actions": ["go:A", "dig:B3"],
  "players": ["Ea-n\\u0101\\u1e63ir", "\\ud83c\\udfdb"]
}
"""


async def exported(store: Store) -> list[str]:
    return [line async for line in store.export_records()]


async def test_a_record_is_kept_as_one_line_under_its_hash(store: Store):
    assert await store.put_record(SPREAD_OUT, NOW, "t1") == (GAME_ID, True)
    assert await store.record(GAME_ID) == KeptRecord(GAME_ID, "t1", NOW, GAME)
    assert await store.records_of("t1") == [KeptRecord(GAME_ID, "t1", NOW, GAME)]
    assert await store.record("0" * 64) is None
    assert await store.records_of("t2") == []


async def test_the_same_record_is_kept_once(store: Store):
    await store.put_record(GAME, NOW, "t1")
    assert await store.put_record(SPREAD_OUT, NOW + 9) == (GAME_ID, False)
    assert await exported(store) == [GAME]


async def test_what_is_exported_can_be_imported_elsewhere(store: Store):
    games = [json.dumps({"game": number, "text": "x\u2028\x85y\n"}) for number in range(2 * PAGE_SIZE + 5)]
    assert await store.import_records(games, NOW) == (len(games), 0, [])
    lines = await exported(store)
    assert {json.loads(line)["game"] for line in lines} == set(range(len(games)))
    assert not any("\n" in line for line in lines)
    assert await store.import_records(lines, NOW + 1) == (0, len(games), [])


async def test_records_are_exported_the_oldest_first(store: Store):
    for at, name in ((NOW + 2, "c"), (NOW, "a"), (NOW + 1, "b")):
        await store.put_record(f'{{"name":"{name}"}}', at)
    assert await exported(store) == ['{"name":"a"}', '{"name":"b"}', '{"name":"c"}']


async def test_bad_lines_are_reported_by_number_and_the_others_brought_in(store: Store):
    lines = [GAME, "", "no JSON", GAME, "  \n", '{"ok": 1}']
    added, known, refused = await store.import_records(lines, NOW)
    # The same record twice in one file is new once.
    assert (added, known) == (2, 1)
    assert [number for number, _ in refused] == [3]


async def test_whoever_imports_may_look_closer(store: Store):
    def check(text: str) -> None:
        if json.loads(text).get("format") != "ziggurat-record":
            raise ValueError("this is no record of ours")

    found = await store.import_records([GAME, '{"format":"other"}'], NOW, check)
    assert found == (1, 0, [(2, "this is no record of ours")])
    assert await exported(store) == [GAME]


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "[]",
        "7",
        '"text"',
        "{",
        '{"a": NaN}',
        '{"a": Infinity}',
        '{"a": 1, "a": 2}',
        '{"a": "\\ud800"}',
        '{"a":' * 100_000,
        '{"a": ' + "9" * 5000 + "}",
        f'{{"a": "{"x" * 16_000_000}"}}',
    ],
    ids=lambda text: text[:12],
)
async def test_what_is_no_object_of_json_is_refused(store: Store, bad: str):
    with pytest.raises(BadText):
        await store.put_record(bad, NOW)
    assert await exported(store) == []


async def test_numbers_and_escapes_survive(store: Store):
    text = '{"big":12345678901234567890123,"tiny":1e-7,"zero":"\\u0000","tab":"\\t","yes":true,"nothing":null}'
    await store.put_record(text, NOW)
    [line] = await exported(store)
    assert json.loads(line) == json.loads(text)
