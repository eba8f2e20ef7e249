### Las pistas.

page-hint = Pista
page-hint-count = { $count ->
    [0] Pista
    [one] Pista ({ $count } usada)
   *[other] Pista ({ $count } usadas)
}
page-hint-gain = { $line }: +{ $points }
page-hint-gain-in-all = { $line }: +{ $points } ({ $total } en total)
page-hint-gain-less = { $line }: +{ $points }. Ahora menos que con otro turno, pero con mejores opciones para después.
page-hint-gain-in-all-less = { $line }: +{ $points } ({ $total } en total). Ahora menos que con otro turno, pero con mejores opciones para después.
page-hint-later = Todavía sin puntos, pero con las mejores opciones para después.
page-hint-play = Jugar así
page-hint-play-move = Hacer la jugada { $move }
page-hint-thinking = Buscando un buen turno…
page-hint-hide = Ocultar
page-hint-result = { $you ->
    [yes] Has usado { $count ->
        [1] una pista
       *[other] { $count } pistas
    }.
   *[no] { $name } ha usado { $count ->
        [1] una pista
       *[other] { $count } pistas
    }.
}
