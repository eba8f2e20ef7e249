# Le plateau de la page pour les jeux d’autres paquets, qui n’apportent pas leurs propres mots.

page-generic-actions = Actions possibles
page-generic-choose = Choisissez une action.
page-generic-chosen = *{ $action }* : confirmez, ou choisissez une autre action.
page-generic-confirm = Confirmer
page-generic-filter = Chercher parmi les actions
page-generic-none = Aucune action ne correspond.
page-generic-over = La partie est terminée.
page-generic-rules = Ce jeu vient d’un autre paquet, sans texte de règles.
page-generic-score = Nombre de points
page-generic-state = État de la partie
page-generic-waiting = { $name } choisit une action.
