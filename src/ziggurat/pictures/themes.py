"""The colours of pictures, those of the page (`web/src/styles/tokens.css`)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ziggurat.core.errors import BadOptions


@dataclass(frozen=True)
class Theme:
    """The colours of a picture."""

    page: str = "#f1e7d4"
    surface: str = "#faf5e9"
    raised: str = "#fffdf8"
    sunken: str = "#e6d9bf"
    line: str = "#d6c7a8"
    line_strong: str = "#7f6945"
    board: str = "#dccba8"
    ink: str = "#2a2218"
    ink_2: str = "#5a4b37"
    lapis: str = "#1f4e8c"
    lapis_deep: str = "#14355f"
    bar: str = "#14355f"
    bar_ink: str = "#f7efdf"
    gold_fill: str = "#e3ae36"
    piece_edge: str = "#3a2a10"
    players: tuple[str, ...] = ("#1f5fc0", "#ae4f22", "#1d4229", "#8c5ca8")
    dark: bool = False


LIGHT = Theme()
DARK = replace(
    LIGHT,
    page="#0f141e",
    surface="#171f2d",
    raised="#202a3c",
    sunken="#0a0e15",
    line="#313d54",
    line_strong="#7a89a6",
    board="#1c2637",
    ink="#f4ead8",
    ink_2="#bbb09b",
    lapis="#8db8f5",
    lapis_deep="#1b447c",
    bar="#0b1627",
    piece_edge="#bbb09b",
    players=("#7fb2f2", "#f29a78", "#7fc88f", "#c9a6ea"),
    dark=True,
)
PIECES = LIGHT.players
"""The colours of players on their pieces, the same in both themes."""
THEMES = {"light": LIGHT, "dark": DARK}


def theme_named(name: str) -> Theme:
    """Return a theme, or raise `BadOptions`."""
    if name not in THEMES:
        raise BadOptions(f"unknown theme {name!r}; the themes are {', '.join(THEMES)}")
    return THEMES[name]
