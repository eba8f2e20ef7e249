"""The lessons in a real browser, by mouse, touch and keys: all steps with wrong tries, and the game after them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Request

from helpers.page_lesson import Learner
from helpers.page_player import DESKTOP, PHONE, How, Player
from helpers.quick import hardest
from ziggurat.lessons import read_lesson

STEPS = 3
"""The number of steps of the quick walks; the last step follows by its link."""
GAMES = ("babel", "babylon", "hanging_gardens")
HOW: tuple[How, ...] = ("mouse", "touch", "keys")
LANGUAGES = ("en", "it", "es", "fr")
LOW_PHONE = {"width": 360, "height": 640}


LEFT_OVER = """() => {
  const selector = '.choices button, .offer button, [data-goal], [data-legal], .picked, .area .p1 > .brackets';
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.className);
}"""


def walk(learner: Learner, count: int) -> None:
    """Go through the first `count` steps of a lesson, with wrong tries and no bright place covered.

    A finished step offers no further moves, and nothing is picked up or marked as the last move.
    """
    learner.open(learner.steps[0])
    for number, step in enumerate(learner.steps[:count]):
        learner.wait_until_clear()
        learner.complete(step)
        learner.wait(f"() => !({LEFT_OVER})().length")
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


def test_a_step_that_is_opened_by_its_link_is_loaded_once(seat: Callable[..., Player]) -> None:
    learner = Learner(seat("babel"))
    loaded: list[str] = []

    def note(request: Request) -> None:
        body = request.post_data or ""
        if request.url.endswith("/api/practice") and '"previews"' not in body:
            loaded.append(body)

    learner.player.page.on("request", note)
    learner.open(learner.steps[5])
    learner.wait_until_clear()
    assert len(loaded) == 1


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
    learner.player.until(lambda: page.locator(".dim .ring").count() > 0 and page.evaluate(COVERED) == [])
    assert page.locator(".coach").is_visible()


OUTSIDE = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.coach .buttons > *')];
  return buttons.filter((one) => one.getBoundingClientRect().right > coach.right).map((one) => one.textContent);
}"""


LONG = """(titles) => titles.filter((title) => {
  const next = document.querySelector('.coach .next span');
  next.textContent = title;
  return next.getBoundingClientRect().height > 2.5 * parseFloat(getComputedStyle(next).lineHeight);
})"""
ROWS = """() => {
  const list = document.querySelector('.chapters ol').getBoundingClientRect();
  const now = document.querySelector('.chapters [aria-current=step]');
  const row = now.getBoundingClientRect();
  const whole = Math.abs(list.height % row.height) < 1 && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
  return [whole, now.textContent.replace(/^\\s*\\d+/, '').trim()];
}"""


@hardest("language", "fr", "en", "it", "es")
def test_a_docked_coach_and_the_chapters_fit(seat: Callable[..., Player], language: str) -> None:
    learner = Learner(seat("hanging_gardens", locale=language), language)
    step = next(one for one in learner.steps if one["id"] == "end")  # the second step of its chapter
    learner.open(step)
    page = learner.player.page
    page.locator(".coach.docked").wait_for()
    assert page.evaluate(OUTSIDE) == []
    learner.player.until(lambda: page.evaluate(ROWS) == [True, step["title"][language]])
    assert page.locator(".chapters .players [data-score]").all_inner_texts() == ["15", "20"]
    learner.complete(step, wrong=False)
    page.locator(".coach.docked.done").wait_for()
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(LONG, [one["title"][language] for game in GAMES for one in read_lesson(game)]) == []


RINGED = """(selector) => {
  const rings = [...document.querySelectorAll('.dim .ring')].map((ring) => ring.getBoundingClientRect());
  return [...document.querySelectorAll(selector)].filter((element) => {
    const box = element.getBoundingClientRect();
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    return rings.some((ring) => ring.left < x && x < ring.right && ring.top < y && y < ring.bottom);
  }).map((element) => element.dataset.word ?? element.dataset.tab ?? element.className);
}"""


def ringed(learner: Learner, selector: str) -> list[str]:
    """Return the elements of a selector that are bright."""
    found: list[str] = learner.player.page.evaluate(RINGED, selector)
    return found


def opened(learner: Learner, name: str) -> Learner:
    """Open a step and wait until its places are bright."""
    learner.open(next(one for one in learner.steps if one["id"] == name))
    learner.player.page.locator(".dim .ring").first.wait_for(state="attached")
    return learner


def test_only_the_wanted_way_to_end_a_turn_is_bright(seat: Callable[..., Player]) -> None:
    learner = opened(Learner(seat("babylon")), "keep")
    learner.player.until(lambda: ringed(learner, "[data-end]") == ["end:keep"])
    assert ringed(learner, ".actions .confirm") == []
    learner.player.page.locator("[data-end=keep]").click()
    learner.player.until(lambda: len(ringed(learner, ".actions .confirm")) == 1)


@pytest.mark.parametrize(("game", "step"), [("babylon", "stairs"), ("babel", "return")])
def test_the_confirm_button_is_bright_only_for_a_wanted_move(seat: Callable[..., Player], game: str, step: str) -> None:
    learner = opened(Learner(seat(game)), step)
    wanted = step == "return"
    learner.player.until(lambda: len(ringed(learner, ".actions .confirm")) == wanted)
    learner.complete(next(one for one in learner.steps if one["id"] == step), wrong=False)
    learner.player.until(lambda: ringed(learner, ".actions .confirm") == [])


def test_the_button_that_begins_a_migration_is_bright(seat: Callable[..., Player]) -> None:
    learner = opened(Learner(seat("babel")), "migrate")
    learner.player.until(lambda: ringed(learner, "[data-word]") == ["move"])


def test_the_tab_of_a_hidden_place_is_bright(seat: Callable[..., Player]) -> None:
    learner = opened(Learner(seat("babylon", "touch")), "play-on")
    assert ringed(learner, "[data-tab]") == []
    learner.player.page.locator("[data-tab=garden]").tap()
    learner.player.until(lambda: ringed(learner, "[data-tab]") == ["quarry"])


@pytest.mark.parametrize("step", ["medes", "leap"])
def test_the_wanted_choice_is_scrolled_into_view(seat: Callable[..., Player], step: str) -> None:
    learner = opened(Learner(seat("babel", "touch", locale="it"), "it"), step)
    word = next(one for one in learner.steps if one["id"] == step)["goal"][0]["show"]
    learner.player.until(lambda: ringed(learner, f'.below-board [data-word="{word}"]') == [word])


BROKEN = """() => [...document.querySelectorAll('[data-tile] .name')].flatMap((name) => {
  const range = document.createRange();
  return [...name.firstChild.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


@hardest("size", LOW_PHONE, PHONE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_point_tiles_are_not_broken(
    seat: Callable[..., Player], language: str, size: dict[str, int]
) -> None:
    learner = Learner(seat("hanging_gardens", "touch", locale=language, viewport=size), language)
    opened(learner, "person")
    assert learner.player.page.locator("[data-tile] .name").count() == 6
    assert learner.player.page.evaluate(BROKEN) == []
