"""What a machine of a Ray cluster runs for bots (`server/background/ray_workers.py`)."""

from __future__ import annotations

import json
import os

from ziggurat.bots.worker import answer_to, be_nice


class BotActor:
    """Answers requests like a worker process, and keeps the same statistics of later turns."""

    def __init__(self) -> None:
        be_nice()

    def process_id(self) -> int:
        return os.getpid()

    def answer(self, request: str) -> str:
        """Return the reply to a request, both as JSON."""
        return json.dumps(answer_to(json.loads(request)))
