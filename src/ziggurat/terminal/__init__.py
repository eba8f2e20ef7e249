"""The table in a terminal: boards in text, prompts, people at one keyboard and bots."""
