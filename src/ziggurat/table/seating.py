"""Commands before the game: creating and configuring a table, taking and leaving seats, starting."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadNotation, BadOptions, IllegalAction, UnknownGame, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.seed import seed_bytes, seed_hash
from ziggurat.table.apply import Trial, first_position
from ziggurat.table.commands import Close, Configure, Create, Leave, OpenSeat, Rename, SeatBot, Sit, Start
from ziggurat.table.errors import Refused
from ziggurat.table.events import BotSeated, Closed, Configured, Created, Left, Opened, Renamed, Seated, Started
from ziggurat.table.state import GameFinder, Settings, TableState
from ziggurat.table.turns import end_if_over, play_forced, refused_action

MAX_NAME = 40
MAX_ACCOUNT = 80
MAX_GAME_SHOWN = 40
LEVEL = re.compile(r"[a-z][a-z0-9_-]{0,31}")
FLAGS = ("lose", "stand_in")


# --- Creating and configuring ------------------------------------------------------------------------------


def create(trial: Trial, command: Create) -> None:
    if trial.state.status != "new":
        raise Refused("exists")
    check_account(command.owner)
    game = find_game(trial.state.find_game, command.game)
    box = open_box(game, command.box)
    settings = settings_from(game, command)
    box_data = {"id": box.id, "hash": box.hash, "data": command.box}
    trial.add(Created(settings.to_json(), box_data, command.owner, command.rematch_of))


def find_game(find: GameFinder, name: str) -> Game:
    """Return an installed game, or refuse."""
    try:
        return find(name)
    except UnknownGame:
        raise Refused("unknown_game", {"game": str(name)[:MAX_GAME_SHOWN]}) from None


def open_box(game: Game, data: Any) -> Box:
    """Return the box with this data, the game's standard box for None, or refuse."""
    if data is None:
        return game.box
    try:
        return game.open_box(data)
    except BadBox:
        raise Refused("bad_box", {"game": game.id}) from None


def settings_from(game: Game, command: Create | Configure) -> Settings:
    """Return the settings of a command with all options resolved, or refuse."""
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
        options=resolve_options(game, command.options),
        clock=command.clock,
        flag=command.flag,
        stand_in=command.stand_in,
        private=bool(command.private),
    )


def resolve_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every option of the game, or refuse."""
    try:
        return dict(game.options.resolve(options))
    except BadOptions:
        raise Refused("bad_options", {"game": game.id}) from None


def configure(trial: Trial, command: Configure) -> None:
    """Change the settings. Taken seats stay taken."""
    state = trial.state
    check_open(state)
    check_host(state, command.by)
    settings = settings_from(state.origin.game, command)
    if any(not seat.is_open for seat in state.seats[settings.seats :]):
        raise Refused("seats_taken", {"seats": settings.seats})
    trial.add(Configured(settings.to_json()))


def close(trial: Trial, command: Close) -> None:
    check_open(trial.state)
    check_host(trial.state, command.by)
    trial.add(Closed())


# --- Seats -------------------------------------------------------------------------------------------------


def sit(trial: Trial, command: Sit) -> None:
    """Seat a person at the given seat or the first open one."""
    state = trial.state
    check_open(state)
    check_account(command.account)
    check_name(command.name)
    if state.seat_of(command.account) is not None:
        raise Refused("already_seated")
    seat = first_open(state) if command.seat is None else command.seat
    if not state.seat(seat).is_open:
        raise Refused("seat_taken", {"seat": seat})
    trial.add(Seated(seat, command.account, command.name))


def first_open(state: TableState) -> int:
    """Return the first open seat, or refuse."""
    for number, seat in enumerate(state.seats):
        if seat.is_open:
            return number
    raise Refused("no_seat_free")


def leave(trial: Trial, command: Leave) -> None:
    check_open(trial.state)
    seat = check_seated(trial.state, command.account)
    trial.add(Left(seat, trial.state.seats[seat].name))


def seat_bot(trial: Trial, command: SeatBot) -> None:
    """Seat a bot, or change the level of the bot there."""
    check_open(trial.state)
    check_host(trial.state, command.by)
    check_level(command.level)
    if trial.state.seat(command.seat).account is not None:
        raise Refused("seat_taken", {"seat": command.seat})
    trial.add(BotSeated(command.seat, command.level))


def open_seat(trial: Trial, command: OpenSeat) -> None:
    """Remove the person or bot at a seat."""
    check_open(trial.state)
    check_host(trial.state, command.by)
    seat = trial.state.seat(command.seat)
    if seat.is_open:
        raise Refused("not_seated")
    trial.add(Opened(command.seat, seat.played_by))


def rename(trial: Trial, command: Rename) -> None:
    """Change a person's name, at any time."""
    check_name(command.name)
    seat = check_seated(trial.state, command.account)
    trial.add(Renamed(seat, command.name))


