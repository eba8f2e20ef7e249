"""The Hanging Gardens in the terminal."""

from ziggurat.terminal.hanging_gardens.board import HangingGardensBoard

__all__ = ["HangingGardensBoard"]
