"""Determinised tree search over whole turns, for any game that has an evaluator."""
