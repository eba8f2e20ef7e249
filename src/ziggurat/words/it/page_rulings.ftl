# Rulings: how the page plays what the rulebooks leave open; the last chapter of a game’s rules.
# Parts between asterisks are bold.

page-learn-babel-rulings-title = Dove il regolamento tace
page-learn-babel-rulings =
    Il regolamento non lo dice; noi giochiamo così:
    { "" }*Esattamente 10* punti non sono meno di 10: la partita continua.
    I *vuoti* in una colonna si chiudono, e le carte che diventano vicine contano come di fila.
    { "" }*Un tempio a cui mancano livelli* vale la carta in cima.
    { "" }*Un potere senza effetto* non si può usare. Una mano di meno di due carte non si può dimezzare.
    { "" }*Gli scarti* si rimescolano quando si deve pescare e il mazzo è vuoto. Se sono vuoti entrambi, si pesca ciò che resta.
    { "" }*Punti uguali e mani uguali* danno un pareggio. Una posizione che si ripete per la terza volta, o il turno 200, chiude la partita e si contano i punti.
    Che nella fase finale chi scende sotto i 10 perda subito (Kosmos, Z-Man) si basa su resoconti di giocatori.
page-learn-babylon-rulings-title = Dove il regolamento tace
page-learn-babylon-rulings =
    Il regolamento non lo dice, o le edizioni differiscono; noi giochiamo così:
    { "" }*Statue*: una statua esattamente un piano sotto un angolo lo sostiene sempre, anche se costruita nello stesso turno. Se non si vede nessuna statua, la prossima può stare di nuovo ovunque.
    { "" }*L’angolo senza sostegno* può sporgere sopra qualsiasi cosa più bassa, a qualsiasi profondità. Ciò che copre non vale più punti.
    I *ponti* attraversano esattamente uno spazio, a qualsiasi profondità. Sotto un ponte non stanno colonne, né tessere al suo piano.
    Le *scalinate* occupano il piano sopra la loro estremità bassa: una tessera sopra di esse sta almeno due piani più su.
    I *belvedere* valgono punti solo finché si vedono. I *pezzi* non finiscono mai.
    { "" }*Sei tessere d’argilla* lasciano la cava quando si gioca in due; il regolamento italiano dice «ancora una volta», quelli francese e spagnolo due volte.
    Anche la cava di 4 per 4 pile è una convenzione.
page-learn-hanging-gardens-rulings-title = Dove il regolamento tace
page-learn-hanging-gardens-rulings =
    Il regolamento non lo dice, o non lo abbiamo visto; noi giochiamo così:
    { "" }*Unire gruppi con templi* è permesso: scegli il tempio che resta, gli altri tornano nella riserva, e non ricevi tessere per questo.
    { "" }*Un gruppo con tempio che si riduce* lo conserva, e conta con le caselle che ha quando un tempio deve spostarsi.
    { "" }*Senza tessere coperte* un gruppo di sei o più non riceve nulla in cambio.
    { "" }*Un mestiere* vale una volta sola, anche con due serie complete.
    { "" }*Le tessere prese tra quelle scoperte* restano visibili; nel gioco stampato tutte stanno coperte (un’opzione).
    { "" }*Quando le tessere finiscono*, si giocano questo round e un altro. *Parità*: più serie complete, poi più tessere, poi vittoria condivisa.
    Chi comincia si sorteggia.
