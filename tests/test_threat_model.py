"""The threat model: every test that it names exists, and it covers level 1 of OWASP ASVS 5.0."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "docs" / "threat-model.md", ROOT / "docs" / "asvs.md"]
NAMED = re.compile(r"`([a-z_]+/[\w/.]+\.py)(?:::(\w+))?`")
LEVEL_1 = """
    1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2
    3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1
    6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3
    10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
"""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_named_test_exists(page: Path) -> None:
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    assert len(named) > 50
    assert [f"{path}::{name}" for path, name in named if not exists(path, name)] == []


def exists(path: str, name: str) -> bool:
    """Return whether a file of the tests, the benchmarks or the package has a function of this name."""
    found = [root / path for root in (ROOT / "tests", ROOT, ROOT / "src" / "ziggurat") if (root / path).exists()]
    return bool(found) and (not name or f"def {name}(" in found[0].read_text(encoding="utf-8"))


def test_every_requirement_of_level_1_has_a_row() -> None:
    text = PAGES[1].read_text(encoding="utf-8").partition("## Not met")[0]
    rows = re.findall(r"\*\*(\d+\.\d+\.\d+)\*\*", text)
    assert [number for number in LEVEL_1.split() if rows.count(number) != 1] == []
