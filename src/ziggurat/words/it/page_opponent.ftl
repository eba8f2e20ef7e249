### Dopo una partita: il prossimo avversario.

page-next-up = Due vittorie di fila! Il prossimo avversario è più forte: { $level }.
page-next-won = Ancora una vittoria e arriva un bot più forte: { $harder }.
page-next-top = Hai battuto il nostro bot più forte. Rigioca, oppure invita chi vuoi.
page-next-close = Non eri lontano. Riprova: due vittorie di fila portano a un bot più forte.
page-next-lost = Stavolta quel bot ha giocato meglio. Rivedi la partita per capire dove hai perso punti.
page-next-down = Il prossimo avversario è più facile: { $level }. La lezione dura quattro minuti.
page-next-bottom = Le prime partite sono le più difficili. La lezione dura quattro minuti e aiuta.
page-next-play = Gioca contro: { $level }
page-next-lesson = Lezione
