"""The bot `greedy` in The Hanging Gardens: it plays the action with the highest value.

The value of a placement is that of the best tile it can earn now, plus the potential of the groups without a temple.
The value of a tile is what it adds to the score, plus a part of the set that it helps to complete.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.fields import BLIND_SIZE, SPACES, SQUARES, Square, columns_of
from ziggurat.games.hanging_gardens.garden import group_at

GROUP_POTENTIAL = (0.0, 0.2, 1.0, 1.5, 1.8, 2.0)  # of a group without a temple, by its size; larger ones as the last
GROUND = 0.04  # value of a covered square, on which later buildings can stand
HOPE = 0.4  # probability of getting each tile that a set lacks
BLIND = 3.0  # mean value of a tile drawn blindly
RIM = 0.01  # value of each bare square around a temple, because the temple blocks fewer placements


def choose(game: Game, view: View, stream: Stream, box: Box) -> str:
    """Return the action with the highest rating; ties are broken at random."""
    evaluator = GreedyEvaluator(view)
    if view["phase"] == "card":
        values = evaluator.placements(game, game.sample(view, stream, box))
    else:
        values = {word: evaluator.rate(word) for word in view["actions"]}
    best = max(values.values())
    return stream.choose([word for word, value in values.items() if value == best])


class GreedyEvaluator:
    """Rates what the seat of a view can do, by that view alone."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.player: dict[str, Any] = view["players"][self.seat]
        self.tiles = Counter(self.player["open_tiles"] + self.player["blind_tiles"])
        self.left = Counter(view["tile_rest"] + [tile for tile in view["tile_display"].values() if tile])
        self.reward = cache(self.best_reward)

    # --- Cards ---------------------------------------------------------------------------------------------------

    def placements(self, game: Game, position: Any) -> dict[str, float]:
        """Rate every card action by the garden after it."""
        values = {}
        for code in position.legal():
            after = position.clone()
            after.apply(code)
            values[game.word(code)] = self.garden_value(after)
        return values

    def garden_value(self, after: Any) -> float:
        """Rate the player's garden: the best reward available now, and the potential of its groups."""
        groups = [size for _, size, temples in after.groups(self.seat) if not temples]
        value: float = sum(group_potential(size) for size in groups) + GROUND * after.squares(self.seat)
        ready = after.qualifying(self.seat) if after.to_move == self.seat else []
        return value + max((self.reward(size) - group_potential(size) for size in ready), default=0.0)

    def best_reward(self, size: int) -> float:
        """Rate the best tile that a group of this size can take (5.8)."""
        spaces = SPACES[: 2 * columns_of(size)]
        tiles = [self.view["tile_display"][space] for space in spaces]
        best = max((self.tile_value(tile) for tile in tiles if tile), default=float(self.view["values"]["award"]))
        return best + (BLIND if size >= BLIND_SIZE and self.view["tile_stock_size"] else 0.0)

    # --- Temples and tiles -----------------------------------------------------------------------------------------

    def rate(self, word: str) -> float:
        """Rate any other action."""
        name, _, what = word.partition(":")
        if name == "pass":
            return 0.0
        if name == "tile":
            return self.tile_value(self.view["tile_display"][what])
        goal = square_of(what.partition("<")[0])
        return self.rim(goal) + (self.reward(self.size_at(goal)) if name == "temple" else 0.0)

    def size_at(self, square: Square) -> int:
        """Return the size of the group at a square."""
        garden = {square_of(place): SQUARES.index(kind) for place, kind in self.player["garden"].items()}
        return len(group_at(garden, square))

    def rim(self, square: Square) -> float:
        """Rate the bare table around a square, because no card may cover a temple (5.1)."""
        around = [f"{square[0] + dx},{square[1] + dy}" for dx in range(-2, 3) for dy in range(-2, 3)]
        return RIM * sum(place not in self.player["garden"] for place in around)

    def tile_value(self, tile: str) -> float:
        """Rate one more tile."""
        return self.series_value(self.tiles + Counter([tile]), tile) - self.series_value(self.tiles, tile)

    def series_value(self, tiles: Counter[str], tile: str) -> float:
        """Rate the tiles of the series to which a tile belongs, its persons included."""
        persons: dict[str, dict[str, Any]] = self.view["values"]["persons"]
        series = persons[tile]["series"] if tile in persons else tile
        values: list[int] = self.view["values"]["series"][series]
        complete, rest = divmod(tiles[series], len(values))
        missing = len(values) - rest
        chance = HOPE**missing if self.left[series] - (tiles[series] - self.tiles[series]) >= missing else 0.0
        now = values[rest - 1] if rest else 0
        total = complete * values[-1] + now + (chance * (values[-1] - now) if rest else 0.0)
        for name, person in persons.items():
            if person["series"] == series and tiles[name]:
                total += self.person_value(person, tiles[series], complete, chance)
        return total

    def person_value(self, person: dict[str, Any], tiles: int, complete: int, chance: float) -> float:
        """Rate a person by what it pays now and may pay with a set."""
        if "per_tile" in person:
            return float(person["per_tile"] * (tiles + 1))  # one more tile is likely
        if complete:
            return float(person["high"])
        return float(person["low"] + chance * (person["high"] - person["low"]))


def group_potential(size: int) -> float:
    """Rate a group without a temple."""
    return GROUP_POTENTIAL[min(size, len(GROUP_POTENTIAL) - 1)]


def square_of(place: str) -> Square:
    """Read the coordinates of a square."""
    x, y = place.split(",")
    return int(x), int(y)
