"""`ziggurat admin` without a running server: what it prints, and that changes are recorded."""

import asyncio
import json
from pathlib import Path

import pytest

from helpers.stores import NOW, guest, player, put_table, summary
from ziggurat.cli import main
from ziggurat.store import Session, Store, open_store


@pytest.fixture
def address(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'store.db'}"

    async def fill() -> None:
        async with open_store(address) as store:
            await store.create_account(player("a1", "Enkidu"))
            await store.create_account(guest("a2", "Ninsun"))
            await store.create_session(Session("hash", "a1", NOW, NOW, "Firefox"))
            await put_table(store, summary("t1", 1, accounts=("a1",), listed=True))

    asyncio.run(fill())
    return address


def output(capsys: pytest.CaptureFixture[str], address: str, *arguments: str) -> str:
    assert main(["admin", *arguments, "--db", address]) == 0
    return capsys.readouterr().out


def audit(address: str) -> list[tuple[str, str]]:
    async def read() -> list[tuple[str, str]]:
        async with open_store(address) as store:
            return [(entry.action, entry.subject) for entry in await entries(store)]

    return asyncio.run(read())


async def entries(store: Store) -> list[object]:
    return list(await store.audit())


def test_accounts_and_their_sessions_are_listed(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert output(capsys, address, "accounts") == (
        "a1\t2023-11-14 22:13:20\tregistered\tEnkidu\na2\t2023-11-14 22:13:20\tguest\tNinsun\n"
    )
    assert output(capsys, address, "sessions", "enkidu") == "2023-11-14 22:13:20\t2023-11-14 22:13:20\tFirefox\n"
    assert output(capsys, address, "tables").startswith("t1\t")
    assert audit(address) == []


def test_export_contains_no_secret_and_is_recorded(capsys: pytest.CaptureFixture[str], address: str) -> None:
    text = output(capsys, address, "export", "a1")
    assert json.loads(text)["account"]["name"] == "Enkidu"
    assert "argon2" not in text
    assert audit(address) == [("export", "a1")]


def test_changes_are_recorded(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert "1" in output(capsys, address, "end-sessions", "a1")
    output(capsys, address, "ban-word", "OAF")
    assert output(capsys, address, "words") == "oaf\n"
    output(capsys, address, "delete-table", "t1")
    assert output(capsys, address, "tables") == ""
    output(capsys, address, "delete-account", "a2")
    assert output(capsys, address, "accounts", "a2") == ""
    changes = [("delete-account", "a2"), ("delete-table", "t1"), ("ban-word", "oaf"), ("end-sessions", "a1")]
    assert audit(address) == changes
    assert output(capsys, address, "audit").count("\n") == 4


@pytest.mark.parametrize("arguments", [("sessions", "nobody"), ("delete-table", "t9"), ("export",), ("sessions", "")])
def test_wrong_subject_is_an_error_in_one_line(
    capsys: pytest.CaptureFixture[str], address: str, arguments: tuple[str, ...]
) -> None:
    assert main(["admin", *arguments, "--db", address]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert audit(address) == []


def test_new_store_has_no_account(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'new.db'}"

    async def create() -> None:
        async with open_store(address):
            pass

    asyncio.run(create())
    assert output(capsys, address, "accounts") == ""
