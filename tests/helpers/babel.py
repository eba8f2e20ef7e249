"""Babel positions from text, and comparisons that show the board when they fail.

A player's side is one line of parts, in any order:

    pawn=M hand=MPSS M=PPPA/12 S=MMM reserve=54 starter=yes pinned=MP

`M=PPPA/12` is the player's side of site M: the column `PPPA`, first card first, and the temple `[1,2]`, lowest card
first. `reserve=54` is the reserve `[5,4]`, the 4 on top. The same line describes an expected side; then only the named
parts are compared. `M=PP` does not compare the temple, `M=PP/` expects no temple.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ziggurat import game
from ziggurat.core.errors import BadState, IllegalAction
from ziggurat.core.position import Position

BABEL = game("babel")
PEOPLES = "AHMPS"
PEOPLE_CARDS = Counter(dict.fromkeys(PEOPLES, 12))
TEMPLE_CARDS = Counter({1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5})
State = dict[str, Any]


@dataclass
class Side:
    """One player's side in a line of text; None and missing sites are not compared."""

    pawn: str | None = None
    hand: str | None = None
    reserve: list[int] | None = None
    starter: bool | None = None
    pinned: str | None = None
    column: dict[str, str] = field(default_factory=dict)
    temple: dict[str, list[int]] = field(default_factory=dict)

    @staticmethod
    def of(line: str) -> Side:
        """Read a line."""
        side = Side()
        for part in line.split():
            name, equals, value = part.partition("=")
            assert equals, f"{part!r} in {line!r} is not written name=value"
            side.read(name, value)
        return side

    def read(self, name: str, value: str) -> None:
        """Read one part of a line."""
        if name in ("pawn", "hand", "pinned"):
            setattr(self, name, value)
        elif name == "reserve":
            self.reserve = digits(value)
        elif name == "starter":
            self.starter = {"yes": True, "no": False}[value]
        else:
            assert name in list(PEOPLES), f"{name!r} is neither a site nor pawn, hand, pinned, reserve, starter"
            self.column[name], slash, temple = value.partition("/")
            if slash:
                self.temple[name] = digits(temple)

    def place(self) -> str:
        """Return the pawn's site: by default the first one with cards of the player."""
        return self.pawn or next(iter([*self.column, *self.temple]), "quarry")


def digits(text: str) -> list[int]:
    """Read a stack of temple cards, `124`."""
    return [int(digit) for digit in text]


def dealt_round(cards: Counter[str]) -> str:
    """Return people cards sorted to have as few runs as possible."""
    most = max(cards.values(), default=0)
    return "".join(people for turn in range(most) for people in PEOPLES if cards[people] > turn)


def missing(box: Counter[Any], used: Counter[Any]) -> Counter[Any]:
    """Return the unused cards of a box; fail if more are used than it has."""
    assert used <= box, f"the box does not have enough cards: {dict(used - box)} too many"
    return box - used


