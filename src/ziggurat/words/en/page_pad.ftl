# The score pad for the printed games.

page-pad = Score pad
page-pad-lead = For the printed game: count at the table, with or without a network. Everything stays on this device.
page-pad-games = All score pads
page-pad-offline = Offline
page-pad-kept = Saved on this device as you count
page-pad-not-kept = This device keeps nothing: write the totals down.
page-pad-players = Players
page-pad-player = Player { $number }
page-pad-counted = counted
page-pad-lines = Points of each line
page-pad-less = Less: { $line }
page-pad-more = More: { $line }
page-pad-points = = { $points }
page-pad-undo = Undo
page-pad-rules = Rules
page-pad-next = Next: { $name }
page-pad-finish = Show the result
page-pad-result = Result
page-pad-back = Back
page-pad-save = Save and start again
page-pad-history = History
page-pad-no-history = No game has been counted on this device yet.
page-pad-forget = Delete the game of { $day }
page-pad-wins = { $name } wins.
page-pad-shared = { $name } share the victory.
page-pad-name = Name of player { $number }
page-pad-count = Number of players
page-pad-seats = { $count } players
page-pad-ask-hand = It is a tie: how many cards are in each hand?
page-pad-ask-bare = It is a tie: how many squares of each board are bare?
page-pad-total = Total
