"""The lessons in a real browser, by mouse, touch and keys: all steps with wrong tries, and the game after them."""

from collections.abc import Callable

import pytest

from helpers.page_lesson import Learner
from helpers.page_player import DESKTOP, PHONE, How, Player

STEPS = 3
"""The number of steps of the quick walks; the last step follows by its link."""
GAMES = ("babel", "babylon", "hanging_gardens")
HOW: tuple[How, ...] = ("mouse", "touch", "keys")
LANGUAGES = ("en", "it", "es", "fr")
LOW_PHONE = {"width": 360, "height": 640}


def walk(learner: Learner, count: int) -> None:
    """Go through the first `count` steps of a lesson, with wrong tries and no bright place covered."""
    learner.open(learner.steps[0])
    for number, step in enumerate(learner.steps[:count]):
        learner.player.until(lambda: learner.covered() == 0)
        learner.complete(step)
        if number + 1 < len(learner.steps):
            learner.next()
            learner.wait_for(learner.steps[number + 1])


def finish(learner: Learner) -> None:
    """Make the first move of the game after the lesson."""
    learner.complete(learner.steps[-1])
    page = learner.player.page
    page.wait_for_url("**/table/*")
    page.locator("main .head").first.wait_for()


@pytest.mark.parametrize(("game", "how"), [("babel", "touch"), ("hanging_gardens", "keys"), ("babylon", "mouse")])
def test_a_lesson_answers_wrong_tries_and_leads_into_a_game(seat: Callable[..., Player], game: str, how: How) -> None:
    learner = Learner(seat(game, how))
    walk(learner, STEPS)
    assert learner.tried >= 2
    learner.open(learner.steps[-1])
    finish(learner)


@pytest.mark.long  # 36 walks of about a minute
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_lesson_can_be_completed(
    seat: Callable[..., Player], game: str, how: How, language: str
) -> None:
    learner = Learner(seat(game, how, locale=language), language)
    walk(learner, len(learner.steps) - 1)
    assert learner.tried >= len(learner.steps) - 2, "a step had no wrong try"
    finish(learner)


COVERED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const needed = [...document.querySelectorAll('.below-board, .offer, .plaque[data-legal], .area, [data-goal]')];
  return needed.filter((element) => {
    const box = element.getBoundingClientRect();
    const across = box.width && box.left < coach.right && box.right > coach.left;
    return across && box.top < coach.bottom && box.bottom > coach.top;
  }).map((element) => element.className);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LOW_PHONE])
@pytest.mark.parametrize(("game", "step"), [("babel", "halve"), ("hanging_gardens", "three")])
def test_the_coach_covers_nothing_that_the_learner_needs(
    seat: Callable[..., Player], game: str, step: str, size: dict[str, int]
) -> None:
    learner = Learner(seat(game, "mouse" if size == DESKTOP else "touch", viewport=size))
    learner.open(next(one for one in learner.steps if one["id"] == step))
    page = learner.player.page
    learner.player.until(lambda: page.locator(".ring").count() > 0 and page.evaluate(COVERED) == [])
    assert page.locator(".coach").is_visible()
