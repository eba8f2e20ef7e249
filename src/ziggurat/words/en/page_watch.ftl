# Watching and sharing: games on the front page, links to finished games, the embedded viewer.

page-watch-title = Watch a game
page-watch-live = Live now
page-watch-bots = Two bots at play
page-watch-bots-text = { $game }: the { $first } against the { $second }
page-watch-open = Watch
page-watch-moves = Move { $number }

page-share-title = Share this game
page-share-text = Anyone with the link sees the game and the players’ names, but not the chat.
page-share-public-text = Everyone can watch this game: its address is the link.
page-share-make = Create a link
page-share-link = The link to this game
page-share-embed = Show it on your website
page-share-embed-hint = Paste this code into the page.
page-share-count = { $count ->
    [one] One link is active.
   *[other] { $count } links are active.
}
page-share-stop = Stop sharing
page-share-stopped = The links no longer work
page-share-record = Download the record

page-embed-open = Open on Ziggurat
page-embed-live = Live
page-embed-ended = Finished
page-embed-gone = This game cannot be shown
page-embed-gone-text = It does not exist, is private, or is no longer shared.
page-embed-first = First move
page-embed-back = One move back
page-embed-forward = One move on
page-embed-last = Last move
page-embed-play = Play
page-embed-pause = Pause
page-embed-step = Move { $step } of { $steps }

server-too-many-shares = A game can have up to { $most } links.
