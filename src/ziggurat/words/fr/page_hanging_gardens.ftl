### Les Jardins suspendus sur la page.

## Que faire maintenant

page-hanging-gardens-status-card = Prenez une carte : *faites-la glisser* dans votre jardin, ou touchez-la puis touchez un endroit.
page-hanging-gardens-status-burn = La *carte { $slot }* ne peut être posée nulle part dans votre jardin. Confirmez pour la défausser, ou prenez-en une autre.
page-hanging-gardens-status-picked = { $places ->
        [0] Dans ce sens, la *carte { $slot }* ne peut être posée nulle part. Tournez-la.
        [one] Dans ce sens, la *carte { $slot }* ne peut être posée qu’à *un endroit*. Touchez la pastille, ou tournez la carte.
       *[other] Dans ce sens, la *carte { $slot }* peut être posée à *{ $places } endroits*. Touchez une pastille, ou tournez la carte.
    }
page-hanging-gardens-status-plain = Ici, la *carte { $slot }* ne complète aucun groupe pour un temple.
page-hanging-gardens-status-other-place = Confirmez, ou bien déplacez-la ou tournez-la.
page-hanging-gardens-status-not-grown = Le groupe de *{ $buildings }* ne s’agrandit pas : pas de temple.
page-hanging-gardens-status-has-temple = Le groupe de *{ $buildings }* s’agrandit, mais il a déjà un temple.
page-hanging-gardens-status-covers = La carte recouvre { $buildings }.
page-hanging-gardens-status-grown = { $kind ->
    [T] Vos *terrasses*
    [P] Vos *parcs*
    [A] Vos *arcades*
   *[F] Vos *fontaines*
} passent à *{ $size }* : un temple y rapporte { $reward }.
page-hanging-gardens-status-joined = Vous réunissez des groupes avec temple : *des { $temples } temples*, un seul reste. Confirmez, ou déplacez la carte.
page-hanging-gardens-status-not-here = *Pas ici :* { $reason }
page-hanging-gardens-status-keep = Votre carte a réuni des groupes avec temple. Touchez *le temple qui reste*.
page-hanging-gardens-status-keep-chosen = { $returned ->
    [1] Ce temple *reste* ; l’autre revient dans votre réserve.
   *[other] Ce temple *reste* ; les { $returned } autres reviennent dans votre réserve.
}
page-hanging-gardens-status-temple = { $count ->
        [1] *{ $buildings }* peuvent recevoir un temple : touchez une case pour gagner { $reward }.
       *[other] *{ $count } groupes* peuvent recevoir un temple, mais un seul à ce tour. Touchez une case.
    }
page-hanging-gardens-status-temple-chosen = Un temple sur *{ $buildings }* rapporte { $reward }.
page-hanging-gardens-status-move = { $choices ->
    [chosen] Ce temple se déplace. Touchez
    [1] Le temple de votre plus petit groupe se déplace. Touchez
   *[other] Touchez un *temple en pointillé* de vos plus petits groupes, puis
} { $count ->
    [1] le groupe de *{ $buildings }* : vous gagnez { $reward }.
   *[other] un des *{ $count } groupes* possibles.
}
page-hanging-gardens-status-moved = { $choices ->
    [1] Il vient de votre plus petit groupe.
   *[other] Le *temple coché* se déplace : pour changer, touchez-en un autre en pointillé.
}
page-hanging-gardens-status-pass = *Pas de temple* pour l’instant : plus tard, seulement si une carte { $growth ->
    [touch] a un bâtiment dans
   *[strict] agrandit
} le groupe. Terminez avec le *bouton doré*, ou touchez une case.
page-hanging-gardens-status-tile = { $columns ->
    [1] Prenez une tuile de la *colonne 1*.
    [2] Prenez une tuile de la *colonne 1 ou 2*.
   *[other] Prenez une tuile de *n’importe quelle colonne*.
}
page-hanging-gardens-status-tile-chosen = { $gain ->
    [0] *{ $tile }* ne rapporte encore aucun point.
   *[other] Avec *{ $tile }* vous passez de { $before } à *{ $after }* points.
} Confirmez, ou choisissez-en une autre.
page-hanging-gardens-status-staged = Confirmez pour terminer votre tour, ou annulez.

