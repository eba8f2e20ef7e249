### Babylon sur la page.

## Pièces

page-babylon-tile-clay = tuile d’argile
page-babylon-tile-granite = tuile de granite
page-babylon-tile-basalt = tuile de basalte
page-babylon-tile-start = tuile de départ
page-babylon-a-tile-clay = une tuile d’argile
page-babylon-a-tile-granite = une tuile de granite
page-babylon-a-tile-basalt = une tuile de basalte
page-babylon-a-tile-start = la tuile de départ
page-babylon-tile-full = { $tile }, { $flower } ; dans le sens horaire depuis le coin en haut à gauche : { $icons }
page-babylon-icon-statue = icône de statue
page-babylon-icon-fountain = icône de fontaine
page-babylon-icon-bridge = icône de pont
page-babylon-icon-stairs = icône d’escalier
page-babylon-icon-none = sans icône
page-babylon-use-statue = statue
page-babylon-use-fountain = fontaine
page-babylon-use-bridge = pont
page-babylon-use-stairs = escalier
page-babylon-use-belvedere = belvédère
page-babylon-cell = { $cell } : { $what }
page-babylon-cell-bare = sol nu
page-babylon-cell-floor = étage { $floor }
page-babylon-cell-new = nouvelle tuile
page-babylon-cell-deck = sous un pont
page-babylon-cell-can-lie = la tuile peut être posée avec son coin inférieur gauche ici
page-babylon-cell-can-build = possible ici : { $what }
page-babylon-column = { $column } : { $tile }, { $height ->
    [1] la dernière tuile de la colonne
   *[other] { $height } tuiles de haut
}
page-babylon-column-gain = { $column } : { $tile }, { $height ->
    [1] la dernière tuile de la colonne
   *[other] { $height } tuiles de haut
} ; rapporte { $gain ->
    [0] zéro pilier
    [one] un pilier
   *[other] { $gain } piliers
}
page-babylon-column-empty = { $column } : vide
page-babylon-yield = { $sides ->
        [0] 0 pour les côtés libres
        [one] 1 pour un côté libre
       *[other] { $sides } pour les côtés libres
    }{ $flower ->
        [0] { "" }
        [one] { "" } et 1 pour votre fleur
       *[other] { "" } et { $flower } pour votre fleur
    }{ $less ->
        [0] { "" }
       *[other] , un de moins à cause de la tuile Tour
    }

## Le plateau

page-babylon-looks = Vue du jardin
page-babylon-look-flat = À plat
page-babylon-look-grid = Grille
page-babylon-floors = Étages
page-babylon-floors-up-to = Jusqu’à l’étage { $floor }
page-babylon-tab-garden = Jardin
page-babylon-tab-quarry = Carrière
page-babylon-tab-points = Points
page-babylon-tabs = Jardin, carrière ou points
page-babylon-garden-of = Jardin : { $name }
page-babylon-garden-own = Votre jardin
page-babylon-back = Revenir à votre jardin
page-babylon-look-at = Voir le jardin : { $name }
page-babylon-last-move = dernier coup

## Carrière et jeton

page-babylon-quarry = Carrière
page-babylon-quarry-hint = +n : piliers rapportés
page-babylon-quarry-hint-remove = Retirez une tuile d’argile
page-babylon-empty = vide
page-babylon-tokens = Tuile Tour
page-babylon-token = *Tuile Tour* : { $effect }
page-babylon-effect-nothing = il n’y a pas de tuile Tour à la première manche.
page-babylon-effect-none = sans effet pour cette manche.
page-babylon-effect-single = chacun commence son tour avec un pilier simple de plus.
page-babylon-effect-double = chacun a un pilier double pour ce tour. Il ne se stocke pas.
page-babylon-effect-icon = une fois dans votre tour, une icône d’une nouvelle tuile vaut pour une autre.
page-babylon-effect-blank = une fois dans votre tour, un emplacement sans icône d’une nouvelle tuile vaut pour n’importe quelle icône.
page-babylon-effect-flower = si la tuile extraite porte votre fleur, celle-ci rapporte deux piliers au lieu d’un.
page-babylon-effect-minus = chaque extraction rapporte un pilier de moins.
page-babylon-token-spent = Vous l’avez déjà utilisée ce tour-ci.
page-babylon-tokens-left = { $count ->
        [0] C’est la dernière manche.
        [one] Encore une tuile Tour à venir.
       *[other] Encore { $count } tuiles Tour à venir.
    }
