"""The bot `random`: every legal action is equally likely."""

from __future__ import annotations

from ziggurat.bots.bot import Bot
from ziggurat.core.game import View


class RandomBot(Bot):
    """Plays a random legal action."""

    def choose(self, view: View, seconds: float | None = None) -> str:
        actions: list[str] = view["actions"]
        return self.stream.choose(actions)
