"""Invitations: links to a seat that expire and can be used up."""

import asyncio

import pytest

from helpers.stores import NOW, guest
from ziggurat.store import Invitation, Missing, Store

TO_ANY_SEAT = Invitation("i1", "t1", None, "a1", NOW, NOW + 100)
TO_SEAT_2 = Invitation("i2", "t1", 2, "a1", NOW + 1, NOW + 50)


async def invite(store: Store) -> None:
    await store.create_account(guest("a1"))
    await store.create_invitation(TO_ANY_SEAT)
    await store.create_invitation(TO_SEAT_2)


async def test_invitation_is_found_by_the_hash_of_its_token(store: Store):
    await invite(store)
    assert await store.invitation("i1", NOW) == TO_ANY_SEAT
    assert await store.invitation("i2", NOW) == TO_SEAT_2
    assert await store.invitation("i3", NOW) is None
    assert await store.invitations_to("t1", NOW) == [TO_ANY_SEAT, TO_SEAT_2]


async def test_expired_invitation_is_not_found(store: Store):
    await invite(store)
    assert await store.invitation("i2", NOW + 49) == TO_SEAT_2
    assert await store.invitation("i2", NOW + 50) is None
    assert await store.invitations_to("t1", NOW + 50) == [TO_ANY_SEAT]


async def test_invitation_can_be_used_once(store: Store):
    await invite(store)
    answers = await asyncio.gather(*(store.revoke_invitation("i2") for _ in range(5)))
    assert sorted(answers) == [False, False, False, False, True]
    assert await store.invitation("i2", NOW) is None


async def test_expired_invitations_are_deleted(store: Store):
    await invite(store)
    assert await store.forget_invitations(NOW + 50) == 1
    assert await store.invitations_to("t1", NOW) == [TO_ANY_SEAT]


async def test_invitation_needs_an_account(store: Store):
    with pytest.raises(Missing):
        await store.create_invitation(TO_ANY_SEAT)


async def test_invitation_is_claimed_by_one_account(store: Store):
    await invite(store)
    answers = await asyncio.gather(*(store.claim_invitation("i2", account) for account in ("a2", "a3", "a4")))
    assert sorted(answers) == [False, False, True]
    used = await store.invitation("i2", NOW)
    assert used is not None
    assert used.used_by is not None
    assert await store.claim_invitation("i2", used.used_by)
    assert (used.admits(used.used_by), used.admits("a1")) == (True, False)
    await store.release_invitation("i2", "a1")
    assert await store.invitation("i2", NOW) == used
    await store.release_invitation("i2", used.used_by)
    assert await store.invitation("i2", NOW) == TO_SEAT_2


async def test_removal_keeps_the_time_of_the_last_one(store: Store):
    assert await store.removed_at("t1", "a1") is None
    await store.put_removal("t1", "a1", NOW)
    await store.put_removal("t1", "a1", NOW + 5)
    assert await store.removed_at("t1", "a1") == NOW + 5
    assert await store.removed_at("t2", "a1") is None
