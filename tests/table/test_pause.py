"""A pause by consent stops clock and moves until any person ends it."""

from helpers.sitting import Sitting
from ziggurat.table.clock import DAY, ClockRule
from ziggurat.table.commands import Act, Answer, Ask, CheckClock, Confirm, Resign, Resume, Undo

LIVE = ClockRule("live", base=60_000, increment=0)


def paused(clock=LIVE, seats=2, **more):
    sitting = Sitting.started("shells", seats, clock=clock, **more)
    sitting.do(Act(0, "lay:3"), after=10_000)
    sitting.do(Ask(1, "pause"), after=0)
    for seat in range(seats):
        if seat != 1:
            sitting.do(Answer(seat, "pause", yes=True), after=0)
    return sitting


def test_pause_begins_when_all_agree():
    sitting = Sitting.started("shells", 3)
    assert sitting.do(Ask(2, "pause")) == ["asked"]
    assert sitting.do(Answer(0, "pause", yes=True)) == ["agreed"]
    assert sitting.do(Answer(1, "pause", yes=True)) == ["agreed", "paused"]
    assert sitting.view()["status"] == "paused" and sitting.view()["to_move"] == 0


def test_asking_is_enough_among_bots():
    assert Sitting.started("shells", 3, bots=(1, 2)).do(Ask(0, "pause")) == ["asked", "paused"]


def test_pause_stops_clock_and_moves():
    sitting = paused()
    assert sitting.view()["clock"]["left"] == [50_000, 60_000] and sitting.table.due() is None
    for command in (Act(0, "lay:3"), Confirm(0), Undo(0)):
        assert sitting.refusal(command, after=10**9) == "paused"
    assert sitting.do(CheckClock(), after=10**9) == []


def test_any_person_ends_the_pause():
    sitting = paused()
    assert sitting.do(Resume(1), after=10**9) == ["resumed"]
    assert sitting.view()["clock"]["left"] == [50_000, 60_000] and sitting.table.due() == sitting.now + 50_000
    assert sitting.refusal(Resume(1)) == "not_paused"


def test_half_built_turn_survives_a_pause():
    sitting = paused()
    sitting.do(Resume(0))
    sitting.do(Undo(0))
    assert sitting.words == []


def test_pause_stops_a_daily_clock():
    sitting = paused(ClockRule("days", days=3))
    sitting.do(Resume(0), after=30 * DAY)
    assert sitting.table.due() == sitting.now + 3 * DAY - 10_000


def test_agreed_undo_in_a_pause_restarts_a_daily_clock():
    sitting = paused(ClockRule("days", days=3))
    sitting.do(Ask(1, "undo", keep=0))
    sitting.do(Answer(0, "undo", yes=True))
    assert sitting.view()["clock"]["left"] == [3 * DAY, 3 * DAY]
    sitting.do(Resume(0), after=DAY)
    assert sitting.table.due() == sitting.now + 3 * DAY


def test_resigning_draw_and_undo_are_possible_in_a_pause():
    assert paused().do(Resign(0)) == ["resigned", "ended"]
    sitting = paused()
    sitting.do(Ask(0, "draw"))
    assert sitting.do(Answer(1, "draw", yes=True)) == ["agreed", "ended"]
    sitting = paused()
    sitting.do(Ask(1, "undo", keep=0))
    assert sitting.do(Answer(0, "undo", yes=True)) == ["agreed", "rewound"]
    assert sitting.view()["status"] == "paused" and sitting.words == [] and sitting.table.due() is None


def test_second_pause_is_refused():
    assert paused().refusal(Ask(0, "pause")) == "paused"


def test_no_bot_turn_in_a_pause():
    sitting = Sitting.started("shells", bots=(1,))
    sitting.play("turn")
    sitting.do(Ask(0, "pause"))
    assert sitting.table.bot_turn() is None
    sitting.do(Resume(0))
    assert sitting.table.bot_turn().seat == 1
