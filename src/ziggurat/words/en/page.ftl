# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = OK
page-close = Close
page-loading = The table is being laid
page-home = To the front page
page-menu = Menu
page-you = You
page-and = { $first } and { $last }
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-undo = Undo step
page-restart = Restart
page-refused = That did not work. Please try again.
page-not-possible = Not now
page-not-here = Not here
page-link-copied = Link copied

## The connection

page-reconnecting = Connection lost. Trying again.
page-offline-now = You are offline.
page-steps-kept = Your steps are kept.
page-reconnect-now = Now

## Settings

page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-system = Like the device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Movement
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = None
page-sound = Sound
page-sound-on = Turn the sound on
page-sound-off = Turn the sound off
page-sound-hint = Quiet: a piece, your turn, the end
page-contrast = Stronger contrast
page-contrast-hint = Stronger lines and texts
page-auto-confirm = Confirm for me
page-auto-confirm-hint = Steps that end the turn are carried out at once
page-auto-forced = Play forced steps
page-auto-forced-hint = Where there is only one step, it is played for you

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = The Hanging Gardens
page-game-babylon-about = Dig terraces from a shared quarry and raise a garden on pillars, floor by floor.
page-game-babel-about = Settle five peoples, raise temples, and tear down the other’s before they tower.
page-game-hanging-gardens-about = Overlap cards into groups of buildings, set temples, collect the richest tiles.
page-game-added = A game from another package.
page-seats = { $low }–{ $high } players
page-players = { $count } players
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Level of the bot for { $game }
page-bot-named = Bot: { $level }
page-play = Play
page-play-game = Play { $game } now

## The front page

page-nav = Pages
page-nav-play = Play
page-nav-learn = Learn
page-nav-bots = Bots
page-nav-games = My games
page-nav-you = You
page-sign-in = Sign in
page-make-dark = Make it dark
page-make-light = Make it light
page-front-title = Three games of Babylon, one open table
page-front-lead = Face a good bot in ten seconds, or share a link and play with friends, live or over days. No account needed.
page-play-now = Play now
page-invite = Invite friends
page-continue = Go on with your games
page-games = The three games
page-against = { $game } against { $names }
page-state-open = Waiting
page-state-theirs = Their turn
page-state-paused = Pause
page-state-ended = Over
page-outcome-won = Won
page-outcome-shared = Shared
page-outcome-draw = Drawn
page-outcome-lost = Lost
page-just-now = just now
page-minutes-ago = { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
page-hours-ago = { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
page-days-ago = { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
page-fair = Fair by proof
page-fair-text = Every shuffle can be checked after the game
page-create = Set up a table
page-create-text = Friends, bots, clock and rules as you like them
page-learn-first = Learn the rules first
page-learn-first-text = Each game on one short page
page-open-tables = Open tables
page-table-of = { $game } with { $name }
page-seats-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
page-join = Join
page-watch = Watch
page-clock-none = no clock
page-clock-live = { $minutes } min + { $seconds } s a turn
page-clock-days = { $days ->
        [one] one day a turn
       *[other] { $days } days a turn
    }
page-missing = There is nothing here
page-missing-text = The address may be mistyped, or what was here is gone.
page-offline-title = No connection to the table
page-offline-text = The server cannot be reached. Your games are kept; this page tries again by itself.
page-offline-again = Try again
