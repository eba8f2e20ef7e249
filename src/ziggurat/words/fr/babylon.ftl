### Babylon : ses tuiles, jetons, actions, événements, refus, options.

babylon-title = Babylon
babylon-about = extrayez des terrasses d’une carrière et construisez un jardin suspendu, étage par étage. De deux à quatre joueurs, 45 minutes.

## Les tuiles : par matériau, avec la fleur en toutes lettres et la face en signes

babylon-tile-clay = une tuile d’argile { $face } ({ $flower })
babylon-tile-granite = une tuile de granite { $face } ({ $flower })
babylon-tile-basalt = une tuile de basalte { $face } ({ $flower })
babylon-tile-start = la tuile de départ { $face } ({ $flower })
babylon-flower-white = fleur blanche
babylon-flower-pink = fleur rose
babylon-flower-blue = fleur bleue
babylon-flower-yellow = fleur jaune
babylon-flower-other = fleur { $name }

## Ce que font les jetons de manche

babylon-effect-none = il n’y a pas de tuile Tour à cette manche
babylon-effect-token-none = sans effet
babylon-effect-single = chacun commence son tour avec un pilier simple de plus
babylon-effect-double = chacun a un pilier double pour ce tour ; il ne se stocke pas
babylon-effect-icon = une fois dans votre tour, une icône d’une nouvelle tuile vaut pour une autre (marquez sa case d’une étoile)
babylon-effect-blank = une fois dans votre tour, un emplacement sans icône d’une nouvelle tuile vaut pour n’importe quelle icône (marquez sa case d’une étoile)
babylon-effect-flower = si la tuile extraite porte votre fleur, celle-ci rapporte deux piliers au lieu d’un
babylon-effect-minus = chaque extraction rapporte un pilier de moins

## La table

babylon-round-number = Manche { $round } sur { $rounds }
babylon-setting-up = Avant la première manche
babylon-effect = Tuile Tour : { $effect }
babylon-tokens-left = { $count ->
    [0] c’est la dernière manche
    [one] encore une tuile Tour
   *[other] encore { $count } tuiles Tour
}
babylon-quarry = Carrière
babylon-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
babylon-garden = Jardin : { $name }
babylon-garden-own = Votre jardin
babylon-garden-number = Jardin du joueur { $number }
babylon-hand = Piliers en main : { $singles ->
    [one] { $singles } simple
   *[other] { $singles } simples
}
babylon-hand-double = Piliers en main : { $singles ->
    [one] { $singles } simple
   *[other] { $singles } simples
}, un double
babylon-stored = Piliers stockés : { $singles }
babylon-slot = Stockage : { $tile }
babylon-slot-empty = Stockage : vide
babylon-dug = Extraite : { $tile }
babylon-flower = Plateau : { $flower }
babylon-summary = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $singles ->
    [0] aucun pilier
    [one] un pilier
   *[other] { $singles } piliers
}, stockage { $slot }
babylon-stock = Réserve : { $single } simples, { $double } doubles, { $belvedere } belvédères, { $statue } statues, { $fountain } fontaines, { $bridge } ponts, { $stairs } escaliers
babylon-legend = Jardin : hauteur, icône (S statue, F fontaine, B pont, T escalier), usage : * statue  o fontaine  = pont  / escalier  ^ belvédère  ~ sous un pont  ' nouveau. Carrière : hauteur, face NO NE SE SO, fleur.
babylon-floor = Étage { $floor } de votre jardin (entre parenthèses : recouvert)
babylon-floor-none = Il n’y a pas d’étage { $floor } ; votre jardin va jusqu’à l’étage { $top }.

## Que faire maintenant

babylon-status-remove = { $count ->
    [1] Avant la première manche : retirez du jeu une dernière tuile d’argile.
   *[other] Avant la première manche : retirez du jeu une tuile d’argile (encore { $count }, tous joueurs compris).
}
babylon-status-dig = À vous. Extrayez une tuile de la carrière : les côtés libres, et votre propre fleur, rapportent des piliers.
babylon-status-build = { $placed ->
    [yes] À vous. Continuez à construire, ou terminez le tour.
   *[no] À vous. Posez la tuile extraite, celle de votre stockage, les deux ou aucune ; ajoutez des éléments de décor ; terminez en gardant ou en défaussant la tuile extraite.
}
babylon-status-waiting = { $phase ->
    [remove] { $name } retire une tuile d’argile du jeu.
    [dig] { $name } doit extraire une tuile.
   *[build] { $name } construit.
}
babylon-status-over = La partie est terminée.