# --- Starting ----------------------------------------------------------------------------------------------


def start(trial: Trial, command: Start) -> None:
    """Begin the game: as dealt, or from a set-up position or actions already played."""
    check_start(trial.state, command.by)
    deal = deal_from(command)
    check_opening(trial.state, deal)
    trial.add(deal)
    end_if_over(trial)
    play_forced(trial)


def check_start(state: TableState, by: str | None) -> None:
    """Refuse to begin without the host or with an open seat."""
    check_open(state)
    check_host(state, by)
    if count := sum(seat.is_open for seat in state.seats):
        raise Refused("seats_open", {"count": count})


def deal_from(command: Start) -> Started:
    """Return the event of a start, with the commitment to its seed."""
    try:
        commitment = seed_hash(seed_bytes(command.seed), seed_bytes(command.salt))
    except BadOptions:
        raise Refused("bad_seed") from None
    return Started(
        command.seed,
        command.salt,
        commitment,
        None if command.position is None else deepcopy(dict(command.position)),  # the caller may change its own later
        list(command.actions) or None,
        None if command.times is None else list(command.times),
    )


def check_opening(state: TableState, deal: Started) -> None:
    """Refuse a set-up position that does not fit the table, and illegal actions."""
    if deal.position is None and deal.actions is None:
        return
    game, actions = state.origin.game, deal.actions or []
    try:
        position = first_position(state, deal)
    except ZigguratError:
        raise Refused("bad_position", {"game": game.id}) from None
    if deal.times is not None and len(deal.times) != len(actions):
        raise Refused("bad_position", {"game": game.id})
    for word in actions:
        try:
            game.apply(position, word)
        except (BadNotation, IllegalAction) as error:
            raise refused_action(word, error) from None


# --- Checks ------------------------------------------------------------------------------------------------


def check_open(state: TableState) -> None:
    """Refuse once the game has begun or the table is closed."""
    if state.status != "open":
        raise Refused("closed" if state.status == "closed" else "started")


def check_host(state: TableState, by: str | None) -> None:
    """Refuse all but the host and the server (None)."""
    if by is not None and by != state.origin.owner:
        raise Refused("not_host")


def check_seated(state: TableState, account: str) -> int:
    """Return the seat of an account, or refuse."""
    seat = state.seat_of(account)
    if seat is None:
        raise Refused("not_seated")
    return seat


def check_level(level: Any) -> None:
    """Refuse an impossible bot name. The server checks whether the bot is installed."""
    if not isinstance(level, str) or not LEVEL.fullmatch(level):
        raise Refused("bad_level")


def check_name(name: Any) -> None:
    """Refuse a name that is empty, too long or not printable."""
    if not isinstance(name, str) or not name.isprintable() or not name.strip() or len(name) > MAX_NAME:
        raise Refused("bad_name", {"most": MAX_NAME})


def check_account(account: Any) -> None:
    """Refuse what cannot be the name of an account."""
    if not isinstance(account, str) or not account.isprintable() or not 0 < len(account) <= MAX_ACCOUNT:
        raise Refused("bad_account")
