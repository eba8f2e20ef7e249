### `ziggurat arena`: matches between bots.

command-arena = play many games between bots and compare them

arena-help-game = the game to play
arena-help-players = the bots, separated by commas: greedy, architect:1s (seconds per turn), king:400x (simulations per turn), mine.py:Class (a class in a file), exec:./mybot (a program), name=bot. More than the game has seats: every bot meets every other
arena-help-games = how many games at least; every deal is played in every order of the seats
arena-help-seats = how many sit at a table; otherwise as many as bots are named, if the game allows that
arena-help-seed = the first deal, a whole number or 64 hexadecimal digits; the following ones count upwards
arena-help-workers = how many games are played at once, each in its own process
arena-help-on = where to play: on this machine, or on a Ray cluster
arena-help-journal = a file that keeps every finished game; the same command continues from it after an interruption
arena-help-html = write the result as a page with plots
arena-help-csv = write every game as CSV, one row per seat
arena-help-parquet = write every game as Parquet, one row per seat
arena-help-json = print the result as JSON
arena-seed-form = a seed is a whole number or 64 hexadecimal digits, not { $seed }
arena-progress = { $done } of { $total } games, { $left } to go
arena-title = { $game }, { $seats } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-nothing = No game was finished.
arena-note = In brackets: the interval that holds the true value in 95 of 100 cases. Ahead: share of the opponents of another name left behind, a tie counting half. Lead: points more than the best of the others. Spread: a tenth, half and nine tenths of the scores are below. Rating: points of Elo above the mean of these players, from all games at once (Davidson’s model with ties).
arena-column-player = player
arena-column-games = games
arena-column-wins = won
arena-column-ahead = ahead
arena-column-score = score
arena-column-lead = lead
arena-column-spread = spread
arena-column-rating = rating
arena-column-turn = per turn
arena-column-longest = longest
arena-column-failures = failed
arena-plot-wins = Games won
arena-plot-scores = Scores
arena-plot-parts = Where the points come from
arena-plot-pairs = Player against player
arena-plot-positions = Final positions
arena-final-position = Game { $number }: { $totals }
arena-pairs-note = How often the player on the left finished ahead of the one above, a tie counting half.
arena-fact-command = Command
arena-fact-seed = First deal (seed)
arena-fact-options = Options
arena-fact-version = Version
arena-fact-date = Date
arena-failed = { $player } failed in { $count ->
    [one] { $count } game
   *[other] { $count } games
}, first in game { $number }: { $reason }
