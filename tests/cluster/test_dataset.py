"""Datasets as Parquet, and on Ray (`make test-all`)."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from ziggurat.arena.dataset import GROUP, play_with_words, read_dataset, write_dataset
from ziggurat.arena.schedule import schedule_of
from ziggurat.bots.players import players_from
from ziggurat.cli import main


@pytest.mark.parametrize("name", ["babel", "babylon", "hanging_gardens"])
def test_both_formats_have_the_same_columns(name: str, tmp_path: Path) -> None:
    plan = schedule_of(name, players_from("random"), 2, 4, 1, {})
    played = [play_with_words(plan, number) for number in range(4)]
    if name == "babel":  # more than one row group
        played = [played[number % 4] for number in range(GROUP + 4)]
    counts = {write_dataset(tmp_path / f"games{suffix}", plan, played) for suffix in (".npz", ".parquet")}
    one, other = (read_dataset(tmp_path / f"games{suffix}") for suffix in (".npz", ".parquet"))
    assert counts == {len(one["game"])}
    assert one.keys() == other.keys()
    assert all(np.array_equal(one[column], other[column]) for column in one)
    schema = pyarrow.parquet.read_schema(tmp_path / "games.parquet")
    assert json.loads(schema.metadata[b"ziggurat"])["seats"] == 2


def test_ray_gives_the_same_dataset_as_one_process(tmp_path: Path) -> None:
    for where in ("here", "ray"):
        path = tmp_path / f"{where}.parquet"
        command = ["dataset", "babel", "--players", "greedy,random", "--games", "4", "--out", str(path), "--on", where]
        assert main(command) == 0
    one, other = (read_dataset(tmp_path / f"{where}.parquet") for where in ("here", "ray"))
    assert all(np.array_equal(one[column], other[column]) for column in one)
