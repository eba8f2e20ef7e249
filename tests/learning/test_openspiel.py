"""The games in OpenSpiel: its own tests, serialisation, resampling, and trees counted by hand."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

import ziggurat.adapters.openspiel  # noqa: F401 - registers the games
from ziggurat import games


def load(name: str, **params):
    return pyspiel.load_game(f"python_ziggurat_{name}", params)


@pytest.mark.parametrize("name", games())
def test_random_simulations_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(load(name, deals=20), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", games())
def test_serialised_state_is_the_same(name: str) -> None:
    game = load(name, deals=7)
    state = game.new_initial_state()
    rng = random.Random(1)
    for _ in range(40):
        actions = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(actions))
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert other.position == state.position
    assert str(other) == str(state)
    assert other.history() == state.history()


@pytest.mark.parametrize("name", games())
def test_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    state = load(name).new_initial_state()
    state.apply_action(5)
    rng = random.Random(2)
    differ = 0
    for _ in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += other.position != state.position
        state.apply_action(rng.choice(state.legal_actions()))
    assert differ > 20


@pytest.mark.parametrize("name", games())
def test_ismcts_finds_a_legal_action(name: str) -> None:
    game = load(name)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Evaluator(),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    state = game.new_initial_state()
    state.apply_action(3)
    assert bot.step(state) in state.legal_actions()


class Evaluator:
    """Values every position as even, with equal priors."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def test_tree_of_one_turn_counted_by_hand() -> None:
    """One turn of Babel with three different people and nothing else.

    N(n, c, b) counts the histories with n cards in hand at a site, c: its column has people, b: the starter is built.
    Each has the history itself and `end`; every card can travel or settle; `build:first` needs people:
    N(0,-,b) = 2, N(0,c,-) = 2 + N(0,c,b) = 4, N(1,-,-) = 2 + 2 + 4 = 8, N(1,c,b) = 2 + 2 + 2 = 6,
    N(1,c,-) = 2 + 2 + 4 + N(1,c,b) = 14, N(2,-,-) = 2 + 2 * 8 + 2 * 14 = 46. From the quarry the only other actions
    are three journeys: 2 + 3 * 46 = 140.
    """
    game = load("babel", deals=40, options="turn_limit:1;hands:0/0;starter:free")
    counted = 0
    for deal in range(40):
        state = game.new_initial_state()
        state.apply_action(deal)
        if len(set(state.position.legal())) == 4:  # the end and three different journeys
            assert histories(state) == 140
            counted += 1
    assert counted > 5


def histories(state) -> int:
    """Return the number of histories that begin with this one."""
    return 1 + sum(histories(state.child(action)) for action in state.legal_actions())


@pytest.mark.parametrize("name", games())
def test_returns_add_up_to_nothing(name: str) -> None:
    rng = random.Random(4)
    state = load(name).new_initial_state()
    state.apply_action(9)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.legal_actions() == []
