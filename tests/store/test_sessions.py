"""Sessions: logging in and out."""

import pytest

from helpers.stores import NOW, guest
from ziggurat.store import Missing, Session, Store, Taken


async def log_in(store: Store, account_id: str, *tokens: str) -> None:
    await store.create_account(guest(account_id))
    for later, token in enumerate(tokens):
        await store.create_session(Session(token, account_id, NOW, NOW + later, "Firefox"))


async def test_session_is_found_by_the_hash_of_its_token(store: Store):
    await log_in(store, "a1", "s1")
    assert await store.session("s1") == Session("s1", "a1", NOW, NOW, "Firefox")
    assert await store.session("s2") is None


async def test_session_needs_an_account(store: Store):
    with pytest.raises(Missing):
        await store.create_session(Session("s1", "a1", NOW, NOW))


async def test_token_belongs_to_one_session(store: Store):
    await log_in(store, "a1", "s1")
    with pytest.raises(Taken):
        await store.create_session(Session("s1", "a1", NOW, NOW))


async def test_sessions_of_an_account_are_listed_latest_seen_first(store: Store):
    await log_in(store, "a1", "s1", "s2", "s3")
    await log_in(store, "a2", "s4")
    assert [session.token_hash for session in await store.sessions_of("a1")] == ["s3", "s2", "s1"]


async def test_last_seen_never_decreases(store: Store):
    await log_in(store, "a1", "s1")
    assert await store.touch_session("s1", NOW + 50)
    assert not await store.touch_session("s1", NOW + 20)
    assert (await store.session("s1")).last_seen == NOW + 50
    assert not await store.touch_session("s2", NOW)


async def test_logging_out_ends_one_session(store: Store):
    await log_in(store, "a1", "s1", "s2")
    assert await store.revoke_session("s1")
    assert not await store.revoke_session("s1")
    assert [session.token_hash for session in await store.sessions_of("a1")] == ["s2"]


async def test_logging_out_everywhere_ends_all_sessions_of_the_account(store: Store):
    await log_in(store, "a1", "s1", "s2", "s3")
    await log_in(store, "a2", "s4")
    assert await store.revoke_sessions("a1", keep="s2") == 2
    assert [session.token_hash for session in await store.sessions_of("a1")] == ["s2"]
    assert await store.revoke_sessions("a1") == 1
    assert await store.session("s4") is not None


async def test_sessions_not_seen_for_long_are_deleted(store: Store):
    await log_in(store, "a1", "s1", "s2", "s3")
    assert await store.forget_sessions(before=NOW + 2) == 2
    assert [session.token_hash for session in await store.sessions_of("a1")] == ["s3"]
