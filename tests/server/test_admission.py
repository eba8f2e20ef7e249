"""Connections in all and per address; clients that send nothing make room for others."""

import asyncio

from ziggurat.server.sockets.admission import Admission


class Peer(asyncio.Transport):
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def opened(admission: Admission, address: str, count: int) -> list[Peer]:
    peers = [Peer(address) for _ in range(count)]
    for peer in peers:
        assert admission.open(peer)
    return peers


def test_address_with_too_many_connections_gets_no_other() -> None:
    admission = Admission(100, 3)
    busy = opened(admission, "10.0.0.1", 3)
    for peer in busy:
        admission.set_busy(peer)
    assert not admission.open(Peer("10.0.0.1"))
    assert admission.open(Peer("10.0.0.2"))
    admission.close(busy[0])
    assert admission.open(Peer("10.0.0.1"))


def test_oldest_waiting_connection_of_the_address_makes_room() -> None:
    admission = Admission(100, 3)
    other = opened(admission, "10.0.0.2", 1)
    first, second, third = opened(admission, "10.0.0.1", 3)
    admission.set_busy(first)
    assert admission.open(Peer("10.0.0.1"))
    assert [peer.aborted for peer in (first, second, third, *other)] == [False, True, False, False]


def test_oldest_waiting_connection_makes_room_when_the_server_is_full() -> None:
    admission = Admission(4, 100)
    peers = [peer for number in range(4) for peer in opened(admission, f"10.0.0.{number}", 1)]
    admission.set_busy(peers[0])
    assert admission.open(Peer("10.0.1.1"))
    assert [peer.aborted for peer in peers] == [False, True, False, False]


def test_connection_that_is_kept_alive_waits_again() -> None:
    admission = Admission(2, 100)
    first, second = opened(admission, "10.0.0.1", 2)
    admission.set_busy(first)
    admission.set_busy(second)
    assert not admission.open(Peer("10.0.0.2"))
    admission.set_waiting(second)
    assert admission.open(Peer("10.0.0.2"))
    assert second.aborted


def test_trusted_proxy_is_not_limited() -> None:
    admission = Admission(100, 3, "10.0.0.0/24")
    for peer in opened(admission, "10.0.0.7", 50):
        admission.set_busy(peer)
    assert admission.open(Peer("10.0.0.7"))


def test_new_connections_of_an_address_are_limited_by_time() -> None:
    admission = Admission(100_000, 100_000)
    accepted = sum(admission.open(Peer("10.0.0.1")) for _ in range(5000))
    assert accepted < 2000
    assert admission.open(Peer("10.0.0.2"))


def test_nothing_is_kept_of_closed_connections() -> None:
    admission = Admission(100, 3)
    for peer in opened(admission, "10.0.0.1", 3):
        admission.close(peer)
        admission.close(peer)
    assert not (admission.addresses or admission.counts or admission.waiting or admission.waiting_by_address)
