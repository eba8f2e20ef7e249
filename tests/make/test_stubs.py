"""Type stubs of the compiled modules have what the compiled classes have, and nothing else."""

import ast
import os
import runpy
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ziggurat.compiled import engine

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def stubs() -> dict[str, str]:
    """Return the stub of each module, as a wheel has it."""
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("setuptools.setup", lambda **settings: None)
            patch.delenv("ZIGGURAT_PLAIN", raising=False)
            setup: dict[str, Any] = runpy.run_path("setup.py")
            modules = setup["compiled_modules"]()
            return {
                name: setup["stub"](file.read_text(), file.with_suffix(".pxd").read_text())
                for name, file in modules.items()
            }
    finally:
        os.chdir(before)


@pytest.mark.skipif(engine() == "plain", reason="no module is compiled")
def test_everything_in_a_stub_exists_in_the_compiled_module(stubs: dict[str, str]) -> None:
    missing, seen = [], 0
    for name, text in stubs.items():
        module = import_module(name)
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and not hasattr(module, node.name):
                missing.append(f"{name}.{node.name}")
            for part in node.body if isinstance(node, ast.ClassDef) else []:
                attribute = part.name if isinstance(part, ast.FunctionDef) else None
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                    attribute = part.target.id
                seen += attribute is not None
                if attribute and not hasattr(getattr(module, node.name), attribute):
                    missing.append(f"{name}.{node.name}.{attribute}")
    assert missing == []
    assert seen > 200


def test_methods_for_compiled_loops_are_left_out(stubs: dict[str, str]) -> None:
    position, rng = stubs["ziggurat.core.position"], stubs["ziggurat.core.rng"]
    for name in ("play", "fill", "pick", "list_with", "play_on"):  # `cdef` in position.pxd
        assert f"def {name}(" not in position
    for name in ("below", "shuffle", "next16", "reseed"):
        assert f"def {name}(" not in rng
    assert "def apply(self, code: int) -> None" in position
    assert "size: int" in position  # `readonly` in Codes


@pytest.mark.long
def test_type_checker_refuses_what_the_compiled_engine_lacks(stubs: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "ziggurat", tmp_path / "ziggurat", ignore=shutil.ignore_patterns("*.so", "page"))
    for name, text in stubs.items():
        tmp_path.joinpath(*name.split(".")).with_suffix(".pyi").write_text(text, encoding="utf-8")
    program = """
from ziggurat import game
from ziggurat.core.seed import fresh_seed, stream

position, rng = game("babel").new(2, 1), stream(fresh_seed(), "x")
position.apply(position.legal()[rng.draw(2)])
print(position.over, position.clone() == position, position.winners(), rng.shuffled("ab"))
"""
    assert checked(tmp_path, program).startswith("Success")
    said = checked(tmp_path, program + "position.play(1)\nrng.below(3)\nrng.key\n")
    for wrong in ('"Position" has no attribute "play"', '"Stream" has no attribute "below"', '"key"'):
        assert wrong in said


def checked(folder: Path, source: str) -> str:
    """Return what mypy says about a program."""
    (folder / "program.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "program.py"]
    environment = {**os.environ, "MYPYPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout
