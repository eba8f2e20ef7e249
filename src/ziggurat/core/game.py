"""What a game is. docs/engine.md explains how to write one.

A game declares itself as data and turns positions into what people, bots, logs and files may see of them.
Nothing leaves a position except through `view`, which is built per seat from a list of what that seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadOptions, BadState, BadView
from ziggurat.core.options import OptionSet, shown
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes

View = dict[str, Any]
State = dict[str, Any]


class Event(NamedTuple):
    """Something that happened, as one seat may know it: a code and parameters, put into words elsewhere."""

    code: str
    params: Mapping[str, str | int]


class Game(ABC):
    """One game: its data, its notation, its views. Positions do the rest."""

    id: str
    seats: Sequence[int]
    """The numbers of players it can be played with."""
    rules_version: int
    """Rises when a change of the rules changes what a record means."""
    options: OptionSet
    box: Box
    """The box that is played with unless another one is given."""
    words: Path | None = None
    """The folder of a game's own language files; None if they are Ziggurat's."""

    # --- To be written by each game ----------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> Position:
        """Return the first position of a new game. Everything random comes from named streams of the seed."""

    @abstractmethod
    def code(self, word: str) -> int:
        """Return the action that a word names, or raise `BadNotation`."""

    @abstractmethod
    def word(self, code: int) -> str:
        """Return the one name of an action."""

    @abstractmethod
    def state(self, position: Any) -> State:
        """Return the whole position, secrets included, as JSON-able data."""

    @abstractmethod
    def set_up(self, state: State, seed: bytes, box: Box) -> Position:
        """Return the position that a state describes, or raise `BadState`. The inverse of `state`."""

    @abstractmethod
    def describe(self, position: Any, seat: int | None) -> View:
        """Return what a seat may know of a position, the game's own part of a view."""

    def describe_all(self, position: Any, seats: Sequence[int | None]) -> tuple[View, list[View]]:
        """Return what is public, and what each of several seats may know besides or instead.

        A game that says here what is the same for all says it once. The answers may share parts with each other and
        with later ones: whoever gets them must not change them.
        """
        return {}, [self.describe(position, seat) for seat in seats]

    @abstractmethod
    def imagine(self, view: View, box: Box) -> Position:
        """Return some full position that agrees with the view; `sample` deals the hidden part anew."""

    @abstractmethod
    def events(self, before: View, word: str, after: View) -> list[Event]:
        """Say what happened between two views of the same seat when the action `word` was carried out."""

    def open_box(self, data: Any) -> Box:
        """Return the box made of this data, or raise `BadBox`."""
        raise BadBox(f"the box of {self.id} is fixed; no other one can be given")

    def freeze(self, position: Any) -> bytes | None:
        """Return the exact position, the state of its chance included, so that `thaw` gives an equal one.

        None if the game cannot: whoever keeps games then replays their actions from the first position.
        """
        return None

    def thaw(self, frozen: bytes, box: Box) -> Position:
        """Return the position that `freeze` wrote, or raise `BadState`."""
        raise BadState(f"positions of {self.id} cannot be frozen; replay the game instead")

    # --- The same for every game -------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | str | bytes,
        options: Mapping[str, Any] | None = None,
        box: Box | None = None,
    ) -> Position:
        """Return the first position of a new game."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            raise BadOptions(f"{self.id} is played by {allowed} players, not {shown(seats)}")
        return self.deal(seats, seed_bytes(seed), self.options.resolve(options), box or self.box)

    def load(self, state: State, seed: int | str | bytes = 0, box: Box | None = None) -> Position:
        """Return a position set up by hand. What chance decides from here on comes from the seed."""
        return self.set_up(state, seed_bytes(seed), box or self.box)

    def legal_words(self, position: Position) -> list[str]:
        """Return the legal actions as words, sorted as plain text."""
        return sorted(map(self.word, position.legal()))

    def apply(self, position: Position, word: str) -> None:
        """Carry out the action that a word names; a bad word or an illegal action changes nothing."""
        position.apply(self.code(word))

    def view(self, position: Position, seat: int | None) -> View:
        """Return what a seat (None: the public) may know, the legal actions of that seat included."""
        return self.views(position, [seat])[0]

    def views(self, position: Position, seats: Sequence[int | None]) -> list[View]:
        """Return the views of several seats at once, which costs less. They may share parts: do not change them."""
        for seat in seats:
            check_seat(position, seat)
        mover = to_move(position)
        words = self.legal_words(position) if mover is not None and mover in seats else []
        head = {
            "game": self.id,
            "rules": self.rules_version,
            "seats": position.seats,
            "seat": None,
            "to_move": mover,
            "over": mover is None,
            "winners": position.winners(),
            "actions": [],
        }
        public, own = self.describe_all(position, seats)
        common = head | public
        views = []
        for seat, hers in zip(seats, own, strict=True):
            view = common.copy()
            view["seat"] = seat
            if seat is not None and seat == mover:
                view["actions"] = words
            view.update(hers)
            views.append(view)
        return views

    def sample(self, view: View, stream: Stream, box: Box | None = None) -> Position:
        """Return a full position drawn from exactly the knowledge in a view."""
        seat = self.seat_of(view)
        position = self.imagine(view, box or self.box)
        position.redeal(-1 if seat is None else seat, stream)
        return position

    def seat_of(self, view: View) -> int | None:
        """Return the seat that a view belongs to, or raise `BadView` if no seat of this game has such a view."""
        if not isinstance(view, dict) or view.get("game") != self.id:
            raise BadView(f"this is not a view of {self.id}")
        if view.get("rules") != self.rules_version:
            raise BadView(f"rules: the view is of version {shown(view.get('rules'))}, not {self.rules_version}")
        seats, seat = view.get("seats"), view.get("seat", "missing")
        if type(seats) is not int or seats not in self.seats:
            raise BadView(f"seats: no table of {self.id} has {shown(seats)} seats")
        if seat is not None and (type(seat) is not int or seat not in range(seats)):
            raise BadView(f"seat: there is no seat {shown(seat)}; seats are 0 to {seats - 1}, or null")
        return seat

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def check_seat(position: Position, seat: int | None) -> None:
    """Raise unless a seat is one of the table's, or None, the public."""
    if seat is not None and (type(seat) is not int or seat not in range(position.seats)):
        raise BadOptions(f"there is no seat {shown(seat)}; seats are 0 to {position.seats - 1}, or null")


def to_move(position: Position) -> int | None:
    """Return the seat to move, None when the game is over."""
    return None if position.over else position.to_move
