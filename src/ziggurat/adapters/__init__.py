"""Thin layers that offer the games to other libraries: PettingZoo, Gymnasium, OpenSpiel."""
