"""Babel's worked example (docs/rules/babel.md, section 9), set up by hand and driven through the protocol."""

from typing import Any

from helpers.engine_process import Engine

PEOPLES = "AHMPS"
NO_COLUMNS = dict.fromkeys(PEOPLES, "")
NO_TEMPLES: dict[str, list[int]] = {site: [] for site in PEOPLES}

# All hidden cards: 34 people cards and 36 temple cards, in any order.
PEOPLE_DECK = "A" * 6 + "H" * 7 + "M" * 10 + "P" * 6 + "S" * 5
TEMPLE_DECK = [1] * 8 + [2] * 7 + [3] * 6 + [4] * 6 + [5] * 5 + [6] * 4

START: dict[str, Any] = {
    "people_deck": PEOPLE_DECK,
    "discard": "",
    "temple_deck": TEMPLE_DECK,
    "hand": ["AHS", "AAHHMPS"],
    "pawn": ["H", "H"],
    "column": [{**NO_COLUMNS, "A": "HH", "H": "SSSSAPP", "S": "PP"}, {**NO_COLUMNS, "H": "PSAAM"}],
    "temple": [NO_TEMPLES, {**NO_TEMPLES, "A": [1, 2, 3], "H": [1, 2, 3, 4, 5, 6]}],
    "reserve": [[], []],
    "starter": [False, False],
    "active": 0,
    "phase": "act",
    "owed": 0,
    "migrated": False,
    "turn": 11,
    "final": False,
    "pinned": ["", ""],
    "known_top": [],
    "options": {"profile": "tilsit"},
}

# actions | P1: pawn, hand, columns A H S, temple A | P2: column H, temples A H, hand | discard | known top | score
STEPS = """
turn@1                      | H AHS HH SSSAPPM PP    -   | PSAA 123 123456 AAHHMPS | S             | -      | 0:9
move:H>S                    | H AHS HH SSSA    PPPPM -   | PSAA 123 123456 AAHHMPS | S             | -      | 0:9
turn@1                      | H AHS HH SSAAA   PPPPM -   | PS   123 123456 AAHHMPS | SS            | -      | 0:9
raze@3                      | H AHS HH SSAA    PPPPM -   | PS   123 -      AAHHMPS | ASS           | 123456 | 0:3
go:A                        | A HS  HH SSAA    PPPPM -   | PS   123 -      AAHHMPS | AASS          | 123456 | 0:3
lay:H                       | A S   HHH SSAA   PPPPM -   | PS   123 -      AAHHMPS | AASS          | 123456 | 0:3
steal@1                     | A S   HH SSAA    PPPPM 3   | PS   12  -      AAHHMPS | AAHSS         | 123456 | 3:2
go:S                        | S -   HH SSAA    PPPPM 3   | PS   12  -      AAHHMPS | AAHSSS        | 123456 | 3:2
halve@1 drop:A drop:H drop:M| S -   HH SSAA    PPPM  3   | PS   12  -      AHPS    | AAAHHMPSSS    | 123456 | 3:2
halve@1 drop:P drop:S       | S -   HH SSAA    PPM   3   | PS   12  -      AH      | AAAHHMPPPSSSS | 123456 | 3:2
"""


def row_of(state: dict[str, Any], totals: list[int]) -> list[list[str]]:
    """Write a state as a row of the table above."""
    (mine, theirs), (raised, foe) = state["column"], state["temple"]
    first = [state["pawn"][0], state["hand"][0], mine["A"], mine["H"], mine["S"], digits(raised["A"])]
    second = [theirs["H"], digits(foe["A"]), digits(foe["H"]), state["hand"][1]]
    rest = [state["discard"], digits(state["known_top"]), f"{totals[0]}:{totals[1]}"]
    return [[cell or "-" for cell in cells] for cells in (first, second, *([cell] for cell in rest))]


def digits(levels: list[int]) -> str:
    return "".join(map(str, levels))


def test_worked_example_step_by_step() -> None:
    with Engine() as engine:
        assert engine.good("load", game="babel", state=START, seed=1)["to_move"] == 0
        for step in STEPS.strip().splitlines():
            actions, *expected = (cells.split() for cells in step.split("|"))
            for action in actions:
                engine.good("apply", action=action)
            state = engine.good("state")["state"]
            assert row_of(state, engine.good("scores")["totals"]) == expected, actions
            assert check_other_cards_unchanged(state)


def check_other_cards_unchanged(state: dict[str, Any]) -> bool:
    """Check that other columns, decks and reserves changed only by the razed temple."""
    mine, theirs = state["column"]
    return (
        mine["M"] == mine["P"] == ""
        and all(theirs[site] == "" for site in "AMPS")
        and state["people_deck"] == PEOPLE_DECK
        and state["temple_deck"] == TEMPLE_DECK + state["known_top"][::-1]
        and state["reserve"] == [[], []]
    )


def test_end_of_the_turn_draws_the_razed_temple() -> None:
    with Engine() as engine:
        engine.good("load", game="babel", state=START, seed=1)
        actions = [action for step in STEPS.strip().splitlines() for action in step.split("|")[0].split()]
        for action in actions:
            engine.good("apply", action=action)
        assert engine.good("apply", action="end") == {"ok": True, "to_move": 1, "over": False}
        state = engine.good("state")["state"]
        assert state["reserve"] == [[2, 1], []]
        assert state["known_top"] == [3, 4, 5, 6]
        assert len(state["temple_deck"]) == 40
        assert len(state["hand"][1]) == 5  # two cards were left, three are drawn
        assert len(state["people_deck"]) == 31
        assert engine.good("scores")["winners"] is None


def test_worked_example_with_sumerians_trailing() -> None:
    """Section 9: the result is the same with `sumerians = trailing`."""
    with Engine() as engine:
        engine.good("load", game="babel", state={**START, "options": {"sumerians": "trailing"}}, seed=1)
        for step in STEPS.strip().splitlines():
            for action in step.split("|")[0].split():
                engine.good("apply", action=action)
        assert engine.good("state")["state"]["discard"] == "AAAHHMPPPSSSS"


def test_opponent_is_to_move_during_a_halving() -> None:
    with Engine() as engine:
        engine.good("load", game="babel", state=START, seed=1)
        assert engine.good("apply", action="halve@1")["to_move"] == 1
        assert engine.good("legal")["actions"] == ["drop:A", "drop:H", "drop:M", "drop:P", "drop:S"]
        assert engine.refused("apply", action="end")["reason"] == "must_drop"
        assert engine.good("view", seat=0)["view"]["actions"] == []


def test_position_with_an_extra_card_is_refused() -> None:
    with Engine() as engine:
        engine.good("new", game="babel", seats=2, seed=7)
        before = engine.good("state")
        error = engine.refused("load", game="babel", state={**START, "discard": "A"})
        assert error["code"] == "bad_state"
        assert "13 cards of people A; the box has 12" in error["message"]
        assert engine.good("state") == before
