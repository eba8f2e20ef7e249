"""Colour and weight of text.

They only repeat what signs and words show: some terminals and players have no colours.
"""

from __future__ import annotations

STYLES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "grey": "37",
    "blue": "94",
}


class Paint:
    """Adds ANSI styles to text; switched off, it returns the text unchanged."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, text: str, *styles: str) -> str:
        """Return the text in these styles. Measure its width before: escape sequences take no columns."""
        if not self.on or not text or not styles:
            return text
        return f"\x1b[{';'.join(STYLES[style] for style in styles)}m{text}\x1b[0m"


PLAIN = Paint(False)
