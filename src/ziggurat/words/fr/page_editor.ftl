# The position editor.

page-editor = Éditeur de positions
page-editor-of = Éditeur de positions : { $game }
page-editor-lead = Composez n’importe quelle position. Les règles sont vérifiées à mesure : est-ce permis, combien cela vaut-il, comment continuer ?
page-editor-impossible = Cette position ne peut pas se produire dans une partie.
page-editor-offline = Il n’y a pas de connexion : les règles ne peuvent pas être vérifiées.
page-editor-fine = { $actions ->
    [0] Cette position est possible, mais ne permet aucun coup.
    [1] Cette position est possible. Elle permet un coup.
   *[other] Cette position est possible. Elle permet { $actions } coups.
}
page-editor-scores = Les points
page-editor-share = Copier le lien
page-editor-too-long = Trop grande pour un lien
page-editor-copied = Le lien vers cette position est copié.
page-editor-in-bar = Le lien vers cette position est dans la barre d’adresse.
page-editor-level = Adversaire
page-editor-play = Continuer contre un bot
page-editor-clear = Recommencer
page-editor-column = Colonne
page-editor-column-at = Colonne du joueur { $player }, terrain : { $site }
page-editor-temple = Temple
page-editor-temple-at = Temple du joueur { $player }, terrain : { $site }
page-editor-pawn = Pion
page-editor-hand = Main
page-editor-dealt = au hasard
page-editor-reserve = Réserve, carte du dessus en dernier
page-editor-starter = carte de départ pas encore construite
page-editor-turn = À qui le tour
page-editor-brush = Que poser
page-editor-bare = table
page-editor-brush-temple = temple
page-editor-square = Case { $column }, { $row } : { $what }
page-editor-tiles = Tuiles de points
page-editor-cards = Cartes visibles, par numéro
page-editor-add = Ajouter
page-editor-add-tile = Ajouter une tuile
page-editor-tile = Tuile
page-editor-anchor = Case en bas à gauche
page-editor-add-ornament = Ajouter un élément de décor
page-editor-kind = Genre
page-editor-from = Case
page-editor-to = Autre bout
page-editor-remove = Retirer { $word }
page-editor-singles = Piliers simples
page-editor-dug = Tuile extraite
page-editor-token = Tuile Tour
page-editor-none = aucune
page-editor-first-round = aucune
page-editor-moves = Coups à partir d’ici
page-editor-moves-none = Aucun pour l’instant. Jouez des coups sur le plateau, par exemple pour préparer le milieu d’un tour.
page-editor-moves-make = Jouer des coups sur le plateau
page-editor-moves-remove = Retirer le dernier coup
page-editor-take = Modifier cette position
page-editor-players = Nombre de joueurs
page-editor-round = Manche
page-editor-kept = Tuile stockée
page-editor-own-start = sa propre tuile de départ
page-editor-nothing = rien
page-editor-display = Tuiles de points exposées
page-editor-space = Colonne { $column }, { $place }

## Why a position is refused

page-editor-babel-not-rising = Le temple du joueur { $player } sur le terrain { $site } doit monter de bas en haut.
page-editor-babel-at-quarry = Le pion du joueur { $player } est encore à la carrière : ce joueur ne peut rien avoir sur un terrain.
page-editor-babel-people-many = Il y a { $count } cartes du peuple { $people } ; la boîte en a { $most }.
page-editor-babel-level-many = Il y a { $count } cartes temple de niveau { $level } ; la boîte en a { $most }.
page-editor-babel-deck-empty = La pioche des temples serait vide et la partie terminée.
page-editor-babel-game-won = À { $points } contre { $other }, le joueur { $player } a déjà gagné.
page-editor-hanging-gardens-garden-empty = Le jardin du joueur { $player } est vide.
page-editor-hanging-gardens-not-connected = Toutes les cases du jardin du joueur { $player } doivent se toucher par un côté.
page-editor-hanging-gardens-temples-many = Le joueur { $player } a { $count } temples ; il y en a { $most }.
page-editor-hanging-gardens-two-temples = Un groupe du joueur { $player } a plus d’un temple.
page-editor-hanging-gardens-tile-many = Il y a { $count } tuiles d’une sorte ; la boîte en a { $most }.
page-editor-hanging-gardens-tiles-short = Il reste trop peu de tuiles à montrer.
page-editor-hanging-gardens-card-twice = La carte { $card } est visible deux fois.
page-editor-hanging-gardens-card-unknown = La carte { $card } n’existe pas : les cartes vont de 1 à { $most }.
page-editor-hanging-gardens-cards-many = { $count } cartes sont indiquées ; { $most } sont visibles.
page-editor-babylon-illegal-step = Dans le jardin du joueur { $player }, le coup nº { $step } ({ $word }) n’est pas possible : { $why }
page-editor-babylon-counted-supply = Les positions à réserve comptée ne se composent pas ici.
page-editor-babylon-round-token = La première manche n’a pas de tuile Tour, toutes les autres en ont une.
page-editor-babylon-flower-twice = Deux joueurs ont la même fleur.
page-editor-babylon-foreign-start = Le joueur { $player } a la tuile de départ d’une autre fleur.
page-editor-babylon-singles-many = Le joueur { $player } stocke { $count } piliers ; { $most } au plus.
page-editor-babylon-tile-twice = La même tuile est à deux endroits.
page-editor-babylon-column-order = De bas en haut, la colonne { $column } de la carrière a basalte, granite, argile.
page-editor-babylon-quarry-short = La carrière a { $count } tuiles, mais { $needed } sont encore à extraire.
page-editor-illegal-action = Le coup { $step } n’est pas possible : { $why }
page-editor-unknown-move = Ce n’est pas un coup du jeu.
