"""A box: the components of a game as data, identified by a hash."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Box:
    """The components of a game; boxes with equal components have equal hashes."""

    id: str
    hash: str
    data: Any

    @staticmethod
    def of(name: str, data: Any) -> Box:
        """Return the box with these components; the hash ignores field order and white space."""
        text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return Box(name, hashlib.sha256(text.encode()).hexdigest(), data)
