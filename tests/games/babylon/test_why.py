"""Reasons of refusals: correct, complete, and computed independently of the bitboards."""

import pytest

from helpers.babylon import GAME, garden_of, play, position, reason, refused, scene
from ziggurat.core.errors import IllegalAction
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.actions import COLUMNS, DIG, ORNAMENT, PLACE, REMOVE
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.games.babylon.why import SENTENCES, why_not
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import moments, stream_for

SETTINGS = [
    Setting(GAME, 2, "default", {}),
    Setting(GAME, 4, "default", {}),
    Setting(GAME, 2, "strict", {"belvedere_choice": "forced_only", "overhang": "free_only", "bridge_gap": "one_floor"}),
    Setting(GAME, 2, "loose", {"same_footprint": "next_floor", "statue_line": "any_line", "statue_restart": "no"}),
    Setting(GAME, 3, "boxed", {"supply": "box", "bridge_gap": "ground"}),
]


def any_code(stream: Stream) -> int:
    """Draw any code of an action, legal or not."""
    if stream.draw(3) == 0:
        return PLACE | stream.draw(2) << 16 | stream.draw(64) << 10 | stream.draw(4) << 8 | stream.draw(256)
    if stream.draw(8) == 0:
        return stream.choose([0, 1, 2, *range(REMOVE, DIG + COLUMNS)])
    kind, cell, step = stream.draw(4), stream.draw(64), stream.choose([1, 8, 2, 16, -1, -8])
    other = (cell + step) % 64 if kind else cell
    return ORNAMENT | kind << 14 | cell << 8 | other << 2 | (stream.draw(3) if kind else stream.draw(2))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_action_has_a_reason_if_and_only_if_it_is_illegal(setting: Setting) -> None:
    """The reasons read the rules cell by cell; the legal actions come from bitboards. They agree."""
    stream = stream_for("why", setting)
    for at in moments(setting, 60):
        assert isinstance(at, BabylonPosition)
        legal = set(at.legal())
        for code in [any_code(stream) for _ in range(60)] + sorted(legal)[:: max(1, len(legal) // 40)]:
            name, params = why_not(at, code)
            if code not in legal or code >= ORNAMENT:
                assert (name == "unknown_action") is (code in legal), (GAME.word(code), name)
            assert SENTENCES[name].format(**params)


CASES = {
    "removal_first": (lambda: GAME.new(2, 1), "dig:A1"),
    "removal_done": (lambda: position(scene()), "remove:A1"),
    "dig_first": (lambda: position(scene()), "end"),
    "dug_already": (lambda: position(scene(dug="clay05")), "dig:A2"),
    "end_needs_placing": (lambda: position(scene(dug="clay05")), "end"),
    "end_placed": (lambda: play(position(scene(dug="clay05", singles=4)), "place:dug@a1r0/1111"), "end:keep"),
    "too_few_pillars": (lambda: position(scene(dug="clay05", singles=3)), "place:dug@a1r0/1111"),
}


@pytest.mark.parametrize("name", CASES)
def test_illegal_action_of_a_turn_is_refused_with_its_reason(name: str) -> None:
    make, word = CASES[name]
    assert reason(make(), word) == name  # type: ignore[arg-type]


def test_refusal_has_word_reason_parameters_and_message() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(position(scene(dug="clay05", singles=3)), "place:dug@a1r0/1111")
    error = refused.value
    assert (error.word, error.reason) == ("place:dug@a1r0/1111", "too_few_pillars")
    assert error.params == {"needed": 4, "held": 3}
    assert str(error) == "place:dug@a1r0/1111: this takes 4 single pillars, and there are 3"


FIRST = "place:SFBT.white@c3r0/1111"


@pytest.mark.parametrize(
    ("garden", "anchor", "name"),
    [
        (FIRST, "c3", "same_footprint"),
        (f"{FIRST} | place:F---.white@d3r0/1-21", "e3", "not_level"),
        (FIRST, "d3", "two_open"),  # it could lie there with other supports
    ],
)
def test_placement_without_supports_is_refused_with_the_obstacle(garden: str, anchor: str, name: str) -> None:
    assert refused(f"{garden} | place:SFBT.white@{anchor}r0/----") == name


def test_placement_without_supports_is_refused_with_the_missing_pillars() -> None:
    at = position(scene(dug="clay05", singles=1))
    assert why_not(at, GAME.code("place:dug@a1r0/----")) == ("too_few_pillars", {"needed": 4, "held": 1})


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_anchor_without_a_legal_placement_has_a_reason(setting: Setting) -> None:
    """The page asks with `----` where no placement is legal; the reason must be more specific than "no support"."""
    for at in moments(setting, 40):
        words = GAME.legal_words(at)
        if at.to_move < 0 or not any(word.startswith("place:dug") for word in words):
            continue
        for anchor in (file + rank for file in "abcdefg" for rank in "1234567"):
            if not any(word.startswith(f"place:dug@{anchor}") for word in words):
                assert reason(at, f"place:dug@{anchor}r0/----") != "two_open", anchor


def test_reason_has_the_cell() -> None:
    with pytest.raises(IllegalAction, match="a pillar needs a free place, and d3 is used"):
        garden_of("place:SFBT.white@c3r0/11-1 | place:----.white@d3r0/1221")


def test_unlevel_corner_is_named_with_the_highest_floor_that_it_can_reach() -> None:
    # f4 is bare ground: a double pillar reaches floor 2, the belvedere of e4 stands on it
    with pytest.raises(IllegalAction, match="f4 gives floor 2, another corner floor 3"):
        garden_of(f"{FIRST} | place:F---.white@d3r0/1-21 | place:SFBT.white@e3r0/----")
