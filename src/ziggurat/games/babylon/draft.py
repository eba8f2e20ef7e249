"""Drafts of Babylon: gardens as scripts (9.5); the quarry and the tokens are dealt.

A tile of a garden may be laid without supports (`place:SFBT.white@c3r0`): then the lowest floor is chosen, with all
corners supported if that is possible. The seat of a draft begins its round and digs, or builds with the dug tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import BadDraft, BadNotation, BadState, IllegalAction
from ziggurat.core.game import Completed
from ziggurat.core.reading import items, keys, number, one_of, read_options
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream
from ziggurat.games.babylon.actions import word_of
from ziggurat.games.babylon.box import MATERIALS, Components, pack_face
from ziggurat.games.babylon.fields import (
    CELL_NAMES,
    COLUMN_NAMES,
    MAX_BY_HAND,
    MAX_STORED,
    START,
    T_DOUBLE,
    TOKENS,
    UNLIMITED,
)
from ziggurat.games.babylon.options import OPTIONS, garden_rules
from ziggurat.games.babylon.script import TILE, Script, turns_of

DRAFT_KEYS = ("players", "columns", "dug", "token", "round", "seat", "options")
PLAYER_KEYS = ("flower", "slot", "singles", "garden")
MAX_IN_HAND = 99
TILES_OF_A_TURN = 2
CORNERS = (8, 9, 1, 0)  # 2.2 NW NE SE SW, as steps from the anchor
MAX_WORDS = 5 * MAX_BY_HAND  # every tile has four spaces for ornaments


def complete(draft: Mapping[str, Any], seed: bytes, components: Components) -> Completed:
    """Return a draft with its state, or raise `BadDraft` or `BadState`."""
    keys("the draft", draft, (), DRAFT_KEYS)
    options = read_options(draft.get("options", {}), OPTIONS)
    if options["supply"] == "box":
        raise BadDraft("counted_supply", {})
    given = items("players", draft.get("players", [{}, {}]), 4)
    seats = number("the number of players", len(given), 2, 4)
    seat = number("seat", draft.get("seat", 0), 0, seats - 1)
    token = draft.get("token")
    turn = read_round(draft, token, components.tables[seats].rounds)
    rules = garden_rules(options)
    players = [read_player(at, path, player, components, rules) for at, (path, player) in enumerate(given)]
    check_players(players, seat, components)
    laid = [{**player, "garden": done["garden"]} for (_, player), done in zip(given, players, strict=True)]
    players[seat]["doubles"] = int(token == TOKENS[T_DOUBLE])
    dug = draft.get("dug")
    if dug is not None:
        players[seat]["garden"] += " |"  # the present turn has begun, and nothing was laid in it
    columns, out = fill_quarry(draft.get("columns", {}), dug, players, components, stream(seed, "quarry"))
    tokens = deal_tokens(token, turn, components.tables[seats].tokens, components, stream(seed, "tokens"))
    to_dig = seats * (len(tokens["pile"]) + 1) - (dug is not None)
    if sum(map(len, columns.values())) < to_dig:
        raise BadDraft("quarry_short", {"count": sum(map(len, columns.values())), "needed": to_dig})
    state = {
        "players": players,
        "columns": columns,
        "tokens": tokens,
        "round": turn,
        "player": seat,
        "first": seat,
        "phase": "dig" if dug is None else "build",
        "dug": dug,
        "dug_placed": False,
        "out": out,
        "stock": None,
        "options": options,
    }
    return Completed({**draft, "players": laid}, state)


def read_round(draft: Mapping[str, Any], token: Any, rounds: int) -> int:
    """4.6 Return the number of the round; the first has no token, every other has one."""
    if token is not None:
        one_of("token", token, TOKENS)
    turn = number("round", draft.get("round", 1 if token is None else 2), 1, rounds)
    if (turn == 1) != (token is None):
        raise BadDraft("round_token", {"round": turn})
    return turn


# --- Players -----------------------------------------------------------------------------------------------


def read_player(seat: int, name: str, value: Any, components: Components, rules: int) -> dict[str, Any]:
    """Return a player's part of the state."""
    player = keys(name, value, (), PLAYER_KEYS)
    flower = player.get("flower", components.flower_names[seat])
    flowers = components.flower_names
    one_of(f"{name}.flower", flower, flowers)
    slot = player.get("slot", components.ids[START + flowers.index(flower)])
    if slot is not None:
        one_of(f"{name}.slot", slot, components.ids)
    words = player.get("garden", [])
    if not isinstance(words, str) and not (isinstance(words, list) and all(isinstance(word, str) for word in words)):
        raise BadState(f"{name}.garden: a garden script is a text, or a list of words")
    turns = turns_of(words)
    if sum(map(len, turns)) > MAX_WORDS:
        raise BadState(f"{name}.garden has {sum(map(len, turns))} words; at most {MAX_WORDS} are allowed")
    return {
        "flower": flower,
        "slot": slot,
        "singles": number(f"{name}.singles", player.get("singles", 0), 0, MAX_IN_HAND),
        "doubles": 0,
        "token_spent": False,
        "garden": build(seat, turns, flowers, rules),
    }


