"""Builds the compiled modules as optional extensions; every other setting is in pyproject.toml.

A compiled module is ordinary Python with a `.pxd` of C types next to it. Without a C compiler nothing fails: the same
files then run as plain Python, only slower (`ziggurat bench` says which engine runs).

A wheel has its modules without debugging symbols. A wheel without compiled modules is tagged as pure Python.

In place, a module is built again when the contents of the files it depends on have changed. Modification times do not
count, because `git mv` keeps them. An extension whose `.pxd` is gone is removed.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import sys
import threading
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd gives the types; Python's `int` must stay Python's
    "infer_types": True,
    "boundscheck": False,  # the public `apply` checks every action before it reaches these arrays
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "show_performance_hints": False,  # they are for developers of an engine, not for everyone who builds it
}
OPTIONS = ["-O3", "-w"]  # -w: warnings about generated C code help no one who builds the engine
STRIPPED = ["-g0"]  # for wheels: symbols would make them five times as large
LINK_STRIPPED = {"linux": ["-Wl,-s"], "darwin": ["-Wl,-S,-x"]}
SOURCE = Path("src")
BUILT = Path("build") / "engine.json"  # the fingerprint of each module when it was built in place


def compiled_modules() -> dict[str, Path]:
    """Return the source of each module that has a `.pxd`, by module name."""
    if os.environ.get("ZIGGURAT_PLAIN"):
        return {}
    try:
        import Cython  # noqa: F401 - without it the plain files run
    except ImportError:
        return {}
    found = sorted(path for path in SOURCE.rglob("*.pxd") if path.stem != "__init__")
    return {".".join(path.relative_to(SOURCE).with_suffix("").parts): path.with_suffix(".py") for path in found}


@cache
def declarations(module: str) -> frozenset[Path]:
    """Return the `.pxd` files that a module's C code depends on: its own and those it imports."""
    own = SOURCE.joinpath(*module.split(".")).with_suffix(".pxd")
    if not own.exists():
        own = own.with_suffix("") / "__init__.pxd"
    if not own.exists():
        return frozenset()
    found = {own}
    for package, names in re.findall(r"^from (ziggurat[\w.]*) cimport (.+)$", own.read_text(encoding="utf-8"), re.M):
        for other in (package, *(f"{package}.{name.strip()}" for name in names.split(","))):
            found |= declarations(other)
    return frozenset(found)


