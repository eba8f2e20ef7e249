"""The bots for The Hanging Gardens."""
