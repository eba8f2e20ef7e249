"""A player of any game on the page's generic board."""

from __future__ import annotations

from helpers.page_player import Player


class GenericPlayer(Player):
    """Chooses actions from the list and confirms them."""

    board = ".state"

    def plan(self) -> str:
        actions = self.game_view["actions"]
        return str(actions[self.rng.draw(len(actions))])

    def make(self, word: str) -> None:
        if self.how == "keys":
            self.key(str(self.game_view["actions"].index(word) + 1))
        else:
            self.press(f'[data-word="{word}"]')
        self.confirm()


class PebblesPlayer(GenericPlayer):
    """A player of Pebbles, the game that tests install from another package."""

    game = "pebbles"
