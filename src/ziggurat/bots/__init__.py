"""Bots: they get a view and a clock, never the position."""
