"""Passwords: rules, changing, recovery by mail, limits that lock no owner out; names that belong to one player."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from helpers.mail import MailServer
from helpers.server import Guest, Server
from ziggurat.server.api.password_rules import check_new_password, is_common
from ziggurat.server.api.passwords import Passwords
from ziggurat.server.api.throttle import network_of
from ziggurat.server.errors import ApiError

PASSWORD = "seven dry bricks"
NEW_PASSWORD = "eight wet bricks"


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[Server]:
    options = ("--smtp", f"127.0.0.1:{mails.port}", "--mail-from", "table@example.org")
    running = Server(tmp_path_factory.mktemp("server"), *options, "--public-url", "https://play.example.org").start()
    yield running
    running.stopped()


def registered(server: Server, name: str) -> Guest:
    guest = Guest(server, "Visitor")
    guest.post("/api/register", name=name, password=PASSWORD)
    return guest


def code_of(answer: httpx.Response) -> str:
    return str(answer.json().get("code"))


# --- Rules -------------------------------------------------------------------------------------------------

COMMON = ["password", "Password1!", "p@ssw0rd", "12345678", "qwertyuiop", "aaaaaaaa", "abcabcabc", "iloveyou123"]


@pytest.mark.parametrize("password", [*COMMON, "24.12.1999", "1q2w3e4r", "87654321", "Ziggurat2026", "LetMeIn!!!"])
def test_common_password_is_refused(password: str) -> None:
    with pytest.raises(ApiError, match="password_common"):
        check_new_password(password, "Nabu")


@pytest.mark.parametrize("password", ["Shamash of Ur", "shamashofur99", "SHAMASH OF UR!"])
def test_name_is_refused_as_password(password: str) -> None:
    with pytest.raises(ApiError, match="password_is_name"):
        check_new_password(password, "Shamash of Ur")


@pytest.mark.parametrize("password", [PASSWORD, NEW_PASSWORD, "eye for an eye", "k7#mQz!2pL", "passwordless-tin-roof"])
def test_other_password_is_accepted(password: str) -> None:
    check_new_password(password, "Nabu")


def test_every_frequent_password_is_refused() -> None:
    frequent = [password for password in FREQUENCY_LISTS["passwords"] if len(password) >= 8]
    assert len(frequent) > 3000
    assert [password for password in frequent if not is_common(password)] == []


ANY_KIND = [
    "nwqzkhfe",
    "пароль для стола",
    "  two spaces  ",
    "𒀭𒂗𒆤 of Nippur 🏺",
    "\"'`\\ <b> %s",
    "Nabu's tower has seven storeys. " * 6,
]


@pytest.mark.parametrize("password", ANY_KIND)
def test_password_of_8_to_200_characters_of_any_kind_is_accepted(password: str) -> None:
    check_new_password(password, "Nabu")
    with closing(Passwords()) as passwords:
        stored = asyncio.run(passwords.hash(password))
        assert asyncio.run(passwords.matches(stored, password))
        for other in {password.upper(), password.strip(), password[:-1], password[:64]} - {password}:
            assert not asyncio.run(passwords.matches(stored, other))


@pytest.mark.parametrize("password", ["sevench", "x" * 201])
def test_shorter_or_longer_password_is_refused(server: Server, password: str) -> None:
    answer = Guest(server, "Visitor").http.post("/api/register", json={"name": "Length", "password": password})
    assert answer.status_code == 422


def test_registration_refuses_common_passwords(server: Server) -> None:
    answer = Guest(server, "Visitor").http.post("/api/register", json={"name": "Rimut", "password": "password1"})
    assert (answer.status_code, code_of(answer)) == (422, "password_common")


# --- Names -------------------------------------------------------------------------------------------------


def test_refused_registration_leaves_the_guests_name_alone(server: Server) -> None:
    registered(server, "Marduk")
    guest = Guest(server, "Puabi")
    table = guest.post("/api/tables", game="babel", seats=2)["id"]
    assert code_of(guest.http.post("/api/register", json={"name": "MARDUK", "password": PASSWORD})) == "taken"
    assert guest.get("/api/me")["account"]["name"] == "Puabi"
    assert guest.get(f"/api/tables/{table}")["view"]["seats"][0]["name"] == "Puabi"


def test_guest_cannot_use_a_registered_name(server: Server) -> None:
    registered(server, "Nanna")
    guest = Guest(server, "Visitor")
    assert code_of(guest.http.post("/api/me/name", json={"name": "nanna"})) == "taken"
    assert guest.get("/api/me")["account"]["name"] == "Visitor"
    answer = httpx.post(f"{server.address}/api/guest", json={"name": "\uff2eanna"})
    assert (answer.status_code, code_of(answer)) == (409, "taken")


# --- Changing ----------------------------------------------------------------------------------------------


def test_changed_password_ends_the_other_sessions(server: Server) -> None:
    owner = registered(server, "Ubar")
    elsewhere = Guest(server, "Visitor")
    elsewhere.post("/api/login", name="Ubar", password=PASSWORD)
    with elsewhere.socket() as talk:
        talk.until("welcome")
        owner.post("/api/me/password", old=PASSWORD, new=NEW_PASSWORD)
        assert talk.closed() == 1012
    assert elsewhere.http.get("/api/me").status_code == 401
    assert owner.get("/api/me")["account"]["name"] == "Ubar"
    visitor = Guest(server, "Visitor")
    assert code_of(visitor.http.post("/api/login", json={"name": "Ubar", "password": PASSWORD})) == "wrong_credentials"
    visitor.post("/api/login", name="Ubar", password=NEW_PASSWORD)


def test_password_is_changed_only_with_the_present_one(server: Server) -> None:
    owner = registered(server, "Warad")
    answer = owner.http.post("/api/me/password", json={"old": "not this one", "new": NEW_PASSWORD})
    assert code_of(answer) == "wrong_credentials"
    answer = owner.http.post("/api/me/password", json={"old": PASSWORD, "new": "password1"})
    assert code_of(answer) == "password_common"
    owner.post("/api/login", name="Warad", password=PASSWORD)


# --- Recovery ----------------------------------------------------------------------------------------------


def link_in(mail: str, purpose: str) -> str:
    found = re.search(rf"https://play\.example\.org/{purpose}/([\w-]+)", mail.replace("=\r\n", ""))
    assert found is not None, mail
    return found[1]


def test_stolen_session_cannot_add_a_mail_address(server: Server) -> None:
    owner = registered(server, "Papsukkal")
    for password in ({}, {"password": "a wrong guess"}):
        body = {"kind": "email", "address": "thief@example.org", **password}
        answer = owner.http.post("/api/me/notices", json=body)
        assert (answer.status_code, code_of(answer)) == (403, "wrong_credentials")
    assert owner.get("/api/me/notices")["notices"] == []


def test_signing_in_and_wrong_passwords_are_logged_without_the_password(server: Server) -> None:
    owner = registered(server, "Ninurta")
    visitor = Guest(server, "Visitor")
    visitor.http.post("/api/login", json={"name": "Ninurta", "password": "a wrong guess"})
    visitor.post("/api/login", name="Ninurta", password=PASSWORD)
    account = owner.get("/api/me")["account"]["id"]
    log = server.errors.read_text()
    entries = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    events = [(entry["event"], entry["client"]) for entry in entries if entry.get("account") == account]
    assert events == [("wrong_password", "127.0.0.1"), ("signed_in", "127.0.0.1")]
    assert "a wrong guess" not in log
    assert PASSWORD not in log


def test_password_is_recovered_through_a_confirmed_address_only(server: Server, mails: MailServer) -> None:
    owner = registered(server, "Zababa")
    owner.post("/api/me/notices", kind="email", address="zababa@example.org", password=PASSWORD)
    confirmation = mails.next_to("zababa@example.org")
    visitor = Guest(server, "Visitor")
    assert visitor.post("/api/recover", name="Zababa") == visitor.post("/api/recover", name="Unknown") == {}
    assert owner.get("/api/me/notices")["notices"][0]["confirmed"] is False
    visitor.post("/api/mail/confirm", link=link_in(confirmation, "confirm"))
    assert owner.get("/api/me/notices")["notices"][0]["confirmed"] is True
    visitor.post("/api/recover", name="zababa", language="it")
    recovery = mails.next_to("zababa@example.org")
    assert "Ziggurat: una nuova password" in recovery
    link = link_in(recovery, "recover")
    answer = visitor.http.post("/api/recover/finish", json={"link": link, "password": "password1"})
    assert code_of(answer) == "password_common"
    assert visitor.post("/api/recover/finish", link=link, password=NEW_PASSWORD)["account"]["name"] == "Zababa"
    assert owner.http.get("/api/me").status_code == 401
    assert visitor.get("/api/me")["account"]["name"] == "Zababa"
    again = visitor.http.post("/api/recover/finish", json={"link": link, "password": PASSWORD})
    assert code_of(again) == "no_such_link"


# --- Limits ------------------------------------------------------------------------------------------------


def test_wrong_passwords_are_limited_by_address_wherever_they_are_checked(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = Server(tmp_path_factory.mktemp("server"), "--behind-tls").start()
    try:
        asyncio.run(exhaust(server))
    finally:
        server.stopped()


async def exhaust(server: Server) -> None:
    """Fail at three places from one address until the limit; the owner signs in from another."""
    attacker, owner = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.9"}
    async with httpx.AsyncClient(base_url=server.address) as client:
        guest = (await client.post("/api/guest", json={"name": "Visitor", "token": True}, headers=owner)).json()
        bearer = {"Authorization": f"Bearer {guest['token']}"}
        body = {"name": "Tashmetu", "password": PASSWORD, "token": True}
        made = (await client.post("/api/register", json=body, headers=owner | bearer)).json()
        bearer = {"Authorization": f"Bearer {made['token']}"}
        places = {
            "/api/login": {"name": "Tashmetu", "password": "wrong guess"},
            "/api/me/delete": {"password": "wrong guess"},
            "/api/me/password": {"old": "wrong guess", "new": NEW_PASSWORD},
        }
        codes = set()
        for _ in range(6):
            for path, wrong in places.items():
                codes.add(code_of(await client.post(path, json=wrong, headers=attacker | bearer)))
        assert codes == {"wrong_credentials", "too_many_requests"}
        for path, wrong in places.items():
            assert code_of(await client.post(path, json=wrong, headers=attacker | bearer)) == "too_many_requests"
        login = await client.post("/api/login", json={"name": "Tashmetu", "password": PASSWORD}, headers=owner)
        assert login.status_code == 200


def test_signing_in_does_not_use_up_the_limit(tmp_path: Path) -> None:
    server = Server(tmp_path).start()  # a server of its own: the other tests use up the limit of requests
    try:
        registered(server, "Shiptu")
        for _ in range(14):
            Guest(server, "Visitor").post("/api/login", name="Shiptu", password=PASSWORD)
    finally:
        server.stopped()


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert network_of("192.0.2.1") == "192.0.2.1"


def test_mail_program_ends_the_mails_with_a_form_and_no_session(server: Server, mails: MailServer) -> None:
    answer = httpx.post(f"{server.address}/api/mail/unsubscribe/unknown", data={"List-Unsubscribe": "One-Click"})
    assert (answer.status_code, code_of(answer)) == (404, "no_such_link")
    shown = httpx.get(f"{server.address}/api/mail/unsubscribe/unknown")
    assert (shown.status_code, shown.headers["location"]) == (303, "/unsubscribe/unknown")
