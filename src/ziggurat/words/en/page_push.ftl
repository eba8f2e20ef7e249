# Notifications: what they say, and how to switch them on.

push-turn = It’s your turn
push-turn-text = { $game }: make your move.
push-invitation = { $name } invites you
push-invitation-text = { $game }. Tap to sit down.

page-push = Notifications
page-push-hint = A notification on this device when it is your turn or a friend invites you, even when Ziggurat is closed.
page-push-enable = Turn on notifications
page-push-disable = Turn off notifications
page-push-enabled = Notifications are on
page-push-enabled-text = You will hear from us when it is your turn.
page-push-disabled = Notifications are off
page-push-is-on = On for this device.
page-push-denied = Notifications are blocked
page-push-denied-text = Allow them for this site in the settings of your browser, then try again.
page-push-unsupported = This browser cannot receive notifications. On an iPhone or iPad, add Ziggurat to the Home Screen first.
page-push-failed = The push service of your browser does not answer. Try again later.
page-push-offer = You have days for each turn. Shall we notify you when it is yours?
page-push-later = Not now
server-push-keys-malformed = The browser’s keys for notifications are not valid.
