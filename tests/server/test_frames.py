"""The parsers of frames: what the fast parser reads is exactly what the models allow."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from ziggurat.server.sockets import frames
from ziggurat.server.sockets.frames import ActFrame, parse_act, parse_frame

GOOD: dict[str, Any] = {"type": "act", "table": "t1", "id": "a-1", "version": 4, "action": "go:A", "confirm": True}
STRANGE: list[Any] = ["", "x" * 101, "a b", "a\n", -1, 2**53 + 1, 1.0, "4", True, None, [], {}, 10**30, "é", "\u0000"]


def variants() -> list[dict[str, Any]]:
    """Return frames with one field strange, missing or added."""
    changed = [{**GOOD, name: value} for name in GOOD for value in STRANGE]
    short = [{key: value for key, value in GOOD.items() if key != name} for name in GOOD]
    return [GOOD, *changed, *short, {**GOOD, "more": 1}]


def test_fast_parser_agrees_with_schema() -> None:
    parsed = 0
    for frame in variants():
        text = json.dumps(frame)
        found = parse_act(text.encode())
        if found is None:
            continue
        parsed += 1
        known = parse_frame(text)
        assert isinstance(known, ActFrame)
        assert found == (known.table, known.id, known.version, known.action, known.confirm)
    assert parsed >= 3  # unchanged, without `confirm`, with the other value of `confirm`


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"7", b"\xff", b"[" * 60_000, b'{"type":"act"}', b'{"type":"ping"}']
)
@pytest.mark.parametrize("loads", [json.loads, frames.loads])
def test_fast_parser_leaves_other_frames_to_the_schema(
    monkeypatch: pytest.MonkeyPatch, loads: Callable[[bytes], Any], text: bytes
) -> None:
    monkeypatch.setattr(frames, "loads", loads)
    assert parse_act(text) is None


def test_schema_refuses_strange_fields_that_the_fast_parser_does_not_read() -> None:
    for frame in variants():
        text = json.dumps(frame)
        if parse_act(text.encode()) is None and frame.get("table") == "t1":
            with pytest.raises(ValidationError):
                parse_frame(text)
