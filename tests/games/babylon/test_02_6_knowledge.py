"""Rules 2.6: what each viewer knows: views, samples, and which steps can be undone."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from helpers.babylon import COMPONENTS, GAME, check_fair, play, position, scene
from helpers.sitting import Sitting
from ziggurat.core.errors import BadView
from ziggurat.core.game import to_move
from ziggurat.table.commands import Act, Confirm
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import moments, stream_for, whole_match

SETTINGS = [Setting(GAME, seats, "default", {}) for seats in (2, 3, 4)]
every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_table
def test_all_viewers_have_the_same_view(setting: Setting) -> None:
    for at in moments(setting, 10):
        views = [GAME.view(at, seat) for seat in (None, *range(setting.seats))]
        for view in views:
            view.pop("seat")
            view.pop("actions")
            view.pop("placements")  # like the actions, only for the seat to move
        assert all(view == views[0] for view in views)


def test_view_has_the_top_and_the_height_of_each_column() -> None:
    at = position(scene("3333 3311 2212 2023", tops={"B2": "granite05"}))
    columns = GAME.view(at, 0)["columns"]
    assert columns["B2"] == {
        "height": 2,
        "top": "granite05",
        "gain": 3,
        "reasons": {"sides": 3, "flower": 0, "less": 0},
    }
    assert columns["B1"] == {"height": 0, "top": None, "gain": None}
    assert GAME.view(at, 0)["tiles"]["granite05"] == {"face": "TBF-", "flower": "pink", "material": "granite"}


@every_table
def test_placements_agree_with_the_legal_actions(setting: Setting) -> None:
    """Each entry is legal at its anchors, nothing else is, and floor and pillars are those of the action."""
    for at in moments(setting, 30):
        view = GAME.view(at, to_move(at))
        places = [word.partition("@")[2] for word in view["actions"] if word.startswith("place:")]
        found = {(a, one["supports"]): one for one in view["placements"] for a in one["anchors"]}
        assert set(found) == {(place[:2], place[5:]) for place in places}
        for word in [word for word in view["actions"] if word.startswith("place:")][::9]:
            check_placement(at, word, found[word.partition("@")[2][:2], word[-4:]])


def check_placement(at: Any, word: str, shown: dict[str, Any]) -> None:
    """Compare an entry of `placements` with what the action does."""
    after = at.clone()
    GAME.apply(after, word)
    before, now = (GAME.view(place, None)["players"][at.to_move] for place in (at, after))
    assert now["garden"]["tiles"][-1]["floor"] == shown["floor"]
    assert [before[name] - now[name] for name in ("singles", "doubles")] == [shown["singles"], shown["doubles"]]


def test_only_the_seat_to_move_has_placements() -> None:
    at = position(scene(dug="clay05", singles=6))
    assert GAME.view(at, 0)["placements"]
    assert GAME.view(at, 1)["placements"] == GAME.view(at, None)["placements"] == []


@every_table
def test_view_does_not_show_the_places_of_covered_tiles_and_later_tokens(setting: Setting) -> None:
    """The view lists the unseen tiles and tokens in the order of the box."""
    for at in moments(setting, 12):
        state, view = GAME.state(at), GAME.view(at, 0)
        covered = {tile for column in state["columns"].values() for tile in column[:-1]}
        assert sorted(covered) == sorted(view["unseen"]["basalt"] + view["unseen"]["granite"])
        for tiles in view["unseen"].values():
            assert tiles == sorted(tiles, key=COMPONENTS.ids.index)
        assert Counter(view["tokens"]["unseen"]) == Counter(state["tokens"]["pile"] + state["tokens"]["left_out"])
        assert view["tokens"]["pile"] == len(state["tokens"]["pile"])
        shown = view_without_unseen(view)
        assert not any(f"'{tile}'" in shown for tile in covered)


def view_without_unseen(view: dict[str, Any]) -> str:
    """Return a view as text, without the lists of unseen pieces."""
    return repr({name: value for name, value in view.items() if name != "unseen"})


def test_removed_and_discarded_tiles_are_public() -> None:
    at = GAME.new(2, 4)
    top = GAME.view(at, 0)["columns"]["C2"]["top"]
    GAME.apply(at, "remove:C2")
    assert GAME.view(at, None)["out"] == [top]


# --- Samples -----------------------------------------------------------------------------------------------


@every_table
def test_sample_keeps_everything_in_the_view(setting: Setting) -> None:
    for number, at in enumerate(moments(setting, 10)):
        view = GAME.view(at, 0)
        sample = GAME.sample(view, stream_for("sample", number))
        assert GAME.view(sample, 0) == view
        true, drawn = GAME.state(at), GAME.state(sample)
        for name, column in true["columns"].items():
            assert drawn["columns"][name][-1:] == column[-1:]
            assert len(drawn["columns"][name]) == len(column)
        for name in ("players", "out", "dug", "round", "phase"):
            assert drawn[name] == true[name]


def samples(heights: str, count: int, **how: Any) -> list[dict[str, Any]]:
    """Draw many positions from the view of one."""
    view = GAME.view(position(scene(heights, **how)), 1)
    stream = stream_for("samples", heights)
    return [GAME.state(GAME.sample(view, stream)) for _ in range(count)]


def test_every_unseen_tile_of_a_layer_is_equally_likely_in_every_covered_place() -> None:
    drawn = samples("3322 1111 1111 1111", 1200, token="none", at_round=8)
    view = GAME.view(position(scene("3322 1111 1111 1111", token="none", at_round=8)), 0)
    assert len(view["unseen"]["basalt"]) == 4
    assert len(view["unseen"]["granite"]) == 2
    for name in ("A4", "C4"):
        check_fair(Counter(state["columns"][name][0] for state in drawn), view["unseen"]["basalt"])
    check_fair(Counter(state["columns"]["B4"][1] for state in drawn), view["unseen"]["granite"])
    pairs = Counter((state["columns"]["A4"][0], state["columns"]["A4"][1]) for state in drawn)
    check_fair(pairs, [(low, high) for low in view["unseen"]["basalt"] for high in view["unseen"]["granite"]])


@pytest.mark.parametrize("seats", [2, 4])
def test_every_unseen_token_is_equally_likely_to_be_next_or_left_out(seats: int) -> None:
    at_round = {2: 12, 4: 9}[seats]
    drawn = samples("3333 3333 3333 3333", 1200, seats=seats, at_round=at_round, token="minus")
    unseen = GAME.view(position(scene(seats=seats, at_round=at_round, token="minus")), 0)["tokens"]["unseen"]
    kinds = Counter(unseen)
    for place in ("pile", "left_out") if seats == 4 else ("pile",):
        seen = Counter(state["tokens"][place][-1] for state in drawn)
        assert set(seen) == set(kinds)
        for kind, number in kinds.items():
            expected = 1200 * number / len(unseen)
            assert abs(seen[kind] - expected) < 5 * expected**0.5


def test_with_two_players_no_token_is_left_out() -> None:
    drawn = samples("3333 3333 3333 3333", 5)
    assert all(state["tokens"]["left_out"] == [] for state in drawn)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_samples_of_all_seats_are_equal(seat: int | None) -> None:
    at = position(scene())
    sample = GAME.sample(GAME.view(at, seat), stream_for("alike"))
    assert sample == GAME.sample(GAME.view(at, 0), stream_for("alike"))


# --- Impossible views --------------------------------------------------------------------------------------


def change(view: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    """Return a function that changes one place of a view."""
    at: Any = view
    for part in path[:-1]:
        at = at[part]
    at[path[-1]] = value
    return view


SPOILT: dict[str, tuple[tuple[Any, ...], Any]] = {
    "a column too high": (("columns", "A1", "height"), 4),
    "a column higher than its tiles": (("columns", "A1", "height"), 3),
    "an unknown top": (("columns", "B2", "top"), "clay99"),
    "a tile twice": (("columns", "B2", "top"), "clay01"),
    "too many unseen": (("unseen", "basalt"), ["basalt01"] * 17),
    "a pile of nothing": (("tokens", "pile"), 0),
    "an unknown token": (("tokens", "unseen", 0), "triple"),
    "no players": (("players",), []),
    "a garden script": (("players", 0, "garden"), 7),
    "a phase that is none": (("phase",), "rest"),
    "options that are none": (("options",), {"overhang": "never"}),
    "another player": (("player",), 5),
    "a tile that was never dug": (("dug",), "start1"),
}


@pytest.mark.parametrize("name", SPOILT)
def test_impossible_view_is_refused(name: str) -> None:
    path, value = SPOILT[name]
    view = GAME.view(position(scene("3333 3333 3333 2333")), 0)
    with pytest.raises(BadView):
        GAME.sample(change(view, *path, value=value), stream_for("spoilt"))


# --- Undo --------------------------------------------------------------------------------------------------


@every_table
def test_revealed_counts_uncovered_tiles_and_turned_tokens(setting: Setting) -> None:
    match = whole_match(setting, 3, "eager")
    for (before, after), word in zip(pairwise([*match.past, match.position]), match.words, strict=True):
        kind, _, column = word.partition(":")
        uncovered = kind in ("dig", "remove") and len(GAME.state(before)["columns"][column]) > 1
        turned = GAME.state(after)["round"] > GAME.state(before)["round"]
        assert after.revealed - before.revealed == uncovered + turned


def test_step_can_be_undone_unless_it_revealed_something() -> None:
    sitting = Sitting.started("babylon", 4)
    mover = sitting.to_move
    sitting.play("dig:A1")  # uncovers a tile
    assert not sitting.may_undo(mover)
    sitting.play(next(word for word in sitting.legal() if word.startswith("place:kept")))
    assert sitting.may_undo(mover)
    revealed = sitting.table.state.history.position.revealed
    sitting.do(Act(mover, "end:toss"))  # staged: it ends the turn
    assert sitting.may_undo(mover)
    sitting.do(Confirm(mover))
    assert sitting.table.state.history.position.revealed == revealed
    assert not any(sitting.may_undo(seat) for seat in range(4))  # another seat is to move


def test_last_tile_of_a_column_uncovers_nothing() -> None:
    at = position(scene("3333 3333 3333 1333"))
    assert play(at.clone(), "dig:A1").revealed == at.revealed
    assert play(at.clone(), "dig:B1").revealed == at.revealed + 1
