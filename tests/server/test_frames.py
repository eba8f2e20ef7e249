"""The models of frames: every field of an `act` frame is checked."""

import json
import re
from typing import Any

import pytest
from pydantic import ValidationError

from ziggurat.server.sockets.frames import ActFrame, parse_frame
from ziggurat.server.sockets.handler import act_in

GOOD: dict[str, Any] = {"type": "act", "table": "t1", "id": "a-1", "version": 4, "action": "go:A", "confirm": True}
STRANGE: list[Any] = ["", "x" * 101, "a b", "a\n", -1, 2**53 + 1, 1.0, "4", True, None, [], {}, 10**30, "é", "\u0000"]


def variants() -> list[dict[str, Any]]:
    """Return frames with one field strange, missing or added."""
    changed = [{**GOOD, name: value} for name in GOOD for value in STRANGE]
    short = [{key: value for key, value in GOOD.items() if key != name} for name in GOOD]
    return [GOOD, *changed, *short, {**GOOD, "more": 1}]


def is_valid(frame: dict[str, Any]) -> bool:
    """Return whether a frame follows docs/api.md, checked without the models."""
    if not {"type", "table", "id", "version", "action"} <= frame.keys() <= GOOD.keys() or frame["type"] != "act":
        return False
    ids = [type(frame[name]) is str and re.fullmatch(r"[A-Za-z0-9_-]{1,64}", frame[name]) for name in ("table", "id")]
    version, action = frame["version"], frame["action"]
    return (
        all(ids)
        and type(version) is int
        and 0 <= version <= 2**53
        and type(action) is str
        and 0 < len(action) <= 100
        and type(frame.get("confirm", False)) is bool
    )


@pytest.mark.parametrize("frame", variants(), ids=str)
def test_only_valid_act_frames_are_read(frame: dict[str, Any]) -> None:
    text = json.dumps(frame)
    if is_valid(frame):
        assert act_in(text.encode()) == parse_frame(text) == ActFrame(**frame)
    else:
        assert act_in(text.encode()) is None
        with pytest.raises(ValidationError):
            parse_frame(text)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"7", b"\xff", b"[" * 60_000, b'{"type":"act"}', b'{"type":"ping"}']
)
def test_other_content_is_no_action(text: bytes) -> None:
    assert act_in(text) is None
