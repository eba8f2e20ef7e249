"""Plans of whole turns are legal and good."""

import pytest

from helpers.babylon import GAME, play, position, scene
from ziggurat.bots.babylon.planner import Planner
from ziggurat.games.babylon.fields import BUILDING, DIGGING
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import moments, stream_for

FULL = " | ".join(f"place:----.white@{file}{rank}r0/1111" for rank in "135" for file in "aceg")
PLANNER = {"single": 60, "icon": 30, "slot": 60, "flower": 80, "kind": 50}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plan_is_a_legal_turn(seats: int) -> None:
    planner = Planner(**PLANNER, width=4)
    for number, at in enumerate(moments(Setting(GAME, seats, "default", {}), 16, seed=5)):
        assert isinstance(at, BabylonPosition)
        if at.phase in (DIGGING, BUILDING):
            mover, after = at.to_move, at.clone()
            plan = planner.plan(at, stream_for("plan", number))
            for code in plan:
                assert after.to_move == mover
                after.apply(code)
            assert GAME.word(plan[-1]).startswith("end")
            assert after.to_move != mover


def test_plan_is_at_least_as_good_as_any_single_placement() -> None:
    planner = Planner(single=0, icon=0, slot=0, flower=0, kind=0, width=4)
    at = position(scene(dug="granite01", singles=6, at_round=6, garden="place:SFBT.white@c3r0/1111 statue:c4"))
    best = max(play(at.clone(), word).scores()[0] for word in GAME.legal_words(at) if word.startswith("place"))
    after = at.clone()
    for code in planner.plan(at, stream_for("best")):
        after.apply(code)
    assert after.scores()[0] >= best


def test_plan_builds_the_possible_ornaments() -> None:
    at = position(scene(dug="clay05", singles=4, slot=None))
    words = [GAME.word(code) for code in Planner(**PLANNER, width=4).plan(at, stream_for("ornaments"))]
    assert any(word.startswith("statue") for word in words)


def test_plan_uses_the_round_token() -> None:
    at = position(scene(dug="clay14", token="icon", singles=4, slot=None, at_round=15))  # BF-- has no statue icon
    words = [GAME.word(code) for code in Planner(**PLANNER, width=4).plan(at, stream_for("token"))]
    assert any("*" in word for word in words)


def test_planning_is_repeatable_and_does_not_change_the_position() -> None:
    at = position(scene(singles=4))
    before = at.to_bytes()
    plans = [Planner(**PLANNER, width=4).plan(at, stream_for("equal")) for _ in range(2)]
    assert plans[0] == plans[1]
    assert at.to_bytes() == before
