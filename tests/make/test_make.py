"""`make` builds the engine and the page when their sources have changed, and only then."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TARGETS = (".venv/engine", ".venv/page")
FILES = {
    "src/ziggurat/core/position.py": "x = 1\n",
    "src/ziggurat/core/position.pxd": "cdef int x\n",
    "src/ziggurat/core/rng.py": "y = 1\n",
    "src/ziggurat/core/rng.pxd": "cdef int y\n",
    "src/ziggurat/words/__init__.py": "",
    "src/ziggurat/words/en/page.ftl": "hello = Hello\n",
    "web/src/main.ts": "start();\n",
    "web/public/robots.txt": "",
    "web/package-lock.json": "{}",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree with both targets built by a stub of Python."""
    for name in ("Makefile", "setup.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\n", encoding="utf-8")
    python.chmod(0o755)
    make(tmp_path, *TARGETS, check=True)
    return tmp_path


def make(tree: Path, *arguments: str, check: bool = False) -> int:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", f"PYTHON={sys.executable}", *arguments]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, check=check).returncode


def outdated(tree: Path) -> list[str]:
    return [target for target in TARGETS if make(tree, "--question", target)]


def test_second_run_builds_nothing(tree: Path):
    assert outdated(tree) == []


def test_bytecode_below_words_is_no_source_of_the_page(tree: Path):
    cache = tree / "src/ziggurat/words/__pycache__"
    cache.mkdir()
    (cache / "__init__.cpython-311.pyc").write_bytes(b"bytecode")
    assert outdated(tree) == []


def test_touched_files_are_not_built_again(tree: Path):
    for name in FILES:
        if name != "web/package-lock.json":
            (tree / name).touch()
    assert outdated(tree) == []


@pytest.mark.parametrize(
    ("changed", "target"),
    [
        ("src/ziggurat/core/position.py", ".venv/engine"),
        ("src/ziggurat/core/position.pxd", ".venv/engine"),
        ("src/ziggurat/words/en/page.ftl", ".venv/page"),
        ("web/src/main.ts", ".venv/page"),
    ],
)
def test_changed_contents_are_built_even_if_the_file_looks_old(tree: Path, changed: str, target: str):
    (tree / changed).write_text("changed\n", encoding="utf-8")
    os.utime(tree / changed, (0, 0))
    assert outdated(tree) == [target]


def test_renamed_and_removed_modules_are_noticed(tree: Path):
    (tree / "src/ziggurat/core/rng.pxd").rename(tree / "src/ziggurat/core/stream.pxd")
    (tree / "src/ziggurat/core/rng.py").rename(tree / "src/ziggurat/core/stream.py")
    assert outdated(tree) == [".venv/engine"]
    make(tree, ".venv/engine", check=True)
    (tree / "src/ziggurat/core/stream.pxd").unlink()
    assert outdated(tree) == [".venv/engine"]
