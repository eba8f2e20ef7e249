"""Whole games by touch on a phone, upright and sideways, to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from helpers.page_player import PHONE, Player
from helpers.page_players import PLAYERS

SEATS = {"babel": 2, "babylon": 4, "hanging_gardens": 4}  # more players, fewer turns for each
SIZES: dict[str, Any] = {"upright": PHONE, "sideways": {"width": 844, "height": 390}}


@pytest.mark.long
@pytest.mark.parametrize("held", SIZES)
@pytest.mark.parametrize("name", PLAYERS)
def test_whole_game_by_touch(seat: Callable[..., Player], name: str, held: str) -> None:
    me = seat(name, "touch", viewport=SIZES[held])
    me.start_against_bots(SEATS[name])
    while me.wait_for_turn():
        check_reach(me, SIZES[held])
        me.step()
    expect(me.page.locator(".results table")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= SIZES[held]["width"]


def check_reach(me: Player, size: dict[str, int]) -> None:
    """Check that the confirm button is on the screen as a whole, and the page does not scroll sideways."""
    box: Any = me.confirm_button.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] + 0.5
    assert box["y"] + box["height"] <= size["height"] + 0.5
    assert me.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
