# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Lire les règles à tête reposée
page-learn-lead = Chaque jeu en une page. La table vous montre ce qui est possible, et dit pourquoi quelque chose ne l’est pas.
page-learn-table-title = Comment fonctionne la table
page-learn-table =
    La ligne du haut dit toujours *ce qu’il faut faire*. Les endroits où quelque chose est possible ont un bord bleu ; touchez-en un autre, et l’on vous dit pourquoi non.
    Un tour se compose d’étapes. Vous pouvez les *annuler* une à une et *recommencer* le tour, tant que rien de caché n’est révélé. Le bouton doré termine le tour.
    Le journal raconte ce qui s’est passé : touchez une ligne et le plateau la montre, choisissez-la et vous revoyez ce moment.
page-learn-fair =
    Avant le début, le serveur tire une graine secrète et en montre l’empreinte à tous. Tous les mélanges découlent de la graine : personne ne peut les changer ensuite sans que l’empreinte le trahisse.
    Quand la partie est terminée, la graine est révélée. Votre navigateur recalcule l’empreinte et vous dit si elle correspond ; avec le procès-verbal, chacun peut redistribuer et rejouer la partie.
    Les bots savent exactement ce que peut savoir un joueur à leur place, et rien d’autre.

## Babel

page-learn-babel-aim-title = De quoi il s’agit
page-learn-babel-aim =
    Deux joueurs élèvent des temples sur les chantiers de cinq peuples. Chacun de vos temples vaut son plus haut niveau.
    Vous gagnez avec *15 points* si l’autre en a moins de 10, ou avec *20 points* dans tous les cas. Si la pioche des temples s’épuise, le plus haut score l’emporte, puis la plus grande main.
page-learn-babel-turn-title = Votre tour
page-learn-babel-turn =
    Vous piochez trois cartes peuple. Puis faites autant que vous voulez, dans n’importe quel ordre :
    { "" }*Voyager* : défaussez une carte et déplacez votre pion sur le chantier de son peuple.
    { "" }*Installer* : posez des cartes de votre main dans votre colonne, là où se trouve le pion.
    { "" }*Migrer* : une fois par tour, déplacez les trois dernières cartes d’une colonne vers un autre chantier.
    À la fin, deux cartes temple vont dans votre réserve, la plus basse au-dessus.
page-learn-babel-build-title = Construire
page-learn-babel-build = Sur le chantier de votre pion, vous pouvez construire le niveau suivant de votre temple avec la carte du dessus de *l’une des deux* réserves, la vôtre ou celle de l’autre. Il vous faut dans la colonne autant de cartes que l’indique le niveau. À votre premier tour, vous construisez votre départ, de niveau 1, près d’au moins une carte.
page-learn-babel-powers-title = Suites de trois
page-learn-babel-powers =
    Trois cartes identiques ou plus à la suite dans votre colonne, là où se trouve le pion, forment une suite. Vous payez l’une d’elles, et :
    people-assyrians| les *Assyriens* détruisent là le temple de l’autre ;
    people-hittites| les *Hittites* en volent le sommet, s’il dépasse le vôtre ;
    people-medes| les *Mèdes* chassent un peuple de la colonne de l’autre ;
    people-sumerians| les *Sumériens* rallient le peuple qui est au bout de cette colonne ;
    people-persians| les *Perses* sautent un niveau quand vous construisez.
    N’importe quelle suite peut aussi réduire de moitié la main de l’autre.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = De quoi il s’agit
page-learn-hanging-gardens-aim = Chacun pose des cartes dans son propre jardin, pour que des bâtiments identiques se rejoignent en groupes. Les groupes rapportent des tuiles, et à la fin *seules les tuiles comptent* : réunissez-les en séries.
page-learn-hanging-gardens-turn-title = Votre tour
page-learn-hanging-gardens-turn =
    Prenez une des cartes visibles et posez-la dans votre jardin, tournée comme vous voulez, sur des cases entières.
    Chaque *bâtiment* de la carte doit reposer sur votre jardin ; le terrain vide peut aller partout, même dehors ou sur d’anciens bâtiments. Aucune case ne peut couvrir un temple.
    Une carte qui n’entre nulle part est défaussée.
page-learn-hanging-gardens-build-title = Temples
page-learn-hanging-gardens-build =
    Si un groupe d’au moins *trois* cases sans temple contient un bâtiment de la nouvelle carte, vous pouvez y poser un de vos cinq temples et prendre une tuile :
    group-3| avec 3 cases, dans la *première* colonne,
    group-4| avec 4, dans les *deux premières*,
    group-5| avec 5, dans *n’importe laquelle*, et avec 6 ou plus aussi une tuile cachée.
    Un groupe n’a qu’un temple. Quand les cinq sont dans le jardin, le suivant vient de votre plus petit groupe.
