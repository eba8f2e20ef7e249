"""Records of games: each is stored once, as one line of JSON."""

import hashlib
import json

import pytest

from helpers.stores import NOW
from ziggurat.store import BadText, Store, StoredRecord

GAME = '{"format":"ziggurat-record","actions":["go:A","dig:B3"],"players":["Ea-nāṣir","🏛"]}'
GAME_ID = hashlib.sha256(GAME.encode()).hexdigest()
SPREAD_OUT = """{
  "format": "ziggurat-record",
  "actions": ["go:A", "dig:B3"],
  "players": ["Ea-n\\u0101\\u1e63ir", "\\ud83c\\udfdb"]
}
"""


async def all_records(store: Store) -> list[str]:
    return [text for (text,) in await store.rows("SELECT text FROM records")]


async def test_record_is_stored_as_one_line_under_its_hash(store: Store):
    assert await store.put_record(SPREAD_OUT, NOW, "t1") == (GAME_ID, True)
    assert await store.record(GAME_ID) == StoredRecord(GAME_ID, "t1", NOW, GAME)
    assert await store.record("0" * 64) is None


async def test_same_record_is_stored_once(store: Store):
    await store.put_record(GAME, NOW, "t1")
    assert await store.put_record(SPREAD_OUT, NOW + 9) == (GAME_ID, False)
    assert await all_records(store) == [GAME]


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
async def test_record_must_be_a_json_object(store: Store, bad: str):
    with pytest.raises(BadText):
        await store.put_record(bad, NOW)
    assert await all_records(store) == []


async def test_numbers_and_escapes_round_trip(store: Store):
    text = '{"big":12345678901234567890123,"tiny":1e-7,"zero":"\\u0000","tab":"\\t","yes":true,"nothing":null}'
    await store.put_record(text, NOW)
    [line] = await all_records(store)
    assert json.loads(line) == json.loads(text)
