"""Draws the positions in docs/library.md: python web/make_positions.py."""

from __future__ import annotations

from pathlib import Path

from ziggurat import Match
from ziggurat.pictures import to_svg

ROOT = Path(__file__).parents[1]
RECORDS = {
    "babel": "fifteen-against-nine",
    "babylon": "third-floor",
    "hanging_gardens": "4-default-eager",
}


def position(game: str) -> str:
    """Return the picture of the last position of a golden record."""
    text = (ROOT / "tests" / "golden" / game / f"{RECORDS[game]}.json").read_text(encoding="utf-8")
    return to_svg(Match.from_record(text).view())


def file_of(game: str) -> Path:
    """Return where the picture of a game is stored."""
    return ROOT / "docs" / "pictures" / f"position-{game}.svg"


if __name__ == "__main__":
    for game in RECORDS:
        file_of(game).write_text(position(game), encoding="utf-8")
