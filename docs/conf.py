"""Sphinx configuration of the documentation site: `make docs`.

The sources are README.md, CONTRIBUTING.md, CHANGELOG.md and docs/ as they are in the repository. README.md is the home
page; the table of contents, which GitHub could not show, is appended to it here. The built site loads nothing from
other hosts: diagrams are drawn by the copy of mermaid that npm installs with the packages of the page.
"""

import re
import shutil
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parents[1]

project = "Ziggurat"
project_copyright = "2026 The Ziggurat engineers"
release = re.findall(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)[0]

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
]
root_doc = "README"
include_patterns = ["*.md", "docs/**"]
exclude_patterns = [".*", "benchmarks", "build", "docs/templates", "examples", "src", "tests", "web"]
templates_path = [str(ROOT / "docs" / "templates")]

# MyST: headings get the same anchors as on GitHub, and a fenced block `mermaid` is a diagram there and here.
myst_heading_anchors = 4
myst_fence_as_directive = ["mermaid"]

# The reference: docstrings use single backticks for code, and signatures come from the plain Python files.
default_role = "code"
autosummary_generate = True
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_mock_imports = ["asyncpg", "numpy", "pyarrow", "ray", "scipy"]  # of optional extras
suppress_warnings = ["ref.python"]  # games share names such as Fields, which a bare type hint cannot tell apart

html_theme = "furo"
html_title = "Ziggurat"
html_show_sphinx = False
html_static_path = [
    str(ROOT / "web" / "node_modules" / "@mermaid-js" / "tiny" / "dist" / "mermaid.tiny.js"),
    str(ROOT / "docs" / "diagrams.js"),
]

CONTENTS = """
```{toctree}
:hidden:
:caption: Use

docs/rules/babel
docs/rules/babylon
docs/rules/hanging_gardens
docs/rules/glossary
docs/operations
docs/api
docs/threat-model
docs/asvs
```

```{toctree}
:hidden:
:caption: Build on

docs/library
docs/engine
docs/research
docs/observations
docs/engine-protocol
docs/records
docs/bots
docs/arena
docs/reference
```

```{toctree}
:hidden:
:caption: Contribute

CONTRIBUTING
docs/architecture
docs/table
docs/store
docs/page
docs/lessons
docs/dependencies
docs/decisions
CHANGELOG
```

```{toctree}
:hidden:
:caption: Figures

docs/performance
docs/strength
docs/lab/README
```
"""
LAB_CONTENTS = """
```{toctree}
:hidden:
:glob:

2*
```
"""


def add_contents(app: Any, name: str, source: list[str]) -> None:
    """Append the table of contents to the home page and to the index of the lab notes."""
    source[0] += {"README": CONTENTS, "docs/lab/README": LAB_CONTENTS}.get(name, "")


def copy_home_page(app: Any, error: Exception | None) -> None:
    """Make the home page available as index.html too."""
    if error is None and app.builder.format == "html":
        shutil.copy(Path(app.outdir) / "README.html", Path(app.outdir) / "index.html")


class Diagram(SphinxDirective):
    """A fenced block `mermaid`, drawn in the reader's browser."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        text = escape("\n".join(self.content))
        return [nodes.raw("", f'<pre class="mermaid">{text}</pre>', format="html", classes=["diagram"])]


def add_scripts(app: Any, page: str, template: str, context: Any, doctree: nodes.document | None) -> None:
    """Load the scripts that draw diagrams on pages that have one."""
    if doctree is not None and any("diagram" in node["classes"] for node in doctree.findall(nodes.raw)):
        app.add_js_file("mermaid.tiny.js", loading_method="defer")
        app.add_js_file("diagrams.js", loading_method="defer")


def setup(app: Any) -> None:
    """Connect the functions above to Sphinx."""
    app.add_directive("mermaid", Diagram)
    app.connect("source-read", add_contents)
    app.connect("html-page-context", add_scripts)
    app.connect("build-finished", copy_home_page)
