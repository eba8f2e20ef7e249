"""Games between bots as a dataset for learning programs: one row per decision, as Parquet or NumPy arrays.

docs/research.md documents the columns. The games come from a journal whose lines have the actions (`words`); they are
replayed here, so an interrupted run loses at most the games that were being played.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.arena.game import Played, play
from ziggurat.arena.schedule import Schedule
from ziggurat.batch.batch import rewards
from ziggurat.core.errors import BadOptions
from ziggurat.core.registry import game
from ziggurat.extras import needed

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMATS = (".parquet", ".npz")
GROUP = 200  # games per row group of a Parquet file
PLAIN_COLUMNS = {"game": "i", "ply": "i", "seat": "b", "action": "i", "result": "f", "total": "i"}


def play_with_words(schedule: Schedule, number: int) -> Played:
    """Play a game; its journal entry has the actions too."""
    return play(schedule, schedule.pairing(number), keep_words=True)


class Decisions:
    """The columns of a dataset for some of the games."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.rules = game(schedule.game)
        self.box = None if schedule.box is None else self.rules.open_box(schedule.box)
        self.size = self.rules.new(schedule.seats, 0, schedule.options, self.box).observation_size()
        self.columns: dict[str, array[Any]] = {name: array(kind) for name, kind in PLAIN_COLUMNS.items()}
        self.player: list[str] = []
        self.observation = bytearray()
        self.starts = array("i", [0])
        self.legal = array("i")
        self.features = bytearray()

    def add(self, played: Played) -> None:
        """Add every decision of a finished game."""
        pairing = self.schedule.pairing(played["number"])
        position = self.rules.new(self.schedule.seats, pairing.seed, self.schedule.options, self.box)
        seats = []
        for ply, word in enumerate(played["words"]):
            seat, code, legal = position.to_move, self.rules.code(word), position.legal()
            seats.append(seat)
            self.append(game=played["number"], ply=ply, seat=seat)
            self.player.append(self.schedule.players[pairing.players[seat]].label)
            observation = bytearray(self.size)
            position.observe_into(observation, seat)
            self.observation += observation
            if self.rules.flat_actions:
                self.append(action=code)
                self.legal.extend(legal)
            else:
                self.append(action=legal.index(code))
                self.features += position.legal_features()
            self.starts.append(self.starts[-1] + len(legal))
            position.apply(code)
        results, totals = rewards(position), position.scores()
        for seat in seats:
            self.append(result=results[seat], total=totals[seat])

    def append(self, **values: float) -> None:
        """Append values to the columns of these names."""
        for name, value in values.items():
            self.columns[name].append(value)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the columns as NumPy arrays; rows of `legal` or `features` begin at `starts`."""
        numpy = needed("numpy", "rl")
        found = {name: numpy.array(column) for name, column in self.columns.items()}
        found["player"] = numpy.array(self.player)
        found["observation"] = numpy.frombuffer(bytes(self.observation), numpy.uint8).reshape(-1, self.size)
        found["starts"] = numpy.array(self.starts)
        if self.rules.flat_actions:
            found["legal"] = numpy.array(self.legal)
        else:
            rows = numpy.frombuffer(bytes(self.features), numpy.uint8)
            found["features"] = rows.reshape(-1, len(self.rules.features))
        return found

    def about(self) -> dict[str, Any]:
        """Return what the bytes mean: game, seats, options, parts of observations, features of actions."""
        parts = {name: list(shape) for name, shape in self.rules.observation(self.schedule.seats).items()}
        settings = {"game": self.schedule.game, "seats": self.schedule.seats, "options": self.schedule.options}
        return {**settings, "observation": parts, "features": list(self.rules.features)}


def write_dataset(path: Path, schedule: Schedule, games: Sequence[Played]) -> int:
    """Write the games in the format of the path's suffix; return the number of decisions.

    Games in which a bot failed are left out.
    """
    games = [played for played in games if played["failed"] is None]
    return write_npz(path, schedule, games) if path.suffix == ".npz" else write_parquet(path, schedule, games)


def write_npz(path: Path, schedule: Schedule, games: Sequence[Played]) -> int:
    """Write NumPy arrays, all of them in memory at once."""
    numpy = needed("numpy", "rl")
    found = Decisions(schedule)
    for played in games:
        found.add(played)
    with path.open("wb") as file:
        numpy.savez_compressed(file, about=numpy.array(json.dumps(found.about())), **found.arrays())
    return len(found.player)


def write_parquet(path: Path, schedule: Schedule, games: Sequence[Played]) -> int:
    """Write a Parquet file, some games at a time."""
    parquet = needed("pyarrow.parquet", "parquet")
    count = 0
    writer = None
    for table in parquet_tables(schedule, games):
        writer = writer or parquet.ParquetWriter(path, table.schema, compression="zstd")
        writer.write_table(table)
        count += table.num_rows
    if writer is None:
        raise BadOptions("no game was played without a failure, so there is nothing to write")
    writer.close()
    return count


def parquet_tables(schedule: Schedule, games: Sequence[Played]) -> Iterator[Any]:
    """Yield the tables of a Parquet file."""
    arrow = needed("pyarrow", "parquet")
    rest = iter(games)
    while group := list(islice(rest, GROUP)):
        found = Decisions(schedule)
        for played in group:
            found.add(played)
        rows = len(found.player)
        columns = {name: arrow.array(column) for name, column in found.arrays().items() if name in PLAIN_COLUMNS}
        columns["player"] = arrow.array(found.player).dictionary_encode()
        columns["observation"] = fixed_binary(found.size, rows, found.observation)
        if found.rules.flat_actions:
            name, values = "legal", arrow.array(found.legal, arrow.int32())
        else:
            width = len(found.rules.features)
            name, values = "features", fixed_binary(width, len(found.features) // width, found.features)
        columns[name] = arrow.ListArray.from_arrays(arrow.array(found.starts, arrow.int32()), values)
        about = {"ziggurat": json.dumps(found.about())}
        yield arrow.table(columns).replace_schema_metadata(about)


def fixed_binary(width: int, count: int, data: bytearray) -> Any:
    """Return a column of bytes, `width` in each row."""
    arrow = needed("pyarrow", "parquet")
    return arrow.FixedSizeBinaryArray.from_buffers(arrow.binary(width), count, [None, arrow.py_buffer(bytes(data))])


def read_dataset(path: str | Path) -> dict[str, NDArray[Any]]:
    """Return the columns of a dataset as NumPy arrays, from either format."""
    numpy = needed("numpy", "rl")
    path = Path(path)
    if path.suffix == ".npz":
        with numpy.load(path) as file:
            return {name: file[name] for name in file.files if name != "about"}
    table = needed("pyarrow.parquet", "parquet").read_table(path).combine_chunks()
    found = {name: table[name].to_numpy() for name in PLAIN_COLUMNS}
    found["player"] = numpy.array(table["player"].to_pylist())
    found["observation"] = bytes_of(table["observation"].combine_chunks())
    name = "legal" if "legal" in table.column_names else "features"
    lists = table[name].combine_chunks()
    found["starts"] = lists.offsets.to_numpy()
    values = lists.values
    found[name] = values.to_numpy() if name == "legal" else bytes_of(values)
    return found


def bytes_of(column: Any) -> NDArray[Any]:
    """Return a column of bytes as rows of numbers."""
    numpy = needed("numpy", "rl")
    width = column.type.byte_width
    found: NDArray[Any] = numpy.frombuffer(column.buffers()[1], numpy.uint8)
    return found[width * column.offset :][: width * len(column)].reshape(-1, width)
