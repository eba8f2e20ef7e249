"""The bitboards agree with a slow reference engine in every position of many games.

`ZIGGURAT_REFERENCE_GAMES` sets the number of games: 350 per setting are about a hundred thousand positions.
"""

import os

import pytest

from helpers.babylon import GAME
from helpers.babylon_reference import DEFAULTS, Reference
from ziggurat.core.rng import Stream
from ziggurat.games.babylon.actions import PLACE, word_of
from ziggurat.games.babylon.box import face_text
from ziggurat.games.babylon.cells import icons_of
from ziggurat.games.babylon.fields import BUILDING, NOTHING, TOKENS
from ziggurat.games.babylon.position import BabylonPosition
from ziggurat.testing.walks import stream_for

GAMES = int(os.environ.get("ZIGGURAT_REFERENCE_GAMES", "1"))
SETTINGS: dict[str, dict[str, str]] = {
    "defaults": {},
    "forced belvederes": {"belvedere_choice": "forced_only"},
    "free overhang": {"overhang": "free_only"},
    "bridges over one floor": {"bridge_gap": "one_floor", "statue_line": "any_line"},
    "bridges over the ground": {"bridge_gap": "ground", "statue_restart": "no"},
    "footprints": {"same_footprint": "next_floor", "belvedere_score": "all"},
}


class Pair:
    """A game and the reference gardens of its players, kept equal move by move."""

    def __init__(self, seats: int, seed: int, options: dict[str, str]) -> None:
        position = GAME.new(seats, seed, options)
        assert isinstance(position, BabylonPosition)
        self.position = position
        self.gardens = [Reference({**DEFAULTS, **options}) for _ in range(seats)]
        self.compared = 0

    def play(self, stream: Stream) -> None:
        """Play to the end, preferring ornaments and high floors; compare before each action."""
        while not self.position.over:
            codes = self.position.legal()
            if self.position.phase == BUILDING:
                self.compare(codes)
            self.do(choose(codes, self.position, stream))

    def compare(self, codes: list[int]) -> None:
        """Compare legal placements, ornaments and the score sheet."""
        seat = self.position.to_move
        fields = self.position.fields()
        mine, garden = fields.players[seat], self.gardens[seat]
        words = [word_of(code) for code in codes]
        self.compared += 1
        components = self.position.components
        expected = garden.places(mine.singles, mine.doubles)
        for source, tile in (("dug", fields.dug), ("kept", mine.slot)):
            found = [word[len(source) + 7 :] for word in words if word.startswith(f"place:{source}@")]
            if tile == NOTHING or (source == "dug" and fields.dug_placed):
                assert found == []
            else:
                assert sorted(found) == sorted(
                    f"{'abcdefgh'[x]}{y + 1}r{turn}/{supports}"
                    for x, y, supports in expected
                    for turn in distinct_turns(face_text(components.faces[tile]))
                )
        token = "none" if fields.in_force == NOTHING or mine.spent else TOKENS[fields.in_force]
        built = {word for word in words if not word.startswith(("place", "end"))}
        assert built == garden.ornaments(token)
        assert self.position.sheet(seat) == garden.sheet()
        assert self.position.garden(seat).bare() == sum(garden.height(x, y) == 0 for x in range(8) for y in range(8))

    def do(self, code: int) -> None:
        """Carry out an action in both engines."""
        seat, word = self.position.to_move, word_of(code)
        garden = self.gardens[seat]
        if code >= PLACE:
            fields, components = self.position.fields(), self.position.components
            tile = fields.players[seat].slot if "kept" in word else fields.dug
            cell, rotation, supports = word.partition("@")[2][:2], int(word.partition("@")[2][3]), word[-4:]
            icons = "".join(icons_of(components.faces[tile], rotation))
            flower = components.flower_names[components.flowers[tile]]
            garden.place("abcdefgh".index(cell[0]), int(cell[1]) - 1, supports, icons, flower)
        elif word.startswith("end"):
            garden.new.clear()
        elif not word.startswith(("dig", "remove")):
            garden.build(word)
        self.position.apply(code)


def distinct_turns(face: str) -> list[int]:
    """Return the rotations of a face that look different."""
    turned = [face[-turn:] + face[:-turn] if turn else face for turn in range(4)]
    return [turn for turn in range(4) if turned[turn] not in turned[:turn]]


def choose(codes: list[int], position: BabylonPosition, stream: Stream) -> int:
    """Pick an action: an ornament more often than not, or the higher of two placements."""
    ornaments = [
        code for code in codes if word_of(code).partition(":")[0] in ("statue", "fountain", "bridge", "stairs")
    ]
    if ornaments and stream.draw(4):
        return stream.choose(ornaments)
    picks = [stream.choose(codes) for _ in range(2)]
    if all(code >= PLACE for code in picks) and stream.draw(3):
        return max(picks, key=lambda code: height_of(position, code))
    return picks[0]


def height_of(position: BabylonPosition, code: int) -> int:
    """Return the highest floor after a placement."""
    after = position.clone()
    after.apply(code)
    return after.garden(position.to_move).top


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_bitboards_and_points_in_space_agree_on_every_position(name: str, seats: int) -> None:
    compared = 0
    for game in range(GAMES):
        pair = Pair(seats, game, SETTINGS[name])
        pair.play(stream_for("reference", name, seats, game))
        compared += pair.compared
    assert compared > 30 * GAMES
