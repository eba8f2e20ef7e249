"""Generates the rules of the page, src/rules/GAME.json, from ziggurat.rulebook, with every figure played by the engine.

python web/make_figures.py writes the files, python web/make_figures.py --check fails if one is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ziggurat.rulebook import rulebooks
from ziggurat.rulebook.figures import drawn_rulebook

FOLDER = Path(__file__).parent / "src" / "rules"


def text_of(game_id: str) -> str:
    """Return the contents of a game's file, one rule per line."""
    book = drawn_rulebook(game_id)
    chapters = []
    for chapter in book["chapters"]:
        rules = ",\n".join(json.dumps(rule, separators=(",", ":"), sort_keys=True) for rule in chapter["rules"])
        chapters.append(f'{{"id":{json.dumps(chapter["id"])},"rules":[\n{rules}]}}')
    pad = json.dumps(book["pad"], separators=(",", ":"), sort_keys=True)
    return f'{{"pad":{pad},\n"chapters":[\n' + ",\n".join(chapters) + "]}\n"


def main() -> int:
    """Write the files, or compare them."""
    stale = []
    for game_id in rulebooks():
        file, text = FOLDER / f"{game_id}.json", text_of(game_id)
        if "--check" not in sys.argv:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
    if stale:
        print(f"out of date: {' '.join(stale)}; run python web/make_figures.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
