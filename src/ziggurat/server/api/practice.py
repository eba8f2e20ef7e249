"""Routes for positions to try things on, without a session, and for playing on from them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from fastapi import APIRouter, Request

from ziggurat.core.errors import (
    BadBox,
    BadDraft,
    BadNotation,
    BadOptions,
    BadState,
    IllegalAction,
    UnknownGame,
)
from ziggurat.core.game import Completed, Game
from ziggurat.core.position import Position
from ziggurat.core.seed import seed_bytes
from ziggurat.server.api.bodies import DraftBody, PracticeBody, PracticeCommand, PracticePlayBody, SetUpBody
from ziggurat.server.api.security import client_address
from ziggurat.server.api.tables import known_bot, seat_number, table_json
from ziggurat.server.errors import ApiError, api_error_from
from ziggurat.server.ids import new_id, now_ms
from ziggurat.server.limits import Budget
from ziggurat.server.services import AppServices, CurrentUser
from ziggurat.table import commands
from ziggurat.table.errors import Refused
from ziggurat.table.practice import PracticeTable, SetUp
from ziggurat.table.table import installed_game

router = APIRouter(prefix="/api/practice", tags=["practice"])

MAX_PROBLEM = 300


@router.post("")
async def practice(body: PracticeBody, request: Request, services: AppServices) -> dict[str, Any]:
    """Return a table that is not stored, after the given commands; `updates` are those of the last one."""
    budget = practice_budget(request, services)
    with Work(budget):
        table = practice_table(body)
        for command in body.commands[:-1]:
            table.perform(command_from(command))
        updates = table.show(command_from(body.commands[-1])) if body.commands else []
        previews: list[dict[str, Any]] = []
        answer = {
            "version": table.table.version,
            "view": table.table.view(body.seat),
            "log": table.table.log(body.seat),
            "updates": updates,
            "previews": previews,
        }
    for word in body.previews:
        with Work(budget):
            previews.append(preview(table, word))
        await asyncio.sleep(0)  # a preview takes milliseconds: other requests come in between
    return answer


class Work:
    """Charges the processor time of a block to the budget of an address, also if the block raises.

    The block must not await: other requests would be charged too.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.since = 0.0

    def __enter__(self) -> None:
        self.since = time.thread_time()

    def __exit__(self, *_: object) -> None:
        self.budget.charge((time.thread_time() - self.since) * 1000)


def practice_table(body: PracticeBody) -> PracticeTable:
    """Return the table of a request, or raise `ApiError`."""
    try:
        return PracticeTable(set_up_from(body.game, body.position), body.seat, known_bot(body.level), now_ms())
    except (BadState, BadOptions, BadBox, UnknownGame) as error:
        raise bad_position(body.game, error) from None


def preview(table: PracticeTable, word: str) -> dict[str, Any]:
    """Return the view after an action, or the refusal."""
    try:
        return {"game": table.table.preview(table.seat, word, table.now)}
    except Refused as error:
        return {"refused": api_error_from(error).to_json()}


def set_up_from(game: str, body: SetUpBody) -> SetUp:
    """Return the position of a request, or raise `ApiError` unless it is one of new, state and draft."""
    if [body.new, body.state, body.draft].count(None) != 2:
        raise ApiError(422, "malformed", field="position", problem="new_state_or_draft")
    if body.draft is not None:
        return SetUp(game, body.seed, completed(game, body.draft, body.seed).state, actions=body.actions)
    if body.new is not None:
        return SetUp(game, body.new.seed, None, body.new.seats, body.new.options, body.actions)
    return SetUp(game, body.seed, body.state, actions=body.actions)


def completed(game: str, draft: dict[str, Any], seed: int) -> Completed:
    """Return a draft with its state, or raise `ApiError`."""
    try:
        found = installed_game(game)
        return found.complete(draft, seed_bytes(seed), found.box)
    except BadDraft as error:
        raise bad_draft(error) from None
    except (BadState, UnknownGame) as error:
        raise bad_position(game, error) from None


def bad_draft(error: BadDraft) -> ApiError:
    """Return the error for an impossible draft; `reason` is that of a refused action."""
    refused = ApiError(409, "bad_draft", problem=error.reason, **error.params)
    if error.why is not None:
        refused.reason = {"code": error.why.reason, "params": error.why.params}
    return refused


@router.post("/draft")
async def check_draft(body: DraftBody, request: Request, services: AppServices) -> dict[str, Any]:
    """Return a completed draft, and the mover's view after the actions."""
    with Work(practice_budget(request, services)):
        done = completed(body.game, body.draft, body.seed)
        found = installed_game(body.game)
        try:
            position = found.load(done.state, body.seed)
        except BadState as error:
            raise bad_position(body.game, error) from None
        for number, word in enumerate(body.actions, 1):
            play_action(found, position, number, word)
        return {"draft": done.draft, "game": found.view(position, 0 if position.over else position.to_move)}


def play_action(found: Game, position: Position, number: int, word: str) -> None:
    """Play an action of a draft, or raise `ApiError` with its number and the reason of the refusal."""
    try:
        found.apply(position, word)
    except IllegalAction as error:
        raise bad_draft(BadDraft("illegal_action", {"step": number, "word": word}, error)) from None
    except BadNotation:
        raise bad_draft(BadDraft("illegal_action", {"step": number, "word": word})) from None


def practice_budget(request: Request, services: AppServices) -> Budget:
    """Return the budget of the client's address, or raise `ApiError` if it is used up."""
    budget = services.practice_budgets.of(client_address(request.scope), time.monotonic())
    if budget.wait(time.monotonic()) > 0:
        raise ApiError(429, "too_many_requests")
    return budget


def bad_position(game: str, error: Exception) -> ApiError:
    """Return the error for a state that is no position of the game; `problem` is for developers."""
    if isinstance(error, UnknownGame):
        return ApiError(409, "unknown_game", game=game)
    return ApiError(409, "bad_position", game=game, problem=str(error)[:MAX_PROBLEM])


def command_from(body: PracticeCommand) -> commands.Command:
    """Return the table's command, or raise `ApiError` for an `act` without action."""
    match body.type:
        case "act" if body.action is not None:
            return commands.Act(body.seat, body.action, body.confirm)
        case "confirm":
            return commands.Confirm(body.seat)
        case "undo":
            return commands.Undo(body.seat)
        case "restart":
            return commands.Restart(body.seat)
    raise ApiError(422, "malformed", field="commands", problem="action")


@router.post("/play")
async def play(body: PracticePlayBody, request: Request, user: CurrentUser, services: AppServices) -> dict[str, Any]:
    """Create a private table that begins at a position, for the user against bots."""
    bots = {seat_number(seat): known_bot(level) for seat, level in body.bots.items()}
    known_bot(body.level)
    await services.quotas.check_new(user.id, client_address(request.scope), listed=False)
    with Work(practice_budget(request, services)):
        try:
            found = set_up_from(body.game, body.position)
            first = found.first_commands(user.id, user.account.name, body.seat, bots, body.level)
        except (BadState, BadOptions, BadBox, UnknownGame) as error:
            raise bad_position(body.game, error) from None
    return table_json(await services.pipeline.create(new_id(), first), user.id)
