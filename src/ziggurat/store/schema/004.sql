-- Version 4. Invitations to one seat are used up, and do not readmit removed players; mail goes to confirmed addresses;
-- players block and report each other; an operator's actions are recorded.

-- The account that sat down with an invitation to one seat.
ALTER TABLE invitations ADD COLUMN used_by TEXT;

-- Players whom the host removed; only an invitation created later admits them again.
CREATE TABLE removals (
    table_id TEXT NOT NULL,
    account_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, account_id)
);

-- When the owner of a mail address confirmed it; null for every other kind of address.
ALTER TABLE notices ADD COLUMN confirmed BIGINT;

-- Links in mails. The purpose is confirm, recover or unsubscribe.
CREATE TABLE mail_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX mail_links_account ON mail_links (account_id);

-- The last turn of which an account was notified: the number of actions before it.
CREATE TABLE notified_turns (
    account_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    turn BIGINT NOT NULL,
    PRIMARY KEY (account_id, table_id)
);

CREATE TABLE blocks (
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    blocked_id TEXT NOT NULL REFERENCES accounts (account_id),
    at BIGINT NOT NULL,
    PRIMARY KEY (account_id, blocked_id)
);

CREATE INDEX blocks_blocked ON blocks (blocked_id);

-- A reported chat line with its text at that time; one report per line and reporter.
CREATE TABLE reports (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    reporter TEXT NOT NULL REFERENCES accounts (account_id),
    reported TEXT NOT NULL REFERENCES accounts (account_id),
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (table_id, seq, reporter)
);

CREATE TABLE banned_words (
    word TEXT NOT NULL PRIMARY KEY,
    added BIGINT NOT NULL
);

-- What operators did. Rows are only ever added.
CREATE TABLE audit (
    entry_id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
);

CREATE INDEX audit_at ON audit (at);
