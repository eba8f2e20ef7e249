"""The page's types are made from the server's shapes; a change of these must reach the page."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_current() -> None:
    done = subprocess.run(
        [sys.executable, WEB / "make_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