page-learn-hanging-gardens-tiles-title = Tuiles et points
page-learn-hanging-gardens-tiles = Les tuiles d’une série rapportent d’autant plus que vous en avez ; la rangée des valeurs figure sur chaque tuile. Une série complète en ouvre une nouvelle. Les *personnages* paient leur valeur haute si vous avez une série complète de leur genre, le garde paie 3 par porte. Si aucune tuile ne peut être prise, vous recevez 5 points.
page-learn-hanging-gardens-end-title = La fin
page-learn-hanging-gardens-end = La partie se termine quand les cartes sont épuisées, ou une manche après la dernière tuile. Le plus haut total gagne ; puis le plus de séries complètes, puis le plus de tuiles.
page-learn-hanging-gardens-note-title = Une reconstruction
page-learn-hanging-gardens-note = Les faces des cartes et la plupart des valeurs des tuiles n’ont jamais été publiées sous forme de texte. Les nôtres sont une reconstruction soigneuse ; qui possède la boîte peut jouer avec les vraies.

## Babylon

page-learn-babylon-aim-title = De quoi il s’agit
page-learn-babylon-aim = Chacun construit un jardin de terrasses sur piliers, étage par étage. À la fin compte ce que l’on en voit *d’en haut*, et le plus haut est le mieux.
page-learn-babylon-turn-title = Creuser
page-learn-babylon-turn =
    Vous devez prendre la tuile du dessus d’une des 16 colonnes de la carrière. Elle rapporte *un pilier par côté* où il y a la paroi, ou une colonne voisine qui n’est pas plus haute ; un de plus si la tuile montre votre fleur.
    À deux ou trois joueurs, quelques tuiles d’argile sont retirées avant la première manche.
page-learn-babylon-build-title = Construire
page-learn-babylon-build =
    Vous pouvez poser la tuile extraite et celle que vous gardiez. Une tuile repose sur *trois ou quatre* coins :
    pillar-single| sur des *piliers simples*, un étage plus haut ;
    pillar-double| sur des *piliers doubles*, deux étages plus haut : ils valent deux simples ;
    ornament-statue| ou sur des *statues*.
    Tous les coins doivent donner le même étage, au plus un au-dessus de votre plus haut. Aucune tuile ne recouvre exactement une autre.
    ornament-belvedere| Un coin sans appui reçoit un *belvédère*.
    Le reste se garde ou se défausse ; vous pouvez garder une tuile et six piliers.
page-learn-babylon-powers-title = Ornements
page-learn-babylon-powers =
    Les ornements sont gratuits, sur des symboles identiques, dont un au moins sur une nouvelle tuile.
    ornament-statue| *Statue* : alignée avec une autre statue visible.
    ornament-fountain| *Fontaine* : deux voisines au même étage, sur deux tuiles.
    ornament-bridge| *Pont* : deux au même étage avec, entre elles, une case plus basse.
    ornament-stairs| *Escalier* : deux voisines, à un étage d’écart.
page-learn-babylon-end-title = Points
page-learn-babylon-end =
    Après 15, 13 ou 11 manches (à 2, 3 ou 4), on compte :
    ornament-statue| chaque *statue*, son étage
    ornament-fountain| chaque *fontaine*, 3 × son étage
    ornament-bridge| chaque *pont*, 3 × son étage
    ornament-stairs| chaque *escalier*, ses deux étages
    ui-variety| 4 points par *jeu complet* des quatre ornements
    flower-pink| 4 points par jeu complet des quatre *fleurs*
    ornament-belvedere| 1 point par *belvédère*
    temple-4| 2 × votre *plus haut étage*
page-learn-babylon-note-title = Une reconstruction
page-learn-babylon-note = Quels symboles et quelles fleurs figurent sur chaque tuile n’a jamais été publié sous forme de texte. Les nôtres sont une reconstruction soigneuse ; qui possède la boîte peut jouer avec les vrais.

## Les bots

page-bots-lead = Ils s’assoient tout de suite, à n’importe quelle table, et perdre ne les fâche jamais.
page-bots-fair-title = Ce qu’ils savent
page-bots-fair =
    Un bot voit exactement ce que peut voir un joueur à sa place : aucune carte cachée, aucune tuile à venir. Ce qu’il ne peut pas savoir, il l’imagine encore et encore.
    Son temps est limité. Les niveaux sont les mêmes dans tous les jeux et quel que soit le nombre de joueurs ; les plus forts réfléchissent plus longtemps.
    Les bots n’abandonnent pas, ne bavardent pas, et acceptent quand vous demandez à reprendre un coup.
