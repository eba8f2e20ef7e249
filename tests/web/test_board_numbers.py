"""Boards have no rules: every small number in their code is listed here.

These numbers are layout, keys, limits of work done ahead, or the sizes of printed parts: 8 by 8 cells, 4 by 4 columns,
three columns of two spaces, cards of 2 by 3 squares, four quarter turns. No box can change those. Numbers of the rules
come with the view (`constants`, `placements`, `tile_gains` ...). The forms of the position editor are checked too.
"""

import re
from collections.abc import Iterator
from pathlib import Path

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
EDITOR = BOARDS.parent / "editor"
GAMES = ("babel", "babylon", "hanging_gardens")
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", re.DOTALL | re.MULTILINE)
LIMIT = re.compile(r"""\b(?:max|maxlength)=["{]\d+["}]""")
COMPARISON = re.compile(r"[\w\])]+ (?:[<>]=?|[=!]==) (?P<number>\d+)\b")
CONSTANT = re.compile(r"const (?P<name>\w+)(?:: \w+)? = (?P<number>\d+)\b(?! \*|\.)")
LIST = re.compile(r"\[\d+(?:, \d+){2,}\]")
SCENE = BOARDS / "babylon" / "scene"
# Only these files of the scene know the view; the others are measures of shapes and pictures.
SCENE_LOGIC = {"Scene.svelte", "SceneQuarry.svelte", "aim.ts", "content.ts", "growth.ts", "pieces.ts", "pointers.ts"}
SMALL = range(3, 65)  # larger numbers are pixels and milliseconds; 0, 1 and 2 are everywhere
LAYOUT = {
    "babel/Temple.svelte": {"null) > 3"},  # chips in one row
    "babel/Board.svelte": {"SMALL"},  # pixels
    # pixels of a card and a label; heights of a tier
    "babel/geometry.ts": {"MIN_STEP", "MIN_STEP_PHONE", "TALL", "FLAT", "LABEL_HIGH"},
    "babel/play.svelte.ts": {"AHEAD"},  # previews
    "babel/Reserve.svelte": {"GAP"},  # pixels
    "babylon/Choices.svelte": {"number < 9", "[0, 1, 3, 2]"},  # digit keys; corners row by row
    "babylon/FigureQuarry.svelte": {"ROWS"},  # of the quarry
    "babylon/LaidTile.svelte": {"icon"},
    "babylon/Piece.svelte": {"half"},
    "babylon/Pillars.svelte": {"0) > 8"},  # pillars in one row
    "babylon/Quarry.svelte": {"[4, 3, 2, 1]"},  # rows of the quarry
    "babylon/drawing.ts": {"CELL", "LEFT", "TOP"},
    "babylon/gains.ts": {"AHEAD"},  # previews
    "babylon/gestures.ts": {"SCENE_LIFT"},  # pixels
    "babylon/geometry.ts": {"[8, 7, 6, 5, 4, 3, 2, 1]", "[0, 1, 2, 3]"},  # ranks; corners
    "babylon/scene/Scene.svelte": {  # room for the tools and for a name
        "LINE",
        "[50, 104, 8, 8]",
        "[56, 6, 62, 6]",
        "[62, 14, 62, 12]",
        "[66, 14, 26, 12]",
        "[66, 14, 62, 12]",
    },
    "babylon/scene/SceneQuarry.svelte": {"[16, 2, 2, 2]"},
    "babylon/scene/aim.ts": {"REACH", "EXACT"},  # pixels of a finger
    # ornaments that are compared; points of a set, for ornaments after a step that is only prepared
    "babylon/worth.ts": {"MOST", "SET"},
    "babylon/scene/growth.ts": {"JUMP"},  # new pieces that are not animated
    "babylon/scene/pointers.ts": {"DOUBLE_PX", "NOTCH", "buttons === 4"},  # the middle button
    "hanging_gardens/OwnTiles.svelte": {"FEW"},  # tiles in one row
    "hanging_gardens/PointTile.svelte": {"longest > 6", "longest > 10"},  # letters of a long word, in smaller type
    "hanging_gardens/Collection.svelte": {") > 3"},  # ladders in one row
    "hanging_gardens/Figure.svelte": {"[0, 2, 4]"},  # first spaces of the columns
    "hanging_gardens/GroupMark.svelte": {"HIGH"},
    "hanging_gardens/Hand.svelte": {"length > 3"},  # cards in one row
    "hanging_gardens/camera.svelte.ts": {
        "SMALL",
        "SMALL_ON_PHONES",
        "SMALL_IF_LOW",
        "MIN_SIZE",
        "EDGE",
        "ACROSS",
        "RIM",
        "ENOUGH",
    },
    "hanging_gardens/labels.ts": {"LEFT", "ABOVE", "BELOW", "TAPPED"},
    "hanging_gardens/moves.ts": {"turn < 4"},  # quarter turns
    "hanging_gardens/play.svelte.ts": {"AHEAD"},
    "hanging_gardens/Form.svelte": {"SIZE"},  # squares drawn of a small garden
    "editor/draft.ts": {"MAX_ACTIONS"},  # the server's limit for requests
}


def numbers(code: str) -> Iterator[str]:
    """Return the comparisons with small numbers, the numeric constants and the lists of numbers."""
    code = COMMENT.sub("", STYLE.sub("", code))
    for found in COMPARISON.finditer(code):
        if int(found["number"]) in SMALL:
            yield found[0]
    for found in CONSTANT.finditer(code):
        if int(found["number"]) in SMALL:
            yield found["name"]
    yield from LIST.findall(code)
    yield from LIMIT.findall(code)


def test_numbers_in_the_boards_are_layout() -> None:
    files = [file for game in GAMES for file in (BOARDS / game).rglob("*") if file.suffix in (".ts", ".svelte")]
    files = [file for file in files if file.parent != SCENE or file.name in SCENE_LOGIC]
    assert len(files) > 60
    files += EDITOR.iterdir()
    names = {file: str(file.relative_to(BOARDS.parent)).removeprefix("boards/") for file in files}
    found = {names[file]: set(numbers(file.read_text(encoding="utf-8"))) for file in files}
    assert {file: more for file, some in found.items() if (more := some - LAYOUT.get(file, set()))} == {}


def test_rules_in_a_board_are_found() -> None:
    rules = (
        "const MAX = 6;\nif (group.length >= 3) level += 1; /* 4 > 3 */\nconst PAY = [1, 3, 6, 10];\nconst LEFT = 120;"
        '\n<input max="15" />'
    )
    assert set(numbers(rules)) == {"MAX", "length >= 3", "[1, 3, 6, 10]", 'max="15"'}
