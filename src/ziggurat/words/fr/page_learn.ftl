# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Ouvrir les règles sur leur page
page-learn-lead = Chaque jeu en une page. À la table, vous voyez ce qui est possible, et on vous explique pourquoi un coup ne l’est pas.
page-learn-table-title = Comment fonctionne la table
page-learn-table =
    La ligne du haut dit toujours *ce qu’il faut faire*. Les endroits où vous pouvez agir ont un bord bleu ; touchez-en un autre, et l’on vous explique pourquoi c’est impossible.
    Un tour se compose de coups. Vous pouvez les *annuler* un à un ou *recommencer* le tour, tant qu’aucune information cachée n’est révélée. Le bouton doré termine le tour.
    Le journal raconte ce qui s’est passé : pointez une ligne pour la voir sur le plateau, choisissez-la pour revenir à ce moment.
page-learn-fair =
    Avant le début, le serveur tire une graine secrète et en montre l’empreinte à tous. Tous les mélanges découlent de la graine : personne ne peut les changer ensuite sans que l’empreinte le trahisse.
    Quand la partie est terminée, la graine est révélée. Votre navigateur recalcule l’empreinte et vous dit si elle correspond ; avec l’enregistrement, chacun peut redistribuer et rejouer la partie.
    Les bots savent exactement ce que peut savoir un joueur à leur place, et rien d’autre.

## Babel

page-learn-babel-aim-title = De quoi il s’agit
page-learn-babel-aim =
    Deux joueurs élèvent des temples sur les terrains de cinq peuples. Chacun de vos temples vaut son plus haut niveau.
    Vous gagnez aussitôt avec *15 points* si l’adversaire en a moins de 10, ou avec *20 points* dans tous les cas. Si la pioche des temples s’épuise, le plus haut score l’emporte, puis celui qui a le plus de cartes en main.
page-learn-babel-turn-title = Votre tour
page-learn-babel-turn =
    Vous piochez trois cartes peuple. Puis faites tout ce que vous voulez, dans n’importe quel ordre :
    { "" }*Se déplacer* : défaussez une carte et amenez votre pion sur le terrain de son peuple.
    { "" }*Installer* : posez des cartes de n’importe quel peuple au bout de votre colonne, là où se trouve le pion.
    { "" }*Migrer* : une fois par tour, déplacez les trois dernières cartes d’une de vos colonnes, dans leur ordre, vers un autre terrain ; le pion peut être ailleurs.
    À la fin, deux cartes temple vont dans votre réserve, la plus basse au-dessus.
page-learn-babel-build-title = Construire
page-learn-babel-build = Sur le terrain de votre pion, vous pouvez construire le niveau suivant de votre temple avec la carte du dessus de *l’une des deux* réserves, la vôtre ou celle de l’adversaire. Votre colonne doit y compter au moins autant de cartes que l’indique le niveau. Elles ne sont pas dépensées : elles peuvent partir ensuite, le temple reste. Vous construisez d’abord votre carte de départ, de niveau 1, sur un terrain où vous avez au moins une carte ; dans les éditions Kosmos et Z-Man, dès votre premier tour.
page-learn-babel-powers-title = Suites de trois
page-learn-babel-powers =
    Trois cartes identiques ou plus à la suite dans votre colonne, là où se trouve le pion, forment une suite. Défaussez l’une d’elles et, sur ce terrain :
    people-assyrians| les *Assyriens* détruisent tout le temple adverse ; ses cartes retournent sur la pioche des temples ;
    people-hittites| les *Hittites* font passer sur votre temple la carte du sommet adverse, si elle est plus haute et si vous avez assez de cartes ;
    people-medes| les *Mèdes* chassent de la colonne adverse toutes les cartes d’un peuple ;
    people-sumerians| les *Sumériens* rallient toutes les cartes du peuple au bout de cette colonne ;
    people-persians| les *Perses* vous font construire en sautant un niveau.
    À la place, n’importe quelle suite réduit de moitié la main adverse ; l’adversaire choisit ses défausses (arrondi à l’inférieur).
