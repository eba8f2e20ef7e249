"""Garden scripts (rules 9.5): a garden as a list of actions, for tests and set-ups.

Actions are separated by spaces, turns by `|`; the tile of a placement is given by face and flower,
`place:SFBT.white@c3r0/1111`. All conditions of 4.3 and 4.4 hold except T1 and, unless singles are counted, T11.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ziggurat.core.errors import BadNotation
from ziggurat.games.babylon.actions import DOUBLE, ORNAMENT, PLACE, SINGLE, code_of
from ziggurat.games.babylon.box import BOX, components_of, pack_face
from ziggurat.games.babylon.fields import LOOSE, MAX_BY_HAND, NOTHING, TOKENS, UNLIMITED
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.options import OPTIONS, garden_rules
from ziggurat.games.babylon.why import illegal
from ziggurat.games.babylon.why_garden import Purse, Reason, Site, why_not_ornament, why_not_place

TILE = re.compile(r"place:([SFBT-]{4})\.([a-z0-9]+)(@.+)")
TokenOf = Callable[[int], int]


class Script:
    """A garden that a script builds."""

    def __init__(self, rules: int, flowers: Sequence[str], token_of: TokenOf, singles: int | None = None) -> None:
        self.garden = Garden(rules)
        self.flowers = list(flowers)
        self.token_of = token_of
        self.singles = singles
        self.turn = 0
        self.spent = False

    def play(self, turns: list[list[str]], first: int) -> Garden:
        """Carry out all turns, numbered from `first` on, and return the garden."""
        for turn, words in enumerate(turns, first):
            self.turn, self.spent = turn, False
            self.garden.end_turn()
            for word in words:
                self.do(word)
        return self.garden

    def do(self, word: str) -> None:
        """Carry out one word, or raise `BadNotation` or `IllegalAction`."""
        if found := TILE.fullmatch(word):
            if found[2] not in self.flowers:
                raise BadNotation(f"{word!r}: there is no flower {found[2]!r}; flowers are {' '.join(self.flowers)}")
            self.place(word, code_of("place:dug" + found[3]), pack_face(found[1]), self.flowers.index(found[2]))
            return
        code = code_of(word)
        if not ORNAMENT <= code < PLACE:
            raise BadNotation(
                f"{word!r} has no place in a garden script, only ornaments and place:SFBT.white@c3r0/1111"
            )
        self.build_ornament(word, code)

    def place(self, word: str, code: int, face: int, flower: int) -> None:
        """Lay a tile that belongs to no box."""
        singles = UNLIMITED if self.singles is None else self.singles
        if code not in self.garden.places(face, singles):
            self.refuse(word, why_not_place(self.site(), code, face, Purse(singles)))
        if self.garden.tiles == MAX_BY_HAND:
            raise BadNotation(f"{word!r}: a garden script has {MAX_BY_HAND} tiles at most")
        self.garden.carry_out(code, LOOSE, face, flower, self.turn)
        if self.singles is not None:
            supports = [code >> 2 * corner & 3 for corner in range(4)]
            self.singles -= supports.count(SINGLE) + 2 * supports.count(DOUBLE)

    def build_ornament(self, word: str, code: int) -> None:
        token = self.token_of(self.turn)
        if code not in self.garden.legal_ornaments(NOTHING if self.spent else token):
            self.refuse(word, why_not_ornament(self.site(), code, token, self.spent))
        self.spent = self.spent or bool(code & 3)
        self.garden.carry_out(code, LOOSE, 0, 0, self.turn)

    def site(self) -> Site:
        """Return the garden as `why_garden` needs it."""
        return Site(self.garden.fields(), self.turn, self.garden.rules)

    def refuse(self, word: str, reason: Reason | None) -> None:
        """Raise the error of an illegal word."""
        name, params = reason or ("unknown_action", {})
        raise illegal(word, name, params)


def turns_of(script: str | Sequence[str]) -> list[list[str]]:
    """Split a script, a text or a list of words, into turns."""
    words = script.replace("|", " | ").split() if isinstance(script, str) else list(script)
    if not words:
        return []
    turns: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            turns.append([])
        else:
            turns[-1].append(word)
    return turns


def garden_of(
    script: str,
    options: Mapping[str, Any] | None = None,
    *,
    token: str = "none",
    singles: int | None = None,
    flowers: Sequence[str] = components_of(BOX).flower_names,
) -> Garden:
    """Return the garden that a script builds, with `token` in force and paid with `singles`.

    The last turn is not ended: its tiles are still new.
    """
    rules = garden_rules(OPTIONS.resolve(options))
    effect = TOKENS.index(token)
    return Script(rules, flowers, lambda turn: effect, singles).play(turns_of(script), 1)
