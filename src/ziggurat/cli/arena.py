"""`ziggurat arena`: games between bots, with paired seeds and rotated seats (docs/arena.md)."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ziggurat import __version__
from ziggurat.arena.checks import check_players
from ziggurat.arena.final_positions import final_positions
from ziggurat.arena.journal import Journal
from ziggurat.arena.page import Report, page
from ziggurat.arena.rows import csv_text, write_parquet
from ziggurat.arena.schedule import Schedule, schedule_of
from ziggurat.arena.statistics import pairs, rated_figures
from ziggurat.arena.table import pair_rows, part_rows, player_rows
from ziggurat.arena.workers import PLACES, runner
from ziggurat.bots.players import players_from
from ziggurat.cli import version_text
from ziggurat.cli.arguments import box_data, check_range, check_seats, open_box, options_from, seed_from
from ziggurat.cli.files import check_writable, write_text
from ziggurat.cli.progress import GamesPlayed
from ziggurat.cli.text_table import aligned
from ziggurat.core.errors import BadOptions
from ziggurat.core.registry import game
from ziggurat.extras import needed
from ziggurat.terminal.screen import printable
from ziggurat.words import Words, preferred_language, words

MAX_GAMES = 10_000_000
MAX_WORKERS = 1024
INTERRUPTED = 130  # the exit code of a program stopped by Ctrl-C


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, the players, and the files to write."""
    say = words(preferred_language()).say
    parser.add_argument("game", metavar="GAME", help=say("arena-help-game"))
    parser.add_argument("--players", required=True, metavar="P,P", help=say("arena-help-players"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("arena-help-games"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("arena-help-seats"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("arena-help-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("record-help-option"))
    parser.add_argument("--profile", metavar="P", help=say("record-help-profile"))
    parser.add_argument("--box", metavar="FILE", help=say("record-help-box"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("arena-help-workers"))
    parser.add_argument("--on", choices=PLACES, default="here", help=say("arena-help-on"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=say("arena-help-journal"))
    parser.add_argument("--html", metavar="FILE", help=say("arena-help-html"))
    parser.add_argument("--csv", metavar="FILE", help=say("arena-help-csv"))
    parser.add_argument("--parquet", type=Path, metavar="FILE", help=say("arena-help-parquet"))
    parser.add_argument("--json", action="store_true", help=say("arena-help-json"))


def run(args: argparse.Namespace) -> int:
    """Play the missing games, then report; an interrupted arena reports what it has.

    The exit code is 1 if a bot has failed in a game.
    """
    language = words(preferred_language())
    schedule = schedule_from(args, language)
    check_outputs(args, language)
    if args.on == "here":  # other machines have their own programs
        check_players(schedule)
    journal = Journal(schedule, args.journal)
    complete = play_missing(schedule, journal, args, language)
    failures = failure_lines(schedule, journal.played(), language)
    report(schedule, journal.played(), failures, args, language)
    for line in failures:
        print(f"ziggurat arena: {printable(line)}", file=sys.stderr)
    if not complete:
        return INTERRUPTED
    return 1 if failures else 0


def check_outputs(args: argparse.Namespace, language: Words) -> None:
    """Raise an error for a file that cannot be written, or an extra that is missing."""
    for name in (args.html, args.csv, args.parquet, args.journal):
        if name is not None:
            check_writable(str(name), language)
    if args.parquet:
        needed("pyarrow.parquet", "parquet")
    if args.on == "ray":
        needed("ray", "ray")


def schedule_from(args: argparse.Namespace, language: Words) -> Schedule:
    """Return the games to play, or raise `BadOptions`."""
    chosen = game(args.game)
    players = players_from(args.players)
    seats = args.seats if args.seats is not None else default_seats(len(players), chosen.seats)
    check_seats(chosen, [seats], language)
    check_range("--games", args.games, 1, MAX_GAMES, language)
    check_range("--workers", args.workers, 1, MAX_WORKERS, language)
    options = options_from(args.option, args.profile, language)
    chosen.options.resolve(options)
    box = None if args.box is None else box_data(args.box, language)
    if box is not None:
        open_box(args.box, box, chosen)  # raises for a bad box before the first game
    return schedule_of(chosen.id, players, seats, args.games, first_seed(args.seed, language), options, box)


def first_seed(text: str, language: Words) -> int:
    """Return the seed of the first block as a number."""
    seed = seed_from(text)
    number = seed if isinstance(seed, int) else int(seed, 16) if len(seed) == 64 else -1
    if number < 0:
        raise BadOptions(language.say("arena-seed-form", seed=text))
    return number


def default_seats(players: int, seats: Sequence[int]) -> int:
    """Return one seat per player if the game allows that, otherwise its minimum."""
    return players if players in seats else seats[0]


def play_missing(schedule: Schedule, journal: Journal, args: argparse.Namespace, language: Words) -> bool:
    """Play the games that the journal lacks; return False if interrupted."""
    missing = journal.missing()
    progress = GamesPlayed(schedule.games, schedule.games - len(missing), language)
    try:
        for played in runner(args.on, args.workers)(schedule, missing):
            journal.add(played)
            progress.step()
    except KeyboardInterrupt:
        return False
    finally:
        progress.end()
    return True


def failure_lines(schedule: Schedule, games: Sequence[dict[str, Any]], language: Words) -> list[str]:
    """Return a sentence for each label whose bot failed: how often, and why the first time."""
    failed: dict[str, list[dict[str, Any]]] = {}
    for played in games:
        if played["failed"] is not None:
            player = schedule.players[played["players"][played["failed"]["seat"]]]
            failed.setdefault(player.label, []).append(played)
    return [
        language.say(
            "arena-failed",
            player=label,
            count=len(each),
            number=str(each[0]["number"]),
            reason=each[0]["failed"]["why"],
        )
        for label, each in failed.items()
    ]


def command_of(args: argparse.Namespace, schedule: Schedule) -> str:
    """Return the command that plays the same games."""
    given = ["ziggurat", "arena", schedule.game, "--players", args.players, "--games", str(schedule.games)]
    given += ["--seats", str(schedule.seats), "--seed", args.seed]
    given += [part for option in args.option for part in ("--option", option)]
    given += [] if args.profile is None else ["--profile", args.profile]
    given += [] if args.box is None else ["--box", args.box]
    return shlex.join(given)


def facts_of(args: argparse.Namespace, schedule: Schedule, language: Words) -> list[tuple[str, str]]:
    """Return what is needed to repeat an arena."""
    facts = {
        "command": command_of(args, schedule),
        "seed": str(schedule.seed),
        "options": json.dumps(game(schedule.game).options.resolve(schedule.options)),
        "version": version_text(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
    }
    return [(language.say(f"arena-fact-{name}"), value) for name, value in facts.items()]


def report(
    schedule: Schedule,
    games: Sequence[dict[str, Any]],
    failures: Sequence[str],
    args: argparse.Namespace,
    language: Words,
) -> None:
    """Print the result and write the files named on the command line."""
    labels = [player.label for player in schedule.players]
    figures, compared = rated_figures(labels, games), pairs(labels, games)
    title = language.say("arena-title", game=schedule.game, seats=schedule.seats, games=len(games))
    if args.json:
        between = [
            {"player": one, "against": two, "ahead": share, "low": low, "high": high}
            for (one, two), (share, (low, high)) in compared.items()
        ]
        players = [one.to_json() for one in figures]
        origin = {"version": __version__, "command": command_of(args, schedule)}
        print(json.dumps({"fixture": schedule.data(), **origin, "players": players, "pairs": between}, indent=1))
    elif not figures:
        print(language.say("arena-nothing"))
    else:
        tables = [aligned(rows(figures, language)) for rows in (player_rows, part_rows)]
        if len(figures) > 2:  # of two players the first table has it all
            matrix = aligned(pair_rows(figures, compared, language))
            tables.insert(1, f"{language.say('arena-pairs-note')}\n\n{matrix}")
        print("\n\n".join([title, *tables, language.say("arena-note")]))
    if args.html and figures:
        facts, notes = facts_of(args, schedule, language), [language.say("arena-note")]
        shown = final_positions(schedule, games, language)
        made = Report(title, facts, notes, figures, compared, failures, shown)
        write_text(args.html, page(made, language), language)
    if args.csv:
        write_text(args.csv, csv_text(labels, games), language)
    if args.parquet:
        write_parquet(args.parquet, labels, games)
