"""A thousand games of Babel between random bots: python thousand_games.py [games]."""

import sys
import time
from collections import Counter

from ziggurat import Match, play_out

games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
wins, started = Counter[int](), time.process_time()
for seed in range(games):
    match = play_out(Match("babel", seed=seed), ["random", "random"])
    wins.update(match.winners or [])
speed = games / (time.process_time() - started)
print(f"{games} games, {speed:.0f} per second of processor time; wins: {wins[0]} and {wins[1]}")