def build(seat: int, turns: list[list[str]], flowers: list[str], rules: int) -> str:
    """Return a garden script with supports for every tile, or raise `BadDraft` with the refused word."""
    script = Script(rules, flowers, lambda turn: TOKENS.index("none"))
    done: list[list[str]] = []
    step = 0
    for words in in_turns(turns):
        script.turn += 1
        script.garden.end_turn()
        done.append([])
        for word in words:
            step += 1
            full = supported(script, word)
            try:
                script.do(full)
            except IllegalAction as error:
                raise BadDraft("illegal_step", {"seat": seat, "step": step, "word": word}, error) from None
            except BadNotation as error:
                raise BadState(f"players[{seat}].garden: {error}") from None
            done[-1].append(full)
    return " | ".join(" ".join(words) for words in done)


def in_turns(turns: list[list[str]]) -> list[list[str]]:
    """4.3 Split turns of more than two tiles."""
    split: list[list[str]] = []
    for words in turns:
        split.append([])
        for word in words:
            if word.startswith("place:") and sum(one.startswith("place:") for one in split[-1]) == TILES_OF_A_TURN:
                split.append([])
            split[-1].append(word)
    return split


def supported(script: Script, word: str) -> str:
    """Return a word with supports: of the lowest floor, all corners supported if possible."""
    found = TILE.fullmatch(word)
    if not found or "/" in word:
        return word
    place = found[3]
    ways = []
    for code in script.garden.places(pack_face(found[1]), UNLIMITED, 0):
        way = word_of(code).partition("@")[2]
        if f"@{way.partition('/')[0]}" == place:
            ways.append((floor_of(script.garden.heights(), way), way.count("-"), way))
    # a placement without any support is always refused, and the reason names what is wrong with the place
    return f"{word}/----" if not ways else f"place:{found[1]}.{found[2]}@{min(ways)[2]}"


def floor_of(heights: list[int], way: str) -> int:
    """9.2 Return the floor of a legal placement `c3r0/11-2`: the top of its first support."""
    anchor, supports = CELL_NAMES.index(way[:2]), way.partition("/")[2]
    corner = next(place for place, support in enumerate(supports) if support != "-")
    return heights[anchor + CORNERS[corner]] + (2 if supports[corner] == "2" else 1)


def check_players(players: list[dict[str, Any]], seat: int, components: Components) -> None:
    """2.5 Flowers differ, start tiles are with their flowers, at most six singles are stored."""
    flowers = [player["flower"] for player in players]
    for other, player in enumerate(players):
        if flowers.count(player["flower"]) > 1:
            raise BadDraft("flower_twice", {"flower": player["flower"]})
        if other != seat and player["singles"] > MAX_STORED:
            raise BadDraft("singles_many", {"seat": other, "count": player["singles"], "most": MAX_STORED})
        own = components.ids[START + components.flower_names.index(player["flower"])]
        if player["slot"] in components.ids[START:] and player["slot"] != own:
            raise BadDraft("foreign_start", {"seat": other, "flower": player["flower"]})


# --- Quarry and tokens -------------------------------------------------------------------------------------


def fill_quarry(
    given: Any, dug: Any, players: list[dict[str, Any]], components: Components, rng: Stream
) -> tuple[dict[str, list[str]], list[str]]:
    """2.4 Return the columns, those not given full, and the tiles that are out of the game."""
    quarry = components.ids[:START]
    if dug is not None:
        one_of("dug", dug, quarry)
    fixed = {name: column_of(name, given, components) for name in keys("columns", given, (), tuple(COLUMN_NAMES))}
    used = [tile for column in fixed.values() for tile in column]
    used += [player["slot"] for player in players if player["slot"] is not None]
    used += [] if dug is None else [dug]
    for tile in used:
        if used.count(tile) > 1:
            raise BadDraft("tile_twice", {"tile": tile})
    heaps = {
        material: rng.shuffled([tile for tile in quarry if is_free(tile, material, used)]) for material in MATERIALS
    }
    columns = {}
    for name in COLUMN_NAMES:
        columns[name] = fixed[name] if name in fixed else full_column(heaps)
    starts = [components.ids[START + components.flower_names.index(player["flower"])] for player in players]
    laid = [tile for tile in starts if tile not in used]
    return columns, [tile for heap in heaps.values() for tile in heap] + laid


def is_free(tile: str, material: str, used: list[str]) -> bool:
    return tile.startswith(material) and tile not in used


def full_column(heaps: dict[str, list[str]]) -> list[str]:
    """Return a column of as many layers as there are tiles for."""
    column = []
    for material in MATERIALS:
        if not heaps[material]:
            break
        column.append(heaps[material].pop())
    return column


def column_of(name: str, given: Mapping[str, Any], components: Components) -> list[str]:
    """Return a column of a draft, from the bottom: basalt, granite, clay."""
    column = [components.ids[one_of(at, tile, components.ids)] for at, tile in items(f"columns.{name}", given[name], 3)]
    for material, tile in zip(MATERIALS, column, strict=False):
        if not tile.startswith(material):
            raise BadDraft("column_order", {"column": name})
    return column


def deal_tokens(token: str | None, turn: int, count: int, components: Components, rng: Stream) -> dict[str, Any]:
    """4.6 Return the tokens, with this one in force in this round."""
    rest = rng.shuffled([TOKENS[effect] for effect in components.tokens])
    if token is not None:
        rest.remove(token)
    used = max(0, turn - 2)
    pile = count - used - (turn > 1)
    return {
        "used": rest[:used],
        "in_force": token,
        "pile": rest[used : used + pile],
        "left_out": rest[used + pile :],
    }
