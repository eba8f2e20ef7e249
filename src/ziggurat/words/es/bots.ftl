### Los bots: sus nombres y lo que saben hacer.

bot-random = Aleatorio
bot-random-about = Hace cualquier jugada permitida, al azar. Sirve para conocer el juego.
bot-greedy = Codicioso
bot-greedy-about = Toma ya todos los puntos que puede y no mira más allá.
bot-apprentice = Aprendiz
bot-apprentice-about = Juega con algo de sentido, pero se le escapa mucho. Un primer rival amable.
bot-mason = Albañil
bot-mason-about = Compara muchos turnos enteros y juega enseguida el mejor del momento.
bot-architect = Arquitecto
bot-architect-about = Piensa por adelantado: prolonga mentalmente sus mejores turnos, cerca de un segundo por turno.
bot-king = Rey
bot-king-about = Nuestro bot más fuerte. Piensa por adelantado como el Arquitecto, pero con más amplitud y más tiempo: unos cinco segundos por turno.
