# The page's board for games of other packages, which bring no words of their own.

page-generic-actions = Possible actions
page-generic-choose = Choose an action.
page-generic-chosen = *{ $action }*: confirm it, or choose another action.
page-generic-confirm = Confirm
page-generic-filter = Search the actions
page-generic-none = No action matches.
page-generic-over = The game is over.
page-generic-rules = This game comes from another package, without a text of its rules.
page-generic-score = Points
page-generic-state = State of the game
page-generic-waiting = { $name } is choosing an action.
