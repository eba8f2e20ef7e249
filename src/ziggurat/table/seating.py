"""Before the game: making and setting a table, sitting down and standing up, starting."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadOptions, UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.seed import seed_bytes, seed_hash
from ziggurat.table.apply import Trial
from ziggurat.table.commands import Close, Configure, Create, Leave, OpenSeat, Rename, SeatBot, Sit, Start
from ziggurat.table.errors import Refused
from ziggurat.table.events import BotSeated, Closed, Configured, Created, Left, Opened, Renamed, Seated, Started
from ziggurat.table.state import Finder, Settings, TableState
from ziggurat.table.turns import play_forced

MOST_NAME = 40
MOST_ACCOUNT = 80
LEVEL = re.compile(r"[a-z][a-z0-9_-]{0,31}")

FLAGS = ("lose", "stand_in")


def create(trial: Trial, command: Create) -> None:
    """Make a table."""
    if trial.state.created is not None:
        raise Refused("exists")
    check_account(command.owner)
    game = find_game(trial.state.find, command.game)
    box = open_box(game, command.box)
    settings = settings_from(game, command)
    facts = {"id": box.id, "hash": box.hash, "data": command.box}
    trial.add(Created(settings.to_json(), facts, command.owner, command.rematch_of))


def find_game(find: Finder, name: str) -> Game:
    """Return an installed game, or refuse."""
    try:
        return find(name)
    except UnknownGame:
        raise Refused("unknown_game", {"game": str(name)[:40]}) from None


def open_box(game: Game, data: Any) -> Box:
    """Return the box a table is made with, the game's own if no other is given."""
    if data is None:
        return game.box
    try:
        return game.open_box(data)
    except BadBox:
        raise Refused("bad_box", {"game": game.id}) from None


def settings_from(game: Game, command: Create | Configure) -> Settings:
    """Return the setting that a command asks for, checked and written in full."""
    if isinstance(command.seats, bool) or command.seats not in game.seats:
        count = command.seats if isinstance(command.seats, int) else 0
        raise Refused("bad_seats", {"game": game.id, "seats": int(count)})
    check_level(command.stand_in)
    command.clock.check()
    if command.flag not in FLAGS:
        raise Refused("bad_flag")
    return Settings(
        game=game.id,
        rules=game.rules_version,
        seats=command.seats,
        options=resolve(game, command.options),
        clock=command.clock,
        flag=command.flag,
        stand_in=command.stand_in,
        private=bool(command.private),
    )


def resolve(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every option of the game."""
    try:
        return dict(game.options.resolve(options))
    except BadOptions:
        raise Refused("bad_options", {"game": game.id}) from None


def configure(trial: Trial, command: Configure) -> None:
    """Set the table otherwise. Whoever sits there keeps the seat."""
    state = trial.state
    check_open(state)
    check_host(state, command.by)
    settings = settings_from(state.origin.game, command)
    if any(not seat.open for seat in state.seats[settings.seats :]):
        raise Refused("seats_taken", {"seats": settings.seats})
    trial.add(Configured(settings.to_json()))


def sit(trial: Trial, command: Sit) -> None:
    """Let a person sit down."""
    state = trial.state
    check_open(state)
    check_account(command.account)
    check_name(command.name)
    if state.seat_of(command.account) is not None:
        raise Refused("already_seated")
    seat = first_open(state) if command.seat is None else command.seat
    if not state.seat(seat).open:
        raise Refused("seat_taken", {"seat": seat})
    trial.add(Seated(seat, command.account, command.name))


def first_open(state: TableState) -> int:
    """Return the first open seat, or refuse."""
    for number, seat in enumerate(state.seats):
        if seat.open:
            return number
    raise Refused("no_seat_free")


def leave(trial: Trial, command: Leave) -> None:
    """Let a person stand up again."""
    seat = check_leave(trial.state, command.account)
    trial.add(Left(seat, trial.state.seats[seat].name))


def check_leave(state: TableState, account: str) -> int:
    """Return the seat that would become free."""
    check_open(state)
    seat = state.seat_of(account)
    if seat is None:
        raise Refused("not_seated")
    return seat


def seat_bot(trial: Trial, command: SeatBot) -> None:
    """Give a seat to a bot."""
    check_open(trial.state)
    check_host(trial.state, command.by)
    check_level(command.level)
    if trial.state.seat(command.seat).account is not None:
        raise Refused("seat_taken", {"seat": command.seat})
    trial.add(BotSeated(command.seat, command.level))


def open_seat(trial: Trial, command: OpenSeat) -> None:
    """Send somebody away."""
    check_open(trial.state)
    check_host(trial.state, command.by)
    seat = trial.state.seat(command.seat)
    if seat.open:
        raise Refused("not_seated")
    trial.add(Opened(command.seat, seat.called))


def close(trial: Trial, command: Close) -> None:
    """Close the table."""
    check_open(trial.state)
    check_host(trial.state, command.by)
    trial.add(Closed())


def start(trial: Trial, command: Start) -> None:
    """Begin the game."""
    check_start(trial.state, command.by)
    try:
        promise = seed_hash(seed_bytes(command.seed), seed_bytes(command.salt))
    except BadOptions:
        raise Refused("bad_seed") from None
    trial.add(Started(command.seed, command.salt, promise))
    play_forced(trial)


def check_start(state: TableState, by: str | None) -> None:
    """Refuse to begin without the host or with a seat empty."""
    check_open(state)
    check_host(state, by)
    if count := sum(seat.open for seat in state.seats):
        raise Refused("seats_open", {"count": count})


def rename(trial: Trial, command: Rename) -> None:
    """Change a name, at any time."""
    check_name(command.name)
    seat = trial.state.seat_of(command.account)
    if seat is None:
        raise Refused("not_seated")
    trial.add(Renamed(seat, command.name))


def check_open(state: TableState) -> None:
    """Refuse what can be done only before the game."""
    if state.status != "open":
        raise Refused("closed" if state.status == "closed" else "started")


def check_host(state: TableState, by: str | None) -> None:
    """Refuse what only the host may do. None is the house."""
    if by is not None and by != state.origin.owner:
        raise Refused("not_host")


def check_level(level: Any) -> None:
    """Refuse what cannot be the name of a bot. Whether it is installed, the server knows."""
    if not isinstance(level, str) or not LEVEL.fullmatch(level):
        raise Refused("bad_level")


def check_name(name: Any) -> None:
    """Refuse a name that could not be shown."""
    if not isinstance(name, str) or not name.isprintable() or not name.strip() or len(name) > MOST_NAME:
        raise Refused("bad_name", {"most": MOST_NAME})


def check_account(account: Any) -> None:
    """Refuse what cannot be the name of an account."""
    if not isinstance(account, str) or not account.isprintable() or not 0 < len(account) <= MOST_ACCOUNT:
        raise Refused("bad_account")
