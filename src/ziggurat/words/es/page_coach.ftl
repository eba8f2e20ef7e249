### La guía en la primera partida.

page-coach = Guía
page-coach-gain = { "" }: +{ $points }
page-coach-good = Una buena opción está marcada.
page-coach-rule = Regla
page-coach-rules = Reglas
page-coach-off = Desactivar
