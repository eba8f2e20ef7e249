"""Push notifications reach the browser encrypted, once per turn, and contain no hidden information."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import pytest
from cryptography.exceptions import InvalidTag
from pydantic import AnyHttpUrl
from webpush import VAPID

from helpers.push_service import PushService, Subscription, signed_claims
from helpers.server import Guest, Server
from ziggurat.server.app import build_services
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.push import Signature, check_subscription
from ziggurat.server.background.webhooks import BadWebhook
from ziggurat.server.config import Config
from ziggurat.server.connection import Connection
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.services import Services
from ziggurat.store import Account, Notice, Session, Store, open_store
from ziggurat.table.commands import Create, Sit, Start
from ziggurat.words import words

Story = Callable[[Services, Store], Awaitable[None]]
SEED, SALT = "1" * 64, "2" * 64


def run(service: PushService, browser: Subscription, story: Story, language: str = "fr") -> None:
    """Run a story in which Anna has subscribed in a browser."""

    async def whole() -> None:
        async with open_store("sqlite://") as store:
            config = Config(webhooks_internal=True, public_url="https://play.example.org")
            services = build_services(config, store, BotPool(0), Metrics(), Log())
            for account in ("anna", "ben"):
                await store.create_account(Account(account, account, 1))
            await store.create_session(Session("session", "anna", 1, 1))
            data = json.dumps({**browser.keys, "language": language})
            await store.put_notice(Notice("anna", "push", f"{service.address}/device", 1, data, session="session"))
            await story(services, store)
            await services.registry.close()

    asyncio.run(whole())


async def start_table(services: Services, name: str = "t1") -> None:
    """Start a game in which Anna is to move."""
    sitting = [Create("babel", 2, "anna", {"start": 1}), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
    await services.pipeline.create(name, [*sitting, Start("anna", SEED, SALT)])


async def start_and_finish(services: Services, store: Store) -> None:
    await start_table(services)


def test_browser_can_decrypt_a_notification_of_its_turn() -> None:
    with PushService() as service:
        browser = Subscription()
        run(service, browser, start_and_finish)
        pushed = service.next()
    assert pushed.path == "/device"
    message = browser.decrypt(pushed.body)
    say = words("fr")
    assert message == {"title": say.say("push-turn"), "text": say.say("push-turn-text", game="Babel"), "table": "t1"}
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(pushed.headers["ttl"]) <= 86_400
    assert pushed.headers["urgency"] == "normal"


def test_another_browser_cannot_decrypt_it() -> None:
    with PushService() as service:
        run(service, Subscription(), start_and_finish)
        body = service.next().body
    with pytest.raises(InvalidTag):
        Subscription().decrypt(body)


def test_request_is_signed_with_the_key_that_browsers_subscribe_with() -> None:
    keys: list[str] = []

    async def story(services: Services, store: Store) -> None:
        await start_table(services)
        await services.push.begin()
        keys.append(services.push.key)

    with PushService() as service:
        run(service, Subscription(), story)
        claims, key = signed_claims(service.next().headers["authorization"])
    assert [key] == keys
    assert claims["aud"] == service.address  # the origin, with its port
    assert claims["sub"] == "mailto:push@play.example.org"
    assert time.time() < claims["exp"] <= time.time() + 86_400


@pytest.mark.parametrize(
    ("endpoint", "origin"),
    [
        ("https://push.example.org/device", "https://push.example.org"),
        ("https://push.example.org:443/device", "https://push.example.org"),
        ("https://push.example.org:8443/device", "https://push.example.org:8443"),
    ],
)
def test_signature_names_the_origin_of_the_push_service(endpoint: str, origin: str) -> None:
    private, public, _ = VAPID.generate_keys()
    signature = Signature(VAPID(private, public))
    header = signature.get_authorization_header(AnyHttpUrl(endpoint), "host@example.org", 60)
    assert signed_claims(header)[0]["aud"] == origin


def test_keys_are_created_once_and_kept_in_the_store() -> None:
    async def story() -> list[str]:
        async with open_store("sqlite://") as store:
            senders = [build_services(Config(), store, BotPool(0), Metrics(), Log()).push for _ in range(2)]
            await asyncio.gather(*(sender.begin() for sender in senders))
            return [sender.key for sender in senders]

    first, second = asyncio.run(story())
    assert first == second != ""


def test_one_notification_per_table_and_turn() -> None:
    async def story(services: Services, store: Store) -> None:
        await start_table(services)
        live = await services.registry.table("t1")
        services.notifier.awaited.clear()  # as after a restart
        services.notifier.on_table_changed(live)
        await start_table(services, "t2")

    with PushService() as service:
        browser = Subscription()
        run(service, browser, story)
        requests = [service.next(), service.next()]
        assert service.requests.empty()
    assert sorted(browser.decrypt(each.body)["table"] for each in requests) == ["t1", "t2"]
    assert len({each.headers["topic"] for each in requests}) == 2


def test_player_at_the_table_is_not_notified_but_one_elsewhere_on_the_page_is() -> None:
    async def story(services: Services, store: Store) -> None:
        here = Connection("anna", "Anna", "127.0.0.1")
        services.connections.add(here)
        await start_table(services, "elsewhere")
        sitting = [Create("babel", 2, "anna", {"start": 1}), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
        live = await services.pipeline.create("here", sitting)
        await services.pipeline.join(live, here)
        await services.pipeline.perform(live, Start("anna", SEED, SALT))

    with PushService() as service:
        browser = Subscription()
        run(service, browser, story)
        assert browser.decrypt(service.next().body)["table"] == "elsewhere"
        assert service.requests.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_ended_subscription_is_deleted(status: int) -> None:
    left: list[Notice] = []

    async def story(services: Services, store: Store) -> None:
        await start_table(services)
        await services.registry.close()
        left.extend(await store.notices_of("anna"))

    with PushService(status) as service:
        run(service, Subscription(), story)
        service.next()
    assert left == []


def test_subscription_survives_a_push_service_in_trouble() -> None:
    left: list[Notice] = []

    async def story(services: Services, store: Store) -> None:
        await start_table(services)
        await services.registry.close()
        left.extend(await store.notices_of("anna"))

    with PushService(503) as service:
        run(service, Subscription(), story)
        service.next()
    assert len(left) == 1


def test_invitation_names_the_inviting_player_and_the_game() -> None:
    async def story(services: Services, store: Store) -> None:
        services.notifier.start_invitation("anna", "t9", "hanging_gardens", "Ben")

    with PushService() as service:
        browser = Subscription()
        run(service, browser, story, "it")
        message = browser.decrypt(service.next().body)
    say = words("it")
    game = say.say("page-game-hanging-gardens")
    assert message["title"] == say.say("push-invitation", name="Ben")
    assert message["text"] == say.say("push-invitation-text", game=game)
    assert message["table"] == "t9"


def test_subscription_needs_https_and_valid_keys() -> None:
    keys = Subscription().keys
    check_subscription("https://push.example.org/x", keys, Config())
    for address in ("http://push.example.org/x", "ftp://push.example.org/x", "https://a:b@push.example.org/", "x"):
        with pytest.raises(BadWebhook, match="webhook_malformed"):
            check_subscription(address, keys, Config())
    bad = [{}, {"p256dh": keys["p256dh"]}, keys | {"auth": "AAAA"}, keys | {"p256dh": "AAAA"}, keys | {"auth": "é"}]
    for wrong in bad:
        with pytest.raises(BadWebhook, match="push_keys_malformed"):
            check_subscription("https://push.example.org/x", wrong, Config())


def test_internal_address_is_never_called() -> None:
    """Without the setting for tests, a subscription to this machine is refused when it is used."""

    async def story(services: Services, store: Store) -> None:
        services.push.config = replace(services.config, webhooks_internal=False)
        await start_table(services)

    with PushService() as service:
        run(service, Subscription(), story)
        assert service.requests.empty()


# --- Through the API -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def addresses(guest: Guest) -> list[str]:
    return [str(notice["address"]) for notice in guest.get("/api/me/notices")["notices"]]


def test_subscription_survives_registering_and_ends_with_signing_out(server: Server) -> None:
    guest = Guest(server, "Anna")
    assert len(guest.get("/api/me/notices")["push_key"]) == 87  # 65 bytes in base64
    subscription = {"kind": "push", "address": "https://push.example.org/1", "keys": Subscription().keys}
    guest.post("/api/me/notices", **subscription)
    guest.post("/api/register", name="Anna of Ur", password="a long enough secret")
    assert addresses(guest) == ["https://push.example.org/1"]
    guest.post("/api/logout")
    guest.post("/api/guest")
    guest.post("/api/login", name="Anna of Ur", password="a long enough secret")
    assert addresses(guest) == []


@pytest.mark.parametrize(
    ("address", "keys", "code"),
    [
        ("http://push.example.org/1", None, "webhook_malformed"),
        ("https://push.example.org/1", {"p256dh": "x", "auth": "y"}, "push_keys_malformed"),
    ],
)
def test_bad_subscription_gets_a_clear_error(
    server: Server, address: str, keys: dict[str, str] | None, code: str
) -> None:
    guest = Guest(server, "Anna")
    body = {"kind": "push", "address": address, "keys": keys or Subscription().keys}
    answer = guest.http.post("/api/me/notices", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_number_of_subscriptions_is_limited(server: Server) -> None:
    guest = Guest(server, "Anna")
    for number in range(10):
        guest.post("/api/me/notices", kind="push", address=f"https://p.example.org/{number}", keys=Subscription().keys)
    body = {"kind": "push", "address": "https://p.example.org/x", "keys": Subscription().keys}
    assert guest.http.post("/api/me/notices", json=body).json()["code"] == "too_many_notices"