## Ce que ferait une action

babylon-do-remove = Retirer du jeu { $tile }
babylon-do-dig = { $gain ->
    [0] Extraire { $tile } : aucun pilier
    [one] Extraire { $tile } : un pilier
   *[other] Extraire { $tile } : { $gain } piliers
}
babylon-do-place = { $source ->
    [dug] Poser la tuile extraite
   *[kept] Poser la tuile stockée
} à l’étage { $floor } : { $singles ->
    [0] aucun pilier simple
    [one] un pilier simple
   *[other] { $singles } piliers simples
}{ $doubles ->
    [0] { "" }
   *[other] , le pilier double
}{ $belvedere ->
    [none] { "" }
   *[other] , belvédère en { $belvedere }
}, { $points }
babylon-do-statue = Statue en { $cell }, étage { $floor } : { $points }
babylon-do-fountain = Fontaine de { $cell } à { $other }, étage { $floor } : { $points }
babylon-do-bridge = Pont de { $cell } à { $other }, étage { $floor } : { $points }
babylon-do-stairs = Escalier de { $cell } montant à { $other }, étage { $floor } : { $points }
babylon-do-end = Terminer le tour
babylon-do-end-keep = { $slot ->
    [empty] Terminer le tour et garder la tuile extraite dans votre stockage
   *[other] Terminer le tour et garder la tuile extraite ; { $slot } quitte le jeu
}
babylon-do-end-toss = Terminer le tour et défausser la tuile extraite

## Ce qui s’est passé

babylon-remove = { $you ->
    [yes] Vous retirez
   *[no] { $name } retire
} du jeu { $tile }, en { $column }.
babylon-dig = { $you ->
    [yes] Vous extrayez
   *[no] { $name } extrait
} { $tile } de { $column } : { $gain ->
    [0] aucun pilier.
    [one] un pilier.
   *[other] { $gain } piliers.
}
babylon-uncovered = En { $column } apparaît { $tile }.
babylon-first-round = { $you ->
    [yes] La première manche commence par vous.
   *[no] La première manche commence par { $name }.
}
babylon-place = { $source ->
    [dug] { $you ->
        [yes] Vous posez la tuile extraite
       *[no] { $name } pose la tuile extraite
    }
   *[kept] { $you ->
        [yes] Vous posez { $tile } de votre stockage
       *[no] { $name } pose { $tile } de son stockage
    }
} en { $cell }, étage { $floor } ({ $singles ->
    [0] aucun pilier simple
    [one] un pilier simple
   *[other] { $singles } piliers simples
}{ $doubles ->
    [0] { "" }
   *[other] , le pilier double
} ; { $points }).
babylon-statues-carry = { $count ->
    [1] Une statue la soutient et n’est plus une statue.
   *[other] { $count } statues la soutiennent et ne sont plus des statues.
}
babylon-belvedere = Un belvédère se dresse en { $cell }, étage { $floor }.
babylon-statue = { $you ->
    [yes] Vous construisez une statue
   *[no] { $name } construit une statue
} en { $cell }, étage { $floor } ({ $points }).
babylon-fountain = { $you ->
    [yes] Vous construisez une fontaine
   *[no] { $name } construit une fontaine
} de { $cell } à { $other }, étage { $floor } ({ $points }).
babylon-bridge = { $you ->
    [yes] Vous construisez un pont
   *[no] { $name } construit un pont
} de { $cell } à { $other }, étage { $floor } ({ $points }).
babylon-stairs = { $you ->
    [yes] Vous construisez un escalier
   *[no] { $name } construit un escalier
} de { $cell } montant à { $other }, étage { $floor } ({ $points }).
babylon-token-used = { $token ->
    [icon] Grâce à la tuile Tour, l’icône de { $cell } vaut pour une autre.
   *[blank] La tuile Tour donne une icône à { $cell }.
}
babylon-end = { $you ->
    [yes] Vous terminez votre tour
   *[no] { $name } termine son tour
} ({ $stored ->
    [0] aucun pilier stocké
    [one] un pilier stocké
   *[other] { $stored } piliers stockés
}).
babylon-end-keep = { $you ->
    [yes] Vous gardez la tuile extraite et terminez votre tour
   *[no] { $name } garde la tuile extraite et termine son tour
} ({ $stored ->
    [0] aucun pilier stocké
    [one] un pilier stocké
   *[other] { $stored } piliers stockés
}).
babylon-end-toss = { $you ->
    [yes] Vous défaussez la tuile extraite et terminez votre tour
   *[no] { $name } défausse la tuile extraite et termine son tour
} ({ $stored ->
    [0] aucun pilier stocké
    [one] un pilier stocké
   *[other] { $stored } piliers stockés
}).
babylon-gave-up = { $you ->
    [yes] Votre stockage était plein : { $tile } quitte le jeu.
   *[no] { $name } avait déjà une tuile en stockage : { $tile } quitte le jeu.
}
babylon-returned = { $count ->
    [1] Un pilier de trop pour les six emplacements retourne à la réserve.
   *[other] { $count } piliers de trop pour les six emplacements retournent à la réserve.
}
babylon-token = Manche { $round }. On retourne une tuile Tour : { $effect }.
babylon-got-single = { $you ->
    [yes] La tuile Tour vous donne un pilier simple.
   *[no] La tuile Tour donne à { $name } un pilier simple.
}
babylon-got-double = { $you ->
    [yes] La tuile Tour vous donne un pilier double.
   *[no] La tuile Tour donne à { $name } un pilier double.
}
babylon-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { $points }.
babylon-won-tie-break = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { $points } et le moins de cases nues ({ $bare }).
babylon-shared = { $you ->
    [yes] Vous partagez la victoire
   *[no] { $name } partage la victoire
} avec { $points }.

