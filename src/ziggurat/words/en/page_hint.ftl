### Hints.

page-hint = Hint
page-hint-count = { $count ->
    [0] Hint
   *[other] Hint ({ $count } used)
}
page-hint-gain = { $line }: +{ $points }
page-hint-gain-in-all = { $line }: +{ $points } ({ $total } in all)
page-hint-gain-less = { $line }: +{ $points }. Less now than another turn, but better chances for later.
page-hint-gain-in-all-less = { $line }: +{ $points } ({ $total } in all). Less now than another turn, but better chances for later.
page-hint-later = No points yet, but the best chances for later.
page-hint-play = Play it
page-hint-play-move = Play move { $move }
page-hint-thinking = Looking for a good turn…
page-hint-hide = Hide
page-hint-result = { $you ->
    [yes] You used { $count ->
        [1] one hint
       *[other] { $count } hints
    }.
   *[no] { $name } used { $count ->
        [1] one hint
       *[other] { $count } hints
    }.
}
