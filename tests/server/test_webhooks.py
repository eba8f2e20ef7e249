"""Webhooks reach public addresses only, and a slow host delays nothing else."""

import asyncio
import threading

import pytest

from ziggurat.server.background import webhooks
from ziggurat.server.background.webhooks import BadWebhook, call, check_url, is_public, public_addresses

INTERNAL = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "224.0.0.1"),
    *("fec0::1", "feff::1", "3fff::1", "3fff:fff::1", "192.88.99.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "5f00::1"),
]


@pytest.mark.parametrize("address", INTERNAL)
def test_internal_address_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_address_on_the_internet_is_public() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_name_of_an_internal_host_is_refused() -> None:
    with pytest.raises(BadWebhook, match="webhook_internal"):
        asyncio.run(public_addresses("localhost", 80))


@pytest.mark.parametrize(
    "url", ["ftp://x.org", "http://", "x", "http://u:p@x.org/", "http://x.org:99999", "http://x y"]
)
def test_webhook_must_be_an_http_url_without_credentials(url: str) -> None:
    with pytest.raises(BadWebhook, match="webhook_malformed"):
        check_url(url)


async def trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send an answer that never ends, one byte at a time."""
    try:
        while not writer.is_closing():
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.01)
    except OSError:
        pass
    finally:
        writer.transport.abort()


def test_host_that_answers_forever_is_given_up_and_holds_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    monkeypatch.setattr(webhooks, "MAX_LINE_BYTES", 1_000_000)

    async def story() -> tuple[bool, list[str]]:
        server = await asyncio.start_server(trickle, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        answered = await call(f"http://127.0.0.1:{port}/", {}, internal_allowed=True)
        threads = [thread.name for thread in threading.enumerate() if thread.name.startswith("asyncio")]
        server.close()
        return answered, threads

    assert asyncio.run(story()) == (False, [])


@pytest.mark.parametrize(
    ("line", "good"), [(b"HTTP/1.1 204 No Content", True), (b"HTTP/1.0 500 x", False), (b"hi", False)]
)
def test_status_decides_whether_a_call_succeeded(line: bytes, good: bool) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(line + b"\r\n\r\n")
        await writer.drain()
        writer.transport.abort()

    async def story() -> bool:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            return await call(f"http://127.0.0.1:{port}/", {}, internal_allowed=True)

    assert asyncio.run(story()) is good
