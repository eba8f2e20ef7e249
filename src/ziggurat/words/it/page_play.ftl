# Playing at a table: the row of buttons, the log, motion, sound and the end of a game.

## The buttons

page-undo-short = Annulla
page-restart-short = Ricomincia
page-leave-points = Termina senza +{ $points }
page-leave-win = Termina senza vincere
page-score-to = diventerebbe

## The log

page-log-newest = Ultima riga

## Babel's sites

page-babel-power = { $people ->
    [A] Distruggi
    [H] Ruba
    [M] Scaccia
    [P] Salta
   *[S] Attira
}
page-babel-power-of-three = 3 = { page-babel-power }
page-babel-wins = Vinci
page-babel-offer = { $run }: scartane uno

## The other players' turns

page-watch-step = { $step } di { $steps }: { $text }
page-watch-begin = { $you ->
    [yes] Giochi tu.
   *[no] Sta giocando { $name }.
}

## The end of a game

page-end-look-back = Rivedi
page-end-picture = Condividi l’immagine
page-end-picture-saved = L’immagine è salvata
page-end-picture-failed = Non è stato possibile creare l’immagine
page-end-count = Rivedi il conteggio
