"""The contract of every game (docs/engine.md), as checks of a position of any game.

Each check raises `AssertionError` with the violation. `secrecy.py` has the checks about hidden information.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable
from typing import Any

from ziggurat.core.errors import BadNotation, IllegalAction, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.options import shown
from ziggurat.core.position import Codes, Position
from ziggurat.core.rng import Stream

HEAD = ("game", "rules", "seats", "seat", "to_move", "over", "winners", "actions")
NO_CODES = (
    -1,
    -2,
    -(2**31),
    -(2**31) - 1,
    2**31 - 1,
    2**31,
    2**32,
    2**32 + 1,
    2**63,
    2**64,
    -(2**63),
    10**30,
    10**5000,
)
NO_WORDS: tuple[Any, ...] = (
    *("", " ", "\n", "\0", "?", "é", "٣", "nosuchaction", "x" * 100_000),
    *(None, 0, 1.5, b"", [], {}),
)


def dump(value: Any) -> str:
    """Return JSON in canonical form, so that equal values are equal byte for byte."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False)


def viewers(position: Position) -> list[int | None]:
    """Return all viewers of a position: the public (None) and each seat."""
    return [None, *range(position.seats)]


def views(game: Game, position: Position) -> list[str]:
    """Return the views of all viewers."""
    return [dump(game.view(position, viewer)) for viewer in viewers(position)]


# --- Actions ----------------------------------------------------------------------------------------------------


def check_legal(game: Game, position: Position) -> None:
    """Check that legal actions exist until the end, sorted, each once with one word."""
    codes = position.legal()
    assert codes == position.legal(), "two calls of legal() differ"
    assert len(set(codes)) == len(codes), "an action is listed twice"
    assert len(codes) <= position.room(), "there are more legal actions than room() says"
    assert bool(codes) is not bool(position.over), "legal actions must exist before the end, and only then"
    assert (position.to_move == -1) is bool(position.over), "to_move must be -1 at the end, and only then"
    assert position.over or position.to_move in range(position.seats), f"there is no seat {position.to_move}"
    words = game.legal_words(position)
    assert words == sorted(set(words)), "legal words must be sorted as plain text, each once"
    assert len(words) == len(codes), "two actions share a word"
    for code in codes:
        check_notation(game, code)


def check_notation(game: Game, code: int) -> None:
    """Check that an action has one word of printable ASCII without spaces that reads back."""
    word = game.word(code)
    assert word.isascii() and word.isprintable() and " " not in word and word, f"{word!r} is not one plain word"
    assert game.code(word) == code, f"{word} reads as {game.code(word)}, not {code}"
    assert 0 <= code < 2**31, f"{word} has the code {code}, which is not of 31 bits"


def refusal_of(act: Callable[[], None]) -> ZigguratError | None:
    """Return the error that a call raises, or None."""
    try:
        act()
    except ZigguratError as error:
        return error
    return None


def check_illegal_words(game: Game, position: Position, words: Iterable[str]) -> None:
    """Check that an illegal action is refused with a reason and changes nothing."""
    legal = set(game.legal_words(position))
    before = position.to_bytes()
    for word in words:
        if word in legal:
            continue
        error = refusal_of(lambda word=word: game.apply(position, word))  # type: ignore[misc]
        assert isinstance(error, IllegalAction), f"{word}: {error!r} instead of IllegalAction"
        assert error.word == word, f"the refusal of {word} names {error.word}"
        check_reason(error)
    assert position.to_bytes() == before, "a refused action changed the position"


def check_reason(error: IllegalAction) -> None:
    """Check that a refusal has a translatable reason and a message for developers."""
    assert error.code == "illegal_action"
    assert error.reason.isidentifier(), f"{error.reason!r} is not the name of a reason"
    assert error.sentence and error.sentence in str(error)
    assert all(isinstance(value, (str, int)) for value in error.params.values())
    dump(error.params)


def check_illegal_codes(game: Game, position: Position, stream: Stream) -> None:
    """Check that a number that is not a legal action is refused and changes nothing."""
    legal = set(position.legal())
    before = position.to_bytes()
    near = [stream.draw(2048) for _ in range(40)]
    far = [stream.draw(2**15) << 16 | stream.draw(2**16) for _ in range(10)]
    for code in (*NO_CODES, *near, *far):
        if code not in legal:
            error = refusal_of(lambda code=code: position.apply(code))  # type: ignore[misc]
            assert isinstance(error, IllegalAction), f"code {shown(code)}: {error!r} instead of IllegalAction"
            check_reason(error)
    assert position.to_bytes() == before, "a refused code changed the position"


