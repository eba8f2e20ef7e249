"""A match as its users see it: playing, views, events, records, copies, pickles, text."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import ziggurat
from helpers.pebbles import Pebbles
from ziggurat import Match, game, games, play_out
from ziggurat.core.errors import BadOptions, BadRecord, IllegalAction, UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.match import Step
from ziggurat.core.registry import installed
from ziggurat.core.rng import Stream

every_setting = pytest.mark.parametrize(("name", "seats"), [(name, n) for name in games() for n in game(name).seats])


def half_played(name: str, seats: int) -> Match:
    match = play_out(Match(name, seats, seed=5), ["random"] * seats)
    return match.at(len(match.words) // 2)


def test_match_begins_by_name_with_the_fewest_players() -> None:
    match = Match("babylon", seed=1)
    assert (match.game, match.seats, match.over, match.winners) == (game("babylon"), 2, False, None)
    assert match.position == game("babylon").new(2, 1)
    with pytest.raises(UnknownGame, match="unknown game 'chess'; installed: babel"):
        Match("chess")
    with pytest.raises(UnknownGame, match="the game is 7, but must be the name of an installed game"):
        Match(7)  # type: ignore[arg-type]
    assert Match(type(game("babylon")), seed=1) == match


def test_push_view_and_events_follow_the_rules() -> None:
    match = Match("babel", seed=7)  # the pawn begins at the quarry and travels to a site whose card is in the hand
    assert match.legal() == ["end", *sorted({f"go:{site}" for site in match.view(0)["hand"]})]
    assert (match.to_move, match.view(0)["pawn"], match.events()) == (0, ["quarry", "quarry"], [])
    match.push("go:H")
    assert match.view(0)["pawn"] == ["H", "quarry"]
    assert match.view(0)["actions"] == match.legal()
    assert match.view(1)["actions"] == match.view()["actions"] == []
    assert [event.code for event in match.events(1)] == ["babel-go"]
    match.push("end")
    assert match.events(0, number=1) == match.at(1).events(0)
    with pytest.raises(IllegalAction):
        match.push("build:own")
    assert match.words == ["go:H", "end"]


@pytest.mark.parametrize("number", [0, 3, -1, True, 1.0])
def test_events_of_an_action_that_was_not_played_are_refused(number: int) -> None:
    match = Match("babel", seed=7)
    match.push("go:H")
    match.push("end")
    with pytest.raises(BadOptions, match="must be 1 to 2"):
        match.events(number=number)


@every_setting
def test_steps_replay_the_match(name: str, seats: int) -> None:
    match = half_played(name, seats)
    again = Match(name, seats, seed=5)
    for step in match:
        assert again.to_move == step.seat and len(again.words) + 1 == step.number
        again.push(step.word)
    assert again == match
    assert list(match)[-1] == Step(len(match.words), match.past[-1].to_move, match.words[-1])


@every_setting
def test_copies_and_pickles_are_equal_and_independent(name: str, seats: int) -> None:
    match = half_played(name, seats)
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other == match and other.record() == match.record()
        before = match.position.to_bytes()
        other.push(other.legal()[0])
        assert other != match
        assert match.position.to_bytes() == before
        assert other.undo() and other == match
        while other.undo():
            pass
        assert other == match.at(0) != match
        assert match.words


def test_matches_with_another_future_differ() -> None:
    matches = [Match("hanging_gardens", seed=seed) for seed in (1, 2)]
    assert matches[0] != matches[1]
    assert matches[0] != "a match"
    with pytest.raises(TypeError, match="unhashable"):
        hash(matches[0])


@every_setting
def test_record_replays_to_an_equal_match(name: str, seats: int) -> None:
    match = half_played(name, seats)
    assert Match.from_record(match.record()) == match
    assert Match.from_record(match.record(["x"] * seats).to_json()) == match


def test_record_is_read_from_a_file_a_path_or_data(tmp_path: Path) -> None:
    match = half_played("babel", 2)
    path = tmp_path / "Zoë.json"
    path.write_text(match.record(["Zoë", "Bo"]).to_json(), encoding="utf-8")
    assert Match.from_record(path) == match
    assert Match.from_record(path.read_bytes()) == match
    assert Match.from_record(match.record().to_data()) == match
    with path.open(encoding="utf-8") as text, path.open("rb") as raw:
        assert Match.from_record(text) == Match.from_record(raw) == match
    for wrong, reason in [
        ("game.json", r"give Path\('game.json'\)"),
        (7, "must be a JSON object"),
        (None, "JSON object"),
    ]:
        with pytest.raises(BadRecord, match=reason):
            Match.from_record(wrong)  # type: ignore[arg-type]
    assert match.record(secrets=False).seed is None


def test_pickles_are_read_by_the_other_engine(tmp_path: Path) -> None:
    matches = [half_played(name, game(name).seats[-1]) for name in games()]
    (tmp_path / "matches").write_bytes(pickle.dumps(matches))
    program = (
        "import pickle, sys, ziggurat.compiled\n"
        "assert ziggurat.compiled.engine() == 'plain'\n"
        "matches = pickle.load(open('matches', 'rb'))\n"
        "pickle.dump([(match, [match.legal(), match.view(0)]) for match in matches], open('again', 'wb'))\n"
    )
    environment = {**os.environ, "ZIGGURAT_PLAIN": "1"}
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=environment, check=True, timeout=120)
    again = pickle.loads((tmp_path / "again").read_bytes())
    assert [match for match, _ in again] == matches
    assert [seen for _, seen in again] == [[match.legal(), match.view(0)] for match in matches]


def test_text_shows_the_board_and_repr_the_state() -> None:
    match = Match("babel", seed=7)
    match.push("go:H")
    assert repr(match) == "<Match of babel: 2 players, 1 action, seat 0 to move, scores 0:0>"
    assert "H Hittites   │  @ -" in str(match)  # the pawn of the first player
    assert str(match) == str(match.copy())


@pytest.mark.parametrize("name", ["babel", "hanging_gardens"])
def test_text_is_what_the_public_may_know(name: str) -> None:
    match = half_played(name, 2)
    other = match.copy()
    other.position.redeal(-1, Stream(bytes(32)))
    assert other.position != match.position
    assert str(other) == str(match)


def test_game_without_a_board_is_shown_as_data() -> None:
    assert '"rows"' in str(Match(Pebbles(), seed=1))


def test_unexpected_error_of_a_game_names_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Game, *parts: object) -> None:
        raise KeyError("defect")

    match = Match("babel", seed=1)
    monkeypatch.setattr(type(match.game), "apply", broken)
    monkeypatch.setattr(type(match.game), "view", broken)
    for act in (lambda: match.push("go:A"), match.view):
        with pytest.raises(KeyError) as caught:
            act()
        assert caught.value.__notes__ == ["raised by the game 'babel' (ziggurat.games.babel:GAME)"]


def test_source_checkout_works_without_being_installed(tmp_path: Path) -> None:
    """Python without site-packages finds no metadata of any package."""
    source = Path(ziggurat.__file__).parents[1]
    program = (
        "from importlib.metadata import entry_points\n"
        "assert not entry_points(group='ziggurat.games')\n"
        "from ziggurat import Match, games, play_out\n"
        "assert len(games()) == 3\n"
        "assert play_out(Match('babel', seed=1), ['random', 'greedy']).over\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(source)}
    subprocess.run([sys.executable, "-S", "-c", program], cwd=tmp_path, env=environment, check=True, timeout=120)


def test_game_is_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert game("babel") is game("babel")
    monkeypatch.setattr("importlib.metadata.EntryPoint.load", lambda point: pytest.fail("loaded again"))
    assert game("babel").id == "babel"
    assert installed("ziggurat.games") is installed("ziggurat.games")