def state_of(
    one: str,
    two: str = "",
    *,
    discard: str = "",
    next_people: str = "",
    people: str | None = None,
    rest: str = "",
    next_temples: str = "",
    temples: str | None = None,
    temple_rest: int = 1,
    known: int = 0,
    **fields: Any,
) -> State:
    """Return the state of a table; every card not named goes to a default place.

    `next_people` and `next_temples` lie on top of the decks, the next card first. `people` and `temples` are whole
    decks instead, written in the same way: then the rest of the people cards goes to the discard pile, or to the
    end of the column that `rest` names (`2A`: the second player's at A), and the rest of the temple cards to the
    bottom of the reserve of seat `temple_rest`. `known` counts the cards of `known_top`. Other fields are given by
    name; `options` may hold a part of the options.
    """
    sides = [Side.of(one), Side.of(two)]
    used = Counter("".join([discard, people or next_people]))
    for side in sides:
        used += Counter((side.hand or "") + "".join(side.column.values()))
    others = dealt_round(missing(PEOPLE_CARDS, used))
    deck = people if people is not None else next_people
    if rest[1:]:
        column = sides[int(rest[0]) - 1].column
        column[rest[1]] = column.get(rest[1], "") + others
    elif people is not None or rest == "discard":
        discard += others
    else:
        deck += others
    temple_deck = temple_deck_of(sides, next_temples, temples, temple_rest)
    return {
        "people_deck": deck[::-1],
        "discard": "".join(sorted(discard)),
        "temple_deck": temple_deck,
        "hand": ["".join(sorted(side.hand or "")) for side in sides],
        "pawn": [side.place() for side in sides],
        "column": [{site: side.column.get(site, "") for site in PEOPLES} for side in sides],
        "temple": [{site: side.temple.get(site, []) for site in PEOPLES} for side in sides],
        "reserve": [side.reserve or [] for side in sides],
        "starter": [bool(side.starter) for side in sides],
        "active": 0,
        "phase": "act",
        "owed": 0,
        "migrated": False,
        "turn": 7,
        "final": False,
        "pinned": ["".join(sorted(side.pinned or "")) for side in sides],
        "known_top": temple_deck[::-1][:known],
        "options": {},
        **fields,
    }


def temple_deck_of(sides: list[Side], next_temples: str, temples: str | None, rest: int) -> list[int]:
    """Return the temple deck, top card last."""
    used = Counter(digits(temples if temples is not None else next_temples))
    used += Counter({1: sum(bool(side.starter) for side in sides)})
    for side in sides:
        used += Counter(side.reserve or []) + Counter(card for stack in side.temple.values() for card in stack)
    others = sorted(missing(TEMPLE_CARDS, used).elements())
    if temples is None:
        return others + digits(next_temples)[::-1]
    sides[rest].reserve = others + (sides[rest].reserve or [])
    return digits(temples)[::-1]


