### Les conseils.

page-hint = Conseil
page-hint-count = Conseil · { $count }
page-hint-gain = { $line } : +{ $points }
page-hint-later = Pas encore de points, mais les meilleures chances pour la suite.
page-hint-play = Jouer ce coup
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
