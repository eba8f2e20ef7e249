"""Writes the page's types from the server's own shapes: src/net/schema.ts.

python web/make_types.py writes the file, python web/make_types.py --check says whether it is current. What the server
sends comes from the typed dictionaries of `ziggurat.table.json_types`, what it reads from the models of
`ziggurat.server.sockets.frames`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import BaseModel, TypeAdapter

from ziggurat.server.sockets import frames as schema
from ziggurat.table import json_types

FILE = Path(__file__).parent / "src" / "net" / "schema.ts"
HEAD = """/**
 * The shapes of what server and page say to each other, made by web/make_types.py from the server's types.
 * Not to be edited.
 *
 * types.ts gives them the names and the narrower kinds that the page uses.
 */

"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(part: dict[str, Any]) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[-1]
    if "const" in part:
        return literal(part["const"])
    if "enum" in part:
        return " | ".join(literal(value) for value in part["enum"])
    for key in ("anyOf", "oneOf"):
        if key in part:
            return " | ".join(dict.fromkeys(type_of(one) for one in part[key]))
    if part.get("type") == "array":
        inner = type_of(part.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if part.get("type") == "object":
        values = part.get("additionalProperties", {})
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(part.get("type")), "unknown")


def literal(value: object) -> str:
    """Return a value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def interface(name: str, part: dict[str, Any], read: bool) -> str:
    """Return an object's schema as an interface. What the server only reads may leave out what has a default."""
    required = set(part.get("required", ()))
    lines = [f"/** {part['description'].splitlines()[0]} */"] if part.get("description") else []
    lines.append(f"export interface {name} {{")
    for field, inner in part.get("properties", {}).items():
        optional = "?" if read and field not in required else ""
        lines.append(f"  {field}{optional}: {type_of(inner)};")
    return "\n".join([*lines, "}"])


def definitions(kind: Any) -> dict[str, dict[str, Any]]:
    """Return the schema of a type and of everything inside it, by name."""
    whole = TypeAdapter(kind).json_schema()
    inner = whole.pop("$defs", {})
    return {**inner, **({whole["title"]: whole} if whole.get("type") == "object" else {})}


def sent() -> dict[str, dict[str, Any]]:
    """Return what the server sends: every typed dictionary of a table but the server's own summary."""
    found: dict[str, dict[str, Any]] = {}
    for name, kind in vars(json_types).items():
        if isinstance(kind, type) and hasattr(kind, "__required_keys__") and name not in ("Summary", "CommonView"):
            get_type_hints(kind)
            found |= definitions(kind)
    return found


def received() -> dict[str, dict[str, Any]]:
    """Return what the server reads: the bodies of requests and the frames of the socket."""
    found: dict[str, dict[str, Any]] = {}
    for name, kind in vars(schema).items():
        if isinstance(kind, type) and issubclass(kind, BaseModel) and name not in ("BaseModel", "Strict", "Command"):
            found |= definitions(kind)
    return found


def written() -> str:
    """Return the whole file."""
    sending, reading = sent(), received()
    parts = [interface(name, sending[name], read=False) for name in sorted(sending)]
    parts += [interface(name, reading[name], read=True) for name in sorted(reading)]
    frames = sorted(name for name, part in reading.items() if "type" in part.get("properties", {}))
    presets = " | ".join(literal(preset) for preset in schema.PRESETS)
    parts.append(
        "/** Everything that the page may say on the socket. */\nexport type ClientFrame = " + " | ".join(frames) + ";"
    )
    parts.append(f"/** The ready phrases of the chat. */\nexport type Preset = {presets};")
    return HEAD + "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> None:
    """Write the file, or check it."""
    if "--check" in arguments:
        if FILE.read_text(encoding="utf-8") != written():
            sys.exit("web/src/net/schema.ts is not current: run python web/make_types.py")
    else:
        FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
