"""The clock: live with increment, or days per turn; flag falls."""

import pytest

from helpers.sitting import Sitting
from ziggurat.table.clock import DAY, ClockRule
from ziggurat.table.commands import Act, Answer, Ask, CheckClock, Confirm, Excuse, Prefer, Resign, Undo

LIVE = ClockRule("live", base=60_000, increment=5_000)
DAYS = ClockRule("days", days=2)


def timed(clock=LIVE, seats=2, **more):
    return Sitting.started("shells", seats, clock=clock, **more)


def left(sitting):
    return sitting.view()["clock"]["left"]


def pass_on(sitting, after):
    sitting.do(Act(sitting.to_move, "turn", confirm=True), after=after)


# --- Live --------------------------------------------------------------------------------------------------------


def test_time_runs_for_the_seat_to_move_with_increment():
    sitting = timed()
    pass_on(sitting, after=20_000)
    assert left(sitting) == [45_000, 60_000] and sitting.view()["clock"]["running"] == 1
    pass_on(sitting, after=1_000)
    assert left(sitting) == [45_000, 64_000] and sitting.view()["clock"]["running"] == 0


def test_clock_keeps_running_within_a_turn():
    sitting = timed()
    since = sitting.view()["clock"]["since"]
    sitting.do(Act(0, "lay:3"), after=10_000)
    sitting.do(Act(0, "turn"), after=10_000)
    sitting.do(Undo(0), after=10_000)
    sitting.do(Act(0, "draw", confirm=True), after=10_000)
    assert sitting.view()["clock"] == {"left": [60_000, 60_000], "running": 0, "since": since, "due": since + 60_000}


def test_time_of_a_table_never_goes_back():
    sitting = timed()
    pass_on(sitting, after=20_000)
    sitting.now -= 50_000
    pass_on(sitting, after=0)
    assert sitting.events[-1].at == sitting.events[-2].at
    assert left(sitting) == [45_000, 65_000]


def test_step_after_time_is_up_is_refused():
    sitting = timed()
    sitting.do(Act(0, "turn"))
    for command in (Act(0, "lay:3"), Confirm(0), Undo(0)):
        assert sitting.refusal(command, after=59_000) == "out_of_time"
    assert sitting.do(Confirm(0), after=58_999) == ["stepped"]


def test_flag_falls_at_the_exact_millisecond():
    sitting = timed()
    assert sitting.do(CheckClock(), after=59_999) == []
    assert sitting.table.due() == sitting.now + 1
    assert sitting.do(CheckClock(), after=1) == ["flagged", "ended"]


def test_other_player_of_two_wins_on_time():
    sitting = timed()
    sitting.do(Act(0, "lay:3"))
    sitting.do(CheckClock(), after=100_000)
    view = sitting.view()
    assert view["result"]["reason"] == "flagged"
    assert view["result"]["winners"] == [1] and view["result"]["seat"] == 0
    assert view["clock"]["left"] == [0, 60_000] and view["clock"]["running"] is None
    assert sitting.words == ["lay:3"]


def test_bot_continues_the_half_built_turn_after_flag_fall():
    sitting = timed(seats=3, stand_in="architect")
    sitting.do(Act(0, "lay:3"))
    sitting.do(Act(0, "turn"))
    assert sitting.do(CheckClock(), after=100_000) == ["flagged", "replaced"]
    seat = sitting.view()["seats"][0]
    assert (seat["kind"], seat["level"], seat["out"]) == ("bot", "architect", "flagged")
    assert sitting.words == ["lay:3"] and sitting.view()["turn"]["staged"] is None
    assert sitting.table.bot_turn().level == "architect"
    sitting.play("turn")
    assert sitting.to_move == 1 and sitting.view()["clock"]["running"] == 1


def test_flag_stand_in_seats_a_bot_with_two_players():
    sitting = timed(flag="stand_in")
    assert sitting.do(CheckClock(), after=60_000) == ["flagged", "replaced"]
    assert sitting.do(Resign(1)) == ["resigned", "ended"]
    assert sitting.view()["result"]["winners"] == [0]


def test_flag_fall_of_the_last_person_ends_the_game():
    sitting = timed(seats=3, bots=(1, 2))
    assert sitting.do(CheckClock(), after=60_000) == ["flagged", "ended"]
    assert sitting.view()["result"]["winners"] == [1, 2]


def test_time_does_not_run_for_bots():
    sitting = timed(bots=(1,))
    pass_on(sitting, after=1_000)
    assert sitting.view()["clock"]["running"] is None and sitting.table.due() is None
    pass_on(sitting, after=500_000)
    assert left(sitting) == [64_000, 60_000]


def test_excuse_gives_time_back():
    sitting = timed()
    sitting.do(Excuse(30_000), after=50_000)
    assert sitting.table.due() == sitting.now + 40_000
    sitting.do(Excuse(1_000_000))
    assert sitting.table.due() == sitting.now + 60_000


def test_excuse_without_a_clock_does_nothing():
    assert Sitting.started("shells").do(Excuse(1_000)) == []


def test_agreed_undo_gives_no_time_back():
    sitting = timed()
    pass_on(sitting, after=20_000)
    sitting.do(Ask(0, "undo"), after=10_000)
    sitting.do(Answer(1, "undo", yes=True), after=5_000)
    assert left(sitting) == [45_000, 45_000] and sitting.view()["clock"]["running"] == 0


def test_table_without_a_clock_never_flags():
    sitting = Sitting.started("shells")
    assert sitting.do(CheckClock(), after=10**12) == [] and sitting.view()["clock"] is None


# --- Days --------------------------------------------------------------------------------------------------------


def test_daily_clock_restarts_every_turn():
    sitting = timed(DAYS)
    pass_on(sitting, after=DAY)
    assert left(sitting) == [2 * DAY, 2 * DAY] and sitting.table.due() == sitting.now + 2 * DAY
    pass_on(sitting, after=2 * DAY - 1)
    assert sitting.table.due() == sitting.now + 2 * DAY


def test_daily_clock_runs_out():
    sitting = timed(DAYS)
    assert sitting.refusal(Act(0, "lay:3"), after=2 * DAY) == "out_of_time"
    assert sitting.do(CheckClock(), after=2 * DAY) == ["flagged", "ended"]


def test_agreed_undo_restarts_a_daily_clock():
    sitting = timed(DAYS)
    pass_on(sitting, after=DAY)
    sitting.do(Ask(0, "undo"), after=DAY)
    sitting.do(Answer(1, "undo", yes=True), after=0)
    assert sitting.table.due() == sitting.now + 2 * DAY and sitting.view()["clock"]["running"] == 0
    assert left(sitting) == [2 * DAY, 2 * DAY]


# --- The rest ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_clock_stops_with_the_game(clock):
    sitting = timed(clock)
    sitting.do(Resign(1))
    assert sitting.view()["clock"]["running"] is None and sitting.table.due() is None
    assert sitting.do(CheckClock(), after=10**10) == []


def test_forced_action_passes_the_clock_on():
    sitting = timed(options={"turns": 9})
    sitting.do(Prefer(1, auto_confirm=True, auto_forced=True))
    sitting.play("turn", "draw", "lay:1", "lay:3", "lay:4")
    assert sitting.do(Act(1, sitting.legal()[0])) == ["stepped", "stepped"]
    assert sitting.view()["clock"]["running"] == 0
