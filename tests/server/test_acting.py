"""The short way of an action: read without doubt or not at all, one at a time at a table, and answered once for all."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from ziggurat.server.limits import Limiter
from ziggurat.server.log import Log
from ziggurat.server.metrics import Metrics
from ziggurat.server.sockets import act
from ziggurat.server.sockets import frames as schema
from ziggurat.server.sockets.act import act_in
from ziggurat.server.sockets.connection import Client
from ziggurat.server.sockets.handler import CHAT, Conversation
from ziggurat.server.tables.chat import Chat
from ziggurat.server.tables.live_table import Key, LiveTable
from ziggurat.server.tables.lobby import Lobby
from ziggurat.server.tables.registry import Hub
from ziggurat.store import Unavailable
from ziggurat.table import Table
from ziggurat.table.commands import Act, Create, Sit, Start
from ziggurat.table.errors import Refused

GOOD: dict[str, Any] = {"type": "act", "table": "t1", "id": "a-1", "version": 4, "action": "go:A", "confirm": True}
STRANGE: list[Any] = ["", "x" * 101, "a b", "a\n", -1, 2**53 + 1, 1.0, "4", True, None, [], {}, 10**30, "é", "\u0000"]


def variants() -> list[dict[str, Any]]:
    """Return frames with one field strange, missing or too much."""
    changed = [{**GOOD, name: value} for name in GOOD for value in STRANGE]
    short = [{key: value for key, value in GOOD.items() if key != name} for name in GOOD]
    return [GOOD, *changed, *short, {**GOOD, "more": 1}]


def test_what_is_read_in_the_short_way_is_what_the_schema_reads() -> None:
    read = 0
    for frame in variants():
        text = json.dumps(frame)
        found = act_in(text.encode())
        if found is None:
            continue
        read += 1
        known = schema.FRAMES.validate_json(text)
        assert isinstance(known, schema.ActFrame)
        assert found == (known.table, known.id, known.version, known.action, known.confirm)
    assert read >= 3  # as it is, without `confirm`, with the other one


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"7", b"\xff", b"[" * 60_000, b'{"type":"act"}', b'{"type":"ping"}']
)
@pytest.mark.parametrize("loads", [json.loads, act.loads])
def test_what_is_no_action_is_left_to_the_schema_by_any_reader_of_json(
    monkeypatch: pytest.MonkeyPatch, loads: Callable[[bytes], Any], text: bytes
) -> None:
    monkeypatch.setattr(act, "loads", loads)
    assert act_in(text) is None


def test_the_schema_refuses_whatever_strange_field_the_short_way_does_not_read() -> None:
    for frame in variants():
        text = json.dumps(frame)
        if act_in(text.encode()) is None and frame.get("table") == "t1":
            with pytest.raises(ValidationError):
                schema.FRAMES.validate_json(text)


# --- The key of a table ------------------------------------------------------------------------------------


def test_the_key_goes_to_one_after_the_other_in_the_order_of_asking() -> None:
    async def story() -> list[int]:
        key, order = Key(), []

        async def enter(number: int) -> None:
            async with key:
                order.append(number)
                await asyncio.sleep(0)

        assert key.take()
        assert not key.take()
        tasks = [asyncio.create_task(enter(number)) for number in range(4)]
        await asyncio.sleep(0)
        assert order == []
        tasks[1].cancel()  # whoever goes away loses the place
        key.give_back()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not key.taken
        return order

    assert asyncio.run(story()) == [0, 2, 3]


def test_a_key_handed_to_somebody_who_goes_away_at_that_moment_is_passed_on() -> None:
    async def story() -> None:
        key = Key()
        key.take()

        async def enter() -> None:
            async with key:
                pass

        gone, next_one = asyncio.create_task(enter()), asyncio.create_task(enter())
        await asyncio.sleep(0)
        key.give_back()
        gone.cancel()
        await asyncio.wait_for(next_one, 5)
        assert not key.taken

    asyncio.run(story())


# --- Answers -----------------------------------------------------------------------------------------------


class Patient:
    """A store that keeps everybody waiting until the test lets it answer."""

    single_writer = True

    def __init__(self) -> None:
        self.waiting: list[Callable[[Exception | None], None]] = []

    def listen(self, callback: object) -> None:
        """Never call back."""

    def append_later(self, table: str, rows: object, summary: object, done: Callable[[Exception | None], None]) -> None:
        """Keep what is to be called."""
        self.waiting.append(done)

    async def recent_chat(self, table: str) -> list[object]:
        """Return no lines."""
        return []


class Scene:
    """A table of two with a server around it, and one player's sockets."""

    def __init__(self) -> None:
        self.store = Patient()
        self.hub = Hub(self.store, Metrics(), Log())  # type: ignore[arg-type]
        self.live = self.another("t1")

    def another(self, name: str) -> LiveTable:
        """Return one more table of the same two."""
        table = Table()
        company = [Create("babel", 2, "anna", options={"start": 1}), Sit("anna", "Anna", 0), Sit("ben", "Ben", 1)]
        for command in [*company, Start("anna", "5eed" * 16, "5a17" * 16)]:
            for event in table.decide(command, 1000):
                table.apply(event)
        live = self.hub.live[name] = LiveTable(name, table, 0)
        return live

    async def sits_down(self) -> tuple[Conversation, Client]:
        """Let the player to move open a socket and look at the table."""
        client = Client("anna" if self.live.table.state.to_move == 0 else "ben", "Name", "127.0.0.1")
        talk = Conversation(self.hub, Lobby(self.hub), client, Chat(self.hub), Limiter(CHAT))
        await talk.take(json.dumps({"type": "hello", "table": "t1"}))
        client.frames.clear()
        return talk, client

    def start(self, live: LiveTable, answer: Callable[[Exception | None], None], word: str | None = None) -> None:
        """Let the seat to move act at a table; without a word it does the first thing it may."""
        mover = live.table.state.to_move
        assert mover is not None
        action = word or live.table.view(mover)["game"]["actions"][0]
        self.hub.deeds.start(live, Act(mover, action, confirm=True), answer)

    def act(self) -> bytes:
        """Return the frame of an action that its player may go on after."""
        table = self.live.table
        word = table.view(table.state.to_move)["game"]["actions"][0]
        fields = {"version": table.version, "action": word, "confirm": True}
        return json.dumps({"type": "act", "table": "t1", "id": "a", **fields}).encode()


