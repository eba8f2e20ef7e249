"""Names and chat as plain text."""

import pytest

from ziggurat.server.text import BadText, clean, clean_name, fold_name


def test_control_and_direction_marks_are_removed() -> None:
    assert clean("  Zoë\u202e\u200b\x00 of\n Uruk  ", 50) == "Zoë of Uruk"
    assert clean("e\u0301", 5) == "é"


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "\x00"])
def test_text_without_visible_characters_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="text_empty"):
        clean_name(text)


def test_long_text_is_refused_not_truncated() -> None:
    with pytest.raises(BadText, match="text_too_long"):
        clean_name("x" * 25)


def test_fold_name_makes_names_that_look_alike_equal() -> None:
    assert fold_name("ＮＡＢＵ") == fold_name("nabu")
