"""Events of each action, as each seat may know them."""

import pytest

from helpers.hanging_gardens import GAME, builder, play, state, table
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream


def events_of(position: Position, word: str, viewer: int | None = 0) -> list[tuple[str, dict[str, str | int]]]:
    before = GAME.view(position, viewer)
    play(position, word)
    events = GAME.events(before, word, GAME.view(position, viewer))
    return [(event.code.removeprefix("hanging-gardens-"), dict(event.params)) for event in events]


def test_placement_event_has_card_slot_place_and_rotation() -> None:
    assert events_of(table(cards=[1, 17]), "card:2@0,0r0") == [
        ("card", {"seat": 0, "card": 17, "face": "../TP/..", "slot": 2, "at": "0,0", "turn": 0})
    ]


def test_burn_event_has_the_card() -> None:
    assert events_of(table("TT\ntT\n..", cards=[57, 58, 59, 60]), "burn:1") == [
        ("burn", {"seat": 0, "card": 57, "face": "TF/P./.T", "slot": 1})
    ]


def test_keep_event_has_the_returned_temples() -> None:
    position = play(table("...tT.\ntTT...\n......", cards=[5]), "card:1@3,1r0")
    assert events_of(position, "keep:0,1") == [("keep", {"seat": 0, "at": "0,1", "returned": 1})]


def test_temple_events_are_placed_moved_and_passed() -> None:
    position = play(table("TT..\n....", cards=[5]), "card:1@2,0r0")
    assert events_of(position.clone(), "temple:1,0") == [("temple", {"seat": 0, "at": "1,0", "kind": "T", "size": 3})]
    assert events_of(position, "pass") == [("pass", {"seat": 0})]
    garden = "tTT.pP.aA.\n..........\nfFF.tTT...\n..........\nTT........"
    position = play(table(garden, cards=[5]), "card:1@2,4r0")
    group = {"kind": "T", "size": 3}  # two terraces, and that of the card
    assert events_of(position, "temple:0,4<4,0") == [("temple-moved", {"seat": 0, "at": "0,4", "from": "4,0", **group})]


def test_tile_event_is_followed_by_the_refill() -> None:
    spaces = ["queen"] * 4 + ["gate"] * 2
    position = table("TT..\n....", cards=[5], stock=["king", "tiger"], spaces=spaces)
    play(position, "card:1@2,0r0 temple:1,0")
    assert events_of(position, "tile:1b", 1) == [
        ("tile", {"seat": 0, "tile": "queen", "space": "1b"}),
        ("refill", {"space": "1b", "tile": "tiger"}),
    ]


def blind_draw() -> Position:
    spaces = ["queen"] * 4 + ["gate"] * 2
    position = table("TTTTT...\n........\n........", cards=[5], stock=["tiger", "king"], spaces=spaces)
    return play(position, "card:1@5,0r0")


def test_blind_tile_event_names_the_tile_only_to_its_owner() -> None:
    assert events_of(blind_draw(), "temple:0,0", 0)[1] == ("blind-seen", {"seat": 0, "tile": "king"})
    assert events_of(blind_draw(), "temple:0,0", 1)[1] == ("blind", {"seat": 0})
    assert events_of(blind_draw(), "temple:0,0", None)[1] == ("blind", {"seat": 0})


def test_events_of_award_last_tile_and_next_round() -> None:
    position = table("TT..\n....", cards=[5], stock=[], spaces=[None, None, "queen"])
    assert events_of(play(position, "card:1@2,0r0"), "temple:0,0")[1] == ("award", {"seat": 0, "points": 5})
    position = play(table("TT..\n....", cards=[5], stock=[], spaces=["queen"], number=3), "card:1@2,0r0 temple:0,0")
    assert events_of(position, "tile:1a")[1] == ("tiles-out", {"last": 4})
    position = play(table(cards=[1, 2, 3, 4]), "card:1@0,0r0 card:2@0,0r0 card:3@0,0r0")
    assert events_of(position, "card:4@0,0r0")[1] == ("round", {"number": 2, "seat": 1})


def last_turn(hands: list[list[str]], blind: list[list[str]] | None = None) -> Position:
    body = state(cards=[1], hands=hands, blind=blind or [], number=15)
    body["round"]["to_move"] = [0]
    body["card_display"] = [1, None, None, None]
    return GAME.load(body)


def test_end_event_has_winners_and_points() -> None:
    assert events_of(last_turn([["queen"], ["king"]]), "card:1@0,0r0")[-1] == ("won", {"seat": 1, "points": 4})
    shared = ("shared", {"seats": "0,1", "count": 2, "points": 3})
    assert events_of(last_turn([["queen"], ["sculptor"]]), "card:1@0,0r0")[-1] == shared


def test_hidden_tiles_are_revealed_with_their_points_at_the_end() -> None:
    position = last_turn([["queen"], ["king"]], [[], ["king", "sculptor"]])
    # two kings instead of one: 11 instead of 4; a sculptor without statues: 3
    revealed = ("revealed", {"seat": 1, "tiles": "king,sculptor", "points": 10})
    assert [event for event in events_of(position.clone(), "card:1@0,0r0", 0) if event[0] == "revealed"] == [revealed]
    assert not [event for event in events_of(position, "card:1@0,0r0", 1) if event[0] == "revealed"], "known to seat 1"


@pytest.mark.parametrize("secrecy", ["blind", "all", "none"])
def test_events_contain_no_hidden_information(secrecy: str) -> None:
    position, rng = GAME.new(3, 9, {"tile_secrecy": secrecy}), Stream(bytes(32))
    while not position.over:
        word = GAME.word(builder(position, rng, 6))
        for viewer in (None, 0, 1, 2):
            other = position.clone()
            other.redeal(-1 if viewer is None else viewer, rng)
            here, there = events_of(position.clone(), word, viewer), events_of(other, word, viewer)
            if not {"refill", "blind-seen", "won", "shared"} & {code for code, _ in here}:
                assert here == there
        play(position, word)
