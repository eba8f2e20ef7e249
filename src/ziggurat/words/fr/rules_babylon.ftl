# The rules of Babylon as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-babylon-chapter-about = De quoi il s’agit
rules-babylon-chapter-set-up = Mise en place
rules-babylon-chapter-dig = Extraire une tuile
rules-babylon-chapter-place = Poser une tuile
rules-babylon-chapter-ornaments = Éléments de décor
rules-babylon-chapter-end-of-turn = Fin du tour
rules-babylon-chapter-tokens = Tuiles Tour
rules-babylon-chapter-points = Décompte
rules-babylon-aim-title = Le but
rules-babylon-aim =
    Chacun construit un jardin de terrasses sur piliers, étage par étage. À la fin compte ce que l’on en voit *du dessus* ; plus c’est haut, mieux c’est.
    À 2, 3 ou 4 joueurs, la partie dure 15, 13 ou 11 manches. À chaque manche, chacun joue un tour : extraire une tuile, construire, terminer le tour.
rules-babylon-start-title = Au début
rules-babylon-start =
    La carrière compte 16 colonnes de trois tuiles : basalte en bas, puis granite, puis argile. D’une colonne, on ne voit que la tuile du dessus.
    Chacun a un plateau de 64 cases, une fleur et, dans son stockage, la tuile de départ de cette fleur. Il n’y a pas encore de piliers.
