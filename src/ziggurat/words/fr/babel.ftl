### Babel : ses peuples, actions, événements, refus et options.

babel-title = Babel
babel-about = installez des peuples, élevez des temples, rasez ceux de l’adversaire. Deux joueurs, 45 minutes.

## Les cinq peuples : comme nom, après « chantier », comme une carte, comme plusieurs cartes

babel-people-a = Assyriens
babel-people-h = Hittites
babel-people-m = Mèdes
babel-people-p = Perses
babel-people-s = Sumériens
babel-site-a = des Assyriens
babel-site-h = des Hittites
babel-site-m = des Mèdes
babel-site-p = des Perses
babel-site-s = des Sumériens
babel-card-a = un Assyrien
babel-card-h = un Hittite
babel-card-m = un Mède
babel-card-p = un Perse
babel-card-s = un Sumérien
babel-cards-a = { $count ->
    [1] un Assyrien
   *[other] { $count } Assyriens
}
babel-cards-h = { $count ->
    [1] un Hittite
   *[other] { $count } Hittites
}
babel-cards-m = { $count ->
    [1] un Mède
   *[other] { $count } Mèdes
}
babel-cards-p = { $count ->
    [1] un Perse
   *[other] { $count } Perses
}
babel-cards-s = { $count ->
    [1] un Sumérien
   *[other] { $count } Sumériens
}
babel-list = { $rest } et { $last }

## La table

babel-turn-number = Tour { $turn }
babel-final = Phase finale
babel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
babel-quarry = Carrière
babel-temple = temple
babel-column = peuples
babel-reserve = Réserve
babel-starter = Départ
babel-starter-unbuilt = reste à construire
babel-hand = Main
babel-hand-size = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
babel-known = { $whose ->
    [own] connues de l’adversaire :
   *[other] à coup sûr :
}
babel-discard = Défausse : { $cards }
babel-decks = Pioche des peuples : { $people }   Pioche des temples : { $temples }
babel-known-top = Sur la pioche des temples, d’abord la prochaine : { $cards }
babel-legend = @ pion   [AAA] trois de suite ou plus   (2) peut être prise   * nouveau

## Que faire maintenant

babel-status-quarry = C’est à vous. Votre pion est encore à la carrière : allez sur un terrain avec une carte de son peuple.
babel-status-starter = C’est à vous. Installez au moins une carte et construisez votre carte de départ avant de terminer le tour.
babel-status-act = { $migrated ->
    [yes] C’est à vous. Déplacez-vous, installez, construisez, utilisez vos suites (vous avez déjà migré) ; end pour terminer.
   *[no] C’est à vous. Déplacez-vous, installez, construisez, migrez, utilisez vos suites ; end pour terminer.
}
babel-status-drop = { $owed ->
    [1] Votre main est réduite de moitié : défaussez une carte.
   *[other] Votre main est réduite de moitié : défaussez { $owed } cartes.
}
babel-status-waiting = { $phase ->
    [drop] { $owed ->
        [1] { $name } doit défausser une carte.
       *[other] { $name } doit défausser { $owed } cartes.
    }
   *[act] C’est à { $name } de jouer.
}
babel-status-over = { $ending ->
    [points] La partie est terminée : victoire aux points.
    [deck] La partie est terminée : la pioche des temples est vide.
    [repetition] La partie est terminée : la même position est revenue trop souvent.
    [turn_limit] La partie est terminée : le dernier tour est joué.
   *[running] La partie est terminée.
}

## Ce que ferait une action

