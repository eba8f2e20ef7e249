"""Words that an operator has banned from names and chat."""

from __future__ import annotations

import re

from ziggurat.server.errors import ApiError
from ziggurat.server.text import fold_name
from ziggurat.store import Store

WORDS = re.compile(r"\w+")


class BannedWords:
    """The banned words of the store, kept in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.words: frozenset[str] = frozenset()

    async def reload(self) -> None:
        self.words = frozenset(await self.store.banned_words())

    def check(self, text: str) -> None:
        """Raise `ApiError` for a text that contains a banned word; the word is not repeated."""
        if self.words and not self.words.isdisjoint(WORDS.findall(fold_name(text))):
            raise ApiError(422, "banned_word")
