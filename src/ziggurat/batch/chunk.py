"""The games of one thread of a batch: actions in; legal actions, masks and observations out.

`chunk.pxd` holds the C types; this file runs without them too.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.batch.runner import GameRunner
from ziggurat.core.position import ByteBuffer, Codes, Position
from ziggurat.core.rng import Stream

PLAIN = __file__.endswith(".py")
SKIP = -1  # instead of an action: the game stays as it is
LISTED_AT_FIRST = 64  # actions per game; the lists grow when a game has more
MASK64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15  # constants of SplitMix64
MIX_FIRST = 0xBF58476D1CE4E5B9
MIX_THEN = 0x94D049BB133111EB


class Chunk(GameRunner):
    """Games of equal settings, each with a random stream of its own.

    The legal actions of game i are `listed[starts[i] : starts[i] + sizes[i]]`, with their features at the same places.
    """

    room: int
    used: int
    capacity: int
    kept_count: int
    states: array[int]

    def __init__(
        self, firsts: Sequence[Any], streams: Sequence[Stream], flat_actions: int, arrays: Mapping[str, Any]
    ) -> None:
        self.firsts = list(firsts)
        self.seats = self.firsts[0].seats
        self.streams = list(streams)
        self.positions = [self.firsts[0].clone() for _ in self.streams]
        self.kept: list[Any] = []
        self.addresses = addresses_of(self.positions)
        self.first_addresses = addresses_of(self.firsts)
        self.stream_addresses = addresses_of(self.streams)
        self.count = len(self.positions)
        self.flat_actions = flat_actions
        self.room = self.firsts[0].room()
        self.codes = Codes(self.room)
        self.observation_size = self.firsts[0].observation_size()
        self.feature_count = self.firsts[0].feature_count()
        self.set_arrays(arrays)
        self.playing = False
        self.finished_count = 0
        self.make_lists(self.room + LISTED_AT_FIRST * self.count)
        self.make_kept(1 + self.count // 16)
        for game in range(self.count):
            self.deal(self.positions[game], self.firsts[self.streams[game].draw(len(self.firsts))], self.streams[game])
        self.prepare()
        self.run()
        self.playing = True

    def set_arrays(self, arrays: Mapping[str, Any]) -> None:
        """Set where actions are read and results are written."""
        self.actions = arrays["actions"]
        self.to_move = arrays["to_move"]
        self.starts = arrays["starts"]
        self.sizes = arrays["sizes"]
        self.states = arrays["states"]
        self.drawn = arrays["drawn"]
        self.reward = arrays["reward"]
        self.done = ByteBuffer(arrays["done"])
        self.mask = ByteBuffer(arrays["mask"])
        self.observation = ByteBuffer(arrays["observation"])
        self.chosen = array("i", bytes(4 * self.count))
        self.finished = array("i", bytes(4 * self.count))

    def make_lists(self, capacity: int) -> None:
        """Allocate the lists of actions and features."""
        self.capacity = capacity
        self.list_memory = array("i", bytes(4 * capacity))
        self.feature_memory = bytearray(max(1, self.feature_count) * capacity)
        self.listed = self.list_memory
        self.features = ByteBuffer(self.feature_memory)

    def make_kept(self, count: int) -> None:
        """Allocate more positions, to keep those of finished games."""
        self.kept.extend([self.firsts[0].clone() for _ in range(count)])
        self.kept_addresses = addresses_of(self.kept)
        self.kept_count = len(self.kept)

    def grow(self) -> None:
        """Double the lists of actions and features, or the finished positions that can be kept."""
        if self.finished_count == self.kept_count:
            self.make_kept(self.kept_count)
            return
        listed, features = self.list_memory, self.feature_memory
        self.make_lists(2 * self.capacity)
        self.list_memory[: len(listed)] = listed
        self.feature_memory[: len(features)] = features

    # --- For Python ----------------------------------------------------------------------------------------

    def prepare(self) -> int:
        """Read `actions` for the next step; return the first game whose action is illegal, or -1."""
        self.at = 0
        self.used = 0
        self.finished_count = 0
        for game in range(self.count):
            number = self.actions[game]
            if number == SKIP:
                self.chosen[game] = SKIP
            elif self.flat_actions:
                if not 0 <= number < self.flat_actions or not self.mask.items[self.flat_actions * game + number]:
                    return game
                self.chosen[game] = number
            else:
                if not 0 <= number < self.sizes[game]:
                    return game
                self.chosen[game] = self.listed[self.starts[game] + number]
        return -1

    def end(self) -> list[int]:
        """Step the games that no thread has stepped; return those whose result is needed, in the order of `kept`."""
        self.run()
        return [self.finished[i] for i in range(self.finished_count)]

    # --- Without the GIL -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Step every game that is left, without the GIL where compiled."""
        while self.at < self.count:
            if PLAIN:
                while self.at < self.count and self.has_room():
                    self.step_plain(self.at)
                    self.at += 1
            else:  # C code in batch/__init__.pxd: Python has no syntax to release the GIL
                run_unlocked(self)  # type: ignore[name-defined]  # noqa: F821
            if self.at < self.count:
                self.grow()

    def step_plain(self, game: int) -> None:
        """Step one game as the C code does."""
        position, stream = self.positions[game], self.streams[game]
        if not self.step_game(position, game):
            first = self.firsts[stream.below(len(self.firsts))]
            self.begin_again(position, self.kept[self.finished_count], first, stream, game)

    def has_room(self) -> bool:
        """Return whether any list of legal actions still fits, and another finished position."""
        return self.used + self.room <= self.capacity and self.finished_count < self.kept_count

    def step_game(self, position: Position, game: int) -> bool:
        """Carry out the chosen action, and show the position unless the game has ended."""
        if self.playing and self.chosen[game] != SKIP:
            position.play(self.chosen[game])
        if not position.over:
            self.show(position, game)
        return not position.over

    def begin_again(self, position: Position, kept: Position, first: Position, stream: Stream, game: int) -> None:
        """Write the result of a finished game, or keep its position if Python has to ask it; begin a new game."""
        winners = position.winner_bits()
        if winners >= 0:
            self.write_result(game, winners)
        else:
            kept.copy_state(position)
            self.finished[self.finished_count] = game
            self.finished_count += 1
        self.deal(position, first, stream)
        self.show(position, game)

    def write_result(self, game: int, winners: int) -> None:
        """Write the reward of every seat, as `rewards` in batch.py computes it."""
        count = 0
        for seat in range(self.seats):
            count += (winners >> seat) & 1
        for seat in range(self.seats):
            if (winners >> seat) & 1:
                self.reward[self.seats * game + seat] = self.seats / count - 1
            else:
                self.reward[self.seats * game + seat] = -1 if count else 0
        self.done.items[game] = 1

    def deal(self, position: Position, first: Position, stream: Stream) -> None:
        """Begin a new game."""
        position.copy_state(first)
        position.deal_first(stream)

    def show(self, position: Position, game: int) -> None:
        """Write legal actions, mask and observation of a position, for the seat to move, and draw one of its actions.

        Here the list is in the cache of the thread that made it.
        """
        position.fill(self.codes)
        self.to_move[game] = position.to_move
        self.starts[game] = self.used
        self.sizes[game] = self.codes.size
        if self.flat_actions:
            self.write_mask(game)
        first = self.used
        for i in range(self.codes.size):
            self.listed[first + i] = self.codes.items[i]
        position.write_all_features(self.features, self.feature_count * first, self.codes)
        self.used += self.codes.size
        choice = self.draw(game, self.codes.size)
        self.drawn[game] = self.codes.items[choice] if self.flat_actions else choice
        position.write_observation(self.observation, self.observation_size * game, position.to_move)

    def draw(self, game: int, bound: int) -> int:
        """Return a random number below `bound` (SplitMix64). Nothing is dealt by it, so it needs no cipher."""
        mixed = (self.states[game] + GOLDEN) & MASK64
        self.states[game] = mixed
        mixed = ((mixed ^ (mixed >> 30)) * MIX_FIRST) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * MIX_THEN) & MASK64
        mixed = mixed ^ (mixed >> 31)
        return ((mixed >> 32) * bound) >> 32

    def write_mask(self, game: int) -> None:
        """Write 1 for every legal action, else 0."""
        first = self.flat_actions * game
        self.mask.clear(first, self.flat_actions)
        for i in range(self.codes.size):
            self.mask.items[first + self.codes.items[i]] = 1


