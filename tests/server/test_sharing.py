"""Shared games: the owner decides, viewers see the finished game without the chat; the viewer needs no session."""

import asyncio
from typing import Any

import httpx

from helpers.in_process import services_on
from helpers.server import Guest, Server
from ziggurat.server.ids import token_hash
from ziggurat.server.tables.access import valid_share
from ziggurat.store import open_store
from ziggurat.table.commands import Create, Resign, Sit, Start


def started(host: Guest, other: Guest, *, private: bool) -> str:
    """Start a game of two persons; return its table."""
    table = str(host.post("/api/tables", game="babel", seats=2, private=private)["id"])
    token = host.post(f"/api/tables/{table}/invitations")["invitation"]
    other.post(f"/api/tables/{table}/sit", invitation=token)
    host.post(f"/api/tables/{table}/start")
    return table


def end(guest: Guest, table: str, chat: str = "") -> None:
    """Write a chat line and resign."""
    with guest.socket() as talk:
        talk.send("hello", table=table)
        talk.until("sync")
        if chat:
            talk.send("chat", table=table, id=guest.new_id(), text=chat)
            talk.until("ack")
        talk.send("resign", table=table, id=guest.new_id())
        talk.until("ack")


def watch(server: Server, path: str, **query: Any) -> httpx.Response:
    """Ask without any session."""
    return httpx.get(f"{server.address}/api/watch/{path}", params=query)


def refusal(guest: Guest, path: str) -> str:
    answer = guest.http.post(path, json={})
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def test_shared_game_is_seen_by_link_without_the_chat(server: Server) -> None:
    host, friend, stranger = (Guest(server, name) for name in ("Adad", "Bel", "Enki"))
    table = started(host, friend, private=True)
    assert refusal(host, f"/api/tables/{table}/share") == "not_ended"
    end(friend, table, "a private word")
    assert refusal(stranger, f"/api/tables/{table}/share") == "no_such_table"
    assert refusal(friend, f"/api/tables/{table}/share") == "not_host"
    share = host.post(f"/api/tables/{table}/share")
    token = share["share"]
    assert share["path"] == f"/table/{table}?invitation={token}"
    with stranger.socket() as talk:
        talk.send("hello", table=table, invitation=token)
        assert talk.until("sync", "refused")["view"]["status"] == "ended"
        talk.send("ping")
        talk.until("pong")
        assert "a private word" not in "".join(talk.received)
        with host.socket() as other:
            other.send("hello", table=table)
            other.until("chat")
            other.send("chat", table=table, id=host.new_id(), text="another private word")
            other.until("ack")
        talk.send("ping")
        talk.until("pong")
        assert "another private word" not in "".join(talk.received)
        assert stranger.get(f"/api/tables/{table}/record?invitation={token}")["game"] == "babel"
        assert host.get(f"/api/tables/{table}/share") == {"links": 1}
        assert host.post(f"/api/tables/{table}/unshare") == {"revoked": 1}
        assert talk.until("refused")["code"] == "no_such_table"
    assert stranger.http.get(f"/api/tables/{table}?invitation={token}").status_code == 404


def test_share_gives_no_seat_in_a_rematch_and_no_chat_line(server: Server) -> None:
    host, friend, stranger = (Guest(server, name) for name in ("Adad", "Bel", "Enki"))
    table = started(host, friend, private=True)
    end(friend, table)
    token = host.post(f"/api/tables/{table}/share")["share"]
    with stranger.socket() as talk:
        talk.send("hello", table=table, invitation=token)
        talk.until("sync")
        talk.send("chat", table=table, id="c1", text="hi")
        assert talk.until("refused")["code"] == "players_only"
        talk.send("ask", table=table, id="c2", topic="rematch")
        assert talk.until("refused")["code"] == "not_seated"


def test_viewer_without_a_session_sees_shared_and_public_games_only(server: Server) -> None:
    host, friend = Guest(server, "Adad"), Guest(server, "Bel")
    private, public = started(host, friend, private=True), started(host, friend, private=False)
    assert watch(server, private).status_code == 404
    answer = watch(server, public)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    seen = answer.json()
    assert seen["view"]["viewer"] is None
    assert seen["view"]["deal"]["seed"] is None
    assert watch(server, public, version=seen["version"]).json() == {"version": seen["version"]}
    assert watch(server, f"{public}/moments/0").status_code == 200
    assert watch(server, f"{public}/moments/0", seat=0).json()["code"] == "not_ended"
    assert watch(server, f"{public}/record").json()["code"] == "not_ended"
    end(friend, private)
    token = host.post(f"/api/tables/{private}/share")["share"]
    assert watch(server, private, share=token).json()["view"]["status"] == "ended"
    assert watch(server, f"{private}/moments/0", share=token, seat=0).status_code == 200
    assert watch(server, f"{private}/record", share=token).json()["seed"]
    assert watch(server, public, share=token).status_code == 200
    for wrong in ("unknown", host.post(f"/api/tables/{private}/invitations")["invitation"]):
        assert watch(server, private, share=wrong).status_code == 404


def test_spectator_of_a_running_game_gets_what_the_watching_view_has(server: Server) -> None:
    """The route without a session knows no more than a spectator at the table."""
    host, friend, third = (Guest(server, name) for name in ("Adad", "Bel", "Enki"))
    table = started(host, friend, private=False)
    with third.socket() as talk:
        talk.send("hello", table=table)
        sync = talk.until("sync")
    seen = watch(server, table).json()
    assert (seen["view"], seen["log"]) == (sync["view"], sync["log"])


def test_number_of_links_to_one_game_is_limited(server: Server) -> None:
    host, friend = Guest(server, "Adad"), Guest(server, "Bel")
    table = started(host, friend, private=True)
    end(friend, table)
    for _ in range(20):
        host.post(f"/api/tables/{table}/share")
    assert refusal(host, f"/api/tables/{table}/share") == "too_many_shares"


def test_only_the_embedded_viewer_may_be_framed(server: Server) -> None:
    for path, frames in (("/embed/t1", "frame-ancestors *"), ("/", "frame-ancestors 'none'")):
        headers = httpx.get(server.address + path).headers
        assert frames in headers["content-security-policy"]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert ("x-frame-options" in headers) is (path == "/")
    for path in ("/embedded", "/embed", "/api/watch/t1", "/table/t1"):
        assert "frame-ancestors 'none'" in httpx.get(server.address + path).headers["content-security-policy"]


def test_link_shows_nothing_of_a_game_that_still_runs() -> None:
    """No route creates such a link; a stored one must not open a running game either."""

    async def story() -> None:
        async with open_store("sqlite://") as store:
            sitting = [Create("babel", 2, "anna", private=True), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
            services = services_on(store)
            live = await services.pipeline.create("t1", [*sitting, Start("anna", "1" * 64, "2" * 64)])
            await store.create_share(token_hash("link"), "t1", 1)
            assert await valid_share(store, live, "link") is None
            await services.pipeline.perform(live, Resign(0))
            assert await valid_share(store, live, "link") == token_hash("link")
            await services.registry.close()

    asyncio.run(story())
