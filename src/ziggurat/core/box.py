"""A box: the components of a game as data, named by their content."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Box:
    """The components a game is played with. `hash` tells two boxes apart, whatever their files are called."""

    id: str
    hash: str
    data: Any

    @staticmethod
    def of(name: str, data: Any) -> Box:
        """Return the box with these components. Only the data counts for the hash, not how the file is written."""
        text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return Box(name, hashlib.sha256(text.encode()).hexdigest(), data)
