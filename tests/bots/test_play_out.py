"""Playing a match to its end with bots, on the game of pebbles."""

from typing import Any

import pytest

from helpers.pebbles import GAME
from ziggurat import bot
from ziggurat.bots import play_out as module
from ziggurat.bots.bot import Bot, BotFailed
from ziggurat.bots.play_out import Endless, TurnTimes, play_out
from ziggurat.core.errors import BadOptions, UnknownBot
from ziggurat.core.game import View
from ziggurat.core.match import Match
from ziggurat.core.rng import Stream


class Last(Bot):
    """Plays the last legal action (nod, then lay) and records its time limits."""

    def __init__(self) -> None:
        super().__init__(GAME, Stream(bytes(32)))
        self.limits: list[float | None] = []

    def choose(self, view: View, seconds: float | None = None) -> str:
        self.limits.append(seconds)
        return str(view["actions"][-1])


class FailsAtThirdAction(Last):
    def choose(self, view: View, seconds: float | None = None) -> str:
        if len(self.limits) == 2:
            raise RuntimeError("out of ideas")
        return super().choose(view, seconds)


def new_match() -> Match:
    return Match(GAME, 2, seed=1, salt=bytes(32), options={"pebbles": 7})


def test_match_is_played_to_its_end() -> None:
    match = new_match()
    play_out(match, [Last(), Last()])
    assert match.position.over
    assert sum(word == "nod" for word in match.words) == 7  # one nod per pebble laid
    assert len(match.words) == 14


def test_name_of_a_game_is_no_match() -> None:
    with pytest.raises(BadOptions, match=r"match is 'babel', but must be a Match, such as Match\('babel'\)"):
        play_out("babel", "random")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match=r"match is 7, but must be a Match, such as Match\('babel'\)"):
        play_out(7, "random")  # type: ignore[arg-type]


def test_each_seat_has_its_time_limit() -> None:
    bots = [Last(), Last()]
    play_out(new_match(), bots, seconds=[1.5, None])
    assert set(bots[0].limits) == {1.5}
    assert set(bots[1].limits) == {None}


class Dice(Bot):
    """Plays at random, and notes that the match has closed it."""

    closed = 0

    def choose(self, view: View, seconds: float | None = None) -> str:
        return self.stream.choose(list(view["actions"]))

    def close(self) -> None:
        Dice.closed += 1


def test_class_is_a_bot_like_the_installed_one_of_the_same_seed() -> None:
    plays = [play_out(Match("babel", seed=3), bots).words for bots in ([Dice, Dice], Dice, [Dice, "random"], "random")]
    assert plays[0] == plays[1] == plays[2] == plays[3]
    assert Dice.closed == 5  # every one made here


def test_bot_takes_a_class_or_an_object() -> None:
    made = bot(Dice, "babel", seed=1)
    view = Match("babel", seed=7).view(0)
    assert made.choose(view) == bot("random", "babel", seed=1).choose(view)
    assert bot(made, "babel") is made
    assert bot(Dice, type(GAME)).game.id == GAME.id


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        (["random"], "1 bots were given, but there are 2 seats"),
        (7, "bots is 7, but must be a list with one bot per seat, or a name for all seats"),
        (Last(), "but must be a list with one bot per seat"),
        ([View, "random"], "but must be a subclass of ziggurat.Bot or its name"),
        ([None, "random"], "a bot is null, but must be a subclass of ziggurat.Bot or its name"),
        ("greddy", "did you mean 'greedy'"),
    ],
)
def test_what_is_no_bot_is_refused_by_name(bots: Any, reason: str) -> None:
    with pytest.raises((BadOptions, UnknownBot), match=reason):
        play_out(Match("babel", seed=3), bots)


def test_limits_are_a_list_with_one_for_each_seat() -> None:
    with pytest.raises(BadOptions, match=r"seconds is 2.0, but must be a list"):
        play_out(new_match(), [Last(), Last()], seconds=2.0)  # type: ignore[arg-type]


def test_failure_stops_the_match_at_the_seat_that_failed() -> None:
    match = new_match()
    with pytest.raises(BotFailed, match="out of ideas"):
        play_out(match, [Last(), FailsAtThirdAction()])
    assert match.position.to_move == 1
    assert len(match.words) == 6  # two actions per turn: seats 0, 1, 0, then seat 1 fails


def test_match_longer_than_a_record_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_ACTIONS", 13)
    with pytest.raises(Endless, match="not over after 13 actions"):
        play_out(new_match(), [Last(), Last()])


def test_turns_are_timed_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reading of the clock is a second later than the one before: each choice takes one second."""
    readings = iter(range(1000))
    monkeypatch.setattr("ziggurat.bots.play_out.time.perf_counter", lambda: float(next(readings)))
    times = TurnTimes(2)
    play_out(new_match(), [Last(), Last()], times=times)
    assert times.turns == [4, 3]
    assert times.total == [8.0, 6.0]
    assert times.longest == [2.0, 2.0]
