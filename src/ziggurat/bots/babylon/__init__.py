"""The bots for Babylon."""
