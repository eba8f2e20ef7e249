### Babylon sulla pagina.

## Pezzi

page-babylon-tile-clay = tessera d’argilla
page-babylon-tile-granite = tessera di granito
page-babylon-tile-basalt = tessera di basalto
page-babylon-tile-start = tessera iniziale
page-babylon-a-tile-clay = una tessera d’argilla
page-babylon-a-tile-granite = una tessera di granito
page-babylon-a-tile-basalt = una tessera di basalto
page-babylon-a-tile-start = la tessera iniziale
page-babylon-tile-full = { $tile }, { $flower }; in senso orario dall’angolo in alto a sinistra: { $icons }
page-babylon-icon-statue = simbolo statua
page-babylon-icon-fountain = simbolo fontana
page-babylon-icon-bridge = simbolo ponte
page-babylon-icon-stairs = simbolo scalinata
page-babylon-icon-none = nessun simbolo
page-babylon-use-statue = statua
page-babylon-use-fountain = fontana
page-babylon-use-bridge = ponte
page-babylon-use-stairs = scalinata
page-babylon-use-belvedere = belvedere
page-babylon-cell = { $cell }: { $what }
page-babylon-cell-bare = plancia scoperta
page-babylon-cell-floor = piano { $floor }
page-babylon-cell-new = tessera nuova
page-babylon-cell-deck = sotto un ponte
page-babylon-cell-can-lie = la tessera entra con l’angolo in basso a sinistra qui
page-babylon-cell-can-build = qui si può costruire: { $what }
page-babylon-column = { $column }: { $tile }, { $height ->
    [one] l’ultima tessera della pila
   *[other] alta { $height } tessere
}
page-babylon-column-gain = { $column }: { $tile }, { $height ->
    [one] l’ultima tessera della pila
   *[other] alta { $height } tessere
}; dà { $gain ->
    [0] nessuna colonna
    [one] una colonna
   *[other] { $gain } colonne
}
page-babylon-column-empty = { $column }: vuota
page-babylon-yield = { $sides ->
    [0] 0 per i lati liberi
    [one] 1 per un lato libero
   *[other] { $sides } per i lati liberi
}{ $flower ->
    [0] { "" }
    [one] { "" } e 1 per il tuo fiore
   *[other] { "" } e { $flower } per il tuo fiore
}{ $less ->
    [0] { "" }
   *[other] , una in meno per il segnalino
}

## Il tavolo

page-babylon-looks = Vista del giardino
page-babylon-look-flat = Piana
page-babylon-look-grid = Griglia
page-babylon-floors = Piani
page-babylon-floors-up-to = Fino al piano { $floor }
page-babylon-tab-garden = Giardino
page-babylon-tab-quarry = Cava
page-babylon-tab-points = Punti
page-babylon-tabs = Giardino, cava o punti
page-babylon-garden-of = Giardino di { $name }
page-babylon-garden-own = Il tuo giardino
page-babylon-back = Torna al tuo giardino
page-babylon-look-at = Guarda il giardino di { $name }
page-babylon-last-move = ultima mossa

## Cava e segnalino

page-babylon-quarry = Cava
page-babylon-quarry-hint = +n: colonne che ricevi
page-babylon-quarry-hint-remove = Togli una tessera d’argilla
page-babylon-empty = vuota
page-babylon-tokens = Segnalino
page-babylon-token = *Segnalino*: { $effect }
page-babylon-effect-nothing = nel primo round non c’è nessun segnalino.
page-babylon-effect-none = nessun effetto in questo round.
page-babylon-effect-single = ognuno comincia il turno con una colonna singola in più.
page-babylon-effect-double = ognuno riceve una colonna doppia per questo turno. Non si può conservare.
page-babylon-effect-icon = una volta nel tuo turno un simbolo di una tessera nuova vale come un altro.
page-babylon-effect-blank = una volta nel tuo turno uno spazio senza simbolo di una tessera nuova vale come un simbolo qualsiasi.
page-babylon-effect-flower = se la tessera estratta mostra il tuo fiore, per il fiore ricevi due colonne anziché una.
page-babylon-effect-minus = ogni tessera estratta dà una colonna in meno.
page-babylon-token-spent = In questo turno l’hai già usato.
page-babylon-tokens-left = { $count ->
    [0] Questo è l’ultimo round.
    [one] Resta ancora un segnalino.
   *[other] Restano ancora { $count } segnalini.
}
page-babylon-round = Round { $round }
page-babylon-score-now = { $line }: { $points }
page-babylon-score-change = { $line }: { $points }, poi { $after }

## Mano

