"""Reading and writing the files that a person names: whole or not at all, every failure in words."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from ziggurat.core.record import Record
from ziggurat.terminal.screen import printable
from ziggurat.terminal.trouble import Trouble
from ziggurat.words import Words

LARGEST = 32_000_000  # bytes; no record and no box comes near it
KNOWN = {errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.EACCES, errno.EPERM, errno.ENOSPC, errno.EROFS}


def read_file(name: str, words: Words) -> str:
    """Return the text of a file."""
    try:
        with Path(name).expanduser().open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError, RuntimeError) as error:
        raise Trouble(words.say("table-file-unreadable", file=printable(name), why=why(error, words))) from None
    if len(data) > LARGEST:
        raise Trouble(words.say("table-file-too-large", file=printable(name)))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Trouble(words.say("table-file-not-text", file=printable(name))) from None


def write_file(name: str, text: str, words: Words) -> None:
    """Write a file. What was there under that name stays until the new file is complete."""
    try:
        target = Path(os.path.realpath(Path(name).expanduser()))
        draft = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(target)
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise Trouble(words.say("table-file-unwritable", file=printable(name), why=why(error, words))) from None


def read_record(name: str, words: Words) -> Record:
    """Return the record in a file."""
    return Record.from_json(read_file(name, words))


def why(error: Exception, words: Words) -> str:
    """Say why the system refused: in the person's language for what happens often."""
    number = error.errno if isinstance(error, OSError) else None
    code = errno.errorcode[number] if number in KNOWN and number is not None else "other"
    detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words.say("table-file-why", code=code, detail=detail)
