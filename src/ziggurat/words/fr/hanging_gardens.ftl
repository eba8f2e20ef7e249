### Les jardins suspendus : tuiles, actions, événements, refus, options.

hanging-gardens-title = Les jardins suspendus
hanging-gardens-about = superposez des cartes en un jardin, formez des groupes, collectionnez des séries de tuiles. De deux à quatre joueurs, 45 minutes.

## Tuiles et lignes de la feuille de score

hanging-gardens-line-queen = Reine
hanging-gardens-line-king = Roi
hanging-gardens-line-tiger = Tigre
hanging-gardens-line-garden = Jardin
hanging-gardens-line-statue = Statue
hanging-gardens-line-chalice = Calice
hanging-gardens-line-gate = Porte
hanging-gardens-line-animal-handler = Dresseur
hanging-gardens-line-gardener = Jardinier
hanging-gardens-line-sculptor = Sculpteur
hanging-gardens-line-priest = Prêtre
hanging-gardens-line-guard = Garde
hanging-gardens-line-awards = Primes de cinq points

## Bâtiments et groupes

hanging-gardens-buildings = { $kind ->
    [T] { $count ->
        [1] une terrasse
       *[other] { $count } terrasses
    }
    [P] { $count ->
        [1] un parc
       *[other] { $count } parcs
    }
    [A] { $count ->
        [1] une arcade
       *[other] { $count } arcades
    }
   *[F] { $count ->
        [1] une fontaine
       *[other] { $count } fontaines
    }
}
hanging-gardens-group-idle = { $temples ->
    [0] { $buildings }
    [one] { $buildings } avec leur temple
   *[other] { $buildings } avec { $temples } temples : un seul peut rester
}
hanging-gardens-group-ready = { $buildings } sans temple : { $reward }
hanging-gardens-reward = { $blind ->
    [yes] une tuile face cachée, et une de n’importe quelle colonne
   *[no] { $columns ->
        [1] une tuile de la colonne 1
        [2] une tuile de la colonne 1 ou 2
       *[other] une tuile de n’importe quelle colonne
    }
}

## La table

hanging-gardens-round-number = Manche { $number } sur { $rounds }
hanging-gardens-flower = { $you ->
    [yes] Vous avez la fleur et commencez
   *[no] { $name } a la fleur et commence
}
hanging-gardens-last-round = La manche { $number } est la dernière
hanging-gardens-slot = { $slot } : carte { $card }
hanging-gardens-slot-taken = { $slot } : prise
hanging-gardens-column = { $column ->
    [1] Colonne 1 : 3 cases
    [2] Colonne 2 : 4 cases
   *[other] Colonne 3 : 5 ou plus
}
hanging-gardens-stocks = Face cachée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hanging-gardens-owner = { $name } · { $supply ->
    [one] encore { $supply } temple
   *[other] encore { $supply } temples
}
hanging-gardens-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hanging-gardens-holding = { $count ->
    [1] { $tile } = { $points }
   *[other] { $count } × { $tile } = { $points }
}
hanging-gardens-holding-awards = { $count ->
    [1] une prime de cinq points = { $points }
   *[other] { $count } primes de cinq points = { $points }
}
hanging-gardens-holding-hidden = { $count ->
    [1] une tuile cachée
   *[other] { $count } tuiles cachées
}
hanging-gardens-holding-nothing = aucune tuile
hanging-gardens-legend = . vide  T terrasse  P parc  A arcade  F fontaine  · table  ^ temple  ' nouveau
hanging-gardens-reconstruction = Les cartes et presque toutes les valeurs des tuiles sont une reconstitution : celles du jeu n’ont jamais été publiées sous forme de texte.

## Que faire maintenant

