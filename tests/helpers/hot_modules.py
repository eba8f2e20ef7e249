"""The hot modules: ordinary Python with a `.pxd` of C types."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

from Cython.Build import cythonize
from setuptools import Extension  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def hot_modules() -> list[str]:
    """Return the names of all hot modules."""
    found = sorted(path for path in SOURCE.rglob("*.pxd") if path.stem != "__init__")
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in found]


def file_of(module: str, suffix: str) -> Path:
    """Return a file of a module."""
    return SOURCE.joinpath(*module.split(".")).with_suffix(suffix)


def free_functions(module: str) -> list[str]:
    """Return the methods that a `.pxd` declares `nogil`."""
    return re.findall(r"cdef [^\n(]*?(\w+)\([^\n]*nogil", file_of(module, ".pxd").read_text(encoding="utf-8"))


def fields_of(kind: type) -> list[str]:
    """Return the fields that `.pxd` files declare for a class and its bases."""
    return [field for base in reversed(kind.__mro__) for field in declared_fields(base.__module__, base.__name__)]


def declared_fields(module: str, name: str) -> list[str]:
    """Return the fields that a `.pxd` declares for one class, if it exists."""
    file = file_of(module, ".pxd")
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    body = re.search(rf"^cdef class {name}\b.*\n((?:[ \t].*\n|\n)*)", text + "\n", re.MULTILINE)
    lines = re.findall(r"^    cdef ([^(\n]+)$", body[1], re.MULTILINE) if body else []
    return [re.sub(r"\[\w*\]$", "", line.split()[-1].lstrip("*")) for line in lines]


def directives() -> dict[str, Any]:
    """Return the directives that setup.py compiles with."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DIRECTIVES":
            found: dict[str, Any] = ast.literal_eval(node.value)
            return found
    raise LookupError("setup.py has no DIRECTIVES")


@cache
def declarations(module: str) -> frozenset[Path]:
    """Return all `.pxd` files that the C code of a module depends on."""
    own = file_of(module, ".pxd")
    if not own.exists():  # a package
        return frozenset()
    found = {own}
    for where, names in re.findall(r"^from (ziggurat[\w.]*) cimport (.+)$", own.read_text(encoding="utf-8"), re.M):
        for other in (where, *(f"{where}.{name.strip()}" for name in names.split(","))):
            found |= declarations(other)
    return frozenset(found)


def newest_source(module: str) -> float:
    """Return the latest modification time of the sources of a module's C code."""
    files = [ROOT / "setup.py", file_of(module, ".py"), *declarations(module)]
    return max(file.stat().st_mtime for file in files)


def c_code(module: str, folder: Path) -> str:
    """Return the current C code of a module, without comments."""
    made = ROOT / "build" / "cython" / file_of(module, ".c").relative_to(ROOT)
    fresh = made.exists() and made.stat().st_mtime > newest_source(module)
    text = (made if fresh else cythonized(module, folder)).read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def cythonized(module: str, folder: Path) -> Path:
    """Translate a module into C as setup.py does, in another folder."""
    extension = Extension(module, [str(file_of(module, ".py"))])
    built = cythonize(  # type: ignore[no-untyped-call]
        [extension],
        compiler_directives=directives(),
        build_dir=str(folder),
        include_path=[str(SOURCE)],
        force=True,
        quiet=True,
    )
    return Path(built[0].sources[0])


def body_of(function: str, code: str) -> str:
    """Return the bodies of all methods with this name in C code."""
    pattern = rf"^static [^\n;]*__pyx_f_\w+_{function}\([^;{{]*\) \{{\n(.*?)^\}}"
    found = re.findall(pattern, code, re.MULTILINE | re.DOTALL)
    assert found, function
    return "\n".join(found)