page-learn-babel-end-title = La phase finale
page-learn-babel-end = Si vous avez 15 points mais que l’adversaire en a au moins 10, la partie continue : il faut alors 20 points pour gagner, ou 15 si l’adversaire tombe sous 10. Dans les éditions Kosmos et Z-Man, un joueur qui tombe alors sous 10 perd aussitôt.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = De quoi il s’agit
page-learn-hanging-gardens-aim = Chacun pose des cartes dans son propre jardin. Les bâtiments identiques qui se touchent *par un côté*, pas en diagonale, forment un groupe. Les groupes rapportent des tuiles de points, et à la fin *seules les tuiles comptent* : réunissez-les en séries.
page-learn-hanging-gardens-turn-title = Votre tour
page-learn-hanging-gardens-turn =
    À chaque manche, quatre cartes sont visibles, trois à trois joueurs. Celui qui a la fleur choisit en premier ; à deux, l’ordre est premier, second, second, premier. Puis la fleur passe à gauche.
    Prenez une carte et posez-la sur votre jardin, par-dessus les autres, tournée comme vous voulez, sur des cases entières.
    Chaque *bâtiment* de la carte doit reposer sur votre jardin, sur un terrain vide ou sur n’importe quel bâtiment ; les cases vides peuvent aller partout, même sur la table. Aucune case ne peut couvrir un temple.
    Seulement si aucune des cartes visibles ne peut être posée, vous en prenez une et la défaussez, et votre tour se termine.
page-learn-hanging-gardens-build-title = Temples
page-learn-hanging-gardens-build =
    Si votre carte a formé ou agrandi un groupe d’au moins *trois* cases sans temple, vous pouvez y poser *un* de vos cinq temples. Vous devez alors prendre une tuile :
    group-3| 3 cases : dans la *première* colonne,
    group-4| 4 cases : dans les *deux premières*,
    group-5| 5 cases : dans *n’importe laquelle* ; 6 ou plus : d’abord une tuile face cachée, puis une de n’importe quelle colonne.
    Un seul temple par tour et un seul par groupe : si vous réunissez deux groupes avec temple, l’un des temples vous revient. Quand les cinq sont dans le jardin, le suivant vient de votre plus petit groupe.
page-learn-hanging-gardens-tiles-title = Tuiles et points
page-learn-hanging-gardens-tiles = Plus vous avez de tuiles d’une série, plus elles valent ; les valeurs figurent sur chaque tuile, la dernière est celle de la série complète. Les suivantes ouvrent une nouvelle série. Les *personnages* valent leur valeur haute si vous avez une série complète de leur genre, sinon la basse ; le garde vaut 3 par porte. Si aucune tuile ne peut être prise, vous recevez 5 points.
page-learn-hanging-gardens-end-title = La fin
page-learn-hanging-gardens-end = La partie se termine quand les cartes sont épuisées, ou une manche après la dernière tuile. Le plus haut total gagne ; à égalité, le plus de séries complètes, puis le plus de tuiles. Sinon, la victoire est partagée.
page-learn-hanging-gardens-note-title = Une reconstitution
page-learn-hanging-gardens-note = Les faces des cartes et la plupart des valeurs des tuiles n’ont jamais été publiées sous forme de texte. Les nôtres sont une reconstitution soignée ; si vous possédez la boîte, vous pouvez jouer avec les vraies (en ligne de commande, --box).

## Babylon

page-learn-babylon-aim-title = De quoi il s’agit
page-learn-babylon-aim = Chacun construit un jardin de terrasses sur piliers, étage par étage. À la fin compte ce que l’on en voit *du dessus* ; plus c’est haut, mieux c’est.
page-learn-babylon-turn-title = Extraire
page-learn-babylon-turn =
    Vous devez prendre la tuile du dessus d’une des 16 colonnes de la carrière. Elle rapporte *un pilier simple par côté* qui touche le bord, le fond de la carrière ou une colonne qui n’est pas plus haute ; un de plus si elle porte votre fleur.
    Avant la première manche, les joueurs retirent à tour de rôle des tuiles d’argile de leur choix : six en tout à deux joueurs, trois à trois. Elles ne rapportent aucun pilier.
