"""Babylon's board in 3D in a real browser. Places on the picture are computed from the camera that the page shows."""

from __future__ import annotations

import json
from math import cos, sin, tan
from typing import Any

from helpers.page_babylon import BabylonPlayer

STOREY = 0.92  # the height of a floor, in cells
SCENE = ".garden.scene"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
DOUBLE_TAP_MS = 600
THREE_D = "if (location.protocol.startsWith('http')) localStorage.setItem('babylon-look', 'scene')"

Point = tuple[float, float, float]


def project(camera: list[Any], point: Point) -> tuple[float, float]:
    """Return the pixel of a point in the picture."""
    lens, target, distance, size = camera
    azimuth, pitch = lens["azimuth"], lens["pitch"]
    forward = (-sin(azimuth) * cos(pitch), -sin(pitch), -cos(azimuth) * cos(pitch))
    right = (cos(azimuth), 0.0, -sin(azimuth))
    up = (-sin(azimuth) * sin(pitch), cos(pitch), -cos(azimuth) * sin(pitch))
    offset = [point[axis] - target[axis] + forward[axis] * distance for axis in range(3)]
    ahead, across, above = (sum(a * b for a, b in zip(offset, way, strict=True)) for way in (forward, right, up))
    half = size["height"] / 2
    scale = half / (ahead * tan(lens["fov"] / 2))
    return size["width"] / 2 + across * scale, half - above * scale


class ScenePlayer(BabylonPlayer):
    """Operates the board of Babylon in 3D."""

    def __init__(self, *given: Any, **look: Any) -> None:
        super().__init__(*given, **look)
        self.context.add_init_script(THREE_D)

    def open_table(self, table: str, *, complete: bool = True) -> None:
        """Open a table and wait for the first picture."""
        super().open_table(table, complete=complete)
        if not self.over and self.page.locator(".board .area .quarry").count() == 0:
            self.wait_for_picture()

    def wait_for_picture(self) -> None:
        """Wait until the garden is drawn and at rest."""
        self.page.locator(f"{SCENE}[data-level][data-camera]").wait_for()

    def wait_for_answer(self, version: int) -> None:
        """Wait until the page shows a later version and has drawn it: without a graphics card that takes a while."""
        super().wait_for_answer(version)
        self.page.evaluate(TWO_FRAMES)

    def confirm(self) -> None:
        """Confirm as a second tap, not as the second half of a double tap, which the button ignores."""
        if self.how == "touch":
            self.page.wait_for_timeout(DOUBLE_TAP_MS)
        super().confirm()

    @property
    def camera(self) -> list[Any]:
        """Return the camera at rest: lens, target, distance, size of the picture."""
        self.wait_for_picture()
        found: list[Any] = json.loads(self.page.get_attribute(SCENE, "data-camera") or "")
        return found

    def at(self, point: Point) -> tuple[float, float]:
        """Return the place of a point of the scene in the window."""
        x, y = project(self.camera, point)
        box = self.page.locator(SCENE).bounding_box()
        assert box is not None
        return box["x"] + x, box["y"] + y

    def height(self, cell: str) -> int:
        garden = self.game_view["players"][self.view["viewer"]]["garden"]
        return int(garden["cells"][cell]["h"])

    def anchor_place(self, anchor: str) -> tuple[float, float]:
        """Return the place of an anchor's dot: between its four cells, at the highest of them."""
        file, rank = ord(anchor[0]) - ord("a"), int(anchor[1]) - 1
        cells = [f"{'abcdefgh'[file + dx]}{rank + dy + 1}" for dx in (0, 1) for dy in (0, 1)]
        floor = max(self.height(cell) for cell in cells)
        return self.at((file - 3.0, floor * STOREY, 3.0 - rank))

    def cell_place(self, cell: str) -> tuple[float, float]:
        """Return the place of the middle of a cell, at its height."""
        file, rank = ord(cell[0]) - ord("a"), int(cell[1]) - 1
        return self.at((file - 3.5, self.height(cell) * STOREY, 3.5 - rank))

    def move_tile(self, anchor: str) -> None:
        """Tap the dot of an anchor, or carry the tile there by keys."""
        if self.how == "keys":
            super().move_tile(anchor)
        elif self.page.locator(f"{SCENE}[data-anchor={anchor}]").count() == 0:
            self.press_at(*self.anchor_place(anchor))