## Boutons et étapes

page-hanging-gardens-confirm-card = Poser la carte
page-hanging-gardens-confirm-burn = Défausser la carte
page-hanging-gardens-confirm-keep = Garder ce temple
page-hanging-gardens-confirm-temple = { $moved ->
    [yes] Déplacer le temple
   *[no] Poser le temple
}
page-hanging-gardens-confirm-pass = Passer sans temple
page-hanging-gardens-confirm-tile = Prendre la tuile
page-hanging-gardens-confirm-end = Terminer le tour
page-hanging-gardens-step-card = { $turn ->
    [0] Carte { $slot }
    [1] Carte { $slot }, 90°
    [2] Carte { $slot }, 180°
   *[3] Carte { $slot }, 270°
}
page-hanging-gardens-step-burn = Défausser la carte { $slot }
page-hanging-gardens-step-keep = Un temple reste
page-hanging-gardens-step-temple = { $kind ->
    [T] Temple sur les terrasses
    [P] Temple sur les parcs
    [A] Temple sur les arcades
   *[F] Temple sur les fontaines
}
page-hanging-gardens-step-pass = Pas de temple

## Le jardin

page-hanging-gardens-garden-own = Votre jardin
page-hanging-gardens-garden-of = Jardin : { $name }
page-hanging-gardens-back = Revenir à votre jardin
page-hanging-gardens-follow = Suivre la partie
page-hanging-gardens-temples-left = { $count ->
    [0] aucun temple en réserve
    [one] encore un temple
   *[other] encore { $count } temples
}
page-hanging-gardens-flower = { $you ->
    [yes] Vous avez la fleur
   *[no] { $name } a la fleur
}
page-hanging-gardens-zoom-in = Agrandir
page-hanging-gardens-zoom-out = Réduire
page-hanging-gardens-zoom-fit = Voir tout le jardin
page-hanging-gardens-last-move = dernier coup
page-hanging-gardens-keys = Les flèches déplacent la carte ou le temple, R tourne la carte, Entrée confirme, Échap la repose. Les chiffres prennent cartes et tuiles, plus et moins agrandissent et réduisent.
page-hanging-gardens-row = Rangée { $row } : { $squares }.
page-hanging-gardens-square = { $shown ->
    [T] terrasse
    [P] parc
    [A] arcade
    [F] fontaine
    [table] hors du jardin
   *[empty] vide
}
page-hanging-gardens-square-temple = { $square } avec un temple
page-hanging-gardens-square-run = { $count } × { $square }
page-hanging-gardens-at = colonne { $x }, rangée { $y }
page-hanging-gardens-goal = { $phase ->
    [keep] Ce temple reste : { $square }, { $at }
   *[temple] Temple ici : { $square }, { $at }
}
page-hanging-gardens-origin = Déplacer ce temple : { $square }, { $at }
page-hanging-gardens-ghost = { $fits ->
    [yes] La carte peut être posée ici : { $at }.
   *[no] La carte ne peut pas être posée ici : { $at }.
}
page-hanging-gardens-reward-mark = { $blind ->
        [yes] au choix + 1 cachée
       *[no] { $columns ->
            [1] colonne 1
            [2] colonnes 1–2
           *[other] au choix
        }
    }

## Cartes

