"""The events of each action, computed from two views."""

from typing import Any

from helpers.babylon import GAME, play, position, scene
from ziggurat.core.game import Event
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import whole_match

CLAY05 = {"tile": "clay05", "face": "S-F-", "flower": "pink", "material": "clay"}


def events_of(at: BabylonPosition, word: str, seat: int | None = None) -> list[Event]:
    """Carry out a word and return its events."""
    before = GAME.view(at, seat)
    play(at, word)
    return GAME.events(before, word, GAME.view(at, seat))


def test_dig_event_has_tile_gain_and_uncovered_tile() -> None:
    at = position(scene(tops={"B2": "clay05"}))
    below = GAME.state(at)["columns"]["B2"][1]
    dig, uncovered = events_of(at, "dig:B2")
    assert dig == Event("babylon-dig", {"seat": 0, "column": "B2", **CLAY05, "gain": 4})
    assert (uncovered.code, uncovered.params["tile"]) == ("babylon-uncovered", below)


def test_last_tile_of_a_column_uncovers_nothing() -> None:
    assert [event.code for event in events_of(position(scene("3333 3333 3333 1333")), "dig:A1")] == ["babylon-dig"]


def test_removal_event_has_the_tile_and_the_last_one_the_first_player() -> None:
    at = GAME.new(2, 3)
    assert isinstance(at, BabylonPosition)
    first = at.to_move
    codes = [[event.code for event in events_of(at, f"remove:{column}")] for column in ("A1", "A2", "A3", "A4", "B1")]
    assert codes == [["babylon-remove", "babylon-uncovered"]] * 5
    assert events_of(at, "remove:B2")[-1] == Event("babylon-first-round", {"seat": first})


def test_placement_event_has_cost_points_and_belvedere() -> None:
    at = position(scene(dug="clay05", singles=6))
    place, belvedere = events_of(at, "place:dug@c3r0/11-1")
    assert place == Event(
        "babylon-place",
        {"seat": 0, "source": "dug", **CLAY05, "cell": "c3", "floor": 1, "singles": 3, "doubles": 0, "points": 3},
    )
    assert belvedere == Event("babylon-belvedere", {"seat": 0, "cell": "d3", "floor": 1})


def test_placement_event_reports_a_statue_used_as_support() -> None:
    garden = "place:S---.white@c3r0/1111 statue:c4"
    at = position(scene(dug="clay05", singles=6, at_round=4, garden=garden))
    carried = events_of(at, "place:dug@c4r0/221s")[1]
    assert carried == Event("babylon-statues-carry", {"seat": 0, "count": 1})


def test_ornament_event_has_ends_floor_and_points() -> None:
    at = play(position(scene(dug="granite01", singles=12)), "place:kept@c3r0/1111", "place:dug@e4r3/1111")
    assert events_of(at, "fountain:d4-e4") == [
        Event("babylon-fountain", {"seat": 0, "cell": "d4", "other": "e4", "floor": 1, "points": 3})
    ]


def test_ornament_event_with_star_reports_the_used_token() -> None:
    at = play(position(scene(dug="clay10", token="icon", singles=4, slot=None)), "place:dug@c3r0/1111")
    assert events_of(at, "statue:c4*")[1] == Event("babylon-token-used", {"seat": 0, "cell": "c4", "token": "icon"})


def test_end_event_has_stored_discarded_and_returned_pieces() -> None:
    at = position(scene(dug="clay05", singles=8))
    end, gave_up, returned = events_of(at, "end:keep")[:3]
    assert end == Event("babylon-end-keep", {"seat": 0, "stored": 6, **CLAY05})
    assert (gave_up.code, gave_up.params["tile"]) == ("babylon-gave-up", "start1")
    assert returned == Event("babylon-returned", {"seat": 0, "count": 2})


def test_end_of_a_round_has_the_token_and_its_gain() -> None:
    state = scene(seat=1, dug="clay03", slot=None)
    state["first"] = 0
    state["tokens"]["pile"].sort(key=lambda token: token == "double")
    end, token, got = events_of(position(state), "end:toss")
    assert end.code == "babylon-end-toss"
    assert token == Event("babylon-token", {"round": 2, "token": "double"})
    assert got == Event("babylon-got-double", {"seat": 0})


def last(mine: str, other: str) -> list[Event]:
    """End a game with two gardens and return the last events."""
    state = scene(at_round=15, seat=1, dug="clay01", garden=mine, others=[other], slot=None)
    state["first"] = 0
    return [event for event in events_of(position(state), "end:toss") if "won" in event.code or "shared" in event.code]


def test_end_of_the_game_has_winners_and_reason() -> None:
    tile, roof = "place:----.white@a1r0/1111", "place:----.white@a1r0/11-1"
    statue = "place:S---.white@a1r0/1111 statue:a2 | place:----.white@c1r0/1111"
    assert last(roof, tile) == [Event("babylon-won", {"seat": 1, "points": 3, "bare": 60})]
    assert last(roof, statue) == [Event("babylon-won-tie-break", {"seat": 0, "points": 3, "bare": 56})]
    assert [event.params["seat"] for event in last(tile, tile)] == [0, 1]
    assert {event.code for event in last(tile, tile)} == {"babylon-shared"}


def test_every_action_has_the_same_events_for_all_viewers() -> None:
    for seats in (2, 3, 4):
        match = whole_match(Setting(GAME, seats, "default", {}), 4, "eager")
        passed = [*match.past, match.position]
        for place, word in enumerate(match.words):
            views: list[tuple[Any, Any]] = [
                (GAME.view(passed[place], seat), GAME.view(passed[place + 1], seat)) for seat in (None, 0)
            ]
            public, own = (GAME.events(before, word, after) for before, after in views)
            assert public == own
            assert public[0].code == "babylon-" + word.replace(":", "-").split("-")[0] or word.startswith("end:")
