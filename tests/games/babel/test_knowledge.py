"""Rules 2.3: what each player knows, and the bookkeeping behind it."""

from collections import Counter

import pytest

from helpers.babel import BABEL, Table, load, new, table
from ziggurat.core.rng import Stream


def counted(table):
    """Return the people cards that the first player cannot see: deck and opponent's hand."""
    state = table.state
    return Counter(state["people_deck"] + state["hand"][1])


# unseen


def test_2_3_unseen_is_the_box_without_the_viewers_hand_columns_and_discard_pile():
    view = table("hand=AAH A=MMM", "hand=SSS A=PP", discard="AHM").view(0)
    assert view["unseen"] == "A" * 9 + "H" * 10 + "M" * 8 + "P" * 10 + "S" * 12


def test_2_3_unseen_is_the_deck_and_the_opponents_hand():
    played = table("hand=AAH A=MMM", "hand=SSS A=PP", discard="AHM")
    assert Counter(played.view(0)["unseen"]) == counted(played)


def test_2_3_for_the_public_both_hands_are_unseen():
    view = table("hand=AAH A=MMM", "hand=SSS A=PP", discard="AHM").view(None)
    assert view["unseen"] == "A" * 11 + "H" * 11 + "M" * 8 + "P" * 10 + "S" * 12


# pinned, rule 1: a card drawn that empties the deck


def test_2_3_at_the_start_nothing_is_pinned():
    new().shows("pinned=", "pinned=")


def test_2_3_drawing_from_a_deck_with_cards_left_pins_nothing():
    table("hand=AA", "hand=HH", people="MPSA", rest="1A").play("end").shows("pinned=", "hand=HHMPS pinned=")


def test_2_3_last_card_of_the_deck_pins_both_hands_including_that_card():
    played = table("hand=AA", "hand=HH", people="MPS", rest="1A").play("end")
    played.shows("hand=AA pinned=AA", "hand=HHMPS pinned=HHMPS")


def test_2_3_hands_are_pinned_in_the_middle_of_a_draw_before_the_reshuffle():
    # After M and P the deck is empty: both hands are known then. The third card, an S, comes from the reshuffle.
    played = table("hand=AA", "hand=HH", people="MP", discard="SS", rest="1A").play("end")
    played.shows("pinned=AA", "hand=HHMPS pinned=HHMP", people_deck=1)


def test_2_3_reshuffle_of_one_card_pins_again():
    played = table("hand=AA", "hand=HH", people="MP", discard="S", rest="1A").play("end")
    played.shows("pinned=AA", "hand=HHMPS pinned=HHMPS", people_deck=0)


def test_2_3_hands_are_pinned_when_the_first_card_of_a_draw_empties_the_deck():
    played = table("hand=AA", "hand=HH", people="M", discard="SSSS", rest="1A").play("end")
    played.shows("pinned=AA", "hand=HHMSS pinned=HHM", people_deck=2)


def test_2_3_reshuffle_alone_pins_nothing():
    played = table("hand=AA", "hand=HH", people="", discard="SSSS", rest="1A").play("end")
    played.shows("pinned=", "hand=HHSSS pinned=", people_deck=1)


def test_2_3_draw_from_empty_piles_changes_no_pins():
    played = table("hand=AA pinned=A", "hand=HH pinned=H", people="", rest="1A").play("end")
    played.shows("hand=AA pinned=A", "hand=HH pinned=H")


def test_2_3_pinning_replaces_earlier_pins():
    played = table("hand=AAM pinned=A", "hand=HH pinned=", people="MPS", rest="1A").play("end")
    played.shows("pinned=AAM", "pinned=HHMPS")


# pinned, rules 2 and 3


def test_2_3_pinned_card_is_played_before_an_unknown_one_of_the_same_people():
    table("pawn=A hand=HH pinned=H").play("go:H").shows("hand=H pinned=")
    table("pawn=A hand=HH pinned=H").play("lay:H").shows("hand=H pinned=")
    table("pawn=A A=SSS", "hand=HH pinned=H").play("halve@1 drop:H").shows("", "hand=H pinned=")


def test_2_3_playing_an_unpinned_card_keeps_the_pinned_ones():
    table("pawn=A hand=HM pinned=H").play("go:M").shows("hand=H pinned=H")
    table("pawn=A hand=HM pinned=H").play("lay:M").shows("hand=H pinned=H")
    table("pawn=A A=SSS", "hand=HM pinned=H").play("halve@1 drop:M").shows("", "hand=H pinned=H")


def test_2_3_playing_a_card_unpins_one_card():
    table("pawn=A hand=HHHM pinned=HHM").play("lay:H").shows("hand=HHM pinned=HM")


