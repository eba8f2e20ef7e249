"""Errors sent to clients: status, stable code, parameters; never a traceback."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from ziggurat.server.config import FRAME_BYTES
from ziggurat.server.log import Log
from ziggurat.store import StoreError, Unavailable
from ziggurat.table.errors import BadEvents, Refused
from ziggurat.table.json_types import RefusalReason

HTTP_CODES = {404: "not_found", 405: "method_not_allowed"}
MAX_FIELD_LENGTH = 100  # characters of a field's path that are repeated in an error


class ApiError(Exception):
    """A request that cannot be fulfilled. Its text is `server-CODE` in the language files."""

    def __init__(self, status: int, code: str, **params: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.params = params
        self.reason: RefusalReason | None = None

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "params": self.params, "reason": self.reason}


def api_error_from(error: Exception) -> ApiError:
    """Return the error to send for an exception; an unexpected one becomes a bare `internal`."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, Refused):
        refused = ApiError(409, error.code, **error.params)
        refused.reason = error.to_json()["reason"]
        return refused
    if isinstance(error, BadEvents):
        return ApiError(409, "bad_events")
    if isinstance(error, Unavailable):
        return ApiError(503, "store_unavailable", reason=error.reason)
    if isinstance(error, StoreError):
        return ApiError(409, error.code)
    if isinstance(error, ValidationError):
        return malformed(error.errors(include_url=False, include_input=False, include_context=False)[0])
    if isinstance(error, RequestValidationError):
        return malformed(error.errors()[0])
    return ApiError(500, "internal")


def malformed(problem: Any) -> ApiError:
    """Return the error for an invalid field, without repeating the value that was sent."""
    field = ".".join(str(part) for part in problem["loc"] if part != "body")[:MAX_FIELD_LENGTH]
    return ApiError(422, "malformed", field=field, problem=problem["type"])


def describe(error: Exception) -> str:
    """Return an unexpected exception as one line for the log."""
    return f"{type(error).__name__}: {error}"


def log_task_error(log: Log, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an exception that no caller has received as one line, instead of asyncio's traceback."""
    error = context.get("exception")
    log("task_failed", error=describe(error) if isinstance(error, Exception) else context["message"])


def add_error_handlers(app: FastAPI) -> None:
    """Make the application answer every exception with an `ApiError` as JSON.

    Starlette raises an unexpected exception again after the response; `SecurityMiddleware` logs it.
    """

    async def on_error(request: Request, error: Exception) -> JSONResponse:
        return response(api_error_from(error))

    async def on_http_error(request: Request, error: HTTPException) -> JSONResponse:
        return response(http_error(error.status_code), error.headers)

    for kind in (ApiError, Refused, BadEvents, StoreError, ValidationError, RequestValidationError, Exception):
        app.add_exception_handler(kind, on_error)
    app.add_exception_handler(HTTPException, on_http_error)  # type: ignore[arg-type]  # Starlette passes only these


def http_error(status: int) -> ApiError:
    """Return the error for a status that Starlette or FastAPI has chosen."""
    if status == 413:
        return ApiError(413, "too_large", most=FRAME_BYTES)
    return ApiError(status, HTTP_CODES.get(status, "refused"))


def response(error: ApiError, headers: Any = None) -> JSONResponse:
    return JSONResponse(error.to_json(), error.status, headers=headers)
