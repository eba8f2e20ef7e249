# The rules of Babylon as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-babylon-chapter-about = Di che cosa si tratta
rules-babylon-chapter-set-up = Preparazione
rules-babylon-chapter-dig = Estrarre una tessera
rules-babylon-chapter-place = Piazzare una tessera
rules-babylon-chapter-ornaments = Ornamenti
rules-babylon-chapter-end-of-turn = Fine del turno
rules-babylon-chapter-tokens = Segnalini Round
rules-babylon-chapter-points = Punteggio
rules-babylon-aim-title = Lo scopo
rules-babylon-aim =
    Ognuno costruisce un giardino di terrazzi su colonne, piano dopo piano. Alla fine conta ciò che se ne vede *dall’alto*, e più in alto è, meglio è.
    In 2, 3 o 4 giocatori la partita dura 15, 13 o 11 round. In ogni round ciascuno ha un turno: estrae una tessera, costruisce, termina il turno.
rules-babylon-start-title = All’inizio
rules-babylon-start =
    La cava ha 16 pile di tre tessere: basalto in fondo, poi granito, poi argilla. Di una pila si vede solo la tessera in cima.
    Ognuno ha una plancia con 64 caselle, un fiore, e nel deposito la tessera iniziale di quel fiore. Colonne non ce ne sono ancora.
