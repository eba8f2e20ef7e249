### Babel sur la page : état, choix, noms des pièces.

## Que faire maintenant ; les parties entre astérisques sont en gras

page-babel-status-quarry = Votre pion attend à la carrière. Touchez un *terrain* pour y aller avec une carte de son peuple.
page-babel-status-settle = Installez maintenant ici au moins *une carte* ; vous pourrez alors construire votre carte de départ.
page-babel-status-starter = Construisez votre *carte de départ* : touchez le niveau marqué du temple.
page-babel-status-build = Le niveau *{ $level }* sur le terrain { $site } est prêt. *Construisez-le*, ou continuez.
page-babel-status-act = { $can ->
        [all] Touchez une *carte* pour vous déplacer ou pour l’installer, utilisez votre *suite*, ou terminez votre tour.
        [cards] Touchez une *carte* pour vous déplacer ou pour l’installer, ou *terminez votre tour*.
        [run] Votre main est vide. Utilisez votre *suite*, ou terminez votre tour.
        [migrate] Votre main est vide. *Faites migrer* trois cartes, ou terminez votre tour.
       *[none] Votre main est vide. *Terminez votre tour.*
    }
page-babel-status-card = { $can ->
        [both] Touchez *le terrain de votre pion* pour y installer { $card }, ou celui { $goal } pour y aller.
        [settle] Touchez *le terrain de votre pion* pour y installer { $card }.
        [travel] Touchez le terrain *{ $goal }* pour y aller avec { $card }.
       *[none] Vous ne pouvez rien faire avec { $card } pour l’instant.
    }
page-babel-status-origin = Quelles *trois cartes* doivent migrer ? Touchez une des colonnes marquées.
page-babel-status-column = Touchez le *terrain* vers lequel ces trois cartes doivent migrer.
page-babel-status-readied = *{ $what }.* { $detail }
page-babel-status-staged = *{ $what }.* { $detail } Confirmez, ou annulez.
page-babel-status-drop = { $owed ->
    [1] Votre main est réduite de moitié : défaussez *une carte*.
   *[other] Votre main est réduite de moitié : défaussez *{ $owed } cartes*. Choisies : { $chosen } sur { $owed }.
}
page-babel-status-ended = La partie s’est arrêtée avant son terme.

## Les étapes du tour

page-babel-step-go = Se déplacer : { $people }
page-babel-step-lay = Installer : { $people }
page-babel-step-drop = Défausser : { $people }
page-babel-step-build = { $from ->
    [first] Carte de départ
   *[other] { $whose ->
        [you] Construire : votre réserve
        [foe] Construire : autre réserve
       *[own] Construire : sa réserve
    }
}
page-babel-step-move = Migrer 3 : terrain { $origin } → { $goal }
page-babel-step-raze = Détruire
page-babel-step-steal = Voler
page-babel-step-drive = Chasser : { $people }
page-babel-step-turn = Rallier
page-babel-step-leap = Sauter un niveau
page-babel-step-halve = Main réduite de moitié
page-babel-step-end = Terminer le tour
page-babel-migrate = Faire migrer

## Le bouton de confirmation

page-babel-confirm = { $action ->
        [end] Terminer le tour
        [raze] Détruire
        [steal] Voler
        [drive] Chasser
        [turn] Rallier
        [leap] Sauter un niveau
        [halve] Réduire de moitié
        [drop] Défausser
        [build] Construire
       *[other] Confirmer
    }
page-babel-confirm-win = { page-babel-confirm } et gagner

## Les choix : ce qu'ils sont, coûtent et rapportent

