"""The account on the page: registering, passwords, sessions, mail addresses, blocked players."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from helpers.mail import MailServer
from helpers.server import Server

from .conftest import PHONE, Visitor
from .test_friends import set_up, sit_down

PASSWORD, NEW_PASSWORD = "seven dry bricks", "eight wet bricks"
ON_A_PHONE = "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML) Chrome/129.0.0.0 Mobile Safari/537.36"
ON_A_DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
Visit = Callable[..., Visitor]
Check = Callable[[Page], list[str]]


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("accounts"))
    address = f"http://localhost:{running.port}"  # the page's cookies must belong to the host in the mails
    running.arguments = (
        "--smtp",
        f"127.0.0.1:{mails.port}",
        "--mail-from",
        "table@example.org",
        "--public-url",
        address,
    )
    yield running.start()
    running.stopped()


@pytest.fixture
def check_look(axe: Check, overflow: Check, missing_words: Check) -> Callable[[Page], None]:
    """Return a check for accessibility, overflowing texts and missing words, in light and dark."""

    def check(page: Page) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert axe(page) == []
        assert overflow(page) == []
        assert missing_words(page) == []

    return check


def expect_message(page: Page, text: str) -> None:
    """Wait for the message that something was done."""
    expect(page.get_by_role("status").get_by_text(text)).to_be_visible()


def form(page: Page, button: str) -> Locator:
    """Return the form with a button, for its labels."""
    return page.locator("form", has=page.get_by_role("button", name=button, exact=True))


def register(visitor: Visitor, name: str) -> Page:
    """Choose a name and a password on the settings page."""
    page = visitor.open("/settings")
    page.get_by_label("This is how others see you at the table").fill(name)
    form(page, "Create the account").get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    expect_message(page, "Your account is ready")
    return page


def sign_in(visitor: Visitor, name: str, password: str) -> Page:
    page = visitor.open("/settings")
    signing = form(page, "Sign in")
    signing.get_by_label("Name").fill(name)
    signing.get_by_label("Password").fill(password)
    signing.get_by_role("button", name="Sign in").click()
    return page


def test_guest_registers_and_changes_the_password(visit: Visit, check_look: Callable[[Page], None]) -> None:
    owner = visit()
    page = register(owner, "Enlil")
    expect(page.get_by_text("You are signed in as Enlil.")).to_be_visible()
    check_look(page)
    changing = form(page, "Change the password")
    changing.get_by_label("Current password").fill("a wrong guess")
    changing.get_by_label("New password").fill(NEW_PASSWORD)
    changing.get_by_role("button", name="Change the password").click()
    expect_message(page, "Name or password is wrong.")
    changing.get_by_label("Current password").fill(PASSWORD)
    changing.get_by_role("button", name="Change the password").click()
    expect_message(page, "Password changed.")
    other = sign_in(visit(viewport=PHONE, has_touch=True), "Enlil", PASSWORD)
    expect_message(other, "Name or password is wrong.")
    form(other, "Sign in").get_by_label("Password").fill(NEW_PASSWORD)
    form(other, "Sign in").get_by_role("button", name="Sign in").click()
    expect_message(other, "Welcome back")


def test_password_fields_hide_the_text_and_accept_password_managers(visit: Visit) -> None:
    page = visit().open("/settings")
    expect(page.get_by_role("heading", name="Keep your games")).to_be_visible()
    fields = page.locator("input[autocomplete$=-password]")
    expect(fields).to_have_count(2)  # a new one, and one to sign in
    for field in fields.all():
        expect(field).to_have_attribute("type", "password")
        field.focus()
        page.evaluate("(text) => document.execCommand('insertText', false, text)", PASSWORD)  # as pasting does
        expect(field).to_have_value(PASSWORD)
    expect(page.locator("input[type=password]")).to_have_count(2)


def test_signing_out_leaves_nothing_of_the_account_in_the_browser(visit: Visit) -> None:
    page = register(visit(), "Utu the Sun")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect_message(page, "You have signed out")
    expect(page.get_by_text("You are playing as a guest in this browser.")).to_be_visible()
    assert "Utu the Sun" not in page.content()
    stored = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])")
    assert "Utu" not in stored
    assert page.evaluate("() => indexedDB.databases()") == []


def test_session_in_another_browser_is_ended(visit: Visit, check_look: Callable[[Page], None]) -> None:
    owner = visit(viewport=PHONE, has_touch=True, user_agent=ON_A_PHONE)
    page = register(owner, "Ninlil")
    elsewhere = sign_in(visit(user_agent=ON_A_DESK), "Ninlil", PASSWORD)
    expect(elsewhere.get_by_text("You are signed in as Ninlil.")).to_be_visible()
    page.reload()
    sessions = page.locator("section", has=page.get_by_role("heading", name="Where you are signed in"))
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    expect(sessions.get_by_role("listitem").filter(has_text="Chrome on Android")).to_contain_text("This browser")
    expect(sessions.get_by_role("listitem").filter(has_text="Firefox on Linux")).to_contain_text("Last used on")
    check_look(page)
    sessions.get_by_role("button", name="Sign out there").click()
    expect_message(page, "The session has ended")
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_text("You are signed in as Ninlil.")).to_be_visible()
    elsewhere.reload()
    expect(elsewhere.get_by_text("You are playing as a guest in this browser.")).to_be_visible()


def write(page: Page, text: str) -> None:
    page.get_by_label("Write something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_player_is_blocked_in_the_chat_and_unblocked(visit: Visit, check_look: Callable[[Page], None]) -> None:
    host, friend = visit(), visit()
    link = set_up(host)
    sit_down(friend, link, "Ereshkigal")
    write(friend.page, "A first line")
    chat = host.page.get_by_role("log")
    expect(chat.get_by_text("A first line")).to_be_visible()
    chat.get_by_role("button", name="Report or block").click()
    check_look(host.page)
    chat.get_by_role("button", name="Block this player").click()
    expect_message(host.page, "Blocked.")
    write(friend.page, "A second line")
    expect(friend.page.get_by_role("log").get_by_text("A second line")).to_be_visible()
    host.page.reload()
    expect(host.page.get_by_role("log")).to_be_visible()
    expect(host.page.get_by_role("log").get_by_text("A second line")).to_have_count(0)
    page = host.open("/settings")
    blocks = page.locator("section", has=page.get_by_role("heading", name="Blocked players"))
    expect(blocks.get_by_text("Ereshkigal")).to_be_visible()
    check_look(page)
    blocks.get_by_role("button", name="Unblock").click()
    expect_message(page, "Player unblocked")
    expect(blocks).to_have_count(0)


def test_password_is_recovered_by_a_link_in_a_mail(
    visit: Visit, server: Server, mails: MailServer, check_look: Callable[[Page], None]
) -> None:
    owner = visit(f"http://localhost:{server.port}")
    page = register(owner, "Nergal")
    adding = form(page, "Add")
    adding.get_by_label("Address").fill("nergal@example.org")
    adding.get_by_label("Current password").fill(PASSWORD)
    adding.get_by_role("button", name="Add").click()
    expect_message(page, "Please open the link in the email we have just sent.")
    expect(page.get_by_text("Not confirmed yet")).to_be_visible()
    check_look(page)
    page.goto(link_in(mails.next_to("nergal@example.org"), "confirm"))
    expect(page.get_by_role("heading", name="Confirm the address")).to_be_visible()
    check_look(page)
    page.get_by_role("button", name="Confirm the address").click()
    expect(page.get_by_text("Confirmed", exact=True)).to_be_visible()

    phone = visit(f"http://localhost:{server.port}", viewport=PHONE, has_touch=True)
    lost = phone.open("/settings")
    form(lost, "Sign in").get_by_label("Name").fill("Nergal")
    lost.get_by_role("button", name="Forgotten your password?").click()
    expect_message(lost, "If this account has a confirmed email address")
    lost.goto(link_in(mails.next_to("nergal@example.org"), "recover"))
    expect(lost.get_by_role("heading", name="Set a new password")).to_be_visible()
    check_look(lost)
    lost.get_by_label("New password").fill(NEW_PASSWORD)
    lost.get_by_role("button", name="Set a new password").click()
    expect(lost.get_by_text("You are signed in as Nergal.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are playing as a guest in this browser.")).to_be_visible()


def link_in(mail: str, purpose: str) -> str:
    """Return the address in a mail that leads to a page of the server."""
    found = re.search(rf"http://localhost:\d+/{purpose}/\S+", mail.replace("=\r\n", ""))
    assert found is not None, mail
    return found[0]
