"""Pairing: the first player waits, the second sits down and the game starts."""

import asyncio
from collections.abc import Awaitable, Callable

from helpers.in_process import services_on
from helpers.server import Guest, Server
from ziggurat.server.connection import Connection
from ziggurat.server.ids import now_ms
from ziggurat.server.services import Services
from ziggurat.server.tables.pairing import start
from ziggurat.store import Account, Store, open_store
from ziggurat.table.commands import SeatBot


def test_second_player_sits_down_and_the_game_starts(server: Server) -> None:
    anna, ben, cleo = (Guest(server, name) for name in ("Anna", "Ben", "Cleo"))
    waiting = anna.post("/api/pair", game="babel", clock="quick")
    assert waiting["view"]["status"] == "open"
    assert anna.post("/api/pair", game="babel", clock="quick")["id"] == waiting["id"]
    other = cleo.post("/api/pair", game="babel", clock="calm")
    assert other["id"] != waiting["id"]
    met = ben.post("/api/pair", game="babel", clock="quick")
    assert met["id"] == waiting["id"]
    assert met["view"]["status"] == "playing"
    assert [seat["name"] for seat in met["view"]["seats"]] == ["Anna", "Ben"]
    clock = met["view"]["setting"]["clock"]
    assert (clock["kind"], clock["base"], clock["increment"]) == ("live", 600_000, 10_000)


def test_blocked_players_do_not_meet(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    first = anna.post("/api/pair", game="babylon", clock="quick")["id"]
    assert ben.post("/api/pair", game="babylon", clock="quick")["id"] == first
    anna.post("/api/me/blocks", table=first, seat=1)
    waiting = anna.post("/api/pair", game="babylon", clock="calm")["id"]
    assert ben.post("/api/pair", game="babylon", clock="calm")["id"] != waiting


def test_person_who_sits_down_from_the_list_of_tables_starts_the_game(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    table = anna.post("/api/pair", game="hanging_gardens", clock="days")["id"]
    assert table in [each["id"] for each in ben.get("/api/tables")["tables"]]
    assert ben.post(f"/api/tables/{table}/sit")["view"]["status"] == "playing"


def test_front_page_lists_waiting_players(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    with ben.socket() as talk:
        talk.send("lobby", on=True)
        before = talk.until("lobby")["waiting"].count({"game": "hanging_gardens", "clock": "calm"})
        anna.post("/api/pair", game="hanging_gardens", clock="calm")
        while talk.until("lobby")["waiting"].count({"game": "hanging_gardens", "clock": "calm"}) == before:
            pass


def test_unknown_game_or_clock_is_refused(server: Server) -> None:
    anna = Guest(server, "Anna")
    for body, code in (
        ({"game": "chess", "clock": "quick"}, "unknown_game"),
        ({"game": "babel", "clock": "x"}, "malformed"),
    ):
        answer = anna.http.post("/api/pair", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


# --- Without a network ---------------------------------------------------------------------------------------


def run(story: Callable[[Services, Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_store("sqlite://") as store:
            services = services_on(store)
            for name in ("anna", "ben"):
                await store.create_account(Account(name, name, 1))
            await story(services, store)
            await services.registry.close()

    asyncio.run(whole())


async def account(store: Store, name: str) -> Account:
    return await store.known_account(name)


def test_two_players_who_begin_to_wait_at_the_same_time_meet() -> None:
    async def story(services: Services, store: Store) -> None:
        anna, ben = await account(store, "anna"), await account(store, "ben")
        tables = await asyncio.gather(
            services.pairing.wait(anna, "babel", "quick"), services.pairing.wait(ben, "babel", "quick")
        )
        playing = [live for live in tables if live.table.status == "playing"]
        assert playing
        assert {seat.account for seat in playing[0].table.state.seats} == {"anna", "ben"}
        assert await store.pairings() == []

    run(story)


def test_table_of_a_player_who_left_is_closed_but_not_one_over_days() -> None:
    async def story(services: Services, store: Store) -> None:
        anna = await account(store, "anna")
        gone = await services.pairing.wait(anna, "babel", "quick")
        days = await services.pairing.wait(anna, "babel", "days")
        await services.pairing.check(now_ms() + 59_000)
        assert gone.table.status == "open"
        await services.pairing.check(now_ms() + 61_000)
        assert (gone.table.status, days.table.status) == ("closed", "open")
        assert [pairing.table_id for pairing in await store.pairings()] == [days.id]

    run(story)


def test_connected_player_keeps_waiting_and_a_stale_one_is_not_joined() -> None:
    async def story(services: Services, store: Store) -> None:
        anna, ben = await account(store, "anna"), await account(store, "ben")
        live = await services.pairing.wait(anna, "babel", "quick")
        here = Connection("anna", "Anna", "127.0.0.1")
        await services.pipeline.join(live, here)
        later = now_ms() + 120_000
        await services.pairing.check(later)
        assert live.table.status == "open"
        assert [pairing.seen for pairing in await store.pairings()] == [later]
        await store.touch_pairing(live.id, now_ms() - 31_000)
        assert await services.pairing.join(ben, "babel", "quick") is None
        await store.touch_pairing(live.id, now_ms())
        assert await services.pairing.join(ben, "babel", "quick") is live

    run(story)


def test_game_started_with_a_bot_no_longer_waits() -> None:
    async def story(services: Services, store: Store) -> None:
        anna, ben = await account(store, "anna"), await account(store, "ben")
        live = await services.pairing.wait(anna, "babel", "days")
        await services.pipeline.perform(live, SeatBot("anna", 1, "greedy"), start())
        assert await services.pairing.join(ben, "babel", "days") is None
        await services.pairing.check(now_ms())
        assert await store.pairings() == []

    run(story)
