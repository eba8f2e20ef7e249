### La guida nella prima partita.

page-coach = Guida
page-coach-gain = { "" }: +{ $points }
page-coach-good = Una buona scelta è evidenziata.
page-coach-rule = Regola
page-coach-rules = Regole
page-coach-off = Disattiva
