"""Writes the golden records: games that later versions must replay to the same result.

    python tests/golden/make.py [GAME ...]     write the missing records of all games, or of these
    python tests/golden/make.py --replace GAME write all records of a game again, after a new rules_version

A golden record does not show that a rule is right, because its result came from the engine. It detects changes: a
change of what a record means needs a new `rules_version` and a line in the CHANGELOG. Every number of seats with
every edition profile has two games (one by each cheap player of testing/policies.py), every other value of every
option has one, and `SPECIAL` adds games with rare situations. Records named `old-defaults-...` have the defaults of
version 0.1; they are kept, but not written again.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

GOLDEN = Path(__file__).parent
sys.path.insert(0, str(GOLDEN.parent))

import ziggurat  # noqa: E402
from ziggurat.core.game import Game  # noqa: E402
from ziggurat.testing.policies import POLICIES  # noqa: E402  (found through the line above)
from ziggurat.testing.settings import Setting, profiles_of, variations_of  # noqa: E402
from ziggurat.testing.walks import begin, play_out, stream_for  # noqa: E402

FIRST_TURN: dict[str, object] = {"starter": "first-turn"}
TOUCH: dict[str, object] = {"growth": "touch", "burn": "card"}
SPECIAL: dict[str, dict[str, tuple[dict[str, object], int]]] = {
    "babel": {
        "fifteen-against-nine": (FIRST_TURN, 9),
        "twenty-points": (FIRST_TURN, 187),
        "final-phase-then-deck": (FIRST_TURN, 2),
        "sudden-death": ({"profile": "zman"}, 2278),
        "draw": (FIRST_TURN, 7),
        "tie-broken-by-hand": (FIRST_TURN, 21),
        "turn-limit": (FIRST_TURN | {"turn_limit": 15}, 2),
        "temples-razed": (FIRST_TURN, 124),
        "hands-halved": (FIRST_TURN, 171),
        "theft": (FIRST_TURN, 63),
    },
    "babylon": {
        "tie-broken": ({}, 6),
        "shared-victory": ({}, 434),
        "third-floor": ({}, 2),
        "bridge-under-bridge": ({}, 2182),
        "statues-as-pillars": ({}, 2),
        "icons-granted": ({}, 2),
        "belvedere-covered": ({}, 1),
    },
    "hanging_gardens": {
        "temples-merged": (TOUCH, 3),
        "temples-moved": (TOUCH, 40),
        "blind-tiles": (TOUCH, 103),
        "cards-burned": (TOUCH, 15),
        "tie-broken": (TOUCH, 61),
        "shared-victory": (TOUCH, 119),
    },
}
"""Rare situations: name of the record -> options, seed; played by `eager` with the fewest seats."""


def recipes(game: Game) -> dict[str, tuple[Setting, str, int]]:
    """Return every golden record of a game by its name: setting, player, seed."""
    found = {f"{s.seats}-{s.name}-{player}": (s, player, 1) for s in profiles_of(game) for player in POLICIES}
    found |= {f"{s.seats}-{plain(s.name)}-eager": (s, "eager", 1) for s in variations_of(game)}
    for name, (options, seed) in SPECIAL.get(game.id, {}).items():
        found[name] = (Setting(game, game.seats[0], name, dict(options)), "eager", seed)
    return found


def plain(name: str) -> str:
    """Return the file name of a variation."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def write(game: Game, replace: bool) -> None:
    """Write the golden records of a game."""
    folder = GOLDEN / game.id
    folder.mkdir(exist_ok=True)
    for name, (setting, player, seed) in recipes(game).items():
        path = folder / f"{name}.json"
        if replace or not path.exists():
            match = play_out(begin(setting, seed), player, stream_for("golden", name))
            path.write_text(match.record([player] * match.seats).to_json(), encoding="utf-8")
            print(f"{path.relative_to(GOLDEN)}: {len(match.words)} actions, {match.position.scores()}")


def main() -> None:
    """Write the records that the command line asks for."""
    parser = argparse.ArgumentParser(description="Write the missing golden records.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--replace", action="store_true", help="write existing records again")
    asked = parser.parse_args()
    for name in asked.games or ziggurat.games():
        write(ziggurat.game(name), asked.replace)


if __name__ == "__main__":
    main()
