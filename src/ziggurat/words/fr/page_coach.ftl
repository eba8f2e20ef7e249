### Le guide dans une première partie.

page-coach = Guide
page-coach-gain = { "" } : +{ $points }
page-coach-rule = Règle
page-coach-rules = Règles
page-coach-off = Désactiver
