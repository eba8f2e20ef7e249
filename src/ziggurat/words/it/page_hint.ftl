### I suggerimenti.

page-hint = Suggerimento
page-hint-count = { $count ->
    [0] Suggerimento
    [one] Suggerimento ({ $count } usato)
   *[other] Suggerimento ({ $count } usati)
}
page-hint-gain = { $line }: +{ $points }
page-hint-gain-in-all = { $line }: +{ $points } ({ $total } in tutto)
page-hint-gain-less = { $line }: +{ $points }. Meno di un altro turno adesso, ma con prospettive migliori.
page-hint-gain-in-all-less = { $line }: +{ $points } ({ $total } in tutto). Meno di un altro turno adesso, ma con prospettive migliori.
page-hint-later = Per ora nessun punto, ma è la mossa con le prospettive migliori.
page-hint-play = Gioca così
page-hint-play-move = Gioca la mossa { $move }
page-hint-thinking = Cerco un buon turno…
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
