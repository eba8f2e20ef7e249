"""Texts reach the page as texts: nothing in its sources inserts HTML or evaluates a text."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
RAW = re.compile(r"\{@html|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc")


def test_no_source_of_the_page_inserts_html() -> None:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts")]
    assert len(files) > 50
    assert [f"{path.name}: {found[0]}" for path in files if (found := RAW.search(path.read_text("utf-8")))] == []
