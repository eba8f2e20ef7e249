"""Rules 9: one word for each action, read and written exactly."""

import pytest

from helpers.babylon import GAME, placements, position, scene
from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.games.babylon.actions import code_of, is_action, word_of
from ziggurat.games.babylon.garden import Garden
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import moments

FORMS = """
    remove:B3 dig:B3 remove:A1 dig:D4 place:dug@c4r2/11-2 place:kept@c4r0/s111 place:dug@a1r0/1111 place:kept@g7r3/-22s
    statue:c4 statue:c4* fountain:c4-c5 fountain:c4*-c5 fountain:c4-c5* bridge:c4-c6 bridge:c4-e4* stairs:c4-c5
    stairs:c5-c4 stairs:c4*-c5 end end:keep end:toss
"""


@pytest.mark.parametrize("word", FORMS.split())
def test_9_1_every_form_round_trips(word: str) -> None:
    assert GAME.word(GAME.code(word)) == word


def test_9_1_different_words_are_different_actions_of_at_most_31_bits() -> None:
    codes = [GAME.code(word) for word in FORMS.split()]
    assert len(set(codes)) == len(codes) == 21
    assert all(0 <= code < 1 << 31 for code in codes)


MALFORMED = """
    remove remove: remove:b3 remove:B5 remove:E1 REMOVE:B3 dig:B03 dig:B3. dig dig:B dig:3B
    place place:dug place:dug@c4 place:dug@c4r4/1111 place:dug@c4r2/111 place:dug@c4r2/11112 place:dug@c4r2/1131
    place:dug@c4r2/11-S place:dug@c4/1111 place:dug@C4r2/1111 place:dug@i4r2/1111 place:dug@c9r2/1111
    place:dug@c0r0/1111 place:slot@c4r0/1111 place:SFBT.white@c3r0/1111 place:dug:c4r2/1111 place:dugc4r2/1111
    statue statue:c statue:c44 statue:C4 statue:c4** statue:*c4 statue:c4-c5
    fountain:c4 fountain:c4c5 fountain:c4--c5 fountain:c4-c5-c6 fountain:c4-c5** fountain:c4,c5 fountains:c4-c5
    bridge:c4>c6 bridge:c4-c6@ stairs:c4- stairs:-c4 stair:c4-c5 stairs:c4-c5+
    End END end: end:Keep end:drop end:keep: keep toss pass place:dug@c4r-1/1111 place:dug@c4r1/１１１１ dig:B³
"""


@pytest.mark.parametrize("word", MALFORMED.split())
def test_9_1_other_spellings_are_refused(word: str) -> None:
    with pytest.raises(BadNotation, match="is not an action of Babylon"):
        GAME.code(word)


@pytest.mark.parametrize("word", ["", " dig:B3", "dig:B3 ", "dig: B3", "dig:B3\n", "end\n", "dig:B3 end"])
def test_9_1_spaces_are_refused(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.code(word)


@pytest.mark.parametrize("word", [None, 3, b"end", ["end"], {"end": 1}])
def test_9_1_action_must_be_text(word: object) -> None:
    with pytest.raises(BadNotation):
        GAME.code(word)  # type: ignore[arg-type]


def test_9_1_every_placement_of_every_kind_round_trips() -> None:
    cells = [file + rank for rank in "12345678" for file in "abcdefgh"]
    supports = [a + b + c + d for a in "12s-" for b in "12s-" for c in "12s-" for d in "12s-"]
    words = [f"place:dug@{cell}r{turn}/{how}" for cell in cells[::7] for turn in range(4) for how in supports[::3]]
    assert [word_of(code_of(word)) for word in words] == words
    pairs = [f"{kind}:{a}-{b}" for kind in ("fountain", "bridge", "stairs") for a in cells[::5] for b in cells[::3]]
    assert [word_of(code_of(word)) for word in pairs] == pairs


def test_9_1_numbers_that_are_no_actions_have_no_word() -> None:
    for code in (3, 15, 48, 1000, (1 << 18) - 1, (1 << 18) + 5, (1 << 19), (1 << 20) + (1 << 17), 1 << 21, -1):
        assert not is_action(code)
        with pytest.raises(BadNotation, match="is not the code of an action"):
            word_of(code)


def test_9_1_number_is_an_action_if_and_only_if_its_word_round_trips() -> None:
    for code in [*range(300), *range(1 << 18, (1 << 18) + 70_000, 7), *range(1 << 20, (1 << 20) + 132_000, 13)]:
        if is_action(code):
            assert code_of(word_of(code)) == code


@pytest.mark.parametrize(
    "word", ["fountain:c5-c4", "bridge:c6-c4", "fountain:c4*-c5*", "place:dug@h8r0/1111", "stairs:c4-c4"]
)
def test_9_1_word_of_the_grammar_that_no_position_allows_is_an_illegal_action(word: str) -> None:
    at = position(scene(dug="clay05", singles=6))
    with pytest.raises(IllegalAction):
        GAME.apply(at, word)


# --- 9.2 ---------------------------------------------------------------------------------------------------


def test_9_2_placement_has_one_word_per_tile_anchor_rotation_floor_and_open_corner() -> None:
    for at in moments(Setting(GAME, 2, "default", {}), 12):
        for source in ("dug", "kept"):
            words = [word for word in GAME.legal_words(at) if word.startswith(f"place:{source}")]
            shapes = [(word.partition("/")[0], word.partition("/")[2].find("-"), level(at, word)) for word in words]
            assert len(set(shapes)) == len(shapes)


def level(at: object, word: str) -> int:
    """Return the floor that a placement leads to."""
    after = at.clone()  # type: ignore[attr-defined]
    GAME.apply(after, word)
    return int(GAME.state(after)["players"][at.to_move]["garden"]["tiles"][-1]["floor"])  # type: ignore[attr-defined]


@pytest.mark.parametrize(("face", "count"), [("SFBT", 980), ("SF--", 980), ("S-S-", 490), ("SFSF", 490), ("----", 245)])
def test_9_2_symmetric_faces_have_fewer_rotations(face: str, count: int) -> None:
    assert len(placements(Garden(), face)) == count


# --- 9.3 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_3_each_phase_allows_its_forms_only(seats: int) -> None:
    forms = {
        "remove": {"remove"},
        "dig": {"dig"},
        "build": {"place", "statue", "fountain", "bridge", "stairs", "end"},
        "over": set(),
    }
    for at in moments(Setting(GAME, seats, "default", {}), 40):
        state = GAME.state(at)
        words = GAME.legal_words(at)
        assert {word.partition(":")[0] for word in words} <= forms[state["phase"]]
        if state["phase"] == "build":
            ends = {word for word in words if word.startswith("end")}
            assert ends == ({"end"} if state["dug_placed"] else {"end:keep", "end:toss"})
