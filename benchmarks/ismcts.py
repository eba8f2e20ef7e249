"""OpenSpiel's ISMCTS against `architect`, with the same processor time.

    python benchmarks/ismcts.py babel [--games 20] [--seconds 0.1]

Deals are played twice, with the seats exchanged. `architect` has the time for a turn, ISMCTS for every action of its
turns, so ISMCTS has more. It evaluates leaves by OpenSpiel's own random rollouts. Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ziggurat.adapters.openspiel  # noqa: F401 - registers the games
from ziggurat import game
from ziggurat.arena.statistics import wilson
from ziggurat.bots.bot import new_bot
from ziggurat.core.seed import seed_bytes, stream


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """ISMCTS until its time is used up."""

    def __init__(self, played: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        super().__init__(played, evaluator, uct_c=1.4, max_simulations=1, random_state=rng)
        self.seconds = seconds
        self.simulations = 0
        self.searches = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """Simulate until the time is used up."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        ends = process_time() + self.seconds
        self._root_node = self.create_new_node(state)
        self.searches += 1
        while process_time() < ends or self._root_node.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        found: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return found


def play(name: str, deal: int, seat: int, seconds: float) -> tuple[float, TimedIsmcts]:
    """Play one game; return the result of `architect`, from 0 to 1, and the other bot."""
    rules = game(name)
    played = pyspiel.load_game(f"python_ziggurat_{name}", {"first": deal, "deals": 1})
    other = TimedIsmcts(played, seconds, deal)
    architect = new_bot("architect", rules, stream(seed_bytes(deal), f"architect {seat}"))
    state = played.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        position = state.position
        if position.to_move == seat:
            word = architect.choose(rules.view(position, seat), seconds)
            state.apply_action(rules.action_index(position, rules.code(word)))
        else:
            state.apply_action(other.step(state))
    return (state.returns()[seat] + 1) / 2, other


def main() -> None:
    """Play the games and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    args = parser.parse_args()
    won = 0.0
    simulations = searches = 0
    for number in range(args.games):
        result, other = play(args.game, args.first + number // 2, number % 2, args.seconds)
        won += result
        simulations += other.simulations
        searches += other.searches
        share = simulations / max(1, searches)
        print(f"{args.game}: architect won {won:g} of {number + 1}; ISMCTS: {share:.1f} per search", flush=True)
    low, high = wilson(won, args.games)
    print(f"{args.game}: {100 * won / args.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})")


if __name__ == "__main__":
    main()
