"""Bots: players that get a view and a time limit, never the position."""
