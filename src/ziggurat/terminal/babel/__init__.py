"""Babel in the terminal."""

from ziggurat.terminal.babel.board import BabelBoard

__all__ = ["BabelBoard"]
