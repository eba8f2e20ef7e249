"""The judgement of each game: what a player would look at, weighed by play against itself."""
