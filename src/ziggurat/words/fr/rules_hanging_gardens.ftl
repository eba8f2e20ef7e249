# The rules of The Hanging Gardens as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-hanging-gardens-chapter-about = De quoi il s’agit
rules-hanging-gardens-chapter-card = Prendre et poser une carte
rules-hanging-gardens-chapter-temples = Groupes et temples
rules-hanging-gardens-chapter-tiles = Tuiles de points
rules-hanging-gardens-chapter-points = Décompte
rules-hanging-gardens-chapter-end = La fin
rules-hanging-gardens-aim-title = Le but
rules-hanging-gardens-aim = Chacun pose des cartes dans son propre jardin. Les bâtiments identiques qui se touchent *par un côté*, pas en diagonale, forment un groupe. Les groupes rapportent des tuiles de points, et à la fin *seules les tuiles comptent* : réunissez-les en séries.
rules-hanging-gardens-set-up-title = Mise en place
rules-hanging-gardens-set-up = Chacun a une carte de départ de six cases vides et cinq temples. Six tuiles de points sont visibles en trois colonnes ; les autres sont face cachée. Le premier joueur est tiré au sort et reçoit la fleur.
rules-hanging-gardens-rounds-title = Les manches
rules-hanging-gardens-rounds = À chaque manche, *quatre cartes* sont visibles, trois à trois joueurs. La personne qui a la fleur choisit en premier ; à deux, l’ordre est premier, second, second, premier. Puis la fleur passe à gauche.
rules-hanging-gardens-rounds-right = N’importe quelle carte encore là
rules-hanging-gardens-rounds-wrong = La première carte est déjà prise
rules-hanging-gardens-support-title = Où va une carte
rules-hanging-gardens-support = Posez la carte sur votre jardin, par-dessus les autres, sur des cases entières. Chaque *bâtiment* de la carte doit reposer *sur votre jardin*, sur un terrain vide ou sur n’importe quel bâtiment. Les cases vides peuvent aller partout, même sur la table.
rules-hanging-gardens-support-right = Tous les bâtiments sur le jardin
rules-hanging-gardens-support-wrong = Un bâtiment serait sur la table
rules-hanging-gardens-rotation-title = Tourner
rules-hanging-gardens-rotation = Vous pouvez tourner la carte par quarts de tour, jamais la retourner. Des rotations de même aspect sont la même pose.
rules-hanging-gardens-rotation-right = Tournée d’un quart
rules-hanging-gardens-rotation-wrong = À l’envers, elle a le même aspect
rules-hanging-gardens-covering-title = Les temples restent visibles
rules-hanging-gardens-covering = *Aucune case* de la carte ne peut couvrir un temple, même une case vide. Tout le reste peut être couvert.
rules-hanging-gardens-covering-right = À côté du temple
rules-hanging-gardens-covering-wrong = Elle couvrirait le temple
rules-hanging-gardens-discard-title = Défausser une carte
rules-hanging-gardens-discard = Si *aucune des cartes visibles* ne peut être posée, et alors seulement, vous en prenez une et la défaussez, et votre tour se termine.
rules-hanging-gardens-discard-right = La seule case porte un temple : rien ne va
rules-hanging-gardens-discard-wrong = Cette carte peut être posée, il faut donc la poser
rules-hanging-gardens-group-title = Un groupe de trois
rules-hanging-gardens-group = Si votre carte a formé ou agrandi un groupe d’au moins *trois* cases, vous pouvez poser *un* de vos cinq temples sur l’une d’elles. Un seul groupe par tour.
rules-hanging-gardens-group-right = Trois terrasses : un temple
rules-hanging-gardens-group-wrong = Deux parcs : trop peu
rules-hanging-gardens-growth-title = Il doit avoir grandi
rules-hanging-gardens-growth = Le groupe doit compter un *nouveau bâtiment* de la carte que vous venez de poser, là où le même bâtiment n’était pas visible avant.
rules-hanging-gardens-growth-right = La nouvelle terrasse a agrandi ce groupe
rules-hanging-gardens-growth-wrong = La carte n’a rien ajouté à ces parcs
rules-hanging-gardens-one-temple-title = Un temple par groupe
rules-hanging-gardens-one-temple = Un groupe qui a un temple ne peut pas en recevoir un second. Vous pouvez l’agrandir, mais cela ne rapporte rien.
rules-hanging-gardens-one-temple-right = Les terrasses n’ont pas encore de temple
rules-hanging-gardens-one-temple-wrong = Les parcs ont déjà le leur
rules-hanging-gardens-merge-title = Groupes réunis
rules-hanging-gardens-merge = Si votre carte réunit des groupes avec temple, vous choisissez le temple qui reste. Les autres reviennent dans votre réserve. Cela ne rapporte aucune tuile.
rules-hanging-gardens-merge-right = L’un des deux temples reste
rules-hanging-gardens-merge-wrong = Ce temple est dans un autre groupe
rules-hanging-gardens-move-title = Déplacer un temple
rules-hanging-gardens-move = Quand les cinq temples sont dans le jardin, le suivant *vient de votre plus petit groupe* avec temple. Tant qu’il vous en reste dans la réserve, aucun ne se déplace. Le groupe qu’il quitte pourra rapporter de nouveau plus tard.
rules-hanging-gardens-move-right = D’un groupe de trois
rules-hanging-gardens-move-wrong = D’un groupe de quatre : il y en a de plus petits
rules-hanging-gardens-columns-title = Quelle tuile
rules-hanging-gardens-columns =
    Après avoir posé un temple, vous devez prendre une tuile. La taille du groupe dit où :
    group-3| 3 cases : dans la *première* colonne,
    group-4| 4 cases : dans les *deux premières*,
    group-5| 5 cases : dans *n’importe laquelle*.
    L’espace est aussitôt rempli par l’une des tuiles face cachée.
