# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Apri le regole in una pagina a parte
page-learn-lead = Ogni gioco in una pagina. Al tavolo vedi che cosa puoi fare, e ti viene spiegato perché una mossa non è permessa.
page-learn-table-title = Come funziona il tavolo
page-learn-table =
    La riga in alto dice sempre *che cosa fare adesso*. I punti in cui puoi agire hanno un bordo blu; se ne tocchi un altro, ti viene spiegato perché non si può.
    Un turno è fatto di mosse. Puoi *annullarle* una per una o *ricominciare* il turno, finché non si rivela un’informazione nascosta. Il pulsante dorato termina il turno.
    La cronologia racconta che cosa è successo: indica una riga per vederla sul tabellone, sceglila per tornare a quel momento.
page-learn-fair =
    Prima che una partita cominci, il server estrae un seme segreto e ne mostra a tutti l’impronta. Tutte le mescolate discendono dal seme: nessuno può cambiarle dopo senza che l’impronta lo riveli.
    Quando la partita è finita, il seme viene mostrato. Il tuo browser ricalcola l’impronta e ti dice se corrisponde; con la registrazione della partita chiunque può rifare la distribuzione e rigiocarla.
    I bot sanno esattamente ciò che può sapere un giocatore al loro posto, e nient’altro.

## Babel

page-learn-babel-aim-title = Di che cosa si tratta
page-learn-babel-aim =
    Due giocatori innalzano templi nei siti di cinque popoli. Ogni tuo tempio vale il suo livello più alto.
    Vinci subito con *15 punti* se l’avversario ne ha meno di 10, o con *20 punti* in ogni caso. Se il mazzo dei templi finisce, vince chi ha più punti, poi chi ha più carte in mano.
page-learn-babel-turn-title = Il tuo turno
page-learn-babel-turn =
    Peschi tre carte popolo. Poi fai quanto vuoi, in qualsiasi ordine:
    { "" }*Spostarsi*: scarta una carta e porta la pedina nel sito del suo popolo.
    { "" }*Insediare*: metti carte di qualsiasi popolo in fondo alla tua colonna, nel sito della pedina.
    { "" }*Migrare*: una volta per turno sposta le ultime tre carte di una tua colonna, nel loro ordine, in un altro sito; la pedina può essere altrove.
    Alla fine due carte tempio vanno nella tua riserva, la più bassa in cima.
page-learn-babel-build-title = Costruire
page-learn-babel-build =
    Nel sito della tua pedina puoi costruire il livello successivo del tuo tempio con la carta in cima a una delle *due* riserve, la tua o quella avversaria. Nella tua colonna lì devono esserci almeno tante carte quante ne indica il livello. Non si consumano: possono andarsene e il tempio resta.
    La prima cosa che costruisci è la tua carta iniziale, di livello 1, in un sito dove hai almeno una carta. Nelle edizioni Kosmos e Z-Man devi costruirla nel primo turno.
page-learn-babel-powers-title = Tre di fila
page-learn-babel-powers =
    Tre o più carte uguali di fila nella tua colonna, nel sito della pedina, danno un potere. Ne scarti una e in quel sito:
    people-assyrians| gli *Assiri* distruggono l’intero tempio avversario; le sue carte tornano sul mazzo dei templi;
    people-hittites| gli *Ittiti* portano sul tuo tempio la carta più alta di quello avversario, se supera il tuo e hai lì tante carte quante ne indica;
    people-medes| i *Medi* (diserzione) cacciano dalla colonna avversaria tutte le carte di un popolo;
    people-sumerians| i *Sumeri* (cambio di fronte) portano dalla tua parte tutte le carte del popolo in fondo a quella colonna;
    people-persians| i *Persiani* ti fanno saltare un livello quando costruisci.
    In alternativa, tre di fila qualsiasi dimezzano la mano dell’avversario: sceglie e scarta metà delle sue carte, arrotondata per difetto.
