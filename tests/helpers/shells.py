"""Shells: a small game for two to four players, made for tests of tables.

Each player holds three shells of values 1 to 5, hidden from the others. A turn: lay any shells open (`lay:3`), draw one
shell from the bag, once (`draw`), and pass (`turn`). The highest sum of laid shells wins.

Laying is reversible. Drawing is irreversible and keeps the turn. Passing is irreversible and reveals nothing. With an
empty hand after drawing, passing is forced. Positions cannot be frozen.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadNotation, BadState, IllegalAction
from ziggurat.core.game import Event, Game, State, View
from ziggurat.core.interpreted import InterpretedPosition
from ziggurat.core.options import Number, OptionSet
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream

DRAW, TURN = 0, 9
WORDS = {"draw": DRAW, "turn": TURN, **{f"lay:{value}": value for value in range(1, 6)}}
FIELDS = ("seats", "to_move", "over", "revealed", "bag", "hands", "laid", "turns", "passed", "drawn")
NAMES = {code: word for word, code in WORDS.items()}


class ShellsPosition(InterpretedPosition):
    """The shells of all players and in the bag."""

    def __init__(self, seats: int, bag: list[int], turns: int) -> None:
        self.seats = seats
        self.to_move = 0
        self.over = False
        self.revealed = 0
        self.bag = bag
        self.hands = [sorted(bag.pop() for _ in range(3)) for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.turns = turns
        self.passed = 0
        self.drawn = False

    def clone(self) -> ShellsPosition:
        other = ShellsPosition.__new__(ShellsPosition)
        vars(other).update(vars(self))
        other.seats, other.to_move, other.over, other.revealed = self.seats, self.to_move, self.over, self.revealed
        other.bag = self.bag.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = [shells.copy() for shells in self.laid]
        return other

    def room(self) -> int:
        return len(WORDS)

    def choices(self) -> list[int]:
        if self.over:
            return []
        draw = [DRAW] if self.bag and not self.drawn else []
        return [*draw, *sorted(set(self.hands[self.to_move])), TURN]

    def carry_out(self, code: int) -> None:
        seat = self.to_move
        if code == TURN:
            self.pass_on()
        elif code == DRAW:
            self.hands[seat] = sorted([*self.hands[seat], self.bag.pop()])
            self.drawn = True
            self.revealed += 1
        else:
            self.hands[seat].remove(code)
            self.laid[seat].append(code)

    def pass_on(self) -> None:
        self.passed += 1
        self.drawn = False
        self.over = self.passed == self.turns * self.seats
        self.to_move = -1 if self.over else self.passed % self.seats

    def refusal(self, code: int) -> IllegalAction:
        reason = "game_over" if self.over else "no_draw" if code == DRAW else "not_in_hand"
        return IllegalAction(NAMES[code], reason, {"code": code}, "not now")

    def scores(self) -> list[int]:
        return [sum(shells) for shells in self.laid]

    def sheet(self, seat: int) -> dict[str, int]:
        return {"shells": self.scores()[seat]}

    def winners(self) -> list[int] | None:
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.over else None

    def redeal(self, seat: int, stream: Stream) -> None:
        hidden = [shell for owner, hand in enumerate(self.hands) if owner != seat for shell in hand]
        pool = stream.shuffled(sorted(hidden + self.bag))
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                self.hands[owner] = sorted(pool.pop() for _ in hand)
        self.bag = pool

    def to_bytes(self) -> bytes:
        return repr((self.hands, self.laid, self.bag, self.turns, self.passed, self.drawn, self.revealed)).encode()


class Shells(Game):
    """The game."""

    id = "shells"
    seats = (2, 3, 4)
    rules_version = 1
    options = OptionSet((Number("turns", default=3, low=1, high=9),))
    box = Box.of("shells", [4] * 5)

    def open_box(self, data: Any) -> Box:
        if not isinstance(data, list) or len(data) != 5 or sum(data) < 12:
            raise BadBox("a box of shells is a list of five counts, twelve shells or more")
        return Box.of("own shells", data)

    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> ShellsPosition:
        shells = [value for value, count in enumerate(box.data, 1) for _ in range(count)]
        return ShellsPosition(seats, stream(seed, "shells").shuffled(shells), options["turns"])

    def code(self, word: str) -> int:
        if word not in WORDS:
            raise BadNotation(f"{word} is not an action of Shells")
        return WORDS[word]

    def word(self, code: int) -> str:
        return NAMES[code]

    def state(self, position: ShellsPosition) -> State:
        fields = {name: deepcopy(getattr(position, name)) for name in FIELDS}
        return {**fields, "options": {"turns": position.turns}}

    def set_up(self, state: State, seed: bytes, box: Box) -> Position:
        if set(state) != {*FIELDS, "options"} or state["to_move"] not in range(state["seats"]):
            raise BadState("this is not a state of a running game of Shells")
        position = ShellsPosition.__new__(ShellsPosition)
        for name in FIELDS:
            setattr(position, name, deepcopy(state[name]))
        return position

    def describe(self, position: ShellsPosition, seat: int | None) -> View:
        return {
            "hand": None if seat is None else position.hands[seat].copy(),
            "hand_size": [len(hand) for hand in position.hands],
            "laid": [shells.copy() for shells in position.laid],
            "bag_size": len(position.bag),
            "drawn": position.drawn,
            "scores": position.scores(),
        }

    def imagine(self, view: View, box: Box) -> Position:
        raise NotImplementedError

    def events(self, before: View, word: str, after: View) -> list[Event]:
        seat = before["to_move"]
        events = [Event(f"shells-{word.partition(':')[0]}", {"seat": seat, "word": word})]
        if word == "draw" and after["seat"] == seat:
            new = after["hand"].copy()
            for shell in before["hand"]:
                new.remove(shell)
            events.append(Event("shells-you-drew", {"shell": new[0]}))
        return events


SHELLS = Shells()
