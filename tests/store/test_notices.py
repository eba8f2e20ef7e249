"""Notices: the addresses that are notified when an account's turn begins."""

from dataclasses import replace

import pytest

from helpers.stores import NOW, guest
from ziggurat.store import BadText, Missing, Notice, Session, Store

EMAIL = Notice("a1", "email", "ninsun@example.org", NOW, '{"every": "turn"}')
PHONE = Notice("a1", "push", "https://push.example.org/1", NOW)
LAPTOP = Notice("a1", "push", "https://push.example.org/2", NOW)


async def test_account_may_have_several_notices(store: Store):
    await store.create_account(guest("a1"))
    for notice in (LAPTOP, EMAIL, PHONE):
        await store.put_notice(notice)
    assert await store.notices_of("a1") == [EMAIL, PHONE, LAPTOP]
    assert await store.notices_of("a2") == []


async def test_settings_of_a_notice_can_be_changed(store: Store):
    await store.create_account(guest("a1"))
    await store.put_notice(EMAIL)
    await store.put_notice(Notice("a1", "email", "ninsun@example.org", NOW + 9, '{"every": "day"}'))
    assert await store.notices_of("a1") == [Notice("a1", "email", "ninsun@example.org", NOW, '{"every": "day"}')]


async def test_notice_can_be_removed(store: Store):
    await store.create_account(guest("a1"))
    await store.put_notice(PHONE)
    await store.put_notice(LAPTOP)
    assert await store.remove_notice("a1", "push", PHONE.address)
    assert not await store.remove_notice("a1", "push", PHONE.address)
    assert await store.notices_of("a1") == [LAPTOP]


async def test_notice_needs_an_account(store: Store):
    with pytest.raises(Missing):
        await store.put_notice(EMAIL)


async def test_address_has_a_maximum_length(store: Store):
    await store.create_account(guest("a1"))
    longest = "https://example.org/" + "x" * 1480
    await store.put_notice(Notice("a1", "webhook", longest, NOW))
    with pytest.raises(BadText):
        await store.put_notice(Notice("a1", "webhook", longest + "x", NOW))


async def test_mail_address_is_confirmed_once(store: Store):
    await store.create_account(guest("a1"))
    await store.put_notice(EMAIL)
    assert await store.confirm_mail("a1", "nobody@example.org", NOW) is False
    assert await store.confirm_mail("a1", EMAIL.address, NOW + 1) is True
    assert await store.confirm_mail("a1", EMAIL.address, NOW + 2) is False
    await store.put_notice(EMAIL)
    assert [notice.confirmed for notice in await store.notices_of("a1")] == [NOW + 1]


async def test_account_is_notified_once_per_turn(store: Store):
    turns = [await store.claim_turn("a1", "t1", turn) for turn in (4, 4, 2, 5)]
    assert turns == [True, False, False, True]
    assert await store.claim_turn("a2", "t1", 4) is True
    assert await store.claim_turn("a1", "t2", 4) is True


async def test_push_address_ends_with_its_session(store: Store):
    await store.create_account(guest("a1"))
    for session in ("s1", "s2", "s3"):
        await store.create_session(Session(session, "a1", NOW, NOW))
    for session in ("s1", "s2", "s3"):
        await store.put_notice(replace(PHONE, address=f"https://push.example.org/{session}", session=session))
    await store.put_notice(EMAIL)
    await store.revoke_session("s1")
    assert [notice.session for notice in await store.notices_of("a1")] == [None, "s2", "s3"]
    await store.create_session(Session("s4", "a1", NOW, NOW))
    await store.move_notices("s2", "s4")
    await store.revoke_sessions("a1", keep="s4")
    assert [notice.session for notice in await store.notices_of("a1")] == [None, "s4"]
    assert await store.forget_sessions(NOW + 1) == 1
    assert await store.notices_of("a1") == [EMAIL]


async def test_push_address_used_again_belongs_to_the_new_session(store: Store):
    await store.create_account(guest("a1"))
    await store.put_notice(replace(PHONE, session="s1"))
    await store.put_notice(replace(PHONE, session="s2"))
    assert [notice.session for notice in await store.notices_of("a1")] == ["s2"]