page-babylon-round = Manche { $round }
page-babylon-score-now = { $line } : { $points }
page-babylon-score-change = { $line } : { $points }, puis { $after }

## Main

page-babylon-dug = Extraite
page-babylon-kept = Stockée
page-babylon-none-dug = Aucune tuile extraite
page-babylon-dug-laid = Posée
page-babylon-none-kept = Stockage vide
page-babylon-turn = Tourner
page-babylon-turn-tile = Tourner la tuile d’un quart de tour
page-babylon-pillars = { $count ->
    [0] Aucun pilier en main
    [one] Un pilier en main
   *[other] { $count } piliers en main
}
page-babylon-pillars-take = { $count ->
        [0] Aucun pilier en main, cette tuile en demande { $takes }
        [one] Un pilier en main, cette tuile en demande { $takes }
       *[other] { $count } piliers en main, cette tuile en demande { $takes }
    }
page-babylon-pillars-used = Piliers : { $takes } sur { $count }
page-babylon-pillars-gain = { $count ->
    [0] Aucun pilier en main, cette extraction en rapporte { $gain }
    [one] Un pilier en main, cette extraction en rapporte { $gain }
   *[other] { $count } piliers en main, cette extraction en rapporte { $gain }
}
page-babylon-double = Un pilier double pour ce tour
page-babylon-six = On en stocke six au plus à la fin du tour.
page-babylon-keep = Garder
page-babylon-toss = Défausser
page-babylon-keep-title = Garder la tuile extraite et terminer le tour
page-babylon-keep-title-full = Garder la tuile extraite, défausser celle du stockage et terminer le tour
page-babylon-toss-title = Défausser la tuile extraite et terminer le tour

## Choix

page-babylon-ways = Appuis
page-babylon-ornaments = Vous pouvez construire
page-babylon-ornaments-at = En { $cell }
page-babylon-way-floor = Étage { $floor }
page-babylon-price = { $doubles ->
    [0] { $singles ->
        [0] zéro pilier
        [one] un pilier
       *[other] { $singles } piliers
    }
   *[other] { $singles ->
        [0] le pilier double
        [one] un pilier et le double
       *[other] { $singles } piliers et le double
    }
}
page-babylon-way-full = Étage { $floor }, { $pillars }
page-babylon-way-open = Étage { $floor }, { $pillars }, belvédère en { $cell }
page-babylon-then = puis +{ $points }
page-babylon-corner = Coin { $cell } : { $support ->
        [single] pilier simple
        [double] pilier double
        [statue] sur la statue
       *[open] libre, belvédère
    }
page-babylon-corner-open = le laisser libre
page-babylon-corner-support = le soutenir
page-babylon-with-token = avec la tuile Tour

## Les autres

page-babylon-pillars-count = { $count ->
    [0] aucun pilier
    [one] *1* pilier
   *[other] *{ $count }* piliers
}
page-babylon-slot-count = { $count ->
        [0] stockage vide
       *[other] *1* tuile stockée
    }
page-babylon-top = { $floor ->
        [0] rien de construit
       *[other] étage *{ $floor }*
    }

## Que faire maintenant

page-babylon-status-waiting = { $phase ->
        [remove] { $name } retire une tuile d’argile du jeu.
        [dig] { $name } choisit une tuile de la carrière.
       *[build] { $name } construit.
    }
