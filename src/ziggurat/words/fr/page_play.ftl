# Playing at a table: the row of buttons, the log, motion, sound and the end of a game.

## The buttons

page-undo-short = Annuler
page-restart-short = Recommencer
page-leave-points = Terminer sans +{ $points }
page-leave-win = Terminer sans gagner
page-score-to = deviendrait

## The log

page-log-newest = Dernière ligne

## Babel's sites

page-babel-power = { $people ->
    [A] Détruire
    [H] Voler
    [M] Chasser
    [P] Sauter
   *[S] Rallier
}
page-babel-power-of-three = 3 = { page-babel-power }
page-babel-wins = Vous gagnez
page-babel-offer = { $run } : défaussez-en un

## The other players' turns

page-watch-step = { $step } sur { $steps } : { $text }
page-watch-begin = { $you ->
    [yes] Vous jouez.
   *[no] { $name } joue.
}

## The end of a game

page-end-look-back = Revoir
page-end-picture = Partager l’image
page-end-picture-saved = L’image est enregistrée
page-end-picture-failed = L’image n’a pas pu être créée
page-end-count = Recompter
