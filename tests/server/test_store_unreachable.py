"""A server whose PostgreSQL is unreachable answers 503 everywhere, logs no traceback and recovers."""

import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from helpers.postgres import Postgres
from helpers.server import ANSWER_SECONDS, Guest, Server
from helpers.stores import fresh_schema

REQUESTS = [
    ("GET", "/api/me", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/mine", None),
    ("GET", "/api/tables/0123456789abcdef", None),
    ("GET", "/api/invitations/abc", None),
    ("POST", "/api/login", {"name": "Ada", "password": "clay tablet"}),
    ("POST", "/api/tables", {"game": "babel", "seats": 2}),
    ("POST", "/api/me/delete", {}),
]


def until_status(server: Server, path: str, status: int) -> None:
    """Ask until the answer has a status, from an address with its own limits."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.5"), timeout=ANSWER_SECONDS) as client:
        for _ in range(1_000):
            if client.get(f"{server.address}{path}").status_code == status:
                return
            time.sleep(0.05)  # more requests per second exceed the limits of an address
    pytest.fail(f"{path} did not answer {status}")


def test_every_request_gets_503_while_postgresql_is_unreachable(postgres_server: Postgres, tmp_path: Path) -> None:
    with fresh_schema(postgres_server.dsn) as address:
        server = Server(tmp_path)
        server.store = address
        with server:
            guest = Guest(server)
            with guest.socket() as talk:
                assert talk.until("welcome")
                postgres_server.stop()
                try:
                    for method, path, body in REQUESTS:
                        answer = guest.http.request(method, path, json=body)
                        assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable"), path
                        assert answer.headers["x-content-type-options"] == "nosniff"
                    until_status(server, "/healthz", 503)  # the last answer may be cached
                    talk.send("hello", table="0123456789abcdef")
                    assert talk.until("refused")["code"] == "store_unavailable"
                    with pytest.raises(InvalidStatus) as refused, guest.socket():
                        pass
                    assert refused.value.response.status_code == 503
                    assert json.loads(refused.value.response.body)["code"] == "store_unavailable"
                finally:
                    postgres_server.start()
            until_status(server, "/healthz", 200)
            assert guest.get("/api/me")
        server.close()
        log = server.errors.read_text()
    assert "Traceback" not in log
    assert '"internal"' not in log
