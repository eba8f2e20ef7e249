# Meeting people: being paired, friends, invitations, the list of one’s games.

## Being paired

page-pair = Play someone now
page-pair-text = One click: you play whoever wants the same game.
page-pair-clock = { $clock ->
    [quick] 10 min
    [calm] 30 min
   *[days] 3 days
}
page-pair-clock-long = { $clock ->
    [quick] Ten minutes each, plus ten seconds per turn
    [calm] Half an hour each, plus thirty seconds per turn
   *[days] Three days for every turn
}
page-pair-with = { $game } · { $clock }
page-pair-waiting = { $count ->
    [one] one player waiting
   *[other] { $count } players waiting
}
page-pair-title = Looking for an opponent
page-pair-wait = The game opens here as soon as somebody sits down.
page-pair-days = You don’t have to stay: you will find the game under My games.
page-pair-since = { $seconds ->
    [one] Waiting for one second
   *[other] Waiting for { $seconds } seconds
}
page-pair-bot-title = Nobody yet
page-pair-bot-text = Play a bot instead, or keep waiting.
page-pair-bot = Play the { $level }
page-pair-stop = Stop looking
page-pair-share = Or invite somebody you know
page-pair-leave = Back to the front page

## Friends

page-friends = Friends
page-friends-none = Send your link to somebody. Once they open it you are friends, and you can invite each other to a table with one tap.
page-friends-link = Your link for friends
page-friends-link-make = Show my link
page-friends-link-hint = Whoever opens it can become your friend. It works for 30 days.
page-friends-link-revoke = Turn off my links
page-friends-link-revoked = Your links no longer work
page-friends-online = online
page-friends-offline = offline
page-friends-invite = Invite to a game
page-friends-remove = Remove
page-friends-removed = { $name } is no longer in your list
page-friends-recent = Recent opponents
page-friends-ask = Invite a friend
page-friends-asked = { $name } is invited
page-friends-ask-short = Invite
page-friend-title = { $name } would like to play with you
page-friend-text = As friends you see when the other is online, and invite each other to a table with one tap.
page-friend-add = Become friends
page-friend-added = You and { $name } are friends
page-friend-mine = This is your own link
page-friend-mine-text = Send it to somebody you would like to play with.
page-friend-gone = This link does not work
page-friend-gone-text = It may have expired. Ask for a new one.

## My games

page-mine-invited = Invitations
page-mine-invited-by = { $name } invites you
page-mine-invited-toast = You are invited to a game
page-mine-sit = Sit down
page-mine-decline = Decline
page-mine-again = Play again
page-mine-again-with = Play again: { $game } with { $name }
page-mine-again-invited = { $name } is invited to the next game
page-mine-score = { $points }
page-mine-more = Show older games

## Errors

server-too-many-friend-links = You can have up to { $most } links at the same time. Turn off the old ones first.
server-too-many-friends = A list of friends has room for { $most }.
server-own-link = This is your own link.
server-no-such-player = You can invite friends and recent opponents.
