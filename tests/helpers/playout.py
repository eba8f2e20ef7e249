"""The numbers that a play-out draws, computed in another way."""

from __future__ import annotations

from ziggurat.core.rng import Stream


def playout_draw(stream: Stream, bound: int) -> int:
    """Return the number that a play-out draws: 16 bits scaled to the bound, without the numbers that favour some."""
    while True:
        product = stream.draw(65536) * bound
        if product % 65536 >= 65536 % bound:
            return product // 65536