def fingerprint(module: str, source: Path) -> str:
    """Return a hash of everything that decides what a module is compiled to."""
    from Cython import __version__

    digest = hashlib.sha256(repr((DIRECTIVES, OPTIONS, __version__, sys.version)).encode())
    for path in (source, *sorted(declarations(module))):
        digest.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class BuildEngine(build_ext):
    """Translates and compiles module by module, prints progress, and leaves out what is current."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.in_place = bool(self.inplace)  # setuptools resets `inplace` while it builds
        if not self.in_place and self.parallel is None:
            self.parallel = os.cpu_count()

    def run(self) -> None:
        if self.in_place:
            remove_stale_extensions()
        super().run()

    def build_extensions(self) -> None:
        self.force = True  # whether a module is current is decided here, not by modification times
        self.lock = threading.Lock()
        self.started = 0
        self.fingerprints = json.loads(BUILT.read_text(encoding="utf-8")) if BUILT.exists() else {}
        if self.in_place:
            self.extensions = [extension for extension in self.extensions if not self.is_current(extension)]
        if self.extensions and not self.has_compiler():
            print("There is no C compiler: the engine runs as plain Python, which is slower.", flush=True)
            self.extensions = []
        super().build_extensions()

    def has_compiler(self) -> bool:
        command = getattr(self.compiler, "compiler_so", None)  # other than Unix compilers are found by setuptools
        return not command or shutil.which(command[0]) is not None

    def target(self, extension: Extension) -> Path:
        """Return where the extension of a module is next to its source."""
        path = SOURCE.joinpath(*extension.name.split("."))
        return path.with_name(Path(self.get_ext_filename(extension.name)).name)

    def is_current(self, extension: Extension) -> bool:
        source, target = Path(extension.sources[0]), self.target(extension)
        if not target.exists():
            return False
        if extension.name in self.fingerprints:
            return bool(self.fingerprints[extension.name] == fingerprint(extension.name, source))
        # Without a record, as after removing build/, modification times decide.
        newest = max(path.stat().st_mtime for path in (source, *declarations(extension.name)))
        return target.stat().st_mtime > newest

    def build_extension(self, extension: Extension) -> None:
        source = Path(extension.sources[0])
        print_of = fingerprint(extension.name, source)
        if not self.in_place:
            extension.extra_compile_args += STRIPPED
            extension.extra_link_args += LINK_STRIPPED.get(sys.platform, [])
        with self.lock:  # Cython is not thread-safe; C compilers run in parallel with it
            self.started += 1
            print(f"  compiling {self.started} of {len(self.extensions)}: {extension.name}", flush=True)
            extension.sources = translate(extension)
        try:
            super().build_extension(extension)
        except Exception:
            if self.in_place:  # an older build would hide the changed source
                self.target(extension).unlink(missing_ok=True)
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            raise
        if self.in_place:
            self.install_in_place(extension, print_of)

    def install_in_place(self, extension: Extension, print_of: str) -> None:
        """Put a finished extension next to its source at once, so that an interrupted build continues there."""
        target = self.target(extension)
        partial = target.with_suffix(".partial")
        shutil.copy(self.get_ext_fullpath(extension.name), partial)
        partial.replace(target)  # a running program keeps the old file
        with self.lock:
            self.fingerprints[extension.name] = print_of
            BUILT.write_text(json.dumps(self.fingerprints, indent=1), encoding="utf-8")


class TaggedWheel(bdist_wheel):
    """A wheel whose tag says whether it has compiled modules."""

    def run(self) -> None:
        self.run_command("build")
        built = Path(self.get_finalized_command("build").build_lib)
        if not [*built.rglob("*.so"), *built.rglob("*.pyd")]:
            self.distribution.ext_modules = []
            self.root_is_pure = True
        self.skip_build = True  # setuptools would compile all modules again
        super().run()


class BuildPython(build_py):
    """Copies the Python files, and writes type stubs of the compiled modules next to them.

    A type checker reads the plain files, but a compiled class has only some of their methods and attributes: those that
    its `.pxd` declares `cpdef`, `public` or `readonly`, and those that it does not declare at all. The stub leaves out
    the others, so that a program cannot pass the checker and then fail on the compiled engine.
    """

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for name, source in compiled_modules().items():
            target = Path(self.build_lib).joinpath(*name.split(".")).with_suffix(".pyi")
            declared = source.with_suffix(".pxd").read_text(encoding="utf-8")
            target.write_text(stub(source.read_text(encoding="utf-8"), declared), encoding="utf-8")


CLASS = re.compile(r"^cdef class (\w+)")
HIDDEN_METHOD = re.compile(r"^\s+cdef (?!public |readonly ).*?(\w+)\(")
FIELD = re.compile(r"^\s+cdef (?:public|readonly) ([\w ]+) (\w+)$")
HIDDEN_FIELDS = re.compile(r"(\w+)(?:\[[\w, :]+\])*\s*(?:,|$)")
HIDDEN_FUNCTION = re.compile(r"^cdef (?!class )[^=]*?(\w+)\(")
HIDDEN_CONSTANTS = re.compile(r"^cdef (?!class )[^(]*$")
TYPES = {"bint": "bool", "str": "str", "bytes": "bytes", "list": "list[int]", "dict": "dict", "tuple": "tuple"}


def stub(source: str, declarations: str) -> str:
    """Return the stub of a module from its Python source and its `.pxd`."""
    hidden: set[tuple[str, str]] = set()
    fields: dict[str, dict[str, str]] = {}
    inside = ""
    for line in declarations.splitlines():
        if found := CLASS.match(line):
            inside = found[1]
            fields[inside] = {}
        elif line and not line[0].isspace():
            inside = ""
        if inside and (field := FIELD.match(line)):
            fields[inside][field[2]] = TYPES.get(field[1], "int")
        elif inside and (method := HIDDEN_METHOD.match(line)):
            hidden.add((inside, method[1]))
        elif inside and line.lstrip().startswith("cdef "):
            hidden |= {(inside, name) for name in HIDDEN_FIELDS.findall(line)}
        elif function := HIDDEN_FUNCTION.match(line):
            hidden.add(("", function[1]))
        elif HIDDEN_CONSTANTS.match(line):
            hidden |= {("", name) for name in re.findall(r"\w+", line)}
    module = ast.parse(source)
    module.body = [interface(node, fields, hidden) for node in module.body if not is_hidden(node, "", hidden)]
    text = ast.unparse(ast.fix_missing_locations(module)) + "\n"
    return text.replace("__hash__ = None", "__hash__ = None  # type: ignore[assignment]")


def is_hidden(node: ast.stmt, inside: str, hidden: set[tuple[str, str]]) -> bool:
    """Return whether the compiled module does not have what a statement defines."""
    if isinstance(node, ast.FunctionDef):
        return (inside, node.name) in hidden
    if isinstance(node, ast.AnnAssign):
        return isinstance(node.target, ast.Name) and (inside, node.target.id) in hidden
    if isinstance(node, ast.Assign):
        return any(isinstance(one, ast.Name) and (inside, one.id) in hidden for one in node.targets)
    return False


def interface(node: ast.stmt, fields: dict[str, dict[str, str]], hidden: set[tuple[str, str]]) -> ast.stmt:
    """Return a statement without the bodies of functions, with the fields of a class."""
    if isinstance(node, ast.FunctionDef):
        node.body = [ast.Expr(ast.Constant(...))]
    elif isinstance(node, ast.ClassDef):
        declared = {
            one.target.id for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        }
        own = [f"{name}: {kind}" for name, kind in fields.get(node.name, {}).items() if name not in declared]
        kept = [interface(one, fields, hidden) for one in node.body if not is_hidden(one, node.name, hidden)]
        node.body = [*ast.parse("\n".join(own)).body, *kept]
    return node


def translate(extension: Extension) -> list[str]:
    """Translate a module into C; return the C files."""
    from Cython.Build import cythonize

    [translated] = cythonize(
        [Extension(extension.name, extension.sources)],
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        force=True,
        quiet=True,
    )
    return list(translated.sources)


def remove_stale_extensions() -> None:
    """Remove extensions without a `.pxd`: they would hide a module that is plain now, or is gone."""
    for built in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        if not built.with_name(built.name.split(".")[0] + ".pxd").exists():
            print(f"  removing {built}", flush=True)
            built.unlink()


setup(
    ext_modules=[
        Extension(name, [str(source)], extra_compile_args=[*OPTIONS], optional=True)
        for name, source in compiled_modules().items()
    ],
    cmdclass={"bdist_wheel": TaggedWheel, "build_ext": BuildEngine, "build_py": BuildPython},
)
