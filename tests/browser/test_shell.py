"""From the front page into a game, and everything around the board, in a real browser with a real server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from helpers.quick import hardest
from helpers.server import Server

from .conftest import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
Check = Callable[[Page], list[str]]
PAGES = [
    "/",
    "/create/babel",
    "/games",
    "/settings",
    "/learn",
    "/learn/babel",
    "/learn/hanging_gardens",
    "/bots",
    "/nowhere",
]
RULES = {"/learn/babel", "/learn/hanging_gardens"}  # long pages that test_rules_page.py checks for barriers


def settled(page: Page) -> None:
    """Wait until a page has a heading and its fonts."""
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate("document.fonts.ready")


def begin(visitor: Visitor) -> Page:
    """Start a game of Babel against a bot from the front page."""
    page = visitor.open()
    page.get_by_role("button", name=re.compile("Babel")).click()
    expect(page.locator(".status")).to_be_visible()
    return page


def test_two_clicks_from_the_front_page_to_the_first_move(visit: Visit) -> None:
    page = begin(visit())  # the first click
    expect(page).to_have_url(re.compile(r"/table/\w+"))
    expect(page.locator(".pill")).to_be_visible()
    expect(page.locator(".tops > .top")).to_be_visible()


def test_gold_button_starts_a_game_at_once(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Play now", exact=True).click()
    expect(page.locator(".status")).to_be_visible()


def test_friend_joins_by_link(visit: Visit) -> None:
    host, friend = visit(), visit(viewport=PHONE, has_touch=True)
    page = host.open("/create/babel")
    page.get_by_role("button", name="Set up and invite").click()
    link = page.get_by_label("The link to your table")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    other = friend.page
    other.goto(link.input_value())
    other.get_by_label("Your name").fill("Sofia")
    other.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Sofia")).to_be_visible()
    expect(other.get_by_text("The host starts the game")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".status")).to_be_visible()
    expect(other.locator(".status")).to_be_visible()
    expect(page.get_by_text("Sofia is here")).to_be_visible()
    # chat
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Good luck!").click()
    other.get_by_role("button", name="Log, chat, score and rules").click()
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_role("log", name="Player chat").get_by_text("Good luck!")).to_be_visible()


def test_open_table_appears_on_the_front_page_automatically(visit: Visit) -> None:
    watching, host = visit(), visit()
    page = watching.open()
    settled(page)
    making = host.open("/create/babel")
    making.get_by_role("switch", name="By link only").uncheck()
    making.get_by_role("button", name="Set up and invite").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.get_by_role("link", name="Join").first.click()
    page.get_by_role("button", name="Sit down").first.click()
    expect(making.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_unknown_invitation_is_reported(visit: Visit) -> None:
    page = visit().open("/invitation/nonsense")
    expect(page.get_by_role("heading", name="This invitation is no longer valid.")).to_be_visible()


def test_private_table_is_hidden_from_strangers(visit: Visit) -> None:
    page = begin(visit())
    stranger = visit().page
    stranger.goto(page.url)
    expect(stranger.get_by_role("heading", name="There is no such table, or it is private.")).to_be_visible()


def test_settings_are_saved(visit: Visit) -> None:
    page = visit().open("/settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="Fast").check(force=True)
    page.get_by_role("main").get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-speed", "fast")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_renaming_and_registering(visit: Visit) -> None:
    first = visit()
    page = first.open("/settings")
    page.get_by_label("This is how others see you at the table").fill("Enheduanna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Name saved")).to_be_visible()
    page.get_by_label("Password").first.fill("ziggurat of ur")
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_text("You are signed in as Enheduanna.")).to_be_visible()
    elsewhere = visit().open("/settings")
    elsewhere.get_by_label("Name", exact=True).fill("Enheduanna")
    elsewhere.get_by_label("Password").last.fill("ziggurat of ur")
    elsewhere.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_text("You are signed in as Enheduanna.")).to_be_visible()
    elsewhere.get_by_role("button", name="Delete").click()
    elsewhere.get_by_role("dialog").get_by_label("Password").fill("ziggurat of ur")
    elsewhere.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(elsewhere.get_by_text("You are playing as a guest in this browser.")).to_be_visible()


def test_unfinished_turn_survives_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/settings")
    settled(page)
    table, step = page.evaluate(HALF_TURN)
    page.goto(f"{visitor.address}/table/{table}")
    expect(page.get_by_role("list", name="Moves of your turn").get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("list", name="Moves of your turn").get_by_role("listitem")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.get_by_role("list", name="Moves of your turn")).to_have_count(0)
    assert step.startswith("go:")


HALF_TURN = """async () => {
  const post = (path, body = {}) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) }).then((answer) => answer.json());
  await post('/api/guest');
  const made = await post('/api/tables', { game: 'babel', seats: 2, bots: { 1: 'random' },
    options: { start: 1, starter: 'first-turn' }, start: true, private: true });
  const step = made.view.game.actions[0];
  await new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type === 'welcome') socket.send(JSON.stringify({ type: 'hello', table: made.id }));
      if (frame.type === 'sync') socket.send(JSON.stringify({ type: 'act', table: made.id, id: 'half', version:
        frame.view.version, action: step }));
      if (frame.type === 'ack') { socket.close(); done(); }
    };
  });
  return [made.id, step];
}"""


@pytest.fixture(scope="module")
def stopping(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests stop and start again."""
    server = Server(tmp_path_factory.mktemp("stopping")).start()
    yield server
    server.stopped()


