"""Thinking ahead: a determinised tree search over whole turns, for any game that has a judge."""
