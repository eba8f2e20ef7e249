"""The lessons in a real browser: steps with wrong tries, and the game after the last one."""

from collections.abc import Callable

import pytest

from helpers.page_lesson import Learner
from helpers.page_player import How, Player

STEPS = 3
"""The number of steps gone through one after the other; the last step follows by its link."""


@pytest.mark.parametrize(("game", "how"), [("babel", "touch"), ("hanging_gardens", "keys"), ("babylon", "mouse")])
def test_a_lesson_answers_wrong_tries_and_leads_into_a_game(seat: Callable[..., Player], game: str, how: How) -> None:
    learner = Learner(seat(game, how))
    player = learner.player
    learner.open(learner.steps[0])
    for step, following in zip(learner.steps[:STEPS], learner.steps[1 : STEPS + 1], strict=True):
        player.until(lambda: learner.covered() == 0)
        learner.complete(step)
        learner.next()
        learner.wait_for(following)
    assert learner.tried >= 2
    last = learner.steps[-1]
    learner.open(last)
    learner.complete(last)
    player.page.wait_for_url("**/table/*")
    player.page.locator("main .status, main .head").first.wait_for()
