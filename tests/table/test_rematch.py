"""A rematch: the same setting, everybody one seat further."""

from helpers.sitting import ACCOUNTS, NAMES, SALT, SEED, Sitting
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import Answer, Ask, Resign, Start


def ended(seats=2, **setting):
    sitting = Sitting.started("shells", seats, **setting)
    for seat in range(1, seats):
        if sitting.table.status == "playing":
            sitting.do(Resign(seat))
    return sitting


def next_table(sitting):
    following = Sitting()
    for command in sitting.table.rematch("old"):
        following.do(command)
    return following


def test_a_rematch_is_arranged_when_everybody_agrees():
    sitting = ended()
    assert sitting.do(Ask(1, "rematch", next_table="n1")) == ["asked"]
    assert sitting.do(Answer(0, "rematch", yes=True, next_table="n2")) == ["agreed", "rematched"]
    assert sitting.view()["rematch"] == "n2"
    assert sitting.refusal(Ask(0, "rematch", next_table="n3")) == "rematch_made"


def test_the_last_to_agree_must_bring_the_name_of_the_next_table():
    sitting = ended()
    sitting.do(Ask(1, "rematch"))
    assert sitting.refusal(Answer(0, "rematch", yes=True)) == "no_next_table"


def test_who_lost_by_resigning_is_asked_too():
    sitting = ended()
    sitting.do(Ask(0, "rematch", next_table="n"))
    assert sitting.view()["offers"][0]["awaited"] == [1]


def test_there_is_no_rematch_before_the_end():
    assert Sitting.started("shells").refusal(Ask(0, "rematch", next_table="n")) == "not_ended"
    assert Sitting.seated("shells").refusal(Ask(0, "rematch", next_table="n")) == "not_started"


def test_the_next_table_is_set_alike_and_everybody_sits_one_seat_further():
    clock = ClockRule("live", 60_000, 1_000)
    sitting = Sitting.started("shells", 3, options={"turns": 1}, clock=clock, private=True, box=[4, 4, 4, 4, 9])
    sitting.play_out()
    following = next_table(sitting)
    assert [seat["name"] for seat in following.view()["seats"]] == [NAMES[1], NAMES[2], NAMES[0]]
    assert following.view()["setting"] == sitting.view()["setting"]
    assert following.view()["rematch_of"] == "old" and following.table.state.origin.owner == ACCOUNTS[0]
    assert following.do(Start(ACCOUNTS[0], SEED, SALT)) == ["started"]


def test_bots_sit_again_and_the_seat_of_who_left_stays_open():
    sitting = Sitting.started("shells", 4, bots=(3,))
    sitting.do(Resign(1))
    sitting.play_out()
    kinds = [seat["kind"] for seat in next_table(sitting).view()["seats"]]
    assert kinds == ["open", "person", "bot", "person"]


def test_alone_with_bots_asking_is_enough():
    sitting = Sitting.started("shells", bots=(1,))
    sitting.do(Resign(0))
    assert sitting.do(Ask(0, "rematch", next_table="n")) == ["asked", "rematched"]
