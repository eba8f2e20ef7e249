"""The bot `random`: any legal action, each equally likely."""

from __future__ import annotations

from ziggurat.bots.bot import Bot
from ziggurat.core.game import View


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, view: View, seconds: float | None = None) -> str:
        """Pick one."""
        actions: list[str] = view["actions"]
        return self.stream.choose(actions)
