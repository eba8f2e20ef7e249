"""One conversation: at most one game at a time, and what each command does with it."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.advice import FEW, explain
from ziggurat.bots.bot import ask, bots, new_bot
from ziggurat.core.box import Box
from ziggurat.core.game import Game, to_move
from ziggurat.core.match import Match
from ziggurat.core.record import Record, record_of, result_of, verify
from ziggurat.core.registry import game as find_game
from ziggurat.core.registry import games
from ziggurat.core.seed import fresh_seed, reproducible_salt, seed_bytes, stream
from ziggurat.engine.catalogue import game_data
from ziggurat.engine.errors import BadRequest, GameOver, NoGame, NothingToUndo, error_data
from ziggurat.engine.lines import read_request
from ziggurat.engine.requests import check_request

Answer = dict[str, Any]


class Session:
    """Answers lines. Whoever speaks here is omniscient: it may see and take back everything."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.finished = False

    def answer(self, line: bytes) -> Answer:
        """Return the answer to a line. After an error everything is as it was before."""
        echo: Answer = {}
        try:
            request = read_request(line)
            echo = {"id": request["id"]} if "id" in request else {}
            command, fields = check_request(request)
            told = getattr(self, f"do_{command}")(**fields)
        except Exception as error:  # the edge of the program: every failure becomes an answer, none ends the game
            return {"ok": False, **echo, "error": error_data(error)}
        return {"ok": True, **echo, **self.standing(), **told}

    def standing(self) -> Answer:
        """Return what every good answer says: who is to move, and whether the game is over."""
        if self.match is None:
            return {"to_move": None, "over": False}
        position = self.match.position
        return {"to_move": to_move(position), "over": bool(position.over)}

    def playing(self) -> Match:
        """Return the game being played."""
        if self.match is None:
            raise NoGame('there is no game yet; begin one with {"cmd":"new",...} or {"cmd":"load",...}')
        return self.match

    # --- Beginning ----------------------------------------------------------------------------------------

    def do_games(self) -> Answer:
        """List what is installed."""
        return {"games": [game_data(find_game(name)) for name in games()], "bots": bots()}

    def do_new(self, game: str, seats: int | None, seed: Any, options: Answer | None, box: Answer | None) -> Answer:
        """Begin a game."""
        chosen = find_game(game)
        if seats is None and len(chosen.seats) > 1:
            counts = " or ".join(map(str, chosen.seats))
            raise BadRequest(f"new needs the field seats for {game}: {counts}", "seats")
        seats = chosen.seats[0] if seats is None else seats
        self.match = Match(chosen, seats, seed=seed, salt=salt_of(seed), options=options, box=opened(chosen, box))
        return {}

    def do_load(
        self, game: str | None, state: Answer | None, record: Answer | None, seed: Any, box: Answer | None
    ) -> Answer:
        """Set a position up by hand, or resume a record."""
        if (state is None) == (record is None):
            raise BadRequest("load needs either the field state or the field record", "state")
        if record is not None:
            self.match = resumed(record, game, seed, box)
            return {}
        if game is None:
            raise BadRequest("load needs the field game with a state: a text", "game")
        chosen = find_game(game)
        self.match = Match(chosen, 0, seed=seed, salt=salt_of(seed), box=opened(chosen, box), start=state)
        return {}

    # --- Playing ------------------------------------------------------------------------------------------

    def do_legal(self) -> Answer:
        """List the legal actions of the seat to move."""
        match = self.playing()
        return {"actions": match.game.legal_words(match.position)}

    def do_apply(self, action: str) -> Answer:
        """Carry an action out."""
        self.playing().apply(action)
        return {}

    def do_undo(self) -> Answer:
        """Take the last action back, whatever it revealed."""
        if not self.playing().undo():
            raise NothingToUndo("no action has been carried out since the game began or was loaded")
        return {}

    def do_bot(self, name: str, seed: Any, seconds: float | None, apply: bool | None) -> Answer:
        """Let a bot choose for the seat to move. It sees that seat's view, nothing else."""
        match = self.playing()
        if match.position.over:
            raise GameOver("the game is over, so there is nothing to choose")
        key = fresh_seed() if seed is None else seed_bytes(seed)
        # the number of the action makes one seed serve a whole game: every choice has a stream of its own
        player = new_bot(name, match.game, stream(key, f"bot {len(match.words)}"), match.box)
        action = ask(player, match.game.view(match.position, match.position.to_move), seconds)
        if apply:
            match.apply(action)
        return {"action": action}

    def do_explain(self, seed: Any, seconds: float | None, simulations: int | None, most: int | None) -> Answer:
        """Say which turns are best for the seat to move, from what that seat may know."""
        match = self.playing()
        if match.position.over:
            raise GameOver("the game is over, so there is nothing to explain")
        key = fresh_seed() if seed is None else seed_bytes(seed)
        view = match.game.view(match.position, match.position.to_move)
        rng = stream(key, f"explain {len(match.words)}")
        found = explain(
            match.game, view, rng, box=match.box, seconds=seconds, simulations=simulations, most=most or FEW
        )
        return {"turns": [one.to_data() for one in found]}

    # --- Looking ------------------------------------------------------------------------------------------

    def do_view(self, seat: int | None) -> Answer:
        """Show what a seat, or the public, may know."""
        match = self.playing()
        return {"view": match.game.view(match.position, seat)}

    def do_state(self) -> Answer:
        """Show the whole position."""
        match = self.playing()
        return {"state": match.game.state(match.position)}

    def do_scores(self) -> Answer:
        """Show the score sheets as they stand."""
        return result_of(self.playing().position)

    def do_record(self, players: list[str] | None) -> Answer:
        """Write the game down."""
        match = self.playing()
        names = [f"P{seat + 1}" for seat in range(match.seats)] if players is None else players
        if len(names) != match.seats:
            raise BadRequest(f"field players of record has {len(names)} names for {match.seats} seats", "players")
        return {"record": record_of(match, names).to_data()}

    def do_quit(self) -> Answer:
        """End the conversation."""
        self.finished = True
        return {}


def salt_of(seed: Any) -> bytes | None:
    """Return the salt of a given seed, so that the record can be made again; a secret seed gets a secret one."""
    return None if seed is None else reproducible_salt(seed_bytes(seed))


def opened(game: Game, box: Answer | None) -> Box | None:
    """Return the box that a request brings, if it brings one."""
    return None if box is None else game.open_box(box)


def resumed(data: Answer, name: str | None, seed: Any, box: Answer | None) -> Match:
    """Return the game of a record, replayed and checked."""
    if seed is not None:
        raise BadRequest("a record has its own seed; leave the field seed out", "seed")
    record = Record.from_data(data)
    chosen = find_game(record.game if name is None else name)
    return verify(record, chosen, opened(chosen, box))
