"""Rules with figures, refusals that link to them, the score pad, the position editor."""

import base64
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.page_player import DESKTOP, PHONE, Player, Visitor
from helpers.quick import hardest

Visit = Callable[..., Visitor]
Seat = Callable[..., Player]
Check = Callable[[Page], list[str]]
LANGUAGES = {"en-GB": "Stairs", "it-IT": "Scalinata", "es-ES": "Escalera", "fr-FR": "Escalier"}


@hardest("language", "fr-FR", "en-GB", "it-IT", "es-ES")
def test_a_link_opens_its_rule_with_two_figures(
    visit: Visit, language: str, axe: Check, overflow: Check, missing_words: Check
) -> None:
    look = {"color_scheme": "dark"} if language == "fr-FR" else {}
    page = visit(locale=language, viewport=PHONE if language == "es-ES" else DESKTOP, **look).open(
        "/learn/babylon#stairs"
    )
    rule = page.locator("[data-rule=stairs]")
    expect(rule.locator("h3")).to_contain_text(LANGUAGES[language])
    expect(rule).to_be_in_viewport()
    expect(rule.locator("figure")).to_have_count(2)
    assert missing_words(page) == overflow(page) == axe(page) == []


@pytest.mark.parametrize("game", ["babel", "hanging_gardens"])
def test_the_rules_of_every_game_have_no_barriers(visit: Visit, game: str, axe: Check, missing_words: Check) -> None:
    page = visit().open(f"/learn/{game}")
    expect(page.locator("figure").first).to_be_visible()
    assert page.locator("figure").count() > 20
    assert missing_words(page) == axe(page) == []


def test_the_search_leaves_the_rules_that_have_its_words(visit: Visit) -> None:
    page = visit().open("/learn/hanging_gardens")
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("face-down TILE")
    expect(page.locator("[data-rule]")).to_have_count(2)
    page.get_by_role("searchbox").fill("zebra")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()


def test_the_print_has_the_rules_but_no_bars_and_buttons(visit: Visit) -> None:
    page = visit().open("/learn/babel")
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.emulate_media(media="print")
    for part in ("header", "nav", "aside", "[data-rule] a"):
        assert not any(one.is_visible() for one in page.locator(part).all()), part
    printed = page.pdf(prefer_css_page_size=True)
    # A4 is 595 by 842 points; twenty rules with figures need a few pages
    assert b"/MediaBox [0 0 594" in printed or b"/MediaBox [0 0 595" in printed
    assert 3 <= printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") <= 14


def test_the_print_of_a_dark_page_is_light_and_keeps_the_colours_of_pieces(visit: Visit) -> None:
    page = visit(color_scheme="dark").open("/learn/babylon")
    expect(page.locator(".drawing").first).to_be_visible()
    theme = "document.documentElement.dataset.theme"
    assert page.evaluate(theme) == "dark"
    page.evaluate(f"addEventListener('beforeprint', () => (window.printed = {theme}))")
    page.pdf()
    assert page.evaluate("window.printed") == "light"
    assert page.evaluate(theme) == "dark"
    colours = "all => all.map((one) => getComputedStyle(one).printColorAdjust)"
    assert set(page.locator(".drawing, .drawn .sign").evaluate_all(colours)) == {"exact"}


PRINT_WIDTH = {"width": 684, "height": 1000}  # the width of an A4 page within its margins, in pixels
CUT = """() => [...document.querySelectorAll('.drawing')].flatMap((drawing) => {
  const frame = drawing.getBoundingClientRect();
  const parts = [...drawing.querySelectorAll('.plaque, .part, .chips, .name, .beside > *, b')];
  return parts.filter((part) => {
    const box = part.getBoundingClientRect();
    const across = box.left < frame.left || box.right > frame.right;
    const outside = across || box.top < frame.top || box.bottom > frame.bottom;
    return box.width && (outside || (part.matches('.name') && part.scrollWidth > part.clientWidth));
  }).map((part) => `${drawing.closest('[data-rule]').dataset.rule}: ${part.className} ${part.textContent.trim()}`);
})"""


