"""Drawing SVG: shapes, text, icons and patterns in the colours of a theme.

Only presentation attributes are used, no styles and no scripts, so that every program that reads SVG shows the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

from ziggurat.pictures.themes import Theme

TEXT = "'Source Sans 3', 'Source Sans Pro', 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif"
DISPLAY = "Marcellus, 'Source Serif 4', Georgia, 'DejaVu Serif', serif"
ICON_SIZE = 64  # of the drawings in icons.json
LETTER_WIDTH = 0.54  # mean width of a letter, in sizes of the text

PATTERNS = {
    "stripe": '<pattern id="{id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0v6" stroke="#fff" stroke-width="3" stroke-opacity=".28"/></pattern>',
    "dot": '<pattern id="{id}" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<g fill-opacity=".26"><circle cx="2" cy="2" r="1.3"/><circle cx="5.5" cy="5.5" r="1.3"/></g></pattern>',
    "zigzag": '<pattern id="{id}" width="10" height="7" patternUnits="userSpaceOnUse">'
    '<path d="M0 6l5-5 5 5" fill="none" stroke="#fff" stroke-width="1.5" stroke-opacity=".32"/></pattern>',
    "brick": '<pattern id="{id}" width="12" height="8" patternUnits="userSpaceOnUse">'
    '<path d="M0 0h12M0 4h12M3 0v4M9 4v4" stroke="#fff" stroke-width="1.1" stroke-opacity=".36"/></pattern>',
    "cross": '<pattern id="{id}" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<path d="M0 0l7 7M7 0L0 7" stroke="#fff" stroke-width="1" stroke-opacity=".3"/></pattern>',
}

Attribute = str | float | None
Look = dict[str, Attribute]
"""Attributes that several shapes share."""


@cache
def icons() -> dict[str, str]:
    """Return the drawings of all icons by name (`web/make_icons.py`)."""
    found: dict[str, str] = json.loads(files(__package__).joinpath("icons.json").read_text(encoding="utf-8"))
    return found


def number(value: float) -> str:
    """Return a number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def attributes(given: dict[str, Attribute]) -> str:
    """Return attributes as text; underscores of their names become hyphens, None leaves one out."""
    return "".join(
        f" {name.strip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for name, value in given.items()
        if value is not None
    )


def width_of(text: str, size: float) -> float:
    """Return about how wide a text is."""
    return len(text) * size * LETTER_WIDTH


def shortened(text: str, size: float, room: float) -> str:
    """Return a text, cut if it is wider than its room."""
    most = max(2, int(room / (size * LETTER_WIDTH)))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


class Canvas:
    """An SVG picture while it is drawn."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.parts: list[str] = []
        self.definitions: dict[str, str] = {}

    def add(self, tag: str, **given: Attribute) -> None:
        """Add an element without content."""
        self.parts.append(f"<{tag}{attributes(given)}/>")

    def rect(self, x: float, y: float, width: float, height: float, **more: Attribute) -> None:
        self.add("rect", x=x, y=y, width=width, height=height, **more)

    def circle(self, x: float, y: float, r: float, **more: Attribute) -> None:
        self.add("circle", cx=x, cy=y, r=r, **more)

    def path(self, d: str, **more: Attribute) -> None:
        self.add("path", d=d, **more)

    def text(
        self,
        x: float,
        y: float,
        text: object,
        size: float = 15,
        *,
        weight: int = 400,
        fill: str | None = None,
        anchor: str | None = None,
        display: bool = False,
    ) -> None:
        """Add a line of text; `y` is its base line."""
        given: dict[str, Attribute] = {"x": x, "y": y, "font_size": size, "fill": fill or self.theme.ink}
        given |= {"font_weight": str(weight) if weight != 400 else None, "text_anchor": anchor}
        given |= {"font_family": DISPLAY if display else None}
        self.parts.append(f"<text{attributes(given)}>{escape(str(text))}</text>")

    def icon(self, name: str, x: float, y: float, size: float, color: str, cut: str = "#fff") -> None:
        """Add an icon in a square; `cut` is the colour behind it."""
        drawing = icons()[name]
        symbol = f"zg-{name}" if "{cut}" not in drawing else f"zg-{name}-{cut.lstrip('#')}"
        box = f"0 0 {ICON_SIZE} {ICON_SIZE}"
        self.definitions[symbol] = f'<symbol id="{symbol}" viewBox="{box}">{drawing.replace("{cut}", cut)}</symbol>'
        self.add("use", href=f"#{symbol}", x=x, y=y, width=size, height=size, color=color)

    def pattern(self, name: str) -> str:
        """Return the paint of a pattern, as a value of `fill`."""
        self.definitions[f"zg-p-{name}"] = PATTERNS[name].replace("{id}", f"zg-p-{name}")
        return f"url(#zg-p-{name})"

    @contextmanager
    def group(self, x: float = 0, y: float = 0, *, piece: str | None = None, **more: Attribute) -> Iterator[None]:
        """Draw inside a group that is moved to a point; `piece` names what it shows."""
        moved = f"translate({number(x)} {number(y)})" if x or y else None
        self.parts.append(f"<g{attributes({'transform': moved, 'data_piece': piece, **more})}>")
        yield
        self.parts.append("</g>")

    def svg(self, width: float, height: float, title: str) -> str:
        """Return the whole picture."""
        return svg(width, height, title, self.definitions, "".join(self.parts))


def svg(width: float, height: float, title: str, definitions: dict[str, str], content: str) -> str:
    """Return an SVG document."""
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{TEXT}">'
        f"<title>{escape(title)}</title><defs>{''.join(definitions.values())}</defs>{content}</svg>"
    )
