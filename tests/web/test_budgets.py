"""Budgets of the scripts that a page loads, gzipped, and the files of the offline worker."""

import gzip
import re
from pathlib import Path

from ziggurat.server.api.static import BUILT

KILOBYTE = 1000
# Sizes of version 0.1, which no page may exceed; the other limits are the project's targets.
VERSION_0_1 = {"front": 35.908, "babel": 83.231, "hanging_gardens": 86.300, "babylon": 85.059}
IMPORT = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def static_imports(name: str, found: set[str]) -> set[str]:
    """Add a script and all that it imports statically to `found`."""
    if name not in found:
        found.add(name)
        for imported in IMPORT.findall((BUILT / "assets" / name).read_text(encoding="utf-8")):
            static_imports(imported, found)
    return found


def weight(names: set[str]) -> float:
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in names) / KILOBYTE


def entry() -> set[str]:
    first = re.findall(r'src="/assets/([\w.-]+\.js)"', (BUILT / "index.html").read_text(encoding="utf-8"))
    return static_imports(first[0], set())


def test_the_front_page_needs_at_most_40_kb_of_script() -> None:
    assert weight(entry()) <= min(40, VERSION_0_1["front"])


def chunk(prefix: str) -> set[str]:
    """Return the script of a part and what it imports; of several with that name (lessons) the heaviest."""
    names = [file.name for file in Path(BUILT / "assets").glob("*.js") if file.name.startswith(prefix)]
    return max((static_imports(name, set()) for name in names), key=weight)


def test_a_table_of_any_game_needs_at_most_200_kb_of_script() -> None:
    for game in ("babel", "hanging_gardens", "babylon"):
        assert weight(entry() | chunk("TableScreen") | chunk(f"{game}-")) <= min(200, VERSION_0_1[game]), game


def test_a_table_of_babylon_in_3d_needs_at_most_260_kb_of_script() -> None:
    assert weight(entry() | chunk("TableScreen") | chunk("babylon-") | chunk("scene-")) <= 260


def test_the_offline_worker_keeps_only_files_that_exist() -> None:
    kept = re.findall(r'"(/assets/[^"]+)"', (BUILT / "worker.js").read_text(encoding="utf-8"))
    assert len(kept) > 20
    assert [name for name in kept if not (BUILT / name[1:]).exists()] == []
    assert not any(re.match(r"/assets/scene-.*\.js", name) for name in kept)  # three.js is loaded on demand
