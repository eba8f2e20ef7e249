"""`ziggurat dataset`: games between bots as rows of decisions, for learning programs (docs/research.md)."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ziggurat.arena.checks import check_players
from ziggurat.arena.dataset import FORMATS, Decisions, play_with_words, write_dataset
from ziggurat.arena.journal import BadJournal, Journal
from ziggurat.arena.schedule import Schedule
from ziggurat.arena.workers import PLACES, runner
from ziggurat.cli.arena import INTERRUPTED, schedule_from
from ziggurat.cli.files import check_writable, temporary_file
from ziggurat.cli.progress import GamesPlayed
from ziggurat.core.errors import BadOptions
from ziggurat.extras import needed
from ziggurat.words import Words, preferred_language, words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, the players and the file to write."""
    say = words(preferred_language()).say
    parser.add_argument("game", metavar="GAME", help=say("arena-help-game"))
    parser.add_argument("--players", required=True, metavar="P,P", help=say("arena-help-players"))
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help=say("dataset-help-out"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say("arena-help-games"))
    parser.add_argument("--seats", type=int, metavar="N", help=say("arena-help-seats"))
    parser.add_argument("--seed", default="1", metavar="S", help=say("arena-help-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("record-help-option"))
    parser.add_argument("--profile", metavar="P", help=say("record-help-profile"))
    parser.add_argument("--box", metavar="FILE", help=say("record-help-box"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("arena-help-workers"))
    parser.add_argument("--on", choices=PLACES, default="here", help=say("arena-help-on"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=say("dataset-help-journal"))


def run(args: argparse.Namespace) -> int:
    """Play the games that the journal lacks, then write the dataset."""
    language = words(preferred_language())
    schedule = schedule_from(args, language)
    check(args, schedule, language)
    if args.on == "here":  # other machines have their own programs
        check_players(schedule)
    path = args.journal or args.out.with_name(f"{args.out.name}.journal")
    journal = Journal(schedule, path)
    if any("words" not in played for played in journal.played()):
        raise BadJournal(language.say("dataset-other-journal", file=str(path)))
    if not play_missing(schedule, journal, args, language):
        done = len(journal.played())
        print(language.say("dataset-interrupted", done=done, total=schedule.games, file=str(path)), file=sys.stderr)
        return INTERRUPTED
    target = Path(os.path.realpath(args.out))
    with temporary_file(target) as temporary:
        # The temporary file's name must end as the target's does: the suffix is the format.
        partial = temporary.with_name(f"{temporary.name}{target.suffix}")
        try:
            decisions = write_dataset(partial, schedule, journal.played())
            partial.replace(target)
        finally:
            partial.unlink(missing_ok=True)
    report(schedule, journal, decisions, args, language)
    return 0


def check(args: argparse.Namespace, schedule: Schedule, language: Words) -> None:
    """Raise an error for everything that could fail after the games."""
    if args.out.suffix not in FORMATS:
        raise BadOptions(language.say("dataset-format", file=str(args.out)))
    needed("numpy", "parquet" if args.out.suffix == ".parquet" else "rl")
    if args.out.suffix == ".parquet":
        needed("pyarrow.parquet", "parquet")
    check_writable(str(args.out), language)
    if not Decisions(schedule).size:
        raise BadOptions(language.say("dataset-no-observations", game=schedule.game))


def play_missing(schedule: Schedule, journal: Journal, args: argparse.Namespace, language: Words) -> bool:
    """Play the games that the journal lacks; return False if interrupted."""
    missing = journal.missing()
    progress = GamesPlayed(schedule.games, schedule.games - len(missing), language)
    try:
        for played in runner(args.on, args.workers, play_with_words)(schedule, missing):
            journal.add(played)
            progress.step()
    except KeyboardInterrupt:
        return False
    finally:
        progress.end()
    return True


def report(schedule: Schedule, journal: Journal, decisions: int, args: argparse.Namespace, language: Words) -> None:
    """Print what was written."""
    failed = sum(played["failed"] is not None for played in journal.played())
    games = schedule.games - failed
    print(language.say("dataset-written", decisions=decisions, games=games, file=str(args.out)))
    if failed:
        print(language.say("dataset-left-out", games=failed), file=sys.stderr)
