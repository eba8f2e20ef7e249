CREATE TABLE schema_versions (version BIGINT NOT NULL PRIMARY KEY, applied BIGINT NOT NULL);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    data BYTEA NOT NULL
);
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
, owner TEXT, watchable BIGINT NOT NULL DEFAULT 0);
CREATE TABLE seats (
    account_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (account_id, table_id)
);
CREATE TABLE accounts (
    account_id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password_hash TEXT,
    created BIGINT NOT NULL,
    deleted BIGINT
, preferences TEXT NOT NULL DEFAULT '{}');
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    last_seen BIGINT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    at BIGINT NOT NULL,
    text TEXT,
    preset TEXT, request TEXT,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE invitations (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat BIGINT,
    created_by TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
, used_by TEXT);
CREATE TABLE notices (
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    created BIGINT NOT NULL,
    data TEXT NOT NULL, confirmed BIGINT, session TEXT,
    PRIMARY KEY (account_id, kind, address)
);
CREATE TABLE records (
    record_id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE TABLE health (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE removals (
    table_id TEXT NOT NULL,
    account_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, account_id)
);
CREATE TABLE mail_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
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
CREATE TABLE audit (
    entry_id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
);
CREATE TABLE outages (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE TABLE server_values (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE shares (
    token_hash TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE personal_invitations (
    table_id TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    invited_by TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    PRIMARY KEY (table_id, account_id)
);
CREATE TABLE friends (
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    friend_id TEXT NOT NULL REFERENCES accounts (account_id),
    since BIGINT NOT NULL,
    PRIMARY KEY (account_id, friend_id)
);
CREATE TABLE friend_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE TABLE pairings (
    table_id TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (account_id),
    game TEXT NOT NULL,
    clock TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (updated) WHERE listed = 1;
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX seats_table ON seats (table_id);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_seen ON sessions (last_seen);
CREATE INDEX chat_account ON chat (account_id);
CREATE INDEX invitations_table ON invitations (table_id);
CREATE INDEX invitations_account ON invitations (created_by);
CREATE INDEX records_table ON records (table_id);
CREATE INDEX records_at ON records (at, record_id);
CREATE UNIQUE INDEX chat_request ON chat (table_id, account_id, request);
CREATE INDEX mail_links_account ON mail_links (account_id);
CREATE INDEX blocks_blocked ON blocks (blocked_id);
CREATE INDEX audit_at ON audit (at);
CREATE INDEX tables_owner ON tables (owner) WHERE status IN ('open', 'playing', 'paused');
CREATE INDEX tables_open ON tables (updated) WHERE status = 'open';
CREATE INDEX notices_session ON notices (session) WHERE session IS NOT NULL;
CREATE INDEX tables_watchable ON tables (updated) WHERE watchable = 1;
CREATE INDEX shares_table ON shares (table_id);
CREATE INDEX personal_invitations_account ON personal_invitations (account_id);
CREATE INDEX personal_invitations_by ON personal_invitations (invited_by);
CREATE INDEX friends_friend ON friends (friend_id);
CREATE INDEX friend_links_account ON friend_links (account_id);
CREATE INDEX pairings_account ON pairings (account_id);
INSERT INTO schema_versions (version, applied) VALUES (1, 1794938280087);
INSERT INTO schema_versions (version, applied) VALUES (2, 1794938280094);
INSERT INTO schema_versions (version, applied) VALUES (3, 1794938280094);
INSERT INTO schema_versions (version, applied) VALUES (4, 1794938280095);
INSERT INTO schema_versions (version, applied) VALUES (5, 1794938280095);
INSERT INTO schema_versions (version, applied) VALUES (6, 1794938280096);
INSERT INTO events (table_id, seq, kind, at, data) VALUES ('t-old', 1, 'created', 1600000000000, '{"game": "babel", "options": {}}');
INSERT INTO events (table_id, seq, kind, at, data) VALUES ('t-old', 2, 'seated', 1600000000001, '{"name": "Ea-nāṣir''s \"son\" 🏛"}');
INSERT INTO events (table_id, seq, kind, at, data) VALUES ('t-old', 3, 'started', 1600000000002, '{"seed": "00ff"}');
INSERT INTO snapshots (table_id, seq, data) VALUES ('t-old', 2, X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF');
INSERT INTO tables (table_id, game, status, version, created, updated, listed, deadline, accounts, waiting, data, owner, watchable) VALUES ('t-old', 'babel', 'playing', 3, 1600000000000, 1600000000002, 1, 1600000000099, 'guest player', 'player', '{"seats": 2}', NULL, 0);
INSERT INTO seats (account_id, table_id) VALUES ('guest', 't-old');
INSERT INTO seats (account_id, table_id) VALUES ('player', 't-old');
INSERT INTO accounts (account_id, name, login, password_hash, created, deleted, preferences) VALUES ('gone', '', NULL, NULL, 1600000000000, 1600000000005, '{}');
INSERT INTO accounts (account_id, name, login, password_hash, created, deleted, preferences) VALUES ('guest', 'Ninsun', NULL, NULL, 1600000000000, NULL, '{}');
INSERT INTO accounts (account_id, name, login, password_hash, created, deleted, preferences) VALUES ('player', 'Enkidu', 'enkidu', '$argon2id$old', 1600000000000, NULL, '{}');
INSERT INTO sessions (token_hash, account_id, created, last_seen, user_agent) VALUES ('token-hash', 'player', 1600000000000, 1600000000007, 'Mosaic/1.0');
INSERT INTO chat (table_id, seq, account_id, at, text, preset, request) VALUES ('t-old', 1, 'player', 1600000000000, 'Hello; it''s me', NULL, NULL);
INSERT INTO chat (table_id, seq, account_id, at, text, preset, request) VALUES ('t-old', 2, 'guest', 1600000000000, NULL, 'hi', NULL);
INSERT INTO invitations (token_hash, table_id, seat, created_by, created, expires, used_by) VALUES ('invitation-hash', 't-old', 1, 'player', 1600000000000, 1600000001000, NULL);
INSERT INTO notices (account_id, kind, address, created, data, confirmed, session) VALUES ('player', 'webhook', 'https://example.org/?turn=1', 1600000000000, '{"on": true}', NULL, NULL);
