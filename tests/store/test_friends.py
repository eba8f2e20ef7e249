"""Friends, their links, invitations of one account, and players who wait to be paired."""

import asyncio

import pytest

from helpers.stores import NOW, guest
from ziggurat.store import Friend, Missing, Pairing, PersonalInvitation, Store


async def accounts(store: Store, *names: str) -> None:
    for name in names:
        await store.create_account(guest(name, name.capitalize()))


async def test_friendship_is_mutual_and_ends_for_both(store: Store):
    await accounts(store, "anna", "ben", "cleo")
    assert await store.befriend("anna", "ben", NOW) is True
    assert await store.befriend("ben", "anna", NOW + 1) is False
    await store.befriend("anna", "cleo", NOW + 2)
    assert await store.friends_of("anna") == [Friend("ben", "Ben", NOW), Friend("cleo", "Cleo", NOW + 2)]
    assert await store.friends_of("ben") == [Friend("anna", "Anna", NOW)]
    assert await store.unfriend("ben", "anna") is True
    assert await store.unfriend("ben", "anna") is False
    assert await store.friends_of("ben") == []
    assert [friend.account_id for friend in await store.friends_of("anna")] == ["cleo"]


async def test_friend_must_exist(store: Store):
    await accounts(store, "anna")
    with pytest.raises(Missing):
        await store.befriend("anna", "nobody", NOW)
    assert await store.friends_of("anna") == []


async def test_link_leads_to_its_account_until_it_expires_or_is_revoked(store: Store):
    await accounts(store, "anna")
    await store.create_friend_link("h1", "anna", NOW, NOW + 10)
    await store.create_friend_link("h2", "anna", NOW, NOW + 99)
    assert await store.friend_link("h1", NOW + 9) == "anna"
    assert await store.friend_link("h1", NOW + 10) is None
    assert await store.count_friend_links("anna", NOW + 10) == 1
    assert await store.forget_friend_links(NOW + 10) == 1
    assert await store.revoke_friend_links("anna") == 1
    assert await store.friend_link("h2", NOW) is None


async def test_account_is_invited_to_a_table_once(store: Store):
    await accounts(store, "anna", "ben")
    invitation = PersonalInvitation("t1", "ben", "anna", NOW)
    assert await store.invite_account(invitation) is True
    assert await store.invite_account(invitation._replace(created=NOW + 1)) is False
    await store.invite_account(PersonalInvitation("t2", "ben", "anna", NOW + 5))
    assert await store.personal_invitation("t1", "ben") == invitation
    assert [each.table_id for each in await store.personal_invitations("ben")] == ["t2", "t1"]
    assert await store.uninvite_account("t1", "ben") is True
    assert await store.uninvite_account("t1", "ben") is False
    assert await store.forget_personal_invitations(NOW + 6) == 1
    assert await store.personal_invitations("ben") == []


async def test_deleted_account_leaves_no_friend_link_invitation_or_pairing(store: Store):
    await accounts(store, "anna", "ben")
    await store.befriend("anna", "ben", NOW)
    await store.create_friend_link("h1", "anna", NOW, NOW + 10)
    await store.invite_account(PersonalInvitation("t1", "ben", "anna", NOW))
    await store.invite_account(PersonalInvitation("t2", "anna", "ben", NOW))
    await store.create_pairing(Pairing("t3", "anna", "babel", "quick", NOW, NOW))
    exported = await store.export_account("anna")
    assert exported["friends"] == [{"friend_id": "ben", "since": NOW}]
    assert exported["personal_invitations"] == [{"table_id": "t2", "invited_by": "ben", "created": NOW}]
    await store.delete_account("anna", NOW + 1)
    for table in ("friends", "friend_links", "personal_invitations", "pairings"):
        assert await store.rows(f"SELECT * FROM {table}") == []


async def test_waiting_table_is_claimed_by_one_player(store: Store):
    await accounts(store, "anna", "ben")
    first = Pairing("t1", "anna", "babel", "quick", NOW, NOW)
    second = Pairing("t2", "ben", "babel", "days", NOW + 1, NOW + 1)
    for pairing in (second, first):
        await store.create_pairing(pairing)
    assert await store.touch_pairing("t1", NOW + 7) is True
    assert await store.touch_pairing("t9", NOW + 7) is False
    assert await store.pairings() == [first._replace(seen=NOW + 7), second]
    claims = await asyncio.gather(*(store.claim_pairing("t1") for _ in range(4)))
    assert sorted(claims) == [False, False, False, True]
    assert await store.pairings() == [second]
