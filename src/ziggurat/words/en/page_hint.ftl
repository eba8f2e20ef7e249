### Hints.

page-hint = Hint
page-hint-count = Hint · { $count }
page-hint-gain = { $line }: +{ $points }
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