page-learn-babel-end-title = La fase finale
page-learn-babel-end = Se hai 15 punti ma l’avversario ne ha almeno 10, si continua: vince chi arriva a 20, o chi ha 15 punti quando l’altro scende sotto i 10. Nelle edizioni Kosmos e Z-Man chi da quel momento scende sotto i 10 perde subito.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = Di che cosa si tratta
page-learn-hanging-gardens-aim = Ognuno dispone carte nel proprio giardino. Gli edifici uguali *adiacenti per un lato*, non in diagonale, formano un gruppo. I gruppi fruttano tessere punto, e alla fine *contano solo le tessere*: raccoglile in serie.
page-learn-hanging-gardens-turn-title = Il tuo turno
page-learn-hanging-gardens-turn =
    A ogni round ci sono quattro carte scoperte, tre se si gioca in tre. Sceglie per primo il giocatore con il fiore; in due l’ordine è primo, secondo, secondo, primo. Poi il fiore passa a sinistra.
    Prendi una carta e piazzala sul tuo giardino, sopra le altre carte, ruotata come vuoi, su caselle intere.
    Ogni *edificio* della carta deve stare sul tuo giardino, su una casella vuota o su un edificio qualsiasi; le caselle vuote possono stare ovunque, anche sul tavolo. Nessuna casella può coprire un tempio.
    Solo se nessuna carta scoperta si può piazzare, ne scarti una e il turno finisce.
page-learn-hanging-gardens-build-title = Templi
page-learn-hanging-gardens-build =
    Se con la carta hai formato o ingrandito un gruppo di *tre o più* caselle senza tempio, puoi piazzarci *uno* dei tuoi cinque templi. Poi devi prendere una tessera:
    group-3| 3 caselle: dalla *prima* colonna,
    group-4| 4 caselle: dalle *prime due*,
    group-5| 5 caselle: da *una qualsiasi*; 6 o più: prima una coperta, poi una da qualsiasi colonna.
    Un solo tempio per turno e uno solo per gruppo: se unisci due gruppi con un tempio, uno torna a te. Quando tutti e cinque sono nel giardino, il prossimo si sposta dal tuo gruppo più piccolo.
page-learn-hanging-gardens-tiles-title = Tessere e punti
page-learn-hanging-gardens-tiles = Più tessere di una serie hai, più valgono; i valori sono indicati su ogni tessera, l’ultimo è quello della serie completa. Con altre tessere inizi una nuova serie. I *mestieri* valgono il punteggio alto se hai una serie completa del loro tipo, altrimenti quello basso; la guardia vale 3 per ogni cancello. Se non puoi prendere nessuna tessera, ricevi 5 punti.
page-learn-hanging-gardens-end-title = La fine
page-learn-hanging-gardens-end = La partita finisce quando le carte sono esaurite, o un round dopo che sono finite le tessere. Vince il totale più alto; a parità contano le serie complete, poi il numero di tessere. Poi la vittoria è condivisa.
page-learn-hanging-gardens-note-title = Una ricostruzione
page-learn-hanging-gardens-note = Le carte e quasi tutti i valori delle tessere non sono mai stati pubblicati come testo. I nostri sono una ricostruzione attenta; se hai la scatola, puoi giocare con quelli veri (da riga di comando, --box).

## Babylon

page-learn-babylon-aim-title = Di che cosa si tratta
page-learn-babylon-aim = Ognuno costruisce un giardino di terrazzi su colonne, piano dopo piano. Alla fine conta ciò che se ne vede *dall’alto*, e più in alto è, meglio è.
page-learn-babylon-turn-title = Estrarre
page-learn-babylon-turn =
    Devi prendere la tessera in cima a una delle 16 pile della cava. Ricevi *una colonna singola per ogni lato* che tocca il bordo, il fondo della cava o una pila non più alta; una in più se la tessera mostra il tuo fiore.
    Prima del primo round i giocatori tolgono a turno tessere d’argilla a scelta: sei in tutto in due, tre in tre. Queste non danno colonne.
