"""Password hashes."""

import asyncio

from ziggurat.server.api.passwords import Passwords


def test_password_matches_only_its_own_hash() -> None:
    async def check() -> list[bool]:
        passwords = Passwords(workers=1)
        stored = await passwords.hash("right")
        found = [
            await passwords.matches(hashed, password)
            for hashed, password in ((stored, "right"), (stored, "x"), (None, "x"))
        ]
        passwords.close()
        return found

    assert asyncio.run(check()) == [True, False, False]
