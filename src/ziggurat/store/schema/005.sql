-- Version 5. Outages, whose time is given back to the players; the account that created a table, also if it has no seat.

-- Periods in which no server ran. health has a second row: when a server last ran.
CREATE TABLE outages (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- Null for tables that have not changed since the upgrade.
ALTER TABLE tables ADD COLUMN owner TEXT;

CREATE INDEX tables_owner ON tables (owner) WHERE status IN ('open', 'playing', 'paused');

CREATE INDEX tables_open ON tables (updated) WHERE status = 'open';
