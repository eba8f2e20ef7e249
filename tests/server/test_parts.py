"""The parts of the server that need no server: text, limits, webhooks."""

import asyncio
import sys

import pytest

from ziggurat.bots.bot import BotFailed
from ziggurat.server.api.passwords import Passwords
from ziggurat.server.api.text import BadText, clean, clean_name, folded
from ziggurat.server.background.bot_pool import BotPool
from ziggurat.server.background.webhooks import BadWebhook, check_url, is_public, public_addresses
from ziggurat.server.limits import Limiter, Rate


def test_text_loses_control_and_direction_marks_and_keeps_letters() -> None:
    assert clean("  Zoë\u202e\u200b\x00 of\n Uruk  ", 50) == "Zoë of Uruk"
    assert clean("e\u0301", 5) == "é"


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "\x00"])
def test_a_text_without_anything_to_read_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="text_empty"):
        clean_name(text)


def test_a_long_text_is_refused_not_cut() -> None:
    with pytest.raises(BadText, match="text_too_long"):
        clean_name("x" * 25)


def test_names_that_read_alike_are_alike() -> None:
    assert folded("ＮＡＢＵ") == folded("nabu")


def test_a_bucket_empties_and_fills() -> None:
    limiter = Limiter(Rate(burst=3, per_second=2))
    assert [limiter.allow("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert limiter.allow("b", 0.0)
    assert limiter.wait("a", 0.0) == 0.5
    assert limiter.allow("a", 0.5)


def test_full_buckets_are_forgotten() -> None:
    limiter = Limiter(Rate(burst=1, per_second=1), most_keys=10)
    for number in range(100):
        limiter.allow(str(number), float(number * 10))
    assert len(limiter.buckets) <= 11


INTERNAL = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "224.0.0.1"),
]


@pytest.mark.parametrize("address", INTERNAL)
def test_an_internal_address_is_never_called(address: str) -> None:
    assert not is_public(address)


def test_a_public_address_may_be_called() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_a_name_that_leads_inside_is_refused() -> None:
    with pytest.raises(BadWebhook, match="webhook_internal"):
        public_addresses("localhost", 80)


@pytest.mark.parametrize(
    "url", ["ftp://x.org", "http://", "x", "http://u:p@x.org/", "http://x.org:99999", "http://x y"]
)
def test_a_webhook_must_be_a_plain_web_address(url: str) -> None:
    with pytest.raises(BadWebhook, match="webhook_malformed"):
        check_url(url)


def test_a_password_matches_itself_alone() -> None:
    async def check() -> list[bool]:
        passwords = Passwords(workers=1)
        kept = await passwords.hash("right")
        found = [await passwords.matches(hashed, word) for hashed, word in ((kept, "right"), (kept, "x"), (None, "x"))]
        passwords.close()
        return found

    assert asyncio.run(check()) == [True, False, False]


BOTS = {
    "crash": "import sys; sys.stdin.readline(); sys.exit(3)",
    "nonsense": "import sys; sys.stdin.readline(); print('{]', flush=True); sys.stdin.readline()",
    "illegal": 'import sys; sys.stdin.readline(); print(\'{"action": "no"}\', flush=True); sys.stdin.readline()',
}


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_fails_is_reported_and_its_process_replaced(name: str) -> None:
    async def ask() -> None:
        pool = BotPool(1, [sys.executable, "-c", BOTS[name]])
        try:
            for _ in range(2):
                with pytest.raises(BotFailed):
                    await pool.choose("babel", "x", {"actions": ["go:A"]}, seed="0" * 64, seconds=5)
        finally:
            await pool.close()

    asyncio.run(ask())
