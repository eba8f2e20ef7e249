"""The table uses no clock, sockets, files, random numbers or single games."""

import ast
from pathlib import Path

import pytest

import ziggurat.table

FOLDER = Path(ziggurat.table.__file__).parent
ALLOWED = {
    *(
        "__future__",
        "collections",
        "copy",
        "dataclasses",
        "functools",
        "operator",
        "json",
        "re",
        "sys",
        "typing",
        "zlib",
    ),
    "datetime",  # formats given times; never asks for the current one
    "typing_extensions",
}


def imported(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_module_imports_only_core_and_pure_modules(path):
    for name in imported(path):
        assert name.startswith(("ziggurat.core", "ziggurat.table")) or name.split(".")[0] in ALLOWED


def test_no_module_reads_the_clock():
    for path in FOLDER.glob("*.py"):
        called = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        assert not {"now", "utcnow", "today"} & {getattr(function, "attr", "") for function in called}
