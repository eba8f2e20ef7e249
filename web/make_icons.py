"""Writes the icons that pictures need into the Python package: python web/make_icons.py.

The drawings in `web/src/icons` are the source; a test compares them with the file. CSS variables are replaced by their
default values, because programs that convert SVG into PNG do not know them. `--zg-cut`, the colour behind an icon,
becomes `{cut}`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent
ICONS = ROOT / "src" / "icons"
TARGET = ROOT.parent / "src" / "ziggurat" / "pictures" / "icons.json"
LEFT_OUT = ("ui-", "word-mark", "patterns", "grade-", "group-", "ground-")
NEEDED = ("ui-variety", "ui-floors")
VARIABLE = re.compile(r"var\(--zg-[\w-]+,\s*(#\w+)\)")


def drawing(text: str) -> str:
    """Return an icon as a group with the attributes of its `svg` element."""
    attributes, inside = re.fullmatch(r"<svg([^>]*)>(.*)</svg>\s*", text, re.DOTALL).groups()  # type: ignore[union-attr]
    attributes = re.sub(r' (xmlns|viewBox|width|height|class|aria-hidden)="[^"]*"', "", attributes)
    inside = inside.replace("var(--zg-cut,#fff)", "{cut}")
    plain = VARIABLE.sub(r"\1", inside)
    return f"<g{attributes}>{plain}</g>"


def icons() -> dict[str, str]:
    """Return all icons that pictures may use, by name."""
    names = [path.stem for path in sorted(ICONS.glob("*.svg"))]
    chosen = [name for name in names if name in NEEDED or not name.startswith(LEFT_OUT)]
    return {name: drawing((ICONS / f"{name}.svg").read_text(encoding="utf-8")) for name in chosen}


if __name__ == "__main__":
    TARGET.write_text(json.dumps(icons(), indent=1) + "\n", encoding="utf-8")
