"""Pictures of positions: any view as SVG, a whole game as an animated SVG, SVG as PNG.

>>> from ziggurat import Match
>>> from ziggurat.pictures import to_animated_svg, to_png, to_svg
>>> match = Match("babel", seed=7)
>>> to_svg(match.view(0), theme="dark", language="fr")[:38]
'<svg xmlns="http://www.w3.org/2000/svg'
>>> match.push("go:M")
>>> "<animate" in to_animated_svg(match, seat=0, seconds=0.5, names=["Ann", "Bob"])
True
>>> to_png(to_svg(match.view()), scale=0.5)[1:4]
b'PNG'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ziggurat.core.errors import BadOptions, BadView, UnknownGame
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.options import shown
from ziggurat.core.plugins import PICTURES
from ziggurat.core.registry import find, installed
from ziggurat.core.registry import game as find_game
from ziggurat.extras import needed
from ziggurat.pictures.animation import animated
from ziggurat.pictures.picture import Picture
from ziggurat.pictures.themes import theme_named
from ziggurat.words import Words, words

MAX_SCALE = 8.0
MIN_SECONDS, MAX_SECONDS = 0.1, 60


def to_svg(
    view: Mapping[str, Any] | Match,
    *,
    seat: int | None = None,
    theme: str = "light",
    language: str = "en",
    names: Sequence[str] | None = None,
    game: Game | None = None,
) -> str:
    """Return a picture of a view as SVG: what its seat may know, and nothing else.

    A match is shown as `seat` sees it, by default the public.
    `theme` is `light` or `dark`, `language` one of the four of the page, `names` the players' names by seat. `game` is
    needed only for a game that is not installed.
    """
    if isinstance(view, Match):
        game, view = view.game, view.view(seat)
    elif seat is not None:
        raise BadOptions(f"seat is {shown(seat)}, but only a match has several; a view is of one seat already")
    return pictures_of([view], theme, language, names, game)[0].svg()


def to_animated_svg(
    match: Match,
    *,
    seat: int | None = None,
    seconds: float = 0.8,
    theme: str = "light",
    language: str = "en",
    names: Sequence[str] | None = None,
) -> str:
    """Return a whole match as one animated SVG, as a seat or the public saw it, `seconds` per action.

    Programs that do not play animations show the last position.
    """
    if not MIN_SECONDS <= seconds <= MAX_SECONDS:
        raise BadOptions(f"seconds is {seconds}, but must be {MIN_SECONDS} to {MAX_SECONDS}")
    views = [match.game.view(position, seat) for position in (*match.past, match.position)]
    return animated(pictures_of(views, theme, language, names, match.game), seconds)


def pictures_of(
    views: Sequence[Mapping[str, Any]], theme: str, language: str, names: Sequence[str] | None, game: Game | None
) -> list[Picture]:
    """Return the pictures of several views of one match, in the same layout."""
    for view in views:
        if not isinstance(view, Mapping) or not {"game", "seats"} <= set(view):
            raise BadView(f"{shown(view)} is neither a view nor a match")
    chosen, seats = game or find_game(views[0]["game"]), views[0]["seats"]
    texts = Words(language, [chosen.words]) if chosen.words else words(language)
    if names is None:
        names = [texts.say("page-pad-player", number=seat + 1) for seat in range(seats)]
    if len(names) != seats:
        raise BadOptions(f"names has {len(names)} names, but there are {seats} seats")
    kind: type[Picture] = Picture
    if chosen.id in installed(PICTURES):
        kind = find(PICTURES, chosen.id, "picture", UnknownGame)
    return [kind(chosen, view, names, texts, theme_named(theme), views) for view in views]


def as_svg(game: Game, view: Mapping[str, Any]) -> str:
    """Return a picture of a view: how notebooks show a match."""
    return to_svg(view, game=game)


def to_png(svg: str, scale: float = 1.0) -> bytes:
    """Return a picture as PNG, drawn by resvg (extra `pictures`)."""
    if not 0 < scale <= MAX_SCALE:
        raise BadOptions(f"scale is {scale}, but must be above 0 and at most {MAX_SCALE:g}")
    resvg = needed("resvg_py", "pictures")
    return bytes(resvg.svg_to_bytes(svg_string=svg, zoom=scale))
