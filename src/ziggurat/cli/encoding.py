"""Output on terminals whose encoding lacks typographic characters."""

from __future__ import annotations

import codecs
import io
import sys

PLAIN = {"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " ", "’": "'", "“": '"', "”": '"', "…": "..."}
"""What a reader expects in place of a character that cannot be written."""


def plain_text(error: UnicodeError) -> tuple[str | bytes, int]:
    """Replace typographic characters by plain ones, and escape other letters."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(PLAIN.get(letter) or escaped(letter) for letter in lacking), error.end


def escaped(letter: str) -> str:
    return letter.encode("ascii", "backslashreplace").decode("ascii")


def tolerate_missing_letters() -> None:
    """Write to the terminal what its encoding has, without an error."""
    codecs.register_error("ziggurat-plain-text", plain_text)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="ziggurat-plain-text")