page-babylon-status-remove = { $count ->
    [1] Retirez du jeu une dernière *tuile d’argile*.
   *[other] Retirez du jeu une *tuile d’argile* : touchez-la dans la carrière (encore { $count }, tous joueurs compris).
}
page-babylon-status-dig = Extrayez *une tuile* de la carrière. Le nombre indique les piliers qu’elle rapporte.
page-babylon-status-choose = { $source ->
        [dug] Faites glisser la *tuile extraite* dans votre jardin, ou touchez un point.
       *[kept] Faites glisser la *tuile stockée* dans votre jardin, ou touchez un point.
    }
page-babylon-status-no-place = { $source ->
        [dug] Vos piliers ne permettent pas de poser la tuile extraite. *Gardez-la* ou défaussez-la.
       *[kept] Vos piliers ne permettent pas de poser la tuile stockée pour l’instant.
    }
page-babylon-status-not-here = La tuile ne peut pas se poser en *{ $cell }*.
page-babylon-status-held = { $points ->
    [unknown] *Étage { $floor }* pour { $pillars }. Posez la tuile, tournez-la ou déplacez-la.
   *[other] *Étage { $floor }* pour { $pillars } rapporte *{ $points }*{ $more ->
        [0] { "" }
        [one] , puis *+{ $then }* avec un élément de décor
       *[other] , puis *+{ $then }* avec { $more } éléments de décor
    }. Posez la tuile, tournez-la ou déplacez-la.
}
page-babylon-no-points = zéro point
page-babylon-status-ornaments = { $count ->
        [1] Vous pouvez construire *un élément de décor*. Touchez-le dans le jardin, ou continuez.
       *[other] Vous pouvez construire des *éléments de décor* : { $count } sont possibles. Touchez-les dans le jardin, ou continuez.
    }
page-babylon-status-pick = Posez la *tuile extraite* ou celle du stockage, ou gardez la première et terminez le tour.
page-babylon-status-keep = Vos piliers ne permettent de poser aucune tuile. *Gardez* la tuile extraite ou défaussez-la.
page-babylon-status-kept-too = Vous pouvez aussi poser la *tuile stockée*, ou terminer le tour.
page-babylon-status-done = Plus rien à construire. *Terminez le tour.*
page-babylon-staged-remove = De *{ $column }*, { $tile } quitte le jeu. Confirmez, ou choisissez-en une autre.
page-babylon-staged-dig = *{ $column }* : { $tile } et { $gain ->
    [0] *aucun pilier*
    [one] *un pilier*
   *[other] *{ $gain } piliers*
} ({ $reasons }). Confirmez, ou choisissez-en une autre.
page-babylon-staged-end = *Terminer le tour ?* Vous ne pourrez plus annuler.
page-babylon-staged-end-keep = { $full ->
        [yes] Vous gardez la tuile extraite, et celle du stockage *quitte le jeu*. Confirmez pour terminer le tour.
       *[no] Vous *gardez* la tuile extraite pour plus tard. Confirmez pour terminer le tour.
    }
page-babylon-staged-end-toss = La tuile extraite *quitte le jeu*. Confirmez pour terminer le tour.

## Étapes et bouton doré

page-babylon-step-remove = Retirer { $column }
page-babylon-step-dig = Extraire { $column }
page-babylon-step-place-dug = Extraite → { $cell }
page-babylon-step-place-kept = Du stockage → { $cell }
page-babylon-step-statue = Statue en { $cell }
page-babylon-step-fountain = Fontaine en { $cell }
page-babylon-step-bridge = Pont en { $cell }
page-babylon-step-stairs = Escalier en { $cell }
page-babylon-step-end = Fin du tour
page-babylon-step-end-keep = Garder la tuile
page-babylon-step-end-toss = Défausser la tuile
page-babylon-confirm-remove = Retirer { $column }
page-babylon-confirm-dig = Extraire { $column }
page-babylon-confirm-place = { $source ->
        [dug] Poser la tuile
       *[kept] Poser la tuile stockée
    }
