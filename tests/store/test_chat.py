"""Chat: numbered lines, free text or preset phrases."""

import asyncio

import pytest

from helpers.stores import NOW, guest
from ziggurat.store import ChatLine, Missing, Store


async def test_lines_are_numbered_at_each_table(store: Store):
    await store.create_account(guest("a1"))
    assert await store.say("t1", "a1", NOW, text="hello") == ChatLine("t1", 1, "a1", NOW, text="hello")
    assert await store.say("t1", "a1", NOW, preset="thanks") == ChatLine("t1", 2, "a1", NOW, preset="thanks")
    assert (await store.say("t2", "a1", NOW, text="hello")).seq == 1


async def test_lines_are_read_in_order_after_a_number_and_up_to_a_limit(store: Store):
    await store.create_account(guest("a1"))
    said = [await store.say("t1", "a1", NOW + number, text=f"{number}") for number in range(5)]
    assert await store.chat("t1") == said
    assert await store.chat("t1", after=1, limit=2) == said[1:3]
    assert await store.recent_chat("t1", limit=2) == said[3:]
    assert await store.recent_chat("t2") == []


async def test_concurrent_chat_lines_are_all_stored(store: Store):
    await store.create_account(guest("a1"))
    said = await asyncio.gather(*(store.say("t1", "a1", NOW, text=f"{number}") for number in range(20)))
    assert sorted(line.seq for line in said) == list(range(1, 21))
    assert {line.seq: line.text for line in said} == {line.seq: line.text for line in await store.chat("t1")}


async def test_chat_line_needs_an_account(store: Store):
    with pytest.raises(Missing):
        await store.say("t1", "a1", NOW, text="hello")


async def test_line_is_either_text_or_a_preset_phrase(store: Store):
    for both_or_none in ({}, {"text": "hello", "preset": "hello"}):
        with pytest.raises(ValueError, match="either"):
            await store.say("t1", "a1", NOW, **both_or_none)


async def test_line_sent_again_with_the_same_id_is_stored_once(store: Store):
    for account in ("a1", "a2"):
        await store.create_account(guest(account))
    assert await store.say("t1", "a1", NOW, text="hello", request="c1") == ChatLine("t1", 1, "a1", NOW, text="hello")
    assert await store.say("t1", "a1", NOW + 5, text="hello", request="c1") is None
    assert (await store.say("t1", "a1", NOW, text="hello", request="c2")).seq == 2
    assert (await store.say("t1", "a2", NOW, text="hello", request="c1")).seq == 3
    assert (await store.say("t2", "a1", NOW, text="hello", request="c1")).seq == 1


async def test_of_concurrent_lines_with_one_id_only_the_first_is_stored(store: Store):
    await store.create_account(guest("a1"))
    said = await asyncio.gather(*(store.say("t1", "a1", NOW, text="x", request="c1") for _ in range(10)))
    assert len([line for line in said if line is not None]) == 1
    assert len(await store.chat("t1")) == 1
