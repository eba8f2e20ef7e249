"""Forced actions, played automatically for players who prefer it.

In Shells, a player who has drawn and laid everything can only pass. Anna draws a 4 first; Ben holds 1, 3 and 4 and
draws a 1 after her, or the 4 if she does not draw.
"""

from helpers.sitting import Sitting
from ziggurat.table.commands import Act, Answer, Ask, Prefer, Resume, Undo

EMPTY = ("draw", "lay:3", "lay:3", "lay:4", "lay:5")


def shells(**preference):
    sitting = Sitting.started("shells", options={"turns": 9})
    sitting.do(Prefer(0, preference.get("auto_confirm", False), preference.get("auto_forced", True)))
    return sitting


def test_forced_action_is_staged_while_steps_are_reversible():
    sitting = shells()
    sitting.play(*EMPTY[:-1])
    assert sitting.do(Act(0, "lay:5")) == ["stepped", "staged"]
    assert sitting.view(0)["turn"]["staged"] == {"word": "turn"}


def test_forced_action_is_played_with_auto_confirm():
    sitting = shells(auto_confirm=True)
    sitting.play(*EMPTY[:-1])
    assert sitting.do(Act(0, "lay:5")) == ["stepped", "stepped"]
    assert sitting.to_move == 1 and sitting.words[-1] == "turn"


def test_forced_action_is_played_if_nothing_is_reversible():
    # The bag and the hand are empty, so passing is the only action, and nothing is reversible.
    sitting = Sitting.started("shells", options={"turns": 9}, box=[6, 0, 0, 0, 6])
    sitting.do(Prefer(0, auto_confirm=False, auto_forced=True))
    while sitting.table.state.history.position.bag:
        sitting.play("draw", "turn")
    while sitting.to_move == 1:
        sitting.play("turn")
    position = sitting.table.state.history.position
    for shell in list(position.hands[0]):
        sitting.play(f"lay:{shell}")
    sitting.play("turn")
    assert sitting.play("turn") == ["stepped", "stepped"]
    assert sitting.words[-1] == "turn" and sitting.table.state.history.steps[-1].auto and sitting.to_move == 1


def test_forced_actions_are_not_played_by_default():
    sitting = shells(auto_forced=False)
    assert sitting.play(*EMPTY) == ["stepped"]
    assert sitting.legal() == ["turn"] and sitting.to_move == 0


def test_turning_the_preference_on_plays_the_forced_action():
    sitting = shells(auto_forced=False)
    sitting.play(*EMPTY)
    assert sitting.do(Prefer(0, auto_confirm=True, auto_forced=True)) == ["preferred", "stepped"]


def test_preference_set_in_a_pause_applies_when_it_ends():
    sitting = shells(auto_forced=False)
    sitting.play(*EMPTY)
    sitting.do(Ask(0, "pause"))
    sitting.do(Answer(1, "pause", yes=True))
    assert sitting.do(Prefer(0, auto_confirm=True, auto_forced=True)) == ["preferred"]
    assert sitting.do(Resume(1)) == ["resumed", "stepped"]


def test_staged_action_stays_staged_when_the_preference_is_set():
    sitting = shells(auto_forced=False)
    sitting.play(*EMPTY)
    sitting.do(Act(0, "turn"))
    assert sitting.do(Prefer(0, auto_confirm=True, auto_forced=True)) == ["preferred"]
    assert sitting.view(0)["turn"]["staged"] == {"word": "turn"}


def test_undo_plays_no_forced_action():
    sitting = shells()
    sitting.play(*EMPTY)
    assert sitting.do(Undo(0)) == ["undone"]
    assert sitting.legal() == ["lay:5", "turn"] and sitting.view(0)["turn"]["staged"] is None


def test_others_do_not_learn_that_a_step_was_forced():
    sitting = shells(auto_confirm=True)
    sitting.play(*EMPTY)
    forced = sitting.events[-1]
    assert forced.data["auto"] is True
    assert sitting.table.update_for(forced, 0)["data"] == {"seat": 0, "word": "turn", "auto": True}
    assert sitting.table.update_for(forced, 1)["data"] == {"seat": 0, "word": "turn"}


def test_bots_choose_forced_actions_themselves():
    sitting = Sitting.started("shells", options={"turns": 9}, bots=(0,))
    assert sitting.play(*EMPTY) == ["stepped"]
    assert sitting.table.bot_turn().seat == 0


def test_babel_rules_4_4_and_4_2_end_of_an_empty_turn_is_forced():
    sitting = Sitting.started("babel", options={"start": 1, "hands": [0, 0], "starter": "first-turn"})
    sitting.do(Prefer(0, auto_confirm=True, auto_forced=True))
    sitting.play("go:A", "lay:S")
    # one card and the starter are left: nothing is forced yet
    assert sitting.do(Act(0, "lay:S")) == ["stepped", "stepped", "stepped"]
    assert sitting.words == ["go:A", "lay:S", "lay:S", "build:first", "end"]
