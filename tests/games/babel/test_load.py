"""Loading a state: it is loaded unchanged or refused with the reason."""

import pytest

from helpers.babel import BABEL, load, new, state_of, table
from ziggurat.core.errors import BadState
from ziggurat.core.options import shown

VALID = state_of("pawn=A hand=AAH A=PPH/12 reserve=54 pinned=A", "pawn=H hand=SS H=S/3 reserve=1", discard="SA")


def refused(**fields):
    """Return the reason why the valid state with changed fields is refused."""
    with pytest.raises(BadState) as caught:
        BABEL.load({**VALID, **fields})
    return str(caught.value)


def impossible(one, two="", **fields):
    """Return the reason why a position is refused."""
    with pytest.raises(BadState) as caught:
        table(one, two, **fields)
    return str(caught.value)


def at(seat, name, site, value):
    """Return a column or temple field of the valid state with one site changed."""
    sides = [dict(side) for side in VALID[name]]
    sides[seat][site] = value
    return {name: sides}


# --- Accepted states ----------------------------------------------------------------------------------------


def test_load_accepts_what_state_returns():
    state = load(VALID).state
    assert {name: state[name] for name in VALID if name != "options"} == {
        name: value for name, value in VALID.items() if name != "options"
    }


def test_load_history_is_optional():
    assert load(VALID).state["history"] == []
    assert load({**VALID, "history": ["0123456789abcdef"]}).state["history"] == ["0123456789abcdef"]


def test_load_phase_draw_draws_the_cards():
    played = load(state_of("hand=A", "", phase="draw", next_people="HMP"))
    played.shows("hand=AHMP", phase="act")
    assert len(played.state["history"]) == 1


def test_load_phase_draw_resets_the_migration():
    load(state_of("A=PPP", phase="draw", migrated=True)).shows(migrated=False).offers("move:A>H")


def test_load_phase_drop_waits_for_the_opponent():
    load(state_of("A=SS", "hand=AAH", phase="drop", owed=1)).shows(to_move=1, active=0)
    load(state_of("hand=AAH", "A=SS", phase="drop", owed=1, active=1)).shows(to_move=0, active=1)


def test_load_sorts_hands_and_discard_pile():
    load({**VALID, "hand": ["HAA", "SS"], "discard": "SA"}).shows("hand=AAH", discard="AS")


def test_load_accepts_a_profile_and_single_options():
    options = load({**VALID, "options": {"profile": "zman", "sumerians": "trailing"}}).state["options"]
    assert (options["hands"], options["sudden_death"], options["sumerians"]) == ([3, 5], True, "trailing")


def test_load_every_position_of_a_game_round_trips():
    played = new(seed=11, hands=[3, 5], sudden_death=True)
    for _ in range(120):
        if not played.position.over:
            played.play(played.legal[(7 * len(played.words)) % len(played.legal)])
        assert load(played.state).state == played.state


OVER = [
    ("points", "A=/6 H=/6 M=/3", "P=/5 S=/4", {}),
    ("points", "A=/6 H=/6 M=/6 P=/2", "P=/6 S=/6", {"final": True}),
    ("points", "A=/6 H=/4", "P=/5 S=/4", {"final": True, "options": {"sudden_death": True}}),
    ("deck", "A=/2", "", {"temples": ""}),
    ("turn_limit", "A=/2", "", {"turn": 200}),
    ("turn_limit", "A=/2", "", {"turn": 201}),
    ("repetition", "A=/2", "", {"history": ["0123456789abcdef"] * 3}),
    ("repetition", "A=/2", "", {"history": ["0123456789abcdef"] * 3, "turn": 200}),
    ("repetition", "A=/2", "", {"history": ["0" * 16, "1" * 16, "0" * 16], "options": {"repetition": 2}}),
]


@pytest.mark.parametrize(("ending", "one", "two", "fields"), OVER)
def test_load_finished_game_keeps_its_ending_and_winners(ending, one, two, fields):
    played = table(one, two, phase="over", **fields)
    played.shows(over=True, ending=ending, winners=[0], to_move=None)
    assert played.legal == []


@pytest.mark.parametrize(("ending", "one", "two", "fields"), OVER)
def test_load_finished_game_round_trips(ending, one, two, fields):
    played = table(one, two, phase="over", **fields)
    load(played.state).shows(ending=ending)


