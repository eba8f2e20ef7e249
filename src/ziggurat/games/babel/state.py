"""The whole position of Babel as JSON, and back. Whatever cannot occur is refused with the reason.

Heaps of people are strings of letters, stacks are lists whose last element is the top, sites are keys.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ziggurat.core.errors import BadOptions, BadState
from ziggurat.core.options import copied
from ziggurat.core.rng import Stream
from ziggurat.games.babel.box import CARDS_OF_A_PEOPLE, PEOPLES, TEMPLE_COUNTS
from ziggurat.games.babel.fields import (
    BY_DECK,
    BY_POINTS,
    BY_REPETITION,
    BY_TURN_LIMIT,
    DROP,
    OVER,
    PHASES,
    QUARRY,
    TEMPLE,
    Fields,
)
from ziggurat.games.babel.options import OPTIONS
from ziggurat.games.babel.position import BabelPosition

KEYS = [
    "people_deck",
    "discard",
    "temple_deck",
    "hand",
    "pawn",
    "column",
    "temple",
    "reserve",
    "starter",
    "active",
    "phase",
    "owed",
    "migrated",
    "turn",
    "final",
    "pinned",
    "known_top",
    "options",
]


def state_of(position: BabelPosition) -> dict[str, Any]:
    """Return the whole position, secrets included."""
    fields = position.fields()
    return {
        "people_deck": letters(fields.people_deck),
        "discard": heap_letters(fields.discard),
        "temple_deck": fields.temple_deck,
        "hand": [heap_letters(hand) for hand in fields.hand],
        "pawn": [place_name(pawn) for pawn in fields.pawn],
        "column": [by_site([letters(cards) for cards in side]) for side in fields.column],
        "temple": [by_site(side) for side in fields.temple],
        "reserve": fields.reserve,
        "starter": fields.starter,
        "active": fields.active,
        "phase": PHASES[fields.phase],
        "owed": fields.owed,
        "migrated": fields.migrated,
        "turn": fields.turn,
        "final": fields.final,
        "pinned": [heap_letters(heap) for heap in fields.pinned],
        "known_top": fields.known_top(),
        "options": copied(position.options),
        "history": [f"{digest:016x}" for digest in fields.history],
    }


LETTERS = bytes.maketrans(bytes(range(len(PEOPLES))), "".join(PEOPLES).encode())


def letters(cards: list[int]) -> str:
    """Write people cards as letters."""
    return bytes(cards).translate(LETTERS).decode()


def heap_letters(counts: list[int]) -> str:
    """Write a heap of counts as letters, sorted."""
    return "".join([people * count for people, count in zip(PEOPLES, counts, strict=True)])


def place_name(pawn: int) -> str:
    """Name the place of a pawn."""
    return "quarry" if pawn == QUARRY else PEOPLES[pawn]


def by_site(values: list[Any]) -> dict[str, Any]:
    """Put one value per site under the site's letter."""
    return dict(zip(PEOPLES, values, strict=True))


def position_of(state: Mapping[str, Any], rng: Stream) -> BabelPosition:
    """Set up the position that a state describes, or raise `BadState`."""
    check_keys(state)
    fields = read_fields(state)
    options = read_options(state["options"])
    check_cards(fields)
    check_scores(fields, options)
    return BabelPosition.from_fields(fields, options, rng)


def check_keys(state: Any) -> None:
    """Refuse missing and unknown fields."""
    if not isinstance(state, Mapping):
        raise BadState("a state is an object")
    for name in state:
        if name not in KEYS and name != "history":
            raise BadState(f"unknown field {name!r}; the fields are {', '.join(KEYS)}, history")
    for name in KEYS:
        if name not in state:
            raise BadState(f"field {name!r} is missing")


def read_fields(state: Mapping[str, Any]) -> Fields:
    """Read every field, refusing what is not of its kind."""
    deck = levels("temple_deck", state["temple_deck"])
    known = levels("known_top", state["known_top"])
    if known != deck[::-1][: len(known)]:
        raise BadState("known_top must be the top cards of temple_deck, next card first")
    phase = one_of("phase", state["phase"], PHASES)
    return Fields(
        people_deck=people("people_deck", state["people_deck"]),
        temple_deck=deck,
        known=len(known),
        discard=heap_of("discard", state["discard"]),
        hand=[heap_of(f"hand[{p}]", cards) for p, cards in pair("hand", state["hand"])],
        pinned=[heap_of(f"pinned[{p}]", cards) for p, cards in pair("pinned", state["pinned"])],
        pawn=[one_of(f"pawn[{p}]", name, (*PEOPLES, "quarry")) for p, name in pair("pawn", state["pawn"])],
        column=[
            [people(f"column[{p}].{site}", cards) for site, cards in at_sites(f"column[{p}]", side)]
            for p, side in pair("column", state["column"])
        ],
        temple=[
            [levels(f"temple[{p}].{site}", cards) for site, cards in at_sites(f"temple[{p}]", side)]
            for p, side in pair("temple", state["temple"])
        ],
        reserve=[levels(f"reserve[{p}]", cards) for p, cards in pair("reserve", state["reserve"])],
        starter=[flag(f"starter[{p}]", value) for p, value in pair("starter", state["starter"])],
        active=number("active", state["active"], 0, 1),
        phase=phase,
        owed=number("owed", state["owed"], 0, 60),
        migrated=flag("migrated", state["migrated"]),
        turn=number("turn", state["turn"], 1, 1_000_000),
        final=flag("final", state["final"]),
        history=hashes(state.get("history", [])),
    )


