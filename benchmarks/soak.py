"""Plays thousands of games and checks the invariants of their positions.

    python benchmarks/soak.py [GAME ...] [--games N] [--seats 2,3] [--profiles a,b] [--player random|eager|both]

The games use all numbers of seats, edition profiles and option values in turn. `random` plays in the engine's loop, in
slices of random length; `eager` plays step by step and prefers rare actions (testing/policies.py). Between slices
and at the end, the game must have legal actions and its invariants must hold (tests/helpers/invariants.py). Some checks
also cover states, views, copies and samples; some games are replayed from their record. A violation prints the record
of the game, and the exit code is 1. Ctrl-C prints the results so far.
"""

from __future__ import annotations

import argparse
import faulthandler
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import ziggurat
from helpers.invariants import check_position, check_step
from ziggurat import compiled
from ziggurat.core.game import Game
from ziggurat.core.match import verify
from ziggurat.core.position import Codes, Position
from ziggurat.core.record import Record
from ziggurat.core.rng import Stream
from ziggurat.testing.contract import check_copies, check_state, check_view
from ziggurat.testing.policies import Policy, policy
from ziggurat.testing.secrecy import check_samples, check_views_hide
from ziggurat.testing.settings import Setting, profiles_of, variations_of
from ziggurat.testing.walks import MAX_ACTIONS, begin, stream_for

SLICE = 150  # actions between two checks at most
SELDOM = 6  # every sixth check is an expensive one: state, views, copies, samples
REPLAYED = 25  # every 25th game is replayed from its record


WORD = 1 << 16  # what a play-out draws at a time