@pytest.mark.parametrize("game", ["babel", "hanging_gardens", "babylon"])
@hardest("language", "fr", "en", "it", "es")
def test_the_figures_of_the_print_are_whole(visit: Visit, game: str, language: str) -> None:
    page = visit(locale=language, viewport=PRINT_WIDTH).open(f"/learn/{game}")
    expect(page.locator(".drawing").first).to_be_visible()
    page.emulate_media(media="print")
    assert page.evaluate(CUT) == []


def test_the_notes_of_the_print_stay_with_their_headings(visit: Visit) -> None:
    page = visit().open("/learn/babylon")
    expect(page.locator(".note").first).to_be_visible()
    page.emulate_media(media="print")
    breaks = "all => all.map((one) => getComputedStyle(one).breakInside)"
    assert page.locator(".note").evaluate_all(breaks) == ["avoid", "avoid"]


def test_a_rule_is_tried_on_the_board(visit: Visit) -> None:
    page = visit().open("/try/babel?rule=run")
    expect(page.locator(".babel")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".babel")).to_be_visible()
    visit().open("/try/babel?rule=nothing").get_by_role("heading").first.wait_for()


def test_a_tap_on_the_garden_before_the_dig_names_the_rule(seat: Seat) -> None:
    player = seat("babylon")
    player.start_against_bots()
    page = player.page
    page.locator("[data-cell=c4]").click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("clay")
    toast.get_by_role("link").click()
    expect(page.locator("[data-rule=removal]")).to_be_in_viewport()


def test_the_pad_counts_and_keeps_without_a_network(visit: Visit, axe: Check) -> None:
    visitor = visit(viewport=PHONE, service_workers="allow")
    page = visitor.open("/pad/hanging_gardens")
    expect(page.locator("[data-line=tiger]")).to_be_visible()
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    page.reload()
    for line, times in (("tiger", 3), ("animal_handler", 1)):
        for _ in range(times):
            page.locator(f"[data-line={line}] .stepper button").nth(1).click()
    expect(page.locator(".total output")).to_have_text("26")  # 14 for three tigers, 12 for their handler
    page.reload()
    expect(page.locator(".total output")).to_have_text("26")
    assert axe(page) == []
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Show the result").click()
    expect(page.get_by_role("dialog")).to_contain_text("Player 1 wins.")
    page.get_by_role("button", name="Save and start again").click()
    expect(page.get_by_role("dialog")).to_contain_text("26")


def test_the_editor_says_what_is_wrong_and_shares_what_is_right(visit: Visit, axe: Check) -> None:
    visitor = visit()
    page = visitor.open("/editor/babel")
    column = page.get_by_role("group", name="Column of player 1 at Assyrians")
    for _ in range(4):
        column.get_by_role("button", name="Add Hittites").click()
    column.get_by_role("button", name="Remove card 4: Hittites").click()
    expect(page.locator(".answer")).to_contain_text("still at the quarry")
    pawn = page.get_by_role("group", name="Player 1’s pawn stands at")
    expect(pawn.locator(".fault")).to_contain_text("still at the quarry")
    pawn.get_by_text("Assyrians").click()
    expect(page.locator(".answer")).to_contain_text("possible")
    expect(page.locator(".fault")).to_have_count(0)
    temple = page.get_by_role("group", name="Temple of player 1 at Assyrians")
    temple.get_by_role("button", name="Level 2").click()
    expect(temple.locator("[aria-pressed=true]")).to_have_count(2)
    assert axe(page) == []
    page.get_by_role("button", name="Copy the link").click()
    page.wait_for_url("**position=*")
    page.reload()
    column = page.get_by_role("group", name="Column of player 1 at Assyrians")
    expect(column.locator("[data-card=H]")).to_have_count(3)
    page.get_by_role("button", name="Keep playing against a bot").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".babel")).to_be_visible()


