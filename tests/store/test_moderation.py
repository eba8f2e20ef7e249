"""Blocks, reports, banned words, deleted tables and the audit log."""

import pytest

from helpers.stores import NOW, guest, put_table, summary
from ziggurat.store import AuditEntry, Missing, Report, Store


async def test_blocked_accounts_are_listed_in_order(store: Store):
    for account in ("a1", "a2", "a3"):
        await store.create_account(guest(account))
    for number, blocked in enumerate(("a3", "a2", "a3")):
        await store.block("a1", blocked, NOW + number)
    assert await store.blocked_by("a1") == ["a3", "a2"]
    assert await store.unblock("a1", "a3") is True
    assert await store.unblock("a1", "a3") is False
    assert await store.blocked_by("a1") == ["a2"]
    with pytest.raises(Missing):
        await store.block("a1", "unknown", NOW)


async def test_line_is_reported_once_by_each_reporter(store: Store):
    for account in ("a1", "a2"):
        await store.create_account(guest(account))
    report = Report("t1", 3, "a1", "a2", NOW, "rude words", "insult")
    assert await store.put_report(report) is True
    assert await store.put_report(report._replace(reason="spam")) is False
    assert await store.reports() == [report]


async def test_banned_words_are_sorted(store: Store):
    assert [await store.ban_word(word, NOW) for word in ("oaf", "lout", "oaf")] == [True, True, False]
    assert await store.banned_words() == ["lout", "oaf"]
    assert [await store.allow_word(word) for word in ("oaf", "oaf")] == [True, False]
    assert await store.banned_words() == ["lout"]


async def test_deleted_table_leaves_nothing_behind(store: Store):
    await store.create_account(guest("a1"))
    await put_table(store, summary("t1", 2, accounts=("a1",)))
    await put_table(store, summary("t2", 1, accounts=("a1",)))
    await store.say("t1", "a1", NOW, text="hello")
    assert await store.delete_table("t1") is True
    assert await store.delete_table("t1") is False
    assert await store.table("t1") is None
    assert await store.read("t1") == []
    assert await store.chat("t1") == []
    assert [found.table_id for found in await store.tables_of("a1")] == ["t2"]


async def test_deleted_account_leaves_neither_blocks_nor_reports(store: Store):
    for account in ("a1", "a2"):
        await store.create_account(guest(account))
    await store.block("a1", "a2", NOW)
    await store.block("a2", "a1", NOW)
    await store.put_report(Report("t1", 1, "a1", "a2", NOW, "text", "spam"))
    await store.delete_account("a1", NOW)
    assert (await store.blocked_by("a1"), await store.blocked_by("a2"), await store.reports()) == ([], [], [])


async def test_audit_log_is_read_newest_first(store: Store):
    entries = [AuditEntry(f"e{number}", NOW + number, "operator", "ban_word", "oaf") for number in range(3)]
    for entry in entries:
        await store.add_audit(entry)
    assert await store.audit(limit=2) == [entries[2], entries[1]]
