# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Leggi le regole con calma
page-learn-lead = Ogni gioco in una pagina. Il tavolo ti mostra che cosa è possibile, e ti dice perché qualcosa non lo è.
page-learn-table-title = Come funziona il tavolo
page-learn-table =
    La riga in alto dice sempre *che cosa fare adesso*. I posti dove si può fare qualcosa hanno un bordo blu; se tocchi un altro posto, ti viene detto perché no.
    Un turno è fatto di passi. Puoi *annullarli* uno per uno e *ricominciare* il turno, finché non si scopre qualcosa di nascosto. Il pulsante dorato chiude il turno.
    La cronaca racconta che cosa è successo: tocca una riga e il tavolo la indica, sceglila e rivedi quel momento.
page-learn-fair =
    Prima che una partita cominci, il server estrae un seme segreto e ne mostra a tutti l’impronta. Tutte le mescolate discendono dal seme: nessuno può cambiarle dopo senza che l’impronta lo riveli.
    Quando la partita è finita, il seme viene mostrato. Il tuo browser ricalcola l’impronta e ti dice se corrisponde; con il verbale della partita chiunque può ridarla e rigiocarla.
    I bot sanno esattamente ciò che può sapere un giocatore al loro posto, e nient’altro.

## Babel

page-learn-babel-aim-title = Di che cosa si tratta
page-learn-babel-aim =
    Due giocatori innalzano templi nei cantieri di cinque popoli. Ogni tuo tempio vale il suo livello più alto.
    Vinci con *15 punti* se l’altro ne ha meno di 10, o con *20 punti* in ogni caso. Se il mazzo dei templi finisce, vince il punteggio più alto, poi la mano più grande.
page-learn-babel-turn-title = Il tuo turno
page-learn-babel-turn =
    Peschi tre carte popolo. Poi fai quanto vuoi, in qualsiasi ordine:
    { "" }*Viaggiare*: scarta una carta e sposta la pedina nel cantiere del suo popolo.
    { "" }*Insediare*: metti carte qualsiasi dalla mano nella tua colonna, dove sta la pedina.
    { "" }*Migrare*: una volta per turno sposta le ultime tre carte di una tua colonna in un altro cantiere.
    Alla fine due carte tempio vanno nella tua riserva, la più bassa sopra.
page-learn-babel-build-title = Costruire
page-learn-babel-build = Nel cantiere della tua pedina puoi costruire il livello seguente del tuo tempio con la carta in cima a una delle *due* riserve, la tua o quella dell’altro. Nella tua colonna ci devono essere tante carte quanto dice il livello. Nel primo turno costruisci l’inizio, di livello 1, accanto ad almeno una carta.
page-learn-babel-powers-title = Serie di tre
page-learn-babel-powers =
    Tre o più carte uguali di fila nella tua colonna, dove sta la pedina, sono una serie. Ne paghi una, e:
    people-assyrians| gli *Assiri* distruggono lì il tempio dell’altro;
    people-hittites| gli *Ittiti* ne rubano il livello più alto, se supera il tuo;
    people-medes| i *Medi* scacciano un popolo dalla colonna dell’altro;
    people-sumerians| i *Sumeri* portano dalla tua parte il popolo in fondo a quella colonna;
    people-persians| i *Persiani* saltano un livello quando costruisci.
    Qualsiasi serie può invece dimezzare la mano dell’altro.
page-learn-babel-end-title = La fase finale
page-learn-babel-end = Se hai 15 punti ma l’avversario ne ha almeno 10, si continua: vince chi arriva a 20, o chi ha 15 punti quando l’altro scende sotto i 10. Nelle edizioni Kosmos e Z-Man chi da quel momento scende sotto i 10 perde subito.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = Di che cosa si tratta
page-learn-hanging-gardens-aim = Ognuno dispone carte nel proprio giardino, così che edifici uguali si uniscano in gruppi. I gruppi fruttano tessere, e alla fine *contano solo le tessere*: raccoglile in serie.
page-learn-hanging-gardens-turn-title = Il tuo turno
page-learn-hanging-gardens-turn =
    Prendi una carta tra quelle scoperte e mettila nel tuo giardino, girata come vuoi, su caselle intere.
    Ogni *edificio* della carta deve stare sopra il tuo giardino; il terreno vuoto può stare ovunque, anche fuori o sopra vecchi edifici. Nessuna casella può coprire un tempio.
    Una carta che non entra da nessuna parte si scarta.
page-learn-hanging-gardens-build-title = Templi
page-learn-hanging-gardens-build =
    Se un gruppo di *tre o più* caselle senza tempio contiene un edificio della carta nuova, puoi metterci uno dei tuoi cinque templi e prendere una tessera:
    group-3| con 3 caselle dalla *prima* colonna,
    group-4| con 4 dalle *prime due*,
    group-5| con 5 da *tutte*, e con 6 o più anche una coperta.
    Un gruppo tiene un solo tempio. Quando tutti e cinque sono nel giardino, il prossimo viene dal gruppo più piccolo.