def test_2_3_pins_of_the_other_player_stay():
    table("pawn=A hand=HH pinned=H", "hand=HH pinned=HH").play("lay:H").shows("pinned=", "pinned=HH")


def test_2_3_drawing_keeps_the_pinned_cards():
    table("hand=A pinned=A", "hand=H pinned=H", next_people="HHH").play("end").shows("pinned=A", "hand=HHHH pinned=H")


# known_top and the rest of the temple deck


def test_2_3_known_top_lists_the_next_card_first():
    view = table("", "", next_temples="245", known=2).view(0)
    assert (view["known_top"], view["temple_deck_size"]) == ([2, 4], 45)


def test_2_3_razed_cards_are_first_in_known_top():
    table("pawn=A A=AAA", "A=/13", next_temples="46", known=2).play("raze@1").shows(known_top="1346")


def test_2_3_rest_of_the_temple_deck_is_known_without_its_order():
    view = table("A=/12 reserve=65 starter=yes", "H=/3", next_temples="46", known=2).view(1)
    assert view["temple_rest"] == [1] * 8 + [2] * 8 + [3] * 7 + [4] * 6 + [5] * 5 + [6] * 3


def test_2_3_both_players_and_the_public_know_the_same_of_the_temple_deck():
    played = table("A=/12 reserve=65", "H=/3", next_temples="46", known=2)
    seen = [(view["known_top"], view["temple_rest"]) for view in (played.view(0), played.view(1), played.view(None))]
    assert seen[0] == seen[1] == seen[2]


# views


def test_2_3_view_shows_the_viewers_hand_and_the_size_of_the_other():
    played = table("hand=AAH", "hand=SSSS")
    assert (played.view(0)["hand"], played.view(0)["hand_size"]) == ("AAH", [3, 4])
    assert (played.view(1)["hand"], played.view(1)["hand_size"]) == ("SSSS", [3, 4])
    assert (played.view(None)["hand"], played.view(None)["hand_size"]) == (None, [3, 4])


def test_2_3_pinned_cards_are_known_to_both_players_but_not_to_the_public():
    played = table("hand=AAH pinned=AH", "hand=SSSS pinned=S")
    assert played.view(0)["pinned"] == played.view(1)["pinned"] == ["AH", "S"]
    assert played.view(None)["pinned"] is None


def test_2_3_view_has_no_other_fields():
    common = {"game", "rules", "seats", "seat", "to_move", "over", "winners", "actions"}
    known = {
        "hand",
        "hand_size",
        "pinned",
        "unseen",
        "people_deck_size",
        "temple_deck_size",
        "known_top",
        "temple_rest",
    }
    public = {"discard", "pawn", "column", "runs", "temple", "reserve", "starter", "history", "options", "constants"}
    turn = {"active", "phase", "owed", "migrated", "last_draw", "turn", "final", "ending", "scores", "sheets"}
    for seat in (0, 1, None):
        assert set(new().view(seat)) == common | known | public | turn


def test_2_3_view_shows_all_public_cards():
    played = table("pawn=A hand=H A=PPH/12 reserve=54 starter=yes", "H=S/3 reserve=1", discard="SA", turn=5)
    view = played.view(1)
    assert view["pawn"] == ["A", "H"]
    assert (view["column"][0]["A"], view["column"][1]["H"]) == ("PPH", "S")
    assert (view["temple"][0]["A"], view["temple"][1]["H"]) == ([1, 2], [3])
    assert (view["reserve"], view["starter"], view["discard"]) == ([[5, 4], [1]], [True, False], "AS")
    assert (view["turn"], view["active"], view["phase"], view["scores"]) == (5, 0, "act", [2, 3])
    assert view["sheets"] == [{"A": 2, "H": 0, "M": 0, "P": 0, "S": 0}, {"A": 0, "H": 3, "M": 0, "P": 0, "S": 0}]
    assert view["people_deck_size"] == 60 - 1 - 4 - 2


def test_2_3_only_the_seat_to_move_gets_actions():
    played = table("pawn=A hand=M A=SSS", "hand=AH").play("halve@1")
    assert played.view(1)["actions"] == ["drop:A", "drop:H"]
    assert played.view(0)["actions"] == played.view(None)["actions"] == []


# sampling from that knowledge

SAMPLED = {"discard": "AS", "next_people": "HMP", "next_temples": "46135", "known": 2}


