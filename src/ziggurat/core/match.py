"""A game being played: its position, the actions so far, the seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from ziggurat.core.box import Box
from ziggurat.core.errors import BadOptions, BadRecord, UnknownGame, ZigguratError
from ziggurat.core.game import Event, Game, State, View, to_move
from ziggurat.core.options import copied, shown, with_options
from ziggurat.core.plugins import DISPLAYS
from ziggurat.core.position import Position
from ziggurat.core.record import Record, RecordSource, check_versions, first_difference, result_of
from ziggurat.core.registry import find, game_given, name_package
from ziggurat.core.registry import game as find_game
from ziggurat.core.seed import fresh_salt, fresh_seed, salt_bytes, seed_bytes, seed_hash


class Step(NamedTuple):
    """An action that was played: its number, counted from 1, the seat and the word."""

    number: int
    seat: int
    word: str


class Match:
    """A game in progress, with all earlier positions for undo.

    `game` is a game, its class or its name, `seats` by default the smallest number of players. The seed decides all
    random events; without one it is drawn. `start` begins at a state instead of a deal.

    >>> match = Match("babel", seed=7)
    >>> match.legal()
    ['end', 'go:H', 'go:M', 'go:P']
    >>> match.push("go:H")
    >>> match
    <Match of babel: 2 players, 1 action, seat 0 to move, scores 0:0>
    >>> match.view(0)["pawn"]
    ['H', 'quarry']
    >>> [(step.number, step.seat, step.word) for step in match]
    [(1, 0, 'go:H')]
    >>> match.copy() == match
    True
    >>> match.undo(), match.undo()
    (True, False)
    >>> match.seats, match.to_move, match.over, match.scores, match.winners
    (2, 0, False, [0, 0], None)
    >>> match.push("go:P")
    >>> match.events(seat=1)
    [Event(code='babel-go', params={'seat': 0, 'site': 'quarry', 'card': 'P'})]
    >>> match.at(0).words, match.words
    ([], ['go:P'])
    >>> Match.from_record(match.record(["Ann", "Bob"])) == match
    True
    >>> len(match.seed), len(match.salt), len(match.commitment)
    (32, 32, 64)
    """

    def __init__(
        self,
        game: Game | type[Game] | str,
        seats: int | None = None,
        *,
        seed: int | str | bytes | None = None,
        salt: bytes | None = None,
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game = game_given(game)
        self.seed = fresh_seed() if seed is None else seed_bytes(seed)
        self.salt = fresh_salt() if salt is None else salt_bytes(salt)
        self.box = box or game.box
        self.start = deepcopy(start)  # the caller may change its state later
        if start is None:
            count = game.seats[0] if seats is None else seats
            self.position: Position = self.run(game.new, count, self.seed, options, self.box)
        else:
            self.position = self.run(game.load, start, self.seed, self.box)
        self.options: dict[str, Any] = dict(game.state(self.position)["options"])
        self.words: list[str] = []
        self.past: list[Position] = []

    @classmethod
    def from_record(cls, record: RecordSource, box: Box | None = None) -> Match:
        """Return the replayed match of a record: its file or path, text or data; or raise `BadRecord`."""
        read = Record.read(record)
        return replay(read, find_game(read.game), box)

    # --- Playing ---------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Return the words of the legal actions, sorted; none when the game is over."""
        legal: list[str] = self.run(self.game.legal_words, self.position)
        return legal

    def push(self, word: str) -> None:
        """Carry out an action. An error changes nothing, even a defect in the rules."""
        after = self.position.clone()
        try:
            self.game.apply(after, word)
        except Exception as error:
            name_package(error, self.game.id)
            raise
        self.past.append(self.position)
        self.words.append(word)
        self.position = after

    apply = push  # the name of the same operation in `Game`, `Position` and the engine's protocol

    def undo(self) -> bool:
        """Take back the last action, whatever it revealed; return False if there is none."""
        if not self.past:
            return False
        self.position = self.past.pop()
        self.words.pop()
        return True

    def run(self, method: Callable[..., Any], *arguments: Any) -> Any:
        """Call the game; an unexpected error names the package that provides it."""
        try:
            return method(*arguments)
        except Exception as error:
            name_package(error, self.game.id)
            raise

    # --- Reading ---------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.position.seats

    @property
    def to_move(self) -> int | None:
        """The seat to move, None when the game is over."""
        return to_move(self.position)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.over)

    @property
    def scores(self) -> list[int]:
        """The totals of all seats, including what other players cannot know yet."""
        return self.position.scores()

    @property
    def winners(self) -> list[int] | None:
        """The winning seats, several for a shared victory; None during the game."""
        return self.position.winners()

    @property
    def commitment(self) -> str:
        """The hash of seed and salt, public from the start."""
        return seed_hash(self.seed, self.salt)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, by default the public; for the seat to move with its legal actions."""
        view: View = self.run(self.game.view, self.position, seat)
        return view

    def events(self, seat: int | None = None, number: int | None = None) -> list[Event]:
        """Return what a seat, or the public, learnt from an action: the last, or the one with this number."""
        count = len(self.words) if number is None else number
        if not self.words and number is None:
            return []
        if type(count) is not int or not 1 <= count <= len(self.words):
            raise BadOptions(f"number is {shown(count)}, but must be 1 to {len(self.words)}, the actions played")
        positions = [*self.past[count - 1 : count + 1], self.position][:2]
        before, after = [self.run(self.game.view, position, seat) for position in positions]
        events: list[Event] = self.run(self.game.events, before, self.words[count - 1], after)
        return events

    def record(
        self, players: Sequence[str] | None = None, *, times: list[str] | None = None, secrets: bool = True
    ) -> Record:
        """Return the record of the match, with seed and salt only if `secrets` is set."""
        names = [f"player {seat + 1}" for seat in range(self.seats)] if players is None else players
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            options=copied(self.options),
            box={"id": self.box.id, "hash": self.box.hash},
            seed_hash=self.commitment,
            actions=list(self.words),
            players=list(names),
            seed=self.seed.hex() if secrets else None,
            salt=self.salt.hex() if secrets else None,
            start=deepcopy(self.start),
            times=times,
            result=result_of(self.position) if self.over else None,
        )

    def __iter__(self) -> Iterator[Step]:
        """Yield the actions played, in order."""
        for number, (position, word) in enumerate(zip(self.past, self.words, strict=True), 1):
            yield Step(number, position.to_move, word)

    # --- Copies ----------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """Return an independent match with the same past and future."""
        return self.at(len(self.words))

    def at(self, number: int) -> Match:
        """Return the match as it was after this number of actions, independent of this one."""
        if type(number) is not int or not 0 <= number <= len(self.words):
            raise BadOptions(f"number is {shown(number)}, but must be 0 to {len(self.words)}, the actions played")
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.start, other.options = deepcopy(self.start), deepcopy(self.options)
        # Past positions are never changed, so they can be shared. `position` is changed only by its caller.
        other.past, other.words = self.past[:number], self.words[:number]
        other.position = [*self.past, self.position][number].clone()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Return whether game, box, actions, position and its random future are the same."""
        if not isinstance(other, Match):
            return NotImplemented
        same = (self.game.id, self.box.hash, self.words) == (other.game.id, other.box.hash, other.words)
        return same and self.position == other.position

    __hash__ = None  # type: ignore[assignment]  # matches are mutable

    # --- Display ---------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        count = len(self.words)
        state = "over" if self.over else f"seat {self.to_move} to move"
        return (
            f"<Match of {self.game.id}: {self.seats} players, {count} action{'s' * (count != 1)}, {state}, "
            f"scores {':'.join(map(str, self.scores))}>"
        )

    def __str__(self) -> str:
        """Return the table as text, as the public sees it."""
        return self.display("text")

    def _repr_svg_(self) -> str:
        """Return a picture of the table as the public sees it, for notebooks."""
        return self.display("svg")

    def display(self, kind: str) -> str:
        """Return the public view as a display draws it."""
        text: str = find(DISPLAYS, kind, "display", UnknownGame)(self.game, self.view())
        return text


