# Playing at a table: the row of buttons, the log, motion, sound and the end of a game.

## The buttons

page-undo-short = Deshacer
page-restart-short = Reiniciar
page-leave-points = Terminar sin sumar { $points }
page-leave-win = Terminar sin ganar
page-score-to = pasaría a ser

## The log

page-log-newest = Lo último

## Babel's sites

page-babel-power = { $people ->
    [A] Destruir
    [H] Robar
    [M] Expulsar
    [P] Saltar
   *[S] Atraer
}
page-babel-power-of-three = 3 = { page-babel-power }
page-babel-wins = Ganas
page-babel-offer = { $run }: descarta uno

## The other players' turns

page-watch-step = { $step } de { $steps }: { $text }
page-watch-begin = { $you ->
    [yes] Juegas tú.
   *[no] Juega { $name }.
}

## The end of a game

page-end-look-back = Repasar
page-end-picture = Compartir imagen
page-end-picture-saved = La imagen está guardada
page-end-picture-failed = No se ha podido crear la imagen
page-end-count = Contar otra vez