## Pourquoi une action est refusée

babylon-why-game-over = la partie est terminée.
babylon-why-unknown-action = cette action n’existe pas.
babylon-why-removal-first = { $count ->
    [1] il reste une tuile d’argile à retirer avant la première manche (remove:B3).
   *[other] il reste { $count } tuiles d’argile à retirer avant la première manche (remove:B3).
}
babylon-why-removal-done = les tuiles d’argile de la mise en place sont déjà retirées.
babylon-why-not-clay = il n’y a pas d’argile au sommet de { $column }.
babylon-why-dig-first = il faut extraire une tuile avant de construire (dig:B3).
babylon-why-dug-already = vous avez déjà extrait une tuile ce tour-ci.
babylon-why-column-empty = la colonne { $column } est vide.
babylon-why-end-needs-placing = la tuile extraite n’est pas posée : gardez-la (end:keep) ou défaussez-la (end:toss).
babylon-why-end-placed = la tuile extraite est posée, le tour se termine donc simplement (end).
babylon-why-dug-placed = la tuile extraite est déjà posée.
babylon-why-slot-empty = votre stockage est vide.
babylon-why-off-board = une tuile en { $cell } dépasserait du jardin ; sa case en bas à gauche va de a1 à g7.
babylon-why-same-look = tournée r{ $rotation }, la tuile a le même aspect que r{ $least } ; écrivez r{ $least }.
babylon-why-same-footprint = une autre tuile a déjà sa case en bas à gauche en { $cell }.
babylon-why-two-open = un seul coin peut rester sans appui.
babylon-why-not-level = les appuis ne sont pas de niveau : les piliers en { $cell } atteignent l’étage { $floor }, un autre coin serait à l’étage { $other }.
babylon-why-not-lower = { $cell } est à la hauteur { $height }, et la tuile serait à l’étage { $floor }.
babylon-why-blocked = un escalier ou un pont au-dessus de { $cell } atteint l’étage { $block } ; la tuile doit se trouver plus haut.
babylon-why-not-free = un pilier demande un emplacement libre, et { $cell } est occupée.
babylon-why-under-deck = { $cell } est sous un pont : aucun pilier ne peut s’y dresser.
babylon-why-no-statue = il n’y a pas de statue en { $cell }.
babylon-why-statue-carries = la statue en { $cell } arrive jusqu’à la tuile, elle doit donc la soutenir (s).
babylon-why-floor-missing = l’étage { $floor } est trop haut : votre jardin va jusqu’à l’étage { $top }.
babylon-why-too-few-pillars = { $needed ->
    [1] il faut un pilier simple, et vous en avez { $held }.
   *[other] il faut { $needed } piliers simples, et vous en avez { $held }.
}
babylon-why-no-double-left = la réserve n’a plus assez de piliers doubles.
babylon-why-no-belvedere-left = la réserve n’a plus de belvédère.
babylon-why-corner-can = le coin en { $cell } peut avoir un appui, et dans cette partie il doit donc en avoir un.
babylon-why-overhang-used = dans cette partie, un coin sans appui ne surplombe qu’un emplacement libre, et { $cell } ne l’est pas.
babylon-why-no-tile = il n’y a pas de tuile au-dessus de { $cell }.
babylon-why-used = l’emplacement en { $cell } est déjà occupé.
babylon-why-wrong-icon = { $cell } ne montre pas la bonne icône.
babylon-why-not-new = au moins un bout doit être sur une tuile posée ce tour-ci.
babylon-why-not-ascending = écrivez { $other } avant { $cell }.
babylon-why-two-stars = la tuile Tour n’aide qu’à un seul bout.
babylon-why-no-token = la tuile Tour n’accorde aucune icône en ce moment.
babylon-why-token-spent = vous avez déjà utilisé la tuile Tour ce tour-ci.
babylon-why-star-not-new = la tuile Tour ne vaut que sur une tuile posée ce tour-ci, et { $cell } n’est pas sur une telle tuile.
babylon-why-star-needless = { $cell } montre déjà la bonne icône : pas d’étoile.
babylon-why-star-blank = cette tuile Tour change une icône, et { $cell } n’en montre pas.
babylon-why-star-icon = cette tuile Tour vaut pour un emplacement sans icône, et { $cell } montre une icône.
babylon-why-no-line = aucune statue visible n’est alignée avec { $cell }.
babylon-why-no-restart = plus aucune statue n’est visible, et dans cette partie on ne peut donc plus en construire.
babylon-why-not-adjacent = { $cell } et { $other } ne se touchent pas par un côté.
babylon-why-same-tile = les deux bouts d’une fontaine doivent être sur des tuiles différentes.
babylon-why-not-same-floor = les deux bouts doivent être au même étage, mais { $cell } est à l’étage { $floor } et { $other } à l’étage { $height }.
babylon-why-no-gap = entre les bouts d’un pont il y a exactement une case, en ligne droite.
babylon-why-gap-filled = { $cell } est à la hauteur { $height } : il n’y a pas de vide pour un pont de l’étage { $floor }.
babylon-why-gap-depth = { $cell } est à la hauteur { $height }, ce que les règles de cette partie ne permettent pas sous un pont de l’étage { $floor }.
babylon-why-gap-deck = un pont de l’étage { $floor } passe déjà au-dessus de { $cell }.
babylon-why-gap-flight = l’escalier en { $cell } monte jusqu’à l’étage { $floor }.
babylon-why-no-step = un escalier mène à l’étage suivant, mais { $cell } est à l’étage { $floor } et { $other } à l’étage { $height }.
babylon-why-stairs-deck = un pont de l’étage { $floor } passe au-dessus de { $cell }, là où l’escalier monterait.
babylon-why-no-piece-left = la réserve n’a plus cet élément de décor.

