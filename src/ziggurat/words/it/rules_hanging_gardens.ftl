# The rules of The Hanging Gardens as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-hanging-gardens-chapter-about = Di che cosa si tratta
rules-hanging-gardens-chapter-card = Prendere e piazzare una carta
rules-hanging-gardens-chapter-temples = Gruppi e templi
rules-hanging-gardens-chapter-tiles = Tessere punto
rules-hanging-gardens-chapter-points = Punteggio
rules-hanging-gardens-chapter-end = La fine
rules-hanging-gardens-aim-title = Lo scopo
rules-hanging-gardens-aim = Ognuno dispone carte nel proprio giardino. Gli edifici uguali *adiacenti per un lato*, non in diagonale, formano un gruppo. I gruppi fruttano tessere punto, e alla fine *contano solo le tessere*: raccoglile in serie.
rules-hanging-gardens-set-up-title = Preparazione
rules-hanging-gardens-set-up = Ognuno ha una carta iniziale di sei caselle vuote e cinque templi. Sei tessere punto sono scoperte in tre colonne, le altre coperte. Il primo giocatore è estratto a sorte e riceve il fiore.
rules-hanging-gardens-rounds-title = I round
rules-hanging-gardens-rounds = A ogni round ci sono *quattro carte* scoperte, tre se si gioca in tre. Sceglie per primo il giocatore con il fiore; in due l’ordine è primo, secondo, secondo, primo. Poi il fiore passa a sinistra.
rules-hanging-gardens-rounds-right = Una carta ancora disponibile
rules-hanging-gardens-rounds-wrong = La prima carta è già presa
rules-hanging-gardens-support-title = Dove sta una carta
rules-hanging-gardens-support = Piazza la carta sul tuo giardino, sopra le altre, su caselle intere. Ogni *edificio* della carta deve stare *sul tuo giardino*, su una casella vuota o su un edificio qualsiasi. Le caselle vuote possono stare ovunque, anche sul tavolo.
rules-hanging-gardens-support-right = Tutti gli edifici sul giardino
rules-hanging-gardens-support-wrong = Un edificio starebbe sul tavolo
rules-hanging-gardens-rotation-title = Rotazione
rules-hanging-gardens-rotation = Puoi ruotare la carta di quarti di giro, mai capovolgerla. Rotazioni con lo stesso aspetto sono lo stesso piazzamento.
rules-hanging-gardens-rotation-right = Ruotata di un quarto
rules-hanging-gardens-rotation-wrong = A testa in giù ha lo stesso aspetto
rules-hanging-gardens-covering-title = I templi restano scoperti
rules-hanging-gardens-covering = *Nessuna casella* della carta può coprire un tempio, nemmeno una vuota. Tutto il resto si può coprire.
rules-hanging-gardens-covering-right = Accanto al tempio
rules-hanging-gardens-covering-wrong = Coprirebbe il tempio
rules-hanging-gardens-discard-title = Scartare una carta
rules-hanging-gardens-discard = Solo se *nessuna carta scoperta* si può piazzare, ne prendi una e la scarti, e il turno finisce.
rules-hanging-gardens-discard-right = L’unica casella ha un tempio: nulla si può piazzare
rules-hanging-gardens-discard-wrong = Questa carta si può piazzare, quindi si deve
rules-hanging-gardens-group-title = Un gruppo di tre
rules-hanging-gardens-group = Se con la carta hai formato o ingrandito un gruppo di *tre o più* caselle, puoi piazzare *uno* dei tuoi cinque templi su una sua casella. Un solo gruppo per turno.
rules-hanging-gardens-group-right = Tre terrazzi: un tempio
rules-hanging-gardens-group-wrong = Due parchi: troppo pochi
rules-hanging-gardens-growth-title = Deve essere cresciuto
rules-hanging-gardens-growth = Il gruppo deve avere un *nuovo edificio* della carta appena piazzata, dove prima non si vedeva lo stesso edificio.
rules-hanging-gardens-growth-right = Il nuovo terrazzo ha ingrandito il gruppo
rules-hanging-gardens-growth-wrong = La carta non ha aggiunto nulla a questi parchi
rules-hanging-gardens-one-temple-title = Un tempio per gruppo
rules-hanging-gardens-one-temple = Un gruppo con un tempio non può averne un secondo. Puoi ingrandirlo, ma non ricevi nulla.
rules-hanging-gardens-one-temple-right = I terrazzi non hanno ancora un tempio
rules-hanging-gardens-one-temple-wrong = I parchi hanno già il loro tempio
rules-hanging-gardens-merge-title = Gruppi uniti
rules-hanging-gardens-merge = Se la tua carta unisce gruppi con un tempio, scegli quale tempio resta. Gli altri tornano nella tua riserva. Per l’unione non ricevi tessere.
rules-hanging-gardens-merge-right = Uno dei due templi resta
rules-hanging-gardens-merge-wrong = Questo tempio è in un altro gruppo
rules-hanging-gardens-move-title = Spostare un tempio
rules-hanging-gardens-move = Quando tutti e cinque i templi sono nel giardino, il prossimo *si sposta dal tuo gruppo più piccolo* con un tempio. Finché ne hai nella riserva, nessuno si sposta. Il gruppo che lascia può fruttare di nuovo più tardi.
rules-hanging-gardens-move-right = Da un gruppo di tre
rules-hanging-gardens-move-wrong = Da un gruppo di quattro: ce ne sono di più piccoli
rules-hanging-gardens-columns-title = Quale tessera
rules-hanging-gardens-columns =
    Dopo aver piazzato un tempio devi prendere una tessera. Da dove, lo dice il gruppo:
    group-3| 3 caselle: dalla *prima* colonna,
    group-4| 4 caselle: dalle *prime due*,
    group-5| 5 caselle: da *una qualsiasi*.
    Lo spazio si riempie subito con una delle tessere coperte.
