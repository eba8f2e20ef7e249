"""Asking a bot: a faulty bot raises `BotFailed` and harms nothing else."""

import pytest

from ziggurat import game
from ziggurat.bots.bot import Bot, BotFailed, ask, new_bot
from ziggurat.core.errors import UnknownBot
from ziggurat.core.game import Game, View
from ziggurat.core.rng import Stream

BABEL = game("babel")
STREAM = Stream(bytes(32))
VIEW = BABEL.view(BABEL.new(2, 7, {"start": 1}), 0)


class Cheat(Bot):
    """Adds an illegal action to the list of legal actions and chooses it."""

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
    """Records its time limit."""

    given: float | None = 0.0

    def choose(self, view: View, seconds: float | None = None) -> str:
        self.given = seconds
        return str(view["actions"][-1])


def test_legal_choice_is_returned() -> None:
    assert ask(Patient(BABEL, STREAM), dict(VIEW)) == VIEW["actions"][-1]


def test_time_limit_is_passed_to_bot() -> None:
    bot = Patient(BABEL, STREAM)
    ask(bot, dict(VIEW), 2.5)
    assert bot.given == 2.5
    ask(bot, dict(VIEW))
    assert bot.given is None


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Cheat, "bot Cheat chose 'end', which is not legal"),
        (Mute, r"bot Mute returned None, but choose must return one of view\['actions'\]"),
        (Clumsy, "bot Clumsy failed: KeyError: 'nothing'"),
    ],
)
def test_error_names_bot_and_fault(kind: type[Bot], said: str) -> None:
    view = BABEL.view(BABEL.new(2, 7, {"start": 1, "starter": "first-turn"}), 0)
    with pytest.raises(BotFailed, match=said):
        ask(kind(BABEL, STREAM), view)


def test_bot_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'oracle'"):
        new_bot("oracle", BABEL, STREAM)


class WithoutArguments(Patient):
    def __init__(self) -> None:
        self.stream = STREAM


class WithoutBox(Patient):
    def __init__(self, game: Game, stream: Stream) -> None:
        super().__init__(game, stream)


@pytest.mark.parametrize("kind", [WithoutArguments, WithoutBox])
def test_error_names_what_a_constructor_takes(kind: type[Bot]) -> None:
    with pytest.raises(BotFailed, match=r"failed to start: its __init__ must take game, stream and box: TypeError: "):
        new_bot(kind, BABEL, STREAM)


def test_bot_that_cannot_start_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no memory")

    monkeypatch.setattr("ziggurat.bots.random_bot.RandomBot.__init__", broken)
    with pytest.raises(BotFailed, match="bot random failed to start: RuntimeError: no memory"):
        new_bot("random", BABEL, STREAM)
