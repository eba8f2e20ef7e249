"""Levels play legal turns in every game from their view, each searched once."""

import time
from dataclasses import replace

import pytest

from helpers.babel import BABEL, table
from ziggurat.bots.advice import best_start, explain
from ziggurat.bots.bot import bots, new_bot
from ziggurat.bots.evaluation import BY_SCORE, evaluation_of
from ziggurat.bots.levels import Level
from ziggurat.bots.plans import plan_key
from ziggurat.core.game import Game
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes, stream

LEVELS = ["apprentice", "mason", "architect", "king"]
GAMES = ["babel", "babylon", "hanging_gardens"]


def level(name: str, played: Game, seed: int = 1, simulations: int = 12) -> Level:
    """Return a bot whose choices can be repeated."""
    player = new_bot(name, played, stream(seed_bytes(seed), "bot"))
    assert isinstance(player, Level)
    player.simulations = simulations
    return player


def test_all_levels_are_installed() -> None:
    assert set(LEVELS) <= set(bots())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_levels_play_whole_games(name: str, seats: int) -> None:
    played = game(name)
    if seats not in played.seats:
        seats = played.seats[0]
    position = played.new(seats, 3)
    players = [level(LEVELS[seat % 2], played, seat) for seat in range(seats)]
    while not position.over:
        seat = position.to_move
        played.apply(position, players[seat].choose(played.view(position, seat)))
    assert position.winners()


@pytest.mark.parametrize("name", GAMES)
def test_hidden_parts_do_not_change_the_choice(name: str) -> None:
    played = game(name)
    position = played.new(2, 9)
    other = position.clone()
    other.redeal(position.to_move, stream(bytes(32), "secrets"))
    assert position.to_bytes() != other.to_bytes()
    choices = {level("architect", played).choose(played.view(one, position.to_move)) for one in (position, other)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", GAMES)
def test_turn_is_searched_once(name: str) -> None:
    played = game(name)
    position = played.new(2, 4)
    player = level("architect", played)
    thoughts = 0
    for _ in range(40):
        seat = position.to_move
        view = played.view(position, seat)
        planned = plan_key(player.game.id, player.name, view) in player.plans.actions
        word = player.choose(view)
        thoughts += not planned and len(view["actions"]) > 1
        played.apply(position, word)
    assert thoughts < 40


def test_time_limit_is_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands still outside the processor: an architect that slept would search for ever by wall time."""
    player = level("architect", BABEL)
    player.simulations = None
    spent = time.process_time()
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)  # no wall time passes
    player.choose(BABEL.view(BABEL.new(2, 9), 0), 0.05)
    assert time.process_time() - spent < 5


@pytest.mark.parametrize("name", ["mason", "architect", "king"])
def test_5_1_win_in_reach_is_taken(name: str) -> None:
    at = table("pawn=A A=HMPSAH/12345 H=HMPSA/12345 M=HMP/1234 reserve=6", "A=H/1")
    player = level(name, BABEL, simulations=30)
    while not at.position.over and at.position.to_move == 0 and at.words[-1:] != ["end"]:
        at.play(player.choose(at.view(0)))
    assert at.position.winners() == [0]


def test_last_turn_of_babylon_scores_at_least_like_greedy() -> None:
    """Only the score counts in the last turn, so an architect scores at least as much as greedy."""
    played = game("babylon")
    position = played.new(2, 2)
    players = [level("mason", played, seat) for seat in range(2)]
    while position.fields().pile or position.to_move != 1:
        seat = position.to_move
        played.apply(position, players[seat].choose(played.view(position, seat)))
    results = []
    for player in (level("architect", played, simulations=30), new_bot("greedy", played, stream(bytes(32), "greedy"))):
        end = position.clone()
        while not end.over:
            played.apply(end, player.choose(played.view(end, end.to_move)))
        results.append(end.scores()[1])
    assert results[0] >= results[1]


def test_noise_may_differ_by_the_number_of_players() -> None:
    known = replace(BY_SCORE, noise={"apprentice": {2: 600, 3: 850}, "mason": 250})
    assert [known.noise_of("apprentice", seats) for seats in (2, 3)] == [600, 850]
    assert [known.noise_of("mason", seats) for seats in (2, 3)] == [250, 250]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["apprentice", "mason"])
def test_noise_is_known_for_every_number_of_players(name: str, level: str) -> None:
    played = game(name)
    assert all(evaluation_of(played).noise_of(level, seats) >= 0 for seats in played.seats)


@pytest.mark.parametrize("name", GAMES)
def test_advice_names_legal_turns_with_sensible_figures(name: str) -> None:
    played = game(name)
    position = played.new(2, 6)
    view = played.view(position, position.to_move)
    advice = explain(played, view, stream(bytes(32), "advice"), simulations=24, count=2)
    assert 1 <= len(advice) <= 2
    for one in advice:
        assert one.actions[0] in view["actions"]
        assert 0 <= one.win <= 1
        assert one.line[0] == one.actions
    assert explain(played, {**view, "actions": []}, stream(bytes(32), "advice"), simulations=1) == []


@pytest.mark.parametrize("name", ["babel", "babylon"])
def test_advice_about_the_only_turn_is_searched(name: str) -> None:
    """A bot need not search it, but advice also reports the expected score."""
    played = game(name)
    position = played.new(2, 6)
    player = new_bot("greedy", played, stream(bytes(32), "greedy"))
    while len(played.view(position, position.to_move)["actions"]) > 1:
        played.apply(position, player.choose(played.view(position, position.to_move)))
    view = played.view(position, position.to_move)
    (only,) = explain(played, view, stream(bytes(32), "advice"), simulations=16)
    assert only.simulations == 16
    assert 0 < only.win < 1


@pytest.mark.parametrize(("name", "kind"), [("babel", "go:"), ("babylon", "remove:"), ("hanging_gardens", "card:")])
def test_best_start_is_one_of_the_given_actions(name: str, kind: str) -> None:
    # babel's mason ends its first turn at once in a third of these deals
    played = game(name)
    for seed in range(40):
        position = played.new(2, seed)
        view = played.view(position, position.to_move)
        starts = [word for word in view["actions"] if word.startswith(kind)]
        assert best_start(played, view, stream(bytes(32), "start"), starts) in starts
    assert best_start(played, view, stream(bytes(32), "start"), ["go:X"]) is None