babel-do-go = Aller sur le terrain { $goal } avec { $card }
babel-do-lay = { $run ->
    [0] Installer { $card } sur le terrain { $site }
   *[other] Installer { $card } sur le terrain { $site } : fait une suite de { $run }
}
babel-do-build = { $from ->
    [first] Construire votre carte de départ : niveau 1 sur le terrain { $site }
    [own] Construire le niveau { $level } sur le terrain { $site } depuis votre réserve
   *[foe] Construire le niveau { $level } sur le terrain { $site } depuis la réserve adverse
}
babel-do-move = Faire migrer { $cards } : terrain { $origin } → { $goal }
babel-do-raze = Payer { $paid } (rang { $place }) : détruire ici le temple adverse, niveau { $level } ; { $cards } retournent sur la pioche des temples
babel-do-steal = Payer { $paid } (rang { $place }) : voler le niveau { $level } adverse pour votre temple ici
babel-do-drive = Payer { $paid } (rang { $place }) : chasser d’ici { $counted } de l’adversaire
babel-do-turn = Payer { $paid } (rang { $place }) : rallier { $counted } de l’adversaire
babel-do-leap = { $from ->
    [own] Payer { $paid } (rang { $place }) : sauter un niveau et construire le { $level } sur le terrain { $site } depuis votre réserve
   *[foe] Payer { $paid } (rang { $place }) : sauter un niveau et construire le { $level } sur le terrain { $site } depuis la réserve adverse
}
babel-do-halve = { $cards ->
    [1] Payer { $paid } (rang { $place }) : l’adversaire doit défausser une de ses { $hand } cartes
   *[other] Payer { $paid } (rang { $place }) : l’adversaire doit défausser { $cards } de ses { $hand } cartes
}
babel-do-drop = Défausser { $card }
babel-do-end = { $over ->
    [yes] Terminer votre tour ; le reste de la pioche des temples va dans votre réserve et la partie est terminée
   *[no] Terminer votre tour ; deux cartes temple vont dans votre réserve
}

## Ce qui s'est passé

babel-go = { $you ->
    [yes] Vous allez
   *[no] { $name } va
} sur le terrain { $goal } avec { $card }.
babel-lay = { $you ->
    [yes] Vous installez
   *[no] { $name } installe
} { $card } sur le terrain { $site }.
babel-build = { $from ->
    [first] { $you ->
        [yes] Vous construisez votre carte de départ
       *[no] { $name } construit sa carte de départ
    } sur le terrain { $site }.
    [own] { $you ->
        [yes] Vous construisez le niveau { $level } sur le terrain { $site } depuis votre réserve.
       *[no] { $name } construit le niveau { $level } sur le terrain { $site } depuis sa propre réserve.
    }
   *[foe] { $you ->
        [yes] Vous construisez le niveau { $level } sur le terrain { $site } depuis la réserve adverse.
       *[no] { $name } construit le niveau { $level } sur le terrain { $site } { $rival ->
            [you] depuis votre réserve.
           *[other] depuis la réserve adverse.
        }
    }
}
babel-move = { $you ->
    [yes] Trois de vos cartes migrent
   *[no] { $name } fait migrer trois cartes
} du terrain { $origin } à celui { $goal }.
babel-raze = { $you ->
    [yes] Vos Assyriens détruisent le temple adverse
   *[no] { $name } détruit avec ses Assyriens { $rival ->
        [you] votre temple
       *[other] le temple adverse
    }
} de niveau { $level } sur le terrain { $site }.
babel-steal = { $you ->
    [yes] Vos Hittites volent le niveau { $level } du temple adverse
   *[no] { $name } vole avec ses Hittites le niveau { $level } { $rival ->
        [you] de votre temple
       *[other] du temple adverse
    }
} sur le terrain { $site }.
babel-drive = { $you ->
    [yes] Vos Mèdes chassent { $counted } de la colonne adverse
   *[no] { $name } chasse avec ses Mèdes { $counted } { $rival ->
        [you] de votre colonne
       *[other] de la colonne adverse
    }
} sur le terrain { $site }.
babel-turn = { $you ->
    [yes] Vos Sumériens rallient { $counted } de la colonne adverse
   *[no] { $name } rallie avec ses Sumériens { $counted } { $rival ->
        [you] de votre colonne
       *[other] de la colonne adverse
    }
} sur le terrain { $site }.
babel-leap = { $from ->
    [own] { $you ->
        [yes] Vos Perses sautent un niveau : vous construisez le { $level } sur le terrain { $site } depuis votre réserve.
       *[no] { $name } saute un niveau avec ses Perses : le { $level } du terrain { $site } vient de sa propre réserve.
    }
   *[foe] { $you ->
        [yes] Vos Perses sautent un niveau : vous construisez le { $level } sur le terrain { $site } depuis la réserve adverse.
       *[no] { $name } saute un niveau avec ses Perses : le { $level } du terrain { $site } vient { $rival ->
            [you] de votre réserve.
           *[other] de la réserve adverse.
        }
    }
}
babel-halve = { $you ->
    [yes] Vous réduisez la main adverse de moitié : { $cards ->
        [one] { $cards } carte est à défausser.
       *[other] { $cards } cartes sont à défausser.
    }
   *[no] { $rival ->
        [you] { $name } réduit votre main de moitié : { $cards ->
            [one] vous devez défausser { $cards } carte.
           *[other] vous devez défausser { $cards } cartes.
        }
       *[other] { $name } réduit la main adverse de moitié : { $cards ->
            [one] { $cards } carte est à défausser.
           *[other] { $cards } cartes sont à défausser.
        }
    }
}
babel-drop = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { $card }.
babel-end = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $name } termine son tour.
}
babel-temples-drawn = { $count ->
    [1] { $you ->
        [yes] Vous mettez dans votre réserve la dernière carte temple, un { $low }.
       *[no] { $name } met dans sa réserve la dernière carte temple, un { $low }.
    }
   *[other] { $you ->
        [yes] Vous mettez dans votre réserve les cartes temple { $high } et { $low } ; le { $low } est au-dessus.
       *[no] { $name } met dans sa réserve les cartes temple { $high } et { $low } ; le { $low } est au-dessus.
    }
}
babel-reshuffle = La défausse est mélangée et devient la pioche des peuples.
babel-you-drew = { $count ->
    [0] Il ne reste aucune carte à piocher pour vous.
   *[other] Vous piochez { $cards }.
}
babel-drew = { $count ->
    [0] Il ne reste aucune carte à piocher pour { $name }.
    [1] { $name } pioche une carte.
   *[other] { $name } pioche { $count } cartes.
}
babel-final-phase = La phase finale commence : l’un a 15 points, mais l’autre en a au moins 10.
babel-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $ending ->
    [points] aux points
    [deck] à l’épuisement de la pioche des temples
    [repetition] parce que la position se répète
   *[turn_limit] à la fin du dernier tour
}, { $first } à { $second }.
babel-draw = { $ending ->
    [deck] La pioche des temples est vide
    [repetition] La position se répète
   *[turn_limit] Le dernier tour est terminé
} : match nul, { $first } à { $second }, avec autant de cartes en main.