rules-babylon-removal-title = On retire de l’argile
rules-babylon-removal = Avant la première manche, les joueurs retirent à tour de rôle des tuiles d’argile de leur choix : *six en tout* à deux, trois à trois, aucune à quatre. Elles ne rapportent aucun pilier.
rules-babylon-removal-right = De l’argile au-dessus : on peut la retirer
rules-babylon-removal-wrong = Le granite est maintenant au-dessus : il reste
rules-babylon-dig-title = Prendre une tuile
rules-babylon-dig = Vous *devez* prendre la tuile du dessus d’une colonne de la carrière. Ce n’est qu’ensuite que vous pouvez construire. La tuile d’en dessous devient visible aussitôt.
rules-babylon-dig-right = Une colonne qui a encore une tuile
rules-babylon-dig-wrong = Cette colonne est vide
rules-babylon-pillars-title = Ce qu’elle rapporte
rules-babylon-pillars = Vous recevez *un pilier simple par côté* de la tuile qui touche le bord, le fond de la carrière ou une colonne qui n’est pas plus haute.
rules-babylon-pillars-worth = 0 à 4 piliers
rules-babylon-pillars-right = Quatre côtés libres : 4 piliers
rules-babylon-pillars-wrong = Quatre voisines plus hautes : aucun pilier
rules-babylon-flower-title = Votre fleur
rules-babylon-flower = Si la tuile porte *votre fleur*, vous recevez un pilier simple de plus.
rules-babylon-flower-worth = +1 pilier
rules-babylon-flower-right = Votre fleur : 4 + 1 piliers
rules-babylon-flower-wrong = Une autre fleur : 4 piliers
rules-babylon-tiles-title = Quelles tuiles
rules-babylon-tiles = À votre tour, vous pouvez poser *la tuile extraite et celle de votre stockage*, dans n’importe quel ordre, chacune une fois. Rien ne vous oblige à en poser.
rules-babylon-tiles-right = D’abord la tuile extraite, puis celle du stockage
rules-babylon-tiles-wrong = La tuile extraite est déjà posée
rules-babylon-edge-title = Sur le plateau
rules-babylon-edge = Une tuile couvre deux cases sur deux et peut être tournée. *Les quatre cases* doivent être sur votre plateau. Deux rotations de même aspect sont la même pose.
rules-babylon-edge-right = Au bord, avec toutes ses cases
rules-babylon-edge-wrong = La moitié dépasserait
rules-babylon-supports-title = Les appuis
rules-babylon-supports = Une tuile repose sur des piliers sous ses coins. Un pilier simple l’élève d’un étage au-dessus de ce qui est dessous, un double de deux. *Tous les coins atteignent le même étage* ; rien sous la tuile ne peut être aussi haut.
rules-babylon-supports-right = Deux simples à l’étage 1, deux doubles au sol : étage 2
rules-babylon-supports-wrong = Des simples partout : étages 2 et 1
rules-babylon-corner-title = Un coin en l’air
rules-babylon-corner = Il faut un appui sous au moins trois coins. *Un coin* peut rester sans : il reçoit aussitôt un belvédère, et son icône est perdue. Il peut surplomber tout ce qui est plus bas.
rules-babylon-corner-right = Trois piliers et un belvédère
rules-babylon-corner-wrong = Deux coins sans appui
rules-babylon-payment-title = Le prix en piliers
rules-babylon-payment = Un pilier simple coûte un des vôtres, un double *deux simples*. Un double ne redevient jamais deux simples. Le double d’une tuile Tour est utilisé en premier.
rules-babylon-payment-right = Trois piliers suffisent pour trois coins
rules-babylon-payment-wrong = Quatre coins demandent quatre piliers
rules-babylon-free-space-title = Emplacements libres
rules-babylon-free-space = Un pilier ne se dresse que sur le plateau ou sur un *emplacement libre* d’une tuile : pas sur une fontaine, un pont, un escalier ou un belvédère, ni sous un pont. Un coin sans appui peut les surplomber. Une tuile au-dessus d’un escalier ou d’un pont se trouve plus haut que leur bout supérieur.
rules-babylon-free-space-right = Le coin surplombe la fontaine
rules-babylon-free-space-wrong = Aucun pilier ne se dresse sur une fontaine
rules-babylon-statue-support-title = Les statues soutiennent
rules-babylon-statue-support = Une statue un étage sous un coin *doit le soutenir*, comme un pilier simple, et ne coûte rien. Elle n’est alors plus considérée comme statue.
rules-babylon-statue-support-right = La statue soutient le coin
rules-babylon-statue-support-wrong = Le coin ne peut pas la surplomber
rules-babylon-next-floor-title = Étage par étage
rules-babylon-next-floor = Une tuile est *au plus un étage au-dessus* du plus haut étage de votre jardin.
rules-babylon-next-floor-right = L’étage 1 existe : l’étage 2 est possible
rules-babylon-next-floor-wrong = Encore rien à l’étage 1
rules-babylon-exact-title = Jamais exactement dessus
rules-babylon-exact = Aucune tuile n’en recouvre *exactement* une autre, à aucun étage. En partie, c’est permis.
rules-babylon-exact-right = À moitié sur l’autre
rules-babylon-exact-wrong = Exactement dessus
rules-babylon-ornaments-title = Tous les éléments de décor
rules-babylon-ornaments = Les éléments de décor sont gratuits et se construisent quand vous voulez entre l’extraction et la fin du tour. Chacun occupe des *emplacements libres portant son icône*, dont un au moins sur une tuile posée *ce tour-ci*.
rules-babylon-ornaments-right = La tuile de droite date de ce tour
rules-babylon-ornaments-wrong = Les deux tuiles sont plus anciennes
rules-babylon-stairs-title = Escalier
rules-babylon-stairs = Reliez deux icônes d’escalier *voisines*, l’une exactement *un étage au-dessus* de l’autre. Là où il monte, aucun pont ne peut passer.
rules-babylon-stairs-worth = Somme des deux étages
rules-babylon-stairs-right = De l’étage 1 à l’étage 2 : 3 points
rules-babylon-stairs-wrong = Les deux à l’étage 1 : rien à monter
rules-babylon-fountain-title = Fontaine
rules-babylon-fountain = Reliez deux icônes de fontaine *voisines*, sur deux tuiles du *même étage*.
rules-babylon-fountain-worth = 3 × étage
rules-babylon-fountain-right = Deux tuiles, toutes deux à l’étage 1 : 3 points
rules-babylon-fountain-wrong = Étages 1 et 2 : l’eau demande un seul étage
rules-babylon-bridge-title = Pont
rules-babylon-bridge = Reliez deux icônes de pont du *même étage*, en ligne, avec *une seule* case plus basse entre elles. Deux ponts ne se croisent qu’à des étages différents, et aucun escalier ne peut atteindre le pont.
rules-babylon-bridge-worth = 3 × étage
rules-babylon-bridge-right = Une case entre eux, à l’étage 1 : 3 points
rules-babylon-bridge-wrong = Deux cases entre eux : une de trop
rules-babylon-statue-title = Statue
rules-babylon-statue = La première va où vous voulez. Chaque autre demande une statue visible dans sa *rangée ou sa colonne de cases*, à n’importe quel étage et à toute distance. Si l’on n’en voit plus aucune, la suivante va où vous voulez.
rules-babylon-statue-worth = Son étage
rules-babylon-statue-right = Même rangée que l’ancienne statue : 1 point
rules-babylon-statue-wrong = Aucune statue alignée
rules-babylon-keep-title = Stocker ou défausser
rules-babylon-keep = Une tuile extraite et non posée est *stockée* (celle qui s’y trouvait sort du jeu) ou *défaussée*. Vous gardez jusqu’à *six piliers simples* ; les autres, et un double, sont rendus.
rules-babylon-keep-right = La tuile extraite va dans le stockage
rules-babylon-keep-wrong = La tuile extraite n’a pas encore de place
rules-babylon-tokens-title = Les tuiles Tour
rules-babylon-tokens =
    Après chaque manche, une tuile Tour est retournée. À la manche suivante, elle vaut pour tous :
    token-single| un pilier simple de plus au début du tour ;
    token-double| un pilier double pour ce tour, qui ne se stocke pas ;
    token-icon| une icône d’une tuile que vous posez vaut pour une autre ;
    token-blank| un emplacement sans icône vaut pour l’icône de votre choix ;
    token-flower| votre fleur rapporte deux piliers au lieu d’un ;
    token-minus| un pilier de moins pour la tuile extraite, jamais moins de 0.
    Deux tuiles Tour sont sans effet ; il n’y en a pas à la première manche.