page-babel-choices = Ici, vous pouvez
page-babel-choices-picked = Vous pouvez maintenant
page-babel-choice-go = Aller sur le terrain { $goal }
page-babel-choice-lay = Installer { $card } ici
page-babel-choice-drop = Défausser { $card }
page-babel-choice-build = { $from ->
    [first] Construire votre carte de départ
   *[other] Construire le niveau { $level }
}
page-babel-choice-move = Vers le terrain { $goal }
page-babel-choice-migrate = Faire migrer trois cartes
page-babel-choice-raze = Détruire le temple adverse ({ $name })
page-babel-choice-steal = Voler le niveau { $level }
page-babel-choice-drive = Chasser { $counted }
page-babel-choice-turn = Rallier { $counted }
page-babel-choice-leap = Sauter au niveau { $level }
page-babel-choice-halve = Réduire de moitié la main adverse ({ $name })
page-babel-choice-end = Terminer votre tour
page-babel-detail-go = Coûte { $card }.
page-babel-detail-lay = { $run ->
        [0] Sur le terrain { $site }.
       *[other] Fait une suite de { $run }.
    }
page-babel-detail-drop = Elle va à la défausse.
page-babel-detail-build = { $from ->
        [first] Niveau 1 sur le terrain { $site }.
        [own] De votre réserve.
       *[foe] De la réserve adverse ({ $name }).
    }
page-babel-detail-move = Cartes : { $cards }.
page-babel-detail-migrate = Une fois par tour, d’un terrain à un autre.
page-babel-detail-raze = Coûte { $cost }{ $twin ->
        [yes] { " " }(suite du rang { $place })
       *[no] { "" }
    }.
page-babel-detail-steal = Coûte { $cost }{ $twin ->
        [yes] { " " }(suite du rang { $place })
       *[no] { "" }
    }.
page-babel-detail-drive = Coûte { $cost }.
page-babel-detail-turn = Coûte { $cost }{ $twin ->
        [yes] { " " }(suite du rang { $place })
       *[no] { "" }
    }.
page-babel-detail-leap = { $from ->
        [own] Coûte { $cost }. De votre réserve.
       *[foe] Coûte { $cost }. De la réserve adverse ({ $name }).
    }
page-babel-detail-halve = { $cards ->
        [1] Coûte { $cost }. Une carte sur { $hand } est défaussée.
       *[other] Coûte { $cost }. { $cards } cartes sur { $hand } sont défaussées.
    }
page-babel-detail-end = { $over ->
    [yes] La pioche des temples s’épuise : la partie se termine.
   *[no] Deux cartes temple vont dans votre réserve.
}

## Sur la table

page-babel-board = Babel : le plateau
page-babel-you = Vous
page-babel-to = devient
page-babel-last-move = dernier coup
page-babel-hand-size = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
}
page-babel-hand-short = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
page-babel-in-hand = en main
page-babel-known = { $count ->
    [1] une connue
   *[other] { $count } connues
}
page-babel-starter = Carte de départ, niveau 1 : la première à construire
page-babel-hand-empty = Votre main est vide.
page-babel-piles = Pioche des peuples { $people }, défausse { $discard }, pioche des temples { $temples }
page-babel-discard = Défausse
page-babel-known-top = Au sommet de la pioche des temples, la prochaine d’abord : { $cards }
page-babel-keys = Les chiffres choisissent une carte de la main, puis, de 1 à 5, un terrain. B construit, M fait migrer.
page-babel-hand-card = { $card }, carte { $place } sur { $count }

## Les noms des pièces pour qui écoute la table

page-babel-strip = { $name } : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
} en main
page-babel-site = Terrain { $site }
page-babel-pawn-here = { $you ->
        [yes] Votre pion est ici
       *[no] { $name } a son pion ici
    }
page-babel-column = { $count ->
        [0] { $you ->
            [yes] Aucune carte à vous sur le terrain { $site }
           *[no] { $name } n’a aucune carte sur le terrain { $site }
        }
       *[other] { $you ->
            [yes] Vos cartes sur le terrain { $site } : { $cards }
           *[no] { $name }, cartes sur le terrain { $site } : { $cards }
        }
    }
