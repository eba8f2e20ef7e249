# The rooms around the game: setting up, waiting, inviting, the end, the own account.

## Setting up a table

page-create-lead = Send the link to friends, or fill the seats with bots and begin at once.
page-create-game = The game
page-create-players = The players
page-create-count = How many players
page-create-seat = Who sits at seat { $seat }
page-create-friend = A friend, by link
page-create-private = By link only
page-create-private-hint = Otherwise anybody can find the table and sit down
page-create-clock = The clock
page-create-clock-which = How much time there is
page-create-clock-none = None
page-create-clock-quick = Quick
page-create-clock-calm = Calm
page-create-clock-days = Over days
page-create-clock-none-hint = Nobody is in a hurry. Good against bots and among friends.
page-create-clock-quick-hint = Ten minutes each, and ten seconds more for every turn.
page-create-clock-calm-hint = Half an hour each, and thirty seconds more for every turn.
page-create-clock-days-hint = Two days for every turn: come back when it suits you.
page-create-rules = The rules
page-create-rules-hint = as printed, unless you want them otherwise
page-create-edition = Edition
page-edition-babel-tilsit = Tilsit edition
page-edition-babel-kosmos = Kosmos edition
page-edition-babel-zman = Z-Man edition
page-create-start = Begin the game
page-create-invite = Set up and invite

## Waiting for the others

page-private = By link only
page-wait-seats = Who sits where
page-wait-free = Free
page-wait-you = this is you
page-wait-here = is here
page-wait-gone = is away
page-wait-bot = A bot for seat { $seat }
page-wait-add-bot = Add a bot
page-wait-remove = Free the seat
page-wait-more = { $count ->
        [one] The game can begin when one more player sits here.
       *[other] The game can begin when { $count } more players sit here.
    }
page-wait-host = The host begins the game. It starts here by itself.
page-wait-leave = Stand up
page-wait-close = Close the table
page-start = Begin
page-sit = Sit down
page-missing-table = If somebody invited you, open the link they sent you once more.

## Invitations

page-invite-link = The link to your table
page-invite-hint = Whoever opens it can sit down at once, without an account. It works for a week.
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
page-end-you = { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
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
page-end-draw = A draw
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
page-end-board = The board
page-end-result = To the result
page-end-next = What now
page-end-next-text = Try a stronger bot, another game, or invite a friend.
page-rematch = Rematch
page-rematch-accept = Accept the rematch
page-rematch-go = To the rematch
page-fair-promise = The shuffle is fixed
page-fair-promise-text = Its fingerprint { $hash } was shown at the start; the secret comes to light at the end.
page-fair-yes = Shuffle checked
page-fair-yes-text = The seed matches the fingerprint shown at the start, { $hash }. Your browser has just computed it.
page-fair-no = The shuffle does not match
page-fair-no-text = The seed does not belong to the fingerprint { $hash } that was shown at the start.
page-fair-how = How to check it yourself
page-fair-how-text = SHA-256 of the bytes of seed and salt, one after the other, gives the fingerprint. With the record of the game, “ziggurat verify” deals it again and replays every action.
page-fair-hash = Fingerprint
page-fair-seed = Seed
page-fair-salt = Salt

## My games

page-mine-waiting = Waiting for you
page-mine-running = Under way
page-mine-ended = Over
page-mine-none = No games yet
page-mine-none-text = Start one; it will wait here.

## The own account

page-save = Save
page-password = Password
page-account-guest = You are a guest in this browser. Everything works; only other devices do not know you.
page-account-known = You are signed in as { $name }.
page-account-name = Name
page-account-name-hint = So the others see you at the table
page-account-renamed = Name saved
page-account-keep = Keep your games
page-account-keep-hint = With a password you find your games again on every device. No mail address needed.
page-account-register = Create the account
page-account-made = Your account is ready
page-account-in = Welcome back
page-account-out = You have signed out
page-account-data = Your data
page-account-data-hint = Name, games and chat lines; nothing else is kept about you.
page-account-logout = Sign out
page-account-logout-all = Sign out everywhere
page-account-export = Download everything
page-account-delete = Delete
page-account-delete-title = Delete your account?
page-account-delete-text = Name, password and chat lines go for good. Finished games stay for those who played them, without your name.
page-account-deleted = Everything is deleted
page-account-stay = Keep it
