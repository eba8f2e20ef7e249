"""The whole position of Babel as JSON, and back. Impossible states are refused (checks.py).

Heaps of people are strings of letters, stacks are lists whose last element is the top, sites are keys.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import BadState
from ziggurat.core.options import copied
from ziggurat.core.reading import flag, keys, number, one_of, read_options
from ziggurat.core.rng import Stream
from ziggurat.games.babel.box import PEOPLES
from ziggurat.games.babel.checks import check_cards, check_scores
from ziggurat.games.babel.fields import PHASES, QUARRY, Fields
from ziggurat.games.babel.options import OPTIONS
from ziggurat.games.babel.position import BabelPosition
from ziggurat.games.babel.reading import at_sites, hashes, heap_of, levels, pair, people

SHARED_KEYS = (
    "discard",
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
    "known_top",
)  # fields that states and views have in common
KEYS = ("people_deck", "temple_deck", "hand", *SHARED_KEYS, "pinned", "options")


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
    return "quarry" if pawn == QUARRY else PEOPLES[pawn]


def by_site(values: list[Any]) -> dict[str, Any]:
    """Put one value per site under the site's letter."""
    return dict(zip(PEOPLES, values, strict=True))


def position_of(state: Mapping[str, Any], rng: Stream) -> BabelPosition:
    """Set up the position that a state describes, or raise `BadState`."""
    keys("the state", state, KEYS, ("history",))
    fields = read_fields(state)
    options = read_options(state["options"], OPTIONS)
    check_cards(fields)
    check_scores(fields, options)
    return BabelPosition.from_fields(fields, options, rng)


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


# --- Exact bytes -----------------------------------------------------------------------------------------
# For stored games. Only `freeze` writes this, so nothing is checked beyond the shape.


FROZEN_FORMAT = 2  # older ones name none and have other hashes in their history; tables then replay the game


def freeze(position: BabelPosition) -> bytes:
    """Return the position as bytes."""
    frozen = {
        "format": FROZEN_FORMAT,
        "fields": vars(position.fields()),
        "options": position.options,
        "chance": position.rng_bytes().hex(),
    }
    return json.dumps(frozen, separators=(",", ":")).encode()


def thaw(frozen: bytes) -> BabelPosition:
    """Return the position that was frozen, or raise `BadState`."""
    try:
        data = json.loads(frozen)
        if data["format"] != FROZEN_FORMAT:
            raise ValueError(f"it has format {data['format']}, not {FROZEN_FORMAT}")
        fields, rng = Fields(**data["fields"]), Stream.from_bytes(bytes.fromhex(data["chance"]))
        return BabelPosition.from_fields(fields, data["options"], rng)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadState(f"this is not a frozen position of Babel: {error}") from None
