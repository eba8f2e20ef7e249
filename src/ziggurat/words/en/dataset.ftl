### `ziggurat dataset`: games between bots as data for learning programs.

command-dataset = write games between bots as a dataset for machine learning

dataset-help-out = the file to write, FILE.parquet or FILE.npz, one row per decision
dataset-help-journal = a file that keeps every finished game; the same command continues from it; otherwise FILE.journal next to the dataset
dataset-format = the name of a dataset ends in .parquet or .npz, not { $file }
dataset-no-observations = { $game } has no observations, so there is no dataset of it
dataset-other-journal = { $file } is the journal of an arena, which does not keep the actions
dataset-interrupted = { $done } of { $total } games are in { $file }; the same command continues.
dataset-written = { $decisions } decisions of { $games ->
    [one] { $games } game
   *[other] { $games } games
} are in { $file }.
dataset-left-out = { $games ->
    [one] { $games } game is left out because a bot failed.
   *[other] { $games } games are left out because a bot failed.
}
