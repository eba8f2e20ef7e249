"""The figures of the rules, played by the engine.

A figure is a position (`draft`, or `new` for a dealt game), actions played first (`play`), and what it shows: an
`action`, legal or refused with `reason`, the points of lines of the score sheet (`score`), the pillars of digs (`gain`)
or the `winners` after the action. A claim that the engine does not confirm raises `WrongFigure`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import Game, View
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.seed import seed_bytes
from ziggurat.rulebook import FIGURES, rulebook
from ziggurat.rulebook.pads import pad_of

SEED = 1


class WrongFigure(Exception):
    """A figure claims something that the engine does not confirm."""


def drawn_rulebook(game_id: str) -> dict[str, Any]:
    """Return a game's rules with the parts of views that draw the figures."""
    found = game(game_id)
    chapters = [
        {**chapter, "rules": [drawn_rule(found, rule) for rule in chapter["rules"]]}
        for chapter in rulebook(game_id)["chapters"]
    ]
    return {"chapters": chapters, "pad": pad_of(found)}


def drawn_rule(found: Game, rule: Mapping[str, Any]) -> dict[str, Any]:
    """Return a rule with its figures drawn."""
    try:
        return {**rule, **{side: drawn(found, rule[side]) for side in FIGURES if side in rule}}
    except WrongFigure as error:
        raise WrongFigure(f"{found.id}, rule {rule['id']}: {error}") from None


def drawn(found: Game, figure: Mapping[str, Any]) -> dict[str, Any]:
    """Return a figure with the view before its action and, if it is legal, after it."""
    position = position_of(found, figure)
    seat = position.to_move
    before = found.view(position, seat)
    check_gain(figure.get("gain", {}), before)
    check_score(figure.get("score", {}), position)
    shown: dict[str, Any] = {**figure, "seat": seat, "view": part_of(before)}
    if "action" not in figure:
        return shown
    try:
        found.apply(position, figure["action"])
    except IllegalAction as error:
        if error.reason != figure.get("reason"):
            raise WrongFigure(f"{figure['action']} is refused: {error.reason}") from None
        return {**shown, "params": error.params}
    if "reason" in figure:
        raise WrongFigure(f"{figure['action']} is legal, not refused with {figure['reason']}")
    after = found.view(position, seat)
    if "winners" in figure and after["winners"] != figure["winners"]:
        raise WrongFigure(f"winners are {after['winners']}, not {figure['winners']}")
    return {**shown, "after": part_of(after)}


def position_of(found: Game, figure: Mapping[str, Any]) -> Position:
    """Return the position of a figure, with its first actions played."""
    if "new" in figure:
        position = found.new(figure["new"]["seats"], figure["new"]["seed"])
    else:
        position = found.load(found.complete(figure["draft"], seed_bytes(SEED), found.box).state, SEED)
    for word in figure.get("play", ()):
        found.apply(position, word)
    return position


def check_gain(gain: Mapping[str, int], view: View) -> None:
    """Compare the pillars of digs with the view's."""
    for column, pillars in gain.items():
        true = view["columns"][column]["gain"]
        if true != pillars:
            raise WrongFigure(f"digging {column} brings {true} pillars, not {pillars}")


def check_score(score: Mapping[str, int], position: Position) -> None:
    """Compare lines of the first seat's score sheet."""
    sheet = position.sheet(0)
    for line, points in score.items():
        if sheet[line] != points:
            raise WrongFigure(f"{line} is worth {sheet[line]}, not {points}")


# --- What a drawing needs of a view ------------------------------------------------------------------------


def part_of(view: View) -> View:
    """Return the fields of a view that its game's figures are drawn from; all of another package's game."""
    return PARTS.get(view["game"], dict)(view)


def babel_part(view: View) -> View:
    """Keep what lies on the table, and the hand."""
    names = ("pawn", "column", "runs", "temple", "reserve", "starter", "hand", "hand_size", "owed", "scores", "to_move")
    return {name: view[name] for name in names} | {"constants": view["constants"]}


def gardens_part(view: View) -> View:
    """Keep the gardens, and the cards and tiles on display."""
    kept = ("garden", "temples", "supply", "open_tiles", "five_point_awards", "ladders")
    players = [{name: player[name] for name in kept} for player in view["players"]]
    names = ("phase", "card_display", "faces", "tile_display", "tile_gains", "sheets", "values")
    return {name: view[name] for name in names} | {"players": players, "turn": view["turn"]}


def babylon_part(view: View) -> View:
    """Keep the first garden without its cells, the quarry in its set-up or at a dig, and the tiles of both."""
    players = [
        {**player, "garden": {name: laid for name, laid in player["garden"].items() if name != "cells"}}
        for player in view["players"][:1]
    ]
    digging = view["phase"] in ("remove", "dig")
    columns = view["columns"] if digging and not players[0]["garden"]["tiles"] else {}
    used = [column["top"] for column in columns.values()] + [view["dug"], players[0]["slot"]]
    used += [laid["id"] for laid in players[0]["garden"]["tiles"]]
    tiles = {name: tile for name, tile in view["tiles"].items() if name in used}
    names = ("phase", "dug", "dug_placed", "round", "sheets")
    return {name: view[name] for name in names} | {"players": players, "columns": columns, "tiles": tiles}


PARTS: dict[str, Callable[[View], View]] = {
    "babel": babel_part,
    "hanging_gardens": gardens_part,
    "babylon": babylon_part,
}
