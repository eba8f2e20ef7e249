### I suggerimenti.

page-hint = Suggerimento
page-hint-count = { $count ->
    [0] Suggerimento
    [one] Suggerimento ({ $count } usato)
   *[other] Suggerimento ({ $count } usati)
}
page-hint-gain = { $line }: +{ $points }
page-hint-gain-in-all = { $line }: +{ $points } ({ $total } in tutto)
page-hint-gain-less = { $line }: +{ $points } subito, e le prospettive migliori
page-hint-gain-in-all-less = { $line }: +{ $points } ({ $total } in tutto) subito, e le prospettive migliori
page-hint-later = Per ora nessun punto, ma è la mossa con le prospettive migliori.
page-hint-play = Gioca così
page-hint-hide = Nascondi
page-hint-result = { $you ->
    [yes] Hai usato { $count ->
        [1] un suggerimento
       *[other] { $count } suggerimenti
    }.
   *[no] { $name } ha usato { $count ->
        [1] un suggerimento
       *[other] { $count } suggerimenti
    }.
}
