-- Version 2. Records of finished games outlive the tables they were played at, and can come from elsewhere; accounts
-- remember what their owners like (language, colours, automatic confirmation) on every device.

-- The id is the SHA-256 of the text, so that the same record is never kept twice.
CREATE TABLE records (
    record_id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX records_table ON records (table_id);

CREATE INDEX records_at ON records (at, record_id);

ALTER TABLE accounts ADD COLUMN preferences TEXT NOT NULL DEFAULT '{}';