rules-hanging-gardens-columns-right = Tre caselle: la prima colonna
rules-hanging-gardens-columns-wrong = Per la seconda colonna servono quattro caselle
rules-hanging-gardens-six-title = Sei caselle o più
rules-hanging-gardens-six = Prima prendi una *tessera coperta*, che vedi solo tu; poi una da qualsiasi colonna. Senza tessere coperte non ricevi nulla in cambio.
rules-hanging-gardens-six-right = Sette terrazzi: due tessere
rules-hanging-gardens-six-wrong = Cinque terrazzi: una tessera, da qualsiasi colonna
rules-hanging-gardens-series-title = Serie
rules-hanging-gardens-series = Più tessere di *una serie* hai, più valgono. I valori sono indicati su ogni tessera; l’ultimo è quello della serie completa. Con altre tessere inizi una nuova serie.
rules-hanging-gardens-series-right = Tre tigri: 14 punti
rules-hanging-gardens-series-wrong = Una per tipo: 2 + 2 + 1 punti
rules-hanging-gardens-characters-title = Mestieri
rules-hanging-gardens-characters = Un mestiere vale il *punteggio alto* se hai una *serie completa* del suo tipo, altrimenti quello basso. Vale una volta sola, e la serie vale comunque.
rules-hanging-gardens-characters-right = Giardini completi: il giardiniere vale 12
rules-hanging-gardens-characters-wrong = Manca un giardino: solo 4
rules-hanging-gardens-guard-title = La guardia
rules-hanging-gardens-guard = La guardia vale *3 per ogni cancello* che hai, in una serie completa o no.
rules-hanging-gardens-guard-right = Due cancelli: 6 punti
rules-hanging-gardens-guard-wrong = Nessun cancello: 0 punti
rules-hanging-gardens-award-title = Cinque punti in cambio
rules-hanging-gardens-award = Se *non puoi prendere nessuna tessera*, ricevi 5 punti.
rules-hanging-gardens-last-round-title = L’ultimo round
rules-hanging-gardens-last-round = La partita finisce quando le carte sono esaurite, o un round dopo che sono finite le tessere.
rules-hanging-gardens-winner-title = Chi vince
rules-hanging-gardens-winner = Vince il totale più alto; a parità contano le serie complete, poi il numero di tessere. Poi la vittoria è condivisa.
