# The rooms around the game: setting up, waiting, inviting, the end, the account.

## Setting up a table

page-create-lead = Send the link to friends, or fill the seats with bots and start at once.
page-create-game = The game
page-create-players = The players
page-create-count = Number of players
page-create-seat = Player at seat { $seat }
page-create-friend = A friend, by link
page-create-private = By link only
page-create-private-hint = Otherwise anyone can find the table and join
page-create-clock = Time
page-create-clock-which = Time limit
page-create-clock-none = None
page-create-clock-quick = Quick
page-create-clock-calm = Relaxed
page-create-clock-days = Days
page-create-clock-none-hint = Nobody is in a hurry. Good against bots and among friends.
page-create-clock-quick-hint = Ten minutes each, plus ten seconds per turn.
page-create-clock-calm-hint = Half an hour each, plus thirty seconds per turn.
page-create-rules = The rules
page-create-rules-hint = standard, unless you change them
page-create-edition = Edition
page-edition-babel-tilsit = Tilsit edition
page-edition-babel-kosmos = Kosmos edition
page-edition-babel-zman = Z-Man edition
page-create-start = Start the game
page-create-invite = Set up and invite

## Waiting for the others

page-private = By link only
page-wait-seats = Seats
page-wait-free = Free
page-wait-you = you
page-wait-here = is here
page-wait-gone = is away
page-wait-bot = A bot for seat { $seat }
page-wait-add-bot = Add a bot
page-wait-remove = Free the seat
page-wait-more = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-wait-host = The host starts the game; it opens here automatically.
page-wait-leave = Leave seat
page-wait-close = Close the table
page-start = Start
page-sit = Sit down
page-missing-table = If somebody invited you, open their link again.

## Invitations

page-invite-link = The link to your table
page-copy = Copy
page-send = Send
page-link-copied-text = Send it to your friends.
page-qr = The link as a QR code
page-invitation-title = You are invited to play { $game }
page-invitation-from = { $name } is waiting for you.
page-invitation-gone = Ask for a new link, or play against a bot in the meantime.
page-your-name = Your name

## The end of a game

page-end-points = { $name }: { $points }
page-end-ahead = { $players ->
    [2] You were ahead on: { $lines }
   *[other] Compared with { $name }, you were ahead on: { $lines }
}
page-end-behind = { $name } was ahead on: { $lines }
page-end-line = { $reasoned ->
    [yes] { $line } +{ $points } ({ $reason })
   *[no] { $line } +{ $points }
}
page-end-others = others +{ $points }
page-end-you = { $points ->
    [one] You win with { $points } point
   *[other] You win with { $points } points
}
page-end-you-to = You win { $points } to { $rival }
page-end-other-to = { $name } wins { $points } to { $rival }
page-end-by = { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}
page-end-lead = { $points ->
    [one] { $points } point ahead of second place
   *[other] { $points } points ahead of second place
}
page-end-you-plain = You win
page-end-other = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
page-end-other-plain = { $name } wins
page-end-shared = { $you ->
    [yes] You share the victory with { $others }
   *[no] { $names } share the victory
}
page-end-draw = It’s a draw
page-end-reason = { $reason ->
    [resigned] { $you ->
        [yes] You have resigned.
       *[no] { $name } has resigned.
    }
    [flagged] { $you ->
        [yes] You have run out of time.
       *[no] { $name } has run out of time.
    }
    [draw] The players agreed on a draw.
   *[played] The game was played to its end.
}
page-end-replay = Replay
page-end-result = Show the result
page-rematch = Rematch
page-rematch-accept = Accept the rematch
page-rematch-go = Go to the rematch
page-fair-promise = The shuffle is locked in
page-fair-promise-text = Its fingerprint { $hash } was shown at the start; the secret seed is revealed at the end.
page-fair-yes = Fair shuffle: checked
page-fair-yes-text = The seed matches the fingerprint shown at the start, { $hash }. Your browser has just computed it.
page-fair-no = The shuffle does not match
page-fair-no-text = The seed does not match the fingerprint { $hash } shown at the start.
page-fair-how = How to check it yourself
page-fair-how-text = SHA-256 of the bytes of seed and salt, one after the other, gives the fingerprint. With the record of the game, “ziggurat verify” deals it again and replays every action.
page-fair-hash = Fingerprint
page-fair-seed = Seed
page-fair-salt = Salt

## My games

page-mine-waiting = Your turn
page-mine-running = In progress
page-mine-ended = Finished
page-mine-none = No games yet
page-mine-none-text = Start one; it will wait here.

## The account

page-save = Save
page-password = Password
page-account-guest = You are playing as a guest in this browser. Everything works, but your games are not available on other devices.
page-account-known = You are signed in as { $name }.
page-account-name = Name
page-account-name-hint = This is how others see you at the table
page-account-renamed = Name saved
page-account-keep = Keep your games
page-account-keep-hint = Set a password to find your games on any device. No email address needed.
page-account-register = Create the account
page-account-made = Your account is ready
page-account-in = Welcome back
page-account-out = You have signed out
page-account-data = Your data
page-account-data-hint = Name, games, chat messages, friends, blocked players, addresses for notifications and the browsers you use; nothing else is stored about you.
page-account-logout = Sign out
page-account-logout-all = Sign out everywhere
page-account-export = Download everything
page-account-delete = Delete
page-account-delete-title = Delete your account?
page-account-delete-text = Your name, password and chat messages will be deleted for good. Finished games stay with those who played them, without your name.
page-account-deleted = Everything is deleted
page-account-stay = Keep account
