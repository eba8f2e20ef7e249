"""Accounts: guests, names, passwords, deletion and export."""

import json
from dataclasses import replace

import pytest

from helpers.stores import NOW, guest, player, put_table, summary
from ziggurat.store import Account, Invitation, Missing, Notice, Session, Store, Taken


async def test_guest_has_a_name_and_no_password(store: Store):
    await store.create_account(guest("a1"))
    found = await store.account("a1")
    assert found == guest("a1")
    assert found.guest
    assert await store.account("a2") is None


async def test_guests_may_share_a_name_and_cannot_be_found_by_it(store: Store):
    await store.create_account(guest("a1", "Ninsun"))
    await store.create_account(guest("a2", "Ninsun"))
    assert await store.by_name("Ninsun") is None


async def test_player_is_found_by_name_in_any_spelling(store: Store):
    await store.create_account(player("a1", "Straße"))
    for spelled in ("Straße", "STRASSE", "straße", "ｓtraße"):
        assert (await store.by_name(spelled)) == player("a1", "Straße")


async def test_two_players_cannot_have_the_same_name(store: Store):
    await store.create_account(player("a1", "Ninsun"))
    with pytest.raises(Taken):
        await store.create_account(player("a2", "NINSUN"))
    assert await store.account("a2") is None


async def test_two_accounts_cannot_have_the_same_id(store: Store):
    await store.create_account(guest("a1"))
    with pytest.raises(Taken):
        await store.create_account(guest("a1", "Enkidu"))


async def test_guest_who_sets_a_password_keeps_the_account(store: Store):
    await store.create_account(guest("a1", "Ninsun"))
    await put_table(store, summary("t1", 1, accounts=("a1",)))
    await store.set_password_hash("a1", "$argon2id$x")
    found = await store.by_name("ninsun")
    assert (found.account_id, found.password_hash, found.guest) == ("a1", "$argon2id$x", False)
    assert [table.table_id for table in await store.tables_of("a1")] == ["t1"]


async def test_guest_cannot_take_the_name_of_a_player(store: Store):
    await store.create_account(player("a1", "Ninsun"))
    await store.create_account(guest("a2", "Ninsun"))
    with pytest.raises(Taken):
        await store.set_password_hash("a2", "$argon2id$x")
    assert (await store.account("a2")).guest
    await store.rename_account("a2", "Enkidu")
    await store.set_password_hash("a2", "$argon2id$x")
    assert (await store.by_name("enkidu")).account_id == "a2"


async def test_password_can_be_changed(store: Store):
    await store.create_account(player("a1", "Ninsun"))
    await store.set_password_hash("a1", "$argon2id$new")
    assert (await store.account("a1")).password_hash == "$argon2id$new"


async def test_renamed_player_is_found_by_the_new_name_only(store: Store):
    await store.create_account(player("a1", "Ninsun"))
    await store.create_account(player("a2", "Enkidu"))
    with pytest.raises(Taken):
        await store.rename_account("a1", "enkidu")
    await store.rename_account("a1", "Ishtar")
    assert (await store.by_name("ishtar")).name == "Ishtar"
    assert await store.by_name("ninsun") is None


async def test_renamed_guest_is_still_a_guest(store: Store):
    await store.create_account(guest("a1", "Ninsun"))
    await store.rename_account("a1", "Ishtar")
    assert (await store.account("a1")).name == "Ishtar"
    assert await store.by_name("ishtar") is None


async def test_unknown_account_cannot_be_changed(store: Store):
    for call in (
        store.rename_account("a1", "Ishtar"),
        store.set_password_hash("a1", "$argon2id$x"),
        store.delete_account("a1", NOW),
        store.export_account("a1"),
    ):
        with pytest.raises(Missing):
            await call


async def test_preferences_are_stored_with_the_account(store: Store):
    await store.create_account(guest("a1"))
    await store.create_account(replace(guest("a2"), preferences='{"language": "fr"}'))
    assert (await store.account("a1")).preferences == "{}"
    assert (await store.account("a2")).preferences == '{"language": "fr"}'


async def store_two_full_accounts(store: Store) -> None:
    """Store two players with every kind of data that an account can have."""
    for account_id, name in (("a1", "Ninsun"), ("a2", "Enkidu")):
        await store.create_account(replace(player(account_id, name), preferences='{"language": "it"}'))
        await store.create_session(Session(f"s-{account_id}", account_id, NOW, NOW, "Firefox"))
        await store.put_notice(Notice(account_id, "email", f"{name}@example.org", NOW))
        await store.create_invitation(Invitation(f"i-{account_id}", "t1", None, account_id, NOW, NOW + 1000))
        await store.say("t1", account_id, NOW, text=f"my words: {name}")
        await store.say("t1", account_id, NOW, preset="well_played")
    await put_table(store, summary("t1", 1, accounts=("a1", "a2")))


