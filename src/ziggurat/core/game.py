"""The interface of a game. docs/engine.md explains how to write one.

Only views leave the rules: a view lists, field by field, what one seat may know of a position.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadOptions, BadState, BadView
from ziggurat.core.options import OptionSet, shown
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes

View = dict[str, Any]
State = dict[str, Any]
Kept = dict[str, tuple[Any, Any]]
"""Parts of a game's last views by name, each with the source that it was made from."""


class Event(NamedTuple):
    """An event as one seat may know it: a message code with parameters."""

    code: str
    params: Mapping[str, str | int]


class Completed(NamedTuple):
    """A draft, with what was chosen for it, and the state that it describes."""

    draft: dict[str, Any]
    state: State


class Game(ABC):
    """A game: its data, notation and views. Positions have the rules.

    >>> from ziggurat import game
    >>> babel = game("babel")
    >>> position = babel.new(2, seed=7)
    >>> babel.legal_words(position)
    ['end', 'go:H', 'go:M', 'go:P']
    >>> before = babel.view(position, 1)
    >>> babel.apply(position, "go:M")
    >>> babel.events(before, "go:M", babel.view(position, 1))[0].code
    'babel-go'
    >>> babel.views(position, [0, None])[1] == babel.view(position, None)
    True
    >>> babel.word(babel.code("lay:P"))
    'lay:P'

    A state is everything, a sample agrees with what a seat may know:

    >>> babel.load(babel.state(position), seed=1).scores()
    [0, 0]
    >>> from ziggurat.core.rng import Stream
    >>> sampled = babel.sample(babel.view(position, 0), Stream(bytes(32)))
    >>> babel.view(sampled, 0) == babel.view(position, 0)
    True
    >>> babel.information_state(sampled, 0) == babel.information_state(position, 0)
    True

    Actions and observations as numbers:

    >>> babel.action_count(position)
    704
    >>> first = babel.action_indices(position)[0]
    >>> babel.word(babel.action_at(position, first))
    'go:H'
    >>> babel.action_index(position, babel.code("end")) == babel.code("end")
    True
    >>> babel.observation(2)["hand"]
    (5,)
    """

    id: str
    seats: Sequence[int]
    """The possible numbers of players."""
    rules_version: int
    """Rises when a change of the rules changes what a record means."""
    options: OptionSet
    box: Box
    """The default box."""
    flat_actions: int = 0
    """The number of codes, if they are few and an action's index is its code; else 0, see `action_index`."""
    features: Sequence[str] = ()
    """The names of the features of an action (`Position.features_of`)."""
    words: Path | None = None
    """The folder of the game's language files; None if they are in `ziggurat/words`."""

    # --- Written by each game ---------------------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> Position:
        """Return the first position of a new game, dealt by named streams of the seed."""

    @abstractmethod
    def code(self, word: str) -> int:
        """Return the code of an action, or raise `BadNotation`."""

    @abstractmethod
    def word(self, code: int) -> str:
        """Return the word of an action."""

    @abstractmethod
    def state(self, position: Any) -> State:
        """Return the whole position as JSON data, secrets included."""

    @abstractmethod
    def set_up(self, state: State, seed: bytes, box: Box) -> Position:
        """Return the position that a state describes, or raise `BadState`. The inverse of `state`."""

    @abstractmethod
    def describe(self, position: Any, seat: int | None) -> View:
        """Return the game's part of a view: what a seat may know."""

    def describe_all(self, position: Any, seats: Sequence[int | None], kept: Kept) -> tuple[View, list[View]]:
        """Return the public fields, and for each seat the fields that differ from them.

        A game overrides this to compute public fields once for all seats, and to use parts in `kept` again that have
        not changed. The results may share parts, so the caller must not change them.
        """
        return {}, [self.describe(position, seat) for seat in seats]

    @abstractmethod
    def imagine(self, view: View, box: Box) -> Position:
        """Return any full position that agrees with a view; `sample` redeals its hidden part."""

    @abstractmethod
    def events(self, before: View, word: str, after: View) -> list[Event]:
        """Return what happened between two views of one seat, before and after an action."""

    def open_box(self, data: Any) -> Box:
        """Return the box made of this data, or raise `BadBox`."""
        raise BadBox(f"{self.id} has a fixed box; no other box is allowed")

    def complete(self, draft: Mapping[str, Any], seed: bytes, box: Box) -> Completed:
        """Return a draft with its state; what it leaves out is dealt from the seed.

        A draft is a short description of a position, written by hand or by the page's editor. Raises `BadDraft` or
        `BadState`. A game without drafts refuses them all.
        """
        raise BadState(f"{self.id} has no drafts; give the whole state instead")

    def freeze(self, position: Any) -> bytes | None:
        """Return the exact position as bytes, its random stream included, for `thaw`.

        None if the game does not support it; then a table replays the actions instead.
        """
        return None

    def thaw(self, frozen: bytes, box: Box) -> Position:
        """Return the position that `freeze` wrote, or raise `BadState`."""
        raise BadState(f"{self.id} has no frozen positions; replay the game instead")

    def observation(self, seats: int) -> dict[str, tuple[int, ...]]:
        """Return the names and shapes of the parts of an observation, in order (`Position.observe_into`)."""
        return {}

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
        """Return the position that a state describes; later random draws come from the seed."""
        return self.set_up(state, seed_bytes(seed), box or self.box)

    def legal_words(self, position: Position) -> list[str]:
        """Return the words of the legal actions, sorted."""
        return sorted(map(self.word, position.legal()))

    def apply(self, position: Position, word: str) -> None:
        """Carry out an action; a bad word or an illegal action changes nothing."""
        position.apply(self.code(word))

    def view(self, position: Position, seat: int | None) -> View:
        """Return what a seat (None: the public) may know, with its legal actions."""
        return self.views(position, [seat])[0]

    def views(self, position: Position, seats: Sequence[int | None], kept: Kept | None = None) -> list[View]:
        """Return the views of several seats, which may share parts: do not change them.

        A caller that shows one game after every action gives the same `kept` each time: parts of the views that have
        not changed are then the same objects as before.
        """
        for seat in seats:
            check_seat(position, seat)
        mover = to_move(position)
        words = self.legal_words(position) if mover is not None and mover in seats else []
        common = {
            "game": self.id,
            "rules": self.rules_version,
            "seats": position.seats,
            "seat": None,
            "to_move": mover,
            "over": mover is None,
            "winners": position.winners(),
            "actions": [],
        }
        public, own = self.describe_all(position, seats, {} if kept is None else kept)
        common.update(public)
        views = []
        for seat, part in zip(seats, own, strict=True):
            view = common.copy()
            view["seat"] = seat
            if seat is not None and seat == mover:
                view["actions"] = words
            view.update(part)
            views.append(view)
        return views

    # --- Numbers for learning programs ---------------------------------------------------------------------

    def action_count(self, position: Position) -> int:
        """Return the number of action indices in the game of a position."""
        return self.flat_actions or position.room()

    def action_index(self, position: Position, code: int) -> int:
        """Return the index of a legal action: its code, or else its place in the legal list."""
        legal = position.legal()
        if code not in legal:
            raise position.refusal(code)
        return code if self.flat_actions else legal.index(code)

    def action_at(self, position: Position, number: int) -> int:
        """Return the legal action with this index, or raise `IllegalAction`."""
        return position.checked(number) if self.flat_actions else position.legal_at(number)

    def action_indices(self, position: Position) -> list[int]:
        """Return the indices of all legal actions."""
        return position.legal() if self.flat_actions else list(range(position.legal_count()))

    def information_state(self, position: Position, seat: int | None) -> str:
        """Return all that a seat (None: the public) may know as text; equal texts are the same information."""
        return json.dumps(self.view(position, seat), sort_keys=True, separators=(",", ":"))

    def sample(self, view: Mapping[str, Any], stream: Stream, box: Box | None = None) -> Position:
        """Return a random full position that agrees with a view."""
        seat = self.seat_of(view)
        position = self.imagine(cast(View, view), box or self.box)  # `seat_of` has checked that it is one
        position.redeal(-1 if seat is None else seat, stream)
        return position

    def seat_of(self, view: Mapping[str, Any]) -> int | None:
        """Return the seat of a view, or raise `BadView` if its head is wrong."""
        if not isinstance(view, dict) or view.get("game") != self.id:
            raise BadView(f"not a view of {self.id}")
        if view.get("rules") != self.rules_version:
            raise BadView(f"rules is {shown(view.get('rules'))}, but must be {self.rules_version}")
        seats, seat = view.get("seats"), view.get("seat", "missing")
        if type(seats) is not int or seats not in self.seats:
            raise BadView(f"seats is {shown(seats)}, but must be {' or '.join(map(str, self.seats))}")
        if seat is not None and (type(seat) is not int or seat not in range(seats)):
            raise BadView(f"seat is {shown(seat)}, but must be 0 to {seats - 1} or null")
        return seat

    def __repr__(self) -> str:
        return f"<game {self.id}>"


def kept_part(kept: Kept, name: str, source: Any, make: Callable[[], Any]) -> Any:
    """Return a part of a view: the last one if its source is equal, else a new one."""
    known = kept.get(name)
    if known is None or known[0] != source:
        known = kept[name] = (source, make())
    return known[1]


def check_seat(position: Position, seat: int | None) -> None:
    """Raise `BadOptions` unless `seat` is a seat of the position or None."""
    if seat is not None and (type(seat) is not int or seat not in range(position.seats)):
        raise BadOptions(f"seat is {shown(seat)}, but must be 0 to {position.seats - 1} or null")


def to_move(position: Position) -> int | None:
    """Return the seat to move, None when the game is over."""
    return None if position.over else position.to_move