rules-babylon-granted-icon-title = Une icône accordée
rules-babylon-granted-icon = Deux tuiles Tour accordent une icône : une fois par tour, pour *un bout d’un élément de décor*, sur un emplacement libre d’une tuile posée ce tour-ci, et seulement là où il le faut.
rules-babylon-granted-icon-right = L’escalier vaut pour une statue
rules-babylon-granted-icon-wrong = Celle-ci ne vaut que sur un emplacement sans icône
rules-babylon-seen-title = Vu du dessus
rules-babylon-seen = Après la dernière manche compte ce que l’on voit *juste du dessus*, en entier même si l’on n’en voit qu’une partie. Ce que les tuiles cachent ne compte pas, ni une statue qui soutient une tuile.
rules-babylon-seen-right = La statue se voit : 1 point
rules-babylon-seen-wrong = Elle soutient une tuile : ce n’est plus une statue
rules-babylon-points-statues-title = Statues
rules-babylon-points-statues = Chaque statue vaut *son étage*.
rules-babylon-points-statues-worth = Étage
rules-babylon-points-statues-right = Une statue à l’étage 2 : 2 points
rules-babylon-points-fountains-title = Fontaines
rules-babylon-points-fountains = Chaque fontaine vaut *trois fois son étage*.
rules-babylon-points-fountains-worth = 3 × étage
rules-babylon-points-fountains-right = Une fontaine à l’étage 1 : 3 points
rules-babylon-points-bridges-title = Ponts
rules-babylon-points-bridges = Chaque pont vaut *trois fois son étage*.
rules-babylon-points-bridges-worth = 3 × étage
rules-babylon-points-bridges-right = Un pont à l’étage 2 : 6 points
rules-babylon-points-stairs-title = Escaliers
rules-babylon-points-stairs = Chaque escalier vaut la *somme de ses deux étages*.
rules-babylon-points-stairs-worth = Somme des deux étages
rules-babylon-points-stairs-right = Étages 1 et 2 : 3 points
rules-babylon-points-variety-title = Ensembles de décor
rules-babylon-points-variety = Chaque ensemble complet *statue, fontaine, pont et escalier* vaut 4 points. Un belvédère n’entre dans aucun ensemble.
rules-babylon-points-variety-worth = 4 par ensemble
rules-babylon-points-variety-right = Les quatre sortes : 4 points
rules-babylon-points-variety-wrong = Il manque l’escalier : 0 point
rules-babylon-points-flowers-title = Ensembles de fleurs
rules-babylon-points-flowers = Chaque ensemble complet de tuiles avec *les quatre fleurs* vaut 4 points. Les tuiles de départ comptent aussi.
rules-babylon-points-flowers-worth = 4 par ensemble
rules-babylon-points-flowers-right = Les quatre fleurs : 4 points
rules-babylon-points-flowers-wrong = Il manque la jaune : 0 point
rules-babylon-points-belvederes-title = Belvédères
rules-babylon-points-belvederes = Chaque belvédère visible vaut *1 point*.
rules-babylon-points-belvederes-worth = 1 chacun
rules-babylon-points-belvederes-right = Un belvédère : 1 point
rules-babylon-points-belvederes-wrong = Celui du dessous est couvert : toujours 1 point
rules-babylon-points-highest-title = Plus haut étage
rules-babylon-points-highest = Vous recevez des points : le *double* de votre plus haut étage.
rules-babylon-points-highest-worth = 2 × étage
rules-babylon-points-highest-right = Étage 2 : 4 points
rules-babylon-winner-title = Qui gagne
rules-babylon-winner = Le plus haut total l’emporte. En cas d’égalité, c’est le plateau qui montre le moins de cases ; sinon, la victoire est partagée. Tuiles et piliers stockés ne valent rien.
