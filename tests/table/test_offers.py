"""Undo and draw by consent. test_pause.py and test_next_table.py have pause and rematch."""

import pytest

from helpers.sitting import ACCOUNTS, GAMES, Sitting
from ziggurat.table.commands import Act, Answer, Ask, Prefer, Resign, Undo, Withdraw


def shells(*words, seats=2, **more):
    sitting = Sitting.started("shells", seats, **more)
    sitting.play(*words)
    return sitting


# --- Undo ----------------------------------------------------------------------------------------------------


def test_undo_beyond_the_turn_needs_consent():
    sitting = shells("lay:3", "turn")
    assert sitting.do(Ask(0, "undo")) == ["asked"]
    offer = sitting.view()["offers"][0]
    assert (offer["seat"], offer["keep"], offer["agreed"], offer["awaited"]) == (0, 1, [0], [1])
    assert sitting.do(Answer(1, "undo", yes=True)) == ["agreed", "rewound"]
    assert sitting.words == ["lay:3"] and sitting.to_move == 0 and sitting.view()["offers"] == []


def test_steps_are_reversible_again_after_an_agreed_undo():
    sitting = shells("lay:3", "turn")
    sitting.do(Ask(0, "undo"))
    sitting.do(Answer(1, "undo", yes=True))
    sitting.do(Undo(0))
    assert sitting.words == []


def test_agreed_undo_can_go_back_to_any_action():
    sitting = shells("lay:3", "draw", "turn", "lay:1", "turn")
    sitting.do(Ask(1, "undo", keep=0))
    sitting.do(Answer(0, "undo", yes=True))
    assert sitting.words == [] and sitting.view(0)["game"]["hand"] == [3, 3, 5]


def test_agreed_undo_draws_the_same_shell_again():
    sitting = shells("draw", "turn")
    hand = sitting.view(0)["game"]["hand"]
    sitting.do(Ask(0, "undo", keep=0))
    sitting.do(Answer(1, "undo", yes=True))
    sitting.play("draw")
    assert sitting.view(0)["game"]["hand"] == hand


def test_all_persons_have_to_agree():
    sitting = shells("lay:3", "turn", seats=3)
    sitting.do(Ask(0, "undo"))
    assert sitting.do(Answer(2, "undo", yes=True)) == ["agreed"]
    assert sitting.view()["offers"][0]["awaited"] == [1]
    assert sitting.do(Answer(1, "undo", yes=True)) == ["agreed", "rewound"]


def test_one_refusal_ends_the_offer():
    sitting = shells("lay:3", "turn", seats=3)
    sitting.do(Ask(0, "undo"))
    assert sitting.do(Answer(2, "undo", yes=False)) == ["declined"]
    assert sitting.view()["offers"] == [] and sitting.words == ["lay:3", "turn"]
    assert sitting.refusal(Answer(1, "undo", yes=True)) == "not_asked"


def test_bots_agree_to_an_undo():
    sitting = shells("lay:3", "turn", bots=(1,))
    assert sitting.do(Ask(0, "undo")) == ["asked", "rewound"]
    assert sitting.words == ["lay:3"]


def test_consent_for_a_reversible_step_is_refused():
    sitting = shells("lay:3", "turn", "lay:1")
    assert sitting.refusal(Ask(1, "undo", keep=2)) == "undo_alone"
    assert sitting.refusal(Ask(1, "undo")) == "nothing_to_undo"
    assert sitting.do(Ask(0, "undo", keep=2)) == ["asked"]


@pytest.mark.parametrize("keep", [-1, 2, 99, True, "1"])
def test_undo_target_must_be_an_earlier_action(keep):
    assert shells("lay:3", "turn").refusal(Ask(0, "undo", keep=keep)) == "bad_undo"


def test_undo_offer_lapses_with_the_next_action():
    sitting = shells("lay:3", "turn")
    sitting.do(Ask(0, "undo"))
    sitting.play("lay:1")
    assert sitting.view()["offers"] == []
    sitting.do(Ask(0, "undo"))
    sitting.do(Undo(1))
    assert sitting.view()["offers"] == []


# --- Draw ----------------------------------------------------------------------------------------------------


