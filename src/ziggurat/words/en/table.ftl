### The table in the terminal: everything that is said there whatever the game.

## On the command line

table-arg-game = the game; you are asked if you name none
table-arg-seats = how many players
table-arg-players = one name per seat, separated by commas; the name of a bot (such as greedy or mine.py:Class) seats that bot, any other name a person
table-arg-seed = a whole number or 64 hexadecimal digits, to deal a certain game again
table-arg-option = an option of the game, such as start=1; may be repeated
table-arg-profile = the options of an edition
table-arg-box = a file with the components to play with
table-arg-language = en, it, es or fr
table-arg-resume = continue a game saved in a file

## Sitting down

table-which-game = Which game would you like to play? Type its number or its name.
# The name of a person who has not given one
table-me = me
table-promise = The deal is locked in. Fingerprint of its secret seed: { $hash }. The seed is shown at the end, so that everybody can check it.
table-resumed = { $actions ->
    [one] The game continues after one action.
   *[other] The game continues after { $actions } actions.
}
table-hint = Type a number from the menu or an action. help shows what else you can do.
table-pass = { $name }, it is your turn. Press Enter when only you can see the screen.
table-thinking = { $name } is thinking…

## Deciding

table-labelled = { $label }: { $text }
table-points = Points: { $points }
table-status-you = Your turn.
table-status-waiting = It is { $name }’s turn.
table-status-over = The game is over.
table-more-actions = { $count ->
    [one] One more action is possible; type it in notation.
   *[other] { $count } more actions are possible; type them in notation.
}
table-not-an-action = “{ $word }” is neither an action nor a command. Type a number from the menu, an action such as { $example }, or help.
table-no-number = { $last ->
    [1] There is no number { $number }: the menu has only number 1.
   *[other] There is no number { $number }: the menu goes from 1 to { $last }.
}
table-refused = { $action } is not possible: { $reason }
table-stopped = { $done ->
    [one] The action before it has been played, the rest has not.
   *[other] The { $done } actions before it have been played, the rest has not.
}
table-rest-not-played = It is no longer your turn. Not played: { $rest }

## Commands

table-help =
    Type the number of an action, or the action itself; several at once, separated by spaces, are played up to the first one that is not possible.
    You can also type:
table-help-help = this help
table-help-undo = undo your last action, as long as nobody else has moved and nothing new has been revealed
table-help-restart = undo your whole turn, within the same limits
table-help-board = show the table again
table-help-log = what has happened lately; log all shows everything
table-help-score = the score sheet, line by line
table-help-rules = the rules in a few lines, and the options of this game
table-help-save = save the game; --resume FILE continues it
table-help-quit = leave the table; you are asked whether to save
table-save-usage = save FILE
table-undone = Undone: { $action }
table-undo-nothing = There is nothing to undo yet.
table-undo-other = The last move was { $name }’s. You can undo only your own, and only until somebody else moves.
table-undo-revealed = That cannot be undone: something new has been revealed since.
table-restarted = { $count ->
    [one] One action has been undone.
   *[other] { $count } actions have been undone.
}
table-log-empty = Nothing has happened yet.
table-log-more = { $count ->
    [one] One earlier action is left out; log all shows it too.
   *[other] { $count } earlier actions are left out; log all shows them too.
}
table-total = Total
table-no-sheet = This game keeps its points secret until the end.
table-rules-none = There is no short text of these rules.
table-options = The options of this game:

## Saving and leaving

table-save-where = In which file? (Enter alone: do not save)
table-save-before-leaving = Save the game before you leave? File name (Enter alone: do not save):
table-save-record = Keep the record of this game? File name (Enter alone: no):
table-overwrite = { $file } already exists. Replace it? (yes/no)
# All the words that count as a yes, in lower case
table-yes = yes y
table-saved = Saved in { $file }.
table-saved-secret = Continue later with: ziggurat play --resume { $file } (the file contains the secret deal; do not look inside before the end).
table-not-saved = Not saved.
table-goodbye = Goodbye!

## The end

table-won = { $you ->
    [yes] You have won!
   *[no] { $name } has won.
}
table-shared = { $you ->
    [yes] You share the victory with { $others }.
   *[no] { $names } share the victory.
}
table-draw = The game is a draw.
table-seed = The secret of the deal: SHA-256 of seed and salt is the fingerprint { $hash } from the beginning. ziggurat verify checks a saved record.

## What can go wrong

table-none = none
table-game-unknown = There is no game “{ $name }”. Installed games: { $games }
table-seats-wrong = { $game } cannot be played by { $seats }: the number of players must be { $allowed }.
table-players-count = { $count ->
    [one] One player is named
   *[other] { $count } players are named
} for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
table-name-wrong = “{ $name }” cannot be the name of a player: 1 to { $most } printable characters, please.
table-name-twice = Two people cannot have the same name: { $name }.
table-name-slip = “{ $name }” looks like the bot { $bot }. Write { $bot }, or choose another name for a person. Installed bots: { $bots }
table-option-unknown = “{ $option }” is not an option of this game. Write NAME=VALUE, with one of these names: { $options }
table-option-value = { $option } cannot be “{ $value }”. Allowed: { $allowed }
table-from-to = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
table-numbers = { $count } numbers from { $low } to { $high }, with / between them
table-profile-unknown = There is no profile “{ $profile }”. Profiles of this game: { $profiles }
table-seed-wrong = “{ $seed }” is not a seed: a whole number or 64 hexadecimal digits in lower case, please.
table-resume-only = { $argument } does not go with --resume: the saved game already says it.
table-resume-other-game = { $file } is a game of { $game }.
table-file-name-wrong = “{ $file }” cannot be the name of a file.

## Errors of the engine; the detail is in English

error-error = Something is wrong: { $detail }
error-unknown-game = This game is not known: { $detail }
error-unknown-bot = This bot is not known: { $detail }
error-bad-notation = This is not an action: { $detail }
error-bad-options = These options do not fit: { $detail }
error-bad-box = This box cannot be used: { $detail }
error-bad-state = This position cannot occur: { $detail }
error-bad-draft = This draft of a position is not possible: { $detail }
error-bad-view = This view cannot be used: { $detail }
error-bad-record = This record cannot be used: { $detail }
error-illegal-action = This action is not allowed: { $detail }
error-bot-failed = A bot has failed: { $detail }
