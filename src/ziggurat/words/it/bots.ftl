### I bot: i loro nomi e che cosa sanno fare.

bot-random = Casuale
bot-random-about = Gioca una mossa lecita a caso. Va bene per guardarsi intorno.
bot-greedy = Avido
bot-greedy-about = Prende subito più punti che può e non guarda oltre.
bot-apprentice = Apprendista
bot-apprentice-about = Gioca con un po’ di buon senso, ma gli sfugge molto. Un primo avversario gentile.
bot-mason = Muratore
bot-mason-about = Confronta molti turni interi e gioca subito il migliore del momento.
bot-architect = Architetto
bot-architect-about = Guarda avanti: prosegue a mente i suoi turni migliori, circa un secondo per turno.
bot-king = Re
bot-king-about = Il più forte dei nostri bot. Guarda avanti come l’Architetto, ma con più ampiezza e profondità: circa cinque secondi per turno.