page-babylon-confirm-end = Terminer le tour
page-babylon-confirm-end-keep = Garder et terminer
page-babylon-confirm-end-toss = Défausser et terminer
page-babylon-confirm-none = Confirmer

## Ce que ferait une action

page-babylon-do-statue = Statue en { $cell }, étage { $floor }
page-babylon-do-fountain = Fontaine en { $cell } et { $other }, étage { $floor }
page-babylon-do-bridge = Pont de { $cell } à { $other }, étage { $floor }
page-babylon-do-stairs = Escalier de { $cell } (étage { $floor }) à { $other } (étage { $above })

## Pourquoi pas

page-babylon-why-removal-first = il faut d’abord retirer les tuiles d’argile de la mise en place.
page-babylon-why-dig-first = extrayez d’abord une tuile de la carrière.
page-babylon-why-end-needs-placing = la tuile extraite n’est pas posée : gardez-la ou défaussez-la.
page-babylon-why-end-placed = la tuile extraite est posée : il suffit de terminer le tour.
page-babylon-why-statue-carries = la statue en { $cell } arrive jusqu’à la tuile, elle doit donc la soutenir.
page-babylon-why-needs-statue = une statue se pose sur une icône de statue d’une tuile posée ce tour-ci ; après la première, alignée avec une statue visible.
page-babylon-why-needs-fountain = une fontaine relie deux icônes de fontaine voisines, au même étage et sur deux tuiles, dont une posée ce tour-ci.
page-babylon-why-needs-bridge = un pont relie deux icônes de pont du même étage, avec une case plus basse entre les deux ; l’une d’elles sur une tuile posée ce tour-ci.
page-babylon-why-needs-stairs = un escalier relie deux icônes d’escalier voisines, la seconde un étage plus haut ; l’une d’elles sur une tuile posée ce tour-ci.
page-babylon-why-nothing-here = il n’y a rien à construire en { $cell }.
page-babylon-why-other-garden = c’est le jardin d’un autre joueur ; vous construisez dans le vôtre.

## La feuille de score

page-babylon-formula-statues = chacune vaut son étage
page-babylon-formula-fountains = chacune vaut 3 × son étage
page-babylon-formula-bridges = chacun vaut 3 × son étage
page-babylon-formula-stairs = chacun vaut ses deux étages
page-babylon-formula-variety = 4 points par ensemble
page-babylon-formula-flowers = 4 points par ensemble
page-babylon-formula-belvederes = 1 point chacun
page-babylon-formula-highest = 2 points par étage

## Le résultat

page-babylon-reason = { $line ->
    [statues] { $more ->
        [one] { $more } statue contre { $less }
       *[other] { $more } statues contre { $less }
    }
    [fountains] { $more ->
        [one] { $more } fontaine contre { $less }
       *[other] { $more } fontaines contre { $less }
    }
    [bridges] { $more ->
        [one] { $more } pont contre { $less }
       *[other] { $more } ponts contre { $less }
    }
    [stairs] { $more ->
        [one] { $more } escalier contre { $less }
       *[other] { $more } escaliers contre { $less }
    }
    [variety] { $more ->
        [one] { $more } ensemble contre { $less }
       *[other] { $more } ensembles contre { $less }
    }
    [flowers] { $more ->
        [one] { $more } ensemble contre { $less }
       *[other] { $more } ensembles contre { $less }
    }
    [belvederes] { $more ->
        [one] { $more } belvédère contre { $less }
       *[other] { $more } belvédères contre { $less }
    }
   *[highest] étage { $more } contre { $less }
}
page-babylon-higher = à des étages plus hauts
page-babylon-ended = Les { $rounds } manches sont jouées.
page-babylon-ended-tie = { $shared ->
    [yes] Égalité de points et de cases nues.
   *[no] Égalité de points : le moins de cases nues l’emporte, { $less } à { $more }.
}
