-- Version 6. Push notifications belong to a session; running public tables are listed; finished games are shared by
-- link; friends, invitations to one person, players who wait to be paired; one process plays the bots of a table.

-- Values of the whole installation, such as the key pair for push notifications.
CREATE TABLE server_values (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- The session whose browser gets the notifications, which end with it; null for every other kind of address.
ALTER TABLE notices ADD COLUMN session TEXT;

CREATE INDEX notices_session ON notices (session) WHERE session IS NOT NULL;

-- Whether the game runs and everyone may watch it.
ALTER TABLE tables ADD COLUMN watchable BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_watchable ON tables (updated) WHERE watchable = 1;

-- Links to finished games of private tables.
CREATE TABLE shares (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX shares_table ON shares (table_id);

-- Invitations of one account by another, without a link.
CREATE TABLE personal_invitations (
    table_id TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    invited_by TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    PRIMARY KEY (table_id, account_id)
);

CREATE INDEX personal_invitations_account ON personal_invitations (account_id);

CREATE INDEX personal_invitations_by ON personal_invitations (invited_by);

-- One row for each direction of a friendship.
CREATE TABLE friends (
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    friend_id TEXT NOT NULL REFERENCES accounts (account_id),
    since BIGINT NOT NULL,
    PRIMARY KEY (account_id, friend_id)
);

CREATE INDEX friends_friend ON friends (friend_id);

-- Links by which an account finds friends.
CREATE TABLE friend_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX friend_links_account ON friend_links (account_id);

-- Tables whose owner waits for any opponent; `seen` is when the owner was last known to wait.
CREATE TABLE pairings (
    table_id TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX pairings_account ON pairings (account_id);

-- The process that plays the bots of a table, until a time.
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
