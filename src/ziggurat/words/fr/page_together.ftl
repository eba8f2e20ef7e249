# Playing with other people: the link to a table, clocks, rematches, ready phrases.

## The link to a table

page-link-hint = Toute personne qui l’ouvre peut prendre une place libre, retrouver la sienne ou regarder. Sans compte.
page-link-any-title = Une table sur Ziggurat
page-link-any-text = Babylon, Babel et Les jardins suspendus avec amis et bots, dans le navigateur, sans compte.
page-link-private-title = { $game } : une invitation
page-link-private-text = Ouvrez le lien pour prendre place ou pour regarder. Sans compte.
page-link-open = { $count ->
        [0] Toutes les places sont prises. La partie va commencer.
        [one] Il reste { $count } place. Ouvrez le lien pour la prendre, sans compte.
       *[other] Il reste { $count } places. Ouvrez le lien pour en prendre une, sans compte.
    }
page-link-playing = La partie est en cours. Ouvrez le lien pour la regarder.
page-link-ended = La partie est terminée. Ouvrez le lien pour voir le résultat et revoir la partie.
page-sit-here = S’asseoir ici
page-wait-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
page-table-closed = Cette table a été fermée
page-table-closed-text = Demandez un nouveau lien, ou jouez contre un bot.

## Clocks

page-clocks = Temps des joueurs
page-clock-low = Il reste { $seconds } secondes
page-flag = Temps écoulé
page-create-clock-custom = Au choix
page-create-clock-custom-hint = Le temps pour toute la partie, et celui ajouté à chaque tour.
page-create-clock-turns-hint = Le temps pour chaque tour : revenez quand cela vous convient.
page-create-clock-minutes = Minutes par personne
page-create-clock-increment = Secondes ajoutées par tour
page-create-clock-per-turn = Jours par tour

## Rematch

page-rematch-seats = { $count ->
        [2] Vous échangez vos places.
       *[other] Tout le monde avance d’une place.
    }
page-rematch-wanted = { $name } voudrait une revanche.

## Ready phrases

chat-five-minutes = Je reviens dans cinq minutes.
chat-take-your-time = Prenez votre temps.
chat-nice-move = Joli coup !
chat-must-go = Je dois partir.
chat-another = Encore une partie ?
