"""Learning the weights of a game."""
