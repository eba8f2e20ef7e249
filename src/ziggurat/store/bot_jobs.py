"""Searches for bots that processes on other machines take from the database.

A worker needs access to this table only, where each row has what one bot's seat may see. `TAKE` works on PostgreSQL.
"""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.store.database import Database, Statement

ADD = "INSERT INTO bot_jobs (job_id, created, expires, request, until) VALUES (?, ?, ?, ?, 0)"
# Workers that ask at the same time get different jobs.
TAKE = """
    UPDATE bot_jobs SET holder = ?, until = ? WHERE job_id = (
        SELECT job_id FROM bot_jobs WHERE answer IS NULL AND until <= ? AND expires > ?
        ORDER BY created LIMIT 1 FOR UPDATE SKIP LOCKED
    )
"""
TAKEN = "SELECT job_id, request FROM bot_jobs WHERE holder = ?"
EXTEND = "UPDATE bot_jobs SET until = ? WHERE holder = ? AND answer IS NULL"
ANSWER = "UPDATE bot_jobs SET answer = ? WHERE holder = ? AND answer IS NULL"
STATE = "SELECT answer, until FROM bot_jobs WHERE job_id = ?"
WITHDRAW = "DELETE FROM bot_jobs WHERE job_id = ? AND until = 0"
REMOVE = "DELETE FROM bot_jobs WHERE job_id = ?"
FORGET = "DELETE FROM bot_jobs WHERE expires <= ?"

ADDED_TOPIC = "bot_job"
ANSWERED_TOPIC = "bot_answer"


class BotJob(NamedTuple):
    """A job as its worker knows it."""

    job_id: str
    request: str


class JobState(NamedTuple):
    """A job's answer or None, and the end of its worker's lease or 0."""

    answer: str | None
    until: int


class BotJobs(Database):
    """Calls for jobs. The server adds and removes them; a worker's role may only take and answer them."""

    async def add_job(self, job_id: str, request: str, now: int, expires: int) -> None:
        """Add a job and wake the workers."""
        await self.write(Statement(ADD, (job_id, now, expires, request)))
        self.hint(ADDED_TOPIC, job_id)

    async def job_state(self, job_id: str) -> JobState | None:
        """Return the state of a job, None if it does not exist."""
        found = await self.rows(STATE, job_id)
        return JobState(*found[0]) if found else None

    async def withdraw_job(self, job_id: str) -> bool:
        """Remove a job that no worker has taken; return whether that was so."""
        [outcome] = await self.write(Statement(WITHDRAW, (job_id,)))
        return outcome.changed == 1

    async def remove_job(self, job_id: str) -> None:
        await self.write(Statement(REMOVE, (job_id,)))

    async def forget_jobs(self, before: int) -> int:
        """Delete the jobs that expired up to a time; return their number."""
        [outcome] = await self.write(Statement(FORGET, (before,)))
        return outcome.changed

    # --- For workers ---------------------------------------------------------------------------------------

    async def take_job(self, holder: str, now: int, until: int) -> BotJob | None:
        """Take the oldest job that is free or whose worker has stopped reporting.

        `holder` identifies this job's worker in later calls and must be new each time.
        """
        taken = await self.write(Statement(TAKE, (holder, until, now, now)), Statement(TAKEN, (holder,)))
        return BotJob(*map(str, taken[1].rows[0])) if len(taken) == 2 and taken[1].rows else None

    async def extend_job(self, holder: str, until: int) -> bool:
        """Hold a job longer; return False if it was removed or taken over."""
        [outcome] = await self.write(Statement(EXTEND, (until, holder)))
        return outcome.changed == 1

    async def answer_job(self, holder: str, job_id: str, answer: str) -> None:
        """Answer a job, unless it was removed or taken over."""
        await self.write(Statement(ANSWER, (answer, holder)))
        self.hint(ANSWERED_TOPIC, job_id)
