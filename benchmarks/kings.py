"""Measures how long bots that search take for a whole turn while many tables wait for them.

    python benchmarks/kings.py [--tables 50] [--workers 2] [--level king] [--seconds 90] [--checkout ../before]

At every table one player on the loopback interface, who answers immediately with random legal moves, plays against a
bot; all games begin at once, a third of each kind. A turn's time runs from the event that makes the bot the player to
move until the player has the last action of its turn. Turns that are not finished at the end count with their age. The
exit code is 1 if a turn takes longer than 15 seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from load_client import Socket
from load_report import quantile
from load_server import FILL_BOTS, Group, ServerProcess, fill_by, new_rng

TARGET_SECONDS = 15.0
MAX_SECONDS = 200.0
GAMES = ("babel", "hanging_gardens", "babylon")
BOT, PERSON = 0, 1


class Opponent:
    """The player of one table."""

    def __init__(self, group: Group, port: int, game: str) -> None:
        self.table, self.game = group.tables[0], game
        self.socket = Socket(group.players[0], port, self.on_frame)
        self.rng = new_rng()
        self.turns: list[float] = []
        self.since: float | None = None
        self.ids = 0

    async def join(self, number: int) -> None:
        await self.socket.connect(number)
        self.socket.send("hello", table=self.table)

    def on_frame(self, frame: dict[str, Any], now: float) -> None:
        """Note when the bot's turns begin and end, and answer each with a move."""
        if frame["type"] not in ("sync", "event"):
            return
        view = frame["view"]
        if view["to_move"] == BOT:
            self.since = self.since or now
            return
        if self.since is not None:
            self.turns.append(now - self.since)
            self.since = None
        if view["to_move"] == PERSON and view["game"]["actions"]:
            self.ids += 1
            fields = {"version": view["version"], "action": self.rng.choice(view["game"]["actions"]), "confirm": True}
            self.socket.send("act", table=self.table, id=f"a{self.ids}", **fields)


async def run(chosen: argparse.Namespace, folder: Path) -> int:
    """Play for the chosen time; return 0 if every turn was answered in time."""
    checkout = chosen.checkout or Path(__file__).parents[1]
    store, opponents = f"sqlite:///{folder}/kings.db", list[Opponent]()
    names = [game for _, game in zip(range(chosen.tables), itertools.cycle(GAMES), strict=False)]
    groups = {
        game: fill_by(checkout, store, f"{game} {chosen.level}", 2, count, 1, FILL_BOTS)
        for game, count in Counter(names).items()
    }
    with ServerProcess(store, folder, "--bot-workers", str(chosen.workers), checkout=chosen.checkout) as server:
        opponents = [Opponent(groups[game].pop(), server.port, game) for game in names]
        await asyncio.gather(*(each.join(number) for number, each in enumerate(opponents)))
        await asyncio.sleep(min(chosen.seconds, MAX_SECONDS))
        now = time.perf_counter()
        for each in opponents:
            each.turns += [now - each.since] if each.since is not None else []
            each.socket.close()
    return report(chosen, opponents)


def report(chosen: argparse.Namespace, opponents: list[Opponent]) -> int:
    print(f"{chosen.tables} tables against {chosen.level}, {chosen.workers} workers, {chosen.seconds:.0f} s")
    for game in GAMES:
        turns = [seconds for each in opponents if each.game == game for seconds in each.turns]
        parts = "  ".join(f"p{100 * part:g} {quantile(turns, part):.2f}" for part in (0.5, 0.95))
        print(f"  {game}: {len(turns)} turns, seconds per turn: {parts}  max {max(turns, default=0):.2f}")
    return 0 if max(seconds for each in opponents for seconds in each.turns) <= TARGET_SECONDS else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--level", default="king")
    parser.add_argument("--seconds", type=float, default=90.0)
    parser.add_argument("--checkout", type=lambda text: Path(text).absolute(), help="whose server to measure")
    with tempfile.TemporaryDirectory(dir=".", prefix=".load-") as folder:
        return asyncio.run(run(parser.parse_args(), Path(folder).absolute()))


if __name__ == "__main__":
    sys.exit(main())
