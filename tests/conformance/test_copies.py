"""Every field that a `.pxd` declares is copied by `copy_from` and `clone`."""

import json
import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
FIELDS_AT_LEAST = {"Stream": 4, "Babel": 35, "Babylon": 35, "Babylon's garden": 28, "The Hanging Gardens": 35}


def test_copies_have_every_declared_field() -> None:
    environment = {**os.environ, "ZIGGURAT_PLAIN": "1", "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-m", "helpers.copies"]
    done = subprocess.run(command, env=environment, cwd=TESTS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert not found["missing"], "\n".join(found["missing"])
    few = {name: fields for name, fields in found["checked"].items() if len(fields) < FIELDS_AT_LEAST[name]}
    assert not few, f"the fields were not found in the .pxd files: {few}"
