"""A box is identified by the hash of its content."""

import hashlib

import pytest

from ziggurat import game
from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox
from ziggurat.core.record import Record


def test_hash_is_the_sha256_of_the_sorted_compact_json() -> None:
    box = Box.of("little", {"b": [1, 2], "a": "é"})
    assert box.hash == hashlib.sha256(b'{"a":"\\u00e9","b":[1,2]}').hexdigest()
    assert (box.id, box.data) == ("little", {"b": [1, 2], "a": "é"})


def test_hash_depends_on_the_content_not_on_name_or_format() -> None:
    assert Box.of("one", {"a": 1, "b": 2}).hash == Box.of("two", {"b": 2, "a": 1}).hash


OTHERS = [{"a": 2}, {"a": "1"}, {"b": 1}, {"a": 1, "b": None}, [["a", 1]], {"a": [1]}]


@pytest.mark.parametrize("other", OTHERS, ids=repr)
def test_any_other_content_has_another_hash(other: object) -> None:
    assert Box.of("box", other).hash != Box.of("box", {"a": 1}).hash


def test_box_cannot_be_changed() -> None:
    box = Box.of("box", {})
    with pytest.raises(AttributeError):
        box.hash = "0"  # type: ignore[misc]


def test_game_with_a_fixed_box_refuses_others() -> None:
    with pytest.raises(BadBox, match="babel has a fixed box"):
        game("babel").open_box({"people": {}})


def test_babels_box_has_the_hash_of_the_golden_records(request: pytest.FixtureRequest) -> None:
    # The hash is in every record, so a change of the data would make all of them invalid.
    path = request.config.rootpath / "tests" / "golden" / "babel" / "2-tilsit-random.json"
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.box == {"id": game("babel").box.id, "hash": game("babel").box.hash}