page-babylon-dug = Estratta ora
page-babylon-kept = In deposito
page-babylon-none-dug = Ancora nessuna
page-babylon-dug-laid = Piazzata
page-babylon-none-kept = Deposito vuoto
page-babylon-turn = Ruota
page-babylon-turn-tile = Ruota la tessera di un quarto di giro
page-babylon-pillars = { $count ->
    [0] Nessuna colonna in mano
    [one] Una colonna in mano
   *[other] { $count } colonne in mano
}
page-babylon-pillars-take = { $count ->
    [one] Una colonna in mano, questa tessera ne usa { $takes }
   *[other] { $count } colonne in mano, questa tessera ne usa { $takes }
}
page-babylon-pillars-used = Colonne: { $takes } su { $count }
page-babylon-pillars-gain = { $count ->
    [0] Nessuna colonna in mano, questa tessera ne dà { $gain }
    [one] Una colonna in mano, questa tessera ne dà { $gain }
   *[other] { $count } colonne in mano, questa tessera ne dà { $gain }
}
page-babylon-double = Una colonna doppia per questo turno
page-babylon-six = A fine turno se ne conservano al massimo sei.
page-babylon-keep = Conserva
page-babylon-toss = Scarta
page-babylon-keep-title = Conserva la tessera estratta e termina il turno
page-babylon-keep-title-full = Conserva la tessera estratta, scarta quella in deposito e termina il turno
page-babylon-toss-title = Scarta la tessera estratta e termina il turno

## Scelte

page-babylon-ways = Sostegni
page-babylon-ornaments = Cosa puoi costruire
page-babylon-ornaments-at = In { $cell }
page-babylon-way-floor = Piano { $floor }
page-babylon-price = { $doubles ->
    [0] { $singles ->
        [0] nessuna colonna
        [one] una colonna
       *[other] { $singles } colonne
    }
   *[other] { $singles ->
        [0] la colonna doppia
        [one] una colonna e quella doppia
       *[other] { $singles } colonne e quella doppia
    }
}
page-babylon-way-full = Piano { $floor }, { $pillars }
page-babylon-way-open = Piano { $floor }, { $pillars }, belvedere in { $cell }
page-babylon-then = poi +{ $points }
page-babylon-corner = Angolo { $cell }: { $support ->
    [single] colonna singola
    [double] colonna doppia
    [statue] sulla statua
   *[open] libero, belvedere
}
page-babylon-corner-open = lascialo libero
page-babylon-corner-support = sostienilo
page-babylon-with-token = con il segnalino

## Gli altri

page-babylon-pillars-count = { $count ->
    [0] nessuna colonna
    [one] *1* colonna
   *[other] *{ $count }* colonne
}
page-babylon-slot-count = { $count ->
    [0] deposito vuoto
   *[other] *1* tessera in deposito
}
page-babylon-top = { $floor ->
    [0] niente di costruito
   *[other] piano *{ $floor }*
}

## Che cosa fare ora

page-babylon-status-waiting = { $phase ->
    [remove] { $name } toglie dal gioco una tessera d’argilla.
    [dig] { $name } sceglie una tessera nella cava.
   *[build] { $name } sta costruendo.
}
page-babylon-status-remove = { $count ->
    [one] Togli dal gioco un’ultima *tessera d’argilla*.
   *[other] Togli dal gioco una *tessera d’argilla*: toccala nella cava (ne mancano { $count }, fra tutti).
}
page-babylon-status-dig = Estrai *una tessera* dalla cava. Il numero indica quante colonne dà.
page-babylon-status-choose = { $source ->
    [dug] Trascina la *tessera estratta* nel tuo giardino, o tocca un punto.
   *[kept] Trascina la *tessera in deposito* nel tuo giardino, o tocca un punto.
}
page-babylon-status-no-place = { $source ->
    [dug] Con le tue colonne non puoi piazzare la tessera estratta da nessuna parte. *Conservala* o scartala.
   *[kept] Per ora non puoi piazzare la tessera in deposito da nessuna parte.
}
page-babylon-status-not-here = La tessera non si può piazzare in *{ $cell }*.
page-babylon-status-held = { $points ->
    [unknown] *Piano { $floor }* con { $pillars }. Piazza la tessera, ruotala o spostala.
   *[other] *Piano { $floor }* con { $pillars } vale *{ $points }*{ $more ->
        [0] { "" }
        [one] , poi *+{ $then }* con un ornamento
       *[other] , poi *+{ $then }* con { $more } ornamenti
    }. Piazza la tessera, ruotala o spostala.
}
page-babylon-no-points = nessun punto
page-babylon-status-ornaments = { $count ->
    [one] Puoi costruire *un ornamento*. Toccalo nel giardino, oppure continua.
   *[other] Puoi costruire *ornamenti*: ce ne sono { $count } possibili. Toccali nel giardino, oppure continua.
}
page-babylon-status-pick = Piazza la *tessera estratta* o quella in deposito, oppure conserva la prima e termina il turno.
page-babylon-status-keep = Con le tue colonne non puoi piazzare nessuna tessera. *Conserva* quella estratta o scartala.
page-babylon-status-kept-too = Puoi piazzare anche la *tessera in deposito*, oppure terminare il turno.
page-babylon-status-done = Non c’è altro da costruire. *Termina il turno.*
page-babylon-staged-remove = *{ $column }*: { $tile } esce dal gioco. Conferma, o scegline un’altra.
page-babylon-staged-dig = *{ $column }*: { $tile } e { $gain ->
    [0] *nessuna colonna*
    [one] *una colonna*
   *[other] *{ $gain } colonne*
} ({ $reasons }). Conferma, o scegline un’altra.
page-babylon-staged-end = *Terminare il turno?* Poi non potrai più annullare.
page-babylon-staged-end-keep = { $full ->
    [yes] Conservi la tessera estratta, e quella in deposito *esce dal gioco*. Conferma per terminare il turno.
   *[no] *Conservi* la tessera estratta per dopo. Conferma per terminare il turno.
}
page-babylon-staged-end-toss = La tessera estratta *esce dal gioco*. Conferma per terminare il turno.

