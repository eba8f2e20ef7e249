"""Rules 2.3: samples are uniform over the arrangements that agree with a view.

The chances below are counted by hand. Of the unseen cards `AAHS`, two in the hidden hand: there are C(4,2) = 6 ways to
pick two of the four cards, 1 of them AA, 2 x 1 AH, 2 x 1 AS, 1 HS. What is left is the deck, in any order.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from helpers.chi_square import chi_square, too_much
from ziggurat import game
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.testing.walks import stream_for

BABEL = game("babel")
SAMPLES = 1200
Sampler = Callable[[dict[str, Any], Stream], Position]
Look = Callable[[dict[str, Any]], str]


def table(**cards: Any) -> Position:
    """Return a position with these cards; the rest is discarded or in a reserve."""
    state: dict[str, Any] = {
        "people_deck": "",
        "hand": ["", ""],
        "pinned": ["", ""],
        "column": [dict.fromkeys("AHMPS", "") for _ in range(2)],
        "temple": [{site: [] for site in "AHMPS"} for _ in range(2)],
        "temple_deck": [1, 2],
        "known_top": [],
        "pawn": ["A", "A"],
        "starter": [False, False],
        "active": 0,
        "phase": "act",
        "owed": 0,
        "migrated": False,
        "turn": 9,
        "final": False,
        "options": {},
        **cards,
    }
    seen = Counter(state["people_deck"] + "".join(state["hand"]) + "".join(state["column"][0].values()))
    state.setdefault("discard", "".join(people * (12 - seen[people]) for people in "AHMPS"))
    left = Counter({1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}) - Counter(state["temple_deck"])
    state["reserve"] = [sorted(left.elements(), reverse=True), []]
    return BABEL.load(state)


def frequencies(position: Position, seat: int | None, look: Look, sampler: Sampler = BABEL.sample) -> Counter[str]:
    """Take SAMPLES samples of a seat's view and count the values of `look`."""
    view, stream = BABEL.view(position, seat), stream_for("sampling", look.__name__)
    return Counter(look(BABEL.state(sampler(view, stream))) for _ in range(SAMPLES))


def fits(counts: Counter[str], chances: Mapping[str, float]) -> bool:
    """Return whether the counts agree with the chances; fail on an impossible arrangement."""
    return chi_square(counts, chances) < too_much(len(chances) - 1)


def opponents_hand(state: dict[str, Any]) -> str:
    return str(state["hand"][1])


def hand_and_deck(state: dict[str, Any]) -> str:
    return f"{state['hand'][1]} {state['people_deck']}"


def both_hands(state: dict[str, Any]) -> str:
    return f"{state['hand'][0]} {state['hand'][1]}"


def temple_deck(state: dict[str, Any]) -> str:
    return "".join(map(str, state["temple_deck"]))


# --- The hidden hand -----------------------------------------------------------------------------------------


def test_2_3_hidden_hand_has_two_of_four_unseen_cards() -> None:
    position = table(hand=["MM", "AH"], people_deck="AS")
    chances = {"AA": 1 / 6, "AH": 2 / 6, "AS": 2 / 6, "HS": 1 / 6}
    assert fits(frequencies(position, 0, opponents_hand), chances)


def test_2_3_hand_and_order_of_the_deck_are_sampled_together() -> None:
    position = table(hand=["MM", "AH"], people_deck="AS")
    sixth, twelfth = 1 / 6, 1 / 12
    chances = {"AA HS": twelfth, "AA SH": twelfth, "HS AA": sixth}
    chances |= {"AH AS": sixth, "AH SA": sixth, "AS AH": sixth, "AS HA": sixth}
    assert fits(frequencies(position, 0, hand_and_deck), chances)


def test_2_3_hidden_hand_has_three_of_six_unseen_cards() -> None:
    # AAAHHM, three of six: C(6,3) = 20 ways. AAA 1, AAH 3 x 2, AAM 3 x 1, AHH 3 x 1, AHM 3 x 2 x 1, HHM 1.
    position = table(hand=["PPP", "AHM"], people_deck="AAH")
    ways = {"AAA": 1, "AAH": 6, "AAM": 3, "AHH": 3, "AHM": 6, "HHM": 1}
    assert fits(frequencies(position, 0, opponents_hand), {hand: n / 20 for hand, n in ways.items()})