page-hanging-gardens-cards = Cartes de cette manche
page-hanging-gardens-cards-hint = { $count ->
    [1] Prenez la dernière.
   *[other] Prenez-en une.
} Ses bâtiments doivent reposer sur votre jardin.
page-hanging-gardens-cards-wait = { $count ->
    [0] aucune carte dans la pioche
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
page-hanging-gardens-card-name = Carte { $slot } : { $buildings }
page-hanging-gardens-card-places = { $count ->
        [0] nulle part
        [one] un endroit
       *[other] { $count } endroits
    }
page-hanging-gardens-card-taken = La carte { $slot } est déjà prise
page-hanging-gardens-turn = Tourner
page-hanging-gardens-temple-title = Un temple ?
page-hanging-gardens-temple-hint = À ce tour, un groupe peut recevoir un temple ; vous prenez ensuite une tuile.
page-hanging-gardens-no-temple = Pas de temple
page-hanging-gardens-keep-title = Un temple reste
page-hanging-gardens-keep-hint = Un groupe n’a qu’un temple. Choisissez-le dans votre jardin.
page-hanging-gardens-tile-title = Votre tuile
page-hanging-gardens-tile-hint = { $columns ->
    [1] Prenez une tuile de la colonne 1.
    [2] Prenez une tuile de la colonne 1 ou 2.
   *[other] Prenez la tuile de votre choix.
}

## Tuiles

page-hanging-gardens-tiles = Tuiles de points
page-hanging-gardens-face-down = { $count ->
    [one] { $count } dans la pioche
   *[other] { $count } dans la pioche
}
page-hanging-gardens-tiles-hint = Groupes de 3 : colonne 1 ; de 4 : 1 ou 2 ; de 5 ou plus : au choix ; dès 6, une tuile cachée en plus.
page-hanging-gardens-tiles-blind = Ce groupe pioche aussi une *tuile face cachée*.
page-hanging-gardens-vacant = vide
page-hanging-gardens-own-tiles = Vos tuiles
page-hanging-gardens-tiles-of = Tuiles : { $name }
page-hanging-gardens-no-tiles = Aucune encore. Un temple sur un groupe de trois donne la première.
page-hanging-gardens-no-tiles-yet = Aucune pour l’instant.
page-hanging-gardens-drawn = piochée face cachée
page-hanging-gardens-drawn-named = Pioche face cachée, visible uniquement par vous : { $tiles }
page-hanging-gardens-times = { $tile } × { $count }
page-hanging-gardens-with-set = { $points } avec { $series } × { $size }
page-hanging-gardens-with-more = { $points } avec une de plus
page-hanging-gardens-per = { $points } par tuile : { $series }
page-hanging-gardens-from-to = { $before } points, puis { $after }
page-hanging-gardens-ladder = maintenant { $points }
page-hanging-gardens-complete = complète
page-hanging-gardens-tile-count = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}
page-hanging-gardens-blind-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

## Les autres

page-hanging-gardens-look-at = Voir le jardin : { $name }
page-hanging-gardens-order = Tours de cette manche
page-hanging-gardens-order-seat = { $you ->
    [yes] Vous
   *[no] { $name }
}, { $state ->
    [done] tour joué
    [now] en train de jouer
   *[later] tour à venir
}
page-hanging-gardens-last-round = Dernière manche

## Ce qui s’est passé

page-hanging-gardens-log-card = { $you ->
    [yes] *Vous* posez
   *[no] *{ $name }* pose
} une carte{ $known ->
    [yes] { " " }avec { $buildings }.
   *[no] .
}
page-hanging-gardens-log-burn = { $you ->
        [yes] *Vous* défaussez
       *[no] *{ $name }* défausse
    } une carte{ $known ->
        [yes] { " " }avec { $buildings }
       *[no] { "" }
    } : elle ne peut être posée nulle part.