def test_table_reconnects_when_the_server_is_back(visit: Visit, stopping: Server) -> None:
    visitor = visit(stopping.address)
    page = visitor.open("/settings")
    settled(page)
    table, _ = page.evaluate(HALF_TURN)
    page.goto(f"{stopping.address}/table/{table}")
    steps = page.get_by_role("list", name="Moves of your turn").get_by_role("listitem")
    expect(steps).to_have_count(1)
    page.wait_for_load_state("networkidle")  # a part that is still loading would make the page reload
    stopping.end()
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    expect(page.get_by_text("Your moves are saved.")).to_be_visible()
    stopping.start()
    expect(page.get_by_text("Connection lost.")).to_have_count(0)  # the page reconnects automatically
    page.keyboard.press("u")
    expect(steps).to_have_count(0)


def test_page_reloads_once_if_a_screen_cannot_be_loaded(visit: Visit) -> None:
    # Vite reports a missing file by this event; aborting the request instead sometimes blocked the browser's driver
    page = visit().open("/learn")
    heading = page.get_by_role("heading", level=1, name="Learn")
    expect(heading).to_be_visible()
    loads = []
    page.on("load", lambda: loads.append(page.url))
    with page.expect_event("load"):
        page.evaluate("setTimeout(() => dispatchEvent(new Event('vite:preloadError')))")
    expect(heading).to_be_visible()
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(heading).to_be_visible()
    assert len(loads) == 1


def test_screen_that_was_opened_while_the_server_was_down_appears_once_it_is_back(
    visit: Visit, stopping: Server
) -> None:
    page = visit(stopping.address).open()
    settled(page)
    expect(page.get_by_role("heading", name="Play someone now")).to_be_visible()  # loaded after the rest
    stopping.end()
    page.get_by_role("link", name="My games").first.click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    stopping.start()
    expect(page.get_by_role("heading", level=1, name="My games")).to_be_visible()


def test_missing_server_is_reported(visit: Visit, stopping: Server, axe: Check) -> None:
    visitor = visit(stopping.address, service_workers="allow")
    page = visitor.open()
    settled(page)
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    stopping.end()
    page.goto(f"{stopping.address}/games")  # an address that was never visited
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert in_both_themes(page, axe) == []
    stopping.start()
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()  # the page reconnects automatically


def test_keys_open_help_and_menu_closes_by_escape(visit: Visit) -> None:
    page = begin(visit())
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign…").click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_resigning_leads_to_the_result_the_check_and_a_rematch(visit: Visit, axe: Check, overflow: Check) -> None:
    page = begin(visit())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign…").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()
    fair = page.locator("details", has_text="Fair shuffle: checked")
    expect(fair.get_by_text("SHA-256")).to_be_hidden()
    fair.locator("summary").click()
    expect(fair.get_by_text("SHA-256")).to_be_visible()
    assert in_both_themes(page, axe) == []
    page.set_viewport_size(PHONE)
    assert overflow(page) == []
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Look back").click()
    assert in_both_themes(page, axe) == []
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".pill")).to_be_visible()


