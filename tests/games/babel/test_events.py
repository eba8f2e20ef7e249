"""Events of every action, computed for each seat from its view."""

import pytest

from helpers.babel import BABEL, table


def events_of(played, word, seat=0):
    """Play an action and return its events for a seat: codes and parameters."""
    before = played.view(seat)
    played.play(word)
    return [(event.code, dict(event.params)) for event in BABEL.events(before, word, played.view(seat))]


ACTIONS = [
    ("go:M", "pawn=A hand=M", "", {"site": "A", "card": "M"}),
    ("go:M", "hand=M", "", {"site": "quarry", "card": "M"}),
    ("lay:M", "pawn=A hand=M", "", {"site": "A", "card": "M"}),
    ("build:first", "A=P hand=HH starter=yes", "", {"site": "A", "level": 1, "from": "first"}),
    ("build:own", "A=PP/1 reserve=2", "", {"site": "A", "level": 2, "from": "own"}),
    ("build:foe", "A=PP/1", "reserve=2", {"site": "A", "level": 2, "from": "foe"}),
    ("move:S>H", "pawn=A S=PPP", "", {"site": "A", "origin": "S", "goal": "H"}),
    ("raze@1", "A=AAA", "A=/134", {"site": "A", "level": 4}),
    ("steal@1", "A=HHHP", "A=/134", {"site": "A", "level": 4}),
    ("drive@1:P", "A=MMM", "A=PSPP", {"site": "A", "card": "P", "cards": 3}),
    ("turn@1", "A=SSS", "A=PSPP", {"site": "A", "card": "P", "cards": 3}),
    ("leap@1:own", "A=PPP reserve=2", "", {"site": "A", "level": 2, "from": "own"}),
    ("leap@1:foe", "A=PPP", "reserve=2", {"site": "A", "level": 2, "from": "foe"}),
    ("halve@1", "A=PPP", "hand=AAAAA", {"site": "A", "cards": 2}),
]


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(("word", "one", "two", "params"), ACTIONS)
def test_events_of_actions_are_the_same_for_all_viewers(seat, word, one, two, params):
    name = word.replace("@", ":").split(":")[0]
    assert events_of(table(one, two), word, seat) == [(f"babel-{name}", {"seat": 0, **params})]


def test_events_of_the_second_player_have_seat_1():
    assert events_of(table("A=/12", "pawn=A A=AAA", active=1), "raze@1") == [
        ("babel-raze", {"seat": 1, "site": "A", "level": 2})
    ]


def test_events_of_a_trailing_turn_count_only_the_cards_that_changed_sides():
    played = table("A=SSS", "A=PSPP", options={"sumerians": "trailing"})
    assert events_of(played, "turn@1") == [("babel-turn", {"seat": 0, "site": "A", "card": "P", "cards": 2})]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_events_of_a_drop_name_the_player_who_discards(seat):
    played = table("A=PPP", "hand=AAAAA").play("halve@1")
    assert events_of(played, "drop:A", seat) == [("babel-drop", {"seat": 1, "site": "A", "card": "A"})]


def test_events_of_the_end_of_a_turn_show_temple_cards_but_only_the_number_of_people():
    played = table("pawn=A reserve=6", "hand=H", next_temples="35", next_people="SAH")
    assert events_of(played, "end", seat=0) == [
        ("babel-end", {"seat": 0, "site": "A"}),
        ("babel-temples-drawn", {"seat": 0, "cards": "5-3"}),
        ("babel-drew", {"seat": 1, "count": 3}),
    ]


def test_events_show_drawn_cards_to_the_player_who_drew_them():
    played = table("pawn=A reserve=6", "hand=HA", next_temples="35", next_people="SAH")
    assert events_of(played, "end", seat=1)[-1] == ("babel-you-drew", {"seat": 1, "count": 3, "cards": "AHS"})


def test_events_hide_drawn_cards_from_spectators():
    played = table("pawn=A", "hand=HA", next_people="SAH")
    assert events_of(played, "end", seat=None)[-1] == ("babel-drew", {"seat": 1, "count": 3})


def test_events_report_a_reshuffle_before_the_draw():
    played = table("", "", people="A", discard="HHHHH", rest="1A")
    codes = [code for code, _ in events_of(played, "end")]
    assert codes == ["babel-end", "babel-temples-drawn", "babel-reshuffle", "babel-drew"]


def test_events_report_no_reshuffle_without_a_discard_pile():
    played = table("", "", people="A", rest="1A")
    assert events_of(played, "end")[2:] == [("babel-drew", {"seat": 1, "count": 1})]


def test_events_report_no_reshuffle_while_the_discard_pile_stays():
    codes = [code for code, _ in events_of(table("", "", discard="HHHHH"), "end")]
    assert "babel-reshuffle" not in codes


def test_events_report_the_final_phase_once():
    played = table("pawn=S S=PP A=/6 H=/6 M=/2 reserve=21", "P=/6 S=/4")
    assert events_of(played, "build:own")[1:] == [("babel-final-phase", {})]
    assert events_of(played, "build:own")[1:] == []


def test_events_report_a_win_by_points():
    played = table("pawn=S S=P A=/6 H=/6 M=/2 reserve=1", "P=/5 S=/4")
    assert events_of(played, "build:own")[1:] == [
        ("babel-won", {"seat": 0, "ending": "points", "first": 15, "second": 9})
    ]


def test_events_report_a_win_by_the_deck():
    played = table("A=/2", "A=/3", temples="3")
    assert events_of(played, "end")[1:] == [
        ("babel-temples-drawn", {"seat": 0, "cards": "3"}),
        ("babel-won", {"seat": 1, "ending": "deck", "first": 2, "second": 3}),
    ]


def test_events_report_a_draw_at_the_turn_limit():
    played = table("A=/2", "A=/2", turn=7, options={"turn_limit": 7}, next_temples="33")
    assert events_of(played, "end")[2:] == [("babel-draw", {"ending": "turn_limit", "first": 2, "second": 2})]


def test_events_report_a_repetition_without_a_draw_after_it():
    # One Assyrian is drawn in every turn and the position recurs (rules 5.3); the second occurrence ends this game.
    loop = {"people": "", "discard": "A", "rest": "2H", "phase": "draw", "options": {"repetition": 2}}
    played = table("pawn=A A=AA reserve=21", "pawn=A A=AA/12 reserve=21", **loop)
    played.play("lay:A raze@1 build:own build:own end lay:A raze@1 build:own build:own")
    assert events_of(played, "end")[1:] == [
        ("babel-temples-drawn", {"seat": 1, "cards": "2-1"}),
        ("babel-won", {"seat": 1, "ending": "repetition", "first": 0, "second": 2}),
    ]