def draft_of(**draft: Any) -> str:
    """Return a draft as the editor's links carry it."""
    return base64.urlsafe_b64encode(json.dumps(draft).encode()).decode().rstrip("=")


def test_the_editor_sets_up_the_middle_of_a_turn(visit: Visit) -> None:
    visitor = visit()
    position = draft_of(hand=["SSA", None], pawn=["A", "quarry"], column=[{"A": "HH"}, {}])
    page = visitor.open(f"/editor/babel?position={position}")
    page.get_by_role("link", name="Make moves on the board").click()
    page.locator('[data-spot="hand-0"]').click(position={"x": 6, "y": 30})  # the hand is sorted: A S S
    page.locator('[data-spot="column-0-A"]').click()
    expect(page.locator('[data-spot="column-0-A"] .slip')).to_have_count(3)
    page.get_by_role("link", name="Edit this position").click()
    expect(page.locator("[data-action]")).to_have_count(1)
    expect(page.locator("[data-action]")).to_have_text("Settle: Assyrians")
    expect(page.locator(".answer")).to_contain_text("possible")
    page.get_by_role("button", name="Copy the link").click()
    page.wait_for_url("**actions=lay%3AA*")
    page.reload()
    expect(page.locator("[data-action]")).to_have_text("Settle: Assyrians")
    page.get_by_role("group", name="Hand of player 1").locator("[data-card=A]").click()
    expect(page.locator(".answer")).to_contain_text("Move 1 is not possible")
    expect(page.locator(".answer a")).to_have_attribute("href", re.compile(r"/learn/babel#\w"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".answer")).to_contain_text("possible")
    page.get_by_role("button", name="Keep playing against a bot").click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-spot="column-0-A"] .slip')).to_have_count(3)


@pytest.mark.parametrize("game", ["babylon", "hanging_gardens"])
def test_the_editor_sets_up_any_number_of_players(visit: Visit, axe: Check, game: str) -> None:
    page = visit().open(f"/editor/{game}")
    page.get_by_label("Number of players").select_option("4")
    page.get_by_label("Whose turn it is").select_option("3")
    expect(page.locator(".answer")).to_contain_text("possible")
    expect(page.locator(".outcome figure")).to_have_count(4)
    assert axe(page) == []
    page.get_by_role("button", name="Keep playing against a bot").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".pill, .status").first).to_contain_text("Your turn")


def test_the_editor_names_what_no_game_can_reach(visit: Visit) -> None:
    page = visit().open("/editor/hanging_gardens")
    page.get_by_role("button", name="bare table", exact=True).click()
    page.get_by_role("button", name="Square 1, 2:").click()
    page.get_by_role("button", name="Square 2, 2:").click()
    expect(page.locator(".answer")).to_contain_text("must be connected side by side")
    page = visit().open("/editor/babylon")
    page.get_by_label("Kind").select_option("statue")
    page.get_by_role("button", name="Add").last.click()
    expect(page.locator(".answer")).to_contain_text("step 1")
    expect(page.locator(".answer a")).to_have_attribute("href", re.compile(r"/learn/babylon#\w"))


def test_the_editor_of_babel_fits_a_phone(visit: Visit, overflow: Check, axe: Check) -> None:
    position = draft_of(hand=["AAHHMMPPSS", None], pawn=["A", "quarry"], column=[{"A": "HHHMMSSPA"}, {}])
    page = visit(locale="fr", viewport=PHONE).open(f"/editor/babel?position={position}")
    expect(page.locator("[data-card]")).to_have_count(19)
    assert overflow(page) == []
    assert axe(page) == []


def test_the_editor_fits_a_phone_also_with_long_names(visit: Visit, overflow: Check) -> None:
    page = visit(locale="it", viewport=PHONE).open("/editor/babylon")
    expect(page.locator("fieldset").first).to_be_visible()
    assert overflow(page) == []
