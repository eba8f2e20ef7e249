### The coach in a first game.

page-coach = Coach
page-coach-gain = { "" }: +{ $points }
page-coach-good = A good choice is marked.
page-coach-rule = Rule
page-coach-rules = Rules
page-coach-off = Turn off
