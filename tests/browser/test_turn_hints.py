"""The hint of a turn: its steps are prepared one after the other."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from helpers.page_player import Player

STEPS = ("lay:M", "lay:M", "lay:M")
POSITION = {
    "draft": {"hand": ["MMMP", None], "pawn": ["A", "quarry"], "temple": [{"A": [1]}, {}], "starter": [False, True]}
}


def test_each_step_of_a_hint_is_prepared_after_the_gold_button_has_made_the_one_before(
    seat: Callable[..., Player],
) -> None:
    me = seat("babel", "touch")
    me.open_table(me.guest.post("/api/practice/play", game="babel", position=POSITION, seat=0)["id"])
    me.wait_for_turn()
    hint = json.dumps({"actions": STEPS, "gain": None})
    me.page.route("**/hint", lambda route: route.fulfill(body=hint, content_type="application/json"))
    me.press(".actions .hint")
    for number, step in enumerate(STEPS, 1):
        expect(me.page.locator(".now > .strip li.now")).to_contain_text(str(number))
        expect(me.page.locator("section.hand .going")).to_have_count(1)
        me.confirm()
        assert me.turn[-1] == step
