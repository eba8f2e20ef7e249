"""The fields of a view, and refusing to sample from an impossible one."""

import pytest

from helpers.babel import BABEL, table
from ziggurat.core.errors import BadView
from ziggurat.core.rng import Stream

PLAYED = table("pawn=A hand=AAH A=PPH/12 reserve=54", "hand=SSMM pinned=SM H=S/3", next_temples="46", known=2)


@pytest.mark.parametrize(
    ("column", "runs"),
    [
        ("", []),
        ("AAPAA", []),
        ("SSAAA", [[3, 3]]),
        ("AAAA", [[1, 4]]),
        ("AAAPAAA", [[1, 3], [5, 3]]),
        ("HHHMMM", [[1, 3], [4, 3]]),
    ],
)
def test_view_lists_every_run_with_place_and_length(column, runs):
    view = table("", f"M={column}/").view(None)
    assert view["runs"] == [{}, {"M": runs} if runs else {}]


@pytest.mark.parametrize(("cards", "last"), [("66", True), ("6", True), ("666", False)])
def test_view_shows_whether_the_next_draw_empties_the_temple_deck(cards, last):
    full = "1" * 10 + "2" * 9 + "3" * 8 + "4" * 7 + "5" * 6 + "6" * 5
    assert table(f"reserve={full[: -len(cards)]}", "").view(0)["last_draw"] is last


def test_view_has_the_numbers_of_the_rules():
    constants = {"goals": [10, 15, 20], "max_level": 6, "starter_level": 1, "migration_size": 3}
    assert PLAYED.view(0)["constants"] == PLAYED.view(None)["constants"] == constants


def refused(**fields):
    """Return the reason why a view with changed fields is refused."""
    with pytest.raises(BadView) as caught:
        BABEL.sample({**PLAYED.view(0), **fields}, Stream(bytes(32)))
    return str(caught.value)


@pytest.mark.parametrize("view", [None, [], {}, {"game": "chess"}])
def test_view_of_another_game_is_refused(view):
    with pytest.raises(BadView, match="not a view of babel"):
        BABEL.sample(view, Stream(bytes(32)))


NEEDED = ["seat", "hand", "hand_size", "pinned", "unseen", "known_top", "temple_rest", "column", "ending", "options"]


@pytest.mark.parametrize("name", NEEDED)
def test_view_without_a_field_is_refused(name):
    view = {field: value for field, value in PLAYED.view(0).items() if field != name}
    with pytest.raises(BadView, match=name):
        BABEL.sample(view, Stream(bytes(32)))


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_view_of_an_unknown_seat_is_refused(seat):
    assert "seat" in refused(seat=seat)


def test_view_with_cards_that_the_box_does_not_have_is_refused():
    assert "cards of people A; the box has 12" in refused(hand="AAHA", hand_size=[4, 4])
    assert "temple cards of level 6; the box has 5" in refused(temple_rest=[*PLAYED.view(0)["temple_rest"], 6])


def test_view_with_an_impossible_temple_is_refused():
    tall = {"A": [1] * 9, "H": [], "M": [], "P": [], "S": []}
    assert "this is not a view of Babel" in refused(temple=[tall, tall])


@pytest.mark.parametrize("sizes", [[2, 4], [3, 1]])
def test_view_with_more_pinned_cards_than_the_hand_is_refused(sizes):
    assert "cards are known to be in that hand" in refused(hand_size=sizes)


def test_view_with_a_hand_larger_than_the_unseen_cards_is_refused():
    assert "this is not a view of Babel" in refused(hand_size=[3, 60])


@pytest.mark.parametrize("fields", [{"hand_size": [3]}, {"hand_size": None}, {"pinned": ["", "", ""]}, {"pinned": 5}])
def test_view_with_fields_of_the_wrong_type_is_refused(fields):
    assert "this is not a view of Babel" in refused(**fields)


@pytest.mark.parametrize("phase", ["draw", "temple"])
def test_view_of_an_automatic_phase_is_refused(phase):
    assert f"phase {phase} is automatic" in refused(phase=phase)


@pytest.mark.parametrize(("phase", "ending"), [("act", "deck"), ("over", "running")])
def test_view_with_an_ending_that_contradicts_the_phase_is_refused(phase, ending):
    assert "phase is over exactly when there is an ending" in refused(phase=phase, ending=ending)


def test_view_with_an_unknown_ending_is_refused():
    assert "but must be one of running" in refused(ending="boredom")


@pytest.mark.parametrize("options", [None, "tilsit", {"colour": 1}])
def test_view_with_unknown_options_is_refused(options):
    assert "options" in refused(options=options)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_view_of_a_finished_game_can_be_sampled(seat):
    over = table("A=/2 hand=AAA", "A=/2 hand=HH", phase="over", turn=200)
    view = over.view(seat)
    assert BABEL.view(BABEL.sample(view, Stream(bytes(32))), seat) == view
