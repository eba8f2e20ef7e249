"""Scores of `greedy` in The Hanging Gardens, and speed of the rules in its games.

    python benchmarks/hanging_gardens.py scores [--games N] [--seats 2,3]    the table of section 11 of the rules
    python benchmarks/hanging_gardens.py speed [--games N] [--seats 2,3]     listing and placing cards, by garden size

Random play makes poor gardens, so both use games of `greedy`. Times are processor time of one core.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, median, quantiles
from time import process_time

import ziggurat
from ziggurat import compiled
from ziggurat.bots.bot import ask, new_bot
from ziggurat.core.game import View
from ziggurat.core.position import Position
from ziggurat.core.seed import seed_bytes, stream

GAME = ziggurat.game("hanging_gardens")
TURNS = 60
MIDDLE = range(TURNS * 2 // 5, TURNS * 3 // 5)  # turns in the middle of a game
BURIED = (0, 8, 16, 24, 28)  # covered cards of one player, all in the same place


def moves(seats: int, seed: int) -> Iterator[tuple[Position, View, str]]:
    """Play `greedy` against itself; yield each position with view and choice."""
    position = GAME.new(seats, seed)
    bots = [new_bot("greedy", GAME, stream(seed_bytes(seed), f"bot {seat}"), GAME.box) for seat in range(seats)]
    while not position.over:
        view = GAME.view(position, position.to_move)
        word = ask(bots[position.to_move], view)
        yield position, view, word
        GAME.apply(position, word)
    yield position, GAME.view(position, None), ""


# --- Scores ------------------------------------------------------------------------------------------------------


@dataclass
class Survey:
    """Counts over the games of one number of players."""

    games: int = 0
    phases: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    choices: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    tiles: list[int] = field(default_factory=list)
    blind: list[int] = field(default_factory=list)
    sets: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    sides: list[int] = field(default_factory=list)

    def add(self, seats: int, seed: int) -> None:
        """Play a game and count it."""
        self.games += 1
        for _, view, word in moves(seats, seed):
            if word:
                self.phases[view["phase"]] += 1
                self.kinds["move" if "<" in word else word.partition(":")[0]] += 1
                if view["phase"] == "card":
                    self.choices.append(len(view["actions"]))
            else:
                self.add_end(view)

    def add_end(self, view: View) -> None:
        """Count the end of a game, when all tiles are public."""
        self.scores += view["scores"]
        for player in view["players"]:
            tiles = Counter(player["open_tiles"] + player["blind_tiles"])
            self.tiles.append(tiles.total())
            self.blind.append(len(player["blind_tiles"]))
            self.sets.append(sum(tiles[one] // len(pays) for one, pays in view["values"]["series"].items()))
            self.squares.append(len(player["garden"]))
            self.sides += sides_of(player["garden"])

    def report(self) -> str:
        """Return the results as lines of text."""
        tenths = quantiles(self.scores, n=10)
        games = self.games
        lines = {
            "score": f"mean {mean(self.scores):.1f}, 10 % to 90 % {tenths[0]:.0f} to {tenths[-1]:.0f}, "
            f"best {max(self.scores)}",
            "tiles per player": f"{mean(self.tiles):.1f}, blind {mean(self.blind):.2f}",
            "complete sets per player": f"{mean(self.sets):.2f}",
            "actions at a card decision": f"mean {mean(self.choices):.0f}, median {median(self.choices):.0f}, "
            f"most {max(self.choices)}",
            "decisions per game": f"{self.phases.total() / games:.0f}, "
            f"of a temple {self.phases['temple'] / games:.1f}, `keep` {self.phases['keep'] / games:.2f}",
            "temples moved per game": f"{self.kinds['move'] / games:.1f}",
            "cards burned per game": f"{self.kinds['burn'] / games:.2f}",
            "garden": f"side {mean(self.sides):.1f}, squares mean {mean(self.squares):.0f}, most {max(self.squares)}",
        }
        return "\n".join(f"  {name:28}{text}" for name, text in lines.items())


def sides_of(garden: dict[str, str]) -> list[int]:
    """Return width and height of a garden."""
    places = [tuple(map(int, place.split(","))) for place in garden]
    return [max(place[axis] for place in places) - min(place[axis] for place in places) + 1 for axis in (0, 1)]


def scores(seats: int, games: int) -> str:
    survey = Survey()
    for seed in range(games):
        survey.add(seats, seed)
    return survey.report()


# --- Speed -------------------------------------------------------------------------------------------------------


def speed(seats: int, games: int) -> str:
    """Print the speed of `legal` in mid-game, and the cost of placing a card."""
    found = [
        (position.clone(), len(view["players"][view["seat"]]["garden"]))
        for seed in range(games)
        for position, view, word in moves(seats, seed)
        if word and view["phase"] == "card" and turn_of(view, seats) in MIDDLE
    ]
    sizes = [size for _, size in found]
    listed = [len(position.legal()) for position, _ in found]
    rate = legal_rate([position for position, _ in found])
    head = (
        f"  legal() in the middle of games: {rate:,.0f} /s on {len(found)} gardens of {min(sizes)} to {max(sizes)} "
        f"squares, mean {mean(sizes):.0f}; actions mean {mean(listed):.0f}, most {max(listed)}"
    )
    costs = [f"{placement_cost(seats, buried, games) * 1e6:.2f} µs ({buried})" for buried in depths(seats)]
    return f"{head}\n  copying and laying a card, by cards buried: {', '.join(costs)}"


def turn_of(view: View, seats: int) -> int:
    """Return the number of turns played."""
    slots = len(view["card_display"])
    return int(view["round"]["number"] * slots - len(view["round"]["to_move"]))


def depths(seats: int) -> list[int]:
    """Return the numbers of covered cards that are possible with `seats` players."""
    return [buried for buried in BURIED if buried < TURNS // seats]


def legal_rate(positions: Sequence[Position], seconds: float = 1.0) -> float:
    """Return calls of `legal()` per second."""
    rounds, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for position in positions:
            position.legal()
        rounds += 1
    return rounds * len(positions) / spent


def placement_cost(seats: int, buried: int, games: int) -> float:
    """Return the seconds of a copy and one placement on six squares above covered cards."""
    positions = [pile(seats, seed, buried) for seed in range(games)]
    done, start = 0, process_time()
    while process_time() - start < 0.5:
        for position, codes in positions:
            for code in codes:
                position.clone().apply(code)
            done += len(codes)
    return (process_time() - start) / done


def pile(seats: int, seed: int, buried: int) -> tuple[Position, list[int]]:
    """Cover the start cards; return the position and its placements at a full display."""
    position = GAME.new(seats, seed)
    for _ in range(buried * seats):
        position.apply(on_the_start_card(position)[0])
        while GAME.view(position, None)["phase"] != "card":
            position.apply(position.legal()[-1])  # `pass`
    return position, on_the_start_card(position)


def on_the_start_card(position: Position) -> list[int]:
    """Return the placements exactly on the start card."""
    return [code for code in position.legal() if "@0,0r" in GAME.word(code) and GAME.word(code)[-1] in "02"]


# --- The command line --------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the bots and rules of The Hanging Gardens.")
    parser.add_argument("what", choices=("scores", "speed"))
    parser.add_argument("--games", type=int, default=20, help="games for each number of seats (default: %(default)s)")
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats (default: %(default)s)")
    asked = parser.parse_args()
    measure = scores if asked.what == "scores" else speed
    for seats in map(int, asked.seats.split(",")):
        print(f"{seats} players, {asked.games} games ({compiled.engine()} engine)")
        print(measure(seats, asked.games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
