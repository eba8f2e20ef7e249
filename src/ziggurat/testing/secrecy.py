"""Checks that hidden information does not reach a seat, for a position of any game.

Two positions that differ only in what a seat cannot know must be the same to it: in views, legal actions, errors and
events. A sample must depend only on the view and the stream.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from ziggurat.core.game import Game
from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream
from ziggurat.testing.contract import dump, refusal_of, viewers


def redealt(position: Position, viewer: int | None, stream: Stream) -> Position:
    """Return another position with the same view for the viewer."""
    other = position.clone()
    other.redeal(-1 if viewer is None else viewer, stream)
    return other


def check_views_hide(game: Game, position: Position, stream: Stream) -> None:
    """Check that views do not depend on hidden information, byte for byte."""
    for viewer in viewers(position):
        seen = dump(game.view(position, viewer))
        other = redealt(position, viewer, stream)
        assert dump(game.view(other, viewer)) == seen, f"viewer {viewer} sees redealt cards"
        assert other.to_move == position.to_move and bool(other.over) is bool(position.over)
        if viewer is not None and viewer == position.to_move:
            assert other.legal() == position.legal(), f"legal actions of seat {viewer} depend on hidden information"


def check_errors_hide(game: Game, position: Position, words: Iterable[str], stream: Stream) -> None:
    """Check that refusals do not depend on hidden information."""
    if position.over:
        return
    other = redealt(position, position.to_move, stream)
    legal = set(game.legal_words(position))
    for word in words:
        if word not in legal:
            errors = [refusal_of(lambda at=at, word=word: game.apply(at, word)) for at in (position, other)]  # type: ignore[misc]
            refusals = [(type(error), str(error), vars(error)) for error in errors if error]
            assert len(refusals) == 2 and refusals[0] == refusals[1], (
                f"the refusal of {word} depends on hidden information: {refusals}"
            )


def check_events_hide(game: Game, position: Position, stream: Stream, most: int = 12) -> None:
    """Check views and events of actions that reveal nothing."""
    for viewer in viewers(position):
        pair = [position, redealt(position, viewer, stream)]
        seen = [(at, game.view(at, viewer)) for at in pair]
        both = sorted(set.intersection(*(set(game.legal_words(at)) for at in pair)))
        for word in stream.shuffled(both)[:most]:
            check_one_event(game, seen, word, viewer)


Seen = Sequence[tuple[Position, dict[str, Any]]]


def check_one_event(game: Game, seen: Seen, word: str, viewer: int | None) -> None:
    """Play one action in two positions with equal views, and compare events and views."""
    event_texts, moved, after = [], [], []
    for start, before in seen:
        at, revealed = start.clone(), start.revealed
        game.apply(at, word)
        view = game.view(at, viewer)
        events = [(event.code, dict(event.params)) for event in game.events(before, word, view)]
        assert events, f"{word} has no events"
        event_texts.append(dump(events))
        moved.append(at.revealed != revealed)
        after.append(dump(view))
    assert moved[0] == moved[1], f"whether {word} can be undone depends on what is hidden from {viewer}"
    if not moved[0]:
        assert after[0] == after[1], f"{word} reveals something to viewer {viewer}, but `revealed` is unchanged"
        assert event_texts[0] == event_texts[1], f"the events of {word} show viewer {viewer} hidden information"


def check_samples(game: Game, position: Position, stream: Stream) -> None:
    """Check that a sample has the same view and depends on nothing hidden."""
    for viewer in viewers(position):
        view = game.view(position, viewer)
        text = dump(view)
        streams = [stream.clone() for _ in range(4)]
        sample = game.sample(view, streams[0])
        assert dump(view) == text, "sampling changed the view"
        assert dump(game.view(sample, viewer)) == text, f"the view of a sample differs for viewer {viewer}"
        again = game.sample(json.loads(text), streams[1])
        assert again == sample, "a view that was written to JSON gives another sample"
        twin = redealt(position, viewer, Stream(bytes(32)))
        assert game.sample(game.view(twin, viewer), streams[2]) == sample, "a sample depends on more than the view"
        check_same_future(game, redealt(position, viewer, streams[3]), sample, stream)
        assert len({used.to_bytes() for used in streams}) == 1, "sample and redeal use the stream differently"


def check_same_future(game: Game, dealt: Position, sample: Position, stream: Stream) -> None:
    """Check that redealing the true position gives the sample, with the same random stream."""
    assert dump(game.state(dealt)) == dump(game.state(sample)), "redeal uses more than the view"
    for at in (dealt, sample):
        at.playout(stream.clone(), Codes(at.room()), 300)
    assert dump(game.state(dealt)) == dump(game.state(sample)), "redeal leaves the true random stream in the position"
