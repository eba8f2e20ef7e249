### Les conseils.

page-hint = Conseil
page-hint-count = { $count ->
    [0] Conseil
    [one] Conseil ({ $count } utilisé)
   *[other] Conseil ({ $count } utilisés)
}
page-hint-gain = { $line } : +{ $points }
page-hint-gain-in-all = { $line } : +{ $points } ({ $total } en tout)
page-hint-gain-less = { $line } : +{ $points }. Moins qu’un autre tour pour l’instant, mais de meilleures chances pour la suite.
page-hint-gain-in-all-less = { $line } : +{ $points } ({ $total } en tout). Moins qu’un autre tour pour l’instant, mais de meilleures chances pour la suite.
page-hint-later = Pas encore de points, mais les meilleures chances pour la suite.
page-hint-play = Jouer ce coup
page-hint-play-move = Jouer le coup { $move }
page-hint-thinking = Recherche d’un bon tour…
page-hint-hide = Masquer
page-hint-result = { $you ->
    [yes] Vous avez utilisé { $count ->
        [1] un conseil
       *[other] { $count } conseils
    }.
   *[no] { $name } a utilisé { $count ->
        [1] un conseil
       *[other] { $count } conseils
    }.
}
