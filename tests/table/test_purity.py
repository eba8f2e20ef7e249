"""The table has no clock, no sockets, no files and no chance of its own, and knows games only through the core."""

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
    "datetime",  # to write a given time down, never to ask for the present one
    "typing_extensions",
}


def imported(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_a_file_of_the_table_imports_only_the_core_and_harmless_things(path):
    for name in imported(path):
        assert name.startswith(("ziggurat.core", "ziggurat.table")) or name.split(".")[0] in ALLOWED


def test_nobody_asks_what_time_it_is():
    for path in FOLDER.glob("*.py"):
        called = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        assert not {"now", "utcnow", "today"} & {getattr(function, "attr", "") for function in called}
