"""Generated requests to the HTTP API: errors are JSON with a code."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from requests.adapters import HTTPAdapter

from helpers.server import ANSWER_SECONDS, Server
from ziggurat.server.app import create_app
from ziggurat.server.config import Config

schema = schemathesis.openapi.from_dict(create_app(Config()).app.openapi())
addresses = count(1)
EXAMPLES = 3  # per route, besides those at the bounds of the schema; what is wrong with a route shows in the first
TOO_MANY = 429


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


class From(HTTPAdapter):
    """Connects from a separate loopback address, because limits count per address."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__()

    def init_poolmanager(self, *arguments: object, **named: object) -> None:
        super().init_poolmanager(*arguments, source_address=(self.address, 0), **named)


class Client:
    """A guest of the server; another guest from another address continues when this one may not."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = requests.Session()

    def new_guest(self) -> None:
        number = next(addresses)
        self.session.close()
        self.session = requests.Session()
        self.session.trust_env = False
        self.session.mount("http://", From(f"127.9.{number // 250}.{1 + number % 250}"))
        self.session.post(f"{self.server.address}/api/guest", json={}, timeout=ANSWER_SECONDS).raise_for_status()

    def send(self, request: dict[str, Any]) -> requests.Response:
        """Send a request as a guest who is signed in and has not used up a limit."""
        if not self.session.cookies:
            self.new_guest()
        answer = self.session.request(**request, timeout=ANSWER_SECONDS)
        if answer.status_code == TOO_MANY:
            self.new_guest()
            answer = self.session.request(**request, timeout=ANSWER_SECONDS)
        return answer


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[Client]:
    running = Client(server)
    yield running
    running.session.close()


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_error_is_json_with_a_code(case: schemathesis.Case, client: Client) -> None:
    server = client.server
    answer = client.send(case.as_transport_kwargs(base_url=server.address))
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "params", "reason"}
        assert "Traceback" not in answer.text
    assert server.process is not None
    assert server.process.poll() is None