# --- Fields -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [None, [], "state", 7])
def test_load_refuses_a_state_that_is_not_an_object(state):
    with pytest.raises(BadState, match=r"the state is .*, but must be an object with the fields people_deck"):
        BABEL.load(state)


@pytest.mark.parametrize("name", VALID)
def test_load_names_a_missing_field(name):
    with pytest.raises(BadState, match=f"field '{name}' is missing"):
        BABEL.load({field: value for field, value in VALID.items() if field != name})


def test_load_names_an_unknown_field():
    assert "unknown field 'colour'" in refused(colour="blue")


@pytest.mark.parametrize("name", ["people_deck", "discard"])
@pytest.mark.parametrize("value", [None, 5, ["A"], "AXA", "aa", "A" * 61])
def test_load_refuses_people_that_are_not_letters(name, value):
    assert refused(**{name: value}) == f"{name} is {shown(value)}, but must be a text of at most 60 letters A H M P S"


@pytest.mark.parametrize("name", ["hand", "pinned"])
def test_load_refuses_people_of_a_hand_that_are_not_letters(name):
    assert refused(**{name: ["AAH", "S?"]}).startswith(f"{name}[1] is 'S?', but must be a text of")


def test_load_refuses_people_of_a_column_that_are_not_letters():
    assert refused(**at(0, "column", "M", 3)).startswith("column[0].M is 3, but must be a text of")


@pytest.mark.parametrize("name", ["hand", "pinned", "pawn", "column", "temple", "reserve", "starter"])
@pytest.mark.parametrize("value", [None, "AB", [], ["A"], ["A", "A", "A"], {"0": "A", "1": "A"}])
def test_load_needs_one_entry_per_seat(name, value):
    expected = f"{name} is {shown(value)}, but must be a list with one entry for each of the 2 seats"
    assert refused(**{name: value}) == expected


@pytest.mark.parametrize("name", ["column", "temple"])
@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (None, " is null, but must be an object with the fields A, H, M, P, S"),
        ([], " is [], but must be an object with the fields A, H, M, P, S"),
        ({"A": ""}, ": field 'H' is missing"),
        (dict.fromkeys("AHMPSX", ""), ": unknown field 'X'; the fields are A, H, M, P, S"),
        (dict.fromkeys(["AH", *"MPS"], ""), ": unknown field 'AH'; the fields are A, H, M, P, S"),
    ],
)
def test_load_needs_one_entry_per_site(name, value, reason):
    assert refused(**{name: [VALID[name][0], value]}) == f"{name}[1]{reason}"


@pytest.mark.parametrize(
    ("value", "reason"),
    [(value, f"is {shown(value)}, but must be a list of at most 45 entries") for value in (None, "12", {})]
    + [([1] * 46, "has 46 entries; at most 45 are allowed")],
)
def test_load_refuses_a_stack_that_is_not_a_list(value, reason):
    assert refused(temple_deck=value) == f"temple_deck {reason}"
    assert refused(known_top=value) == f"known_top {reason}"
    assert refused(reserve=[value, []]) == f"reserve[0] {reason}"
    assert refused(**at(1, "temple", "S", value)) == f"temple[1].S {reason}"


@pytest.mark.parametrize("level", [0, 7, -1, "1", True, 1.0, None])
def test_load_refuses_levels_outside_1_to_6(level):
    expected = f"reserve[0][1] is {shown(level)}, but must be a whole number from 1 to 6"
    assert refused(reserve=[[5, level], []]) == expected


@pytest.mark.parametrize(("name", "low", "high"), [("active", 0, 1), ("owed", 0, 60), ("turn", 1, 1_000_000)])
def test_load_refuses_numbers_out_of_range(name, low, high):
    for value in (low - 1, high + 1, True, "1", None, 0.5):
        assert refused(**{name: value}) == f"{name} is {shown(value)}, but must be a whole number from {low} to {high}"


@pytest.mark.parametrize("name", ["migrated", "final"])
def test_load_refuses_flags_that_are_not_boolean(name):
    for value in (0, 1, "true", None):
        assert refused(**{name: value}) == f"{name} is {shown(value)}, but must be true or false"