## La feuille de score

babylon-line-statues = Statues
babylon-line-fountains = Fontaines
babylon-line-bridges = Ponts
babylon-line-stairs = Escaliers
babylon-line-variety = Ensembles de décor
babylon-line-flowers = Ensembles de fleurs
babylon-line-belvederes = Belvédères
babylon-line-highest = Plus haut étage

## Options

babylon-option-belvedere-choice = { $value ->
    [free] n’importe quel coin peut rester sans appui
   *[forced_only] ne reste sans appui qu’un coin qui ne peut pas en avoir
}
babylon-option-overhang = { $value ->
    [any] un coin sans appui peut surplomber tout ce qui est plus bas
   *[free_only] un coin sans appui ne surplombe qu’un emplacement libre
}
babylon-option-bridge-gap = { $value ->
    [any_depth] un pont franchit un vide de n’importe quelle profondeur
    [one_floor] un pont franchit un vide d’un étage exactement
   *[ground] un pont ne franchit que le plateau nu
}
babylon-option-same-footprint = { $value ->
    [never] aucune tuile n’est exactement au-dessus d’une autre
   *[next_floor] aucune tuile n’est exactement au-dessus d’une tuile de l’étage inférieur
}
babylon-option-statue-line = { $value ->
    [orthogonal] les statues s’alignent en colonne et en rangée
   *[any_line] les statues s’alignent aussi en diagonale
}
babylon-option-statue-restart = { $value ->
    [yes] quand aucune statue n’est visible, la suivante va où l’on veut
   *[no] quand plus aucune statue n’est visible, on ne peut plus en construire
}
babylon-option-belvedere-score = { $value ->
    [visible] seuls les belvédères visibles comptent
   *[all] les belvédères recouverts comptent aussi
}
babylon-option-supply = { $value ->
    [unlimited] il y a toujours assez de pièces
   *[box] les pièces de la boîte sont une réserve commune qui peut s’épuiser
}