def test_agreed_draw_ends_the_game_without_a_loser():
    sitting = shells("lay:3")
    sitting.do(Ask(1, "draw"))
    assert sitting.do(Answer(0, "draw", yes=True)) == ["agreed", "ended"]
    view = sitting.view()
    assert view["status"] == "ended" and view["result"]["reason"] == "draw" and view["result"]["winners"] == [0, 1]
    assert view["result"]["totals"] is None


def test_draw_offer_lapses_when_an_asked_player_plays_on():
    sitting = shells()
    sitting.do(Ask(1, "draw"))
    sitting.play("lay:3")
    assert sitting.view()["offers"] == []


def test_draw_offer_stays_while_its_maker_plays():
    sitting = shells()
    sitting.do(Ask(0, "draw"))
    sitting.play("lay:3", "turn")
    assert [offer["topic"] for offer in sitting.view()["offers"]] == ["draw"]
    sitting.play("lay:1")
    assert sitting.view()["offers"] == []


def test_draw_with_bots_is_refused():
    assert shells(bots=(1,)).refusal(Ask(0, "draw")) == "draw_with_bots"


# --- Offers in general ---------------------------------------------------------------------------------------


def test_offer_is_made_once_answered_once_and_withdrawn_by_its_maker():
    sitting = shells("lay:3", "turn", seats=3)
    sitting.do(Ask(0, "draw"))
    assert sitting.refusal(Ask(1, "draw")) == "already_asked"
    assert sitting.refusal(Answer(0, "draw", yes=True)) == "already_agreed"
    assert sitting.refusal(Withdraw(1, "draw")) == "not_asker"
    assert sitting.refusal(Answer(1, "pause", yes=True)) == "not_asked"
    assert sitting.refusal(Ask(1, "money")) == sitting.refusal(Answer(1, "money", yes=True)) == "bad_topic"
    assert sitting.do(Withdraw(0, "draw")) == ["withdrawn"]
    assert sitting.refusal(Answer(1, "draw", yes=True)) == "not_asked"


def test_answer_to_an_earlier_offer_is_stale():
    sitting = shells()
    version = sitting.table.version
    sitting.do(Ask(0, "draw"))
    assert sitting.refusal(Answer(1, "draw", yes=True, version=version)) == "stale"
    assert sitting.do(Answer(1, "draw", yes=True, version=sitting.table.version))[-1] == "ended"


def test_offers_lapse_when_a_player_leaves():
    sitting = shells(seats=3)
    sitting.do(Ask(0, "draw"))
    sitting.do(Resign(2))
    assert sitting.view()["offers"] == []


def test_offers_are_refused_before_and_after_the_game():
    for topic in ("undo", "draw", "pause"):
        assert Sitting.seated().refusal(Ask(0, topic)) == "not_started"
    sitting = shells()
    sitting.do(Resign(1))
    for topic in ("undo", "draw", "pause"):
        assert sitting.refusal(Ask(0, topic)) == "ended"


def test_summary_lists_awaited_movers_and_answers():
    sitting = shells(seats=3)
    assert sitting.table.summary()["waiting"] == [ACCOUNTS[0]]
    sitting.do(Ask(0, "draw"))
    assert sitting.table.summary()["waiting"] == [ACCOUNTS[0], ACCOUNTS[1], ACCOUNTS[2]]


@pytest.mark.parametrize("name", GAMES)
def test_agreed_undo_restores_every_earlier_position(name):
    sitting = Sitting.started(name, 2)
    positions = [sitting.table.state.history.position.clone()]
    while sitting.table.status == "playing" and len(positions) < 70:
        sitting.play(sitting.legal()[len(positions) % len(sitting.legal())])
        positions.append(sitting.table.state.history.position.clone())
    if sitting.table.status == "ended":
        return
    for keep in range(len(positions) - 2, -1, -7):
        asker = next(seat for seat in (0, 1) if seat != sitting.to_move)
        sitting.do(Ask(asker, "undo", keep=keep))
        sitting.do(Answer(1 - asker, "undo", yes=True))
        assert sitting.table.state.history.position == positions[keep]


def test_bots_cannot_answer_ask_or_set_preferences():
    sitting = shells(seats=3, bots=(2,))
    sitting.do(Ask(0, "pause"))
    assert sitting.refusal(Answer(2, "pause", yes=True)) == "not_a_person"
    assert sitting.refusal(Ask(2, "undo")) == sitting.refusal(Prefer(2, True, True)) == "not_a_person"
    assert sitting.refusal(Act(2, "turn")) == "not_your_turn"