rules-babylon-removal-title = Si toglie l’argilla
rules-babylon-removal = Prima del primo round i giocatori tolgono dal gioco, a turno, tessere d’argilla a scelta: *sei in tutto* se giocano in due, tre se giocano in tre, nessuna in quattro. Queste non danno colonne.
rules-babylon-removal-right = In cima c’è argilla: si può togliere
rules-babylon-removal-wrong = Ora in cima c’è granito: resta
rules-babylon-dig-title = Prendere una tessera
rules-babylon-dig = *Devi* prendere la tessera in cima a una pila della cava. Solo dopo puoi costruire. La tessera sottostante diventa subito visibile.
rules-babylon-dig-right = Una pila che ha ancora una tessera
rules-babylon-dig-wrong = Questa pila è vuota
rules-babylon-pillars-title = Che cosa rende
rules-babylon-pillars = Ricevi *una colonna singola per ogni lato* della tessera che tocca il bordo, il fondo della cava o una pila non più alta.
rules-babylon-pillars-worth = Da 0 a 4 colonne
rules-babylon-pillars-right = Quattro lati liberi: 4 colonne
rules-babylon-pillars-wrong = Quattro pile vicine più alte: nessuna colonna
rules-babylon-flower-title = Il tuo fiore
rules-babylon-flower = Se la tessera mostra *il tuo fiore*, ricevi una colonna singola in più.
rules-babylon-flower-worth = +1 colonna
rules-babylon-flower-right = Il tuo fiore: 4 + 1 colonne
rules-babylon-flower-wrong = Un altro fiore: 4 colonne
rules-babylon-tiles-title = Quali tessere
rules-babylon-tiles = Nel tuo turno puoi piazzare *la tessera estratta e quella del deposito*, in qualsiasi ordine, ciascuna una volta. Non è obbligatorio piazzarne.
rules-babylon-tiles-right = Prima quella estratta, poi quella del deposito
rules-babylon-tiles-wrong = La tessera estratta è già piazzata
rules-babylon-edge-title = Sulla plancia
rules-babylon-edge = Una tessera copre due per due caselle e si può ruotare. *Tutte e quattro* devono stare sulla plancia. Se due rotazioni hanno lo stesso aspetto, sono lo stesso piazzamento.
rules-babylon-edge-right = Sul bordo, con tutte le sue caselle
rules-babylon-edge-wrong = Metà sporgerebbe dalla plancia
rules-babylon-supports-title = I sostegni
rules-babylon-supports = Una tessera poggia su colonne sotto i suoi angoli. Una colonna singola la alza di un piano sopra ciò che c’è sotto, una doppia di due. *Tutti gli angoli arrivano allo stesso piano*; nulla sotto la tessera può essere altrettanto alto.
rules-babylon-supports-right = Due singole sul piano 1, due doppie a terra: piano 2
rules-babylon-supports-wrong = Singole ovunque: piani 2 e 1
rules-babylon-corner-title = Un angolo nel vuoto
rules-babylon-corner = Servono sostegni in almeno tre angoli. *Un angolo* può restarne senza: riceve subito un belvedere e il suo simbolo è perso. Può sporgere sopra qualsiasi cosa più bassa.
rules-babylon-corner-right = Tre colonne e un belvedere
rules-babylon-corner-wrong = Due angoli senza sostegno
rules-babylon-payment-title = Il costo in colonne
rules-babylon-payment = Una colonna singola costa una delle tue, una doppia *due singole*. Una doppia non torna mai a essere due singole. Si usa prima la doppia di un segnalino Round.
rules-babylon-payment-right = Tre colonne bastano per tre angoli
rules-babylon-payment-wrong = Quattro angoli richiedono quattro colonne
rules-babylon-free-space-title = Spazi vuoti
rules-babylon-free-space = Una colonna sta solo sulla plancia o su uno *spazio vuoto* di una tessera: non su fontana, ponte, scalinata o belvedere, e non sotto un ponte. Un angolo senza sostegno può sporgere sopra di essi. Una tessera sopra una scalinata o un ponte sta più in alto della loro estremità superiore.
rules-babylon-free-space-right = L’angolo sporge sopra la fontana
rules-babylon-free-space-wrong = Una colonna non può stare su una fontana
rules-babylon-statue-support-title = Le statue sostengono
rules-babylon-statue-support = Una statua un piano sotto un angolo *deve sostenerlo*, come una colonna singola, e non costa nulla. Poi non è più considerata una statua.
rules-babylon-statue-support-right = La statua sostiene l’angolo
rules-babylon-statue-support-wrong = L’angolo non può sporgerle sopra
rules-babylon-next-floor-title = Piano dopo piano
rules-babylon-next-floor = Una tessera sta *al massimo un piano sopra* il piano più alto del tuo giardino.
rules-babylon-next-floor-right = Il piano 1 c’è: il piano 2 è possibile
rules-babylon-next-floor-wrong = Al piano 1 non c’è ancora nulla
rules-babylon-exact-title = Mai esattamente sopra
rules-babylon-exact = Nessuna tessera sta *esattamente sopra* un’altra, a nessun piano. In parte è permesso.
rules-babylon-exact-right = A metà sopra l’altra
rules-babylon-exact-wrong = Esattamente sopra
rules-babylon-ornaments-title = Tutti gli ornamenti
rules-babylon-ornaments = Gli ornamenti sono gratis e si costruiscono quando vuoi tra l’estrazione e la fine del turno. Ognuno sta su *spazi vuoti con il suo simbolo*, e almeno uno di essi è su una tessera piazzata *in questo turno*.
rules-babylon-ornaments-right = La tessera destra è di questo turno
rules-babylon-ornaments-wrong = Entrambe sono di turni precedenti
rules-babylon-stairs-title = Scalinata
rules-babylon-stairs = Collega due simboli di scalinata *adiacenti*, uno esattamente *un piano sopra* l’altro. Dove sale non può passare un ponte.
rules-babylon-stairs-worth = Somma dei due piani
rules-babylon-stairs-right = Dal piano 1 al piano 2: 3 punti
rules-babylon-stairs-wrong = Entrambi al piano 1: non c’è nulla da salire
rules-babylon-fountain-title = Fontana
rules-babylon-fountain = Collega due simboli di fontana *adiacenti*, su due tessere dello *stesso piano*.
rules-babylon-fountain-worth = 3 × piano
rules-babylon-fountain-right = Due tessere, entrambe al piano 1: 3 punti
rules-babylon-fountain-wrong = Piani 1 e 2: all’acqua serve un solo piano
rules-babylon-bridge-title = Ponte
rules-babylon-bridge = Collega due simboli di ponte dello *stesso piano*, in linea, con in mezzo *una sola* casella più bassa. Due ponti si incrociano solo a piani diversi, e nessuna scalinata può arrivare al ponte.
rules-babylon-bridge-worth = 3 × piano
rules-babylon-bridge-right = Una casella in mezzo, al piano 1: 3 punti
rules-babylon-bridge-wrong = Due caselle in mezzo: una di troppo
rules-babylon-statue-title = Statua
rules-babylon-statue = La prima sta dove vuoi. Ogni altra richiede una statua visibile nella sua *riga o colonna di caselle*, a qualunque piano e distanza. Se non si vede più nessuna statua, la prossima sta dove vuoi.
rules-babylon-statue-worth = Il suo piano
rules-babylon-statue-right = Stessa riga della statua precedente: 1 punto
rules-babylon-statue-wrong = Nessuna statua in linea
rules-babylon-keep-title = Conservare o scartare
rules-babylon-keep = Una tessera estratta e non piazzata si *conserva* nel deposito (quella che c’era esce dal gioco) o si *scarta*. Tieni fino a *sei colonne singole*; le altre, e una doppia, si restituiscono.
rules-babylon-keep-right = La tessera estratta va nel deposito
rules-babylon-keep-wrong = La tessera estratta non ha ancora un posto
rules-babylon-tokens-title = I segnalini
rules-babylon-tokens =
    Dopo ogni round si rivela un segnalino. Nel round seguente vale per tutti:
    token-single| una colonna singola in più a inizio turno;
    token-double| una colonna doppia per questo turno, che non si conserva;
    token-icon| un simbolo di una tessera che piazzi vale come un altro;
    token-blank| uno spazio senza simbolo vale come un simbolo a scelta;
    token-flower| il tuo fiore dà due colonne anziché una;
    token-minus| una colonna in meno per la tessera estratta, mai meno di 0.
    Due segnalini non hanno effetto; nel primo round non ce n’è nessuno.
