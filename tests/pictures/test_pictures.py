"""Pictures show every piece of a view at its place, in both themes and all languages, and nothing else."""

import importlib.util
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from helpers.pebbles import Pebbles
from ziggurat import Match, game, games, play_out
from ziggurat.core.errors import BadOptions, BadView
from ziggurat.core.rng import Stream
from ziggurat.pictures import to_animated_svg, to_png, to_svg
from ziggurat.pictures.animation import LAST
from ziggurat.pictures.canvas import icons
from ziggurat.pictures.themes import DARK, LIGHT, Theme
from ziggurat.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
SETTINGS = [(name, seats) for name in games() for seats in game(name).seats]
every_setting = pytest.mark.parametrize(("name", "seats"), SETTINGS)


@cache
def whole_game(name: str, seats: int) -> Match:
    """Return a finished game; many tests look at moments of the same one."""
    return play_out(Match(name, seats, seed=3), ["greedy"] * seats)


def played(name: str, seats: int, share: float = 0.6) -> Match:
    match = whole_game(name, seats)
    return match.at(int(len(match.words) * share))


def pieces(svg: str) -> Counter[str]:
    """Return what a picture says it shows."""
    found = (element.get("data-piece") for element in ElementTree.fromstring(svg).iter())
    return Counter(piece for piece in found if piece is not None)


def place_of(svg: str, piece: str) -> tuple[float, float]:
    """Return where a piece is, relative to its group."""
    found = [one for one in ElementTree.fromstring(svg).iter(f"{SVG}g") if one.get("data-piece") == piece]
    assert len(found) == 1, piece
    at = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", found[0].attrib["transform"])
    assert at
    return float(at[1]), float(at[2])


def babel_pieces(view: dict[str, Any]) -> Counter[str]:
    expected = Counter([*(f"site {site}" for site in "AHMPS"), "score 0", "score 1"])
    for seat in (0, 1):
        for site, cards in view["column"][seat].items():
            expected.update(f"people {seat} {site} {n} {people}" for n, people in enumerate(cards, 1))
            expected[f"temple {seat} {site} {'-'.join(map(str, view['temple'][seat][site])) or 0}"] += 1
            expected.update(f"run {seat} {site} {first} {size}" for first, size in view["runs"][seat].get(site, []))
        expected.update(f"reserve {seat} {level}" for level in view["reserve"][seat])
        expected[f"pawn {seat}"] += view["pawn"][seat] != "quarry"
        expected[f"starter {seat}"] += view["starter"][seat]
    expected.update(f"hand {people}" for people in view["hand"] or "")
    return +expected


def hanging_gardens_pieces(view: dict[str, Any]) -> Counter[str]:
    expected = Counter(f"card {card}" for card in view["card_display"] if card is not None)
    expected.update(f"tile {space} {tile}" for space, tile in view["tile_display"].items() if tile)
    for seat, player in enumerate(view["players"]):
        expected.update([f"garden {seat}", f"score {seat}"])
        expected.update(f"square {seat} {place} {shown}" for place, shown in player["garden"].items())
        expected.update(f"temple {seat} {place}" for place in player["temples"])
        known = Counter((player["open_tiles"] or []) + (player["blind_tiles"] or []))
        expected.update(f"owned {seat} {tile} {count}" for tile, count in known.items())
        hidden = player["open_count"] + player["blind_count"] - sum(known.values())
        expected[f"hidden {seat} {hidden}"] += hidden > 0
    return +expected


def babylon_pieces(view: dict[str, Any]) -> Counter[str]:
    expected = Counter(f"column {name} {one['height']} {one['top']}" for name, one in view["columns"].items())
    expected.update(f"line {line}" for line in view["sheets"][0])
    expected[f"token {view['tokens']['in_force'] or 'none'}"] += 1
    for seat, player in enumerate(view["players"]):
        garden = player["garden"]
        expected.update([f"garden {seat}", f"score {seat}", f"flower {seat} {player['flower']}"])
        expected.update(f"tile {seat} {one['id']} {one['anchor']} {one['floor']}" for one in garden["tiles"])
        expected.update(f"{one['kind']} {seat} {' '.join(one['cells'])}" for one in garden["ornaments"])
        expected.update(f"belvedere {seat} {one['cell']}" for one in garden["belvederes"])
        expected.update([f"pillars {seat} single {player['singles']}", f"pillars {seat} double {player['doubles']}"])
        expected[f"stored {seat} {player['slot']}"] += player["slot"] is not None
        dug = view["dug"] if view["player"] == seat and not view["dug_placed"] else None
        expected[f"stored {seat} {dug}"] += dug is not None
    return +expected


PIECES = {"babel": babel_pieces, "hanging_gardens": hanging_gardens_pieces, "babylon": babylon_pieces}