rules-hanging-gardens-columns-right = Trois cases : la première colonne
rules-hanging-gardens-columns-wrong = La deuxième colonne demande quatre cases
rules-hanging-gardens-six-title = Six cases ou plus
rules-hanging-gardens-six = Vous prenez d’abord une *tuile face cachée*, que personne d’autre ne voit ; puis une de n’importe quelle colonne. Sans tuile face cachée, vous ne recevez rien à la place.
rules-hanging-gardens-six-right = Sept terrasses : deux tuiles
rules-hanging-gardens-six-wrong = Cinq terrasses : une tuile, de n’importe quelle colonne
rules-hanging-gardens-series-title = Séries
rules-hanging-gardens-series = Plus vous avez de tuiles d’*une série*, plus elles valent. Les valeurs figurent sur chaque tuile ; la dernière est celle de la série complète. Les suivantes ouvrent une nouvelle série.
rules-hanging-gardens-series-right = Trois tigres : 14 points
rules-hanging-gardens-series-wrong = Une de chaque : 2 + 2 + 1 points
rules-hanging-gardens-characters-title = Personnages
rules-hanging-gardens-characters = Un personnage vaut sa *valeur haute* si vous avez une *série complète* de son genre, sinon la basse. Il compte une seule fois, et la série compte aussi.
rules-hanging-gardens-characters-right = Jardins complets : le jardinier vaut 12
rules-hanging-gardens-characters-wrong = Il manque un jardin : seulement 4
rules-hanging-gardens-guard-title = Le garde
rules-hanging-gardens-guard = Le garde vaut *3 par porte* que vous avez, en série complète ou non.
rules-hanging-gardens-guard-right = Deux portes : 6 points
rules-hanging-gardens-guard-wrong = Aucune porte : 0 point
rules-hanging-gardens-award-title = Cinq points à la place
rules-hanging-gardens-award = Si *aucune tuile ne peut être prise*, vous recevez 5 points.
rules-hanging-gardens-last-round-title = La dernière manche
rules-hanging-gardens-last-round = La partie se termine quand les cartes sont épuisées, ou une manche après la dernière tuile.
rules-hanging-gardens-winner-title = Qui gagne
rules-hanging-gardens-winner = Le plus haut total gagne ; à égalité, le plus de séries complètes, puis le plus de tuiles. Sinon, la victoire est partagée.