page-learn-babylon-build-title = Construire
page-learn-babylon-build =
    Vous pouvez poser la tuile que vous venez d’extraire et celle de votre stockage (au début, la tuile de départ), dans n’importe quel ordre. Une tuile repose sur *trois ou quatre* coins :
    pillar-single| un *pilier simple* l’élève d’un étage ;
    pillar-double| un *pilier double* l’élève de deux ; deux simples s’échangent contre un double, jamais l’inverse ;
    ornament-statue| une *statue* la soutient comme un pilier simple, mais n’est plus considérée comme statue.
    Tous les coins doivent atteindre le même étage, au plus un au-dessus du plus haut. Les piliers ne vont que sur des emplacements libres ; un emplacement caché par une tuile est perdu. Aucune tuile n’en recouvre exactement une autre.
    ornament-belvedere| Un coin sans appui reçoit un *belvédère* ; son icône est perdue.
    À la fin du tour, stockez la tuile extraite (celle qui s’y trouvait est défaussée) ou défaussez-la ; vous gardez jusqu’à six piliers simples, aucun double.
page-learn-babylon-powers-title = Éléments de décor
page-learn-babylon-powers =
    Après avoir posé une tuile, vous pouvez ajouter des éléments de décor, gratuitement, sur des emplacements libres portant les bonnes icônes ; une icône au moins doit être sur une tuile posée ce tour-ci.
    ornament-statue| *Statue* : la première où vous voulez ; puis chacune alignée avec une statue visible, à n’importe quel étage.
    ornament-fountain| *Fontaine* : relie deux icônes voisines au même étage, sur deux tuiles.
    ornament-bridge| *Pont* : relie deux icônes du même étage avec une seule case, plus basse, entre elles.
    ornament-stairs| *Escalier* : relie deux icônes voisines, à un étage d’écart.
page-learn-babylon-tiles-title = Tuiles Tour
page-learn-babylon-tiles =
    Après chaque manche, une tuile Tour est retournée. À la manche suivante, elle vaut pour tous :
    token-single| un pilier simple de plus au début du tour ;
    token-double| un pilier double pour ce tour, qui ne se stocke pas ;
    token-icon| une icône d’une tuile que vous posez vaut pour une autre ;
    token-blank| un emplacement sans icône vaut pour l’icône de votre choix ;
    token-flower| votre fleur rapporte deux piliers au lieu d’un ;
    token-minus| un pilier de moins pour la tuile extraite.
    Certaines tuiles Tour sont sans effet ; il n’y en a pas à la première manche.
page-learn-babylon-end-title = Points
page-learn-babylon-end =
    Après 15, 13 ou 11 manches (à 2, 3 ou 4 ; le livret de règles les appelle « tours »), on regarde les jardins du dessus. Ce qui se voit, même en partie, compte en entier :
    ornament-statue| chaque *statue* : son étage
    ornament-fountain| chaque *fontaine* : 3 × son étage
    ornament-bridge| chaque *pont* : 3 × son étage
    ornament-stairs| chaque *escalier* : la somme de ses deux étages
    ui-variety| 4 points par *ensemble* des quatre éléments de décor
    flower-pink| 4 points par ensemble des quatre *fleurs*
    ornament-belvedere| 1 point par *belvédère*
    temple-4| 2 × votre *plus haut étage*
    En cas d’égalité, celui qui laisse voir le moins de trous de son plateau l’emporte ; sinon, victoire partagée.
page-learn-babylon-note-title = Une reconstitution
page-learn-babylon-note = Personne n’a publié la liste des icônes et des fleurs de chaque tuile. Les nôtres sont une reconstitution soignée ; si vous possédez la boîte, vous pouvez jouer avec les vraies (en ligne de commande, --box).

## Les bots

page-bots-lead = Ils s’assoient tout de suite, à n’importe quelle table, et perdre ne les fâche jamais.
page-bots-fair-title = Ce qu’ils savent
page-bots-fair =
    Un bot voit exactement ce que peut voir un joueur à sa place : aucune carte cachée, aucune tuile à venir. Pour ce qu’il ne peut pas savoir, il imagine de nombreuses donnes possibles.
    Son temps de réflexion est limité. Les niveaux sont les mêmes dans tous les jeux et quel que soit le nombre de joueurs ; les plus forts réfléchissent plus longtemps.
    Les bots n’abandonnent pas, ne bavardent pas, et acceptent quand vous demandez à reprendre un coup.