page-hanging-gardens-log-keep = { $you ->
    [yes] *Vous* réunissez
   *[no] *{ $name }* réunit
} des groupes qui ont un temple ; un temple reste, { $returned ->
    [1] l’autre revient dans la réserve.
   *[other] les { $returned } autres reviennent dans la réserve.
}
page-hanging-gardens-log-temple = { $you ->
    [yes] *Vous* posez
   *[no] *{ $name }* pose
} un temple{ $known ->
    [yes] { " " }sur un groupe de *{ $buildings }*.
   *[no] .
}
page-hanging-gardens-log-temple-moved = { $you ->
    [yes] *Vous* déplacez
   *[no] *{ $name }* déplace
} un temple vers { $known ->
    [yes] un groupe de *{ $buildings }*.
   *[no] un autre groupe.
}
page-hanging-gardens-log-pass = { $you ->
    [yes] *Vous* ne posez
   *[no] *{ $name }* ne pose
} aucun temple.
page-hanging-gardens-log-tile = { $you ->
    [yes] *Vous* prenez
   *[no] *{ $name }* prend
} la tuile *{ $tile }* dans la colonne { $column }.
page-hanging-gardens-log-revealed = Les tuiles cachées sont révélées : *{ $name }* avait *{ $tiles }* (+{ $points }).
page-hanging-gardens-log-blind = *{ $name }* pioche une tuile face cachée.
page-hanging-gardens-log-blind-seen = { $you ->
        [yes] *Vous* piochez
       *[no] *{ $name }* pioche
    } une tuile face cachée : *{ $tile }*.

## Pourquoi pas

page-hanging-gardens-why-decide-card = prenez d’abord une carte et posez-la dans votre jardin.
page-hanging-gardens-why-card-first = prenez d’abord une carte, puis tournez-la.
page-hanging-gardens-why-other-garden = c’est le jardin d’un autre joueur ; vous jouez dans le vôtre.
page-hanging-gardens-why-decide-keep = choisissez d’abord le temple qui reste dans le groupe réuni.
page-hanging-gardens-why-decide-temple = posez d’abord un temple, ou choisissez « Pas de temple ».
page-hanging-gardens-why-decide-tile = prenez d’abord votre tuile.
page-hanging-gardens-why-unsupported = { $building ->
    [T] une terrasse irait
    [P] un parc irait
    [A] une arcade irait
   *[F] une fontaine irait
} sur la table. Un bâtiment repose toujours sur votre jardin ; seules les cases vides peuvent dépasser.
page-hanging-gardens-why-on-temple = la carte couvrirait un temple, et un temple n’est jamais couvert.
page-hanging-gardens-why-not-merged = choisissez un des temples du groupe réuni.
page-hanging-gardens-why-no-building = il n’y a pas de bâtiment sur cette case.
page-hanging-gardens-why-small-group = { $size ->
    [1] ce bâtiment est seul ; un temple demande un groupe de trois.
   *[other] ce groupe n’a que { $size } cases ; un temple en demande trois.
}
page-hanging-gardens-why-has-temple = ce groupe a déjà son temple.
page-hanging-gardens-why-not-grown = votre carte n’a pas agrandi ce groupe.
page-hanging-gardens-why-supply-empty = votre réserve est vide ; choisissez le temple à déplacer.
page-hanging-gardens-why-no-temple = il n’y a pas de temple sur cette case.
page-hanging-gardens-why-not-smallest = ce temple est sur { $size } cases, mais votre plus petit groupe avec temple en a { $smallest }.
page-hanging-gardens-why-vacant = il n’y a plus de tuile ici.

## Le résultat

page-hanging-gardens-formula-series = 1 à { $size } tuiles : { $values }
page-hanging-gardens-formula-award = { $points } par prime
page-hanging-gardens-tally = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
page-hanging-gardens-reason-tiles = { $more ->
    [one] { $more } tuile contre { $less }
   *[other] { $more } tuiles contre { $less }
}
page-hanging-gardens-reason-awards = { $more ->
    [one] { $more } prime contre { $less }
   *[other] { $more } primes contre { $less }
}
page-hanging-gardens-reason-set = avec la série complète : { $series }
page-hanging-gardens-reason-series = { $series } : { $more } contre { $less }
page-hanging-gardens-ended = { $how ->
    [tiles] Les tuiles sont épuisées : la manche { $round } était la dernière.
   *[cards] Les cartes sont épuisées après { $round } manches.
}
page-hanging-gardens-ended-tie = { $how ->
    [sets] Égalité de points : le plus de séries complètes l’emporte, { $more } à { $less }.
    [tiles] Égalité de points et de séries : le plus de tuiles l’emporte, { $more } à { $less }.
    [equal] Égalité de points, de séries et de tuiles.
   *[shared] À égalité de points, la victoire est partagée.
}