page-babel-run = Suite de { $count } : { $people }
page-babel-temple = { $level ->
        [0] { $you ->
            [yes] Aucun temple à vous sur le terrain { $site }
           *[no] { $name } n’a aucun temple sur le terrain { $site }
        }
       *[other] { $you ->
            [yes] Votre temple sur le terrain { $site } : niveau { $level }, cartes { $cards }
           *[no] { $name }, temple sur le terrain { $site } : niveau { $level }, cartes { $cards }
        }
    }
page-babel-reserve = { $count ->
        [0] { $you ->
            [yes] Votre réserve est vide
           *[no] { $name }, réserve vide
        }
        [1] { $you ->
            [yes] Votre réserve : le { $top } au-dessus
           *[no] { $name }, réserve : le { $top } au-dessus
        }
       *[other] { $you ->
            [yes] Votre réserve : le { $top } au-dessus ; dessous : { $below }
           *[no] { $name }, réserve : le { $top } au-dessus ; dessous : { $below }
        }
    }

## Pourquoi quelque chose n'est pas possible

page-babel-why-must-drop = { $owed ->
    [1] il faut d’abord défausser encore une carte.
   *[other] il faut d’abord défausser encore { $owed } cartes.
}
page-babel-why-nothing-owed = on ne défausse que quand une main a été réduite de moitié.
page-babel-why-at-quarry = votre pion est encore à la carrière ; allez d’abord sur un terrain.
page-babel-why-starter-first = vous devez construire votre carte de départ avant toute autre.
page-babel-why-starter-unbuilt = vous devez construire votre carte de départ avant de terminer le tour.
page-babel-why-build-here = vous ne construisez que là où est votre pion, et il n’est pas sur le terrain { $site }.
page-babel-why-wrong-site = { $card } ne vous mène qu’au terrain { $goal }, et vous n’installez que là où est votre pion.
page-babel-why-travel-first = { $card } ne vous mène qu’au terrain { $goal } ; votre pion est encore à la carrière.
page-babel-why-foe-side = pour agir contre l’adversaire, il vous faut une suite utilisable sur le terrain de votre pion.
page-babel-why-foe-starter = cette carte de départ, c’est l’adversaire qui la construit ; la vôtre est à côté de votre réserve.

## La feuille de score

page-babel-sheet-formula = Plus haut niveau du temple

## Le résultat

page-babel-reason = niveau { $more } contre { $less }
page-babel-ended = { $how ->
    [goal] On gagne avec { $goal } points si l’autre en a moins de { $limit }.
    [sure] Avec { $sure } points, on gagne dans tous les cas.
    [sudden] En phase finale, on perd avec moins de { $limit } points.
    [deck] La pioche des temples est épuisée.
    [repetition] La position s’est répétée.
   *[turn_limit] Le dernier tour est joué.
}
page-babel-ended-by = { $by ->
    [points] Le plus de points l’emporte.
    [hands] Égalité de points : le plus de cartes en main l’emporte, { $more } à { $less }.
   *[draw] Égalité de points et de cartes en main.
}
page-babel-destroyed = { $you ->
    [yes] { $temples ->
        [1] un temple
       *[other] { $temples } temples
    }
   *[no] { $temples ->
        [1] un de vos temples
       *[other] { $temples } de vos temples
    }
} ({ $points ->
    [1] { $points } point
   *[other] { $points } points
})
page-babel-stolen = { $count ->
    [1] le niveau { $levels }
   *[other] les niveaux { $levels }
}
page-babel-attacks = { $you ->
    [yes] { $how ->
        [destroyed] Vous avez détruit { $destroyed }.
        [stole] Vous avez volé { $stolen }.
       *[both] Vous avez détruit { $destroyed } et volé { $stolen }.
    }
   *[no] { $how ->
        [destroyed] { $name } a détruit { $destroyed }.
        [stole] { $name } vous a volé { $stolen }.
       *[both] { $name } a détruit { $destroyed } et vous a volé { $stolen }.
    }
}
