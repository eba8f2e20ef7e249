"""Drafts of Babel: a position by what lies open; decks and missing hands are dealt.

A draft may have the fields of DRAFT_KEYS, each with one entry per seat except `discard`, `active`, `migrated` and
`options`. Sites without cards are left out. A hand that is null is dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ziggurat.core.errors import BadDraft
from ziggurat.core.game import Completed
from ziggurat.core.reading import flag, keys, number, one_of, read_options
from ziggurat.core.seed import stream
from ziggurat.games.babel.box import CARDS_OF_A_PEOPLE, PEOPLES, TEMPLE_COUNTS
from ziggurat.games.babel.checks import has_won
from ziggurat.games.babel.fields import GOAL
from ziggurat.games.babel.options import OPTIONS
from ziggurat.games.babel.reading import levels, pair, people

DRAFT_KEYS = ("column", "temple", "reserve", "hand", "discard", "pawn", "starter", "active", "migrated", "options")
HAND = 5
TURN = 3  # the first turns of both players are over, and with them the starter duty (4.4)


def complete(draft: Mapping[str, Any], seed: bytes) -> Completed:
    """Return a draft with its state, or raise `BadDraft` or `BadState`."""
    keys("the draft", draft, (), DRAFT_KEYS)
    options = read_options(draft.get("options", {}), OPTIONS)
    column = sites("column", draft.get("column", [{}, {}]), "")
    temple = sites("temple", draft.get("temple", [{}, {}]), [])
    reserve = [levels(f"reserve[{p}]", cards) for p, cards in pair("reserve", draft.get("reserve", [[], []]))]
    starter = [flag(f"starter[{p}]", value) for p, value in pair("starter", draft.get("starter", [False, False]))]
    pawn = [value for _, value in pair("pawn", draft.get("pawn", ["quarry", "quarry"]))]
    for p in range(2):
        one_of(f"pawn[{p}]", pawn[p], (*PEOPLES, "quarry"))
    active = number("active", draft.get("active", 0), 0, 1)
    check_sites(column, temple, pawn)
    scores = check_scores(temple, active, bool(options["sudden_death"]))
    discard = draft.get("discard", "")
    hand, people_deck = deal_people(draft.get("hand", [None, None]), column, discard, seed)
    state = {
        "people_deck": people_deck,
        "discard": discard,
        "temple_deck": deal_temples(temple, reserve, starter, seed),
        "hand": hand,
        "pawn": pawn,
        "column": column,
        "temple": temple,
        "reserve": reserve,
        "starter": starter,
        "active": active,
        "phase": "act",
        "owed": 0,
        "migrated": flag("migrated", draft.get("migrated", False)),
        "turn": TURN + active,
        "final": max(scores) >= GOAL,
        "pinned": ["", ""],
        "known_top": [],
        "options": options,
    }
    return Completed(dict(draft), state)


def sites(name: str, value: Any, nothing: Any) -> list[dict[str, Any]]:
    """Return both sides, with an entry for each site."""
    read = people if isinstance(nothing, str) else levels
    sides = []
    for p, side in pair(name, value):
        given = keys(f"{name}[{p}]", side, (), tuple(PEOPLES))
        for site, cards in given.items():
            read(f"{name}[{p}].{site}", cards)
        sides.append({site: given.get(site, nothing) for site in PEOPLES})
    return sides


def check_sites(column: list[dict[str, str]], temple: list[dict[str, list[int]]], pawn: list[str]) -> None:
    """2.2 Temples rise; a pawn leaves the quarry before anything is laid."""
    for p in range(2):
        for site, stack in temple[p].items():
            if any(low >= high for low, high in pairwise(stack)):
                raise BadDraft("not_rising", {"seat": p, "site": site})
        if pawn[p] == "quarry" and (any(column[p].values()) or any(temple[p].values())):
            raise BadDraft("at_quarry", {"seat": p})


def check_scores(temple: list[dict[str, list[int]]], active: int, sudden: bool) -> list[int]:
    """5.1 Return the scores; no player has won yet."""
    scores = [sum(stack[-1] for stack in side.values() if stack) for side in temple]
    for p in range(2):
        if has_won(scores[p], scores[1 - p], sudden and max(scores) >= GOAL):
            raise BadDraft("game_won", {"seat": p, "points": scores[p], "other": scores[1 - p]})
    return scores


def deal_people(hands: Any, column: list[dict[str, str]], discard: str, seed: bytes) -> tuple[list[str], str]:
    """2.2 Return the hands and the deck: what is not given is shuffled."""
    given = [cards for _, cards in pair("hand", hands)]
    used = Counter(people("discard", discard))
    for p, cards in enumerate(given):
        used.update(people(f"hand[{p}]", cards or ""))
        for site, settled in column[p].items():
            used.update(people(f"column[{p}].{site}", settled))
    for card, name in enumerate(PEOPLES):
        if used[card] > CARDS_OF_A_PEOPLE:
            raise BadDraft("people_many", {"people": name, "count": used[card], "most": CARDS_OF_A_PEOPLE})
    rest = [name for card, name in enumerate(PEOPLES) for _ in range(CARDS_OF_A_PEOPLE - used[card])]
    deck = stream(seed, "people").shuffled(rest)
    dealt = []
    for cards in given:
        if cards is None:
            dealt.append("".join(sorted(deck[:HAND])))
            deck = deck[HAND:]
        else:
            dealt.append(cards)
    return dealt, "".join(deck)


def deal_temples(
    temple: list[dict[str, list[int]]], reserve: list[list[int]], starter: list[bool], seed: bytes
) -> list[int]:
    """2.2 Return the temple deck: the box without the cards that lie open."""
    used = Counter(card for side in temple for stack in side.values() for card in stack)
    used.update(card for cards in reserve for card in cards)
    used[1] += sum(starter)
    for level, most in enumerate(TEMPLE_COUNTS, 1):
        if used[level] > most:
            raise BadDraft("level_many", {"level": level, "count": used[level], "most": most})
    rest = [level for level, most in enumerate(TEMPLE_COUNTS, 1) for _ in range(most - used[level])]
    if not rest:
        raise BadDraft("deck_empty", {})
    return stream(seed, "temples").shuffled(rest)
