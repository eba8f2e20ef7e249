-- Version 7. A command that a client sends again to another process is known there; searches for bots by other machines.

-- The account and the client's id of the command whose last event this is; null for all others.
ALTER TABLE events ADD COLUMN request TEXT;

-- Searches for bots. A worker holds a job until a time, then another one may take it; 0 if none has taken it yet. Rows
-- have what the bot's seat may see, and nothing else.
CREATE TABLE bot_jobs (
    job_id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    request TEXT NOT NULL,
    answer TEXT,
    holder TEXT,
    until BIGINT NOT NULL
);

CREATE INDEX bot_jobs_open ON bot_jobs (created) WHERE answer IS NULL;

CREATE INDEX bot_jobs_holder ON bot_jobs (holder);
