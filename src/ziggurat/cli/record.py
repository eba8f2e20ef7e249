"""`ziggurat record`: writes records of games between bots, reproducible by their seeds."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ziggurat.bots.play_out import play_out
from ziggurat.bots.players import Player, players_from
from ziggurat.cli.arguments import box_from, check_range, check_seats, options_from, seed_from
from ziggurat.cli.files import STANDARD, check_writable, write_text
from ziggurat.cli.summary import summary
from ziggurat.core.box import Box
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.registry import game
from ziggurat.core.seed import fresh_seed, reproducible_salt, seed_bytes
from ziggurat.terminal.screen import printable
from ziggurat.words import Words, preferred_language, words

SEEDS = 1 << 256
MAX_GAMES = 1_000_000


@dataclass(frozen=True)
class Plan:
    """The games to play: everything but the seed."""

    game: Game
    players: Sequence[Player]
    options: dict[str, Any]
    box: Box | None

    def play(self, seed: bytes) -> Match:
        """Play one game between the bots; each has its own random stream."""
        match = Match(
            self.game,
            len(self.players),
            seed=seed,
            salt=reproducible_salt(seed),
            options=self.options,
            box=self.box,
        )
        return play_out(match, self.players)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, the players and the output file."""
    say = words(preferred_language()).say
    parser.add_argument("game", metavar="GAME", help=say("record-help-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("record-help-seats"))
    parser.add_argument("--seed", metavar="S", help=say("record-help-seed"))
    parser.add_argument("--players", default="random", metavar="BOT,BOT", help=say("record-help-players"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("record-help-option"))
    parser.add_argument("--profile", metavar="P", help=say("record-help-profile"))
    parser.add_argument("--box", metavar="FILE", help=say("record-help-box"))
    parser.add_argument("--games", type=int, default=1, metavar="N", help=say("record-help-games"))
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=say("record-help-output"))


def run(args: argparse.Namespace) -> int:
    """Play the games and write their records."""
    language = words(preferred_language())
    plan = plan_of(args, language)
    first = seed_bytes(fresh_seed() if args.seed is None else seed_from(args.seed))
    names = [player.label for player in plan.players]
    files = file_names(args.output, args.games, language)
    if args.output != STANDARD:
        check_writable(files[0], language)
    for number, name in enumerate(files):
        seed = (int.from_bytes(first, "big") + number) % SEEDS
        match = plan.play(seed_bytes(seed))
        write_record(match, names, name, language)
        report(match, names, name, f"{number + 1}/{len(files)} " if len(files) > 1 else "", language)
    return 0


def plan_of(args: argparse.Namespace, language: Words) -> Plan:
    """Return the games to play, or raise `BadOptions`."""
    chosen = game(args.game)
    players = players_from(args.players)
    seats = args.seats if args.seats is not None else len(players) if len(players) > 1 else chosen.seats[0]
    check_seats(chosen, [seats], language)
    if len(players) == 1:
        players *= seats
    if len(players) != seats:
        raise BadOptions(language.say("record-players-mismatch", names=len(players), seats=seats))
    box = None if args.box is None else box_from(args.box, chosen, language)
    return Plan(chosen, players, options_from(args.option, args.profile, language), box)


def file_names(output: str, games: int, language: Words) -> list[str]:
    """Return one name per game: `duel.json`, or `duel-01.json`, `duel-02.json` and so on."""
    check_range("--games", games, 1, MAX_GAMES, language)
    if games == 1:
        return [output]
    if output == STANDARD:
        raise BadOptions(language.say("record-games-output"))
    path, width = Path(output), len(str(games))
    return [str(path.with_name(f"{path.stem}-{number:0{width}}{path.suffix}")) for number in range(1, games + 1)]


def write_record(match: Match, players: Sequence[str], name: str, language: Words) -> None:
    """Write the record of a game to a file or to standard output."""
    text = match.record(list(players)).to_json()
    if name == STANDARD:
        sys.stdout.buffer.write(text.encode("utf-8"))
        sys.stdout.flush()
    else:
        write_text(name, text, language)


def report(match: Match, players: Sequence[str], name: str, progress: str, language: Words) -> None:
    """Print what was written; on standard error if standard output has the record."""
    message = language.say("record-written", file=name, summary=summary(match, players, language))
    print(progress + printable(message), file=sys.stderr if name == STANDARD else sys.stdout, flush=True)