def test_load_refuses_starters_that_are_not_boolean():
    assert refused(starter=[False, 0]) == "starter[1] is 0, but must be true or false"


@pytest.mark.parametrize("value", ["dance", "", None, 1, "ACT"])
def test_load_refuses_unknown_phases(value):
    assert refused(phase=value) == f"phase is {shown(value)}, but must be one of draw act drop temple over"


@pytest.mark.parametrize("value", ["B", "Quarry", "", None, 0])
def test_load_refuses_pawns_that_are_neither_at_a_site_nor_at_the_quarry(value):
    assert refused(pawn=["A", value]) == f"pawn[1] is {shown(value)}, but must be one of A H M P S quarry"


@pytest.mark.parametrize("value", [None, "", {}])
def test_load_refuses_a_history_that_is_not_a_list(value):
    assert refused(history=value) == f"history is {shown(value)}, but must be a list"


@pytest.mark.parametrize("mark", ["0123", "0123456789ABCDEF", "0123456789abcdeg", 5, None, "0" * 17])
def test_load_refuses_hashes_of_the_history_that_are_not_hexadecimal(mark):
    history = ["0" * 16, mark]
    assert (
        refused(history=history)
        == f"history[1] is {shown(history[1])}, but must be 16 hexadecimal digits in lower case"
    )


@pytest.mark.parametrize("value", [None, [], "tilsit"])
def test_load_refuses_options_that_are_not_an_object(value):
    assert refused(options=value) == f"options is {shown(value)}, but must be an object"


@pytest.mark.parametrize("options", [{"colour": 1}, {"sumerians": "some"}, {"profile": "parker"}])
def test_load_refuses_unknown_options(options):
    assert refused(options=options).startswith("options: ")


# --- Rules 2.2: the cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("people", "AHMPS")
def test_load_2_2_refuses_a_missing_people_card(people):
    deck = VALID["people_deck"].replace(people, "", 1)
    assert refused(people_deck=deck) == f"there are 11 cards of people {people}; the box has 12"


@pytest.mark.parametrize("people", "AHMPS")
def test_load_2_2_refuses_an_extra_people_card(people):
    assert refused(discard=f"AS{people}") == f"there are 13 cards of people {people}; the box has 12"


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_load_2_2_refuses_a_missing_temple_card(level):
    deck = list(VALID["temple_deck"])
    deck.remove(level)
    count = 11 - level
    assert refused(temple_deck=deck) == f"there are {count - 1} temple cards of level {level}; the box has {count}"


def test_load_2_2_refuses_an_extra_temple_card():
    assert refused(reserve=[[5, 4, 6], [1]]) == "there are 6 temple cards of level 6; the box has 5"
    assert refused(starter=[False, True]) == "there are 11 temple cards of level 1; the box has 10"


@pytest.mark.parametrize("stack", [[2, 1], [1, 1], [1, 2, 2]])
def test_load_2_2_refuses_a_temple_whose_levels_do_not_rise(stack):
    text = "".join(map(str, stack))
    assert impossible(f"A=/{text}") == "temple[0].A must rise strictly from bottom to top"
    assert impossible("", f"S=/{text}") == "temple[1].S must rise strictly from bottom to top"


def test_load_2_2_refuses_a_running_game_without_temple_cards():
    assert impossible("", "", temples="") == "temple_deck is empty, but the game is not over"


@pytest.mark.parametrize(("pinned", "seat", "card"), [(["AAA", ""], 0, "A"), (["", "H"], 1, "H")])
def test_load_2_3_refuses_pinned_cards_that_are_not_in_the_hand(pinned, seat, card):
    assert refused(pinned=pinned) == f"pinned[{seat}] has cards {card} that are not in hand[{seat}]"


def test_load_2_3_refuses_a_known_top_that_differs_from_the_temple_deck():
    top = state_of("", "", next_temples="125")
    assert load({**top, "known_top": [1, 2]}).state["known_top"] == [1, 2]
    for known in ([2], [2, 1], [1, 5], [1, 2, 6], [5]):
        with pytest.raises(BadState, match="known_top must be the top cards of temple_deck, next card first"):
            BABEL.load({**top, "known_top": known})


