"""`make test` runs checks in parallel with the tests and lists all failures."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("parallel_checks.py")


def python(code: str) -> str:
    return shlex.join([sys.executable, "-c", code])


def run(*commands: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *commands], capture_output=True, text=True, timeout=120, check=False
    )


GOOD, BAD = python("print('pas' + 'sed')"), python("import sys; sys.exit('bro' + 'ken')")


@pytest.mark.parametrize("failing", [set(), {0}, {1}, {2}, {0, 2}])
def test_failed_commands_are_listed_at_the_end(failing: set[int]) -> None:
    done = run(*(BAD if number in failing else GOOD for number in range(3)))
    assert done.returncode == bool(failing)
    assert done.stdout.count("passed") == 3 - len(failing)
    assert (done.stdout + done.stderr).count("broken") == len(failing)
    assert done.stdout.splitlines()[-len(failing) :] == [f"failed: {BAD}"] * len(failing) or not failing


def test_checks_run_in_parallel_with_the_tests(tmp_path: Path) -> None:
    def meet(mine: str, other: str) -> str:
        """Return a command that ends only while the other one runs."""
        return python(
            f"import pathlib, time\npathlib.Path({str(tmp_path / mine)!r}).touch()\n"
            f"while not pathlib.Path({str(tmp_path / other)!r}).exists(): time.sleep(0.01)"
        )

    assert run(meet("check", "tests"), meet("tests", "check")).returncode == 0
