"""Imports between packages follow the diagram of docs/architecture.md, which has no cycles."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ziggurat"
DIAGRAM = re.compile(r"^flowchart TD\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SHARED = {"compiled", "json_patch", "json_text", "outcomes", "words"}  # any package above `games` may use them


def drawn() -> dict[str, set[str]]:
    """Return the packages that each package may import by an arrow of the diagram."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    arrows: dict[str, set[str]] = {}
    for line in DIAGRAM.findall(text)[0].splitlines():
        start, ends = line.split("-->")
        arrows.setdefault(start.strip(), set()).update(end.strip() for end in ends.split("&"))
    return arrows


def reachable(package: str, arrows: dict[str, set[str]]) -> set[str]:
    """Return the packages below a package."""
    below = arrows.get(package, set())
    return below.union(*(reachable(end, arrows) for end in below))


def imported(file: Path, package: str = "ziggurat") -> Iterator[str]:
    """Yield the parts of a package of ours that a module imports anywhere in its text."""
    place = package.count(".") + 1
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module] if node.module != package else [f"{package}.{name.name}" for name in node.names]
        yield from (name.split(".")[place] for name in names if name.startswith(f"{package}."))


def test_packages_import_only_what_the_diagram_allows() -> None:
    arrows = drawn()
    for package in sorted(folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()):
        used = {name for file in (SOURCE / package).rglob("*.py") for name in imported(file)} - {package}
        used = {name for name in used if (SOURCE / name).is_dir()}  # `from ziggurat import game` is no package
        allowed = {"core"} if package in SHARED else reachable(package, arrows) | SHARED
        assert used - SHARED <= allowed, f"{package}: {sorted(used - SHARED - allowed)}"


def test_diagram_has_no_cycles() -> None:
    tuple(TopologicalSorter(drawn()).static_order())


SERVER_LAYERS = ("tables", "background", "api", "sockets")  # each may import those before it; all import the modules


def test_parts_of_the_server_import_only_those_below_them() -> None:
    server = SOURCE / "server"
    for number, part in enumerate(SERVER_LAYERS):
        above = {*SERVER_LAYERS[number + 1 :], "app"}
        # what request handlers share has sessions and passwords in it: it belongs to `api`
        above |= {"services"} if part in ("tables", "background") else set()
        for file in (server / part).glob("*.py"):
            assert not above & set(imported(file, "ziggurat.server")), file.name
    for file in server.glob("*.py"):
        if file.stem not in ("app", "services"):
            assert not {*SERVER_LAYERS, "app", "services"} & set(imported(file, "ziggurat.server")), file.name


def test_rules_import_nothing_but_core() -> None:
    for package in ("core", "games"):
        used = {name for file in (SOURCE / package).rglob("*.py") for name in imported(file)}
        assert used <= {"core", package}
