"""Playing a match to its end with bots, on the game of pebbles."""

import pytest

from helpers.pebbles import GAME
from ziggurat.bots import play_out as module
from ziggurat.bots.bot import Bot, BotFailed
from ziggurat.bots.play_out import Endless, TurnTimes, play_out
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


def test_each_seat_has_its_time_limit() -> None:
    bots = [Last(), Last()]
    play_out(new_match(), bots, seconds=[1.5, None])
    assert set(bots[0].limits) == {1.5}
    assert set(bots[1].limits) == {None}


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
