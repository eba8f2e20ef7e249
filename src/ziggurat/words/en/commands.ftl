### The words of the commands `ziggurat engine`, `record`, `verify` and `bench`.

## What each command is for

command-about = An open table for three board games of ancient Babylon.
command-lacks-package = the package { $package } is missing. Install it with: pip install 'ziggurat-table[{ $extra }]'
command-play = play a game in the terminal, against bots or with friends
command-engine = play any game through JSON lines on standard input and output
command-record = let bots play a game and write its record to a file
command-verify = replay records and check everything they say
command-lessons = check lessons against the rules
command-bench = measure the speed of the engines, plain and compiled
command-train = train a game’s evaluation by self-play
command-games = list the installed games and bots, with options and extras
command-completion = print a script that completes commands and options in a shell
command-version = print the version and exit

## Files

file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
file-reason = { $code ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is not a folder
    [EACCES] permission is missing
    [ENOSPC] the disk is full
    [EROFS] the disk is write-protected
   *[other] { $reason }
}
file-too-large = { $file } is larger than { $megabytes } MB, far too large to be a record or a box
file-not-utf8 = { $file } is not a text in UTF-8: byte { $byte } does not belong there
file-not-json = { $file } is not JSON
file-not-json-at = { $file } is not JSON: line { $line }, column { $column }
option-form = an option is written NAME=VALUE, not { $option }
argument-range = { $argument } is { $value }, but must be from { $least } to { $most }
argument-address = { $argument } takes an address such as https://table.example.org, not { $value }
argument-host = { $argument } takes a name such as table.example.org, not { $value }
argument-seats = { $argument } takes numbers of players separated by commas, such as 2,3, not { $value }

## Games in one line

game-summary = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}; { $outcome }
game-unfinished = not finished yet
game-outcome = { $totals }, { $count ->
    [one] { $names } wins
   *[other] shared by { $names }
}

## ziggurat record

record-help-game = the game to play
record-help-seats = how many players; otherwise as many as bots are named, or the fewest the game allows
record-help-seed = a whole number or 64 hexadecimal digits; the same seed gives the same file. Without it a secret one is drawn
record-help-players = the bots, seat by seat, separated by commas and written as for ziggurat arena: greedy, architect:1s, mine.py:Class; a single name plays every seat (random if none is named)
record-help-option = an option of the game, such as start=1; may be repeated
record-help-profile = the edition whose options are the starting point
record-help-box = a file with the components to play with, for games that allow it
record-help-games = how many games to play, with seed S, S+1, S+2, … and numbered files
record-help-output = the file to write; - is standard output
record-written = { $file }: { $summary }
record-seats-wrong = { $game } is played by { $counts } players, not { $seats }
record-players-mismatch = { $names ->
    [one] { $names } bot is
   *[other] { $names } bots are
} named for { $seats } seats; name one for each seat, or a single one for all
record-games-output = several games need a file name; standard output takes only one

## ziggurat verify

verify-help-files = the records to check; - is standard input
verify-help-box = the file with the components the games were played with, if they are not the usual ones
verify-good = { $file }: verified. Seed, every action and the result agree: { $summary }
verify-bad = { $file }: not valid. { $reason }

## ziggurat lessons

lessons-help-check = play every path of a lesson and compare all that it claims
lessons-check-files = the files to check, each named after its game; without them, all lessons of this package
lessons-check-write = compute the lists of allowed words and write them into the files
lessons-good = { $file }: correct. { $steps } steps, { $positions } positions, { $stages } stages, { $words } words, { $paths } paths, { $claims } claims, { $wrong_tries } wrong tries, { $texts } texts.

## ziggurat bench

bench-help-game = the game to measure; all installed ones if none is named
bench-help-seconds = processor time for each figure, in seconds ({ $seconds } if not given)
bench-help-json = print the figures as JSON
bench-seconds-range = --seconds is { $seconds }, but must be above 0 and at most { $most }
bench-progress = measuring { $game }, { $seats } players, { $engine ->
    [plain] plain
   *[compiled] compiled
}…
bench-failed = { $game } with { $seats } players could not be measured: { $reason }
bench-title = { $game }, { $seats } players
bench-plain = plain
bench-compiled = compiled
bench-ratio = ratio
bench-games = random games per second
bench-actions = actions per second, legality listed before each
bench-legal = legal() per second
bench-clone = clone()
bench-redeal = redeal()
bench-sample = sample(view)
bench-memory = memory per position
bench-default-compiled = The compiled engine runs by default.
bench-default-plain = The plain engine runs by default: no compiled one has been built. `make` builds it where there is a C compiler.
bench-default-forced = The plain engine runs now, because ZIGGURAT_PLAIN is set; without it the compiled one would.
bench-default-mixed = Not every game has a compiled engine; those without one run plain.
bench-note = Processor time on one core; the ratio says how many times better the compiled engine is.

## ziggurat train

train-help-game = the game whose evaluation is trained
train-help-output = the weights file to write; if it exists already, training continues from it
train-help-steps = how many steps are made in all: a challenger that is tried, or a round of samples
train-help-games = how many games are played in each step
train-help-seats = how many players sit at the table; several numbers with commas take turns, a step each
train-help-seed = a whole number or 64 hexadecimal digits; the same seed gives the same weights
train-help-processes = how many processes play at the same time
train-help-on = where the games are played: here, or on a Ray cluster
train-step = Step { $step } of { $steps }: the challenger leads by { $lead } ± { $error }. Challengers taken over so far: { $taken }.
train-lessons = Step { $step } of { $steps }: trained on { $lessons } positions. The weights predict the winner in { $right }% of them.
train-done = Training is complete. The weights are in { $file }.
train-other = { $file } does not belong to this training: it was not written by “ziggurat train”, or game, seed, seats or number of games differ. Name another file.
train-no-ray = Ray is not installed. Leave out “--on ray”, or install it first.

## ziggurat games, ziggurat completion

games-game = { $game }: { $title }, players: { $seats }
games-option = --option { $option }={ $usual } (allowed: { $allowed })
games-profiles = --profile: { $profiles }
games-bots = Bots: { $bots }
games-engine = Engine: { $engine ->
    [compiled] compiled
   *[plain] plain Python
}
games-extra = Extra { $extra }: installed
games-extra-missing = Extra { $extra }: without { $packages }
completion-help-shell = the shell that reads the script
