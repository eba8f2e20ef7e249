# The score pad for the printed games.

page-pad = Feuille de score
page-pad-lead = Pour le jeu en boîte : comptez à table, avec ou sans réseau. Tout reste sur cet appareil.
page-pad-games = Toutes les feuilles
page-pad-offline = Hors ligne
page-pad-kept = Enregistré sur cet appareil au fur et à mesure
page-pad-not-kept = Cet appareil ne garde rien : notez les totaux.
page-pad-players = Joueurs
page-pad-player = Joueur { $number }
page-pad-counted = compté
page-pad-lines = Points de chaque ligne
page-pad-less = Moins : { $line }
page-pad-more = Plus : { $line }
page-pad-points = = { $points }
page-pad-undo = Annuler
page-pad-rules = Règles
page-pad-next = Suivant : { $name }
page-pad-finish = Voir le résultat
page-pad-result = Résultat
page-pad-back = Retour
page-pad-save = Garder et recommencer
page-pad-history = Historique
page-pad-no-history = Aucune partie n’a encore été comptée sur cet appareil.
page-pad-forget = Effacer la partie du { $day }
page-pad-wins = { $name } gagne.
page-pad-shared = { $name } partagent la victoire.
page-pad-name = Nom du joueur { $number }
page-pad-count = Nombre de joueurs
page-pad-seats = { $count } joueurs
page-pad-ask-hand = Égalité : combien de cartes chacun a-t-il en main ?
page-pad-ask-bare = Égalité : combien de cases de chaque plateau sont à découvert ?
page-pad-total = Total
