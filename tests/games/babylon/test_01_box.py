"""Rules 1: the contents of the box, other boxes, and refusing invalid ones."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from helpers.babylon import COMPONENTS, GAME
from ziggurat.core.errors import BadBox, BadRecord
from ziggurat.core.match import Match, verify
from ziggurat.games.babylon.box import face_text, pack_face

Data = dict[str, Any]


def box() -> Data:
    data: Data = copy.deepcopy(GAME.box.data)
    return data


def test_1_1_sixteen_tiles_of_each_material_and_four_start_tiles() -> None:
    assert Counter(COMPONENTS.materials) == {"clay": 16, "granite": 16, "basalt": 16, "start": 4}


def test_1_1_tiles_have_144_icons_and_48_empty_spaces() -> None:
    icons = [4 - face_text(face).count("-") for face in COMPONENTS.faces[:48]]
    by_material = Counter(zip(COMPONENTS.materials, icons, strict=False))
    assert by_material == {("clay", 2): 16, ("granite", 3): 16, ("basalt", 4): 16}
    assert sum(icons) == 144
    assert 4 * 48 - sum(icons) == 48


def test_1_3_each_flower_has_four_tiles_of_each_material_and_each_icon_occurs_36_times() -> None:
    flowers = Counter(zip(COMPONENTS.materials[:48], COMPONENTS.flowers, strict=False))
    assert set(flowers.values()) == {4}
    assert len(flowers) == 12
    letters = Counter("".join(face_text(face) for face in COMPONENTS.faces[:48]))
    assert letters == {"S": 36, "F": 36, "B": 36, "T": 36, "-": 48}


def test_1_3_no_tile_repeats_an_icon_and_half_of_the_clay_tiles_have_adjacent_icons() -> None:
    faces = [face_text(face) for face in COMPONENTS.faces]
    assert all(len(set(face.replace("-", ""))) == len(face.replace("-", "")) for face in faces)
    clay = [face for face, material in zip(faces, COMPONENTS.materials, strict=True) if material == "clay"]
    assert sum(face[2:] == "--" for face in clay) == 8
    assert sum(face[1] == face[3] == "-" for face in clay) == 8


def test_1_4_fourteen_tokens_two_of_each_effect() -> None:
    counts = {token["id"]: token["count"] for token in GAME.box.data["tokens"]}
    assert counts == dict.fromkeys(("single", "double", "icon", "blank", "flower", "minus", "none"), 2)


def test_1_1_box_has_the_plastic_pieces_of_the_rules() -> None:
    assert GAME.box.data["supply"] == {
        "single": 148,
        "double": 60,
        "belvedere": 38,
        "statue": 38,
        "stairs": 15,
        "fountain": 15,
        "bridge": 15,
    }


def test_1_2_box_names_the_source_of_each_part() -> None:
    kinds = set(GAME.box.data["provenance"].values())
    assert kinds == {"attested", "inferred", "reconstructed"}
    assert GAME.box.data["provenance"]["faces of the 48 terrace tiles"] == "reconstructed"


@pytest.mark.parametrize("face", ["SFBT", "----", "S-F-", "-TTB"])
def test_2_2_faces_are_packed_and_unpacked(face: str) -> None:
    assert face_text(pack_face(face)) == face


# --- 1.5 Another box ---------------------------------------------------------------------------------------


def spoil(path: str, value: Any) -> Callable[[Data], None]:
    """Return a function that changes one place of the data, written as `tiles.0.face`."""

    def change(data: Any) -> None:
        *way, last = [int(part) if part.isdigit() and part not in ("2", "3", "4") else part for part in path.split(".")]
        for part in way:
            data = data[part]
        data[last] = value

    return change


def drop(name: str, place: int | None = None) -> Callable[[Data], None]:
    """Return a function that removes an entry from the data."""

    def change(data: Data) -> None:
        if place is None:
            del data[name]
        else:
            del data[name][place]

    return change


REFUSED: dict[str, tuple[Callable[[Data], None], str]] = {
    "format": (spoil("format", "other"), "format"),
    "version": (spoil("version", 99), "version is 99, but must be 1"),
    "name": (spoil("name", 7), "name is 7, but must be a text"),
    "no tiles": (drop("tiles"), "'tiles' is missing"),
    "no supply": (drop("supply"), "'supply' is missing"),
    "tiles are no list": (spoil("tiles", {}), "tiles is {}, but must be a list of objects"),
    "15 clay": (drop("tiles", 0), "there are 15 of clay, but there must be 16"),
    "3 icons on clay": (spoil("tiles.0.face", "SFB-"), "face 'SFB-' has 3 icons, but clay must have 2"),
    "2 icons on granite": (spoil("tiles.16.face", "SF--"), "granite must have 3"),
    "3 icons on basalt": (spoil("tiles.40.face", "SFB-"), "basalt must have 4"),
    "unknown icon": (spoil("tiles.0.face", "SX--"), "but must be four of the characters S F B T -"),
    "five corners": (spoil("tiles.0.face", "SF---"), "but must be four of the characters S F B T -"),
    "face is no text": (spoil("tiles.0.face", 4), "but must be four of the characters S F B T -"),
    "unknown material": (spoil("tiles.0.material", "marble"), "but must be one of clay granite basalt"),
    "material is a list": (spoil("tiles.0.material", []), "but must be one of clay granite basalt"),
    "unknown flower": (spoil("tiles.0.flower", "red"), "flower is 'red', but must be one of white pink blue yellow"),
    "same id": (spoil("tiles.0.id", "clay02"), "duplicate tile id 'clay02'"),
    "id of a start tile": (spoil("tiles.0.id", "start1"), "duplicate tile id 'start1'"),
    "capital id": (spoil("tiles.0.id", "Clay01"), "id is 'Clay01', but must be a name"),
    "three flowers": (spoil("flowers", ["white", "pink", "blue"]), "but must be 4 names"),
    "flower twice": (spoil("flowers", ["white", "pink", "blue", "blue"]), "all names must be different"),
    "three start tiles": (drop("start_tiles", 0), "start_tiles: there must be exactly one for each flower"),
    "two start tiles of a flower": (
        spoil("start_tiles.0.flower", "pink"),
        "start_tiles: there must be exactly one for each flower",
    ),
    "13 tokens": (spoil("tokens.0.count", 1), "there are 13, but there must be 14"),
    "unknown token": (spoil("tokens.0.id", "triple"), "tokens\\[0\\]: id is 'triple', but must be one of"),
    "half a token": (spoil("tokens.0.count", 1.5), "tokens\\[0\\]: count"),
    "true tokens": (spoil("tokens.0.count", True), "tokens\\[0\\]: count"),
    "five players": (spoil("players.5", {}), "but must be an object with the fields 2, 3 and 4"),
    "too many rounds": (spoil("players.2.rounds", 16), "rounds must be tokens \\+ 1"),
    "15 tokens": (spoil("players.2", {"rounds": 16, "tokens": 15, "clay_removed": 6}), "tokens at most 14"),
    "quarry runs dry": (
        spoil("players.4", {"rounds": 13, "tokens": 12, "clay_removed": 0}),
        "the quarry has too few tiles",
    ),
    "17 removals": (spoil("players.2.clay_removed", 17), "the quarry has too few tiles"),
    "players without rounds": (
        spoil("players.3", {"tokens": 12}),
        "players.3 must have rounds, tokens and clay_removed",
    ),
    "supply lacks a piece": (spoil("supply", {"single": 1}), "but must be an object with the fields single, double"),
    "negative supply": (spoil("supply.single", -1), "supply.single is -1, but must be a whole number from 0 to 200"),
    "other garden": (spoil("garden", {"files": "abc"}), "garden is .* but must be"),
    "other quarry": (spoil("quarry", {"files": "AB"}), "quarry is .* but must be"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_1_5_invalid_box_is_refused_with_the_entry(name: str) -> None:
    change, reason = REFUSED[name]
    data = box()
    change(data)
    with pytest.raises(BadBox, match=reason):
        GAME.open_box(data)


@pytest.mark.parametrize("data", [None, [], 3, "box", {}])
def test_1_5_data_that_is_not_a_box_is_refused(data: Any) -> None:
    with pytest.raises(BadBox, match="format"):
        GAME.open_box(data)


ACCEPTED: dict[str, Callable[[Data], None]] = {
    "equal faces": spoil("tiles.0.face", "F-B-"),
    "an icon twice": spoil("tiles.0.face", "SS--"),
    "uneven flowers": spoil("tiles.0.flower", "pink"),
    "start tile without icons": spoil("start_tiles.0.face", "----"),
    "no name": drop("name"),
    "no documentation": drop("doc"),
    "another split of tokens": lambda data: (spoil("tokens.0.count", 0)(data), spoil("tokens.1.count", 4)(data))[0],
}


@pytest.mark.parametrize("name", ACCEPTED)
def test_1_5_other_valid_boxes_are_accepted(name: str) -> None:
    data = box()
    ACCEPTED[name](data)
    opened = GAME.open_box(data)
    assert opened.hash != GAME.box.hash
    assert not GAME.new(4, 1, box=opened).over


def test_1_5_hash_of_a_box_depends_on_content_not_on_format() -> None:
    again = json.loads(json.dumps(GAME.box.data, indent=4, sort_keys=True))
    assert GAME.open_box(again).hash == GAME.box.hash


def test_1_5_record_is_valid_only_with_its_box() -> None:
    data = box()
    spoil("tiles.0.face", "TT--")(data)
    other = GAME.open_box(data)
    match = Match(GAME, 2, seed=3, box=other)
    while not match.position.over:
        match.apply(GAME.legal_words(match.position)[0])
    record = match.record(["a", "b"])
    assert verify(record, GAME, other).position == match.position
    with pytest.raises(BadRecord, match="give the right box file"):
        verify(record, GAME)


def test_1_5_engine_takes_every_face_from_the_box() -> None:
    data = box()
    for tile in data["start_tiles"]:
        tile["face"] = "S-S-"
    position = GAME.new(4, 1, box=GAME.open_box(data))
    GAME.apply(position, GAME.legal_words(position)[0])
    kept = [word for word in GAME.legal_words(position) if word.startswith("place:kept")]
    assert {word.partition("r")[2][0] for word in (word.partition("@")[2] for word in kept)} == {"0", "1"}
