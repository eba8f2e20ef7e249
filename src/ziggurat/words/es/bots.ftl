### Los bots: sus nombres y lo que saben hacer.

bot-random = azar
bot-random-about = cualquier acción legal
bot-greedy = avaro
bot-greedy-about = toma lo que cuenta ahora
bot-apprentice = aprendiz
bot-apprentice-about = juega con algo de sentido, pero se le escapa mucho
bot-mason = albañil
bot-mason-about = juega buenos turnos para el momento
bot-architect = arquitecto
bot-architect-about = piensa por adelantado, alrededor de un segundo por turno
bot-king = rey
bot-king-about = el más fuerte: piensa por adelantado, unos cinco segundos por turno