def heard(client: Client) -> list[str]:
    return [json.loads(text)["type"] for text in client.frames]


def test_nothing_is_told_before_the_store_has_it() -> None:
    async def story() -> None:
        scene = Scene()
        talk, client = await scene.sits_down()
        assert talk.take_now(scene.act())
        await asyncio.sleep(0)
        assert heard(client) == []
        scene.store.waiting.pop()(None)
        await asyncio.sleep(0)
        assert heard(client) == ["event", "ack"]

    asyncio.run(story())


def test_the_next_frame_of_a_socket_waits_for_the_action_before_it() -> None:
    async def story() -> None:
        scene = Scene()
        talk, client = await scene.sits_down()
        assert talk.take_now(scene.act())
        assert not talk.take_now(b'{"type":"ping"}')
        ping = asyncio.create_task(talk.take('{"type":"ping"}'))
        await asyncio.sleep(0)
        assert heard(client) == []
        scene.store.waiting.pop()(None)
        await asyncio.sleep(0)
        assert not talk.take_now(scene.act())  # nor is it overtaken by what comes after it
        await ping
        assert heard(client) == ["event", "ack", "pong"]

    asyncio.run(story())


def test_an_action_sent_again_by_a_second_socket_while_it_is_written_gets_the_same_answer() -> None:
    async def story() -> None:
        scene = Scene()
        one, first = await scene.sits_down()
        two, second = await scene.sits_down()
        action = scene.act()
        assert one.take_now(action)
        assert not two.take_now(action)
        again = asyncio.create_task(two.take(action.decode()))
        await asyncio.sleep(0)
        scene.store.waiting.pop()(None)
        await asyncio.sleep(0)
        await again
        assert json.loads(first.frames[-1]) == json.loads(second.frames[-1])
        assert heard(second) == ["event", "ack"]
        assert not scene.store.waiting

    asyncio.run(story())