@every_setting
@pytest.mark.parametrize("share", [0, 0.35, 1])
def test_every_piece_of_the_view_is_shown_and_no_other(name: str, seats: int, share: float) -> None:
    match = played(name, seats, share)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        assert pieces(to_svg(view)) == PIECES[name](view)


def test_people_of_a_column_grow_away_from_the_plaque() -> None:
    babel = game("babel")
    draft = {"column": [{"A": "HMS"}, {"A": "PP"}], "pawn": ["A", "H"]}
    match = Match(babel, seed=3, start=babel.complete(draft, bytes(32), babel.box).state)
    svg = to_svg(match.view(0))
    top = place_of(svg, "site A")[1]
    own = [place_of(svg, f"people 0 A {n} {people}")[1] for n, people in ((1, "H"), (2, "M"), (3, "S"))]
    other = [place_of(svg, f"people 1 A {n} P")[1] for n in (1, 2)]
    assert top + 62 < own[0] < own[1] < own[2]  # a plaque is 62 high; the viewer's side is below
    assert other[1] < other[0] < top
    assert place_of(svg, "site H")[0] - place_of(svg, "site A")[0] == pytest.approx(211.6)  # (1080 - 72) / 5 + 10


def test_squares_and_tiles_lie_on_their_grid() -> None:
    view = played("hanging_gardens", 2).view()
    svg = to_svg(view)
    temples = {place: place_of(svg, f"temple 0 {place}") for place in view["players"][0]["temples"]}
    (first, at), *others = temples.items()
    for place, other in others:
        column, row = (int(a) - int(b) for a, b in zip(place.split(","), first.split(","), strict=True))
        assert (other[0] - at[0], other[1] - at[1]) == (70 * column, 70 * row)  # squares of 70
    view = played("babylon", 2).view()
    svg = to_svg(view)
    for one in view["players"][1]["garden"]["tiles"]:
        x, y = place_of(svg, f"tile 1 {one['id']} {one['anchor']} {one['floor']}")
        file, rank = "abcdefgh".index(one["anchor"][0]), int(one["anchor"][1])
        assert (x - 1.5, y - 1.5) == (60 * file, 60 * (7 - rank))  # cells of 60; the anchor is the tile's lower left


def test_blind_tiles_are_shown_to_their_owner_only() -> None:
    view = played("hanging_gardens", 2, 0).view(0)
    own, other = view["players"]
    own |= {"open_tiles": ["queen"], "open_count": 1, "blind_tiles": ["guard"], "blind_count": 1}
    other |= {"open_tiles": ["queen", "queen"], "open_count": 2, "blind_tiles": None, "blind_count": 1}
    shown = {piece for piece in pieces(to_svg(view)) if piece.startswith(("owned", "hidden"))}
    assert shown == {"owned 0 queen 1", "owned 0 guard 1", "owned 1 queen 2", "hidden 1 1"}


@every_setting
def test_picture_has_no_hidden_information(name: str, seats: int) -> None:
    match = played(name, seats, 0.5)
    for seat in (None, *range(seats)):
        other = match.copy()
        other.position.redeal(-1 if seat is None else seat, Stream(bytes(32)))
        assert to_svg(other.view(seat)) == to_svg(match.view(seat))
        assert "<title>" in to_svg(match.view(seat))


@every_setting
def test_languages_and_themes_give_different_well_formed_pictures(name: str, seats: int) -> None:
    view = played(name, seats).view(0)
    drawn = {to_svg(view, theme=theme, language=language) for theme in ("light", "dark") for language in LANGUAGES}
    assert len(drawn) == 2 * len(LANGUAGES)
    for svg in drawn:
        root = ElementTree.fromstring(svg)
        assert not re.search(r"(picture|page|babel|babylon|gardens|table)-[a-z]+-?[a-z]*[<.]", svg), "a missing text"
        used = {element.attrib["href"].lstrip("#") for element in root.iter(f"{SVG}use")}
        used |= set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert used <= {element.get("id") for element in root.iter()}, "a symbol is missing"


