# Rulings: how the page plays what the rulebooks leave open; the last chapter of a game’s rules.
# Parts between asterisks are bold.

page-learn-babel-rulings-title = Là où la règle se tait
page-learn-babel-rulings =
    La règle ne le dit pas ; nous jouons ainsi :
    { "" }*Exactement 10* points ne sont pas moins de 10 : la partie continue.
    Les *vides* d’une colonne se referment, et les cartes qui deviennent voisines comptent comme d’affilée.
    { "" }*Un temple auquel il manque des niveaux* vaut sa carte du dessus.
    { "" }*Un pouvoir sans effet* ne peut pas être utilisé. Une main de moins de deux cartes ne peut pas être réduite.
    { "" }*La défausse* est mélangée quand il faut piocher et que la pioche est vide. Si les deux sont vides, on pioche ce qui reste.
    { "" }*À égalité de points et de mains*, c’est un match nul. Une position qui revient pour la troisième fois, ou le tour 200, met fin à la partie et on compte les points.
    Que l’on perde aussitôt en tombant sous 10 dans la phase finale (Kosmos, Z-Man) repose sur des récits de joueurs.
page-learn-babylon-rulings-title = Là où la règle se tait
page-learn-babylon-rulings =
    La règle ne le dit pas, ou les éditions diffèrent ; nous jouons ainsi :
    { "" }*Statues* : une statue exactement un étage sous un coin le soutient toujours, même construite dans le même tour. Si aucune statue n’est visible, la suivante peut de nouveau se dresser n’importe où.
    { "" }*Le coin sans appui* peut surplomber tout ce qui est plus bas, à n’importe quelle profondeur. Ce qu’il couvre ne rapporte plus rien.
    Les *ponts* franchissent exactement un emplacement, à n’importe quelle profondeur. Sous un pont, ni pilier ni tuile de son étage.
    Les *escaliers* occupent l’étage au-dessus de leur extrémité basse : une tuile posée par-dessus est au moins deux étages plus haut.
    Les *belvédères* ne rapportent que tant qu’on les voit. Les *pièces* ne s’épuisent jamais.
    { "" }*Six tuiles d’argile* quittent la carrière à deux joueurs ; la règle italienne dit « encore une fois », la française et l’espagnole deux fois.
    La carrière de 4 sur 4 colonnes est elle aussi une convention.
page-learn-hanging-gardens-rulings-title = Là où la règle se tait
page-learn-hanging-gardens-rulings =
    La règle ne le dit pas, ou nous ne l’avons pas vue ; nous jouons ainsi :
    { "" }*Réunir des groupes avec temples* est permis : vous choisissez le temple qui reste, les autres reviennent dans votre réserve, et cela ne rapporte pas de tuile.
    { "" }*Un groupe avec temple qui rétrécit* le garde, et compte avec sa taille du moment quand un temple doit se déplacer.
    { "" }*Sans tuile face cachée*, un groupe de six ou plus ne reçoit rien à la place.
    { "" }*Un personnage* ne rapporte qu’une fois, même avec deux séries complètes.
    { "" }*Les tuiles prises parmi les visibles* restent visibles ; dans le jeu imprimé, toutes sont face cachée (une option).
    { "" }*Quand les tuiles sont épuisées*, on joue cette manche et une autre. *Égalités* : plus de séries complètes, puis plus de tuiles, puis victoire partagée.
    La personne qui commence est tirée au sort.
