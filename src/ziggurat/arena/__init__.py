"""Games between bots with paired seeds and rotated seats; docs/arena.md explains the commands and tables."""