## Pourquoi une action est refusée

babel-why-game-over = la partie est terminée.
babel-why-unknown-action = cette action n’existe pas.
babel-why-must-drop = { $owed ->
    [1] il faut d’abord défausser encore une carte (drop:L).
   *[other] il faut d’abord défausser encore { $owed } cartes (drop:L).
}
babel-why-nothing-owed = il n’y a rien à défausser maintenant ; drop:L ne répond qu’à une réduction de main.
babel-why-not-in-hand = il vous faudrait { $card } en main.
babel-why-already-there = votre pion est déjà sur le terrain { $site }.
babel-why-at-quarry = votre pion est encore à la carrière ; allez d’abord sur un terrain (go:L).
babel-why-starter-first = la carte de départ vient avant toute autre construction (build:first).
babel-why-starter-built = votre carte de départ est déjà construite.
babel-why-temple-stands = la carte de départ demande un terrain sans temple à vous, et celui { $site } en est au niveau { $level }.
babel-why-no-people = la carte de départ demande au moins une de vos cartes sur le terrain { $site }.
babel-why-reserve-empty = cette réserve est vide.
babel-why-wrong-level = la carte du dessus est un { $card }, mais le terrain { $site } demande un { $needed }.
babel-why-too-few-people = { $people ->
    [0] le niveau { $card } demande { $card } cartes, et vous n’en avez aucune sur le terrain { $site }.
   *[other] le niveau { $card } demande { $card } cartes, et vous n’en avez que { $people } sur le terrain { $site }.
}
babel-why-migrated = vous avez déjà migré ce tour-ci.
babel-why-same-site = une migration va d’un terrain à un autre, et les deux sont celui { $site }.
babel-why-column-short = { $people ->
    [0] une migration déplace trois cartes, et vous n’en avez aucune sur le terrain { $site }.
    [1] une migration déplace trois cartes, et vous n’en avez qu’une sur le terrain { $site }.
   *[other] une migration déplace trois cartes, et vous n’en avez que { $people } sur le terrain { $site }.
}
babel-why-no-run = aucune suite de trois ou plus ne commence au rang { $place } de votre colonne sur le terrain { $site }.
babel-why-wrong-people = la suite du rang { $place } est faite de { $people }, qui ont un autre pouvoir.
babel-why-no-temple = l’adversaire n’a pas de temple sur le terrain { $site }.
babel-why-not-higher = le niveau { $card } adverse sur le terrain { $site } ne dépasse pas votre niveau { $level }.
babel-why-not-present = l’adversaire n’a pas ce peuple sur le terrain { $site }.
babel-why-column-empty = l’adversaire n’a personne sur le terrain { $site }.
babel-why-hand-small = { $cards ->
    [0] l’adversaire n’a pas de cartes ; il en faut au moins deux pour réduire sa main.
   *[other] l’adversaire n’a qu’une carte ; il en faut au moins deux pour réduire sa main.
}
babel-why-starter-duty = vous devez construire votre carte de départ ce tour-ci, et ensuite vous ne le pourriez plus.
babel-why-starter-unbuilt = vous devez construire votre carte de départ avant de terminer le tour (build:first).

