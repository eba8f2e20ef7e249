# Playing with other people: the link to a table, clocks, rematches, ready phrases.

## The link to a table

page-link-hint = Anyone who opens it can take a free seat, return to their seat, or watch. No account needed.
page-link-any-title = A table on Ziggurat
page-link-any-text = Babylon, Babel and The Hanging Gardens with friends and bots, in your browser, without an account.
page-link-private-title = { $game }: an invitation
page-link-private-text = Open the link to take a seat or to watch. No account needed.
page-link-open = { $count ->
        [0] All seats are taken. The game starts soon.
        [one] One seat is free. Open the link to sit down, without an account.
       *[other] { $count } seats are free. Open the link to sit down, without an account.
    }
page-link-playing = The game is in progress. Open the link to watch.
page-link-ended = The game is over. Open the link to see the result and replay it.
page-sit-here = Sit here
page-wait-full = All seats are taken. You can watch as soon as the game starts.
page-table-closed = This table was closed
page-table-closed-text = Ask for a new link, or play against a bot.

## Clocks

page-clocks = Clocks
page-clock-low = { $seconds } seconds left
page-flag = Time is up
page-create-clock-custom = Custom
page-create-clock-custom-hint = Time for the whole game, and extra time for every turn.
page-create-clock-turns-hint = Time for each turn: come back when it suits you.
page-create-clock-minutes = Minutes per player
page-create-clock-increment = Seconds added per turn
page-create-clock-per-turn = Days per turn

## Rematch

page-rematch-seats = { $count ->
        [2] You swap seats.
       *[other] Everyone moves up one seat.
    }
page-rematch-wanted = { $name } would like a rematch.

## Ready phrases

chat-five-minutes = Back in five minutes.
chat-take-your-time = Take your time.
chat-nice-move = Nice move!
chat-must-go = I have to go now.
chat-another = Another game?
