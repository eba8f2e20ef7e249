"""An installed wheel in an empty environment and folder: games, records, the page over HTTP.

ZIGGURAT_WHEEL names the wheel to test, as `make dist` does. Otherwise one without compiled modules is built from a
source distribution, which takes less time.
"""

import os
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from helpers.server import READY_SECONDS, free_port

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
DATA = (
    "ziggurat/server/page/index.html",
    "ziggurat/words/it/babel.ftl",
    "ziggurat/lessons/ideas/babel.json",
    "ziggurat/rulebook/babylon.json",
    "ziggurat/bots/babel/weights.json",
    "ziggurat/store/schema/001.sql",
    "ziggurat/py.typed",
)
BOT = """
from ziggurat import Bot


class Builder(Bot):
    def choose(self, view, seconds=None):
        builds = [word for word in view["actions"] if word.startswith("build")]
        return self.stream.choose(builds or view["actions"])
"""


def run(*command: str | Path, cwd: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ZIGGURAT_PLAIN")}
    environment = {**kept, "LANG": "en_GB.UTF-8", "ZIGGURAT_LANG": "en", "HOME": str(cwd), **changes}
    return subprocess.run(
        list(map(str, command)), cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


def succeed(*command: str | Path, cwd: Path, **changes: str) -> str:
    done = run(*command, cwd=cwd, **changes)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel under test."""
    if given := os.environ.get("ZIGGURAT_WHEEL"):
        return (ROOT / given).resolve()
    folder = tmp_path_factory.mktemp("dist")
    write = f"import build_backend; print(build_backend.build_sdist({str(folder)!r}))"
    succeed(sys.executable, "-c", write, cwd=ROOT, PYTHONPATH=str(ROOT / "web"))
    [source] = folder.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    [unpacked] = (path for path in folder.iterdir() if path.is_dir())
    build = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", folder, ".")
    succeed(*build, cwd=unpacked, ZIGGURAT_PLAIN="1")
    [built] = folder.glob("*.whl")
    assert built.name.endswith("-py3-none-any.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and without extras."""
    folder = tmp_path_factory.mktemp("environment")
    succeed(sys.executable, "-m", "venv", folder, cwd=folder)
    install(folder, str(wheel))
    return folder


def install(environment: Path, what: str) -> None:
    pip = (environment / "bin" / "python", "-m", "pip", "install", "--quiet", "--constraint", ROOT / "constraints.txt")
    succeed(*pip, what, cwd=environment)


def test_wheel_contains_page_texts_lessons_rules_and_weights(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        [points] = (archive.read(name).decode() for name in names if name.endswith(".dist-info/entry_points.txt"))
    assert "[pytest11]\nziggurat = ziggurat.testing.plugin" in points
    assert [name for name in DATA if name not in names] == []
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(compiled) != wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.startswith(("tests", "web")) or name.endswith(".c")]
    assert wheel.stat().st_size < 12_000_000


def test_installed_package_plays_and_verifies_without_extras(environment: Path, tmp_path: Path) -> None:
    ziggurat = environment / "bin" / "ziggurat"
    assert succeed(ziggurat, "--version", cwd=tmp_path).startswith("ziggurat ")
    for game, bot in (("babel", "greedy"), ("babylon", "random"), ("hanging_gardens", "random")):
        succeed(ziggurat, "record", game, "--players", bot, "--seed", "7", "-o", f"{game}.json", cwd=tmp_path)
        assert "verified" in succeed(ziggurat, "verify", f"{game}.json", cwd=tmp_path)
    table = succeed(ziggurat, "arena", "babel", "--players", "greedy,random", "--games", "2", cwd=tmp_path)
    assert "greedy" in table
    assert "Extra serve: without " in succeed(environment / "bin" / "python", "-m", "ziggurat", "games", cwd=tmp_path)
    example = environment / "share" / "ziggurat-table" / "examples" / "thousand_games.py"  # where docs/research.md says
    assert example.read_bytes() == (ROOT / "examples" / "thousand_games.py").read_bytes()
    refused = run(ziggurat, "serve", cwd=tmp_path)
    assert refused.returncode == 1 and "pip install 'ziggurat-table[serve]'" in refused.stderr


def test_installed_package_draws_completes_and_loads_a_bot_from_a_file(environment: Path, tmp_path: Path) -> None:
    python = (environment / "bin" / "python", "-m", "ziggurat")
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    succeed(
        *python,
        "record",
        "babel",
        "--players",
        "mine.py:Builder,random",
        "--seed",
        "7",
        "-o",
        "game.json",
        cwd=tmp_path,
    )
    succeed(*python, "picture", "game.json", "--move", "30", "--language", "it", "-o", "move.svg", cwd=tmp_path)
    succeed(*python, "picture", "game.json", "--animate", "-o", "film.svg", cwd=tmp_path)
    still, film = ((tmp_path / name).read_text(encoding="utf-8") for name in ("move.svg", "film.svg"))
    assert still.startswith("<svg") and film.startswith("<svg") and len(film) > 2 * len(still)
    refused = run(*python, "picture", "game.json", "-o", "move.png", cwd=tmp_path)
    assert refused.returncode == 1 and "pip install 'ziggurat-table[pictures]'" in refused.stderr
    for shell in ("bash", "zsh", "fish"):
        assert "dataset" in succeed(*python, "completion", shell, cwd=tmp_path)


def test_installed_package_writes_a_dataset_and_learns_from_it(environment: Path, wheel: Path, tmp_path: Path) -> None:
    python = environment / "bin" / "python"
    dataset = (python, "-m", "ziggurat", "dataset", "babel", "--players", "greedy,random", "--games", "6")
    learn = environment / "share" / "ziggurat-table" / "examples" / "learn_babel.py"  # where docs/research.md says
    short = ("--epochs", "2", "--iterations", "1", "--every", "1", "--games", "8", "--steps", "8", "--tests", "10")
    refused = run(*dataset, "--out", "babel.npz", cwd=tmp_path)
    assert refused.returncode == 1 and "pip install 'ziggurat-table[rl]'" in refused.stderr
    install(environment, f"{wheel}[rl,parquet]")
    for name in ("babel.npz", "babel.parquet"):
        assert "decisions of 6 games" in succeed(*dataset, "--out", name, cwd=tmp_path)
        succeed(python, learn, "--dataset", name, "--out", "curve", *short, cwd=tmp_path)
        phases = [line.partition(",")[0] for line in (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()]
        assert phases == ["phase", *["imitation"] * 3, *["self-play"] * 2]
        assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_installed_server_serves_its_page(environment: Path, wheel: Path, tmp_path: Path) -> None:
    install(environment, f"{wheel}[serve]")
    port = free_port()
    command: list[str | Path] = [
        environment / "bin" / "ziggurat",
        "serve",
        "--port",
        str(port),
        "--db",
        "sqlite:///club.db",
    ]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)
    try:
        page = fetched(f"http://127.0.0.1:{port}/", server)
        script = page.partition('src="/assets/')[2].partition('"')[0]
        assert script.endswith(".js") and fetched(f"http://127.0.0.1:{port}/assets/{script}", server)
    finally:
        server.terminate()
        server.wait(READY_SECONDS)
    assert "has no page" not in (tmp_path / "log").read_text()


def fetched(address: str, server: subprocess.Popen[bytes]) -> str:
    """Return what the server answers, once it does."""
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        assert server.poll() is None
        try:
            with urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except URLError:
            time.sleep(0.1)
    raise AssertionError(f"{address} did not answer")