def test_2_3_second_seat_samples_the_first_seats_hand() -> None:
    # From seat 1 the unseen cards are the deck AS and the hand MM: 1 way MM, 2 AM, 2 MS, 1 AS.
    position = table(hand=["MM", "AH"], people_deck="AS")

    def first_hand(state: dict[str, Any]) -> str:
        return str(state["hand"][0])

    chances = {"MM": 1 / 6, "AM": 2 / 6, "MS": 2 / 6, "AS": 1 / 6}
    assert fits(frequencies(position, 1, first_hand), chances)


def test_2_3_pinned_card_stays_and_only_the_rest_is_dealt() -> None:
    # One A of the three cards is known; the other two are out of AHSS and the deck: 4 cards, C(4,2) = 6 ways.
    position = table(hand=["MM", "AAH"], pinned=["", "A"], people_deck="SS")
    ways = {"AAH": 1, "AAS": 2, "AHS": 2, "ASS": 1}
    assert fits(frequencies(position, 0, opponents_hand), {hand: n / 6 for hand, n in ways.items()})


def test_2_3_fully_pinned_hand_is_kept_and_the_rest_is_the_deck() -> None:
    position = table(hand=["MM", "AAH"], pinned=["", "AAH"], people_deck="SSP")
    third = 1 / 3
    chances = {"AAH PSS": third, "AAH SPS": third, "AAH SSP": third}
    assert fits(frequencies(position, 0, hand_and_deck), chances)


def test_2_3_pins_in_the_viewers_hand_do_not_change_the_samples() -> None:
    position = table(hand=["MM", "AH"], pinned=["M", ""], people_deck="AS")
    chances = {"AA": 1 / 6, "AH": 2 / 6, "AS": 2 / 6, "HS": 1 / 6}
    assert fits(frequencies(position, 0, opponents_hand), chances)


def test_2_3_empty_deck_leaves_only_one_possible_hand() -> None:
    position = table(hand=["MM", "AHS"])
    assert frequencies(position, 0, hand_and_deck) == {"AHS ": SAMPLES}


def test_2_3_sample_for_the_public_ignores_pinned_cards() -> None:
    # AAHS lie in two hands of one card and a deck of two: 4 x 3 = 12 ways to pick the two cards in order.
    position = table(hand=["A", "H"], pinned=["A", "H"], people_deck="AS")
    ways = {"A A": 2, "A H": 2, "A S": 2, "H A": 2, "H S": 1, "S A": 2, "S H": 1}
    assert fits(frequencies(position, None, both_hands), {hands: n / 12 for hands, n in ways.items()})


# --- The temple deck -----------------------------------------------------------------------------------------


def test_2_3_every_order_of_the_unknown_temple_cards_is_equally_likely() -> None:
    # 1, 1, 3, 6 in any order: 4! / 2! = 12 different ones.
    position = table(temple_deck=[1, 3, 1, 6])
    orders = ["1136", "1163", "1316", "1361", "1613", "1631", "3116", "3161", "3611", "6113", "6131", "6311"]
    for seat in (0, 1, None):
        assert fits(frequencies(position, seat, temple_deck), dict.fromkeys(orders, 1 / 12))


def test_2_3_cards_of_a_destroyed_temple_stay_on_top_in_their_order() -> None:
    # Next card first the known top is 1, 2, 4; the list has its top at the end. Below it lie 2, 2, 5.
    position = table(temple_deck=[2, 5, 2, 4, 2, 1], known_top=[1, 2, 4])
    orders = ("225421", "252421", "522421")
    for seat in (0, 1, None):
        assert fits(frequencies(position, seat, temple_deck), dict.fromkeys(orders, 1 / 3))


def test_2_3_fully_known_temple_deck_is_kept() -> None:
    position = table(temple_deck=[5, 2, 1], known_top=[1, 2, 5])
    assert frequencies(position, 0, temple_deck) == {"521": SAMPLES}


