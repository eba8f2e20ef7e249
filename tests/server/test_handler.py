"""Answers to good, bad and hostile frames over a real WebSocket."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from helpers.server import Guest, Server, Talk


def babel(server: Server, **more: object) -> tuple[Guest, Guest, str]:
    first, second = Guest(server, "Ada"), Guest(server, "Blaise")
    table = first.post("/api/tables", game="babel", seats=2, options={"start": 1}, **more)["id"]
    body = {"invitation": first.post(f"/api/tables/{table}/invitations")["invitation"]} if more else {}
    second.post(f"/api/tables/{table}/sit", **body)
    first.post(f"/api/tables/{table}/start")
    return first, second, table


def at_table(talk: Talk, table: str) -> dict[str, object]:
    talk.send("hello", table=table)
    view: dict[str, object] = talk.until("sync")["view"]
    return view


BAD_FRAMES = [
    "",
    "not json",
    "[]",
    "null",
    '{"type": "nonsense"}',
    '{"table": "x"}',
    '{"type": "hello"}',
    '{"type": "hello", "table": 7}',
    '{"type": "hello", "table": "../../etc"}',
    '{"type": "hello", "table": "x", "more": 1}',
    '{"type": "act", "table": "x", "id": "1", "version": "3", "action": "end"}',
    '{"type": "act", "table": "x", "id": "1", "version": -3, "action": "end"}',
    '{"type": "ping", "type": 5}',
    "[" * 5000,
    '{"type": "chat", "table": "x", "id": "1", "text": "' + "a" * 2000 + '"}',
]


@pytest.mark.parametrize("text", BAD_FRAMES)
def test_bad_frame_is_refused_and_the_connection_stays_open(server: Server, text: str) -> None:
    with Guest(server).socket() as talk:
        talk.opened.send(text)
        answer = talk.until("refused")
        assert answer["code"] == "malformed"
        assert "Traceback" not in json.dumps(answer)
        talk.send("ping")
        assert talk.until("pong")


def test_frame_over_64_kb_closes_the_connection(server: Server) -> None:
    with Guest(server).socket() as talk:
        talk.until("welcome")
        talk.opened.send("x" * 70_000)
        assert talk.closed() == 1009


def test_binary_frame_closes_the_connection(server: Server) -> None:
    with Guest(server).socket() as talk:
        talk.opened.send(b"\x00\x01")
        assert talk.closed() == 1003


def test_connection_without_a_session_is_closed(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/ws") as opened:
        assert Talk(opened).closed() == 4401


def test_page_of_another_origin_cannot_connect(server: Server) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(f"ws://127.0.0.1:{server.port}/ws", origin="https://evil.example")  # type: ignore[arg-type]


def test_resent_command_gets_the_same_answer_and_happens_once(server: Server) -> None:
    first, _, table = babel(server)
    with first.socket() as talk:
        view = at_table(talk, table)
        act = {"table": table, "id": "once", "version": view["version"], "action": view["game"]["actions"][0]}  # type: ignore[index]
        talk.send("act", **act)
        answer = talk.until("ack")
        talk.send("act", **act)
        assert talk.until("ack") == answer
        assert at_table(talk, table)["version"] == answer["version"]


def test_stale_version_is_refused_with_the_current_one(server: Server) -> None:
    first, _, table = babel(server)
    with first.socket() as talk:
        view = at_table(talk, table)
        talk.send("act", table=table, id="a", version=0, action=view["game"]["actions"][0])  # type: ignore[index]
        answer = talk.until("refused")
        assert (answer["code"], answer["version"]) == ("stale", view["version"])


def test_illegal_action_is_refused_with_its_reason(server: Server) -> None:
    first, _, table = babel(server)
    with first.socket() as talk:
        view = at_table(talk, table)
        talk.send("act", table=table, id="a", version=view["version"], action="build:first")
        answer = talk.until("refused")
        assert (answer["code"], answer["reason"]["code"]) == ("illegal_action", "at_quarry")


def test_only_the_player_to_move_may_act(server: Server) -> None:
    _, second, table = babel(server)
    with second.socket() as talk, Guest(server, "Eve").socket() as watching:
        version = at_table(talk, table)["version"]
        talk.send("act", table=table, id="a", version=version, action="go:A")
        assert talk.until("refused")["code"] == "not_your_turn"
        at_table(watching, table)
        watching.send("act", table=table, id="b", version=version, action="go:A")
        assert watching.until("refused")["code"] == "not_seated"


def test_frames_contain_no_other_hand_and_no_seed(server: Server) -> None:
    first, second, table = babel(server)
    with first.socket() as one, second.socket() as two, Guest(server, "Eve").socket() as public:
        view = at_table(one, table)
        at_table(two, table)
        at_table(public, table)
        word = view["game"]["actions"][0]  # type: ignore[index]
        one.send("act", table=table, id="a", version=view["version"], action=word)
        hand = two.until("event")["view"]["game"]["hand"]
        public.until("event")
        one.until("event")
        for received in (one.received, public.received):
            assert not any(f'"hand":"{hand}"' in text for text in received)
        for text in [*one.received, *two.received, *public.received]:
            assert '"seed":null' in text or '"seed"' not in text


def test_private_table_is_hidden_from_strangers(server: Server) -> None:
    first, _, table = babel(server, private=True)
    stranger = Guest(server, "Eve")
    assert stranger.http.get(f"/api/tables/{table}").status_code == 404
    with stranger.socket() as talk:
        talk.send("hello", table=table)
        missing = talk.until("refused")
        talk.send("hello", table="0" * 16)
        assert talk.until("refused")["code"] == missing["code"] == "no_such_table"
    assert first.http.get(f"/api/tables/{table}").status_code == 200


def test_chat_is_cleaned_and_only_players_may_write(server: Server) -> None:
    first, second, table = babel(server)
    with first.socket() as one, second.socket() as two, Guest(server, "Eve").socket() as public:
        for talk in (one, two, public):
            at_table(talk, table)
            talk.until("chat")
        one.send("chat", table=table, id="a", text="hi\u202e there\x07")
        assert two.until("chat")["lines"][0]["text"] == "hi there"
        public.send("chat", table=table, id="b", preset="hello")
        assert public.until("refused")["code"] == "players_only"


def test_log_of_the_server_contains_no_secret(server: Server, tmp_path: Path) -> None:
    guest = Guest(server)
    log = server.errors.read_text()
    assert all(value not in log for value in guest.http.cookies.values())
    assert "Traceback" not in log


def wait_for_presence(talk: Talk, seats: list[bool], spectators: int) -> None:
    """Read presence frames until one says this; fail when no more arrive."""
    while (frame := talk.until("presence")) and (frame["seats"], frame["spectators"]) != (seats, spectators):
        pass


def test_presence_follows_persons_who_take_and_leave_seats(server: Server) -> None:
    ada, blaise = Guest(server, "Ada"), Guest(server, "Blaise")
    table = ada.post("/api/tables", game="babel", seats=2)["id"]
    with ada.socket() as first, blaise.socket() as second, blaise.socket() as second_tab:
        for talk in (first, second, second_tab):
            at_table(talk, table)
        wait_for_presence(first, [True, False], 1)  # two tabs of one person are one spectator
        blaise.post(f"/api/tables/{table}/sit")
        for talk in (first, second, second_tab):
            wait_for_presence(talk, [True, True], 0)
        blaise.post(f"/api/tables/{table}/leave")
        wait_for_presence(first, [True, False], 1)


def test_rematch_starts_at_once_if_everybody_is_here(server: Server) -> None:
    ada, blaise, table = babel(server)
    with ada.socket() as first, blaise.socket() as second:
        at_table(first, table), at_table(second, table)
        first.send("resign", table=table, id=ada.new_id())
        first.until("ack")
        first.send("ask", table=table, id=ada.new_id(), topic="rematch")
        first.until("ack")
        second.send("answer", table=table, id=blaise.new_id(), topic="rematch", yes=True)
        second.until("ack")
        following = blaise.get(f"/api/tables/{table}")["view"]["rematch"]
        view = at_table(second, following)
    assert view["status"] == "playing"
    assert view["viewer"] == 0  # it was 1


def test_rematch_waits_for_a_player_who_has_left(server: Server) -> None:
    ada, blaise, table = babel(server)
    with ada.socket() as first:
        at_table(first, table)
        first.send("resign", table=table, id=ada.new_id())
        first.until("ack")
        first.send("ask", table=table, id=ada.new_id(), topic="rematch")
        first.until("ack")
    with blaise.socket() as second:
        at_table(second, table)
        wait_for_presence(second, [False, True], 0)
        second.send("answer", table=table, id=blaise.new_id(), topic="rematch", yes=True)
        second.until("ack")
        view = at_table(second, blaise.get(f"/api/tables/{table}")["view"]["rematch"])
    assert view["status"] == "open"


def test_invitation_is_good_for_watching_and_replaying_a_private_game(server: Server) -> None:
    ada, _, table = babel(server, private=True)
    token = ada.post(f"/api/tables/{table}/invitations")["invitation"]
    third = Guest(server, "Third")
    for path in ("", "/record", "/moments/0"):
        assert third.http.get(f"/api/tables/{table}{path}").status_code == 404
        assert third.http.get(f"/api/tables/{table}{path}?invitation={token}").status_code == 200
