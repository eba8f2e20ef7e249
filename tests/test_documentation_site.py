"""The documentation site works offline: its pages load scripts, styles and pictures from no other host."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\bsrc=["']([^"']+)"""
    r"""|<link(?![^>]*\brel=["'](?:canonical|next|prev|search|index)["'])[^>]*\bhref=["']([^"']+)"""
    r"""|\b(?:from|import)\s*\(?\s*["']([^"']+\.m?js)["']"""
    r"""|(?:@import\s*|url\()\s*["']?([^"')\s]+)"""
)


def loaded_addresses(text: str) -> set[str]:
    """Return the addresses that a page or style sheet makes a browser load."""
    return {address for groups in LOADED.findall(text) for address in groups if address}


def is_foreign(address: str) -> bool:
    """Return whether an address is on another host."""
    return bool(re.match(r"(https?:)?//", address))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the home page and the page with diagrams; the reference and the other pages would take a minute."""
    folder = tmp_path_factory.mktemp("site")
    options = ["-D", "include_patterns=README.md,docs/architecture.md", "-D", "autosummary_generate=0"]
    command = [sys.executable, "-m", "sphinx", "--quiet", *options, "-c", "docs", "-d", str(folder / "doctrees")]
    subprocess.run([*command, ".", str(folder / "html")], cwd=ROOT, check=True, capture_output=True)
    return folder / "html"


def test_pages_load_nothing_from_other_hosts(site: Path) -> None:
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    found = {address for page in pages for address in loaded_addresses(page.read_text(encoding="utf-8"))}
    assert len(found) > 5
    assert [address for address in found if is_foreign(address)] == []


def test_diagrams_are_drawn_by_scripts_of_the_site(site: Path) -> None:
    page = site / "docs" / "architecture.html"
    text = page.read_text(encoding="utf-8")
    assert text.count('<pre class="mermaid">') == 2
    scripts = {address.split("?")[0] for address in loaded_addresses(text)}
    for name in ("mermaid.tiny.js", "diagrams.js"):
        assert f"../_static/{name}" in scripts
        assert (site / "_static" / name).stat().st_size > 0
    assert "mermaid" not in (site / "README.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://cdn.example/mermaid.js"></script>',
        '<script type="module">import mermaid from "https://cdn.example/mermaid.mjs"</script>',
        '<link rel="stylesheet" href="//fonts.example/font.css" />',
        "body { background: url(https://cdn.example/dots.png) }",
    ],
)
def test_addresses_on_other_hosts_are_found(text: str) -> None:
    assert any(is_foreign(address) for address in loaded_addresses(text))
