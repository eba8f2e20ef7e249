"""The games, one folder each. A game imports nothing but `ziggurat.core`."""
