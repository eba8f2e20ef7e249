"""Babel, for two players: settle peoples, raise temples, raze the other's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Completed, Event, Game, Kept, State, View
from ziggurat.core.seed import stream
from ziggurat.games.babel.actions import ABILITY, KINDS, code_of, word_of
from ziggurat.games.babel.box import BOX
from ziggurat.games.babel.deal import deal
from ziggurat.games.babel.draft import complete
from ziggurat.games.babel.encoding import parts
from ziggurat.games.babel.events import events_between
from ziggurat.games.babel.fields import MAX_IN_COLUMN
from ziggurat.games.babel.json_types import BabelView as BabelView
from ziggurat.games.babel.options import OPTIONS
from ziggurat.games.babel.position import BabelPosition
from ziggurat.games.babel.state import freeze, position_of, state_of, thaw
from ziggurat.games.babel.view import position_from, view_of, views_of


class Babel(Game):
    """Babel as a game; the imports show the module of each method."""

    id = "babel"
    seats = (2,)
    rules_version = 1
    options = OPTIONS
    box = BOX
    flat_actions = ABILITY + KINDS * MAX_IN_COLUMN

    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> BabelPosition:
        return deal(seed, options)

    def code(self, word: str) -> int:
        return code_of(word)

    word = staticmethod(word_of)  # views list many words: no method between them and the cache

    def observation(self, seats: int) -> dict[str, tuple[int, ...]]:
        return parts()

    def state(self, position: BabelPosition) -> State:
        return state_of(position)

    def set_up(self, state: State, seed: bytes, box: Box) -> BabelPosition:
        return position_of(state, stream(seed, "reshuffle"))

    def describe(self, position: BabelPosition, seat: int | None) -> View:
        return view_of(position, seat)

    def describe_all(self, position: BabelPosition, seats: Sequence[int | None], kept: Kept) -> tuple[View, list[View]]:
        return views_of(position, seats, kept)

    def imagine(self, view: View, box: Box) -> BabelPosition:
        return position_from(view)

    def events(self, before: View, word: str, after: View) -> list[Event]:
        return events_between(before, word, after)

    def complete(self, draft: Mapping[str, Any], seed: bytes, box: Box) -> Completed:
        return complete(draft, seed)

    def freeze(self, position: BabelPosition) -> bytes:
        return freeze(position)

    def thaw(self, frozen: bytes, box: Box) -> BabelPosition:
        return thaw(frozen)


GAME = Babel()
