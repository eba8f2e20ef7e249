"""What a seat may not know never reaches it: checks on a position of any game.

Two positions that differ only in what a seat cannot know must be the same to it: in views, legal actions, errors and
events. And a sample must come from nothing but the view and the stream.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from helpers.contract import dump, refusal_of, viewers
from ziggurat.core.game import Game
from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream


def redealt(position: Position, viewer: int | None, stream: Stream) -> Position:
    """Return another position with the same view for the viewer."""
    other = position.clone()
    other.redeal(-1 if viewer is None else viewer, stream)
    return other


def check_views_hide(game: Game, position: Position, stream: Stream) -> None:
    """A view does not depend on hidden information, byte for byte."""
    for viewer in viewers(position):
        seen = dump(game.view(position, viewer))
        other = redealt(position, viewer, stream)
        assert dump(game.view(other, viewer)) == seen, f"viewer {viewer} sees what was dealt anew"
        assert other.to_move == position.to_move and bool(other.over) is bool(position.over)
        if viewer is not None and viewer == position.to_move:
            assert other.legal() == position.legal(), f"legal actions tell seat {viewer} a secret"


def check_errors_hide(game: Game, position: Position, words: Iterable[str], stream: Stream) -> None:
    """The refusal of an action does not depend on hidden information."""
    if position.over:
        return
    other = redealt(position, position.to_move, stream)
    legal = set(game.legal_words(position))
    for word in words:
        if word not in legal:
            errors = [refusal_of(lambda at=at, word=word: game.apply(at, word)) for at in (position, other)]  # type: ignore[misc]
            said = [(type(error), str(error), vars(error)) for error in errors if error]
            assert len(said) == 2 and said[0] == said[1], f"the refusal of {word} tells a secret: {said}"


def check_events_hide(game: Game, position: Position, stream: Stream, most: int = 12) -> None:
    """Views and events of an action that reveals nothing do not depend on hidden information."""
    for viewer in viewers(position):
        pair = [position, redealt(position, viewer, stream)]
        seen = [(at, game.view(at, viewer)) for at in pair]
        both = sorted(set.intersection(*(set(game.legal_words(at)) for at in pair)))
        for word in stream.shuffled(both)[:most]:
            check_one_event(game, seen, word, viewer)


Seen = Sequence[tuple[Position, dict[str, Any]]]


def check_one_event(game: Game, seen: Seen, word: str, viewer: int | None) -> None:
    """Play one action in two positions with equal views, and compare events and views."""
    told, moved, after = [], [], []
    for start, before in seen:
        at, revealed = start.clone(), start.revealed
        game.apply(at, word)
        view = game.view(at, viewer)
        events = [(event.code, dict(event.params)) for event in game.events(before, word, view)]
        assert events, f"{word} happened, but nothing is told"
        told.append(dump(events))
        moved.append(at.revealed != revealed)
        after.append(dump(view))
    assert moved[0] == moved[1], f"whether {word} may be taken back tells viewer {viewer} a secret"
    if not moved[0]:
        assert after[0] == after[1], f"{word} reveals something to viewer {viewer} without counting as revealed"
        assert told[0] == told[1], f"the telling of {word} gives viewer {viewer} a secret"


def check_samples(game: Game, position: Position, stream: Stream) -> None:
    """A sample agrees with its view, and comes from nothing but the view and the stream."""
    for viewer in viewers(position):
        view = game.view(position, viewer)
        text = dump(view)
        streams = [stream.clone() for _ in range(4)]
        sample = game.sample(view, streams[0])
        assert dump(view) == text, "sampling changed the view"
        assert dump(game.view(sample, viewer)) == text, f"a sample looks different to viewer {viewer}"
        again = game.sample(json.loads(text), streams[1])
        assert again == sample, "a view that went through JSON gives another sample"
        twin = redealt(position, viewer, Stream(bytes(32)))
        assert game.sample(game.view(twin, viewer), streams[2]) == sample, "a sample depends on more than the view"
        check_same_future(game, redealt(position, viewer, streams[3]), sample, stream)
        assert len({used.to_bytes() for used in streams}) == 1, "the ways to deal anew use the stream differently"


def check_same_future(game: Game, dealt: Position, sample: Position, stream: Stream) -> None:
    """Redealing the true position gives the sample, with the same random stream."""
    assert dump(game.state(dealt)) == dump(game.state(sample)), "redeal knows more than the view"
    for at in (dealt, sample):
        at.playout(stream.clone(), Codes(at.room()), 300)
    assert dump(game.state(dealt)) == dump(game.state(sample)), "redeal leaves the true random stream in the position"