def samples(played, seat):
    """Return positions drawn from the knowledge of a seat."""
    view = played.view(seat)
    return view, [Table(BABEL.sample(view, Stream(bytes([number]) * 32))) for number in range(12)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_2_3_sample_has_the_same_view(seat):
    view, drawn = samples(table("hand=AAH A=P", "hand=SSMM pinned=SM", **SAMPLED), seat)
    assert [sample.view(seat) for sample in drawn] == [view] * len(drawn)
    for sample in drawn:
        sample.check_cards()


def test_2_3_sample_keeps_pinned_cards_and_deals_the_rest_of_the_hand():
    _, drawn = samples(table("hand=AAH A=P", "hand=SSMM pinned=SM", **SAMPLED), 0)
    others = {"".join((Counter(sample.state["hand"][1]) - Counter("SM")).elements()) for sample in drawn}
    assert all(Counter("SM") <= Counter(sample.state["hand"][1]) for sample in drawn)
    assert len(others) > 1
    assert all(sample.state["hand"][0] == "AAH" for sample in drawn)


def test_2_3_sample_for_the_public_deals_both_hands():
    _, drawn = samples(table("hand=AAH A=P pinned=AAH", "hand=SSMM pinned=SSMM", **SAMPLED), None)
    for seat in (0, 1):
        assert len({sample.state["hand"][seat] for sample in drawn}) > 1
    assert all(sample.state["pinned"] == ["", ""] for sample in drawn)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_2_3_sample_shuffles_unknown_temple_cards_and_keeps_known_top(seat):
    _, drawn = samples(table("hand=AAH A=P", "hand=SSMM", **SAMPLED), seat)
    assert len({sample.state["people_deck"] for sample in drawn}) == len(drawn)
    assert len({tuple(sample.state["temple_deck"]) for sample in drawn}) == len(drawn)
    assert all(sample.state["temple_deck"][-2:] == [6, 4] for sample in drawn)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_2_3_positions_with_equal_views_give_the_same_samples(seat):
    hands = {0: ("AAH", "SSMM", "AAH", "HPAA"), 1: ("AAH", "SSMM", "MPP", "SSMM"), None: ("AAH", "SSMM", "PPP", "AHMS")}
    one, two, other_one, other_two = hands[seat]
    first = table(f"hand={one} A=P", f"hand={two}", next_people="AHS", next_temples="461", known=1)
    second = table(f"hand={other_one} A=P", f"hand={other_two}", next_people="PPP", next_temples="453", known=1)
    assert first.view(seat) == second.view(seat)
    drawn = [[sample.state for sample in samples(played, seat)[1]] for played in (first, second)]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("seat", [0, -1])
def test_2_3_redeal_ignores_the_true_cards(seat):
    hand = "SSMM" if seat == 0 else "AHAH"
    first = table("hand=AAH A=P", f"hand={hand} pinned=", next_people="AHS", next_temples="461", known=1)
    second = table("hand=AAH A=P", "hand=PPSS", next_people="MMM", next_temples="453", known=1, seed=9)
    for played in (first, second):
        played.position.redeal(seat, Stream(bytes(32)))
    assert first.position == second.position


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_2_3_redeal_ignores_the_true_order_of_both_decks(seat):
    state = table("hand=AAH A=P", "hand=SSMM", next_temples="46", known=1).state
    hidden = state["temple_deck"][:-1]
    turned = {
        **state,
        "people_deck": state["people_deck"][::-1],
        "temple_deck": [*hidden[::-1], state["temple_deck"][-1]],
    }
    first, second = load(state), load(turned)
    for played in (first, second):
        played.position.redeal(seat, Stream(bytes(32)))
    assert first.state == second.state


def test_2_3_redeal_for_the_public_pins_nothing():
    played = table("hand=AAH A=P pinned=AAH", "hand=SSMM pinned=SSMM")
    hands = set()
    for number in range(12):
        played.position.redeal(-1, Stream(bytes([number]) * 32))
        played.shows("pinned=", "pinned=", hand_size="3:4").check_cards()
        hands.add(tuple(played.state["hand"]))
    assert len(hands) > 1


def test_2_3_samples_have_different_random_streams():
    # The people deck is empty, so the next cards come from a reshuffle, whose order is unknown.
    played = table("hand=AA", "hand=HH", people="", discard="AAAHHHMMMPPPSSS", rest="1A")
    _, drawn = samples(played, 0)
    assert len({sample.play("end").state["people_deck"] for sample in drawn}) > 1


def test_2_3_copy_has_the_same_random_stream():
    played = table("hand=AA", "hand=HH", people="", discard="AAAHHHMMMPPPSSS", rest="1A")
    copy = Table(played.position.clone())
    assert copy.play("end").state == played.play("end").state