def test_finished_game_can_be_replayed_and_linked_to(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = host.open("/settings")
    settled(page)  # the guest account exists by then
    table = page.evaluate(FINISHED)
    page.goto(f"{host.address}/table/{table}")
    page.get_by_role("button", name="Look back").click()
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_attribute("aria-valuetext", "After action 2 of 2")
    page.keyboard.press("Home")
    expect(moment).to_have_attribute("aria-valuetext", "After action 0 of 2")
    page.get_by_role("button", name="One step forward").click()
    expect(moment).to_have_attribute("aria-valuetext", "After action 1 of 2")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("aria-valuetext", "After action 2 of 2")
    page.keyboard.press("Home")
    expect(moment).to_have_attribute("aria-valuetext", "After action 0 of 2")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_attribute("aria-valuetext", "After action 2 of 2")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # after the end the other player's view is open
    own = page.locator("main .hand [data-piece]").count()
    page.get_by_label("View as").select_option(label="Random")
    expect(page.locator("main .hand [data-piece]")).not_to_have_count(own)
    other = friend.page
    other.goto(f"{host.address}/table/{table}?step=1")
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuetext", "After action 1 of 2")
    # another game starts from this moment
    other.get_by_role("button", name="Continue from here against bots").click()
    expect(other).not_to_have_url(re.compile(table))
    expect(other.locator(".pill")).to_have_text("Your turn")
    other.goto(f"{host.address}/table/{table}?step=1")
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuetext", "After action 1 of 2")
    other.keyboard.press("Escape")
    expect(other.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()


FINISHED = """async () => {
  const post = (path, body = {}) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body) }).then((answer) => answer.json());
  await post('/api/guest');
  const made = await post('/api/tables', { game: 'babel', seats: 2, bots: { 1: 'random' }, options: { start: 1 },
    start: true, private: false });
  await new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    const send = (frame) => socket.send(JSON.stringify({ table: made.id, ...frame }));
    socket.onmessage = ({ data }) => {
      const { type, view } = JSON.parse(data);
      if (type === 'welcome') send({ type: 'hello' });
      if (!view) return;
      if (view.status === 'ended') { socket.close(); done(); }
      else if (view.steps >= 2) send({ type: 'resign', id: 'last' });
      else send({ type: 'act', id: `s${view.steps}`, version: view.version,
        action: view.game.actions.find((word) => word !== 'end') });
    };
  });
  return made.id;
}"""


# Resolves when the sheet has reached its size; its movement begins in the frame after the change.
SHEET_RESTS = """() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const moving = document.querySelector('.sheet').getAnimations();
  Promise.allSettled(moving.map((animation) => animation.finished)).then(resolve);
})))"""


def test_phone_sheet_follows_finger_and_keys(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    page = begin(visitor)
    grip = page.get_by_role("button", name=re.compile("^Panel size"))
    board = page.locator(".tops > .top")
    before = board.bounding_box()
    assert before is not None
    grip.focus()
    page.keyboard.press("ArrowDown")
    expect(grip).to_have_accessible_name(re.compile("Buttons only"))
    page.wait_for_function("(old) => document.querySelector('.tops > .top').offsetHeight > old", arg=before["height"])
    page.keyboard.press("ArrowUp")
    expect(grip).to_have_accessible_name(re.compile("Hand and buttons"))
    page.evaluate(SHEET_RESTS)
    grip.hover(position={"x": 150, "y": 8})
    box = grip.bounding_box()
    assert box is not None
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] - 80, steps=3)
    page.mouse.up()
    expect(grip).to_have_accessible_name(re.compile("with the score"))
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    grip.click()
    expect(grip).to_have_accessible_name(re.compile("Hand and buttons"))


@hardest("language", "fr", "en", "it", "es")  # French texts are the longest
def test_every_page_in_every_language_without_overflow(
    visit: Visit, overflow: Check, missing_words: Check, language: str
) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, locale=language)
    for path in PAGES:
        page = visitor.open(path)
        settled(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert missing_words(page) == [], path
        assert overflow(page) == [], path
    page.set_viewport_size(DESKTOP)
    for path in PAGES[:2]:
        page = visitor.open(path)
        settled(page)
        assert overflow(page) == [], path


def in_both_themes(page: Page, axe: Check) -> list[str]:
    """Check a screen in the light theme on a desktop and in the dark theme on a phone."""
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += axe(page)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(DESKTOP)
    return found


def test_axe_finds_no_barrier(visit: Visit, axe: Check) -> None:
    visitor = visit(color_scheme="light")
    for path in PAGES:
        if path in RULES:
            continue
        page = visitor.open(path)
        settled(page)
        assert in_both_themes(page, axe) == [], path


@hardest("theme", "dark", "light")
def test_axe_finds_no_barrier_next_to_the_board(visit: Visit, axe: Check, theme: str) -> None:
    page = begin(visit(color_scheme=theme))
    for name in ("Chat", "Score", "Rules", "Log"):
        page.get_by_role("tab", name=name).click()
        assert axe(page) == [], name
    page.get_by_role("button", name="Settings").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert axe(page) == []


def test_axe_finds_no_barrier_while_waiting_and_at_an_invitation(visit: Visit, axe: Check) -> None:
    page = visit(color_scheme="light").open("/create/babel")
    page.get_by_role("button", name="Set up and invite").click()
    link = page.get_by_label("The link to your table")
    expect(link).to_be_visible()
    assert in_both_themes(page, axe) == []
    friend = visit(color_scheme="light").page
    friend.goto(link.input_value())
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    assert in_both_themes(friend, axe) == []


def test_layout_does_not_shift(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        "window.shift = 0; new PerformanceObserver((list) => { for (const one of list.getEntries()) "
        "window.shift += one.value }).observe({ type: 'layout-shift', buffered: true });"
    )
    page = visitor.open()
    settled(page)
    assert page.evaluate("window.shift") < 0.05
