"""Reading requests: one JSON object per line, strictly and within limits."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from typing import Any, BinaryIO

from ziggurat.core.errors import ZigguratError
from ziggurat.engine.errors import BadJson, BadLine, BadRequest

MAX_LINE = 1_000_000  # bytes, without the newline
MAX_DEPTH = 64  # lists and objects inside each other
MAX_DIGITS = 100  # digits; the largest seed has 78


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield every line, cut one byte above the limit if it is longer."""
    while line := source.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            skip_rest(source)
        yield line


def skip_rest(source: BinaryIO) -> None:
    while rest := source.readline(MAX_LINE):
        if rest.endswith(b"\n"):
            return


def read_request(line: bytes) -> dict[str, Any]:
    """Return the JSON object of a line, or raise an error."""
    text = read_text(line)
    data = read_json(text)
    if not isinstance(data, dict):
        raise BadRequest(f'the request is {kind_of(data)}, but must be an object such as {{"cmd":"legal"}}')
    return data


def read_text(line: bytes) -> str:
    line = line.removesuffix(b"\n")
    if len(line) > MAX_LINE:
        raise BadLine(f"the line is too long; at most {MAX_LINE} bytes are allowed")
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLine(f"byte {error.start + 1} of the line is not UTF-8; requests are JSON in UTF-8") from None


def read_json(text: str) -> Any:
    """Return parsed JSON; NaN, Infinity and duplicate fields are refused."""
    if not text.strip():
        raise BadJson("the line is empty, but must be one JSON object")
    try:
        data = json.loads(
            text,
            parse_int=whole_number,
            parse_float=real_number,
            parse_constant=no_number,
            object_pairs_hook=object_of,
        )
    except ZigguratError:
        raise
    except json.JSONDecodeError as error:
        raise BadJson(f"the line is not JSON: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise BadJson(too_deep()) from None
    if is_too_deep(data):
        raise BadJson(too_deep())
    return data


def whole_number(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise BadJson(f"a number has {len(digits)} digits; at most {MAX_DIGITS} are allowed")
    return int(digits)


def real_number(digits: str) -> float:
    """Return a finite number; Python would read a huge one as Infinity."""
    number = float(digits)
    if not math.isfinite(number):
        raise BadJson(f"the number {digits[:40]} is too large")
    return number


def no_number(name: str) -> Any:
    """Raise `BadJson` for NaN, Infinity and -Infinity."""
    raise BadJson(f"{name} is not allowed in JSON")


def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object, or raise `BadJson` for a duplicate field."""
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise BadJson(f"duplicate field {name!r}")
        made[name] = value
    return made


def is_too_deep(data: Any) -> bool:
    """Return whether data is nested deeper than MAX_DEPTH, without recursion."""
    level = [data]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in inside(outer)]
    return bool(level)


def inside(data: Any) -> list[Any]:
    """Return the lists and objects directly inside a list or an object."""
    values = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [value for value in values if isinstance(value, (dict, list))]


def too_deep() -> str:
    return f"lists and objects are nested too deep; at most {MAX_DEPTH} levels are allowed"


def kind_of(data: Any) -> str:
    """Return the kind of a JSON value in words."""
    if data is None:
        return "null"
    kinds = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list"}
    return kinds.get(type(data), "an object")
