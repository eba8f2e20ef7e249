"""A language is one folder: Python and the page offer every language that has one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.words import FOLDER, LANGUAGES, languages_in

WEB = Path(__file__).parents[2] / "web"
SOURCES = ["index.html", "package.json", "plugins.ts", "svelte.config.js", "tsconfig.json", "node.py"]
SOURCES += ["vite.config.ts", "embed.config.ts", "embed.html"]


@pytest.fixture
def words_folder(tmp_path: Path) -> Path:
    """Copy the language files and add Esperanto, with the English texts."""
    folder = tmp_path / "src" / "ziggurat" / "words"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(folder / "en", folder / "eo")
    (folder / "eo" / "language.ftl").write_text("language-name = Esperanto\n", encoding="utf-8")
    return folder


def test_python_lists_the_folders(words_folder: Path) -> None:
    assert LANGUAGES == {"en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}
    assert languages_in(words_folder) == {"en": "English", "eo": "Esperanto", **LANGUAGES}


@pytest.mark.long  # builds the page
def test_page_lists_the_folders(words_folder: Path, tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    for name in SOURCES:
        shutil.copy(WEB / name, web / name)
    for name in ("src", "public"):
        shutil.copytree(WEB / name, web / name)
    (web / "node_modules").symlink_to(WEB / "node_modules")
    subprocess.run(
        [sys.executable, web / "node.py", "npm", "run", "--silent", "build"], check=True, capture_output=True
    )
    built = words_folder.parent / "server" / "page"
    shell = "".join(file.read_text(encoding="utf-8") for file in (built / "assets").glob("shell-*.js"))
    assert "Esperanto" in shell
    assert "data-eo=" in (built / "index.html").read_text(encoding="utf-8")
