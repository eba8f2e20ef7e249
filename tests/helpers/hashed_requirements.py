"""Writes `requirements-server.txt`: the packages of a server, each with its version and the hashes of its files.

    python tests/helpers/hashed_requirements.py

pip resolves the extras `serve` and `postgres` within constraints.txt, once for each kind of machine, without installing
anything. Run it after a change of constraints.txt or of these extras.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections import defaultdict
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE = ROOT / "requirements-server.txt"
EXTRAS = ("serve", "postgres")
BUILD = ("setuptools", "cython")
PYTHONS = ("3.11", "3.12", "3.13")
MACHINES = ("x86_64", "aarch64")
HEADER = """\
# The packages of a server with the hashes of their files, for Linux on x86-64 and ARM. `pip install --require-hashes`
# accepts nothing else. Written by tests/helpers/hashed_requirements.py from constraints.txt.
"""

Hashes = dict[str, set[str]]


def wanted() -> list[str]:
    """Return the requirements of the server and of its build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [each for extra in EXTRAS for each in project["optional-dependencies"][extra]]
    return [*project["dependencies"], *extras, *BUILD]


def resolve(python: str, machine: str) -> Hashes:
    """Return the hash of each package's file for one kind of machine."""
    platforms = [f"--platform=manylinux{glibc}_{machine}" for glibc in ("2014", "_2_28", "_2_17")]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command += ["--only-binary=:all:", f"--python-version={python}", "--target=unused", *platforms]
    command += ["--constraint", str(ROOT / "constraints.txt"), *wanted()]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    found: Hashes = defaultdict(set)
    for each in report["install"]:
        name = f"{each['metadata']['name'].lower().replace('_', '-')}=={each['metadata']['version']}"
        found[name].add(each["download_info"]["archive_info"]["hashes"]["sha256"])
    return found


def main() -> None:
    """Write the file."""
    hashes: Hashes = defaultdict(set)
    for python, machine in product(PYTHONS, MACHINES):
        for name, found in resolve(python, machine).items():
            hashes[name] |= found
    entries = [" \\\n".join([name, *(f"    --hash=sha256:{each}" for each in sorted(hashes[name]))]) for name in hashes]
    FILE.write_text(HEADER + "\n".join(sorted(entries)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
