"""Babylon in the terminal."""

from ziggurat.terminal.babylon.board import BabylonBoard

__all__ = ["BabylonBoard"]
