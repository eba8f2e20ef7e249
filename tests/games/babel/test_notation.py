"""Rules 8: each action has one ASCII word; any other input is refused."""

from typing import Any

import pytest

from ziggurat import game
from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.core.options import shown
from ziggurat.core.position import Position
from ziggurat.testing.contract import check_reason
from ziggurat.testing.settings import profiles_of
from ziggurat.testing.walks import moments

BABEL = game("babel")
SITES = "AHMPS"
PLACES = [1, 2, 3, 9, 10, 11, 58, 59, 60, 61, 99, 100, 999_999]


def words_at(place: int) -> list[str]:
    """Return the words of every ability for a run at this place (rules 8)."""
    names = [f"{name}@{place}" for name in ("raze", "steal", "turn", "halve")]
    return [*names, f"leap@{place}:own", f"leap@{place}:foe", *(f"drive@{place}:{people}" for people in SITES)]


PLAIN_WORDS = [
    "end",
    *("build:first", "build:own", "build:foe"),
    *(f"{name}:{people}" for name in ("go", "lay", "drop") for people in SITES),
    *(f"move:{origin}>{goal}" for origin in SITES for goal in SITES),
]
GRAMMAR = [*PLAIN_WORDS, *(word for place in PLACES for word in words_at(place))]


def test_8_grammar_has_44_words_without_a_number_and_11_for_every_run() -> None:
    assert len(PLAIN_WORDS) == 1 + 3 + 3 * 5 + 5 * 5
    assert len(words_at(1)) == 4 + 2 + 5


@pytest.mark.parametrize("word", GRAMMAR)
def test_8_every_word_of_the_grammar_round_trips(word: str) -> None:
    assert BABEL.word(BABEL.code(word)) == word


def test_8_different_words_have_different_codes() -> None:
    assert len({BABEL.code(word) for word in GRAMMAR}) == len(GRAMMAR)


def test_8_every_code_up_to_the_longest_column_round_trips() -> None:
    words = {}
    for code in range(44 + 11 * 60):
        try:
            words[code] = BABEL.word(code)
        except BadNotation:
            continue
        assert BABEL.code(words[code]) == code
    expected = {*PLAIN_WORDS, *(word for place in range(1, 61) for word in words_at(place))}
    assert set(words.values()) == expected
    assert len(words) == len(expected)


NO_CODES = [-1, -44, 44 + 11 * 999_999, 2**31, 10**5000]


@pytest.mark.parametrize("code", NO_CODES, ids=shown)
def test_8_number_without_an_action_has_no_word(code: int) -> None:
    with pytest.raises(BadNotation, match="is not the code of an action of Babel"):
        BABEL.word(code)


# --- Malformed words -----------------------------------------------------------------------------------------


SOUND = "end go:A lay:H build:first move:M>S raze@1 drive@1:P leap@1:own drop:S"
NO_PLACES = "0 00 01 001 -1 +1 1.0 1. 1e1 0x1 ٣ ² Ⅷ 1_0 A 1@1 1:A 1:own 1000000"
NO_PEOPLES = "a B X AA AH 0 1 É А quarry own"
NO_RESERVES = "Own FOE me op own:own A 1"
NO_WORDS = """
    move:A> move:>A move:A<H move:A-H move:AH move:A>H>M move:A>>H ? : @ > @1 :A 1 0 null None pass
    undo draw go lay drop end:A end@1 endend ende leap@1 drive@1 leap@0:own drive@01:A leap@1:own:foe leap@1:first
    é 🏛 go：A
"""


