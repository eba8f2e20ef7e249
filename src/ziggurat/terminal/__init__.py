"""Playing in a terminal: boards as text, prompts, people at one keyboard, bots."""