rules-babylon-granted-icon-title = Un simbolo dal segnalino
rules-babylon-granted-icon = Due segnalini concedono un simbolo: una volta per turno, per *un’estremità di un ornamento*, su uno spazio vuoto di una tessera piazzata in questo turno, e solo dove serve.
rules-babylon-granted-icon-right = La scalinata vale come statua
rules-babylon-granted-icon-wrong = Questo segnalino vale solo dove non c’è un simbolo
rules-babylon-seen-title = Visto dall’alto
rules-babylon-seen = Dopo l’ultimo round vale ciò che si vede *esattamente dall’alto*, per intero anche se se ne vede solo una parte. Ciò che le tessere nascondono non vale, e nemmeno una statua che sostiene una tessera.
rules-babylon-seen-right = La statua si vede: 1 punto
rules-babylon-seen-wrong = Sostiene una tessera: non è più una statua
rules-babylon-points-statues-title = Statue
rules-babylon-points-statues = Ogni statua vale *il suo piano*.
rules-babylon-points-statues-worth = Piano
rules-babylon-points-statues-right = Una statua al piano 2: 2 punti
rules-babylon-points-fountains-title = Fontane
rules-babylon-points-fountains = Ogni fontana vale *tre volte il suo piano*.
rules-babylon-points-fountains-worth = 3 × piano
rules-babylon-points-fountains-right = Una fontana al piano 1: 3 punti
rules-babylon-points-bridges-title = Ponti
rules-babylon-points-bridges = Ogni ponte vale *tre volte il suo piano*.
rules-babylon-points-bridges-worth = 3 × piano
rules-babylon-points-bridges-right = Un ponte al piano 2: 6 punti
rules-babylon-points-stairs-title = Scalinate
rules-babylon-points-stairs = Ogni scalinata vale la *somma dei due piani*.
rules-babylon-points-stairs-worth = Somma dei due piani
rules-babylon-points-stairs-right = Piani 1 e 2: 3 punti
rules-babylon-points-variety-title = Gruppi di ornamenti
rules-babylon-points-variety = Ogni gruppo completo di *statua, fontana, ponte e scalinata* vale 4 punti. I belvedere non fanno parte di nessun gruppo.
rules-babylon-points-variety-worth = 4 per gruppo
rules-babylon-points-variety-right = Tutti e quattro i tipi: 4 punti
rules-babylon-points-variety-wrong = Manca la scalinata: 0 punti
rules-babylon-points-flowers-title = Gruppi di fiori
rules-babylon-points-flowers = Ogni gruppo completo di tessere con *tutti e quattro i fiori* vale 4 punti. Contano anche le tessere iniziali.
rules-babylon-points-flowers-worth = 4 per gruppo
rules-babylon-points-flowers-right = Tutti e quattro i fiori: 4 punti
rules-babylon-points-flowers-wrong = Manca il giallo: 0 punti
rules-babylon-points-belvederes-title = Belvedere
rules-babylon-points-belvederes = Ogni belvedere visibile vale *1 punto*.
rules-babylon-points-belvederes-worth = 1 ciascuno
rules-babylon-points-belvederes-right = Un belvedere: 1 punto
rules-babylon-points-belvederes-wrong = Quello sotto è coperto: sempre 1 punto
rules-babylon-points-highest-title = Piano più alto
rules-babylon-points-highest = Ricevi punti: il *doppio* del tuo piano più alto.
rules-babylon-points-highest-worth = 2 × piano
rules-babylon-points-highest-right = Piano 2: 4 punti
rules-babylon-winner-title = Chi vince
rules-babylon-winner = Vince il totale più alto. A parità, chi ha meno caselle scoperte sulla plancia; altrimenti la vittoria è condivisa. Tessere in deposito e colonne conservate non valgono nulla.
