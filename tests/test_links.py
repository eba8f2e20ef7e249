"""Links, anchors, paths and names in the documentation resolve; lines are short. External links are not fetched."""

import os
import re
from functools import cache
from pathlib import Path, PurePath

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LAB = ROOT / "docs" / "lab"  # notes keep the names of their time

FENCE = re.compile(r"^( *)```.*?^\1```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
NAMED = re.compile(r"`([\w/]+\.py)`: ((?:`\w+`[^|`\n]*)+)")  # `path.py`: `function` (what it does), `another`
TEST = re.compile(r"`(?:tests/)?([\w/]+\.py)::(\w+)`")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)

PATH = re.compile(r"[\w.<>*-]+(/[\w.<>*-]+)*/?")
SUFFIX = re.compile(r"[\w>*]\.(c|css|ftl|html|js|json|md|mjs|pxd|py|sql|svelte|toml|ts|txt|yml)$")
TOP = {"benchmarks", "docs", "examples", "src", "tests", "web"}
BUILT = {"__pycache__", "build", "dist", "node_modules"}
GENERATED = ("build/", ".venv/", "src/ziggurat/server/page", "docs/reference")
ELSEWHERE = {"duel-01.json", "duel-02.json", "game.json"}  # files that commands of an example write


def prose(page: Path) -> str:
    """Return a page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    found: set[str] = set()
    for heading in HEADING.findall(prose(page)):
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")
        found.add(next(name for count in range(99) if (name := f"{slug}-{count}" if count else slug) not in found))
    return found


@cache
def repository_paths() -> list[PurePath]:
    """Return every file and folder of the repository, without what was built or installed."""
    found: list[PurePath] = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in BUILT and not name.startswith(".")]
        here = PurePath(folder).relative_to(ROOT)
        found += [here, *(here / name for name in files)]
    return found


def broken_link(page: Path, target: str) -> bool:
    """Return whether a relative link leads nowhere."""
    if re.match(r"[a-z]+:", target):
        return False
    path, _, anchor = target.partition("#")
    aim = (page.parent / path).resolve() if path else page
    return not aim.exists() or bool(anchor and aim.suffix == ".md" and anchor not in anchors(aim))


def names_a_path(text: str) -> bool:
    """Return whether a text in backticks reads like a path of this repository."""
    if not PATH.fullmatch(text) or text.startswith(GENERATED) or text in ELSEWHERE:
        return False
    return bool(SUFFIX.search(text)) or ("/" in text and text.split("/", 1)[0] in TOP)


def exists(text: str) -> bool:
    """Return whether a path matches; `<game>`, GAME and 00N stand for any name."""
    pattern = re.sub(r"<\w+>|\b[A-Z]{4,}\b|\b[v\d]*[A-Z]\b", "*", text)
    return any(path.match(pattern) for path in repository_paths())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_anchors_resolve(page: Path) -> None:
    targets = LINK.findall(CODE.sub("", prose(page)))
    assert [target for target in targets if broken_link(page, target)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if LAB not in page.parents], ids=lambda page: page.name)
def test_paths_in_backticks_exist(page: Path) -> None:
    named = [text for text in CODE.findall(prose(page)) if names_a_path(text)]
    assert [text for text in named if not exists(text)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if LAB not in page.parents], ids=lambda page: page.name)
def test_functions_named_after_a_path_are_defined_there(page: Path) -> None:
    for path, names in NAMED.findall(prose(page)):
        texts = [(ROOT / file).read_text(encoding="utf-8") for file in repository_paths() if file.match(path)]
        for name in CODE.findall(names):
            assert any(re.search(rf"\b(def|class) {name}\b", text) for text in texts), f"{path}: {name}"


@pytest.mark.parametrize("page", [page for page in PAGES if LAB not in page.parents], ids=lambda page: page.name)
def test_tests_named_by_file_and_function_exist(page: Path) -> None:
    for path, name in TEST.findall(prose(page)):
        assert f"def {name}(" in (ROOT / "tests" / path).read_text(encoding="utf-8"), f"{path}::{name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_lines_have_at_most_120_characters(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 120] == []