async def test_deleting_an_account_removes_personal_data(store: Store):
    await store_two_full_accounts(store)
    await store.delete_account("a1", NOW + 5)
    found = await store.account("a1")
    assert (found.name, found.password_hash, found.deleted, found.preferences) == ("", None, NOW + 5, "{}")
    assert await store.by_name("ninsun") is None
    assert await store.session("s-a1") is None
    assert await store.notices_of("a1") == []
    assert await store.invitation("i-a1", NOW) is None
    assert [(line.text, line.preset) for line in await store.chat("t1") if line.account_id == "a1"] == [
        (None, None),
        (None, "well_played"),
    ]


async def test_deleting_an_account_keeps_other_accounts(store: Store):
    await store_two_full_accounts(store)
    before = await store.export_account("a2")
    await store.delete_account("a1", NOW + 5)
    assert await store.export_account("a2") == before
    assert await store.session("s-a2") is not None
    assert (await store.table("t1")).accounts == ("a1", "a2")


async def test_name_of_a_deleted_account_is_free_again(store: Store):
    await store.create_account(player("a1", "Ninsun"))
    await store.delete_account("a1", NOW)
    await store.create_account(player("a2", "Ninsun"))
    assert (await store.by_name("Ninsun")).account_id == "a2"


async def test_deleted_account_stays_deleted(store: Store):
    await store.create_account(player("a1", "Ninsun"))
    await store.delete_account("a1", NOW)
    for call in (
        store.delete_account("a1", NOW + 9),
        store.rename_account("a1", "Ishtar"),
        store.set_password_hash("a1", "$argon2id$x"),
        store.export_account("a1"),
    ):
        with pytest.raises(Missing):
            await call
    assert (await store.account("a1")).deleted == NOW


async def test_export_has_all_data_except_secrets(store: Store):
    await store_two_full_accounts(store)
    export = await store.export_account("a1")
    assert export == {
        "account": {
            "account_id": "a1",
            "name": "Ninsun",
            "created": NOW,
            "guest": False,
            "preferences": '{"language": "it"}',
        },
        "sessions": [{"created": NOW, "last_seen": NOW, "user_agent": "Firefox"}],
        "chat": [
            {"table_id": "t1", "seq": 1, "at": NOW, "text": "my words: Ninsun", "preset": None},
            {"table_id": "t1", "seq": 2, "at": NOW, "text": None, "preset": "well_played"},
        ],
        "invitations": [{"table_id": "t1", "seat": None, "created": NOW, "expires": NOW + 1000}],
        "notices": [
            {"kind": "email", "address": "Ninsun@example.org", "created": NOW, "data": "{}", "confirmed": None}
        ],
        "blocks": [],
        "reports": [],
        "friends": [],
        "personal_invitations": [],
        "tables": [{"table_id": "t1"}],
    }
    text = json.dumps(export)
    assert not any(secret in text for secret in ("argon2", "s-a1", "i-a1", "Enkidu"))


def test_repr_contains_no_secrets():
    shown = repr([player("a1", "Ninsun"), Session("hash1", "a1", 1, 2), Invitation("hash2", "t1", 0, "a1", 1, 2)])
    assert not any(secret in shown for secret in ("argon2", "hash1", "hash2"))


async def test_guest_registers_under_a_name_or_nothing_changes(store: Store):
    await store.create_account(player("a1", "Enkidu"))
    await store.create_account(guest("a2", "Ninsun"))
    with pytest.raises(Taken):
        await store.register_account("a2", "ENKIDU", "hash")
    assert await store.account("a2") == guest("a2", "Ninsun")
    await store.register_account("a2", "Shamhat", "hash")
    assert await store.by_name("shamhat") == Account("a2", "Shamhat", NOW, "hash")
    with pytest.raises(Missing):
        await store.register_account("a2", "Again", "hash")


async def test_accounts_are_found_by_id_and_name(store: Store):
    for account in (player("a1", "Enkidu"), guest("a2", "Ninsun"), guest("a3", "Enkidu")):
        await store.create_account(account)
    assert [found.account_id for found in await store.find_accounts("Enkidu")] == ["a1", "a3"]
    assert [found.account_id for found in await store.find_accounts("ENKIDU")] == ["a1"]
    assert [found.account_id for found in await store.find_accounts("a2")] == ["a2"]
    assert len(await store.find_accounts("", limit=2)) == 2
