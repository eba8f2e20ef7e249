"""Golden records: stored games that must always replay to the same result (tests/golden/make.py)."""

from pathlib import Path

import pytest

from ziggurat import game, games
from ziggurat.core.game import Game
from ziggurat.core.match import verify
from ziggurat.core.record import Record
from ziggurat.testing.settings import Setting, installed_games, installed_settings

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))


def read(path: Path) -> Record:
    return Record.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record_replays_to_its_result(path: Path) -> None:
    record = read(path)
    assert record.game == path.parent.name
    match = verify(record, game(record.game))
    assert match.position.over
    assert record.to_json() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("a_game", installed_games(), ids=lambda a_game: a_game.id)
def test_every_installed_game_has_golden_records(a_game: Game) -> None:
    paths = [path for path in RECORDS if path.parent.name == a_game.id]
    assert len(paths) >= 5, f"make golden records: python tests/golden/make.py {a_game.id}"


@pytest.mark.parametrize("setting", installed_settings(), ids=str)
def test_every_setting_has_a_golden_record(setting: Setting) -> None:
    wanted = (setting.seats, setting.game.options.resolve(setting.options))
    had = [(record.seats, record.options) for record in map(read, (GOLDEN / setting.game.id).glob("*.json"))]
    assert wanted in had, f"make the missing records: python tests/golden/make.py {setting.game.id}"


def test_every_golden_record_belongs_to_an_installed_game() -> None:
    assert {path.parent.name for path in RECORDS} <= set(games())
