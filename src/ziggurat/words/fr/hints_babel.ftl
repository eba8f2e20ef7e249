### What the pieces of Babel are, do and score: one line each, for hover, focus and long press on the page.

hint-babel-people-a = Assyriens : défaussez une carte d’une suite pour détruire le temple adverse sur le terrain de votre pion.
hint-babel-people-h = Hittites : défaussez une carte d’une suite pour voler le niveau du dessus du temple adverse sur le terrain de votre pion, s’il dépasse le vôtre.
hint-babel-people-m = Mèdes : défaussez une carte d’une suite pour chasser toutes les cartes d’un peuple de la colonne adverse sur le terrain de votre pion.
hint-babel-people-p = Perses : défaussez une carte d’une suite pour sauter un niveau en construisant sur le terrain de votre pion.
hint-babel-people-s = Sumériens : défaussez une carte d’une suite pour rallier toutes les cartes du peuple au bout de la colonne adverse sur le terrain de votre pion.
hint-babel-site = { $site ->
    [A] Terrain des Assyriens
    [H] Terrain des Hittites
    [M] Terrain des Mèdes
    [P] Terrain des Perses
   *[S] Terrain des Sumériens
} : défaussez une carte de ce peuple pour venir ici. Un temple y vaut son plus haut niveau.
hint-babel-plaque = { $site ->
    [A] Terrain des Assyriens : défaussez un Assyrien pour venir ici. Sur tout terrain où est votre pion, défaussez un de trois Assyriens à la suite pour détruire le temple d’en face.
    [H] Terrain des Hittites : défaussez un Hittite pour venir ici. Sur tout terrain où est votre pion, défaussez un de trois Hittites à la suite pour voler le sommet du temple d’en face, s’il dépasse le vôtre.
    [M] Terrain des Mèdes : défaussez un Mède pour venir ici. Sur tout terrain où est votre pion, défaussez un de trois Mèdes à la suite pour chasser un peuple de la colonne d’en face.
    [P] Terrain des Perses : défaussez un Perse pour venir ici. Sur tout terrain où est votre pion, défaussez un de trois Perses à la suite pour sauter un niveau de votre temple.
   *[S] Terrain des Sumériens : défaussez un Sumérien pour venir ici. Sur tout terrain où est votre pion, défaussez un de trois Sumériens à la suite pour rallier le dernier peuple de la colonne d’en face.
}
hint-babel-temple = { $level ->
    [0] Pas encore de temple : le niveau 1 demande une carte dans la colonne ici, le niveau 2 deux, et ainsi de suite jusqu’à 6.
    [one] Temple de niveau 1 : vaut 1 point.
   *[other] Temple de niveau { $level } : vaut { $level } points. Seule la carte du dessus compte.
}
hint-babel-column = Colonne : le niveau 3 d’un temple demande trois cartes ici, quel que soit leur peuple. Trois cartes identiques ou plus d’affilée forment une suite.
hint-babel-reserve = Réserve de cartes temple : les deux joueurs peuvent construire avec la carte du dessus, si c’est le niveau suivant et si la colonne compte assez de cartes.
hint-babel-starter = Carte de départ, niveau 1 : la première que son propriétaire construit, sur un terrain sans temple et avec au moins une carte dans la colonne.
hint-babel-pawn = Pion : son joueur installe, construit et utilise des suites sur ce terrain seulement.
hint-babel-quarry = Carrière : les pions partent d’ici. Il faut d’abord rejoindre un terrain ; aucun pion n’y revient.
hint-babel-track = Points : avec 15, on gagne si l’adversaire en a moins de 10 ; avec 20, on gagne toujours. À 15 contre 10 ou plus, la phase finale commence.
hint-babel-piles = On pioche dans la pioche des peuples ; la défausse est visible des deux. Quand la pioche des temples s’épuise, le plus haut score l’emporte.
hint-babel-known = Vous pouvez déduire que ces cartes sont dans la main : { $cards }
hint-babel-below = Cartes plus bas dans la réserve : { $cards }