def test_names_are_escaped_and_shortened() -> None:
    svg = to_svg(Match("babel", seed=1).view(), names=['<b>"&', "x" * 200])
    assert "&lt;b&gt;" in "".join(ElementTree.tostring(ElementTree.fromstring(svg), encoding="unicode"))
    texts = [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert '<b>"&' in texts
    assert any(text.startswith("xxx") and text.endswith("…") and len(text) < 40 for text in texts)


def test_bad_arguments_are_refused() -> None:
    match = Match("babel", seed=1)
    with pytest.raises(BadOptions, match="unknown theme 'sepia'; the themes are light, dark"):
        to_svg(match.view(), theme="sepia")
    with pytest.raises(BadOptions, match="unknown language 'de'"):
        to_svg(match.view(), language="de")
    with pytest.raises(BadOptions, match="names has 1 names, but there are 2 seats"):
        to_svg(match.view(), names=["a"])
    with pytest.raises(BadOptions, match="seconds is 0"):
        to_animated_svg(match, seconds=0)


def test_match_is_drawn_as_a_seat_sees_it() -> None:
    match = Match("babel", seed=7)
    assert to_svg(match) == to_svg(match.view())
    assert to_svg(match, seat=1) == to_svg(match.view(1)) != to_svg(match)
    assert to_svg(Match(Pebbles(), 2, seed=1)).startswith("<svg")  # a game that is not installed
    with pytest.raises(BadOptions, match="seat is 1, but only a match has several"):
        to_svg(match.view(0), seat=1)
    for wrong in (match.position, {"game": "babel"}, None):
        with pytest.raises(BadView, match="is neither a view nor a match"):
            to_svg(wrong)  # type: ignore[arg-type]


def test_game_without_a_picture_is_drawn_as_text() -> None:
    match = Match(Pebbles(), seed=1)
    assert '"rows"' in "".join(ElementTree.fromstring(match._repr_svg_()).itertext())


def test_notebooks_show_the_public_view() -> None:
    match = played("babel", 2)
    assert match._repr_svg_() == to_svg(match.view())


# --- Animations ----------------------------------------------------------------------------------------------------


def visible(root: ElementTree.Element, moment: float) -> str:
    """Return the elements that an animation shows at a moment, without the groups that only animate."""
    for parent in list(root.iter()):
        for child in list(parent):
            animation = child.find(f"{SVG}animate")
            if animation is not None:
                times = [float(time) for time in animation.attrib["keyTimes"].split(";")]
                values = animation.attrib["values"].split(";")
                child.attrib.pop("display", None)
                child.remove(animation)
                if values[max(n for n, time in enumerate(times) if time <= moment)] == "none":
                    parent.remove(child)
    text = ElementTree.tostring(root, encoding="unicode")
    return re.sub(r"<defs.*?</defs>|<title>.*?</title>|</?\w*:?g( /)?>", "", text)


@pytest.mark.parametrize("name", games())
def test_animation_shows_each_position_in_turn(name: str) -> None:
    match = played(name, 2, 0.25)
    svg = to_animated_svg(match, seconds=0.5)
    count = len(match.words) + 1
    last = to_animated_svg(match.at(len(match.words)), seconds=0.5)
    assert svg == last
    assert f'dur="{(count - 1 + LAST) * 0.5:.1f}s"' in svg
    views = [match.at(n).view() for n in range(count)]
    for n in (0, 1, count // 2, count - 1):
        shown = visible(ElementTree.fromstring(svg), (n + 0.5) / (count - 1 + LAST))
        found = Counter(re.findall(r'data-piece="([^"]+)"', shown))
        assert found == PIECES[name](views[n])
    still = re.findall(r'data-piece="([^"]+)"', hidden_removed(svg))
    assert Counter(still) == PIECES[name](views[-1]), "without animation the last position is shown"


def hidden_removed(svg: str) -> str:
    root = ElementTree.fromstring(svg)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.get("display") == "none":
                parent.remove(child)
    return ElementTree.tostring(root, encoding="unicode")


# --- Icons, colours, PNG -------------------------------------------------------------------------------------------


def script(name: str) -> ModuleType:
    """Return a script of the folder `web` as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "web" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_icons_are_those_of_the_page() -> None:
    assert icons() == script("make_icons").icons(), "run python web/make_icons.py"


@pytest.mark.parametrize("name", games())
def test_pictures_in_the_documentation_are_current(name: str) -> None:
    made = script("make_positions")
    assert made.file_of(name).read_text(encoding="utf-8") == made.position(name), "run python web/make_positions.py"


@pytest.mark.parametrize(("theme", "selector"), [(LIGHT, ":root"), (DARK, ":root[data-theme='dark']")])
def test_colours_are_those_of_the_page(theme: Theme, selector: str) -> None:
    css = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    block = css[css.index(f"{selector} {{") :].split("}")[0]
    tokens = dict(re.findall(r"--([\w-]+): (#\w+);", block))
    for name in ("page", "surface", "raised", "sunken", "line", "line-strong", "board", "ink", "ink-2", "lapis", "bar"):
        assert getattr(theme, name.replace("-", "_")) == tokens[name]
    assert theme.players == tuple(tokens[f"player-{n}"] for n in (1, 2, 3, 4))


def test_png_is_written_by_the_extra_or_its_name_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    svg = to_svg(Match("babel", seed=1).view())
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"pip install 'ziggurat-table\[pictures\]'"):
        to_png(svg)


def test_png_has_the_size_of_the_picture() -> None:
    pytest.importorskip("resvg_py")
    data = to_png(to_svg(Match("babel", seed=1).view()), 0.5)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20], "big") == 540  # half of 1080
    with pytest.raises(BadOptions, match="scale is 9"):
        to_png("<svg/>", 9)


def test_icons_file_has_no_variables_and_no_scripts() -> None:
    assert not re.search(r"var\(|<script|<style|href", json.dumps(icons()))