def read_options(value: Any) -> dict[str, Any]:
    """Read the options; a name that is missing has its default."""
    if not isinstance(value, Mapping):
        raise BadState("options must be an object")
    try:
        return dict(OPTIONS.resolve(value))
    except BadOptions as error:
        raise BadState(f"options: {error}") from None


def check_cards(fields: Fields) -> None:
    """Refuse cards that do not come from one box, or that cannot lie where they lie."""
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
                raise BadState(f"pinned[{p}] names cards {PEOPLES[card]} that are not in hand[{p}]")


def check_temples(fields: Fields) -> None:
    """2.2 All 45 temple cards; every temple strictly increasing; the deck not empty while the game runs."""
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
        raise BadState("owed is above 0 in phase drop and 0 in every other phase")
    if fields.owed > sum(fields.hand[1 - fields.active]) // 2:
        raise BadState("owed is more than half of the hand it must come from")
    for p in range(2):
        if fields.pawn[p] == QUARRY and (any(fields.column[p]) or any(fields.temple[p])):
            raise BadState(f"pawn[{p}] is at the quarry, but player {p} has cards at a site")


def check_scores(fields: Fields, options: Mapping[str, Any]) -> None:
    """5.1 A position that somebody has already won must say so, and the end must have a reason."""
    scores = [sum(stack[-1] for stack in side if stack) for side in fields.temple]
    mine, theirs = scores[fields.active], scores[1 - fields.active]
    sudden = options["sudden_death"] and fields.final
    if has_won(theirs, mine, sudden):  # nobody loses by points in the own turn
        raise BadState(f"scores {scores[0]}:{scores[1]} were won by points in the turn of player {1 - fields.active}")
    won = has_won(mine, theirs, sudden)
    if fields.phase == OVER:
        fields.ending = BY_POINTS if won else ending_without_points(fields, options)
    elif won:
        raise BadState(f"with scores {scores[0]}:{scores[1]} the game is over by points, so phase must be over")


def has_won(mine: int, theirs: int, sudden: bool) -> bool:
    """5.1 The test of a win by points; `sudden` is the final phase with sudden death."""
    return (mine >= 15 and theirs < 10) or mine >= 20 or (sudden and theirs < 10)


def ending_without_points(fields: Fields, options: Mapping[str, Any]) -> int:
    """Tell how a game ended that nobody won by points."""
    # The repetition comes first: it ends a turn's beginning, when that turn's number may be the limit already.
    if options["repetition"] and fields.history and fields.history.count(fields.history[-1]) >= options["repetition"]:
        return BY_REPETITION
    if not fields.temple_deck:
        return BY_DECK
    if 0 < options["turn_limit"] <= fields.turn:
        return BY_TURN_LIMIT
    raise BadState("phase is over, but neither points, temple deck, repetition nor turn limit end this game")


# --- Reading single values ---------------------------------------------------------------------------------


def people(name: str, value: Any) -> list[int]:
    """Read people cards written as letters."""
    if not isinstance(value, str) or set(value) - set(PEOPLES) or len(value) > 60:
        raise BadState(f"{name} must be a text of the letters {' '.join(PEOPLES)}, at most 60")
    return [PEOPLES.index(letter) for letter in value]


def heap_of(name: str, value: Any) -> list[int]:
    """Read people cards whose order does not matter."""
    cards = people(name, value)
    return [cards.count(card) for card in range(5)]


def levels(name: str, value: Any) -> list[int]:
    """Read a stack of temple cards."""
    if not isinstance(value, list) or len(value) > 45:
        raise BadState(f"{name} must be a list of at most 45 levels")
    return [number(f"{name}[{place}]", level, 1, 6) for place, level in enumerate(value)]


def pair(name: str, value: Any) -> list[tuple[int, Any]]:
    """Read a list with one entry per seat."""
    if not isinstance(value, list) or len(value) != 2:
        raise BadState(f"{name} must be a list with one entry for each of the 2 seats")
    return list(enumerate(value))


def at_sites(name: str, value: Any) -> list[tuple[str, Any]]:
    """Read an object with one entry per site."""
    if not isinstance(value, Mapping) or set(value) != set(PEOPLES):
        raise BadState(f"{name} must be an object with the sites {' '.join(PEOPLES)}")
    return [(site, value[site]) for site in PEOPLES]


def number(name: str, value: Any, low: int, high: int) -> int:
    """Read a whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadState(f"{name} must be a whole number from {low} to {high}")
    return value


def flag(name: str, value: Any) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise BadState(f"{name} must be true or false")
    return value


def one_of(name: str, value: Any, names: tuple[str, ...]) -> int:
    """Read a name and return its number."""
    if not isinstance(value, str) or value not in names:
        raise BadState(f"{name} must be one of {' '.join(names)}")
    return names.index(value)


def hashes(value: Any) -> list[int]:
    """Read the repetition history: hashes of earlier positions, in hexadecimal."""
    if not isinstance(value, list):
        raise BadState("history must be a list")
    for place, digest in enumerate(value):
        if not isinstance(digest, str) or len(digest) != 16 or set(digest) - set("0123456789abcdef"):
            raise BadState(f"history[{place}] must be 16 hexadecimal digits in lower case")
    return [int(digest, 16) for digest in value]
