-- Version 1. One text for SQLite and PostgreSQL: BIGINT and BYTEA mean whole numbers and bytes in both.
-- A statement ends where a line ends with a semicolon. Never change a version that was released: add another one.

-- The log of a table: the truth. Rows are only ever added.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- The newest snapshot of a table: a cache.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    data BYTEA NOT NULL
);

-- What the lobby shows of a table, written together with its events. Lists of accounts are separated by spaces.
CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    version BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    deadline BIGINT,
    accounts TEXT NOT NULL,
    waiting TEXT NOT NULL,
    data TEXT NOT NULL
);

CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;

CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- An index from accounts to tables; tables.accounts says the same the other way round.
CREATE TABLE seats (
    account_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (account_id, table_id)
);

CREATE INDEX seats_table ON seats (table_id);

-- Guests have no password_hash and no login; login is the name in the form by which names are compared.
CREATE TABLE accounts (
    account_id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password_hash TEXT,
    created BIGINT NOT NULL,
    deleted BIGINT
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    last_seen BIGINT NOT NULL,
    user_agent TEXT NOT NULL
);

CREATE INDEX sessions_account ON sessions (account_id);

CREATE INDEX sessions_seen ON sessions (last_seen);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    at BIGINT NOT NULL,
    text TEXT,
    preset TEXT,
    PRIMARY KEY (table_id, seq)
);

CREATE INDEX chat_account ON chat (account_id);

CREATE TABLE invitations (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat BIGINT,
    created_by TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX invitations_table ON invitations (table_id);

CREATE INDEX invitations_account ON invitations (created_by);

CREATE TABLE notices (
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    created BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (account_id, kind, address)
);
