"""Rules 9: every action has exactly one word, and other words are refused."""

import pytest

from helpers.hanging_gardens import GAME, play, table
from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.core.rng import Stream

COORDINATES = ["0", "1", "-1", "9", "10", "-10", "62", "-60", "90", "-90"]
WORDS = [
    "pass",
    *[f"tile:{column}{row}" for column in "123" for row in "ab"],
    *[f"burn:{slot}" for slot in range(1, 5)],
    *[f"keep:{x},{y}" for x in COORDINATES for y in COORDINATES],
    *[f"temple:{x},{y}" for x in COORDINATES for y in COORDINATES],
    *[f"temple:{x},{y}<{y},{x}" for x in COORDINATES for y in COORDINATES],
    *[f"card:{slot}@{x},{y}r{turn}" for slot in range(1, 5) for turn in range(4) for x in COORDINATES for y in "05"],
]


def test_9_every_word_round_trips() -> None:
    codes = [GAME.code(word) for word in WORDS]
    assert [GAME.word(code) for code in codes] == WORDS
    assert len(set(codes)) == len(WORDS)
    assert all(0 <= code < 1 << 31 for code in codes)


BEYOND = [
    "card:1@91,0r0",
    "card:4@0,-91r3",
    "keep:1000,0",
    "temple:0,99999999999999999999",
    "temple:0,2<-100,1",
    "temple:0,2<" + "9" * 5000 + ",1",
]


@pytest.mark.parametrize("word", BEYOND, ids=lambda word: word[:30])
def test_9_huge_coordinates_are_well_formed_but_never_legal(word: str) -> None:
    assert GAME.word(GAME.code(word)) == word
    position = table("TT...\n.....\n.....", cards=[5])
    for words in ("", "card:1@2,0r0"):
        play(position, words)
        before = position.to_bytes()
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(position, word)
        assert len(str(caught.value)) < 200
        assert position.to_bytes() == before


def test_9_out_of_reach_is_reported_only_in_the_phase_of_the_action() -> None:
    for word, reason in (("card:1@91,0r0", "out_of_reach"), ("keep:1000,0", "decide_card")):
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(table(), word)
        assert caught.value.reason == reason


MALFORMED = [
    *["", " ", "Pass", "pass ", " pass", "passe", "pass:", "tile", "tile:", "tile:1", "tile:1c", "tile:4a", "tile:0a"],
    *["tile:a1", "tile:1A", "tile:1a ", "burn", "burn:0", "burn:5", "burn:01", "burn:1@0,0r0", "burn:-1"],
    *["card:1@0,0", "card:1@0,0r4", "card:1@0,0r-1", "card:1@0,0R0", "card:0@0,0r0", "card:5@0,0r0", "card:@0,0r0"],
    *["card:1@+1,0r0", "card:1@01,0r0", "card:1@-0,0r0", "card:1@0,-00r0", "card:1@0,0,0r0", "card:1@0 ,0r0"],
    *["card:1@٣,0r0", "card:1@0,0r0\n", "CARD:1@0,0r0", "card1@0,0r0", "card:1:0,0r0", "card:1@1e1,0r0"],
    *["keep:0", "keep:0,", "keep:,0", "keep:-0,0", "keep:00,0", "keep:0,0<1,1", "keep:--1,0", "keep:0;0"],
    *["temple:0,0<", "temple:<0,0", "temple:0,0<0", "temple:0,0>1,1", "temple:0,0<1,1<2,2", "temple:0,0 <1,1"],
    *["temple:0,0<-0,1", "temple:+0,0", "end", "go:A", "x" * 10_000],
]


@pytest.mark.parametrize("word", MALFORMED, ids=lambda word: repr(word[:20]))
def test_9_any_other_spelling_is_rejected(word: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.apply(table(), word)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("word", [None, 3, b"pass", ["pass"], 1.5])
def test_9_action_must_be_text(word: object) -> None:
    with pytest.raises(BadNotation):
        GAME.code(word)  # type: ignore[arg-type]


@pytest.mark.parametrize("code", [-1, 11, 32767, (1 << 15) - 1, 3 << 15, (1 << 30) - 1, (1 << 31) - 1, (1 << 31) + 5])
def test_9_numbers_that_are_no_action_are_refused(code: int) -> None:
    position = table()
    before = position.to_bytes()
    with pytest.raises(IllegalAction):
        position.apply(code)
    assert position.to_bytes() == before


def test_9_legal_actions_have_different_words() -> None:
    position, stream = GAME.new(2, 8), Stream(bytes(32))
    while not position.over:
        words = GAME.legal_words(position)
        assert len(set(words)) == len(words) > 0
        assert [GAME.word(GAME.code(word)) for word in words] == words
        position.apply(stream.choose(position.legal()))
