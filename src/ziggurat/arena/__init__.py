"""`ziggurat arena`: matches between bots, with paired seeds and rotated seats; docs/bots.md explains the tables."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ziggurat.arena.fixture import Fixture, fixture_of
from ziggurat.arena.journal import Journal
from ziggurat.arena.page import page
from ziggurat.arena.players import players_from
from ziggurat.arena.ratings import ratings
from ziggurat.arena.rows import csv_text, write_parquet
from ziggurat.arena.statistics import Figures, figures
from ziggurat.arena.table import table
from ziggurat.arena.workers import chosen, known_places
from ziggurat.cli.arguments import box_from, options_from
from ziggurat.cli.files import write_text
from ziggurat.cli.progress import GamesPlayed
from ziggurat.cli.record import seed_from
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.registry import game
from ziggurat.words import Words, preferred_language, words

MOST_GAMES = 10_000_000
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Take the game, the players, and where everything goes."""
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
    parser.add_argument("--on", choices=known_places(), default="here", help=say("arena-help-on"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=say("arena-help-journal"))
    parser.add_argument("--html", metavar="FILE", help=say("arena-help-html"))
    parser.add_argument("--csv", metavar="FILE", help=say("arena-help-csv"))
    parser.add_argument("--parquet", type=Path, metavar="FILE", help=say("arena-help-parquet"))
    parser.add_argument("--json", action="store_true", help=say("arena-help-json"))


def run(args: argparse.Namespace) -> int:
    """Play what is still missing, then report; an interrupted arena reports what it has."""
    language = words(preferred_language())
    fixture = fixture_from(args, language)
    journal = Journal(fixture, args.journal)
    whole = contest(fixture, journal, args, language)
    report(fixture, journal.played(), args, language)
    return 0 if whole else INTERRUPTED


def fixture_from(args: argparse.Namespace, language: Words) -> Fixture:
    """Put together what is to be played, and refuse what does not fit together."""
    found = game(args.game)
    players = players_from(args.players)
    seats = args.seats if args.seats is not None else default_seats(len(players), found.seats)
    if seats not in found.seats:
        counts = ", ".join(map(str, found.seats))
        raise BadOptions(language.say("record-seats-wrong", game=found.id, counts=counts, seats=str(seats)))
    if not 1 <= args.games <= MOST_GAMES:
        raise BadOptions(language.say("arena-games-range", games=str(args.games), most=MOST_GAMES))
    if not 1 <= args.workers <= 1024:
        raise BadOptions(language.say("arena-workers-range", workers=str(args.workers)))
    seed = seed_from(args.seed)
    number = seed if isinstance(seed, int) else int(seed, 16) if len(seed) == 64 else -1
    if number < 0:
        raise BadOptions(language.say("arena-seed-form", seed=args.seed))
    options = options_from(args.option, args.profile, language)
    found.options.resolve(options)
    box = None if args.box is None else box_data(args.box, found, language)
    return fixture_of(found.id, players, seats, args.games, number, options, box)


def box_data(name: str, found: Game, language: Words) -> Any:
    """Return a box as data; a broken one is refused before the first game."""
    box_from(name, found, language)
    return json.loads(Path(name).read_text("utf-8"))


def default_seats(players: int, seats: Sequence[int]) -> int:
    """Return as many seats as there are players, if the game has so many; otherwise its fewest."""
    return players if players in seats else seats[0]


def contest(fixture: Fixture, journal: Journal, args: argparse.Namespace, language: Words) -> bool:
    """Play the missing games; return whether all were played."""
    missing = journal.missing()
    progress = GamesPlayed(fixture.games, fixture.games - len(missing), language)
    try:
        for played in chosen(args.on, args.workers)(fixture, missing):
            journal.add(played)
            progress.step()
    except KeyboardInterrupt:
        return False
    finally:
        progress.end()
    return True


def report(fixture: Fixture, games: Sequence[dict[str, Any]], args: argparse.Namespace, language: Words) -> None:
    """Show the result and write the files that were asked for."""
    labels = [player.label for player in fixture.players]
    found = rated(labels, games)
    title = language.say("arena-title", game=fixture.game, seats=fixture.seats, games=len(games))
    if args.json:
        print(json.dumps({"fixture": fixture.data(), "players": [summary(one) for one in found]}, indent=1))
    elif not found:
        print(language.say("arena-nothing"))
    else:
        print(f"{title}\n\n{table(found, language)}\n\n{language.say('arena-note')}")
    if args.html and found:
        write_text(args.html, page(title, [language.say("arena-note")], found, language), language)
    if args.csv:
        write_text(args.csv, csv_text(labels, games), language)
    if args.parquet:
        write_parquet(args.parquet, labels, games)


def rated(labels: Sequence[str], games: Sequence[dict[str, Any]]) -> list[Figures]:
    """Return the figures of all players with their ratings."""
    found, known = figures(labels, games), ratings(labels, games)
    for one in found:
        one.rating = known[one.label]
    return found


def summary(one: Figures) -> dict[str, Any]:
    """Return the figures of a player as data."""
    share, (low, high) = one.win_rate()
    told = {"player": one.label, "games": one.games, "wins": share, "wins_low": low, "wins_high": high}
    if duels := one.ahead():
        told |= {"ahead": duels[0], "ahead_low": duels[1][0], "ahead_high": duels[1][1]}
    if one.totals:
        told |= {"score": one.score()[0], "lead": one.lead()[0], "spread": list(one.quantiles())}
        told["parts"] = {part: sum(values) / len(values) for part, values in one.parts.items()}
    rating = {"rating": one.rating[0], "rating_deviation": one.rating[1]}
    time = {"seconds_a_turn": one.seconds_a_turn(), "longest_turn": one.longest}
    return {**told, **rating, **time, "failures": one.failures}
