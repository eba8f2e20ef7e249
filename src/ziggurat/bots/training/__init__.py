"""Training the weights of a game."""
