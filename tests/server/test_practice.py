"""Tables that are not stored: positions to try things on, and games that go on from them."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from fastapi import Request

from helpers.server import Guest, Server, plain_client
from ziggurat.core.registry import game
from ziggurat.server.api.bodies import PracticeBody, PracticePlayBody
from ziggurat.server.api.practice import play, practice
from ziggurat.server.errors import ApiError
from ziggurat.server.limits import Budgets, Rate
from ziggurat.table.errors import Refused
from ziggurat.table.practice import PracticeTable

NEW = {"new": {"seats": 2, "seed": 8, "options": {"start": 1, "starter": "free"}}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def ask(server: Server, **body: Any) -> Any:
    """Return the answer to a request without any session."""
    with plain_client() as client:
        answer = client.post(f"{server.address}/api/practice", json={"game": "babel", "position": NEW, **body})
        return answer.json() | {"status": answer.status_code}


def journey(server: Server, **body: Any) -> str:
    """Return the first legal action that travels, which can be taken back."""
    found: list[str] = ask(server, **body)["view"]["game"]["actions"]
    return next(word for word in found if word.startswith("go:"))


def act(word: str, seat: int = 0, *, confirm: bool = False) -> dict[str, Any]:
    return {"type": "act", "seat": seat, "action": word, "confirm": confirm}


def test_a_position_needs_no_session_and_shows_the_seats_view(server: Server) -> None:
    answer = ask(server)
    view = answer["view"]
    assert view["viewer"] == 0
    assert view["game"]["hand"] != ""
    assert "act" in view["may"]
    assert answer["updates"] == answer["previews"] == []


def test_a_state_is_set_up_as_it_is(server: Server) -> None:
    rules = game("babel")
    state = rules.state(rules.new(2, 3, {"start": 1}))
    answer = ask(server, position={"state": state, "seed": 1})
    assert answer["view"]["setting"]["options"] == state["options"]
    assert sorted(answer["view"]["game"]["actions"]) == sorted(rules.legal_words(rules.load(state, 1)))


def test_commands_are_carried_out_in_order_and_the_last_ones_updates_come_back(server: Server) -> None:
    first = journey(server)
    once = ask(server, commands=[act(first)])
    assert [update["kind"] for update in once["updates"]] == ["stepped"]
    assert once["view"]["turn"]["words"] == [first]
    back = ask(server, commands=[act(first), {"type": "undo", "seat": 0}])
    assert [update["kind"] for update in back["updates"]] == ["undone"]
    assert back["view"]["turn"]["words"] == []


def test_an_irreversible_step_waits_for_confirmation_as_at_any_table(server: Server) -> None:
    first = journey(server)
    played = [act(first, confirm=True)]
    staged = ask(server, commands=[*played, act("end")])
    assert staged["view"]["turn"]["staged"] == {"word": "end"}
    ended = ask(server, commands=[*played, act("end"), {"type": "confirm", "seat": 0}])
    assert ended["view"]["to_move"] == 1


def test_the_other_seat_moves_by_commands(server: Server) -> None:
    first = journey(server)
    commands = [act(first), act("end", confirm=True)]
    other = journey(server, seat=1, commands=commands)
    answer = ask(server, commands=[*commands, act(other, seat=1)])
    assert answer["view"]["game"]["hand"] == ask(server, commands=commands)["view"]["game"]["hand"]
    assert answer["updates"][0]["data"]["word"] == other


def test_an_illegal_action_is_refused_with_the_reason(server: Server) -> None:
    answer = ask(server, commands=[act("lay:A")])
    assert (answer["status"], answer["code"], answer["reason"]["code"]) == (409, "illegal_action", "at_quarry")


def test_previews_answer_word_by_word(server: Server) -> None:
    first = journey(server)
    good, bad = ask(server, previews=[first, "lay:A"])["previews"]
    assert len(good["game"]["hand"]) == len(ask(server)["view"]["game"]["hand"]) - 1
    assert bad["refused"]["reason"]["code"] == "at_quarry"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"position": {}}, 422, "malformed"),
        ({"position": {**NEW, "state": {}}}, 422, "malformed"),
        ({"position": {"state": {"nonsense": 1}}}, 409, "bad_position"),
        ({"position": {"new": {"seats": 7, "seed": 1}}}, 409, "bad_seats"),
        ({"position": {"new": {"seats": 2, "seed": 1, "options": {"start": 9}}}}, 409, "bad_options"),
        ({"position": {**NEW, "actions": ["lay:A"]}}, 409, "illegal_action"),
        ({"game": "chess"}, 409, "unknown_game"),
        ({"seat": 5}, 409, "no_such_seat"),
        ({"level": "nobody"}, 422, "unknown_bot"),
        ({"commands": [{"type": "act", "seat": 0}]}, 422, "malformed"),
        ({"commands": [{"type": "resign", "seat": 0}]}, 422, "malformed"),
        ({"commands": [act("end", seat=1)]}, 409, "not_your_turn"),
        ({"commands": [act("end")] * 65}, 422, "malformed"),
    ],
)
def test_what_cannot_be_set_up_is_refused(server: Server, body: dict[str, Any], status: int, code: str) -> None:
    answer = ask(server, **body)
    assert (answer["status"], answer["code"]) == (status, code)


def test_a_state_that_cannot_occur_is_explained(server: Server) -> None:
    rules = game("babel")
    state = rules.state(rules.new(2, 3, {"start": 1}))
    answer = ask(server, position={"state": {**state, "hand": state["hand"][:1]}})
    assert answer["code"] == "bad_position"
    assert "hand" in answer["params"]["problem"]


def test_the_work_for_an_address_is_limited() -> None:
    services: Any = SimpleNamespace(practice_budgets=Budgets(Rate(burst=0.001, per_second=0.001)))
    body = PracticeBody.model_validate({"game": "babel", "position": NEW})
    here, there = (Request({"type": "http", "client": (address, 1)}) for address in ("192.0.2.1", "192.0.2.2"))
    assert asyncio.run(practice(body, here, services))["view"]["viewer"] == 0
    with pytest.raises(ApiError, match="too_many_requests"):
        asyncio.run(practice(body, here, services))
    assert asyncio.run(practice(body, there, services))["view"]["viewer"] == 0


def charged(monkeypatch: pytest.MonkeyPatch, show: Callable[..., Any]) -> float:
    """Return the milliseconds charged for a request whose last command is carried out by `show`."""
    game("babel").new(2, 3)  # loaded before anything is measured
    monkeypatch.setattr(PracticeTable, "show", show)
    budgets = Budgets(Rate(burst=1000, per_second=0.001))
    services: Any = SimpleNamespace(practice_budgets=budgets)
    body = PracticeBody.model_validate({"game": "babel", "position": NEW, "commands": [act("go:A")]})
    with suppress(Refused):
        asyncio.run(practice(body, Request({"type": "http", "client": ("192.0.2.1", 1)}), services))
    return 1000 - budgets.of("192.0.2.1", 0).tokens


def test_refused_work_is_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(*_: object) -> None:
        until = time.thread_time() + 0.2
        while time.thread_time() < until:
            pass
        raise Refused("not_your_turn")

    assert charged(monkeypatch, show) >= 200


def test_waiting_for_the_processor_is_not_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(*_: object) -> list[Any]:
        time.sleep(0.5)
        return []

    assert charged(monkeypatch, show) < 400


def test_playing_on_is_charged() -> None:
    # a position is set up before it can be refused
    services: Any = SimpleNamespace(practice_budgets=Budgets(Rate(burst=0.001, per_second=0.001)), quotas=AsyncMock())
    body = PracticePlayBody.model_validate({"game": "babel", "position": {"state": {"nonsense": 1}}})
    request = Request({"type": "http", "client": ("192.0.2.1", 1)})
    user: Any = SimpleNamespace(id="ada", account=SimpleNamespace(name="Ada"))
    for code in ("bad_position", "too_many_requests"):
        with pytest.raises(ApiError, match=code):
            asyncio.run(play(body, request, user, services))


def test_a_position_becomes_a_private_game_against_bots(server: Server) -> None:
    guest = Guest(server, "Ada")
    first = journey(server)
    position = {**NEW, "actions": [first]}
    made = guest.post("/api/practice/play", game="babel", position=position, bots={"1": "apprentice"})
    view = guest.get(f"/api/tables/{made['id']}")["view"]
    assert view["setting"]["private"]
    assert [seat["level"] for seat in view["seats"]] == [None, "apprentice"]
    assert view["status"] == "playing"
    assert view["steps"] == 1


def test_playing_on_needs_a_session_and_a_position(server: Server) -> None:
    with plain_client() as client:
        answer = client.post(f"{server.address}/api/practice/play", json={"game": "babel", "position": NEW})
    assert answer.status_code == 401
    guest = Guest(server, "Ada")
    refused = guest.http.post("/api/practice/play", json={"game": "babel", "position": {"state": {"nonsense": 1}}})
    assert (refused.status_code, refused.json()["code"]) == (409, "bad_position")


def test_lessons_are_served_without_what_only_the_check_needs(server: Server) -> None:
    with plain_client() as client:
        listed = client.get(f"{server.address}/api/lessons").json()["lessons"]
        steps = client.get(f"{server.address}/api/lessons/babel").json()["steps"]
        missing = client.get(f"{server.address}/api/lessons/chess")
    assert {"game": "babel", "chapters": 9} in listed
    assert steps[0]["goal"] == [{"do": {"words": ["go:A"]}, "show": "go:A"}]
    assert not any("expect" in step for step in steps)
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
