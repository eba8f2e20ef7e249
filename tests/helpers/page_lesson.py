"""A learner in a real browser: goes through the steps of a lesson by mouse, touch or keys, with wrong tries."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from helpers.page_babel import BabelPlayer
from helpers.page_babylon import BabylonPlayer
from helpers.page_gardens import GardensPlayer
from helpers.page_player import Player
from ziggurat.core.game import Game
from ziggurat.core.registry import game
from ziggurat.lessons import Step, read_lesson
from ziggurat.lessons.paths import first_position

WAIT_MS = 10
COACH = """() => {
  const coach = document.querySelector('.coach');
  const { step, stage, tries } = coach?.dataset ?? {};
  const answer = coach?.querySelector('.answer')?.textContent.trim() ?? '';
  const version = document.querySelector('[data-version]')?.dataset.version;
  const chosen = document.querySelector('.steps')?.textContent;
  return { step, stage, tries, answer, version, chosen, done: coach?.classList.contains('done') ?? false };
}"""
ANSWERED = f"""(before) => {{
  if (document.querySelector('.confirm[aria-busy=true]')) return false;
  const now = ({COACH})();
  return Object.keys(now).some((name) => (now[name] ?? null) !== before[name]);
}}"""
SHOWS = """(step) => document.querySelector(`.coach:not(.done)[data-step=${step}]`) !== null
  && document.querySelector('[data-complete=true]') !== null"""
BEYOND = "(stage) => Number(document.querySelector('.coach')?.dataset.stage ?? 0) > stage"
DONE = "() => document.querySelector('.coach.done') !== null"
COVERED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.dim .ring')].map((ring) => ring.getBoundingClientRect());
  return boxes.filter((box) => box.left < coach.right && box.right > coach.left && box.top < coach.bottom
                               && box.bottom > coach.top).length;
}"""


class Learner:
    """Drives a player's browser through a lesson."""

    def __init__(self, player: Player, language: str = "en") -> None:
        self.player = player
        self.language = language
        self.rules: Game = game(player.game)
        self.steps: list[Step] = read_lesson(player.game)
        self.position: Any = None
        self.tried = 0
        """The number of wrong tries."""
        player.send_and_wait = self.send_and_wait  # type: ignore[method-assign]  # a lesson has no socket

    @property
    def coach(self) -> dict[str, Any]:
        """Return what coach and table show."""
        found: dict[str, Any] = self.player.page.evaluate(COACH)
        return found

    def open(self, step: Step) -> None:
        """Open a step by its link."""
        self.player.open(f"/learn/{self.player.game}/{step['id']}")
        self.wait_for(step)

    def wait_for(self, step: Step) -> None:
        """Wait until a step and its table are shown."""
        self.wait(SHOWS, step["id"])
        self.position = first_position(self.rules, step["position"])
        self.show_position()

    def show_position(self) -> None:
        """Let the helper of the board see the position."""
        self.player.view = {"viewer": 0, "version": 0, "game": self.rules.view(self.position, 0), "turn": None}

    def send_and_wait(self, do: Callable[[], None]) -> None:
        """Call a function that makes a try, and wait until the coach or the table answers."""
        before = self.coach
        do()
        self.wait(ANSWERED, before)

    def wait(self, condition: str, argument: Any = None) -> None:
        """Wait in the page, which costs much less than asking it again and again."""
        self.player.page.wait_for_function(condition, arg=argument, polling=WAIT_MS)

    def complete(self, step: Step, *, wrong: bool = True) -> None:
        """Complete the step that is shown; with `wrong`, after all wrong tries of its stages."""
        for number, stage in enumerate(step["goal"]):
            if "play" in stage:
                return
            if wrong and "do" in stage:
                self.try_wrong(step, number)
            if "do" in stage:
                self.play(stage["show"], number)
            elif "refused" in stage:
                self.forbidden(stage["show"])
            else:
                for word in stage["reply"]["actions"]:
                    self.rules.apply(self.position, word)
            if "play" in step["goal"][min(number + 1, len(step["goal"]) - 1)]:
                return  # the view comes from the socket now
            self.wait(BEYOND, number)
            self.show_position()
        self.wait(DONE)

    def play(self, word: str, stage: int) -> None:
        """Make a move, and confirm it if it is staged or only prepared."""
        self.player.make(word)
        if self.coach["stage"] == str(stage):
            self.player.confirm()
        self.rules.apply(self.position, word)

    def forbidden(self, word: str) -> None:
        """Try to place a card where it may not lie."""
        player = self.player
        assert isinstance(player, GardensPlayer)
        if player.how == "keys":
            player.preview_card_by_keys(word)
            self.send_and_wait(lambda: player.key("Enter"))
        else:
            self.send_and_wait(lambda: player.preview_card(word, shown=False))
        player.key("Escape")

    def try_wrong(self, step: Step, stage: int) -> None:
        """Make every legal but unwanted move that has an answer, or else one that the rules refuse."""
        tries = [
            reply
            for reason, reply in step.get("wrong", {}).items()
            if reason.split("/")[0] == "else" and reply.get("stage", 0) == stage
        ]
        for reply in tries:
            self.expect_answer(step, partial(self.try_word, reply["try"]), reply[self.language])
        if not tries and not any(reason.startswith("else") for reason in step.get("wrong", {})):
            self.expect_answer(step, self.try_refused)

    def expect_answer(self, step: Step, do: Callable[[], None], text: str | None = None) -> None:
        """Make a wrong try, and compare the coach's answer; any answer will do if none is given."""
        before = self.coach
        do()
        after = self.coach
        assert after["answer"] == text if text else after["answer"], (step["id"], after)
        assert after["version"] == before["version"], (step["id"], "the move was played")
        assert int(after["tries"] or 0) == int(before["tries"] or 0) + 1, (step["id"], before, after)
        self.tried += 1
        self.player.key("Escape", "Escape")

    def try_word(self, word: str) -> None:
        """Make a move, and confirm it if it was only prepared."""
        tries = self.coach["tries"]
        self.player.make(word)
        if self.coach["tries"] == tries:
            self.player.confirm()

    def try_refused(self) -> None:
        """Make a move that the rules refuse: of a step whose legal moves are all wanted."""
        player = self.player
        if isinstance(player, BabelPlayer):
            self.send_and_wait(partial(settle_from_quarry, player))
        elif isinstance(player, GardensPlayer):
            self.forbidden("card:1@2,0r0")  # next to the six empty squares
        else:
            assert isinstance(player, BabylonPlayer)
            self.send_and_wait(player.press_garden)

    def next(self) -> None:
        """Go on to the next step."""
        if self.player.how == "keys":
            self.player.key("Enter")
        else:
            self.player.press(".coach .next")

    def wait_until_clear(self) -> None:
        """Wait until the bubble covers none of the bright places."""
        self.wait(f"() => ({COVERED})() === 0")


def settle_from_quarry(player: BabelPlayer) -> None:
    """Try to settle a Persian at the last site while the pawn is at the quarry."""
    number = player.card_index("P")
    if player.how == "keys":
        player.key(str(number + 1), "5")
    else:
        player.press_card_number(number)
        player.press(player.column("S"))