def check_bad_words(game: Game, position: Position) -> None:
    """Check that a value that is not an action raises `BadNotation` and changes nothing."""
    before = position.to_bytes()
    spoilt = [f"{word}{end}" for word in game.legal_words(position)[:3] for end in (" ", "\n", "\0", ":", "@", "é")]
    for word in (*NO_WORDS, *spoilt):
        error = refusal_of(lambda word=word: game.apply(position, word))  # type: ignore[misc]
        assert isinstance(error, BadNotation), f"{word!r:.40}: {error!r} instead of BadNotation"
        assert len(str(error)) < 1000, "the error repeats a long input in full"
    assert position.to_bytes() == before, "a bad word changed the position"


# --- States, views, copies --------------------------------------------------------------------------------------


def check_state(game: Game, position: Position) -> None:
    """Check that a state is JSON, round-trips, and is independent of the position."""
    state = game.state(position)
    text = dump(state)
    loaded = game.load(json.loads(text))
    assert dump(game.state(loaded)) == text, "the state of the loaded position differs"
    assert views(game, loaded) == views(game, position), "views of the loaded position differ"
    assert loaded.legal() == position.legal(), "legal actions of the loaded position differ"
    before = position.to_bytes()
    vandalise(state)
    assert position.to_bytes() == before, "changing a state changes the position it came from"
    assert dump(game.state(position)) == text, "changing a state changes the next state"


def check_view(game: Game, position: Position) -> None:
    """Check that a view is JSON with the common fields and its seat's legal actions."""
    before = position.to_bytes()
    for viewer in viewers(position):
        view = game.view(position, viewer)
        text = dump(view)
        assert json.loads(text) == view, "a view must be plain JSON: no tuples, only text as keys"
        assert tuple(view)[: len(HEAD)] == HEAD, f"a view must begin with {HEAD}"
        expected = game.legal_words(position) if viewer is not None and viewer == position.to_move else []
        assert view["actions"] == expected, f"viewer {viewer} is offered {view['actions']}, not {expected}"
        assert view["to_move"] == (None if position.over else position.to_move)
        assert view["winners"] == position.winners()
        vandalise(view)
        assert position.to_bytes() == before, "changing a view changes the position it came from"
        assert dump(game.view(position, viewer)) == text, "changing a view changes the next view"


def vandalise(value: Any) -> None:
    """Change everything mutable inside a value, to detect sharing."""
    if isinstance(value, dict):
        for part in value.values():
            vandalise(part)
        value.clear()
        value["spoilt"] = True
    elif isinstance(value, list):
        for part in value:
            vandalise(part)
        value[:] = ["spoilt"]


def check_copies(position: Position, stream: Stream) -> None:
    """Check that copies are equal, have the same future, and are independent."""
    before = position.to_bytes()
    copies = [position.clone(), copy.copy(position), copy.deepcopy(position), copied_into_another(position, stream)]
    finals = set()
    for other in copies:
        assert other == position and other.to_bytes() == before, "a copy is not equal"
        other.playout(stream.clone(), Codes(other.room()), 500)
        finals.add(other.to_bytes())
    assert len(finals) == 1, "copies of one position have different futures"
    assert position.to_bytes() == before, "playing in a copy changed the original"


def copied_into_another(position: Any, stream: Stream) -> Position:
    """Return a copy made into a position that was at another point of the game."""
    other = position.clone()
    other.playout(stream.clone(), Codes(other.room()), 60)
    other.copy_from(position)
    assert isinstance(other, Position)
    return other


# --- Scores -----------------------------------------------------------------------------------------------------


def check_scores(position: Position) -> None:
    """Check that sheets add up, and that winners exist only at the end."""
    totals = position.scores()
    assert len(totals) == position.seats
    for seat, total in enumerate(totals):
        sheet = position.sheet(seat)
        assert all(type(points) is int for points in sheet.values()), f"points are whole numbers: {sheet}"
        assert sum(sheet.values()) == total, f"seat {seat}: the sheet {sheet} does not add up to {total}"
        assert list(sheet) == list(position.sheet(0)), "the sheets have different lines"
    winners = position.winners()
    assert (winners is None) is not bool(position.over), "winners must exist at the end, and only then"
    if winners is not None:
        assert winners == sorted(set(winners)) and winners, f"winners {winners} must be seats in order, at least one"
        assert set(winners) <= set(range(position.seats)), f"winners {winners} are not all seats"
