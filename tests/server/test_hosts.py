"""`Host` headers: local names and configured ones are accepted, names that an attacker can own are not."""

import httpx
import pytest

from helpers.server import Server
from ziggurat.server.api.hosts import AllowedHosts
from ziggurat.server.config import Config

LOCAL = [
    "localhost",
    "localhost:8080",
    "127.0.0.1:8080",
    "192.168.1.20:8080",
    "[::1]:8080",
    "raspberrypi",
    "kitchen.local:8080",
    "box.home.arpa",
    "nas.lan",
    "LOCALHOST.",
    "",
    None,
]
FOREIGN = [
    "evil.example",
    "evil.example:8080",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "[",
    "a b.example",
    ":80",
]


@pytest.mark.parametrize("host", LOCAL)
def test_local_name_is_accepted(host: str | None) -> None:
    assert host in AllowedHosts(Config())
    assert host in AllowedHosts(Config(hosts=("play.example.org",), behind_tls=True))


@pytest.mark.parametrize("host", FOREIGN)
def test_name_that_an_attacker_can_own_is_refused(host: str) -> None:
    assert host not in AllowedHosts(Config())
    assert host not in AllowedHosts(Config(hosts=("play.example.org",), behind_tls=True))


def test_configured_name_is_accepted() -> None:
    hosts = AllowedHosts(Config(hosts=("Play.Example.org",)))
    assert "play.example.org" in hosts
    assert "PLAY.EXAMPLE.ORG:443" in hosts
    assert "other.example.org" not in hosts


def test_proxy_that_terminates_tls_checks_the_name_itself() -> None:
    assert "play.example.org" in AllowedHosts(Config(behind_tls=True))


def test_star_accepts_every_name() -> None:
    assert "play.example.org" in AllowedHosts(Config(hosts=("*",)))


def test_request_with_a_foreign_name_is_refused(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")
    assert answer.headers["x-content-type-options"] == "nosniff"
    answer = httpx.get(f"{server.address}/api/games", headers={"Host": "play.example.org"})
    assert answer.status_code == 200


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path, "--allowed-host", "play.example.org") as running:
        yield running
