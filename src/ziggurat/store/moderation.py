"""Moderation: blocked players, reported chat lines, banned words, an operator's actions."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id
from ziggurat.store.rows import AuditEntry, Report

BLOCK = (
    "INSERT INTO blocks (account_id, blocked_id, at) VALUES (?, ?, ?) ON CONFLICT (account_id, blocked_id) DO NOTHING"
)
UNBLOCK = "DELETE FROM blocks WHERE account_id = ? AND blocked_id = ?"
BLOCKED_BY = "SELECT blocked_id FROM blocks WHERE account_id = ? ORDER BY at, blocked_id"

REPORT_COLUMNS = "table_id, seq, reporter, reported, at, text, reason"
PUT_REPORT = f"""
    INSERT INTO reports ({REPORT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seq, reporter) DO NOTHING
"""
REPORTS = f"SELECT {REPORT_COLUMNS} FROM reports ORDER BY at DESC, table_id, seq, reporter LIMIT ?"

BAN_WORD = "INSERT INTO banned_words (word, added) VALUES (?, ?) ON CONFLICT (word) DO NOTHING"
ALLOW_WORD = "DELETE FROM banned_words WHERE word = ?"
BANNED_WORDS = "SELECT word FROM banned_words ORDER BY word"

ADD_AUDIT = "INSERT INTO audit (entry_id, at, actor, action, subject) VALUES (?, ?, ?, ?, ?)"
AUDIT = "SELECT entry_id, at, actor, action, subject FROM audit ORDER BY at DESC, entry_id LIMIT ?"

# The first statement decides whether the table exists; without it the others are not executed.
DELETE_TABLE = (
    "DELETE FROM tables WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM events WHERE table_id = ?",
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM invitations WHERE table_id = ?",
    "DELETE FROM personal_invitations WHERE table_id = ?",
    "DELETE FROM pairings WHERE table_id = ?",
    "DELETE FROM shares WHERE table_id = ?",
    "DELETE FROM removals WHERE table_id = ?",
    "DELETE FROM notified_turns WHERE table_id = ?",
    "DELETE FROM records WHERE table_id = ?",
)


class Moderation(Database):
    """Calls for players who protect themselves, and for operators."""

    async def block(self, account_id: str, blocked_id: str, at: int) -> None:
        """Add a block. Raises `Missing` if an account does not exist."""
        await self.write(Statement(BLOCK, (account_id, blocked_id, at)))

    async def unblock(self, account_id: str, blocked_id: str) -> bool:
        """Delete a block; return whether it existed."""
        [outcome] = await self.write(Statement(UNBLOCK, (account_id, blocked_id)))
        return outcome.changed == 1

    async def blocked_by(self, account_id: str) -> list[str]:
        """Return the accounts that an account has blocked, in that order."""
        return [str(row[0]) for row in await self.rows(BLOCKED_BY, account_id)]

    async def put_report(self, report: Report) -> bool:
        """Add a report; return False if the reporter has reported the line before."""
        [outcome] = await self.write(Statement(PUT_REPORT, tuple(report)))
        return outcome.changed == 1

    async def reports(self, limit: int = 100) -> list[Report]:
        """Return the newest reports, newest first."""
        return [Report(*row) for row in await self.rows(REPORTS, limit)]

    async def ban_word(self, word: str, at: int) -> bool:
        """Add a banned word; return False if it was banned before."""
        [outcome] = await self.write(Statement(BAN_WORD, (word, at)))
        return outcome.changed == 1

    async def allow_word(self, word: str) -> bool:
        """Delete a banned word; return whether it was banned."""
        [outcome] = await self.write(Statement(ALLOW_WORD, (word,)))
        return outcome.changed == 1

    async def banned_words(self) -> list[str]:
        return [str(row[0]) for row in await self.rows(BANNED_WORDS)]

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with all its data; return whether it existed. Only operators do this."""
        outcomes = await self.write(*(Statement(sql, (table_id,)) for sql in DELETE_TABLE))
        return outcomes[0].changed == 1

    async def add_audit(self, entry: AuditEntry) -> None:
        """Record an action of an operator."""
        check_id(entry.entry_id)
        await self.write(Statement(ADD_AUDIT, tuple(entry)))

    async def audit(self, limit: int = 100) -> list[AuditEntry]:
        """Return the newest entries, newest first."""
        return [AuditEntry(*row) for row in await self.rows(AUDIT, limit)]