def replay(record: Record, game: Game, box: Box | None = None) -> Match:
    """Return the replayed match of a record, or raise `BadRecord` at the first illegal action."""
    box = box or game.box
    check_versions(record, game, box)
    if record.seed is None or record.salt is None:
        raise BadRecord("seed and salt are missing: a record can be replayed only after the game has ended")
    record.check_texts()
    seed, salt = bytes.fromhex(record.seed), bytes.fromhex(record.salt)
    if seed_hash(seed, salt) != record.seed_hash:
        raise BadRecord("seed_hash is not the SHA-256 of seed and salt")
    match = begin(record, game, box, seed, salt)
    for place, word in enumerate(record.actions):
        try:
            match.apply(word)
        except ZigguratError as error:
            raise BadRecord(f"actions[{place}]: {error}") from None
    return match


def begin(record: Record, game: Game, box: Box, seed: bytes, salt: bytes) -> Match:
    """Return the match of a record before its first action."""
    start = None if record.start is None else with_options(record.start, record.options)
    try:
        match = Match(game, record.seats, seed=seed, salt=salt, options=record.options, box=box, start=start)
    except ZigguratError as error:
        raise BadRecord(f"the first position cannot be set up: {error}") from None
    difference = first_difference("seats", record.seats, match.seats)
    difference = difference or first_difference("options", record.options, match.options)
    if difference:
        raise BadRecord(difference)
    return match


def verify(record: Record, game: Game, box: Box | None = None) -> Match:
    """Return the replayed match of a record whose result is right, or raise `BadRecord`."""
    match = replay(record, game, box)
    actual = result_of(match.position) if match.position.over else None
    difference = first_difference("result", record.result, actual)
    if difference:
        raise BadRecord(difference)
    return match