## Commandes

babylon-command-places = où une tuile peut se poser : places, places dug, places kept c4
babylon-command-preview = ce qu’une action coûterait et rapporterait : preview place:dug@c4r0/1111
babylon-command-floor = un étage de votre jardin, emplacements recouverts compris : floor 2
babylon-command-garden = le jardin complet d’un autre joueur : garden 2
babylon-places-none = Il n’y a pas de place pour elle en ce moment.
babylon-places-map = { $source ->
    [dug] La tuile extraite
   *[kept] La tuile stockée
} peut se poser de { $count } façons ; combien pour chaque case en bas à gauche :
babylon-places-at = { $source ->
    [dug] La tuile extraite
   *[kept] La tuile stockée
} en { $cell } :
babylon-places-hint = Nommez une tuile et une case pour les voir une à une, par exemple : places dug c4
babylon-places-wrong = « { $word } » n’est ni dug, ni kept, ni une case.
babylon-preview-which = Nommez une action, par exemple : preview { $example }
babylon-preview-line = { $line } : { $points }
babylon-preview-total = En tout { $points }
babylon-preview-nothing = Rien ne change sur la feuille de points.
babylon-garden-which = Nommez un joueur par son numéro, de 1 à { $last }.

## Aide

babylon-notation =
    Actions de Babylon (B3 est une colonne, c4 une case) :
    remove:B3 retirer   dig:B3 extraire   end:keep garder la tuile   end:toss la défausser   end
    place:dug@c4r2/11-2 pose la tuile extraite, son coin en bas à gauche sur c4, tournée de deux quarts de tour vers la droite ; appuis dans le sens horaire depuis le haut à gauche : 1 simple, 2 double, s statue, - aucun (place:kept@... pour la tuile stockée)
    statue:c4 statue   fountain:c4-c5 fontaine   bridge:c4-c6 pont   stairs:c4-c5 escalier (le bout bas d’abord)
    une étoile après la case qui reçoit son icône de la tuile Tour : statue:c4*
babylon-rules =
    Extrayez une tuile : elle rapporte un pilier simple pour chaque côté libre (la paroi, ou une colonne pas plus haute) et un pour votre propre fleur. Puis vous pouvez poser la tuile extraite et celle de votre stockage. Chaque coin repose sur un pilier simple (un étage), un pilier double (deux étages, il vaut deux simples) ou une statue ; un coin peut rester dans le vide et reçoit un belvédère. Aucun étage avant celui du dessous, et aucune tuile exactement au-dessus d’une autre.
    Les éléments de décor sont gratuits mais demandent leurs icônes, dont au moins une sur une tuile de ce tour : une statue (la première n’importe où, puis alignée avec une statue visible), une fontaine (cases voisines de deux tuiles d’un même étage), un pont (même étage, une case plus basse entre les bouts), un escalier (cases voisines, un étage d’écart).
    À la fin du tour vous gardez jusqu’à six piliers simples, aucun double, et une tuile. Après la dernière manche (le livret dit « tour »), on regarde les jardins du dessus : une statue vaut son étage, fontaines et ponts le triple, un escalier la somme des deux étages, quatre éléments de décor différents 4, quatre fleurs différentes 4, un belvédère 1, l’étage le plus haut le double.
    Les règles complètes sont dans docs/rules/babylon.md (en anglais).
