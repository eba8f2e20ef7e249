"""How many tables an account may have or sit at, and how fast accounts and addresses may create them."""

from __future__ import annotations

from time import monotonic

from ziggurat.server.errors import ApiError
from ziggurat.server.limits import Limiter, Rate
from ziggurat.store import Store

MAX_UNFINISHED = 50  # open, running or paused tables where an account sits, and as many that it has created
MAX_LISTED = 5  # tables of one account in the lobby, which shows a hundred
ACCOUNT_RATE = Rate(burst=60, per_second=0.1)
ADDRESS_RATE = Rate(burst=300, per_second=1)  # a whole club may share one


class TableQuotas:
    """Refuses tables beyond the limits."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.accounts = Limiter(ACCOUNT_RATE)
        self.addresses = Limiter(ADDRESS_RATE)

    async def check_new(self, account: str, address: str, *, listed: bool) -> None:
        """Raise `ApiError` if an account may not create another table now."""
        await self.check_seats(account)
        created, _ = await self.store.count_owned(account)
        if created >= MAX_UNFINISHED:
            raise ApiError(429, "too_many_tables", most=MAX_UNFINISHED)
        if listed:
            await self.check_listed(account)
        self.check_rate(account, address)

    async def check_seats(self, account: str) -> None:
        """Raise `ApiError` if an account sits at too many tables to take another seat."""
        mine = await self.store.tables_of(account, limit=200)
        if sum(summary.status in ("open", "playing", "paused") for summary in mine) >= MAX_UNFINISHED:
            raise ApiError(429, "too_many_tables", most=MAX_UNFINISHED)

    async def check_listed(self, account: str) -> None:
        """Raise `ApiError` if an account has too many tables in the lobby."""
        _, listed = await self.store.count_owned(account)
        if listed >= MAX_LISTED:
            raise ApiError(429, "too_many_open_tables", most=MAX_LISTED)

    def check_rate(self, account: str, address: str) -> None:
        """Raise `ApiError` if an account or an address creates tables too fast."""
        now = monotonic()
        if not self.accounts.allow(account, now) or not self.addresses.allow(address, now):
            raise ApiError(429, "too_many_requests")