## Options et éditions

babel-option-hands = cartes données à qui commence et à l’autre
babel-option-starter = { $value ->
    [first-turn] la carte de départ se construit à son premier tour
   *[free] la carte de départ se construit quand on veut, mais avant toute autre
}
babel-option-sumerians = { $value ->
    [all] les Sumériens rallient toutes les cartes identiques à la dernière de la colonne
   *[trailing] les Sumériens ne rallient que les cartes identiques qui se suivent en fin de colonne
}
babel-option-sudden-death = { $value ->
    [true] en phase finale, qui tombe sous 10 points perd aussitôt
   *[false] même en phase finale, il faut 15 points pour gagner
}
babel-option-start = { $value ->
    [1] la première place commence
    [2] la deuxième place commence
   *[random] on tire au sort qui commence
}
babel-option-repetition = { $value ->
    [0] une position peut se répéter sans fin
   *[other] quand la même position se présente { $value } fois, la partie s’arrête et on compte les points
}
babel-option-turn-limit = { $value ->
    [0] il n’y a pas de dernier tour
   *[other] après le tour { $value }, la partie s’arrête et on compte les points
}
babel-profile-tilsit = 5 cartes chacun ; la carte de départ à tout moment ; il faut toujours 15 points pour gagner
babel-profile-kosmos = 5 cartes chacun ; la carte de départ au premier tour ; en phase finale, qui tombe sous 10 points perd aussitôt
babel-profile-zman = 3 cartes pour qui commence, 5 pour l’autre ; la carte de départ au premier tour ; en phase finale, qui tombe sous 10 points perd aussitôt

## Aide

babel-notation =
    Les actions de Babel (L vaut A, H, M, P ou S ; N est le rang de la première carte d’une suite) :
    go:L aller   lay:L installer   move:L>L migrer   drop:L défausser   end
    build:first build:own build:foe carte de départ, votre réserve, réserve adverse
    raze@N Assyriens : détruire   steal@N Hittites : voler
    drive@N:L Mèdes : chasser   turn@N Sumériens : rallier
    leap@N:own leap@N:foe Perses : sauter un niveau
    halve@N toute suite : réduire de moitié la main adverse
babel-rules =
    Vous piochez trois cartes peuple. Ensuite, faites ce que vous voulez, autant que vous voulez : allez sur un terrain avec une carte de son peuple ; installez-y des cartes de n’importe quel peuple ; construisez-y le niveau suivant de votre temple avec la carte du dessus d’une des deux réserves, si vous y avez autant de cartes que le dit le niveau (votre carte de départ se construit en premier) ; une fois par tour, déplacez les trois dernières cartes d’une colonne vers un autre terrain.
    Trois cartes identiques de suite ou plus sur le terrain de votre pion forment une suite. Si vous défaussez l’une d’elles, les Assyriens y détruisent le temple adverse, les Hittites en volent la carte du sommet, les Mèdes chassent toutes les cartes d’un peuple, les Sumériens rallient toutes les cartes du peuple en fin de colonne, les Perses sautent un niveau ; toute suite peut aussi réduire de moitié la main de l’adversaire, qui choisit ses défausses.
    À la fin de votre tour, deux cartes temple vont dans votre réserve, la plus basse au-dessus. Un temple vaut son niveau le plus haut. Vous gagnez avec 15 points si l’adversaire en a moins de 10, ou avec 20. Si la pioche des temples s’épuise, le plus haut score gagne, puis le plus de cartes en main.
    Les règles complètes sont dans docs/rules/babel.md (en anglais).
