"""Conditions of every position of Babel (rules 2 and 5); other states are refused."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.games.babel.box import CARDS_OF_A_PEOPLE, PEOPLES, TEMPLE_COUNTS
from ziggurat.games.babel.fields import (
    BY_DECK,
    BY_POINTS,
    BY_REPETITION,
    BY_TURN_LIMIT,
    DROP,
    GOAL,
    OVER,
    QUARRY,
    RIVAL_LIMIT,
    SURE_GOAL,
    TEMPLE,
    Fields,
)


def check_cards(fields: Fields) -> None:
    """Refuse cards that are not those of one box, or that are in impossible places."""
    check_people(fields)
    check_temples(fields)
    check_phase(fields)


def check_people(fields: Fields) -> None:
    """2.2 All 60 people cards, 12 of each; pinned cards are in the hand."""
    counts = fields.open_people()
    for card in range(5):
        counts[card] += fields.people_deck.count(card) + fields.hand[0][card] + fields.hand[1][card]
        if counts[card] != CARDS_OF_A_PEOPLE:
            raise BadState(f"there are {counts[card]} cards of people {PEOPLES[card]}; the box has {CARDS_OF_A_PEOPLE}")
        for p in range(2):
            if fields.pinned[p][card] > fields.hand[p][card]:
                raise BadState(f"pinned[{p}] has cards {PEOPLES[card]} that are not in hand[{p}]")


def check_temples(fields: Fields) -> None:
    """2.2 All 45 temple cards; temples rise strictly; the deck is empty only after the game."""
    hidden = fields.temple_deck[: len(fields.temple_deck) - fields.known]
    counts = [open_ + hidden.count(level) for level, open_ in enumerate(fields.open_temples(), 1)]
    for level, (count, box) in enumerate(zip(counts, TEMPLE_COUNTS, strict=True), 1):
        if count != box:
            raise BadState(f"there are {count} temple cards of level {level}; the box has {box}")
    for p, side in enumerate(fields.temple):
        for site, stack in zip(PEOPLES, side, strict=True):
            if any(low >= high for low, high in pairwise(stack)):
                raise BadState(f"temple[{p}].{site} must rise strictly from bottom to top")
    if not fields.temple_deck and fields.phase != OVER:
        raise BadState("temple_deck is empty, but the game is not over")


def check_phase(fields: Fields) -> None:
    """2.1 `owed` and `phase` belong together; pawns leave the quarry before anything is laid."""
    if fields.phase == TEMPLE:
        raise BadState("phase temple is automatic; give the position before `end`")
    if (fields.owed > 0) != (fields.phase == DROP):
        raise BadState("owed must be above 0 in phase drop, 0 in every other phase")
    if fields.owed > sum(fields.hand[1 - fields.active]) // 2:
        raise BadState("owed is more than half of the hand it must come from")
    for p in range(2):
        if fields.pawn[p] == QUARRY and (any(fields.column[p]) or any(fields.temple[p])):
            raise BadState(f"pawn[{p}] is at the quarry, but player {p} has cards at a site")


def check_scores(fields: Fields, options: Mapping[str, Any]) -> None:
    """5.1 A position is over if and only if an ending of the rules applies."""
    scores = [sum(stack[-1] for stack in side if stack) for side in fields.temple]
    mine, theirs = scores[fields.active], scores[1 - fields.active]
    sudden = options["sudden_death"] and fields.final
    if has_won(theirs, mine, sudden):  # 5.1: only the player whose turn it is can win by points
        raise BadState(f"scores {scores[0]}:{scores[1]} were won by points in the turn of player {1 - fields.active}")
    won = has_won(mine, theirs, sudden)
    if fields.phase == OVER:
        fields.ending = BY_POINTS if won else ending_without_points(fields, options)
    elif won:
        raise BadState(f"with scores {scores[0]}:{scores[1]} the game is over by points, so phase must be over")


def has_won(mine: int, theirs: int, sudden: bool) -> bool:
    """5.1 The test of a win by points; `sudden` is the final phase with sudden death."""
    return mine >= SURE_GOAL or ((mine >= GOAL or sudden) and theirs < RIVAL_LIMIT)


def ending_without_points(fields: Fields, options: Mapping[str, Any]) -> int:
    """Return how a game ended without a win by points."""
    # Repetition first: it is tested at the beginning of a turn, whose number may already be the limit.
    if options["repetition"] and fields.history and fields.history.count(fields.history[-1]) >= options["repetition"]:
        return BY_REPETITION
    if not fields.temple_deck:
        return BY_DECK
    if 0 < options["turn_limit"] <= fields.turn:
        return BY_TURN_LIMIT
    raise BadState("phase is over, but neither points, temple deck, repetition nor turn limit end this game")
