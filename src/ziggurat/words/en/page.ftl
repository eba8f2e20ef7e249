# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = OK
page-close = Close
page-loading = Setting up the table…
page-home = Home
page-menu = Menu
page-you = You
page-labelled = { $label }: { $text }
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-undo = Undo
page-restart = Restart turn
page-refused = Something went wrong. Please try again.
page-not-possible = Not now
page-not-here = Not here
page-link-copied = Link copied

## The connection

page-reconnecting = Connection lost. Reconnecting…
page-offline-now = You are offline.
page-steps-kept = Your moves are saved.
page-reconnect-now = Retry now

## Settings

page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-system = Match device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Animations
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = Off
page-sound = Sound
page-sound-on = Turn the sound on
page-sound-off = Turn the sound off
page-sound-hint = Soft sounds for pieces, your turn and the end
page-volume = Volume
page-volume-soft = Soft
page-volume-normal = Normal
page-volume-loud = Loud
page-coach-switch = Coach tips
page-coach-hint = Short explanations the first time you play each game
page-contrast = High contrast
page-contrast-hint = Bolder lines and text
page-auto-confirm = Skip confirmation
page-auto-confirm-hint = The move that ends your turn is played at once
page-auto-forced = Auto-play forced moves
page-auto-forced-hint = When only one move is possible, it is played for you

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = The Hanging Gardens
page-game-babylon-about = Dig terraces from a shared quarry and raise a garden on pillars, floor by floor.
page-game-babel-about = Settle five peoples, raise temples, and tear down your rival’s before they grow too tall.
page-game-hanging-gardens-about = Overlap cards to form groups of buildings, place temples and collect the most valuable tiles.
page-game-added = A game from another package.
page-seats = { $low }–{ $high } players
page-players = { $count } players
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Bot level for { $game }
page-bot-named = Bot: { $level }
page-play = Play
page-play-game = Play { $game } now

## The front page

page-nav = Pages
page-nav-play = Play
page-nav-learn = Learn
page-nav-bots = Bots
page-nav-games = My games
page-nav-you = Account
page-sign-in = Sign in
page-make-dark = Switch to dark mode
page-make-light = Switch to light mode
page-front-title = Three board games of ancient Babylon, one open table
page-front-title-short = Three games of Babylon
page-front-lead = Play a good bot in ten seconds, or share a link and play with friends, in real time or over several days. No account needed.
page-front-lead-first = Never played them? Learn one in four minutes, at the table, then face a bot that suits you. No account needed.
page-front-lead-first-short = Learn one in four minutes, at the table. No account.
page-play-now = Play now
page-teach = Teach me · 4 min
page-teach-game = Teach me · 4 min: { $game }
page-known = I know it: play
page-known-game = I know it: play ({ $game })
page-good-first = A good first game
page-lesson-link = Lesson
page-invite = Invite friends
page-continue = Continue your games
page-games = The three games
page-against = { $game } against { $names }
page-state-open = Waiting
page-state-theirs = Waiting for others
page-state-paused = Paused
page-state-ended = Finished
page-outcome-won = Won
page-outcome-shared = Shared win
page-outcome-draw = Draw
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
page-fair = Provably fair
page-fair-text = Every shuffle can be checked after the game
page-create = Set up a table
page-create-text = Friends, bots, clock and rules of your choice
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
page-clock-none = no time limit
page-clock-live = { $minutes } min + { $seconds } s per turn
page-clock-days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
page-missing = Page not found
page-missing-text = The address may be mistyped, or the page no longer exists.
page-offline-title = No connection
page-offline-text = The server cannot be reached. Your games are safe; this page keeps trying.
page-offline-again = Try again
