"""A position of Babel as bytes, with the exact state of its random stream, and back.

Unlike `state.py` this is no form for people: nothing is checked beyond its shape, because only `freeze` writes it.
"""

from __future__ import annotations

import json

from ziggurat.core.errors import BadState
from ziggurat.core.rng import Stream
from ziggurat.games.babel.fields import Fields
from ziggurat.games.babel.position import BabelPosition


def freeze(position: BabelPosition) -> bytes:
    """Return the position as bytes."""
    frozen = {
        "fields": vars(position.fields()),
        "options": position.options,
        "chance": position.rng_bytes().hex(),
    }
    return json.dumps(frozen, separators=(",", ":")).encode()


def thaw(frozen: bytes) -> BabelPosition:
    """Return the position that was frozen, or raise `BadState`."""
    try:
        data = json.loads(frozen)
        fields, rng = Fields(**data["fields"]), Stream.from_bytes(bytes.fromhex(data["chance"]))
        return BabelPosition.from_fields(fields, data["options"], rng)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadState(f"this is not a frozen position of Babel: {error}") from None