class Table:
    """A position of Babel with the words played on it so far."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.words: list[str] = []

    @property
    def state(self) -> State:
        """Return the whole position."""
        return BABEL.state(self.position)

    @property
    def legal(self) -> list[str]:
        """Return the legal actions as words."""
        return BABEL.legal_words(self.position)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat."""
        return BABEL.view(self.position, seat)

    def play(self, words: str) -> Table:
        """Play actions separated by spaces; check after each that no card is missing."""
        for word in words.split():
            try:
                BABEL.apply(self.position, word)
            except ValueError as error:
                error.add_note(f"\nafter {self.played_words()}:\n{self.board()}")
                raise
            self.words.append(word)
            self.check_cards()
        return self

    def check_cards(self) -> None:
        """Check rule 2.2: 12 cards of each people, all temple cards, rising temples."""
        state = self.state
        columns = [cards for side in state["column"] for cards in side.values()]
        people = Counter("".join([state["people_deck"], state["discard"], *state["hand"], *columns]))
        stacks = [stack for side in state["temple"] for stack in side.values()]
        temples = Counter(card for stack in [*stacks, *state["reserve"], state["temple_deck"]] for card in stack)
        temples[1] += sum(state["starter"])
        if people != PEOPLE_CARDS or temples != TEMPLE_CARDS:
            self.fail([f"cards are lost or new: {dict(people)}, {dict(temples)}"])
        if any(stack != sorted(set(stack)) for stack in stacks):
            self.fail(["a temple does not rise strictly"])

    def parts(self) -> dict[str, Any]:
        """Return everything that `shows` can compare except the two sides."""
        state = self.state
        parts: dict[str, Any] = {
            name: state[name] for name in ("discard", "active", "phase", "owed", "migrated", "turn", "final")
        }
        return parts | {
            "known_top": "".join(map(str, state["known_top"])),
            "people_deck": len(state["people_deck"]),
            "temple_deck": len(state["temple_deck"]),
            "hand_size": ":".join(str(len(hand)) for hand in state["hand"]),
            "score": ":".join(map(str, self.position.scores())),
            "to_move": None if self.position.over else self.position.to_move,
            "over": bool(self.position.over),
            "winners": self.position.winners(),
            "ending": self.view(None)["ending"],
        }

    def shows(self, one: str = "", two: str = "", **parts: Any) -> Table:
        """Compare the named parts: two sides as lines, and fields such as `discard="ASS"` or `score="3:2"`."""
        wrong = [text for seat, line in enumerate((one, two)) for text in self.differences(seat, Side.of(line))]
        actual = self.parts()
        for name, value in parts.items():
            if actual[name] != value:
                wrong.append(f"{name} must be {value!r}, but is {actual[name]!r}")
        if wrong:
            self.fail(wrong)
        return self

    def differences(self, seat: int, side: Side) -> list[str]:
        """Return the differences between a player's side and what is expected."""
        state = self.state
        must: dict[str, tuple[Any, Any]] = {
            name: (getattr(side, name), state[name][seat]) for name in ("pawn", "reserve", "starter")
        }
        for name in ("hand", "pinned"):
            cards = getattr(side, name)
            must[name] = (cards if cards is None else "".join(sorted(cards)), state[name][seat])
        must |= {f"column {site}": (cards, state["column"][seat][site]) for site, cards in side.column.items()}
        must |= {f"temple {site}": (stack, state["temple"][seat][site]) for site, stack in side.temple.items()}
        return [
            f"{name} of player {seat + 1} must be {value!r}, but is {actual!r}"
            for name, (value, actual) in must.items()
            if value is not None and value != actual
        ]

    def offers(self, *words: str) -> Table:
        """Check that actions are legal."""
        if lacking := [word for word in words if word not in self.legal]:
            self.fail([f"{word} must be legal" for word in lacking])
        return self

    def refuses(self, word: str, reason: str, **params: str | int) -> Table:
        """Check that an action is illegal for this reason, and that trying it changes nothing."""
        before = self.position.to_bytes()
        try:
            BABEL.apply(self.position, word)
        except IllegalAction as error:
            if (error.reason, error.params) != (reason, params):
                self.fail(
                    [f"{word} must be refused with {reason} {params}, but was with {error.reason} {error.params}"]
                )
            if self.position.to_bytes() != before or word in self.legal:
                self.fail([f"{word} was refused, but is legal or has changed the position"])
        else:
            self.fail([f"{word} must be refused with {reason}, but was played"])
        return self

    def fail(self, wrong: list[str]) -> None:
        """Raise an error with all differences, the actions played and the board."""
        raise AssertionError(
            "\n".join([f"after {self.played_words()}:", *(f"  {text}" for text in wrong), self.board()])
        )

    def played_words(self) -> str:
        """Return the words played so far."""
        return " ".join(self.words) or "no action"

    def board(self) -> str:
        """Draw the position, both sides in the notation of this module."""
        state = self.state
        lines = []
        for seat in range(2):
            sites = [
                f"{site}={state['column'][seat][site]}/{''.join(map(str, state['temple'][seat][site]))}"
                for site in PEOPLES
                if state["column"][seat][site] or state["temple"][seat][site]
            ]
            reserve = "".join(map(str, state["reserve"][seat]))
            starter = "yes" if state["starter"][seat] else "no"
            head = f"pawn={state['pawn'][seat]} hand={state['hand'][seat]} reserve={reserve} starter={starter}"
            lines.append(f"  {seat + 1}  {head} pinned={state['pinned'][seat]} {' '.join(sites)}")
        return "\n".join([*lines, f"  {self.parts()}", f"  legal: {' '.join(self.legal)}"])


def table(one: str, two: str = "", *, seed: int = 0, **fields: Any) -> Table:
    """Return a table set up by `state_of`; later random draws come from the seed."""
    return load(state_of(one, two, **fields), seed)


def load(state: State, seed: int = 0) -> Table:
    """Return the table of a state."""
    try:
        return Table(BABEL.load(state, seed))
    except BadState as error:
        error.add_note(f"the state was {state}")
        raise


def new(seed: int = 0, **options: Any) -> Table:
    """Deal a new game."""
    return Table(BABEL.new(2, seed, options))
