### Le guide dans une première partie.

page-coach = Guide
page-coach-gain = { "" } : +{ $points }
page-coach-good = Un bon choix est marqué.
page-coach-rule = Règle
page-coach-rules = Règles
page-coach-off = Désactiver
