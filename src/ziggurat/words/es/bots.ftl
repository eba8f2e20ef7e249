### Los bots: sus nombres y lo que saben hacer.

bot-random = Azar
bot-random-about = Da cualquier paso permitido, sin pensar. Sirve para echar un vistazo.
bot-greedy = Codicioso
bot-greedy-about = Toma lo que cuenta en este momento y no mira más allá.
bot-apprentice = Aprendiz
bot-apprentice-about = Juega con algo de sentido, pero se le escapa mucho. Un primer rival amable.
bot-mason = Albañil
bot-mason-about = Sopesa muchos turnos enteros y juega enseguida el mejor para el momento.
bot-architect = Arquitecto
bot-architect-about = Mira hacia delante: continúa de cabeza sus mejores turnos, cerca de un segundo por turno.
bot-king = Rey
bot-king-about = El más fuerte que tenemos. Mira hacia delante como el arquitecto, pero con más amplitud y más tiempo: unos cinco segundos por turno.
