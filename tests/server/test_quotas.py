"""Limits on the tables of one account: created, in the lobby, per time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.server import Guest, Server
from ziggurat.server.errors import ApiError
from ziggurat.server.tables.quotas import ACCOUNT_RATE, ADDRESS_RATE, MAX_LISTED, MAX_UNFINISHED, TableQuotas
from ziggurat.store import MEMORY, SqliteStore


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    server = Server(tmp_path)
    with server:
        yield Guest(server)
    server.close()


def refusal(guest: Guest, path: str, **body: Any) -> dict[str, Any]:
    answer = guest.http.post(path, json=body)
    assert answer.status_code == 429, answer.text
    data: dict[str, Any] = answer.json()
    return {"code": data["code"], **data["params"]}


def test_tables_without_a_seat_count_too(guest: Guest) -> None:
    body: dict[str, Any] = {"game": "babel", "seats": 2, "sit": None, "private": True}
    for _ in range(MAX_UNFINISHED):
        guest.post("/api/tables", **body)
    assert refusal(guest, "/api/tables", **body) == {"code": "too_many_tables", "most": MAX_UNFINISHED}


def test_account_with_many_unfinished_games_gets_no_other_seat(guest: Guest) -> None:
    host = Guest(guest.server)
    for _ in range(MAX_UNFINISHED):
        mine = guest.post("/api/tables", game="babel", seats=2, private=True)["id"]
    full = {"code": "too_many_tables", "most": MAX_UNFINISHED}
    other = host.post("/api/tables", game="babel", seats=2)["id"]
    assert refusal(guest, f"/api/tables/{other}/sit") == full
    host.post("/api/pair", game="babel", clock="quick")
    assert refusal(guest, "/api/pair", game="babel", clock="quick") == full
    guest.post(f"/api/tables/{mine}/close")
    guest.post(f"/api/tables/{other}/sit")


def test_account_cannot_fill_the_lobby(guest: Guest) -> None:
    made = [guest.post("/api/tables", game="babel", seats=2)["id"] for _ in range(MAX_LISTED)]
    full = {"code": "too_many_open_tables", "most": MAX_LISTED}
    assert refusal(guest, "/api/tables", game="babel", seats=2) == full
    hidden = guest.post("/api/tables", game="babel", seats=2, private=True)["id"]
    assert refusal(guest, f"/api/tables/{hidden}/configure", seats=2, private=False) == full
    guest.post(f"/api/tables/{made[0]}/close")
    guest.post(f"/api/tables/{hidden}/configure", seats=2, private=False)
    assert len(guest.get("/api/tables")["tables"]) == MAX_LISTED


@pytest.mark.parametrize(
    ("rate", "names"),
    [(ACCOUNT_RATE, ["anna"]), (ADDRESS_RATE, [f"guest{number}" for number in range(50)])],
)
def test_tables_cannot_be_created_without_pause(rate: Any, names: list[str]) -> None:
    quotas = TableQuotas(SqliteStore(MEMORY))
    for number in range(int(rate.burst)):
        quotas.check_rate(names[number % len(names)], "192.0.2.1")
    with pytest.raises(ApiError) as refused:
        quotas.check_rate(names[0], "192.0.2.1")
    assert refused.value.code == "too_many_requests"
