"""A worker replies with whole turns and keeps the searches of tables apart."""

from typing import Any

import pytest

from helpers.babel import BABEL
from ziggurat.bots import worker
from ziggurat.bots.plans import Plans, plan_key
from ziggurat.core.registry import game


def request(table: str, name: str = "babel", seed: int = 7) -> dict[str, Any]:
    """Return a request for a mason's turn at the start of a game."""
    played = game(name)
    position = played.new(2, seed)
    view = played.view(position, position.to_move)
    return {"game": name, "bot": "mason", "view": view, "seed": "5e" * 32, "seconds": 1.0, "box": None, "table": table}


@pytest.mark.parametrize("name", ["babel", "babylon", "hanging_gardens"])
def test_reply_has_the_whole_turn_with_the_views_in_which_its_actions_are_due(name: str) -> None:
    asked = request("t1", name)
    reply = worker.respond(asked)
    played = game(name)
    position = played.new(2, 7)
    seat = position.to_move
    played.apply(position, reply["action"])
    for key, word in reply["plan"]:
        assert key == plan_key(name, "mason", played.view(position, seat))
        played.apply(position, word)
    assert position.to_move != seat or position.over


def test_each_table_has_its_own_plans() -> None:
    for table in ("t1", "t2"):
        worker.respond(request(table))
    first, second = worker.plans_of("t1"), worker.plans_of("t2")
    assert first is not second
    assert first.actions.keys() == second.actions.keys()


def test_plans_of_the_table_unused_for_longest_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MAX_TABLES", 2)
    worker.PLANS.clear()
    kept: list[Plans] = [worker.plans_of(table) for table in ("t1", "t2")]
    assert worker.plans_of("t1") is kept[0]
    worker.plans_of("t3")
    assert list(worker.PLANS) == ["t1", "t3"]


def test_bot_that_does_not_plan_gets_an_empty_plan() -> None:
    asked = {**request("t1"), "bot": "random"}
    assert worker.respond(asked)["plan"] == []
    assert worker.respond(asked)["action"] in BABEL.view(BABEL.new(2, 7), asked["view"]["seat"])["actions"]
