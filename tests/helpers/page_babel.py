"""Babel's board in a real browser, used by mouse, by touch or by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from helpers.page_player import Player

SITES = "AHMPS"
MAX_TABS = 10
MAX_SETTLED = 2  # cards settled in one turn: more would only lengthen the test


class BabelPlayer(Player):
    """Operates the board of Babel."""

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
        """Return the column of a site."""
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
        """Return the player's seat."""
        return int(self.view["viewer"])

    @property
    def site(self) -> str:
        """Return the site of the player's pawn, or `quarry`."""
        return str(self.game_view["pawn"][self.seat])

    # --- Playing -------------------------------------------------------------------------------------------

    def plan(self) -> str:
        """Return a build or discard, else settle, leave the quarry, or end the turn."""
        words: list[str] = self.game_view["actions"]
        laid = sum(word.startswith("lay:") for word in self.turn)
        wanted = [word for name in ("build", "drop") for word in words if word.startswith(name)]
        if not wanted and laid < MAX_SETTLED:
            wanted = [word for word in words if word.startswith("lay:")]
        if not wanted and self.site == "quarry":
            wanted = [word for word in words if word.startswith("go:")]
        return (wanted or ["end"])[0]

    def make(self, word: str) -> None:
        if word == "end":
            self.confirm()
        elif word.startswith("drop:"):
            self.discard()
        elif word.startswith("move:"):
            self.migrate(word)
        elif self.how == "touch" and "@" in word:  # a tap shows what it leads to; the button confirms it
            self.press(f'[data-word="{word}"]')
            self.confirm()
        elif self.how == "keys":
            self.send_and_wait(lambda: self.step_by_keys(word))
        else:
            self.send_and_wait(lambda: self.step_by_pointer(word))

    def discard(self) -> None:
        """Discard as many cards as must be discarded, by one confirmation."""
        for number in range(int(self.game_view["owed"])):
            if self.how == "keys":
                self.key(str(number + 1))
            else:
                self.press_card_number(number)
        self.confirm()

    def card_index(self, letter: str) -> int:
        """Return the index of the hand's last card of a people."""
        return str(self.game_view["hand"]).rindex(letter)

    def step_by_pointer(self, word: str) -> None:
        """Make a step with the mouse or by touch."""
        name, _, what = word.partition(":")
        if name == "go":
            self.press(self.plaque(what))
        elif name == "lay":
            self.press_card_number(self.card_index(what))
            self.press(self.column(self.site, self.seat))
        else:
            self.press(f'[data-word="{word}"]')

    def press_card_number(self, number: int) -> None:
        """Press the left edge of a card of the hand; the next card may cover the rest."""
        card = self.page.locator(f'[data-spot="hand-{number}"]')
        if self.how == "touch":
            card.tap(position={"x": 6, "y": 30})
        else:
            card.click(position={"x": 6, "y": 30})

    def step_by_keys(self, word: str) -> None:
        """Make a step with the keyboard."""
        name, _, what = word.partition(":")
        if "@" in word:
            self.use_run_by_keys(word)
        elif name == "build":
            self.key("b")
        else:
            self.key(str(self.card_index(what) + 1))
            self.key(str(SITES.index(what if name == "go" else self.site) + 1))

    def use_run_by_keys(self, word: str) -> None:
        """Choose what a run can do in the list next to its column."""
        words: list[str] = self.page.eval_on_selector_all(
            ".offer [data-word]", "all => all.map((one) => one.dataset.word)"
        )
        at = self.tab_to("word")
        for _ in range(MAX_TABS):
            if at in words:
                break
            self.key("Tab")
            at = self.tab_to("word")
        assert at in words, "the Tab key never reaches the offer of a run"
        columns = 2 if len(words) > 2 else 1
        down = words.index(word) // columns - words.index(at) // columns
        right = words.index(word) % columns - words.index(at) % columns
        self.key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.key(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        self.key("Enter")

    def migrate(self, word: str) -> None:
        """Make a migration."""
        origin, goal = word.removeprefix("move:").split(">")
        if self.how != "keys":
            self.press(self.column(origin, self.seat))
            self.send_and_wait(lambda: self.press(self.plaque(goal)))
            return
        self.key("m")
        origins = {other[5] for other in self.game_view["actions"] if other.startswith("move:")}
        if len(origins) > 1:
            self.key(str(SITES.index(origin) + 1))
        self.send_and_wait(lambda: self.key(str(SITES.index(goal) + 1)))
