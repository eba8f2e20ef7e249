"""The speed of every game, plain and compiled (docs/performance.md)."""
