"""Notifications on the page: switched on in the settings or at a daily game, delivered through a real service worker.

A Chromium without an account at a push service cannot subscribe, so the browser's own request for a subscription is
replaced by one to a push service on this machine. Everything else is real: the server encrypts and sends, the message
is decrypted as the browser would (RFC 8291), and handed to the service worker by the browser's debugging protocol.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from helpers.push_service import PushService, Subscription
from helpers.server import Guest, Server

from .conftest import Visitor

# A headless Chromium reports `denied` to scripts even if the permission was granted.
SUBSCRIBE = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const made = { endpoint: ADDRESS, toJSON: () => ({ endpoint: ADDRESS, keys: KEYS }), unsubscribe: async () => true };
  let subscribed = null;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = new Uint8Array(options.applicationServerKey).length;
    return (subscribed = made);
  };
  PushManager.prototype.getSubscription = async () => subscribed;
"""
WAIT_STEPS = 500  # of 20 ms
DAYS = {"kind": "days", "base": 0, "increment": 0, "days": 3}
# A headless Chromium shows no notifications: keep what the service worker would show.
KEEP = """() => {
  self.shown = [];
  registration.showNotification = async (title, { body, tag, data }) => {
    self.shown = [...self.shown.filter((one) => one.tag !== tag), { title, body, tag, data }];
  };
}"""
CLICK = """async () => {
  let opened = null;
  clients.openWindow = async (address) => (opened = address);
  const event = new Event('notificationclick');
  event.notification = { ...self.shown[0], close: () => (self.shown = []) };
  let work = null;
  event.waitUntil = (promise) => (work = promise);
  dispatchEvent(event);
  await work;
  return [opened, self.shown.length];
}"""
Visit = Callable[..., Visitor]
Check = Callable[[Page], list[str]]


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def subscriber(visit: Visit, service: PushService, browser: Subscription) -> Visitor:
    """Return a visitor whose browser subscribes at the push service of this machine."""
    visitor = visit(service_workers="allow", permissions=["notifications"])
    names = f"const ADDRESS = {json.dumps(service.address + '/device')}, KEYS = {json.dumps(browser.keys)};"
    visitor.context.add_init_script(f"{{ {names} {SUBSCRIBE} }}")
    return visitor


def post(visitor: Visitor, path: str, body: object = None) -> dict[str, object]:
    """Post as the visitor, without a page."""
    answer = visitor.context.request.post(visitor.address + path, data=body or {})
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def deliver(visitor: Visitor, message: dict[str, object]) -> None:
    """Deliver a push message to the service worker and wait until it has been handled."""
    debugger = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    debugger.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    debugger.send("ServiceWorker.enable")
    for _ in range(WAIT_STEPS):
        if found:
            break
        visitor.page.wait_for_timeout(20)
    sent = {"origin": visitor.address, "registrationId": found[-1], "data": json.dumps(message)}
    debugger.send("ServiceWorker.deliverPushMessage", sent)
    worker = visitor.context.service_workers[0]
    for _ in range(WAIT_STEPS):
        if worker.evaluate("() => self.shown.length"):
            break
        visitor.page.wait_for_timeout(20)
    debugger.detach()


def daily_table(visitor: Visitor, other: Guest) -> str:
    """Set up a game of two with days for each turn, in which the visitor begins."""
    setting = {"game": "babel", "seats": 2, "clock": DAYS, "options": {"start": 1, "starter": "first-turn"}}
    table = str(post(visitor, "/api/tables", setting)["id"])
    other.post(f"/api/tables/{table}/sit")
    return table


def test_turn_reaches_the_service_worker_of_a_closed_page(
    visit: Visit, server: Server, service: PushService, axe: Check, overflow: Check
) -> None:
    browser = Subscription()
    visitor = subscriber(visit, service, browser)
    page = visitor.open("/settings")
    page.get_by_role("button", name="Turn on notifications").click()
    expect(page.get_by_text("On for this device.")).to_be_visible()
    assert page.evaluate("window.subscribedWith") == 65
    assert axe(page) == []
    assert overflow(page) == []
    table = daily_table(visitor, Guest(server, "Ben"))
    post(visitor, f"/api/tables/{table}/start")
    message = browser.decrypt(service.next().body)
    assert message == {"title": "It’s your turn", "text": "Babel: make your move.", "table": table}

    worker = visitor.context.service_workers[0]
    worker.evaluate(KEEP)
    deliver(visitor, message)
    deliver(visitor, message)  # replaces the first
    expected = {"title": message["title"], "body": message["text"], "tag": table, "data": {"table": table}}
    assert worker.evaluate("() => self.shown") == [expected]
    assert worker.evaluate(CLICK) == [f"/table/{table}", 0]

    page.get_by_role("button", name="Turn off notifications").click()
    expect(page.get_by_role("button", name="Turn on notifications")).to_be_visible()
    notices = page.evaluate("fetch('/api/me/notices').then((answer) => answer.json())")["notices"]
    assert notices == []


def test_daily_game_offers_notifications_and_shows_whose_turn_it_is(
    visit: Visit, server: Server, service: PushService, axe: Check
) -> None:
    visitor = subscriber(visit, service, Subscription())
    other = Guest(server, "Ben")
    post(visitor, "/api/guest")
    table = daily_table(visitor, other)
    post(visitor, f"/api/tables/{table}/start")
    page = visitor.open(f"/table/{table}")
    expect(page).to_have_title("● Your turn · Babel · Ziggurat")
    icon = page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    banner = page.get_by_role("status").filter(has_text="Shall we notify you")
    expect(banner).to_be_visible()
    assert axe(page) == []
    banner.get_by_role("button", name="Turn on notifications").click()
    expect(banner).to_have_count(0)
    view = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["view"]
    with other.socket() as talk:  # the opponent resigns: it is nobody's turn any more
        talk.send("hello", table=table)
        talk.until("sync")
        talk.send("resign", table=table, id=other.new_id())
        talk.until("ack")
    assert view["to_move"] == view["viewer"]
    expect(page).to_have_title("Babel · Ziggurat")
    expect(icon).to_have_attribute("href", "/icon.svg")
