"""What can fail is tried before the first game: every bot, and every program with its first action."""

from __future__ import annotations

from ziggurat.arena.schedule import Schedule
from ziggurat.bots.bot import BotFailed, ask
from ziggurat.bots.players import Player
from ziggurat.core.errors import ZigguratError
from ziggurat.core.match import Match
from ziggurat.core.registry import game
from ziggurat.core.seed import reproducible_salt, stream


def check_players(schedule: Schedule) -> None:
    """Create every bot once and ask programs for an action, or raise `BotFailed` with the label."""
    for player in dict.fromkeys(schedule.players):
        try:
            check_player(schedule, player)
        except ZigguratError as error:
            raise BotFailed(f"{player.label}: {error}") from None


def check_player(schedule: Schedule, player: Player) -> None:
    chosen, seed = game(schedule.game), schedule.pairing(0).seed
    box = None if schedule.box is None else chosen.open_box(schedule.box)
    bot = player.new_bot(chosen, stream(seed, "arena check"), box)
    try:
        if player.command is not None:
            salt = reproducible_salt(seed)
            match = Match(chosen, schedule.seats, seed=seed, salt=salt, options=schedule.options, box=box)
            ask(bot, chosen.view(match.position, match.position.to_move), player.seconds)
    finally:
        bot.close()
