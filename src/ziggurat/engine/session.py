"""A session of the engine: at most one game, and one method per command."""

from __future__ import annotations

from typing import Any

from ziggurat.bots.advice import DEFAULT_COUNT, explain
from ziggurat.bots.bot import ask, bots, new_bot
from ziggurat.core.box import Box
from ziggurat.core.game import Game, to_move
from ziggurat.core.match import Match, verify
from ziggurat.core.record import Record, result_of
from ziggurat.core.registry import game as find_game
from ziggurat.core.registry import games
from ziggurat.core.seed import fresh_seed, reproducible_salt, seed_bytes, stream
from ziggurat.engine.catalogue import game_data
from ziggurat.engine.errors import BadRequest, GameOver, NoGame, NothingToUndo, error_data
from ziggurat.engine.lines import read_request
from ziggurat.engine.requests import check_request

Answer = dict[str, Any]


class Session:
    """Answers requests. The client is trusted: it may see and take back everything."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.finished = False

    def answer(self, line: bytes) -> Answer:
        """Return the answer to a line; an error changes nothing."""
        echo: Answer = {}
        try:
            request = read_request(line)
            echo = {"id": request["id"]} if "id" in request else {}
            command, fields = check_request(request)
            result = getattr(self, f"do_{command}")(**fields)
        except Exception as error:  # every failure becomes an answer; none ends the session
            return {"ok": False, **echo, "error": error_data(error)}
        return {"ok": True, **echo, **self.status(), **result}

    def status(self) -> Answer:
        """Return the fields of every successful answer: `to_move` and `over`."""
        if self.match is None:
            return {"to_move": None, "over": False}
        position = self.match.position
        return {"to_move": to_move(position), "over": bool(position.over)}

    def current(self) -> Match:
        """Return the match being played, or raise `NoGame`."""
        if self.match is None:
            raise NoGame('no game is being played; begin one with {"cmd":"new",...} or {"cmd":"load",...}')
        return self.match

    # --- Beginning ----------------------------------------------------------------------------------------

    def do_games(self) -> Answer:
        return {"games": [game_data(find_game(name)) for name in games()], "bots": bots()}

    def do_new(self, game: str, seats: int | None, seed: Any, options: Answer | None, box: Answer | None) -> Answer:
        chosen = find_game(game)
        if seats is None and len(chosen.seats) > 1:
            counts = " or ".join(map(str, chosen.seats))
            raise BadRequest(f"new: field 'seats' is missing; for {game} it must be {counts}", "seats")
        seats = chosen.seats[0] if seats is None else seats
        self.match = Match(chosen, seats, seed=seed, salt=salt_of(seed), options=options, box=opened(chosen, box))
        return {}

    def do_load(
        self, game: str | None, state: Answer | None, record: Answer | None, seed: Any, box: Answer | None
    ) -> Answer:
        """Begin from a state, or resume a record."""
        if (state is None) == (record is None):
            raise BadRequest("load: exactly one of the fields state and record must be given", "state")
        if record is not None:
            self.match = resumed(record, game, seed, box)
            return {}
        if game is None:
            raise BadRequest("load: field 'game' is missing; with a state it must be a text", "game")
        chosen = find_game(game)
        self.match = Match(chosen, 0, seed=seed, salt=salt_of(seed), box=opened(chosen, box), start=state)
        return {}

    # --- Playing ------------------------------------------------------------------------------------------

    def do_legal(self) -> Answer:
        match = self.current()
        return {"actions": match.game.legal_words(match.position)}

    def do_apply(self, action: str) -> Answer:
        self.current().apply(action)
        return {}

    def do_undo(self) -> Answer:
        """Take back the last action, whatever it revealed."""
        if not self.current().undo():
            raise NothingToUndo("no action has been played since the game began or was loaded")
        return {}

    def do_bot(self, name: str, seed: Any, seconds: float | None, apply: bool | None) -> Answer:
        """Ask a bot for an action, given only the view of the seat to move."""
        match = self.current()
        if match.position.over:
            raise GameOver("the game is over: no seat is to move")
        key = fresh_seed() if seed is None else seed_bytes(seed)
        # one seed serves a whole game, because each action has its own stream
        player = new_bot(name, match.game, stream(key, f"bot {len(match.words)}"), match.box)
        action = ask(player, match.game.view(match.position, match.position.to_move), seconds)
        if apply:
            match.apply(action)
        return {"action": action}

    def do_explain(self, seed: Any, seconds: float | None, simulations: int | None, most: int | None) -> Answer:
        """Return the best turns for the seat to move, from what that seat may know."""
        match = self.current()
        if match.position.over:
            raise GameOver("the game is over: no seat is to move")
        key = fresh_seed() if seed is None else seed_bytes(seed)
        view = match.game.view(match.position, match.position.to_move)
        rng = stream(key, f"explain {len(match.words)}")
        found = explain(
            match.game, view, rng, box=match.box, seconds=seconds, simulations=simulations, count=most or DEFAULT_COUNT
        )
        return {"turns": [one.to_data() for one in found]}

    # --- Reading ------------------------------------------------------------------------------------------

    def do_view(self, seat: int | None) -> Answer:
        match = self.current()
        return {"view": match.game.view(match.position, seat)}

    def do_state(self) -> Answer:
        match = self.current()
        return {"state": match.game.state(match.position)}

    def do_scores(self) -> Answer:
        return result_of(self.current().position)

    def do_record(self, players: list[str] | None) -> Answer:
        match = self.current()
        names = [f"P{seat + 1}" for seat in range(match.seats)] if players is None else players
        if len(names) != match.seats:
            raise BadRequest(f"record: players has {len(names)} names, but must have {match.seats}", "players")
        return {"record": match.record(names).to_data()}

    def do_quit(self) -> Answer:
        self.finished = True
        return {}


def salt_of(seed: Any) -> bytes | None:
    """Return a reproducible salt for a given seed, None for a secret one."""
    return None if seed is None else reproducible_salt(seed_bytes(seed))


def opened(game: Game, box: Answer | None) -> Box | None:
    """Return the box of a request, or None."""
    return None if box is None else game.open_box(box)


def resumed(data: Answer, name: str | None, seed: Any, box: Answer | None) -> Match:
    """Return the replayed and checked match of a record."""
    if seed is not None:
        raise BadRequest("load: seed is not allowed with a record, which has its own", "seed")
    record = Record.from_data(data)
    chosen = find_game(record.game if name is None else name)
    return verify(record, chosen, opened(chosen, box))
