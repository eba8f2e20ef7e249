-- Version 3. A chat line that a client sends again after a restart is stored once; a row for checking that the database
-- accepts writes.

-- The id that the client gave to its line; null for lines of older versions.
ALTER TABLE chat ADD COLUMN request TEXT;

CREATE UNIQUE INDEX chat_request ON chat (table_id, account_id, request);

-- A single row, rewritten by every check.
CREATE TABLE health (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