hanging-gardens-status-you = { $phase ->
    [keep] Votre carte a réuni des groupes avec temple. Choisissez le temple qui reste.
    [temple] Vous pouvez poser un temple sur un des groupes que votre carte a formés ou agrandis, et prendre une tuile.
    [tile] Prenez une des tuiles que votre groupe a gagnées.
   *[card] À vous. Prenez une carte et posez-la dans votre jardin. « places 2 » montre où poser la carte de l’emplacement 2.
}
hanging-gardens-status-waiting = { $phase ->
    [keep] { $name } doit choisir le temple qui reste.
    [temple] { $name } peut poser un temple.
    [tile] { $name } prend une tuile.
   *[card] C’est à { $name }.
}
hanging-gardens-status-over = La partie est terminée ; toutes les tuiles sont maintenant visibles.

## Ce que ferait une action

hanging-gardens-do-card = Carte { $card }, rotation { $turn }, coin en { $at } : forme { $group }
hanging-gardens-do-card-bare = Carte { $card }, rotation { $turn }, coin en { $at }
hanging-gardens-do-burn = Défausser la carte { $card }, qui ne peut être posée nulle part
hanging-gardens-do-keep = { $returned ->
    [1] Garder le temple en { $at } ; l’autre revient dans votre réserve
   *[other] Garder le temple en { $at } ; les { $returned } autres reviennent dans votre réserve
}
hanging-gardens-do-temple = { $origin ->
    [supply] Temple en { $at }, { $buildings } : { $reward }
   *[other] Temple de { $origin } vers { $at }, { $buildings } : { $reward }
}
hanging-gardens-do-pass = Ne poser aucun temple
hanging-gardens-do-tile = { $points ->
    [0] Prendre { $tile } : aucun point pour l’instant
    [one] Prendre { $tile } : { $points } point de plus
   *[other] Prendre { $tile } : { $points } points de plus
}

## Ce qui s’est passé

hanging-gardens-card = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} la carte { $card } avec la rotation { $turn } et son coin en { $at }.
hanging-gardens-burn = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} la carte { $card }, qui ne peut être posée nulle part.
hanging-gardens-keep = { $you ->
    [yes] Dans le groupe réuni vous gardez
   *[no] Dans le groupe réuni { $name } garde
} le temple en { $at } ; { $returned ->
    [1] l’autre revient dans la réserve.
   *[other] les { $returned } autres reviennent dans la réserve.
}
hanging-gardens-temple = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} un temple en { $at }.
hanging-gardens-temple-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $name } déplace
} un temple de { $from } vers { $at }.
hanging-gardens-pass = { $you ->
    [yes] Vous ne posez
   *[no] { $name } ne pose
} aucun temple.
hanging-gardens-tile = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} la tuile { $tile } en { $space }.
hanging-gardens-blind = { $name } pioche une tuile face cachée.
hanging-gardens-blind-seen = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} une tuile face cachée : { $tile }.
hanging-gardens-revealed = Les tuiles cachées sont révélées : { $name } avait { $tiles } (+{ $points }).
hanging-gardens-refill = Maintenant en { $space } : { $tile }.
hanging-gardens-award = { $you ->
    [yes] Vous ne trouvez aucune tuile à prendre et marquez
   *[no] { $name } ne trouve aucune tuile à prendre et marque
} { $points } points à la place.
hanging-gardens-tiles-out = Les tuiles sont épuisées : la manche { $last } sera la dernière.
hanging-gardens-round = La manche { $number } commence ; { $you ->
    [yes] vous avez la fleur et jouez en premier.
   *[no] { $name } a la fleur et joue en premier.
}
hanging-gardens-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hanging-gardens-shared = { $you ->
    [yes] Vous partagez la victoire avec { $others }
   *[no] Victoire partagée : { $names }
}, { $points ->
    [one] { $points } point par personne.
   *[other] { $points } points par personne.
}

## Pourquoi une action est refusée

