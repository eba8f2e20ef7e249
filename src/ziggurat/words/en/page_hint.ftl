### Hints.

page-hint = Hint
page-hint-count = { $count ->
    [0] Hint
   *[other] Hint ({ $count } used)
}
page-hint-gain = { $line }: +{ $points }
page-hint-gain-in-all = { $line }: +{ $points } ({ $total } in all)
page-hint-gain-less = { $line }: +{ $points } now, and the best chances for later
page-hint-gain-in-all-less = { $line }: +{ $points } ({ $total } in all) now, and the best chances for later
page-hint-later = No points yet, but the best chances for later.
page-hint-play = Play it
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
