"""A bot is other people's code: what it does wrong is said, and harms nothing."""

import pytest

from ziggurat import game
from ziggurat.bots.asking import BotFailed, ask, engage
from ziggurat.bots.bot import Bot
from ziggurat.core.errors import UnknownBot
from ziggurat.core.game import View
from ziggurat.core.rng import Stream

BABEL = game("babel")
STREAM = Stream(bytes(32))
VIEW = BABEL.view(BABEL.new(2, 7, {"start": 1}), 0)


class Cheat(Bot):
    """Adds its wish to the list of legal actions."""

    def choose(self, view: View, seconds: float | None = None) -> str:
        view["actions"].append("end")
        return "end"


class Mute(Bot):
    def choose(self, view: View, seconds: float | None = None) -> str:
        return None  # type: ignore[return-value]


class Clumsy(Bot):
    def choose(self, view: View, seconds: float | None = None) -> str:
        return str({}["nothing"])


class Patient(Bot):
    """Remembers the time it was given."""

    given: float | None = 0.0

    def choose(self, view: View, seconds: float | None = None) -> str:
        self.given = seconds
        return str(view["actions"][-1])


def test_a_legal_choice_is_returned() -> None:
    assert ask(Patient(BABEL, STREAM), dict(VIEW)) == VIEW["actions"][-1]


def test_the_time_is_handed_on() -> None:
    bot = Patient(BABEL, STREAM)
    ask(bot, dict(VIEW), 2.5)
    assert bot.given == 2.5
    ask(bot, dict(VIEW))
    assert bot.given is None


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Cheat, "the bot Cheat chose 'end', which is not legal now"),
        (Mute, "the bot Mute chose None, which is not legal now"),
        (Clumsy, "the bot Clumsy broke down: KeyError: 'nothing'"),
    ],
)
def test_a_wrong_choice_is_said(kind: type[Bot], said: str) -> None:
    view = BABEL.view(BABEL.new(2, 7, {"start": 1}), 0)
    with pytest.raises(BotFailed, match=said):
        ask(kind(BABEL, STREAM), view)


def test_a_bot_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'oracle'"):
        engage("oracle", BABEL, STREAM)


def test_a_bot_that_cannot_begin_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no brain")

    monkeypatch.setattr("ziggurat.bots.asking.bot", broken)
    with pytest.raises(BotFailed, match="the bot random cannot begin: RuntimeError: no brain"):
        engage("random", BABEL, STREAM)
