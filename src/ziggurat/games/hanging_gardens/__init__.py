"""The Hanging Gardens, for two to four players: build gardens of cards, collect tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Completed, Event, Game, Kept, State, View
from ziggurat.core.position import Position
from ziggurat.games.hanging_gardens.actions import BEYOND, code_of, word_of
from ziggurat.games.hanging_gardens.box import BOX, open_box
from ziggurat.games.hanging_gardens.deal import deal
from ziggurat.games.hanging_gardens.draft import complete
from ziggurat.games.hanging_gardens.encoding import FEATURES, parts
from ziggurat.games.hanging_gardens.events import events_between
from ziggurat.games.hanging_gardens.json_types import HangingGardensView as HangingGardensView
from ziggurat.games.hanging_gardens.options import OPTIONS
from ziggurat.games.hanging_gardens.position import HangingGardensPosition
from ziggurat.games.hanging_gardens.state import freeze, position_of, state_of, thaw
from ziggurat.games.hanging_gardens.view import position_from, view_of, views_of


class HangingGardens(Game):
    """The Hanging Gardens as a game; the imports show the module of each method."""

    id = "hanging_gardens"
    seats = (2, 3, 4)
    rules_version = 1
    options = OPTIONS
    box = BOX
    features = FEATURES

    def open_box(self, data: Any) -> Box:
        return open_box(data)

    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> HangingGardensPosition:
        return deal(seats, seed, options, box)

    def code(self, word: str) -> int:
        return code_of(word)

    word = staticmethod(word_of)  # views list many words: no method between them and the cache

    def apply(self, position: Position, word: str) -> None:
        """Carry out an action; words with coordinates out of reach have codes above 31 bits."""
        code = code_of(word)
        if code >= BEYOND:
            raise position.refusal(code)
        position.apply(code)

    def observation(self, seats: int) -> dict[str, tuple[int, ...]]:
        return parts(seats)

    def state(self, position: HangingGardensPosition) -> State:
        return state_of(position)

    def set_up(self, state: State, seed: bytes, box: Box) -> HangingGardensPosition:
        return position_of(state, box)

    def describe(self, position: HangingGardensPosition, seat: int | None) -> View:
        return view_of(position, seat)

    def describe_all(
        self, position: HangingGardensPosition, seats: Sequence[int | None], kept: Kept
    ) -> tuple[View, list[View]]:
        return views_of(position, seats, kept)

    def imagine(self, view: View, box: Box) -> HangingGardensPosition:
        return position_from(view, box)

    def events(self, before: View, word: str, after: View) -> list[Event]:
        return events_between(before, word, after)

    def complete(self, draft: Mapping[str, Any], seed: bytes, box: Box) -> Completed:
        return complete(draft, seed, box)

    def freeze(self, position: HangingGardensPosition) -> bytes:
        return freeze(position)

    def thaw(self, frozen: bytes, box: Box) -> HangingGardensPosition:
        return thaw(frozen, box)


GAME = HangingGardens()
