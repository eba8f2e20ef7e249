"""Parts of observations by name: of a batch, a dataset or one position."""

import re
from pathlib import Path

import numpy as np
import pytest

from ziggurat import game, games
from ziggurat.batch import Batch, parts_of
from ziggurat.core.errors import BadOptions

SHAPES = game("babel").observation(2)


def test_parts_of_rows_are_those_of_the_batch() -> None:
    batch = Batch("babel", games=3, seed=1)
    found = parts_of(batch.observation, SHAPES)
    assert list(found) == list(SHAPES)
    for name, part in batch.parts().items():
        assert (found[name] == part).all()
    batch.observation[1, 0] = 77
    assert found["hand"][1, 0] == 77  # not a copy


def test_parts_of_one_observation_have_the_shapes_of_the_game() -> None:
    position = game("babel").new(2, seed=1)
    buffer = bytearray(position.observation_size())
    position.observe_into(buffer, position.to_move)
    for observation in (buffer, bytes(buffer), np.frombuffer(buffer, np.uint8)):
        found = parts_of(observation, SHAPES)
        assert {name: part.shape for name, part in found.items()} == SHAPES
        assert found["hand"].sum() == found["own_hand_size"][0] == 8


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(BadOptions, match="an observation has 277 bytes, but the parts have 278"):
        parts_of(bytes(277), SHAPES)


@pytest.mark.parametrize("name", games())
def test_every_part_and_feature_is_documented(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    title = {"babel": "Babel", "babylon": "Babylon", "hanging_gardens": "The Hanging Gardens"}[name]
    chapter = page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    parts, features = {}, []
    for names, cells in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|(.*)\|$", chapter, re.MULTILINE):
        found = re.findall(r"`(\w+)`", names)
        shape = re.fullmatch(r" (\d+(?:(?:, | and )\d+)*) \|.*", cells)
        if shape is None:
            features += found
        elif " and " in shape[1]:
            parts |= {part: (int(size),) for part, size in zip(found, shape[1].split(" and "), strict=True)}
        else:
            parts |= dict.fromkeys(found, tuple(map(int, shape[1].split(", "))))
    shapes = game(name).observation(2)
    assert parts == {re.sub(r"^player\d", "playerN", part): shape for part, shape in shapes.items()}
    assert tuple(features) == game(name).features