hanging-gardens-why-game-over = la partie est terminée.
hanging-gardens-why-unknown-action = cette action n’existe pas.
hanging-gardens-why-decide-card = il faut maintenant prendre une carte visible (card:SLOT@X,YrTURN).
hanging-gardens-why-decide-keep = choisissez d’abord le temple qui reste dans le groupe réuni (keep:X,Y).
hanging-gardens-why-decide-temple = il faut maintenant poser un temple (temple:X,Y), ou aucun (pass).
hanging-gardens-why-decide-tile = il faut maintenant prendre une tuile (tile:SPACE).
hanging-gardens-why-out-of-reach = aucun jardin ne va au-delà de { $reach } cases.
hanging-gardens-why-no-slot = à { $seats } joueurs il n’y a que { $slots } emplacements.
hanging-gardens-why-slot-taken = la carte de l’emplacement { $slot } est déjà prise.
hanging-gardens-why-same-face = la rotation { $turn } de cette carte est la même que la rotation { $name } ; écrivez r{ $name }.
hanging-gardens-why-unsupported = le bâtiment en { $square } serait sur la table.
hanging-gardens-why-no-contact = la carte ne toucherait pas votre jardin.
hanging-gardens-why-on-temple = la carte couvrirait le temple en { $square }.
hanging-gardens-why-would-merge = la carte réunirait des groupes avec temple, et les options de cette partie l’interdisent.
hanging-gardens-why-has-place = la carte de l’emplacement { $slot } peut être posée : il faut donc la poser.
hanging-gardens-why-not-stuck = une carte visible au moins peut être posée ; dans cette partie on ne défausse que si aucune ne peut l’être.
hanging-gardens-why-not-merged = le groupe réuni n’a pas de temple en { $square }.
hanging-gardens-why-no-building = il n’y a pas de bâtiment en { $square }.
hanging-gardens-why-small-group = { $size ->
    [1] le bâtiment en { $square } est seul ; un temple demande un groupe de trois.
   *[other] le groupe en { $square } n’a que { $size } cases ; un temple en demande trois.
}
hanging-gardens-why-has-temple = le groupe en { $square } a déjà son temple.
hanging-gardens-why-not-grown = votre carte n’a pas agrandi le groupe en { $square }.
hanging-gardens-why-supply-left = { $supply ->
    [1] il vous reste un temple en réserve, on n’en déplace donc aucun.
   *[other] il vous reste { $supply } temples en réserve, on n’en déplace donc aucun.
}
hanging-gardens-why-supply-empty = votre réserve est vide ; dites quel temple vous déplacez (temple:X,Y<X,Y).
hanging-gardens-why-no-temple = il n’y a pas de temple en { $square }.
hanging-gardens-why-not-smallest = le temple en { $square } est sur { $size } cases, mais votre plus petit groupe avec temple en a { $smallest }.
hanging-gardens-why-vacant = l’emplacement { $space } est vide.
hanging-gardens-why-too-dear = { $columns ->
    [1] un groupe de { $size } ne prend de tuile que dans la colonne 1.
   *[other] un groupe de { $size } ne prend de tuile que dans les colonnes 1 à { $columns }.
}

## Options

hanging-gardens-option-tile-secrecy = { $value ->
    [all] les tuiles des autres restent cachées jusqu’à la fin
    [none] toutes les tuiles sont visibles
   *[blind] les tuiles prises dans l’étalage sont visibles, celles piochées face cachée restent cachées jusqu’à la fin
}
hanging-gardens-option-last-round = { $value ->
    [current] quand les tuiles sont épuisées, la partie se termine avec cette manche
    [never] on joue jusqu’à la dernière carte, même si les tuiles sont épuisées
   *[next] quand les tuiles sont épuisées, on joue encore une manche
}
hanging-gardens-option-tiles-out = { $value ->
    [stock] les tuiles sont épuisées quand il n’en reste plus face cachée
   *[all] les tuiles sont épuisées quand il n’en reste plus aucune, ni cachée ni visible
}
hanging-gardens-option-growth = { $value ->
    [strict] pour gagner une tuile un groupe doit avoir un bâtiment de plus
   *[touch] un groupe gagne une tuile s’il contient un bâtiment de la nouvelle carte
}
hanging-gardens-option-merge = { $value ->
    [forbid] une carte ne peut pas réunir des groupes avec temple
   *[keep] une carte peut réunir des groupes avec temple ; un seul temple reste
}
hanging-gardens-option-burn = { $value ->
    [stuck] on ne peut défausser une carte que si aucune des cartes visibles ne peut être posée
   *[card] une carte qui ne peut être posée nulle part peut être prise et défaussée
}
hanging-gardens-option-start-player = { $value ->
    [0] la première place commence
    [1] la deuxième place commence
    [2] la troisième place commence
    [3] la quatrième place commence
   *[random] le premier joueur est tiré au sort
}
hanging-gardens-option-tie-break = { $value ->
    [shared] les joueurs à égalité de points partagent leur place
   *[sets] les égalités se départagent aux séries complètes, puis au nombre de tuiles
}

