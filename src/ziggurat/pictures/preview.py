"""Pictures in the size that messengers show for a link.

`python -m ziggurat.pictures.preview` reads `{"view", "language", "names"}` as JSON and writes a PNG. The server runs it
as a process of its own, because drawing takes a fifth of a second and holds the GIL.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.pictures import pictures_of, to_png
from ziggurat.pictures.canvas import number, svg
from ziggurat.pictures.picture import WIDTH as DRAWN_WIDTH

WIDTH, HEIGHT = 1200, 630
NICENESS = 10


def preview_svg(view: Mapping[str, Any], language: str, names: Sequence[str]) -> str:
    """Return a picture of a view, fitted into the middle of 1200 by 630 pixels."""
    [picture] = pictures_of([view], "light", language, names, None)
    height = picture.paint()
    scale = min(WIDTH / DRAWN_WIDTH, HEIGHT / height)
    x, y = (WIDTH - scale * DRAWN_WIDTH) / 2, (HEIGHT - scale * height) / 2
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{picture.theme.page}"/>'
    moved = f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">'
    content = f"{ground}{moved}{''.join(picture.canvas.parts)}</g>"
    return svg(WIDTH, HEIGHT, picture.title(), picture.canvas.definitions, content)


if __name__ == "__main__":
    if hasattr(os, "nice"):  # requests for pictures must not take the processor from players and bots
        os.nice(NICENESS)
    asked = json.load(sys.stdin.buffer)
    sys.stdout.buffer.write(to_png(preview_svg(asked["view"], asked["language"], asked["names"])))
