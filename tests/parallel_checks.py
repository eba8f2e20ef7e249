"""Runs checks in parallel with the tests: `python tests/parallel_checks.py CHECK ... TESTS`, each argument a command.

The checks run one after the other, and the output of each is printed when it has ended. The last command, the tests,
writes to the terminal directly. The last lines name the commands that failed; the exit code is 0 if there are none.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import threading
from collections.abc import Sequence


def run_checks(commands: Sequence[str], failed: list[str]) -> None:
    """Run checks one after the other and print them; collect those that fail."""
    for command in commands:
        done = subprocess.run(shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        sys.stdout.write(f"\n{command}\n{done.stdout.decode(errors='replace')}")
        sys.stdout.flush()
        if done.returncode:
            failed.append(command)


def main(checks: Sequence[str], tests: str) -> int:
    """Run everything; return the exit code."""
    failed: list[str] = []
    thread = threading.Thread(target=run_checks, args=(checks, failed))
    thread.start()
    if subprocess.run(shlex.split(tests), check=False).returncode:
        failed.append(tests)
    thread.join()
    for command in failed:
        sys.stdout.write(f"failed: {command}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:-1], sys.argv[-1]))