def test_2_3_hand_and_temple_deck_are_independent() -> None:
    position = table(hand=["MM", "A"], people_deck="HH", temple_deck=[4, 5])

    def hand_and_temples(state: dict[str, Any]) -> str:
        return f"{state['hand'][1]} {temple_deck(state)}"

    chances = {"A 45": 1 / 6, "A 54": 1 / 6, "H 45": 1 / 3, "H 54": 1 / 3}
    assert fits(frequencies(position, 0, hand_and_temples), chances)


# --- Cards after a reshuffle ---------------------------------------------------------------------------------


def reshuffled(view: dict[str, Any], stream: Stream) -> Position:
    """Sample and end the turn: AAHS is reshuffled, and the next player draws three."""
    position = BABEL.sample(view, stream)
    BABEL.apply(position, "end")
    return position


def test_2_3_order_after_a_coming_reshuffle_is_random() -> None:
    column = {**dict.fromkeys("AHMPS", ""), "A": "A" * 10 + "H" * 11 + "M" * 12 + "P" * 12 + "S" * 11}
    position = table(column=[column, dict.fromkeys("AHMPS", "")], temple_deck=[1, 2, 3, 4])

    def last_card(state: dict[str, Any]) -> str:
        return str(state["people_deck"])

    assert BABEL.state(position)["discard"] == "AAHS"
    assert fits(frequencies(position, 0, last_card, reshuffled), {"A": 1 / 2, "H": 1 / 4, "S": 1 / 4})


# --- The statistic itself: wrong samplers are detected -------------------------------------------------------


def loaded(view: dict[str, Any], hand: str, deck: str) -> Position:
    """Return a sample with the given hand and deck."""
    state = BABEL.state(BABEL.sample(view, Stream(bytes(32))))
    return BABEL.load({**state, "hand": [state["hand"][0], hand], "people_deck": deck})


def equal_chance_for_every_hand(view: dict[str, Any], stream: Stream) -> Position:
    """Pick among the different hands as if AA were as likely as AH."""
    hand, deck = stream.choose([("AA", "HS"), ("AH", "AS"), ("AS", "AH"), ("HS", "AA")])
    return loaded(view, hand, deck)


def never_shuffled(view: dict[str, Any], stream: Stream) -> Position:
    """Deal the hand correctly, but leave the deck sorted."""
    state = BABEL.state(BABEL.sample(view, stream))
    return loaded(view, state["hand"][1], "".join(sorted(state["people_deck"])))


def true_hand_too_often(view: dict[str, Any], stream: Stream) -> Position:
    """Return the true hand once in four samples."""
    position = BABEL.sample(view, stream)
    return loaded(view, "AH", stream.choose(["AS", "SA"])) if stream.draw(4) == 0 else position


@pytest.mark.parametrize("wrong", [equal_chance_for_every_hand, never_shuffled, true_hand_too_often])
def test_wrong_sampler_is_detected(wrong: Sampler) -> None:
    position = table(hand=["MM", "AH"], people_deck="AS")
    sixth, twelfth = 1 / 6, 1 / 12
    chances = {"AA HS": twelfth, "AA SH": twelfth, "HS AA": sixth}
    chances |= {"AH AS": sixth, "AH SA": sixth, "AS AH": sixth, "AS HA": sixth}
    assert not fits(frequencies(position, 0, hand_and_deck, wrong), chances)


def test_sampler_that_ignores_a_pinned_card_is_detected() -> None:
    position = table(hand=["MM", "AAH"], pinned=["", "A"], people_deck="SS")
    forgetful = table(hand=["MM", "AAH"], people_deck="SS")
    ways = {"AAH": 1, "AAS": 2, "AHS": 2, "ASS": 1}
    counts = frequencies(forgetful, 0, opponents_hand)
    with pytest.raises(AssertionError, match="impossible outcomes"):
        fits(counts, {hand: n / 6 for hand, n in ways.items()})
    assert fits(frequencies(position, 0, opponents_hand), {hand: n / 6 for hand, n in ways.items()})