# --- Rules 2.1: the phase -----------------------------------------------------------------------------------


def test_load_refuses_the_automatic_phase_temple():
    assert impossible("", "", phase="temple") == "phase temple is automatic; give the position before `end`"


@pytest.mark.parametrize(("phase", "owed"), [("act", 1), ("drop", 0), ("draw", 1), ("over", 1)])
def test_load_refuses_owed_outside_phase_drop(phase, owed):
    message = "owed must be above 0 in phase drop, 0 in every other phase"
    assert impossible("A=SS", "hand=AAAA", phase=phase, owed=owed) == message


@pytest.mark.parametrize(("hand", "owed"), [("AAAA", 3), ("A", 1), ("AAA", 2)])
def test_load_refuses_owed_above_half_of_the_hand(hand, owed):
    message = "owed is more than half of the hand it must come from"
    assert impossible("A=SS hand=HHHHHH", f"hand={hand}", phase="drop", owed=owed) == message


@pytest.mark.parametrize(("one", "two", "seat"), [("pawn=quarry A=P", "", 0), ("", "pawn=quarry S=/1", 1)])
def test_load_refuses_cards_at_a_site_while_the_pawn_is_at_the_quarry(one, two, seat):
    assert impossible(one, two) == f"pawn[{seat}] is at the quarry, but player {seat} has cards at a site"


# --- Rules 5: the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "two", "fields"),
    [
        ("A=/6 H=/6 M=/3", "P=/5 S=/4", {}),
        ("A=/6 H=/6 M=/6 P=/2", "P=/6 S=/6", {}),
        ("A=/6 H=/4", "P=/5 S=/4", {"final": True, "options": {"sudden_death": True}}),
    ],
)
def test_load_5_1_refuses_a_won_game_that_is_not_over(one, two, fields):
    assert impossible(one, two, **fields).endswith("the game is over by points, so phase must be over")


@pytest.mark.parametrize("phase", ["act", "draw", "over"])
@pytest.mark.parametrize(
    ("one", "two", "fields"),
    [
        ("P=/5 S=/4", "A=/6 H=/6 M=/3", {}),
        ("P=/6 S=/6", "A=/6 H=/6 M=/6 P=/2", {}),
        ("P=/5 S=/4", "A=/6 H=/4", {"final": True, "options": {"sudden_death": True}}),
    ],
)
def test_load_5_1_refuses_a_win_by_points_in_the_opponents_turn(one, two, fields, phase):
    assert impossible(one, two, phase=phase, **fields).endswith("were won by points in the turn of player 1")


@pytest.mark.parametrize(
    ("one", "two", "fields"),
    [
        ("A=/6 H=/6 M=/2", "P=/5 S=/4", {}),
        ("A=/6 H=/6 M=/3", "P=/6 S=/4", {"final": True}),
        ("A=/6 H=/6 M=/6 P=/1", "P=/6 S=/4", {"final": True}),
        ("P=/6 S=/4", "A=/6 H=/6 M=/6 P=/1", {"final": True}),
        ("A=/6 H=/4", "P=/5 S=/4", {"final": True}),
        ("A=/6 H=/4", "P=/5 S=/4", {"options": {"sudden_death": True}}),
        ("A=/6 H=/4", "P=/6 S=/4", {"final": True, "options": {"sudden_death": True}}),
    ],
)
def test_load_5_1_game_that_is_not_won_continues(one, two, fields):
    table(one, two, **fields).shows(over=False, ending="running", winners=None)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"turn": 199},
        {"turn": 200, "options": {"turn_limit": 0}},
        {"history": ["0123456789abcdef"] * 2},
        {"history": ["0123456789abcdef"] * 3 + ["0" * 16]},
        {"history": ["0123456789abcdef"] * 3, "options": {"repetition": 0}},
    ],
    ids=str,
)
def test_load_5_refuses_a_finished_game_without_a_reason(fields):
    message = "phase is over, but neither points, temple deck, repetition nor turn limit end this game"
    assert impossible("A=/6 H=/6 M=/2", "", phase="over", **fields) == message


def test_load_does_not_change_a_refused_state():
    state = {**VALID, "turn": 0}
    with pytest.raises(BadState):
        BABEL.load(state)
    assert state == {**VALID, "turn": 0}
