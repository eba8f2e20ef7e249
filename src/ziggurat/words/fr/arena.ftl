### `ziggurat arena` : parties entre bots.

command-arena = faire jouer de nombreuses parties aux bots et les comparer

arena-help-game = le jeu
arena-help-players = les bots, séparés par des virgules : greedy, architect:1s (secondes par tour), king:400x (simulations par tour), mon.py:Classe (une classe dans un fichier), exec:./mybot (un programme), nom=bot. S’ils sont plus nombreux que les places du jeu, chacun rencontre chacun
arena-help-games = combien de parties au moins ; chaque donne est jouée dans tous les ordres de places
arena-help-seats = combien de joueurs à la table ; sinon autant que de bots nommés, si le jeu le permet
arena-help-seed = la première donne, un nombre entier ou 64 chiffres hexadécimaux ; les suivantes se comptent à partir de là
arena-help-workers = combien de parties sont jouées à la fois, chacune dans son propre processus
arena-help-on = où jouer : sur cette machine ou sur une grappe Ray
arena-help-journal = un fichier qui garde chaque partie terminée ; après une interruption, la même commande reprend à partir de lui
arena-help-html = écrire le résultat dans une page avec des graphiques
arena-help-csv = écrire chaque partie en CSV, une ligne par place
arena-help-parquet = écrire chaque partie en Parquet, une ligne par place
arena-help-json = afficher le résultat en JSON
arena-seed-form = une graine est un nombre entier ou 64 chiffres hexadécimaux, pas { $seed }
arena-progress = { $done } parties sur { $total }, encore { $left }
arena-title = { $game }, { $seats } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-nothing = Aucune partie n’a été terminée.
arena-note = Entre parenthèses : l’intervalle qui contient la vraie valeur dans 95 cas sur 100. Devant : part des adversaires d’un autre nom laissés derrière, une égalité comptant pour moitié. Avance : points de plus que le meilleur des autres. Dispersion : un dixième, la moitié et neuf dixièmes des scores sont en dessous. Cote : points Elo au-dessus de la moyenne de ces joueurs, calculés sur toutes les parties à la fois (modèle de Davidson, avec égalités).
arena-column-player = joueur
arena-column-games = parties
arena-column-wins = gagnées
arena-column-ahead = devant
arena-column-score = points
arena-column-lead = avance
arena-column-spread = dispersion
arena-column-rating = cote
arena-column-turn = par tour
arena-column-longest = le plus long
arena-column-failures = échecs
arena-plot-wins = Parties gagnées
arena-plot-scores = Répartition des scores
arena-plot-parts = D’où viennent les points
arena-plot-pairs = Joueur contre joueur
arena-plot-positions = Positions finales
arena-final-position = Partie { $number } : { $totals }
arena-pairs-note = À quelle fréquence le joueur de gauche a terminé devant celui du haut, une égalité comptant pour moitié.
arena-fact-command = Commande
arena-fact-seed = Première donne (graine)
arena-fact-options = Options de jeu
arena-fact-version = Version utilisée
arena-fact-date = Date et heure
arena-failed = { $player } a échoué dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, la première fois dans la partie { $number } : { $reason }
