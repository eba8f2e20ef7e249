"""The build backend: builds a missing page if it can, and says how if it cannot."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The backend of a tree without a built page, on a machine without npm."""
    found = importlib.util.spec_from_file_location("build_backend", ROOT / "web" / "build_backend.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    (tmp_path / "web").mkdir()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PAGE", tmp_path / "page" / "index.html")
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    monkeypatch.setattr(module.shutil, "which", lambda _: None)
    monkeypatch.delenv("ZIGGURAT_NO_PAGE", raising=False)
    return module


def fake_npm(tmp_path: Path, body: str) -> str:
    npm = tmp_path / "npm"
    npm.write_text(f"#!/bin/sh\nmkdir -p ../page\n{body}\n", encoding="utf-8")
    npm.chmod(0o755)
    return str(npm)


@pytest.mark.parametrize(("shown", "recent"), [("v22.12.0", True), ("v26.1.0", True), ("v20.20.2", False), ("", False)])
def test_old_node_of_the_machine_is_not_used_if_another_can_be_installed(backend, tmp_path, monkeypatch, shown, recent):
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {shown}\n", encoding="utf-8")
    node.chmod(0o755)
    monkeypatch.setattr(backend.shutil, "which", lambda _: str(node))
    assert backend.node_is_recent() is recent
    assert backend.node_package() == ([] if recent else [backend.NODE])


def test_node_is_a_requirement_only_without_page_and_npm(backend, monkeypatch):
    assert backend.node_package() == [backend.NODE]
    monkeypatch.setenv("ZIGGURAT_NO_PAGE", "1")
    assert backend.node_package() == []
    monkeypatch.delenv("ZIGGURAT_NO_PAGE")
    monkeypatch.setattr(backend, "node_is_recent", lambda: True)
    assert backend.node_package() == []


def test_built_page_is_left_alone(backend, tmp_path, monkeypatch):
    backend.PAGE.parent.mkdir()
    backend.PAGE.write_text("built before", encoding="utf-8")
    monkeypatch.setattr(backend.shutil, "which", lambda _: fake_npm(tmp_path, "echo new > ../page/index.html"))
    backend.build_page()
    assert backend.node_package() == []
    assert backend.PAGE.read_text(encoding="utf-8") == "built before"


def test_missing_page_is_built(backend, tmp_path, monkeypatch, capsys):
    npm = fake_npm(tmp_path, "echo $@ >> ../page/index.html")
    monkeypatch.setattr(backend.shutil, "which", lambda _: npm)
    backend.build_page()
    first, second = backend.PAGE.read_text(encoding="utf-8").splitlines()
    assert first.startswith("ci ") and second.startswith("run build ")
    assert "without its page" not in capsys.readouterr().out


def test_without_node_the_build_says_how_to_add_the_page(backend, capsys):
    backend.build_page()
    said = capsys.readouterr().out
    assert "without its page: there is no Node.js" in said and "make dist" in said


def test_failing_build_leaves_no_half_a_page(backend, tmp_path, monkeypatch, capsys):
    npm = fake_npm(tmp_path, "echo half > ../page/index.html; exit 3")
    monkeypatch.setattr(backend.shutil, "which", lambda _: npm)
    backend.build_page()
    assert "without its page" in capsys.readouterr().out
    assert not backend.PAGE.parent.exists()
