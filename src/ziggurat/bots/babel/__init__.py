"""The bots for Babel."""
