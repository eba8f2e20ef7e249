"""Before the game: making and setting a table, sitting down and standing up, starting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.box import Box
from ziggurat.core.errors import BadBox, BadOptions, UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.seed import seed_bytes, seed_hash
from ziggurat.table.commands import Close, Configure, Create, Leave, OpenSeat, Rename, SeatBot, Sit, Start
from ziggurat.table.draft import Draft
from ziggurat.table.errors import Refused
from ziggurat.table.facts import BotSeated, Closed, Configured, Created, Left, Opened, Renamed, Seated, Started
from ziggurat.table.forced import play_forced
from ziggurat.table.seats import check_account, check_level, check_name
from ziggurat.table.setting import FLAGS, Setting
from ziggurat.table.state import Finder, TableState


def create(draft: Draft, command: Create) -> None:
    """Make a table."""
    if draft.table.created is not None:
        raise Refused("exists")
    check_account(command.owner)
    game = find_game(draft.table.find, command.game)
    box = open_box(game, command.box)
    setting = setting_of(game, command)
    facts = {"id": box.id, "hash": box.hash, "data": command.box}
    draft.add(Created(setting.to_json(), facts, command.owner, command.rematch_of))


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


def setting_of(game: Game, command: Create | Configure) -> Setting:
    """Return the setting that a command asks for, checked and written in full."""
    if isinstance(command.seats, bool) or command.seats not in game.seats:
        count = command.seats if isinstance(command.seats, int) else 0
        raise Refused("bad_seats", {"game": game.id, "seats": int(count)})
    check_level(command.stand_in)
    command.clock.check()
    if command.flag not in FLAGS:
        raise Refused("bad_flag")
    return Setting(
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


def configure(draft: Draft, command: Configure) -> None:
    """Set the table otherwise. Whoever sits there keeps the seat."""
    table = draft.table
    check_open(table)
    check_host(table, command.by)
    setting = setting_of(table.made.game, command)
    if any(not seat.open for seat in table.seats[setting.seats :]):
        raise Refused("seats_taken", {"seats": setting.seats})
    draft.add(Configured(setting.to_json()))


def sit(draft: Draft, command: Sit) -> None:
    """Let a person sit down."""
    table = draft.table
    check_open(table)
    check_account(command.account)
    check_name(command.name)
    if table.seat_of(command.account) is not None:
        raise Refused("already_seated")
    seat = first_open(table) if command.seat is None else command.seat
    if not table.seat(seat).open:
        raise Refused("seat_taken", {"seat": seat})
    draft.add(Seated(seat, command.account, command.name))


def first_open(table: TableState) -> int:
    """Return the first open seat, or refuse."""
    for number, seat in enumerate(table.seats):
        if seat.open:
            return number
    raise Refused("no_seat_free")


def leave(draft: Draft, command: Leave) -> None:
    """Let a person stand up again."""
    seat = check_leave(draft.table, command.account)
    draft.add(Left(seat, draft.table.seats[seat].name))


def check_leave(table: TableState, account: str) -> int:
    """Return the seat that would become free."""
    check_open(table)
    seat = table.seat_of(account)
    if seat is None:
        raise Refused("not_seated")
    return seat


def seat_bot(draft: Draft, command: SeatBot) -> None:
    """Give a seat to a bot."""
    check_open(draft.table)
    check_host(draft.table, command.by)
    check_level(command.level)
    if draft.table.seat(command.seat).account is not None:
        raise Refused("seat_taken", {"seat": command.seat})
    draft.add(BotSeated(command.seat, command.level))


def open_seat(draft: Draft, command: OpenSeat) -> None:
    """Send somebody away."""
    check_open(draft.table)
    check_host(draft.table, command.by)
    seat = draft.table.seat(command.seat)
    if seat.open:
        raise Refused("not_seated")
    draft.add(Opened(command.seat, seat.called))


def close(draft: Draft, command: Close) -> None:
    """Close the table."""
    check_open(draft.table)
    check_host(draft.table, command.by)
    draft.add(Closed())


def start(draft: Draft, command: Start) -> None:
    """Begin the game."""
    check_start(draft.table, command.by)
    try:
        promise = seed_hash(seed_bytes(command.seed), seed_bytes(command.salt))
    except BadOptions:
        raise Refused("bad_seed") from None
    draft.add(Started(command.seed, command.salt, promise))
    play_forced(draft)


def check_start(table: TableState, by: str | None) -> None:
    """Refuse to begin without the host or with a seat empty."""
    check_open(table)
    check_host(table, by)
    if count := sum(seat.open for seat in table.seats):
        raise Refused("seats_open", {"count": count})


def rename(draft: Draft, command: Rename) -> None:
    """Change a name, at any time."""
    check_name(command.name)
    seat = draft.table.seat_of(command.account)
    if seat is None:
        raise Refused("not_seated")
    draft.add(Renamed(seat, command.name))


def check_open(table: TableState) -> None:
    """Refuse what can be done only before the game."""
    if table.status != "open":
        raise Refused("closed" if table.status == "closed" else "started")


def check_host(table: TableState, by: str | None) -> None:
    """Refuse what only the host may do. None is the house."""
    if by is not None and by != table.made.owner:
        raise Refused("not_host")
