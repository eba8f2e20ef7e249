"""Links in mails: found by the hash of their token, for one purpose, until they expire or are used."""

import asyncio

from helpers.stores import NOW, guest
from ziggurat.store import MailLink, Store

LINK = MailLink("m1", "a1", "recover", "ninsun@example.org", NOW, NOW + 100)


async def test_link_is_found_until_it_expires(store: Store):
    await store.create_account(guest("a1"))
    await store.create_mail_link(LINK)
    assert await store.mail_link("m1", "recover", NOW + 99) == LINK
    assert await store.mail_link("m1", "recover", NOW + 100) is None
    assert await store.mail_link("m1", "confirm", NOW) is None
    assert await store.forget_mail_links(NOW + 100) == 1


async def test_link_can_be_used_once(store: Store):
    await store.create_account(guest("a1"))
    await store.create_mail_link(LINK)
    answers = await asyncio.gather(*(store.use_mail_link("m1") for _ in range(3)))
    assert sorted(answers) == [False, False, True]


async def test_links_of_a_purpose_are_withdrawn(store: Store):
    await store.create_account(guest("a1"))
    await store.create_mail_link(LINK)
    await store.withdraw_mail_links("a1", "confirm")
    assert await store.mail_link("m1", "recover", NOW) == LINK
    await store.withdraw_mail_links("a1", "recover")
    assert await store.mail_link("m1", "recover", NOW) is None
