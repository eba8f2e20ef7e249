"""Generated requests to the HTTP API: errors are JSON with a code."""

from collections.abc import Iterator
from itertools import count

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
EXAMPLES = 3  # per route; what is wrong with a route shows in the first


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


def new_client(server: Server) -> requests.Session:
    """Return an HTTP client with a session."""
    number = next(addresses)
    session = requests.Session()
    session.trust_env = False
    session.mount("http://", From(f"127.9.{number // 250}.{1 + number % 250}"))
    session.post(f"{server.address}/api/guest", json={}, timeout=ANSWER_SECONDS).raise_for_status()
    return session


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_error_is_json_with_a_code(case: schemathesis.Case, server: Server) -> None:
    with new_client(server) as session:
        answer = session.request(**case.as_transport_kwargs(base_url=server.address), timeout=ANSWER_SECONDS)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "params", "reason"}
            assert "Traceback" not in answer.text
        assert session.get(f"{server.address}/healthz", timeout=ANSWER_SECONDS).status_code == 200