def as_in_play_outs(position: Position, deciding: Stream) -> int:
    """Return the action that a play-out would draw: by `Stream.below_by_product`, which is not for Python."""
    legal = position.legal()
    product = deciding.draw(WORD) * len(legal)
    while product % WORD < WORD % len(legal):
        product = deciding.draw(WORD) * len(legal)
    return legal[product // WORD]


class Violation(Exception):
    """A broken invariant in the game of `run`."""

    def __init__(self, run: Run, cause: BaseException) -> None:
        super().__init__(f"{run}: {cause!r}")
        self.run = run
        self.cause = cause


class Run:
    """One game, reproducible from its setting and number."""

    def __init__(self, setting: Setting, number: int, player: str) -> None:
        self.setting = setting
        self.number = number
        self.player = player
        self.position = setting.new(number)
        self.played = 0
        self.checks = 0
        self.expensive_checks = 0

    def __str__(self) -> str:
        return f"{self.setting} seed {self.number} {self.player}, after {self.played} actions"

    def stream(self) -> Stream:
        """Return the stream that decides the actions."""
        return stream_for("soak", self.setting, self.number, self.player)

    def play(self, choose: Policy) -> None:
        """Play to the end, with a check after each slice."""
        deciding, checking = self.stream(), stream_for("soak checks", self.setting, self.number)
        codes = Codes(self.position.room())
        self.check(checking)
        while not self.position.over:
            assert self.played < MAX_ACTIONS, f"no end after {MAX_ACTIONS} actions"
            before = self.position.clone()
            most = 1 + checking.draw(SLICE)
            if self.player == "random":
                self.random_slice(deciding, codes, most)
            else:
                self.eager_slice(choose, deciding, most)
            assert self.position.revealed >= before.revealed
            self.check(checking)

    def random_slice(self, deciding: Stream, codes: Codes, most: int) -> None:
        """Play a slice in the engine's loop, which needs a legal action."""
        assert self.position.legal(), "dead end: no legal action before the end"
        self.played += self.position.playout(deciding, codes, most)

    def eager_slice(self, choose: Policy, deciding: Stream, most: int) -> None:
        """Play a slice step by step, and check the first step from before and after."""
        for step in range(most):
            assert self.position.legal(), "dead end: no legal action before the end"
            before = self.position.clone() if step == 0 else None
            self.position.apply(choose(self.position, deciding))
            self.played += 1
            if before:
                check_step(self.setting.game, before, self.position)
            if self.position.over:
                return

    def check(self, checking: Stream) -> None:
        """Check the position, sometimes with an expensive check."""
        game, position = self.setting.game, self.position
        self.checks += 1
        check_position(game, position)
        if checking.draw(SELDOM):
            return
        self.expensive_checks += 1
        expensive = (
            lambda: check_state(game, position),
            lambda: check_view(game, position),
            lambda: check_copies(position, checking),
            lambda: check_views_hide(game, position, checking),
            lambda: check_samples(game, position, checking),
        )
        expensive[checking.draw(len(expensive))]()

    def record(self) -> Record:
        """Play the game again by words and return its record."""
        match = begin(self.setting, self.number)
        choose = policy(self.player, self.setting.game) if self.player != "random" else as_in_play_outs
        deciding = self.stream()
        while not match.position.over and len(match.words) < self.played:
            match.apply(self.setting.game.word(choose(match.position, deciding)))
        return match.record([self.player] * match.seats)

    def replay(self) -> Counter[str]:
        """Replay the game from its record, compare, and count its events."""
        record = Record.from_json(self.record().to_json())
        match = verify(record, self.setting.game)
        assert match.position == self.position, "the replayed record differs from the game"
        return events_of(self.setting.game, [*match.past, match.position], match.words)


def events_of(game: Game, passed: list[Position], words: list[str]) -> Counter[str]:
    """Count the public events of a game."""
    views = [game.view(position, None) for position in passed]
    event_lists = (game.events(views[place], word, views[place + 1]) for place, word in enumerate(words))
    return Counter(event.code for events in event_lists for event in events)


class Figures:
    """Counts over all games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.games = self.actions = self.checks = self.expensive_checks = self.replayed = 0
        self.shortest, self.longest = MAX_ACTIONS, 0
        self.by_player: Counter[str] = Counter()
        self.settings: set[str] = set()
        self.endings: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.began = time.monotonic()

    def add(self, run: Run) -> None:
        """Count a finished game."""
        self.games += 1
        self.actions += run.played
        self.checks += run.checks
        self.expensive_checks += run.expensive_checks
        self.shortest, self.longest = min(self.shortest, run.played), max(self.longest, run.played)
        self.by_player[run.player] += 1
        self.settings.add(str(run.setting))
        winners = run.position.winners() or []
        self.winners[f"seat {winners[0]}" if len(winners) == 1 else "shared"] += 1
        ending = self.game.view(run.position, None).get("ending")
        if ending:
            self.endings[f"{ending} ({run.player})"] += 1

    def progress(self, asked: int) -> str:
        """Return a line of progress with the estimated end."""
        spent = max(time.monotonic() - self.began, 0.001)
        left = spent / max(self.games, 1) * (asked - self.games)
        return (
            f"{self.game.id}: {self.games:,} of {asked:,} games, {self.games / spent:,.0f} games/s, "
            f"{self.actions / spent:,.0f} actions/s, {left:,.0f} s left"
        )

    def report(self) -> str:
        """Return the results as lines of text."""
        spent = time.monotonic() - self.began
        mean = self.actions / max(self.games, 1)
        checks = f"{self.checks:,} positions, {self.expensive_checks:,} of them expensive"
        lines = {
            "games": f"{self.games:,} in {spent:,.1f} s ({listed(self.by_player)})",
            "settings": f"{len(self.settings)}",
            "actions": f"{self.actions:,}; per game {self.shortest} to {self.longest}, mean {mean:.1f}",
            "checks": f"{checks}, {self.replayed:,} records replayed",
            "winners": listed(self.winners),
            "endings": listed(self.endings),
            "events": listed(self.events),
        }
        body = [f"  {name:9} {text}" for name, text in lines.items() if text]
        return "\n".join([f"{self.game.id} ({compiled.engine()} engine)", *body])


def listed(counts: Counter[str]) -> str:
    """Return counts as text, most frequent first."""
    return ", ".join(f"{name} {count:,}" for name, count in counts.most_common())


def settings_of(game: Game, asked: argparse.Namespace) -> list[Setting]:
    """Return the chosen settings, or all."""
    found = profiles_of(game) + ([] if asked.profiles else variations_of(game))
    seats = set(map(int, asked.seats.split(","))) if asked.seats else set(game.seats)
    names = set(asked.profiles.split(",")) if asked.profiles else None
    chosen = [setting for setting in found if setting.seats in seats and (names is None or setting.name in names)]
    if not chosen:
        sys.exit(f"{game.id} has no such seats and profiles; it has {', '.join(map(str, profiles_of(game)))}")
    return chosen


def soak(game: Game, asked: argparse.Namespace, figures: Figures) -> None:
    """Play the games, or raise `Violation`."""
    settings = settings_of(game, asked)
    players = ["random", "eager"] if asked.player == "both" else [asked.player]
    policies = {player: policy(player, game) for player in players}
    shown = time.monotonic()
    for number in range(asked.seed, asked.seed + asked.games):
        player = players[number % len(players)]
        run = Run(settings[number // len(players) % len(settings)], number, player)
        try:
            run.play(policies[player])
            if number % REPLAYED == 0:
                figures.events.update(run.replay())
                figures.replayed += 1
        except Exception as error:  # any error in a game is a violation
            raise Violation(run, error) from error
        figures.add(run)
        if time.monotonic() - shown > (0.5 if sys.stderr.isatty() else 10):
            shown = time.monotonic()
            print(figures.progress(asked.games), end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Play many games and check their invariants.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="the games to play (default: every installed one)")
    parser.add_argument("--games", type=int, default=2000, help="games of each (default: %(default)s)")
    parser.add_argument("--seats", default="", help="only these numbers of seats, such as 2,4")
    parser.add_argument("--profiles", default="", help="only these edition profiles, such as tilsit,zman")
    parser.add_argument("--player", choices=("random", "eager", "both"), default="both")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game (default: %(default)s)")
    return parser.parse_args()


def main() -> int:
    """Run the soak and return the exit code."""
    faulthandler.enable()  # prints a traceback if compiled code crashes
    asked = arguments()
    for name in asked.names or ziggurat.games():
        figures = Figures(ziggurat.game(name))
        try:
            soak(figures.game, asked, figures)
        except KeyboardInterrupt:
            print(f"\nStopped.\n{figures.report()}")
            return 130
        except Violation as violation:
            print(figures.report())
            return report_violation(violation)
        print(figures.report(), flush=True)
    return 0


def report_violation(violation: Violation) -> int:
    """Print the violation and the record of its game."""
    traceback.print_exception(violation.cause)
    print(f"VIOLATION in {violation}\nThe record of the game so far:")
    try:
        print(violation.run.record().to_json())
    except Exception as error:
        print(f"(the record cannot be written: {error!r})")
    return 1


if __name__ == "__main__":
    sys.exit(main())
