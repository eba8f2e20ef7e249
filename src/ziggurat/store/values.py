"""Values of the whole installation: one text per name."""

from __future__ import annotations

from ziggurat.store.database import Database, Statement, check_id

VALUE = "SELECT value FROM server_values WHERE name = ?"
CREATE = "INSERT INTO server_values (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
REPLACE = "UPDATE server_values SET value = ? WHERE name = ? AND value = ?"
DELETE = "DELETE FROM server_values WHERE name = ?"


class Values(Database):
    """Calls for values. Of several processes that write one at the same time, exactly one succeeds."""

    async def value(self, name: str) -> str | None:
        found = await self.rows(VALUE, name)
        return str(found[0][0]) if found else None

    async def create_value(self, name: str, value: str) -> str:
        """Set a value unless it exists; return the one that is stored."""
        check_id(name)
        await self.write(Statement(CREATE, (name, value)))
        return await self.value(name) or value

    async def replace_value(self, name: str, old: str, new: str) -> bool:
        """Replace a value; return False if it is not `old` any more."""
        [outcome] = await self.write(Statement(REPLACE, (new, name, old)))
        return outcome.changed == 1

    async def delete_value(self, name: str) -> None:
        await self.write(Statement(DELETE, (name,)))
