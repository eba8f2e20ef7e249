"""The rules as the page shows them: chapters, rules and figures as data, one file per game.

`GAME.json` lists chapters of rules. A rule has an id (its anchor on the page), an icon, the reasons of refusal that it
explains (`page`: those of the page, for taps that are no actions), and up to two figures. `action` is the name of the
action for which it explains a reason that several rules share. The texts are in `words/LANGUAGE/rules_GAME.ftl`.
`figures.py` plays the figures.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FIGURES = ("right", "wrong")


def rulebook(game_id: str) -> dict[str, Any]:
    """Return the chapters of a game's rules."""
    text = (FOLDER / f"{game_id}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def rulebooks() -> list[str]:
    """Return the games whose rules are data."""
    return sorted(file.stem for file in FOLDER.glob("*.json"))
