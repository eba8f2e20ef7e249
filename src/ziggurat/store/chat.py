"""Chat lines of a table."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.errors import Taken, Unavailable
from ziggurat.store.rows import ChatLine

SAY = """
    INSERT INTO chat (table_id, seq, account_id, at, text, preset, request)
    SELECT ?, (SELECT coalesce(max(seq), 0) + 1 FROM chat WHERE table_id = ?), ?, ?, ?, ?, ?
    WHERE NOT EXISTS (SELECT 1 FROM chat WHERE table_id = ? AND account_id = ? AND request = ?)
"""
LAST = "SELECT max(seq) FROM chat WHERE table_id = ?"
READ = (
    "SELECT table_id, seq, account_id, at, text, preset FROM chat WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
)
RECENT = """
    SELECT table_id, seq, account_id, at, text, preset FROM chat
    WHERE table_id = ? AND seq > (SELECT coalesce(max(seq), 0) FROM chat WHERE table_id = ?) - ? ORDER BY seq
"""
ATTEMPTS = 20


class Chat(Database):
    """Calls for chat."""

    async def say(
        self,
        table_id: str,
        account_id: str,
        at: int,
        *,
        text: str | None = None,
        preset: str | None = None,
        request: str | None = None,
    ) -> ChatLine | None:
        """Add a chat line: a free text or the name of a preset phrase.

        `request` is the client's id of the line. Returns None if the account's line with that id is stored already.
        """
        check_id(table_id)
        if (text is None) == (preset is None):
            raise ValueError("a chat line is either a text or a preset phrase")
        params = (table_id, table_id, account_id, at, text, preset, request, table_id, account_id, request)
        for _ in range(ATTEMPTS):
            try:
                added, *last = await self.write(Statement(SAY, params), Statement(LAST, (table_id,)))
            except Taken:
                continue  # another connection used this number or id at the same time: retry
            if not added.changed:
                return None
            seq = int(last[0].rows[0][0])
            self.hint("chat", table_id, seq, table=table_id)
            return ChatLine(table_id, seq, account_id, at, text, preset)
        raise Unavailable("overloaded", f"table {table_id}: too many concurrent chat lines")

    async def chat(self, table_id: str, after: int = 0, limit: int = 100) -> list[ChatLine]:
        """Return the lines after number `after`, in order."""
        return [ChatLine(*row) for row in await self.rows(READ, table_id, after, limit)]

    async def recent_chat(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        """Return the newest lines, in order."""
        return [ChatLine(*row) for row in await self.rows(RECENT, table_id, table_id, limit)]
