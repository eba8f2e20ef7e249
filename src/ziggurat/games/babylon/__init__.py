"""Babylon, for two to four players: dig tiles from a quarry, build a terraced garden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.game import Completed, Event, Game, Kept, State, View
from ziggurat.games.babylon.actions import code_of, word_of
from ziggurat.games.babylon.box import BOX, components_of, open_box
from ziggurat.games.babylon.deal import deal
from ziggurat.games.babylon.draft import complete
from ziggurat.games.babylon.encoding import FEATURES, parts
from ziggurat.games.babylon.events import events_between
from ziggurat.games.babylon.json_types import BabylonView as BabylonView
from ziggurat.games.babylon.options import OPTIONS
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.games.babylon.state import position_of, state_of
from ziggurat.games.babylon.view import position_from, view_of, views_of


class Babylon(Game):
    """Babylon as a game; the imports show the module of each method."""

    id = "babylon"
    seats = (2, 3, 4)
    rules_version = 1
    options = OPTIONS
    box = BOX
    features = FEATURES

    def deal(self, seats: int, seed: bytes, options: Mapping[str, Any], box: Box) -> BabylonPosition:
        return deal(seats, seed, options, components_of(box))

    def code(self, word: str) -> int:
        return code_of(word)

    word = staticmethod(word_of)  # views list many words: no method between them and the cache

    def observation(self, seats: int) -> dict[str, tuple[int, ...]]:
        return parts(seats)

    def state(self, position: BabylonPosition) -> State:
        return state_of(position)

    def set_up(self, state: State, seed: bytes, box: Box) -> BabylonPosition:
        return position_of(state, components_of(box))

    def describe(self, position: BabylonPosition, seat: int | None) -> View:
        return view_of(position, seat)

    def describe_all(
        self, position: BabylonPosition, seats: Sequence[int | None], kept: Kept
    ) -> tuple[View, list[View]]:
        return views_of(position, seats, kept)

    def imagine(self, view: View, box: Box) -> BabylonPosition:
        return position_from(view, components_of(box))

    def events(self, before: View, word: str, after: View) -> list[Event]:
        return events_between(before, word, after)

    def complete(self, draft: Mapping[str, Any], seed: bytes, box: Box) -> Completed:
        return complete(draft, seed, components_of(box))

    def open_box(self, data: Any) -> Box:
        return open_box(data)


GAME = Babylon()
