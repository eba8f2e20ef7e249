"""Reading and writing the files a user names: whole or not at all, and every failure in clear words."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.core.errors import ZigguratError

if TYPE_CHECKING:  # the words take a moment to load, and the engine does not need them
    from ziggurat.words import Words

MOST_BYTES = 32_000_000  # far more than any record or box needs
STANDARD = "-"  # standard input or output instead of a file


class BadFile(ZigguratError):
    """A file that cannot be read or written."""

    code = "bad_file"


def read_text(name: str, words: Words) -> str:
    """Return the text of a file, or raise `BadFile`."""
    try:
        data = read_bytes(name)
    except OSError as error:
        raise BadFile(words.say("file-unreadable", file=name, reason=reason_of(error, words))) from None
    if len(data) > MOST_BYTES:
        raise BadFile(words.say("file-too-large", file=name, megabytes=MOST_BYTES // 1_000_000))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(words.say("file-not-utf8", file=name, byte=error.start + 1)) from None


def read_bytes(name: str) -> bytes:
    """Read a file, but no more than is sensible: it may be endless."""
    if name == STANDARD:
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def write_text(name: str, text: str, words: Words) -> None:
    """Write a file whole: another one of that name stays until the new one is complete."""
    data = text.encode("utf-8")
    target = Path(os.path.realpath(name))  # a link stays a link
    try:
        if target.exists() and not target.is_file():  # a pipe or a device cannot be replaced, only written to
            target.write_bytes(data)
            return
        with draft_of(target) as draft:
            draft.write_bytes(data)
            draft.replace(target)
    except OSError as error:
        raise BadFile(words.say("file-unwritable", file=name, reason=reason_of(error, words))) from None


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """Give the name of a file beside the target that is gone afterwards, whatever happens."""
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def reason_of(error: OSError, words: Words) -> str:
    """Say why the system refused, in the user's language for what happens often."""
    return words.say("file-reason", system_reason(error))


def system_reason(error: OSError) -> dict[str, str]:
    """Return the parameters of the message `file-reason`."""
    return {"code": errno.errorcode.get(error.errno or 0, "other"), "reason": error.strerror or str(error)}