def addresses_of(objects: Sequence[object]) -> array[int]:
    """Return where objects are in memory; the caller keeps them alive."""
    return array("Q", [id(each) for each in objects])


# --- For threads: plain, they do nothing, and `Chunk.end` steps all games. C code in batch/__init__.pxd -------------


def begin(shared: array[int], threads: int) -> None:
    """Begin a step: the chunks can be taken by all threads."""
    if not PLAIN:
        begin_step(shared, threads)  # type: ignore[name-defined]  # noqa: F821


def lead(addresses: array[int], shared: array[int], threads: int, spins: int) -> None:
    """Step the chunks that no other thread has taken, as the first thread, without the GIL.

    Then test `spins` times whether all are done: the last chunk of another thread takes less time than to sleep.
    """
    if not PLAIN:
        lead_step(addresses, shared, threads, spins)  # type: ignore[name-defined]  # noqa: F821


def help_on(addresses: array[int], shared: array[int], threads: int, thread: int, spins: int) -> None:
    """Step chunks as another thread, step after step; return when none follows for `spins` tests."""
    if not PLAIN:
        help_steps(addresses, shared, threads, thread, spins)  # type: ignore[name-defined]  # noqa: F821


def wake(shared: array[int], thread: int) -> bool:
    """Return whether a thread was asleep; it is not any more."""
    return not PLAIN and woken(shared, thread)  # type: ignore[name-defined]  # noqa: F821
