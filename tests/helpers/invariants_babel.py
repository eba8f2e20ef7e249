"""Invariants of Babel (rules 2.2, 2.3, 5). Expected values are from the rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.position import Position

PEOPLE = Counter(dict.fromkeys("AHMPS", 12))
TEMPLES = Counter({1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5})


def check_position(game: Game, position: Position) -> None:
    """Check the cards of one position."""
    state = game.state(position)
    check_people(state)
    check_temples(state)
    check_phase(state)
    if state["phase"] == "over":
        check_winner(game, position, state)


def check_people(state: dict[str, Any]) -> None:
    """Check that all people cards exist (2.2), pinned ones in the hand (2.3)."""
    cards = Counter(state["people_deck"] + state["discard"] + "".join(state["hand"]))
    for side in state["column"]:
        cards.update("".join(side.values()))
    assert cards == PEOPLE, f"wrong number of people cards: {cards}"
    for hand, pinned in zip(state["hand"], state["pinned"], strict=True):
        assert not Counter(pinned) - Counter(hand), f"{pinned} is pinned in the hand {hand}"


def check_temples(state: dict[str, Any]) -> None:
    """Check that all 45 temple cards exist, temples rise, and the deck lasts (2.2)."""
    cards = Counter(state["temple_deck"]) + Counter(state["reserve"][0]) + Counter(state["reserve"][1])
    cards[1] += sum(state["starter"])
    for stack in (stack for side in state["temple"] for stack in side.values()):
        cards.update(stack)
        assert all(low < high for low, high in pairwise(stack)), f"the temple {stack} does not rise"
    assert cards == TEMPLES, f"wrong number of temple cards: {cards}"
    assert state["temple_deck"] or state["phase"] == "over", "the temple deck is empty, but the game is not over"
    known = state["known_top"]
    assert known == state["temple_deck"][::-1][: len(known)], "known_top is not the top of the temple deck"


def check_phase(state: dict[str, Any]) -> None:
    """Check that the phase is not automatic, and `owed` belongs to phase drop."""
    assert state["phase"] in ("act", "drop", "over"), f"phase {state['phase']} lasted"
    assert (state["owed"] > 0) == (state["phase"] == "drop"), f"{state['owed']} cards owed in phase {state['phase']}"
    assert state["owed"] <= len(state["hand"][1 - state["active"]])


def check_winner(game: Game, position: Position, state: dict[str, Any]) -> None:
    """Check that the winner follows from rules 5."""
    ending = game.view(position, None)["ending"]
    scores, winners, active = position.scores(), position.winners(), state["active"]
    mine, theirs = scores[active], scores[1 - active]
    if ending == "points":
        sudden = state["options"]["sudden_death"] and state["final"] and theirs < 10
        assert (mine >= 15 and (theirs < 10 or mine >= 20)) or sudden, f"a win by points with {mine}:{theirs}"
        assert winners == [active]
        return
    assert (ending == "deck") == (not state["temple_deck"]), f"the game ended by {ending}"
    results = [(scores[p], len(state["hand"][p])) for p in (0, 1)]
    assert winners == [p for p in (0, 1) if results[p] == max(results)]


def check_step(game: Game, before: Position, after: Position) -> None:
    """Check that scores change in the mover's favour, and the final phase lasts."""
    old, new = game.view(before, None), game.view(after, None)
    me = old["active"]
    assert new["scores"][me] >= old["scores"][me], "the score of the player whose turn it is fell"
    assert new["scores"][1 - me] <= old["scores"][1 - me], "the score of the player whose turn it is not rose"
    assert new["turn"] - old["turn"] in (0, 1)
    assert new["active"] == (me if new["turn"] == old["turn"] else 1 - me)
    assert new["final"] or not old["final"], "the final phase ended before the game"
