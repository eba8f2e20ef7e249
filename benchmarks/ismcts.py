"""OpenSpiel's ISMCTS against `architect`, with the same processor time.

    python benchmarks/ismcts.py babel babylon [--games 20] [--seconds 0.1] [--journal ismcts.jsonl]

Deals are played twice, with the seats exchanged. `architect` has the time for a turn, ISMCTS for every action of its
turns, so ISMCTS has more. Both count processor time. ISMCTS evaluates leaves by OpenSpiel's own random rollouts. Every
finished game is a line of the journal; the same command goes on after the last one. Needs the extra `openspiel`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
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


def finished(journal: Path, seconds: float) -> dict[tuple[str, int, int], dict[str, Any]]:
    """Return the games of a journal that were played with this time, by game, deal and seat."""
    found = {}
    for line in journal.read_text().splitlines() if journal.exists() else []:
        entry = json.loads(line)
        if entry["seconds"] == seconds:
            found[entry["game"], entry["deal"], entry["seat"]] = entry
    return found


def report(name: str, entries: list[dict[str, Any]]) -> str:
    """Return the share of games that `architect` has won, with its interval."""
    won = sum(entry["result"] for entry in entries)
    low, high = wilson(won, len(entries))
    rate = sum(entry["simulations"] for entry in entries) / max(1, sum(entry["searches"] for entry in entries))
    share = f"{100 * won / len(entries):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"{name}: architect won {won:g} of {len(entries)}, {share}; ISMCTS: {rate:.1f} simulations per search"


def main() -> None:
    """Play the games that the journal does not have, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=20, help="of each game")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--first", type=int, default=1, help="the first deal")
    parser.add_argument("--journal", type=Path, default=Path("ismcts.jsonl"))
    args = parser.parse_args()
    played = finished(args.journal, args.seconds)
    shown: dict[str, list[dict[str, Any]]] = {name: [] for name in args.game}
    for number in range(args.games):
        for name in args.game:
            key = name, args.first + number // 2, number % 2
            if key not in played:
                result, other = play(*key, args.seconds)
                entry = {"game": name, "deal": key[1], "seat": key[2], "seconds": args.seconds, "result": result}
                played[key] = {**entry, "simulations": other.simulations, "searches": other.searches}
                with args.journal.open("a") as journal:
                    journal.write(json.dumps(played[key]) + "\n")
            shown[name].append(played[key])
            print(report(name, shown[name]), flush=True)


if __name__ == "__main__":
    main()
