"""Reading and writing users' files. A file is written completely or not at all."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.core.errors import ZigguratError

if TYPE_CHECKING:  # slow to load, and `ziggurat engine` does not need it
    from ziggurat.words import Words

MAX_BYTES = 32_000_000  # far more than any record or box needs
STANDARD = "-"  # standard input or output instead of a file


class BadFile(ZigguratError):
    """A file that cannot be read or written. The message is in the user's language."""

    code = "bad_file"


def read_text(name: str, words: Words) -> str:
    """Return the text of a file, or raise `BadFile`."""
    try:
        data = read_bytes(name)
    except OSError as error:
        raise BadFile(words.say("file-unreadable", file=name, reason=reason_of(error, words))) from None
    if len(data) > MAX_BYTES:
        raise BadFile(words.say("file-too-large", file=name, megabytes=MAX_BYTES // 1_000_000))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(words.say("file-not-utf8", file=name, byte=error.start + 1)) from None


def read_bytes(name: str) -> bytes:
    """Return at most MAX_BYTES + 1 bytes, because devices and pipes may be endless."""
    if name == STANDARD:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def write_text(name: str, text: str, words: Words) -> None:
    """Replace a file by a complete new one, or raise `BadFile`."""
    write_bytes(name, text.encode("utf-8"), words)


def write_bytes(name: str, data: bytes, words: Words) -> None:
    """Replace a file by a complete new one, or raise `BadFile`."""
    target = Path(os.path.realpath(name))  # replaces the target of a link, not the link
    try:
        if target.exists() and not target.is_file():  # a pipe or a device cannot be replaced
            target.write_bytes(data)
            return
        with temporary_file(target) as temporary:
            temporary.write_bytes(data)
            temporary.replace(target)
    except OSError as error:
        raise BadFile(words.say("file-unwritable", file=name, reason=reason_of(error, words))) from None


def check_writable(name: str, words: Words) -> None:
    """Raise `BadFile` if a file could not be written later; nothing is changed."""
    target = Path(os.path.realpath(name))
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if target.exists() and not target.is_file():
            return
        with temporary_file(target) as temporary:
            temporary.touch()
    except OSError as error:
        raise BadFile(words.say("file-unwritable", file=name, reason=reason_of(error, words))) from None


@contextmanager
def temporary_file(target: Path) -> Iterator[Path]:
    """Yield a path in the target's folder; remove a file left there afterwards."""
    temporary = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        yield temporary
    finally:
        temporary.unlink(missing_ok=True)


def reason_of(error: OSError, words: Words) -> str:
    """Return why the system refused; frequent reasons are in the user's language."""
    return words.say("file-reason", system_reason(error))


def system_reason(error: OSError) -> dict[str, str]:
    """Return the parameters of the message `file-reason`."""
    return {"code": errno.errorcode.get(error.errno or 0, "other"), "reason": error.strerror or str(error)}
