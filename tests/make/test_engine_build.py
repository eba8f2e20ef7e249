"""setup.py compiles changed modules and removes stale extensions."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = "class Counter:\n    def __init__(self):\n        self.count = {count}\n"
DECLARATION = "cdef class Counter:\n    cdef public int count\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package with one module to be compiled."""
    shutil.copy(ROOT / "setup.py", tmp_path / "setup.py")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "small"\nversion = "1"\n', encoding="utf-8")
    package = tmp_path / "src" / "ziggurat"
    package.mkdir(parents=True)
    for name, text in (("__init__.py", ""), ("__init__.pxd", ""), ("counter.pxd", DECLARATION)):
        (package / name).write_text(text, encoding="utf-8")
    (package / "counter.py").write_text(SOURCE.format(count=1), encoding="utf-8")
    return tmp_path


def build(tree: Path) -> str:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {name: value for name, value in os.environ.items() if name != "ZIGGURAT_PLAIN"}
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True).stdout


def extensions(tree: Path) -> list[str]:
    return [path.name.split(".")[0] for path in (tree / "src").rglob("*.so")]


@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc").split()[0]) is None, reason="there is no C compiler")
def test_changed_modules_are_compiled_and_stale_ones_removed(tree: Path):
    package = tree / "src" / "ziggurat"
    assert "compiling 1 of 1: ziggurat.counter" in build(tree)
    assert build(tree) == ""
    assert extensions(tree) == ["counter"]

    (package / "counter.py").write_text(SOURCE.format(count=2), encoding="utf-8")
    os.utime(package / "counter.py", (0, 0))
    assert "compiling 1 of 1: ziggurat.counter" in build(tree)

    (package / "counter.pxd").unlink()
    assert "removing src/ziggurat/counter" in build(tree)
    assert extensions(tree) == []


def test_without_a_compiler_the_plain_files_remain(tree: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "There is no C compiler" in build(tree)
    assert extensions(tree) == []


def wheel(tree: Path) -> Path:
    """Return a wheel of the small package."""
    write = "from setuptools import build_meta; build_meta.build_wheel('dist')"
    environment = {name: value for name, value in os.environ.items() if name != "ZIGGURAT_PLAIN"}
    subprocess.run([sys.executable, "-c", write], cwd=tree, env=environment, capture_output=True, check=True)
    [built] = (tree / "dist").glob("*.whl")
    return built


@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc").split()[0]) is None, reason="there is no C compiler")
def test_wheel_with_compiled_modules_names_the_machine_and_has_no_symbols(tree: Path):
    built = wheel(tree)
    assert not built.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(built) as archive:
        [module] = [archive.read(name) for name in archive.namelist() if name.endswith(".so")]
        assert b"Root-Is-Purelib: false" in archive.read("small-1.dist-info/WHEEL")
    assert b".debug_info" not in module and b".symtab" not in module


def test_wheel_without_compiled_modules_is_pure_python(tree: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    built = wheel(tree)
    assert built.name == "small-1-py3-none-any.whl"
    with zipfile.ZipFile(built) as archive:
        assert "ziggurat/counter.py" in archive.namelist()
        assert b"Root-Is-Purelib: true" in archive.read("small-1.dist-info/WHEEL")
