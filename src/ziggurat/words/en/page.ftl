# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = OK
page-close = Close
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
page-contrast-hint = Darker lines and texts
page-auto-confirm = Confirm for me
page-auto-confirm-hint = Steps that end the turn are carried out at once
page-auto-forced = Play forced steps
page-auto-forced-hint = Where there is only one step, it is played for you

## Levels of bots

page-level-random = Random
page-level-greedy = Greedy
page-level-apprentice = Apprentice
page-level-mason = Mason
page-level-architect = Architect
page-level-king = King
