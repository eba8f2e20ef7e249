"""A pause: when all agree, the clock stands still and nobody moves, until somebody ends it."""

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


def test_a_pause_begins_when_everybody_agrees():
    sitting = Sitting.started("shells", 3)
    assert sitting.do(Ask(2, "pause")) == ["asked"]
    assert sitting.do(Answer(0, "pause", yes=True)) == ["agreed"]
    assert sitting.do(Answer(1, "pause", yes=True)) == ["agreed", "paused"]
    assert sitting.view()["status"] == "paused" and sitting.view()["to_move"] == 0


def test_alone_with_bots_asking_is_enough():
    assert Sitting.started("shells", 3, bots=(1, 2)).do(Ask(0, "pause")) == ["asked", "paused"]


def test_in_a_pause_no_time_passes_and_nobody_moves():
    sitting = paused()
    assert sitting.view()["clock"]["left"] == [50_000, 60_000] and sitting.table.due() is None
    for command in (Act(0, "lay:3"), Confirm(0), Undo(0)):
        assert sitting.refusal(command, after=10**9) == "paused"
    assert sitting.do(CheckClock(), after=10**9) == []


def test_any_person_ends_the_pause_and_the_clock_runs_on():
    sitting = paused()
    assert sitting.do(Resume(1), after=10**9) == ["resumed"]
    assert sitting.view()["clock"]["left"] == [50_000, 60_000] and sitting.table.due() == sitting.now + 50_000
    assert sitting.refusal(Resume(1)) == "not_paused"


def test_a_half_built_turn_outlasts_the_pause():
    sitting = paused()
    sitting.do(Resume(0))
    sitting.do(Undo(0))
    assert sitting.words == []


def test_counted_days_stand_still_too():
    sitting = paused(ClockRule("days", days=3))
    sitting.do(Resume(0), after=30 * DAY)
    assert sitting.table.due() == sitting.now + 3 * DAY - 10_000


def test_an_undo_agreed_to_in_a_pause_lets_the_days_begin_anew():
    sitting = paused(ClockRule("days", days=3))
    sitting.do(Ask(1, "undo", keep=0))
    sitting.do(Answer(0, "undo", yes=True))
    assert sitting.view()["clock"]["left"] == [3 * DAY, 3 * DAY]
    sitting.do(Resume(0), after=DAY)
    assert sitting.table.due() == sitting.now + 3 * DAY


def test_in_a_pause_one_may_resign_agree_to_a_draw_or_to_an_undo():
    assert paused().do(Resign(0)) == ["resigned", "ended"]
    sitting = paused()
    sitting.do(Ask(0, "draw"))
    assert sitting.do(Answer(1, "draw", yes=True)) == ["agreed", "ended"]
    sitting = paused()
    sitting.do(Ask(1, "undo", keep=0))
    assert sitting.do(Answer(0, "undo", yes=True)) == ["agreed", "rewound"]
    assert sitting.view()["status"] == "paused" and sitting.words == [] and sitting.table.due() is None


def test_a_pause_is_not_paused_again():
    assert paused().refusal(Ask(0, "pause")) == "paused"


def test_a_paused_bot_is_not_asked_to_move():
    sitting = Sitting.started("shells", bots=(1,))
    sitting.play("turn")
    sitting.do(Ask(0, "pause"))
    assert sitting.table.bot_turn() is None
    sitting.do(Resume(0))
    assert sitting.table.bot_turn().seat == 1
