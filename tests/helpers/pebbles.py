"""Pebbles: a minimal complete game for tests of the core.

Two or three players each hold two secret pebbles. In a turn a player may nod, once, which changes nothing else; then
the player lays a pebble in their open row and draws a new one from the bag. When all hands are empty, the highest sum
of a row wins. It is pure Python, like the first game of another package.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import chain
from typing import Any, Self

from ziggurat.core.box import Box
from ziggurat.core.errors import BadNotation, BadState, BadView, IllegalAction
from ziggurat.core.game import Event, Game, State, View
from ziggurat.core.interpreted import InterpretedPosition
from ziggurat.core.options import Number, OptionSet
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream

NOD = 0  # every other code is the number of the pebble to lay
HAND = 2
LAY = re.compile(r"lay:([1-9][0-9]?)")


class PebblesPosition(InterpretedPosition):
    """The pebbles in hands, rows and bag; the random stream decides each draw."""

    def __init__(self, hands: list[list[int]], bag: list[int], rng: Stream, options: Mapping[str, Any]) -> None:
        self.seats = len(hands)
        self.hands = [sorted(hand) for hand in hands]
        self.bag = sorted(bag)
        self.rows: list[list[int]] = [[] for _ in hands]
        self.nodded = False
        self.rng = rng
        self.options = dict(options)
        self.to_move = 0
        self.revealed = 0
        self.over = False

    def room(self) -> int:
        return HAND + 1

    def choices(self) -> list[int]:
        if self.over:
            return []
        return ([] if self.nodded else [NOD]) + self.hands[self.to_move]

    def carry_out(self, code: int) -> None:
        if code == NOD:
            self.nodded = True
            return
        self.hands[self.to_move].remove(code)
        self.rows[self.to_move].append(code)
        self.nodded = False
        if self.bag:
            self.draw(self.to_move)
        self.pass_turn()

    def draw(self, seat: int) -> None:
        drawn = self.bag.pop(self.rng.draw(len(self.bag)))
        self.hands[seat] = sorted([*self.hands[seat], drawn])
        self.revealed += 1

    def pass_turn(self) -> None:
        for ahead in range(1, self.seats + 1):
            seat = (self.to_move + ahead) % self.seats
            if self.hands[seat]:
                self.to_move = seat
                return
        self.over = True
        self.to_move = -1

    def clone(self) -> Self:
        other = type(self).__new__(type(self))
        other.seats, other.to_move, other.over, other.revealed = self.seats, self.to_move, self.over, self.revealed
        other.rng = self.rng.clone()
        other.options = self.options
        other.copy_from(self)
        return other

    def copy_from(self, other: PebblesPosition) -> None:
        self.seats, self.to_move, self.over, self.revealed = other.seats, other.to_move, other.over, other.revealed
        self.rng.copy_from(other.rng)
        self.hands = [list(hand) for hand in other.hands]
        self.rows = [list(row) for row in other.rows]
        self.bag = list(other.bag)
        self.nodded = other.nodded
        self.options = other.options

    def scores(self) -> list[int]:
        return [sum(row) for row in self.rows]

    def sheet(self, seat: int) -> dict[str, int]:
        row = self.rows[seat]
        return {"even": sum(n for n in row if n % 2 == 0), "odd": sum(n for n in row if n % 2)}

    def winners(self) -> list[int] | None:
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.over else None

    def redeal(self, seat: int, stream: Stream) -> None:
        self.rng = stream.fork()
        hidden = sorted(self.bag + [n for s, hand in enumerate(self.hands) if s != seat for n in hand])
        pool = stream.shuffled(hidden)
        for s, hand in enumerate(self.hands):
            if s != seat:
                self.hands[s] = sorted(pool.pop() for _ in hand)
        self.bag = sorted(pool)

    def refusal(self, code: int) -> IllegalAction:
        if self.over:
            return IllegalAction(word_of(code), "game_over", {}, "the game is over")
        if code == NOD:
            return IllegalAction(word_of(code), "nodded", {}, "one nod a turn is enough")
        return IllegalAction(word_of(code), "not_in_hand", {"pebble": code}, f"pebble {code} is not in the hand")

    def to_bytes(self) -> bytes:
        parts = (self.hands, self.rows, self.bag, self.nodded, self.to_move, self.over, self.revealed, self.options)
        return repr(parts).encode() + self.rng.to_bytes()


def word_of(code: int) -> str:
    return "nod" if code == NOD else f"lay:{code}"


def check_pebbles(position: PebblesPosition) -> None:
    """Raise `ValueError` unless a position has whole pebbles, a row per hand and a seat to move."""
    pebbles = [pebble for group in (position.bag, *position.hands, *position.rows) for pebble in group]
    if not all(type(pebble) is int for pebble in pebbles) or len(position.rows) != len(position.hands):
        raise ValueError("pebbles are numbers, and every player has a row")
    if position.to_move not in range(-1, len(position.hands)):
        raise ValueError(f"there is no seat {position.to_move}")


class Pebbles(Game):
    """Pebbles as a game of the contract."""

    id = "pebbles"
    seats = (2, 3)
    rules_version = 1
    options = OptionSet((Number("pebbles", 9, low=7, high=20),), {"house": {}, "short": {"pebbles": 7}})
    box = Box.of("pebbles", {"most": 20})

    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> PebblesPosition:
        pool = stream(seed, "hands").shuffled(range(1, options["pebbles"] + 1))
        hands = [[pool.pop() for _ in range(HAND)] for _ in range(seats)]
        return PebblesPosition(hands, pool, stream(seed, "bag"), options)

    def code(self, word: str) -> int:
        found = LAY.fullmatch(word) if isinstance(word, str) else None
        if word != "nod" and not found:
            raise BadNotation(f"{word!r:.40} is not an action of Pebbles; actions are nod and lay:N")
        return int(found[1]) if found else NOD

    def word(self, code: int) -> str:
        return word_of(code)

    def state(self, position: PebblesPosition) -> State:
        return {
            "hands": [list(hand) for hand in position.hands],
            "rows": [list(row) for row in position.rows],
            "bag": list(position.bag),
            "nodded": position.nodded,
            "to_move": None if position.over else position.to_move,
            "options": dict(position.options),
        }

    def set_up(self, state: State, seed: bytes, box: Box) -> PebblesPosition:
        try:
            options = self.options.resolve(state["options"])
            position = PebblesPosition(state["hands"], state["bag"], stream(seed, "bag"), options)
            position.rows = [list(row) for row in state["rows"]]
            position.nodded = state["nodded"]
            position.over = state["to_move"] is None
            position.to_move = -1 if position.over else state["to_move"]
        except (KeyError, TypeError) as error:
            raise BadState(f"this is not a state of Pebbles: {error}") from None
        pebbles = sorted(chain(position.bag, *position.hands, *position.rows))
        if pebbles != list(range(1, options["pebbles"] + 1)):  # type: ignore[operator]
            raise BadState("every pebble must be there once")
        return position

    def describe(self, position: PebblesPosition, seat: int | None) -> View:
        hidden = chain(position.bag, *(hand for s, hand in enumerate(position.hands) if s != seat))
        return {
            "hand": None if seat is None else list(position.hands[seat]),
            "hand_sizes": [len(hand) for hand in position.hands],
            "rows": [list(row) for row in position.rows],
            "hidden": sorted(hidden),
            "nodded": position.nodded,
            "scores": position.scores(),
            "options": dict(position.options),
        }

    def imagine(self, view: View, box: Box) -> PebblesPosition:
        try:
            bag, seat = list(view["hidden"]), view["seat"]
            hands = [[bag.pop() for _ in range(size)] if s != seat else [] for s, size in enumerate(view["hand_sizes"])]
            if seat is not None:
                hands[seat] = list(view["hand"])
            position = PebblesPosition(hands, bag, Stream(bytes(32)), self.options.resolve(view["options"]))
            position.rows = [list(row) for row in view["rows"]]
            position.nodded = bool(view["nodded"])
            position.over = bool(view["over"])
            position.to_move = -1 if position.over else int(view["to_move"])
            check_pebbles(position)
        except (LookupError, TypeError, ValueError) as error:
            raise BadView(f"this is not a view of Pebbles: {error!r}") from None
        return position

    def events(self, before: View, word: str, after: View) -> list[Event]:
        actor = before["to_move"]
        if word == "nod":
            return [Event("pebbles-nod", {"seat": actor})]
        events = [Event("pebbles-lay", {"seat": actor, "pebble": after["rows"][actor][-1]})]
        if len(after["hidden"]) < len(before["hidden"]) and after["seat"] == actor:
            (drawn,) = set(after["hand"]) - set(before["hand"])
            events.append(Event("pebbles-you-drew", {"seat": actor, "pebble": drawn}))
        return events


GAME = Pebbles()