def test_who_loses_the_connection_while_an_action_is_written_gets_its_answer_afterwards() -> None:
    async def story() -> None:
        scene = Scene()
        talk, client = await scene.sits_down()
        action, version = scene.act(), scene.live.table.version
        assert talk.take_now(action)
        talk.gone()
        client.finish()
        await asyncio.sleep(0)
        scene.store.waiting.pop()(None)
        await asyncio.sleep(0)
        later, back = await scene.sits_down()
        await later.take(action.decode())
        assert json.loads(back.frames[-1]) == {"type": "ack", "table": "t1", "id": "a", "version": version + 1}

    asyncio.run(story())


def test_an_action_that_the_store_cannot_take_is_refused_and_told_to_nobody() -> None:
    async def story() -> None:
        scene = Scene()
        talk, client = await scene.sits_down()
        changed: list[LiveTable] = []
        scene.hub.changed.append(changed.append)
        assert talk.take_now(scene.act())
        await asyncio.sleep(0)
        scene.store.waiting.pop()(Unavailable("disk_full", "no room"))
        await asyncio.sleep(0)
        [refused] = [json.loads(text) for text in client.frames]
        assert (refused["type"], refused["code"]) == ("refused", "store_unavailable")
        assert changed == []  # nor does anything follow from it
        assert scene.live.broken  # it is read again before anything else
        assert not scene.live.key.taken
        assert not talk.busy

    asyncio.run(story())


def test_an_action_against_the_rules_is_refused_without_the_store() -> None:
    async def story() -> None:
        scene = Scene()
        talk, client = await scene.sits_down()
        frame = {**json.loads(scene.act()), "action": "drop:A"}
        assert talk.take_now(json.dumps(frame).encode())
        await asyncio.sleep(0)
        assert heard(client) == ["refused"]
        assert not scene.store.waiting
        assert not scene.live.broken
        assert not scene.live.key.taken
        assert not talk.busy

    asyncio.run(story())


def test_whatever_goes_wrong_at_one_table_the_others_of_the_same_round_go_on() -> None:
    """One action is against the rules, one meets a fault of the program; the third is carried out."""

    async def story() -> None:
        scene = Scene()
        answers: list[tuple[str, Exception | None]] = []
        tables = {name: scene.another(name) for name in ("wrong", "broken", "right")}
        tables["broken"].table.updates_for = None  # type: ignore[method-assign, assignment]
        for name, live in tables.items():
            word = "drop:A" if name == "wrong" else None
            scene.start(live, lambda error, name=name: answers.append((name, error)), word)
        await asyncio.sleep(0)
        scene.store.waiting.pop()(None)
        await asyncio.sleep(0)
        assert not scene.store.waiting
        assert [(name, type(error)) for name, error in answers] == [
            ("wrong", Refused),
            ("broken", TypeError),
            ("right", type(None)),
        ]
        assert not any(live.key.taken for live in tables.values())
        assert [live.broken for live in tables.values()] == [False, True, False]

    asyncio.run(story())


def test_an_answer_that_fails_holds_up_no_other() -> None:
    async def story() -> None:
        scene = Scene()
        answers: list[Exception | None] = []

        def fails(error: Exception | None) -> None:
            raise OSError("the socket is gone")

        tables = [scene.another("first"), scene.another("second")]
        for live, answer in zip(tables, (fails, answers.append), strict=True):
            scene.start(live, answer)
        await asyncio.sleep(0)
        for done in scene.store.waiting:
            done(None)
        await asyncio.sleep(0)
        assert answers == [None]
        assert not any(live.key.taken or live.broken for live in tables)

    asyncio.run(story())


def test_what_fails_after_an_action_takes_nothing_back_and_holds_up_no_other_table() -> None:
    async def story() -> None:
        scene = Scene()
        answers: list[Exception | None] = []
        changed: list[str] = []

        def stumbles(live: LiveTable) -> None:
            changed.append(live.id)
            raise OSError("no bot, no notice, no lobby")

        scene.hub.changed.append(stumbles)
        for name in ("first", "second"):
            scene.start(scene.another(name), answers.append)
        await asyncio.sleep(0)
        for done in scene.store.waiting:
            done(None)
        await asyncio.sleep(0)
        assert answers == [None, None]
        assert changed == ["first", "second"]

    asyncio.run(story())