page-learn-babylon-build-title = Costruire
page-learn-babylon-build =
    Puoi piazzare la tessera estratta e quella nel tuo deposito (all’inizio la tessera iniziale), in qualsiasi ordine. Una tessera poggia su *tre o quattro* angoli:
    pillar-single| una *colonna singola* la alza di un piano;
    pillar-double| una *colonna doppia* la alza di due piani; puoi scambiare due singole con una doppia, mai il contrario;
    ornament-statue| una *statua* la regge come una colonna singola, ma non è più considerata una statua.
    Tutti gli angoli devono arrivare allo stesso piano, al massimo uno sopra il tuo più alto. Le colonne stanno solo su spazi vuoti; uno spazio nascosto da una tessera è perso. Nessuna tessera sta esattamente sopra un’altra.
    ornament-belvedere| Un angolo senza sostegno riceve un *belvedere*; il suo simbolo è perso.
    A fine turno conservi la tessera estratta (quella già in deposito si scarta) o la scarti; tieni fino a sei colonne singole, nessuna doppia.
page-learn-babylon-powers-title = Ornamenti
page-learn-babylon-powers =
    Dopo aver piazzato una tessera puoi aggiungere ornamenti, gratis, su spazi vuoti con i simboli giusti; almeno un simbolo deve stare su una tessera piazzata in questo turno.
    ornament-statue| *Statua*: la prima dove vuoi; poi ciascuna nella stessa riga o colonna di caselle di una statua visibile, a qualunque piano.
    ornament-fountain| *Fontana*: collega due simboli adiacenti sullo stesso piano, su due tessere.
    ornament-bridge| *Ponte*: collega due simboli dello stesso piano con in mezzo una sola casella più bassa.
    ornament-stairs| *Scalinata*: collega due simboli adiacenti, a un piano di differenza.
page-learn-babylon-tiles-title = Segnalini Round
page-learn-babylon-tiles =
    Dopo ogni round si rivela un segnalino. Nel round seguente vale per tutti:
    token-single| una colonna singola in più a inizio turno;
    token-double| una colonna doppia per questo turno, che non si conserva;
    token-icon| un simbolo di una tessera che piazzi vale come un altro;
    token-blank| uno spazio senza simbolo vale come un simbolo a scelta;
    token-flower| il tuo fiore dà due colonne anziché una;
    token-minus| una colonna in meno per la tessera estratta.
    Alcuni segnalini non hanno effetto; nel primo round non ce n’è nessuno.
page-learn-babylon-end-title = Punti
page-learn-babylon-end =
    Dopo 15, 13 o 11 round (in 2, 3 o 4) i giardini si guardano dall’alto. Ciò che si vede, anche solo in parte, vale per intero:
    ornament-statue| ogni *statua*: il suo piano
    ornament-fountain| ogni *fontana*: 3 × il suo piano
    ornament-bridge| ogni *ponte*: 3 × il suo piano
    ornament-stairs| ogni *scalinata*: la somma dei due piani
    ui-variety| 4 punti per ogni *gruppo* dei quattro ornamenti
    flower-pink| 4 punti per ogni gruppo dei quattro *fiori*
    ornament-belvedere| 1 punto per ogni *belvedere*
    temple-4| 2 × il tuo *piano più alto*
    A parità vince chi ha meno incavi scoperti sulla plancia; altrimenti la vittoria è condivisa.
page-learn-babylon-note-title = Una ricostruzione
page-learn-babylon-note = Nessuno ha mai pubblicato quali simboli e fiori siano su ciascuna tessera. I nostri sono una ricostruzione attenta; se hai la scatola, puoi giocare con quelli veri (da riga di comando, --box).

## I bot

page-bots-lead = Si siedono subito a qualsiasi tavolo, e perdere non gli dispiace mai.
page-bots-fair-title = Che cosa sanno
page-bots-fair =
    Un bot vede esattamente ciò che può vedere un giocatore al suo posto: nessuna carta nascosta, nessuna tessera futura. Per ciò che non può sapere, immagina molte distribuzioni possibili.
    Il suo tempo di riflessione è limitato. I livelli sono gli stessi in ogni gioco e con qualsiasi numero di giocatori; i più forti pensano più a lungo.
    I bot non abbandonano la partita, non chiacchierano e accettano quando chiedi di annullare una mossa.
