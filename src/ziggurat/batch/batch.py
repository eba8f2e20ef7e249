"""A batch of games of equal settings, stepped together."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING, Any

from ziggurat.batch.chunk import Chunk
from ziggurat.batch.threads import Threads
from ziggurat.core.errors import BadOptions, IllegalAction
from ziggurat.core.game import Game
from ziggurat.core.options import shown
from ziggurat.core.position import Position
from ziggurat.core.registry import game_given
from ziggurat.core.seed import seed_bytes, stream
from ziggurat.extras import needed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SKIP = -1  # instead of an action: that game stays as it is
CHUNKS_PER_THREAD = 4  # a thread that wakes late leaves more of them to the others; 8 cost 8 % in Babel
DEALS_TRIED = 64  # to find a first position for every seat that may begin


class Batch:
    """Games that begin again as soon as they end. The arrays keep their memory from step to step.

    `to_move[i]` is the seat to move in game i, `observation[i]` what it may know. Its legal actions are the ones in
    `mask[i]` if the game numbers its actions (`Game.flat_actions`), else the indices below `sizes[i]`, described by
    `features(i)`. After a step `done[i]` tells whether game i has ended; then `reward[i]` has the result of every seat
    and everything else is already of the next game. Equal seeds and actions give equal games, on any number of threads.

    >>> batch = Batch("hanging_gardens", games=4, seed=1)
    >>> batch.step(batch.random_actions())
    >>> batch.observation.shape, batch.done.tolist(), batch.reward.shape
    ((4, 3684), [False, False, False, False], (4, 2))
    >>> len(batch.legal(0)) == len(batch.features(0)) == int(batch.sizes[0])
    True
    >>> all(len(part) == 4 for part in batch.parts().values())
    True
    """

    def __init__(
        self,
        game: Game | type[Game] | str,
        games: int,
        *,
        seats: int | None = None,
        seed: int | str | bytes = 0,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> None:
        self.game = game_given(game)
        self.seats = self.game.seats[0] if seats is None else seats
        if games < 1 or threads < 1:
            raise BadOptions(f"a batch needs a game and a thread, not {games} games and {threads} threads")
        firsts = self.first_positions(seed_bytes(seed), options)
        self.size = firsts[0].observation_size()
        if not self.size:
            raise BadOptions(f"{self.game.id} has no observations, so it cannot be played in batches")
        self.action_count = self.game.action_count(firsts[0])
        self.make_arrays(games)
        chooser = stream(seed_bytes(seed), "batch choices")
        self.states = array("Q", bytes(chooser.draw(256) for _ in range(8 * games)))
        streams = [stream(seed_bytes(seed), f"batch {number}") for number in range(games)]
        parts = threads * CHUNKS_PER_THREAD if threads > 1 else 1
        bounds = [games * part // parts for part in range(parts + 1)]
        self.places = [slice(*pair) for pair in pairwise(bounds) if pair[0] < pair[1]]
        self.chunks = [
            Chunk(firsts, streams[place], self.game.flat_actions, self.arrays_of(place)) for place in self.places
        ]
        self.threads = min(threads, len(self.chunks))
        self.team = Threads(self.chunks, self.threads) if self.threads > 1 else None

    def first_positions(self, seed: bytes, options: Mapping[str, Any] | None) -> list[Position]:
        """Return a first position for every seat that may begin."""
        found: dict[int, Position] = {}
        dealer = stream(seed, "batch deals")
        for _ in range(DEALS_TRIED):
            position = self.game.new(self.seats, bytes(dealer.draw(256) for _ in range(32)), options)
            found.setdefault(position.to_move, position)
        return [found[seat] for seat in sorted(found)]

    def make_arrays(self, games: int) -> None:
        """Allocate everything that a step reads and writes."""
        numpy = needed("numpy", "rl")
        self.actions: NDArray[np.int32] = numpy.zeros(games, numpy.int32)
        self.to_move: NDArray[np.int32] = numpy.zeros(games, numpy.int32)
        self.drawn: NDArray[np.int32] = numpy.zeros(games, numpy.int32)
        self.sizes: NDArray[np.int32] = numpy.zeros(games, numpy.int32)
        self.starts: NDArray[np.int32] = numpy.zeros(games, numpy.int32)
        self.observation: NDArray[np.uint8] = numpy.zeros((games, self.size), numpy.uint8)
        self.mask: NDArray[np.uint8] = numpy.zeros((games, self.game.flat_actions), numpy.uint8)
        self.reward: NDArray[np.float32] = numpy.zeros((games, self.seats), numpy.float32)
        self.done: NDArray[np.bool_] = numpy.zeros(games, numpy.bool_)

    def arrays_of(self, place: slice) -> dict[str, Any]:
        """Return the parts of the arrays that belong to one chunk, as flat arrays."""
        names = ("actions", "drawn", "to_move", "sizes", "starts", "observation", "mask", "reward")
        arrays = {name: getattr(self, name)[place].reshape(-1) for name in names}
        arrays["done"] = self.done[place].view("uint8")  # compiled code has no type for NumPy's bool
        arrays["states"] = self.states[place]
        return arrays

    def step(self, actions: Any) -> None:
        """Carry out one action per game, by index; `SKIP` (-1) leaves a game as it is.

        An illegal action raises `IllegalAction`, anything but one whole number per game `BadOptions`; then nothing has
        changed.
        """
        self.actions[:] = self.checked(actions)
        for chunk, place in zip(self.chunks, self.places, strict=True):
            refused = chunk.prepare()
            if refused >= 0:
                number = place.start + refused
                raise IllegalAction(
                    str(self.actions[number]), "unknown_action", {}, f"it is not legal in game {number} of the batch"
                )
        self.done[:] = False
        self.reward[:] = 0
        if self.team:
            self.team.run()
        for chunk, place in zip(self.chunks, self.places, strict=True):
            for kept, game in enumerate(chunk.end()):  # few: NumPy's assignment to many places takes longer
                self.done[place.start + game] = True
                self.reward[place.start + game] = rewards(chunk.kept[kept])

    def checked(self, actions: Any) -> NDArray[np.integer[Any]]:
        """Return actions as an array, or raise `BadOptions`: NumPy would repeat one number and cut off fractions."""
        numpy = needed("numpy", "rl")
        given: NDArray[np.integer[Any]] = numpy.asarray(actions)
        if given.shape != self.actions.shape:
            raise BadOptions(
                f"actions has the shape {given.shape}, but must be {self.actions.shape}, one for each game"
            )
        if given.dtype.kind not in "iu":
            raise BadOptions(f"actions has the type {given.dtype}, but must be whole numbers, the indices of actions")
        if given.dtype != self.actions.dtype:
            limits = numpy.iinfo(self.actions.dtype)
            given = given.clip(limits.min, limits.max)  # too large to be legal, and still so
        return given

    def random_actions(self) -> NDArray[np.int32]:
        """Return the index of a random legal action for every game; the next ones are drawn by `step`."""
        return self.drawn.copy()

    def legal(self, number: int) -> list[int]:
        """Return the codes of the legal actions of one game, in the order of their indices."""
        chunk = self.chunk_of(number)
        return list(chunk.list_memory[self.starts[number] : self.starts[number] + self.sizes[number]])

    def features(self, number: int) -> NDArray[np.uint8]:
        """Return the features of the legal actions of one game, a row for each; not a copy."""
        numpy = needed("numpy", "rl")
        found: NDArray[np.uint8] = numpy.frombuffer(self.chunk_of(number).feature_memory, numpy.uint8)
        rows = found.reshape(-1, max(1, len(self.game.features)))[:, : len(self.game.features)]
        return rows[self.starts[number] : self.starts[number] + self.sizes[number]]

    def chunk_of(self, number: int) -> Chunk:
        """Return the chunk of a game, or raise `BadOptions`."""
        if not 0 <= number < len(self.actions):
            raise BadOptions(f"game {shown(number)} is not in the batch, whose games are 0 to {len(self.actions) - 1}")
        return next(
            chunk for chunk, place in zip(self.chunks, self.places, strict=True) if place.start <= number < place.stop
        )

    def parts(self) -> dict[str, NDArray[np.uint8]]:
        """Return the observations by the names of their parts; not copies."""
        return parts_of(self.observation, self.game.observation(self.seats))


def parts_of(
    observations: NDArray[np.uint8] | bytes | bytearray, shapes: Mapping[str, tuple[int, ...]]
) -> dict[str, NDArray[np.uint8]]:
    """Return one observation, or rows of them, by the names of its parts (`Game.observation`); not copies."""
    rows: NDArray[np.uint8] = (
        needed("numpy", "rl").frombuffer(observations, "uint8")
        if isinstance(observations, bytes | bytearray)
        else observations
    )
    total = sum(map(prod, shapes.values()))
    if rows.shape[-1] != total:
        raise BadOptions(f"an observation has {rows.shape[-1]} bytes, but the parts have {total}")
    found, at = {}, 0
    for name, shape in shapes.items():
        size = prod(shape)
        found[name] = rows[..., at : at + size].reshape(*rows.shape[:-1], *shape)
        at += size
    return found


def rewards(position: Position) -> list[float]:
    """Return the result of every seat at the end: the sum is 0, and who loses gets -1."""
    winners = position.winners() or []
    share = position.seats / len(winners) - 1 if winners else 0.0
    return [share if seat in winners else -1.0 if winners else 0.0 for seat in range(position.seats)]
