"""Entry points: another package can add a game, and a broken package affects no other."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from pydoc import locate

import pytest

import ziggurat
from ziggurat.core.errors import UnknownBot, UnknownGame
from ziggurat.core.match import Match, verify
from ziggurat.core.record import Record
from ziggurat.core.registry import find, game, games, installed

Install = Callable[[str, str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a package: a module and its entry point."""
    monkeypatch.syspath_prepend(tmp_path)

    def add(name: str, source: str, entry_point: str) -> None:
        (tmp_path / f"{name}.py").write_text(source)
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[ziggurat.games]\n{entry_point}\n")
        monkeypatch.delitem(sys.modules, name, raising=False)
        invalidate_caches()
        installed.cache_clear()

    yield add
    installed.cache_clear()


FOURTH = "from helpers.pebbles import Pebbles\nGAME = Pebbles()\n"


def test_installed_games_are_listed_by_name_in_order() -> None:
    assert games() == sorted(games())
    assert "babel" in games()
    assert ziggurat.games() == games()


def test_function_games_and_package_games_can_both_be_imported() -> None:
    import ziggurat.games.babel as babel  # noqa: PLR0402 - this form reads the attribute `ziggurat.games`

    assert babel.GAME is game("babel")
    assert ziggurat.games.babel is babel is locate("ziggurat.games.babel")
    assert ziggurat.games is import_module("ziggurat.games")
    assert ziggurat.games() == games()


def test_function_bots_and_package_bots_can_both_be_imported() -> None:
    import ziggurat.bots.bot as module

    assert ziggurat.bots.bot is module is locate("ziggurat.bots.bot")
    assert ziggurat.bots is import_module("ziggurat.bots")
    assert ziggurat.bots() == module.bots()


def test_game_is_found_by_its_name_and_created_once() -> None:
    assert game("babel").id == "babel"
    assert game("babel") is ziggurat.game("babel")
    assert repr(game("babel")) == "<game babel>"


def test_id_of_every_installed_game_is_the_name_of_its_entry_point() -> None:
    assert [game(name).id for name in games()] == games()


def test_fourth_game_from_another_package_is_found_and_played(install: Install) -> None:
    before = games()
    install("pebbles_for_ziggurat", FOURTH, "pebbles = pebbles_for_ziggurat:GAME")
    assert games() == sorted([*before, "pebbles"])
    match = Match(game("pebbles"), 3, seed=1, salt=bytes(32))
    while not match.position.over:
        match.apply(match.game.legal_words(match.position)[0])
    record = Record.from_json(match.record(["a", "b", "c"]).to_json())
    assert verify(record, game("pebbles")).position == match.position


@pytest.mark.parametrize("name", ["ludo", "", "Babel", "babel ", "babel:GAME"])
def test_unknown_game_is_refused_with_the_installed_names(name: str) -> None:
    with pytest.raises(UnknownGame, match=rf"unknown game {name!r}; installed: .*babel"):
        game(name)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("raise RuntimeError('half a game')", "half a game"),
        ("import there_is_no_such_module", "there_is_no_such_module"),
        ("GAME = (", "SyntaxError"),
        ("OTHER = 1", "GAME"),
    ],
)
def test_broken_package_does_not_affect_others(install: Install, source: str, message: str) -> None:
    install("broken_for_ziggurat", source, "broken = broken_for_ziggurat:GAME")
    assert "broken" in games()
    assert game("babel").new(2, 1).to_move in (0, 1)
    named = r"game 'broken' of package broken_for_ziggurat 1\.0 \(broken_for_ziggurat:GAME\) failed to load"
    with pytest.raises(UnknownGame, match=f"{named}: .*{message}"):
        game("broken")


def test_entry_point_that_is_not_a_game_is_refused(install: Install) -> None:
    install("something_else", "GAME = 'a text'", "something = something_else:GAME")
    with pytest.raises(UnknownGame, match=r"of package something_else 1.0 .* is a str, but must be a Game"):
        game("something")


def test_game_of_another_package_does_not_replace_ours(install: Install) -> None:
    install("another_babel", FOURTH, "babel = another_babel:GAME")
    assert type(game("babel")).__name__ == "Babel"


def test_other_groups_are_found_in_the_same_way() -> None:
    assert set(installed("ziggurat.bots")) >= {"random"}
    assert installed("ziggurat.no_such_group") == {}
    with pytest.raises(UnknownBot, match="unknown bot 'nobody'; installed: none"):
        find("ziggurat.no_such_group", "nobody", "bot", UnknownBot)


def test_files_of_the_installed_packages_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("ziggurat.core.registry.entry_points", lambda group: read.append(group) or ())
    installed.cache_clear()
    try:
        assert games() == games() == ["babel", "babylon", "hanging_gardens"]
    finally:
        installed.cache_clear()
    assert read == ["ziggurat.games"]