## Commandes

hanging-gardens-command-places = où poser une carte : places 2, ou places 2 r1 pour une seule rotation
hanging-gardens-command-preview = le jardin et les groupes après un coup : preview card:2@-1,3r1, ou son numéro dans le menu
hanging-gardens-command-tiles = chaque sorte de tuile : ce qu’elle vaut, qui en a, combien on n’en a pas encore vu
hanging-gardens-places = { $count ->
    [0] La carte { $card } de l’emplacement { $slot } ne peut être posée nulle part.
    [one] La carte { $card } de l’emplacement { $slot } ne peut être posée qu’à un endroit. Le o marque son coin supérieur gauche.
   *[other] La carte { $card } de l’emplacement { $slot } peut être posée à { $count } endroits. Un o marque où peut aller son coin supérieur gauche.
}
hanging-gardens-places-usage = Quelle carte ? Écrivez places et un emplacement de 1 à { $slots }, par exemple places 2, ou places 2 r1 pour une seule rotation.
hanging-gardens-not-a-card-now = Vous pourrez regarder où poser les cartes quand ce sera à vous d’en prendre une.
hanging-gardens-preview-usage = Écrivez preview et un coup possible maintenant, par exemple preview card:2@-1,3r1. « places » montre les coups possibles.
hanging-gardens-preview-nothing = Aucun groupe n’a de nouveau bâtiment.
hanging-gardens-values-pay = vaut
hanging-gardens-values-held = prises, par place
hanging-gardens-values-unseen = non vues
hanging-gardens-pays-each = { $points } par tuile : { $series }
hanging-gardens-pays-person = { $low }, ou { $high } avec la série ({ $series })

## Aide

hanging-gardens-notation =
    Les actions des Jardins suspendus (x croît vers la droite, y vers le bas ; votre carte de départ est en x 0-1, y 0-2) :
    card:2@-1,3r1 poser la carte de l’emplacement 2, tournée d’un quart, son coin supérieur gauche en x -1, y 3
    burn:2 défausser une carte qui ne peut être posée nulle part   keep:0,0 quel temple reste dans un groupe réuni
    temple:0,2 poser un temple   temple:0,2<5,1 le déplacer depuis 5,1   pass   tile:1a prendre une tuile
hanging-gardens-rules =
    À votre tour vous prenez une carte et la posez dans votre jardin, tournée comme vous voulez. Chacun de ses bâtiments doit être sur le jardin, sur un terrain vide ou sur d’autres bâtiments ; ses cases vides peuvent être n’importe où, même sur la table. Aucune case ne peut couvrir un temple. Si aucune des cartes visibles ne peut être posée, et alors seulement, vous en défaussez une.
    Les bâtiments de même sorte qui se touchent par les côtés forment un groupe. Si votre carte a formé ou agrandi un groupe d’au moins trois sans temple, vous pouvez y poser un temple et prendre une tuile : avec trois cases dans la colonne 1, avec quatre dans la colonne 1 ou 2, avec cinq ou plus dans n’importe laquelle. Avec six ou plus vous piochez d’abord une tuile face cachée. Un seul temple par tour ; quand vos cinq temples sont posés, vous en déplacez un de votre plus petit groupe.
    Plus vous avez de tuiles d’une série, plus elles valent ; la dernière valeur est celle de la série complète. Les personnages valent plus avec une série complète de leur genre. Après la dernière carte, le total le plus élevé gagne.
    Les cartes et presque toutes les valeurs des tuiles sont une reconstitution : celles du jeu n’ont jamais été publiées sous forme de texte. Les règles complètes sont dans docs/rules/hanging_gardens.md (en anglais).