def malformed() -> list[str]:
    """Return words that break the grammar: letter case, leading zeros, spaces (rules 8) and others."""
    spoilt = {
        "",
        " ",
        "the end",
        "\ud800",
        "raze@" + "9" * 7,
        "raze@" + "9" * 100_000,
        "x" * 100_000,
        *NO_WORDS.split(),
    }
    for word in SOUND.split():
        spoilt |= {word.upper(), word.title(), word[1:], word[:-1], word[::-1], word * 2, f"{word} {word}", f'"{word}"'}
        spoilt |= {f"{before}{word}" for before in (" ", "\t", "\0", "-", ":")}
        spoilt |= {f"{word}{after}" for after in (" ", "\n", "\0", ",", ";", ":", "@", ">", ".", "\u200b")}
        spoilt |= {word.replace(mark, other) for mark in ":@>" for other in ("", mark * 2, "=", " ")}
    for name in ("raze", "steal", "turn", "halve"):
        spoilt |= {f"{name}@{place}" for place in NO_PLACES.split()}
        spoilt |= {name, f"{name}@", f"{name}:1", f"{name}@ 1"}
    for people in ["", *NO_PEOPLES.split()]:
        spoilt |= {f"go:{people}", f"lay:{people}", f"drop:{people}", f"drive@1:{people}", f"move:{people}>A"}
    for whose in ["", *NO_RESERVES.split()]:
        spoilt |= {f"leap@1:{whose}", f"leap:{whose}", f"build:{whose}"}
    return sorted(spoilt - set(GRAMMAR))


@pytest.mark.parametrize("word", malformed(), ids=lambda word: ascii(word[:30]))
def test_8_malformed_word_is_bad_notation(word: str) -> None:
    position = BABEL.new(2, 1)
    before = position.to_bytes()
    with pytest.raises(BadNotation, match="is not an action of Babel; actions are go:L lay:L") as caught:
        BABEL.apply(position, word)
    assert len(str(caught.value)) < 400
    assert position.to_bytes() == before


def test_8_malformed_words_are_at_least_200() -> None:
    assert len(malformed()) >= 200


NO_TEXTS = [None, 0, 1, -1, 1.5, True, b"end", ["end"], ("end",), {"end": 1}, {"end"}, object]


@pytest.mark.parametrize("word", NO_TEXTS, ids=repr)
def test_8_value_that_is_not_text_is_bad_notation(word: Any) -> None:
    with pytest.raises(BadNotation, match="is not an action of Babel"):
        BABEL.code(word)
    with pytest.raises(BadNotation):
        BABEL.apply(BABEL.new(2, 1), word)


class Text(str):
    """A subclass of `str`, as a library may use."""


def test_8_subclass_of_str_is_accepted() -> None:
    assert BABEL.code(Text("go:A")) == BABEL.code("go:A")


# --- Words that are notation, but impossible -----------------------------------------------------------------


def positions() -> list[Position]:
    return [position for setting in profiles_of(BABEL) for position in moments(setting, 8, seed=12)]


FAR = (58, 59, 60, 61, 62, 99, 100, 255, 256, 1000, 65_536, 999_999)
IMPOSSIBLE = [word for place in FAR for word in words_at(place)]


@pytest.mark.parametrize("word", IMPOSSIBLE)
def test_8_run_longer_than_any_column_is_illegal_but_not_malformed(word: str) -> None:
    # A run has three cards and a column 60 at most, so none can begin at 59; in these games none is near as long.
    for position in positions():
        before = position.to_bytes()
        with pytest.raises(IllegalAction) as caught:
            BABEL.apply(position, word)
        check_reason(caught.value)
        assert caught.value.word == word
        assert caught.value.reason in ("no_run", "at_quarry", "must_drop", "game_over")
        assert position.to_bytes() == before


@pytest.mark.parametrize("site", SITES)
def test_8_migration_from_a_site_to_itself_is_well_formed_but_never_legal(site: str) -> None:
    for position in positions():
        with pytest.raises(IllegalAction) as caught:
            BABEL.apply(position, f"move:{site}>{site}")
        assert caught.value.reason in ("same_site", "migrated", "must_drop", "game_over")


def test_8_words_of_the_worked_turns_are_valid_notation() -> None:
    turns = [
        "go:A lay:P lay:P build:first end",
        "leap@1:own lay:P lay:S build:own go:S drive@1:P lay:M halve@1 drop:H drop:H end",
        "turn@1 move:H>S turn@1 raze@3 go:A lay:H steal@1 go:S halve@1 drop:A drop:H drop:M halve@1 drop:P drop:S end",
    ]
    for word in " ".join(turns).split(" "):
        assert BABEL.word(BABEL.code(word)) == word
