"""Punctuation between two texts of the page comes from the words files."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
JOINED = re.compile(r"\}: \$\{")
GENERIC = SOURCE / "boards" / "generic"  # names of fields, as a game of another package gives them


def test_no_component_joins_two_texts_with_a_colon() -> None:
    # French has a no-break space before the colon: `page-labelled` sets it
    joined = [
        f"{file.relative_to(SOURCE)}:{number}"
        for file in sorted([*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")])
        if GENERIC not in file.parents
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if JOINED.search(line)
    ]
    assert joined == []