## Mosse e pulsante dorato

page-babylon-step-remove = Togli { $column }
page-babylon-step-dig = Estrai { $column }
page-babylon-step-place-dug = Estratta → { $cell }
page-babylon-step-place-kept = Dal deposito → { $cell }
page-babylon-step-statue = Statua { $cell }
page-babylon-step-fountain = Fontana { $cell }
page-babylon-step-bridge = Ponte { $cell }
page-babylon-step-stairs = Scalinata { $cell }
page-babylon-step-end = Termina il turno
page-babylon-step-end-keep = Conserva
page-babylon-step-end-toss = Scarta
page-babylon-confirm-remove = Togli { $column }
page-babylon-confirm-dig = Estrai { $column }
page-babylon-confirm-place = { $source ->
    [dug] Piazza
   *[kept] Piazza dal deposito
}
page-babylon-confirm-end = Termina il turno
page-babylon-confirm-end-keep = Conserva e termina
page-babylon-confirm-end-toss = Scarta e termina
page-babylon-confirm-none = Conferma

## Che cosa farebbe un'azione

page-babylon-do-statue = Statua in { $cell }, piano { $floor }
page-babylon-do-fountain = Fontana in { $cell } e { $other }, piano { $floor }
page-babylon-do-bridge = Ponte da { $cell } a { $other }, piano { $floor }
page-babylon-do-stairs = Scalinata da { $cell } (piano { $floor }) a { $other } (piano { $above })

## Perché no

page-babylon-why-removal-first = prima vanno tolte le tessere d’argilla della preparazione.
page-babylon-why-dig-first = prima estrai una tessera dalla cava.
page-babylon-why-end-needs-placing = la tessera estratta non è stata piazzata: conservala o scartala.
page-babylon-why-end-placed = la tessera estratta è già piazzata: basta terminare il turno.
page-babylon-why-statue-carries = la statua in { $cell } tocca la tessera, quindi deve reggerla.
page-babylon-why-needs-statue = una statua va su un simbolo statua di una tessera piazzata in questo turno; dopo la prima, nella stessa riga o colonna di caselle di una statua visibile.
page-babylon-why-needs-fountain = una fontana unisce due simboli fontana affiancati, sullo stesso piano e su due tessere, una delle quali piazzata in questo turno.
page-babylon-why-needs-bridge = un ponte unisce due simboli ponte dello stesso piano con in mezzo una casella più bassa; uno dei due su una tessera piazzata in questo turno.
page-babylon-why-needs-stairs = una scalinata unisce due simboli scalinata affiancati, il secondo un piano più su; uno dei due su una tessera piazzata in questo turno.
page-babylon-why-nothing-here = in { $cell } non c’è niente da costruire.
page-babylon-why-other-garden = questo è il giardino di un altro giocatore; tu costruisci nel tuo.

## Il foglio dei punti

page-babylon-formula-statues = il piano di ognuna
page-babylon-formula-fountains = 3 × il piano
page-babylon-formula-bridges = 3 × il piano
page-babylon-formula-stairs = somma dei due piani
page-babylon-formula-variety = 4 per gruppo
page-babylon-formula-flowers = 4 per gruppo
page-babylon-formula-belvederes = 1 ciascuno
page-babylon-formula-highest = 2 × il piano

## Il risultato

page-babylon-reason = { $line ->
    [statues] { $more ->
        [one] { $more } statua contro { $less }
       *[other] { $more } statue contro { $less }
    }
    [fountains] { $more ->
        [one] { $more } fontana contro { $less }
       *[other] { $more } fontane contro { $less }
    }
    [bridges] { $more ->
        [one] { $more } ponte contro { $less }
       *[other] { $more } ponti contro { $less }
    }
    [stairs] { $more ->
        [one] { $more } scalinata contro { $less }
       *[other] { $more } scalinate contro { $less }
    }
    [variety] { $more ->
        [one] { $more } gruppo contro { $less }
       *[other] { $more } gruppi contro { $less }
    }
    [flowers] { $more ->
        [one] { $more } gruppo contro { $less }
       *[other] { $more } gruppi contro { $less }
    }
    [belvederes] { $more } belvedere contro { $less }
   *[highest] piano { $more } contro { $less }
}
page-babylon-higher = su piani più alti
page-babylon-ended = Dopo { $rounds } round la partita è finita.
page-babylon-ended-tie = { $shared ->
    [yes] Parità nei punti e nelle caselle scoperte.
   *[no] A parità di punti vince chi ha meno caselle scoperte, { $less } a { $more }.
}
