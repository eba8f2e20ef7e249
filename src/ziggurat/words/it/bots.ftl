### I bot: i loro nomi e che cosa sanno fare.

bot-random = caso
bot-random-about = una mossa lecita qualsiasi
bot-greedy = ingordo
bot-greedy-about = prende ciò che conta adesso
bot-apprentice = apprendista
bot-apprentice-about = gioca con un po’ di buon senso, ma gli sfugge molto
bot-mason = muratore
bot-mason-about = gioca buoni turni per il momento
bot-architect = architetto
bot-architect-about = pensa in anticipo, circa un secondo per turno
bot-king = re
bot-king-about = il più forte: pensa in anticipo, circa cinque secondi per turno
