"""Webhooks reach public addresses only."""

import pytest

from ziggurat.server.background.webhooks import BadWebhook, check_url, is_public, public_addresses

INTERNAL = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
    *("::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "224.0.0.1"),
]


@pytest.mark.parametrize("address", INTERNAL)
def test_internal_address_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_address_on_the_internet_is_public() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_name_of_an_internal_host_is_refused() -> None:
    with pytest.raises(BadWebhook, match="webhook_internal"):
        public_addresses("localhost", 80)


@pytest.mark.parametrize(
    "url", ["ftp://x.org", "http://", "x", "http://u:p@x.org/", "http://x.org:99999", "http://x y"]
)
def test_webhook_must_be_an_http_url_without_credentials(url: str) -> None:
    with pytest.raises(BadWebhook, match="webhook_malformed"):
        check_url(url)
