"""The container image: complete, unprivileged, and made of known files only."""

import re
import tomllib
from pathlib import Path

from helpers.container import instructions

ROOT = Path(__file__).parents[2]
STEPS = instructions((ROOT / "Containerfile").read_text(encoding="utf-8"))
REQUIREMENTS = (ROOT / "requirements-server.txt").read_text(encoding="utf-8")
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8")
ENTRY = re.compile(r"^([a-z0-9.-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


def normal(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def last(name: str) -> str:
    return [rest for step, rest in STEPS if step == name][-1]


def test_image_contains_the_page() -> None:
    assert ("COPY", "--from=page /src/src/ziggurat/server/page src/ziggurat/server/page") in STEPS


def test_image_runs_as_an_unprivileged_user_with_a_health_check() -> None:
    assert int(last("USER")) > 0
    assert "/healthz" in last("HEALTHCHECK")
    assert "/opt/ziggurat/bin/ziggurat" in last("ENTRYPOINT")


def test_image_installs_packages_by_hash_only() -> None:
    installs = [rest for step, rest in STEPS if step == "RUN" and "pip install" in rest]
    assert len(installs) == 2
    assert "--require-hashes" in installs[0]
    assert "--no-deps" in installs[1]
    assert "--no-index" in installs[1]


def test_every_package_of_the_image_has_hashes_and_the_version_of_the_constraints() -> None:
    pinned = dict(line.split("==") for line in CONSTRAINTS.splitlines() if not line.startswith("#"))
    versions = {normal(name): version for name, version in pinned.items()}
    hashed = {normal(name): version for name, version, _ in ENTRY.findall(REQUIREMENTS)}
    assert ENTRY.sub("", REQUIREMENTS).count("\n") == 2  # nothing but two lines of comment: no index, no address
    assert hashed.items() <= versions.items()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {normal(re.split(r"[<>=;]", each)[0]) for each in extras["serve"] + extras["postgres"]}
    assert wanted <= hashed.keys()
