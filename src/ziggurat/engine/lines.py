"""From bytes to requests: one JSON object a line, read strictly and within limits."""

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
    """Yield every line. Of one that is too long only the beginning is kept, one byte more than allowed."""
    while line := source.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            skip_rest(source)
        yield line


def skip_rest(source: BinaryIO) -> None:
    """Read on to the end of the line."""
    while rest := source.readline(MAX_LINE):
        if rest.endswith(b"\n"):
            return


def read_request(line: bytes) -> dict[str, Any]:
    """Return the object that a line holds, or raise what is wrong with it."""
    text = read_text(line)
    data = read_json(text)
    if not isinstance(data, dict):
        raise BadRequest(f'a request is an object such as {{"cmd":"legal"}}, not {kind_of(data)}')
    return data


def read_text(line: bytes) -> str:
    """Decode a line."""
    line = line.removesuffix(b"\n")
    if len(line) > MAX_LINE:
        raise BadLine(f"the line is longer than {MAX_LINE} bytes")
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLine(f"byte {error.start + 1} of the line is not UTF-8; requests are JSON in UTF-8") from None


def read_json(text: str) -> Any:
    """Parse JSON as the standard has it: no NaN, no Infinity; and no field twice, which would hide a slip."""
    if not text.strip():
        raise BadJson("the line is empty; every line is one JSON object")
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
    """Read a whole number of reasonable length."""
    if len(digits) > MAX_DIGITS:
        raise BadJson(f"a number of {len(digits)} digits is too long; {MAX_DIGITS} are allowed")
    return int(digits)


def real_number(digits: str) -> float:
    """Read a number with a fraction or exponent; one beyond all bounds would come back as Infinity."""
    number = float(digits)
    if not math.isfinite(number):
        raise BadJson(f"the number {digits[:40]} is too large")
    return number


def no_number(name: str) -> Any:
    """Refuse NaN, Infinity and -Infinity, which are not JSON."""
    raise BadJson(f"{name} is not a number in JSON")


def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of its fields."""
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise BadJson(f"the field {name!r} stands twice in one object")
        made[name] = value
    return made


def is_too_deep(data: Any) -> bool:
    """Tell whether lists and objects lie too deep inside each other, without recursion of our own."""
    level = [data]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in inside(outer)]
    return bool(level)


def inside(data: Any) -> list[Any]:
    """Return the lists and objects that a list or an object holds."""
    values = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [value for value in values if isinstance(value, (dict, list))]


def too_deep() -> str:
    """Say that lists and objects lie too deep inside each other."""
    return f"lists and objects lie more than {MAX_DEPTH} deep inside each other"


def kind_of(data: Any) -> str:
    """Name the kind of a JSON value."""
    if data is None:
        return "null"
    kinds = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list"}
    return kinds.get(type(data), "an object")
