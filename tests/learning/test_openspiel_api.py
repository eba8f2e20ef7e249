"""OpenSpiel's own API tests on our games, and its tests of whole trees on a variant counted by hand."""

import random
import warnings

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy import OpenSpielCompatibilityV0

import ziggurat.adapters.openspiel  # noqa: F401 - registers the games
from ziggurat import games

ONE_TURN = "turn_limit:1;hands:0/0;starter:free"
PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


def load(name: str, **params):
    return pyspiel.load_game(f"python_ziggurat_{name}", params)


def api_tests_of(name: str) -> type:
    """Return OpenSpiel's checks of one game, on states that it samples."""
    members = {"game_name": f"python_ziggurat_{name}", "game": load(name, deals=5)}
    return type(f"Test_{name}", (api_test.EnforceAPIOnPartialTreeBase,), members)


TestBabel, TestBabylon, TestHangingGardens = (api_tests_of(name) for name in ("babel", "babylon", "hanging_gardens"))


def three_peoples() -> int:
    """Return a deal of the variant of one turn that gives three cards of three peoples."""
    game = load("babel", deals=40, options=ONE_TURN)
    for deal in range(40):
        state = game.new_initial_state()
        state.apply_action(deal)
        if len(state.legal_actions()) == 4:
            return deal
    raise AssertionError("no deal has three different peoples")


class TestWholeTree(api_test.EnforceAPIOnFullTreeBase):
    """Every history of the variant that `test_tree_of_one_turn_counted_by_hand` counts, below one deal.

    It has 140 histories after the deal. Every history that has not ended has exactly one that ends it, so half of them
    are ends: one chance node, 70 decisions, 70 ends. All decisions are of one player, who tells all of them apart.
    """

    game_name = "babel in one turn"

    @classmethod
    def setUpClass(cls) -> None:
        api_test.TOTAL_NUM_STATES[cls.game_name] = (1, 70, 70)
        api_test.PERFECT_RECALL_NUM_STATES[cls.game_name] = 70
        cls.game = load("babel", deals=1, first=three_peoples(), options=ONE_TURN)
        super().setUpClass()

    def test_current_player_infosets_no_overlap_between_players(self) -> None:
        """Compare texts alone: everything a player has seen has no bound, so there is no tensor of it."""
        decisions = [state for state in self.all_states if not state.is_terminal() and not state.is_chance_node()]
        assert len({state.information_state_string() for state in decisions}) == 70


@pytest.mark.parametrize("name", games())
def test_public_observation_is_the_same_for_all_players(name: str) -> None:
    state = load(name, deals=3).new_initial_state()
    observer = make_observation(state.get_game(), PUBLIC)
    rng = random.Random(1)
    state.apply_action(1)
    for _ in range(25):
        assert len({observer.string_from(state, player) for player in range(state.num_players())}) == 1
        resampled = state.resample_from_infostate(state.current_player(), rng.random)
        assert observer.string_from(resampled, 0) == observer.string_from(state, 0)
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", games())
def test_shimmy_makes_a_pettingzoo_environment_of_it(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Shimmy gives observations no bounds
        pettingzoo_api_test(OpenSpielCompatibilityV0(env=load(name, deals=3), config={"deals": 3}), num_cycles=60)


@pytest.mark.parametrize("name", games())
def test_totals_of_score_sheets_after_every_action(name: str) -> None:
    rng = random.Random(3)
    state = load(name, deals=3).new_initial_state()
    state.apply_action(2)
    while not state.is_terminal():
        position = state.position
        assert position.scores() == [sum(position.sheet(seat).values()) for seat in range(position.seats)]
        assert state.current_player() == position.to_move
        assert len(state.legal_actions()) == len(set(state.legal_actions())) == len(position.legal())
        state.apply_action(rng.choice(state.legal_actions()))
    assert min(state.returns()) >= -1