page-learn-hanging-gardens-tiles-title = Tessere e punti
page-learn-hanging-gardens-tiles = Le tessere di una serie valgono di più quante più ne hai; la fila dei valori sta su ogni tessera. Una serie completa ne apre una nuova. I *personaggi* pagano il valore alto se hai una serie completa del loro tipo, la guardia paga 3 per ogni porta. Se non si può prendere alcuna tessera, ricevi 5 punti.
page-learn-hanging-gardens-end-title = La fine
page-learn-hanging-gardens-end = La partita finisce quando le carte sono esaurite, o un turno di tutti dopo che sono finite le tessere. Vince il totale più alto; poi più serie complete, poi più tessere.
page-learn-hanging-gardens-note-title = Una ricostruzione
page-learn-hanging-gardens-note = Le facce delle carte e quasi tutti i valori delle tessere non sono mai stati pubblicati come testo. I nostri sono una ricostruzione attenta; chi ha la scatola può giocare con quelli veri.

## Babylon

page-learn-babylon-aim-title = Di che cosa si tratta
page-learn-babylon-aim = Ognuno costruisce un giardino di terrazze su pilastri, piano dopo piano. Alla fine conta ciò che se ne vede *dall’alto*, e più in alto è, meglio è.
page-learn-babylon-turn-title = Scavare
page-learn-babylon-turn =
    Devi prendere la tessera in cima a una delle 16 colonne della cava. Porta *un pilastro per ogni lato* dove c’è la parete, o dove la colonna vicina non è più alta; uno in più se la tessera mostra il tuo fiore.
    In due o tre, prima del primo giro si tolgono alcune tessere di argilla.
page-learn-babylon-build-title = Costruire
page-learn-babylon-build =
    Puoi mettere la tessera scavata e quella che avevi tenuto. Una tessera poggia su *tre o quattro* angoli:
    pillar-single| su *pilastri semplici*, un piano più su;
    pillar-double| su *pilastri doppi*, due piani più su: valgono due semplici;
    ornament-statue| oppure su *statue*.
    Tutti gli angoli devono dare lo stesso piano, al massimo uno sopra il tuo più alto. Nessuna tessera sta esattamente sopra un’altra.
    ornament-belvedere| Un angolo senza sostegno riceve un *belvedere*.
    Ciò che avanza si tiene o si scarta; puoi tenere una tessera e sei pilastri.
page-learn-babylon-powers-title = Ornamenti
page-learn-babylon-powers =
    Gli ornamenti non costano nulla, su icone uguali, almeno una delle quali su una tessera nuova.
    ornament-statue| *Statua*: in linea con un’altra statua visibile.
    ornament-fountain| *Fontana*: due vicine sullo stesso piano, su due tessere.
    ornament-bridge| *Ponte*: due sullo stesso piano con in mezzo una casella più bassa.
    ornament-stairs| *Scala*: due vicine, a un piano di differenza.
page-learn-babylon-tiles-title = Segnalini Round
page-learn-babylon-tiles =
    Dopo ogni round si rivela un segnalino. Nel round seguente vale per tutti:
    token-single| una colonna singola in più a inizio turno;
    token-double| una colonna doppia per questo turno, che non si conserva;
    token-icon| un simbolo di una tessera che piazzi vale come un altro;
    token-blank| uno spazio senza simbolo vale come un simbolo a scelta;
    token-flower| il tuo fiore dà due colonne anziché una;
    token-minus| una colonna in meno per la tessera presa.
    Alcuni segnalini non hanno effetto; nel primo round non ce n’è nessuno.
page-learn-babylon-end-title = Punti
page-learn-babylon-end =
    Dopo 15, 13 o 11 giri (in 2, 3 o 4) contano:
    ornament-statue| ogni *statua*, il suo piano
    ornament-fountain| ogni *fontana*, 3 × il suo piano
    ornament-bridge| ogni *ponte*, 3 × il suo piano
    ornament-stairs| ogni *scala*, entrambi i piani
    ui-variety| 4 punti per ogni *serie completa* dei quattro ornamenti
    flower-pink| 4 punti per ogni serie completa dei quattro *fiori*
    ornament-belvedere| 1 punto per ogni *belvedere*
    temple-4| 2 × il tuo *piano più alto*
page-learn-babylon-note-title = Una ricostruzione
page-learn-babylon-note = Quali icone e fiori stiano su quale tessera non è mai stato pubblicato come testo. I nostri sono una ricostruzione attenta; chi ha la scatola può giocare con quelli veri.

## I bot

page-bots-lead = Si siedono subito, a ogni tavolo, e perdere non gli dispiace mai.
page-bots-fair-title = Che cosa sanno
page-bots-fair =
    Un bot vede esattamente ciò che può vedere un giocatore al suo posto: nessuna carta nascosta, nessuna tessera futura. Ciò che non può sapere, lo immagina ogni volta di nuovo.
    Il suo tempo è limitato. I livelli sono gli stessi in ogni gioco e con qualsiasi numero di giocatori; i più forti pensano più a lungo.
    I bot non si arrendono, non chiacchierano, e acconsentono quando chiedi di riprendere una mossa.
