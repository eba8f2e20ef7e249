"""Runs checks beside the tests: `python tests/side_by_side.py CHECK ... TESTS`, each argument a command.

The checks run one after the other, each told when it has ended, so that nothing is mixed; the last command, which takes
longest and often waits, has the terminal meanwhile. The exit code is 0 only if all are well.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import threading
from collections.abc import Sequence


def checked(commands: Sequence[str], failed: list[str]) -> None:
    """Run checks one after the other; tell each, and note those that fail."""
    for command in commands:
        done = subprocess.run(shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        sys.stdout.write(f"\n{command}\n{done.stdout.decode(errors='replace')}")
        sys.stdout.flush()
        if done.returncode:
            failed.append(command)


def main(checks: Sequence[str], tests: str) -> int:
    """Run everything; return 0 if all is well."""
    failed: list[str] = []
    beside = threading.Thread(target=checked, args=(checks, failed))
    beside.start()
    if subprocess.run(shlex.split(tests), check=False).returncode:
        failed.append(tests)
    beside.join()
    for command in failed:
        sys.stdout.write(f"failed: {command}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:-1], sys.argv[-1]))
