"""The type of a view of Babel, for bots that are checked by mypy or pyright."""

from __future__ import annotations

from typing import Literal, TypedDict

from ziggurat.core.json_types import GameView


class Constants(TypedDict):
    """Numbers of the rules."""

    goals: list[int]
    max_level: int
    starter_level: int
    migration_size: int


class BabelView(GameView):
    """What one seat may know. Peoples and sites are the letters A, H, M, P and S; pairs are by seat."""

    hand: str
    """The viewing seat's cards, one letter each."""
    hand_size: list[int]
    pinned: list[str]
    """Cards of both hands that the viewing seat knows."""
    unseen: str
    """All people cards that the viewing seat cannot see."""
    people_deck_size: int
    discard: str
    temple_deck_size: int
    known_top: list[int]
    """Temple cards on top of the deck that all know, the next one first."""
    temple_rest: list[int]
    """The levels of all unseen temple cards."""
    last_draw: bool
    pawn: list[str]
    """The site of each pawn, or `quarry`."""
    column: list[dict[str, str]]
    """By seat and site, the first card first."""
    runs: list[dict[str, list[list[int]]]]
    """By seat and site: place of the first card, counted from 1, and length."""
    temple: list[dict[str, list[int]]]
    """By seat and site: the levels built."""
    reserve: list[list[int]]
    """By seat: the levels, the free one last."""
    starter: list[bool]
    """Whether the starting temple card is still to be built."""
    active: int
    phase: Literal["act", "drop", "temple", "over"]
    owed: int
    migrated: bool
    turn: int
    final: bool
    ending: str
    constants: Constants
    history: list[str]
