"""Views of Babel (rules 2.3), and a position that agrees with a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.errors import BadState, BadView
from ziggurat.core.game import Kept, kept_part
from ziggurat.core.reading import number, one_of, read_options
from ziggurat.core.rng import Stream
from ziggurat.games.babel.checks import check_cards
from ziggurat.games.babel.fields import DRAW, ENDINGS, OVER, RUNNING, Fields, heap, spread
from ziggurat.games.babel.options import OPTIONS
from ziggurat.games.babel.position import BabelPosition
from ziggurat.games.babel.reading import heap_of, levels
from ziggurat.games.babel.state import SHARED_KEYS, heap_letters, letters, read_fields
from ziggurat.games.babel.view_data import fixed_view, own_view, public_view

NO_CARDS = Stream(bytes(32))  # replaced before anything is drawn: `sample` gives the position its own stream


def view_of(position: BabelPosition, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know; None is the public, which knows no hand."""
    public, [own] = views_of(position, [seat], {})
    return public | own


def views_of(
    position: BabelPosition, seats: Sequence[int | None], kept: Kept
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the public fields, and the additional fields of several seats."""
    before, shown = kept.get("public", (position, {}))
    public = public_view(position, before, shown)
    if shown:
        before.copy_from(position)
        kept["public"] = (before, public)
    elif kept:  # not for the first view, which in most cases is the only one
        kept["public"] = (position.clone(), public)
    public.update(kept_part(kept, "fixed", position.options, lambda: fixed_view(position)))
    return public, [{} if seat is None else own_view(position, seat) for seat in seats]


def position_from(view: Mapping[str, Any]) -> BabelPosition:
    """Return any position that agrees with a view; `redeal` then deals its hidden part."""
    try:
        fields = fields_from(view)
        check_cards(fields)
        options = read_options(view["options"], OPTIONS)
    except KeyError as error:
        raise BadView(f"this is not a view of Babel: field {error} is missing") from None
    except (LookupError, TypeError, ValueError) as error:
        raise BadView(f"this is not a view of Babel: {error}") from None
    return BabelPosition.from_fields(fields, options, NO_CARDS)


def fields_from(view: Mapping[str, Any]) -> Fields:
    """Return the fields of a view, with the unknown cards in any order."""
    seat = None if view["seat"] is None else number("seat", view["seat"], 0, 1)
    hands = [heap_of("pinned", cards) for cards in view["pinned"]] if view["pinned"] else [heap(), heap()]
    if seat is not None:
        hands[seat] = heap_of("hand", view["hand"])
    unseen = heap_of("unseen", view["unseen"])
    for p in (0, 1):
        if p != seat:  # what is pinned in a hidden hand is part of `unseen`
            unseen = [count - known for count, known in zip(unseen, hands[p], strict=True)]
    deck = spread(unseen)
    for p in (0, 1):
        fill_hand(hands[p], number(f"hand_size[{p}]", view["hand_size"][p], 0, 60), deck)
    known = levels("known_top", view["known_top"])
    state = {
        **{name: view[name] for name in (*SHARED_KEYS, "history")},
        "people_deck": letters(deck),
        "temple_deck": levels("temple_rest", view["temple_rest"]) + known[::-1],
        "hand": [heap_letters(cards) for cards in hands],
        "pinned": view["pinned"] or ["", ""],
    }
    fields = read_fields(state)
    if fields.phase == DRAW:
        raise BadState("phase draw is automatic; no view shows it")
    fields.ending = one_of("ending", view["ending"], ENDINGS)
    if (fields.ending == RUNNING) == (fields.phase == OVER):
        raise BadState("phase is over exactly when there is an ending")
    return fields


def fill_hand(hand: list[int], size: int, deck: list[int]) -> None:
    """Fill the unknown part of a hand from the unseen cards."""
    while sum(hand) < size:
        hand[deck.pop()] += 1
    if sum(hand) > size:
        raise BadState(f"hand_size is {size}, but {sum(hand)} cards are known to be in that hand")
