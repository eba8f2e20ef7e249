"""Babel's board in a real browser, used by mouse, by touch or by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from helpers.page_player import Player

SITES = "AHMPS"
MOST_LAID = 2  # cards settled in one turn: more would only lengthen the test


class BabelPlayer(Player):
    """Somebody who plays Babel."""

    game = "babel"
    board = ".babel, .results"

    # --- The board -----------------------------------------------------------------------------------------

    @property
    def cards(self) -> Locator:
        """Return the cards of the hand."""
        return self.page.locator(".held")

    def plaque(self, site: str) -> Locator:
        """Return the plaque of a site."""
        return self.page.locator(f'[data-spot="site-{site}"]')

    def column(self, site: str, seat: int = 0) -> Locator:
        """Return the people in front of a site."""
        return self.page.locator(f'[data-spot="column-{seat}-{site}"]')

    def temple(self, site: str, seat: int = 0) -> Locator:
        """Return a temple."""
        return self.page.locator(f'[data-spot="temple-{seat}-{site}"]')

    def shown_hand(self) -> str:
        """Return the letters of the hand as the page shows it."""
        classes = [str(card.get_attribute("class")) for card in self.page.locator(".held .card").all()]
        return "".join(found[1].upper() for text in classes if (found := re.search(r"people-(\w)", text)))

    @property
    def seat(self) -> int:
        """Return the own seat."""
        return int(self.view["viewer"])

    @property
    def here(self) -> str:
        """Return the site where the own pawn stands, or the quarry."""
        return str(self.told["pawn"][self.seat])

    # --- Playing -------------------------------------------------------------------------------------------

    def plan(self) -> str:
        """Build whenever that is possible, else settle a little; travel when nothing can be built for a while."""
        words: list[str] = self.told["actions"]
        laid = sum(word.startswith("lay:") for word in self.turn)
        wanted = [word for name in ("build", "drop") for word in words if word.startswith(name)]
        if not wanted and laid < MOST_LAID:
            wanted = [word for word in words if word.startswith("lay:")]
        if not wanted and self.here == "quarry":
            wanted = [word for word in words if word.startswith("go:")]
        return (wanted or ["end"])[0]

    def make(self, word: str) -> None:
        """Make a step."""
        if word == "end":
            self.confirm()
        elif self.how == "keys":
            self.answered_after(lambda: self.by_keys(word))
        else:
            self.answered_after(lambda: self.by_hand(word))

    def card(self, letter: str) -> int:
        """Return the number of a card of the hand: the last of its people, which lies free."""
        return str(self.told["hand"]).rindex(letter)

    def by_hand(self, word: str) -> None:
        """Make a step with mouse or finger."""
        name, _, what = word.partition(":")
        if name == "go":
            self.press(self.plaque(what))
        elif name in ("lay", "drop"):
            self.press_card(what)
            if name == "lay":
                self.press(self.column(self.here, self.seat))
        else:
            self.press(f'[data-word="{word}"]')

    def press_card(self, letter: str) -> None:
        """Pick a card; it may lie half under the next one, so its free edge is pressed."""
        card = self.page.locator(f'[data-spot="hand-{self.card(letter)}"]')
        if self.how == "touch":
            card.tap(position={"x": 6, "y": 30})
        else:
            card.click(position={"x": 6, "y": 30})

    def by_keys(self, word: str) -> None:
        """Make a step with keys alone."""
        name, _, what = word.partition(":")
        if name == "build":
            self.key("b")
            return
        self.key(str(self.card(what) + 1))
        if name != "drop":
            self.key(str(SITES.index(what if name == "go" else self.here) + 1))
