"""Which passwords are refused: too short or long, the account's name, and those that attackers try first.

The 30,000 most frequent passwords of known leaks, frequent words and names come with the package zxcvbn. A listed word
with digits or signs around it, a repeated group, a row of the keyboard and a date are refused, too.
"""

from __future__ import annotations

import re
from itertools import chain

from zxcvbn.frequency_lists import FREQUENCY_LISTS

from ziggurat.server.api.passwords import MAX_LENGTH, MIN_LENGTH
from ziggurat.server.errors import ApiError
from ziggurat.server.text import fold_name

# Words that players of other languages, or of these games, would try; in lower case.
WORDS = """
    contrasenya contrasinal welcomehome bienvenue bienvenido benvenuto willkommen whatsapp fortnite roblox tiamo
    tivogliobene principessa zxcv yxcv qwe asd zxc abc abcd ziggurat hammurabi nabucco semiramis hanginggardens
    boardgame
"""
COMMON = frozenset(chain(*FREQUENCY_LISTS.values(), WORDS.split()))
ROWS = (
    "01234567890123456789",
    "09876543210987654321",
    "abcdefghijklmnopqrstuvwxyz",
    "zyxwvutsrqponmlkjihgfedcba",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "qazwsxedcrfvtgbyhnujmikolp",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
)
LETTERS = str.maketrans("013457@$!", "oieastasi")  # digits and signs that people write for letters
DATE = re.compile(r"(\d{4}[-./]?\d{1,2}[-./]?\d{1,2}|\d{1,2}[-./]?\d{1,2}[-./]?(\d{4}|\d{2}))")


def check_new_password(password: str, name: str) -> None:
    """Raise `ApiError` for a password that must not be set."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise ApiError(422, "password_length", shortest=MIN_LENGTH, longest=MAX_LENGTH)
    if core_of(password) == core_of(name) != "" or fold_name(name) == fold_name(password):
        raise ApiError(422, "password_is_name")
    if is_common(password):
        raise ApiError(422, "password_common")


def core_of(text: str) -> str:
    """Return the letters of a text without the digits and signs around them."""
    return re.sub(r"^[\W\d_]+|[\W\d_]+$", "", fold_name(text).replace(" ", ""))


def is_common(password: str) -> bool:
    """Return whether attackers try a password among the first."""
    text = fold_name(password).replace(" ", "")
    core = core_of(text)
    parts = {text, core, repeated_part(text), repeated_part(core)}
    plain = {part.translate(LETTERS) for part in parts} | {core_of(text.translate(LETTERS))}
    if (parts | plain) & COMMON or any(is_row(part) for part in parts if part):
        return True
    return len(repeated_part(text)) <= 2 or DATE.fullmatch(text) is not None


def repeated_part(text: str) -> str:
    """Return the shortest text that gives `text` by repetition."""
    return text[: (text + text).find(text, 1)] if text else ""


def is_row(text: str) -> bool:
    """Return whether a text is part of a row of keys, letters or digits."""
    return len(text) >= 3 and any(text in row for row in ROWS)
