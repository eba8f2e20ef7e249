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
page-babylon-tile-full = { $tile }, { $flower }; in senso orario da in alto a sinistra: { $icons }
page-babylon-icon-statue = icona statua
page-babylon-icon-fountain = icona fontana
page-babylon-icon-bridge = icona ponte
page-babylon-icon-stairs = icona scala
page-babylon-icon-none = nessuna icona
page-babylon-use-statue = statua
page-babylon-use-fountain = fontana
page-babylon-use-bridge = ponte
page-babylon-use-stairs = scala
page-babylon-use-belvedere = belvedere
page-babylon-cell = { $cell }: { $what }
page-babylon-cell-bare = terreno nudo
page-babylon-cell-floor = piano { $floor }
page-babylon-cell-new = tessera nuova
page-babylon-cell-deck = sotto un ponte
page-babylon-cell-can-lie = qui la tessera può stare con l’angolo in basso a sinistra
page-babylon-cell-can-build = qui si può costruire: { $what }
page-babylon-column = { $column }: { $tile }, { $height ->
    [one] l’ultima tessera della colonna
   *[other] alta { $height } tessere
}
page-babylon-column-gain = { $column }: { $tile }, { $height ->
    [one] l’ultima tessera della colonna
   *[other] alta { $height } tessere
}; porta { $gain ->
    [0] nessun pilastro
    [one] un pilastro
   *[other] { $gain } pilastri
}
page-babylon-column-empty = { $column }: vuota
page-babylon-yield = { $sides ->
    [0] nessun lato libero
    [one] un lato libero
   *[other] { $sides } lati liberi
}{ $flower ->
    [0] { "" }
    [one] , uno per il tuo fiore
   *[other] , { $flower } per il tuo fiore
}{ $less ->
    [0] { "" }
   *[other] , uno in meno per il gettone
}

## Il tavolo

page-babylon-looks = Vista del giardino
page-babylon-look-flat = Dall’alto
page-babylon-look-grid = Griglia
page-babylon-floors = Piani
page-babylon-floors-all = Tutti
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

## Cava e gettone

page-babylon-quarry = Cava
page-babylon-quarry-hint = +n: pilastri che avresti
page-babylon-quarry-hint-remove = Togli una tessera d’argilla
page-babylon-empty = vuota
page-babylon-tokens = Gettone
page-babylon-token = *Gettone*: { $effect }
page-babylon-effect-nothing = nel primo round non agisce nessun gettone.
page-babylon-effect-none = nessun effetto in questo round.
page-babylon-effect-single = ognuno comincia il turno con un pilastro singolo in più.
page-babylon-effect-double = ognuno ha un pilastro doppio per questo turno. Non si può conservare.
page-babylon-effect-icon = una volta nel tuo turno un’icona di una tessera nuova vale come un’altra.
page-babylon-effect-blank = una volta nel tuo turno uno spazio vuoto di una tessera nuova vale come un’icona qualsiasi.
page-babylon-effect-flower = una tessera estratta con il tuo fiore porta due pilastri per il fiore invece di uno.
page-babylon-effect-minus = ogni scavo porta un pilastro in meno.
page-babylon-token-spent = In questo turno l’hai già usato.
page-babylon-tokens-left = { $count ->
    [0] Questo è l’ultimo round.
    [one] Manca ancora un gettone.
   *[other] Mancano ancora { $count } gettoni.
}
page-babylon-round = Round { $round }
page-babylon-score-now = { $line }: { $points }
page-babylon-score-change = { $line }: { $points }, poi { $after }

## Mano

page-babylon-dug = Estratta ora
page-babylon-kept = Conservata
page-babylon-none-dug = Niente ancora estratto
page-babylon-dug-laid = Piazzata
page-babylon-none-kept = Deposito vuoto
page-babylon-turn = Gira
page-babylon-turn-tile = Gira la tessera di un quarto
page-babylon-pillars = { $count ->
    [0] Nessun pilastro in mano
    [one] Un pilastro in mano
   *[other] { $count } pilastri in mano
}
page-babylon-pillars-take = { $count ->
    [one] Un pilastro in mano, questa tessera ne usa { $takes }
   *[other] { $count } pilastri in mano, questa tessera ne usa { $takes }
}
page-babylon-pillars-used = Pilastri: { $takes } su { $count }
page-babylon-pillars-gain = { $count ->
    [0] Nessun pilastro in mano, questo scavo ne porta { $gain }
    [one] Un pilastro in mano, questo scavo ne porta { $gain }
   *[other] { $count } pilastri in mano, questo scavo ne porta { $gain }
}
page-babylon-double = Un pilastro doppio per questo turno
page-babylon-six = A fine turno se ne conservano al massimo sei.
page-babylon-keep = Conserva
page-babylon-toss = Scarta
page-babylon-keep-title = Conserva la tessera estratta e termina il turno
page-babylon-keep-title-full = Conserva la tessera estratta, rinuncia a quella nel deposito e termina il turno
page-babylon-toss-title = Scarta la tessera estratta e termina il turno

## Scelte

page-babylon-ways = Come si regge
page-babylon-ornaments = Cosa puoi costruire
page-babylon-ornaments-at = In { $cell }
page-babylon-way-full = Piano { $floor }, { $singles ->
    [0] nessun pilastro
    [one] un pilastro
   *[other] { $singles } pilastri
}
page-babylon-way-open = Piano { $floor }, { $singles ->
    [0] nessun pilastro
    [one] un pilastro
   *[other] { $singles } pilastri
}, belvedere in { $cell }
page-babylon-corner = Angolo { $cell }: { $support ->
    [single] pilastro singolo
    [double] pilastro doppio
    [statue] retto dalla statua
   *[open] libero, belvedere
}
page-babylon-corner-open = lascialo libero
page-babylon-corner-support = sostienilo
page-babylon-with-token = con il gettone

## Gli altri

page-babylon-pillars-count = { $count ->
    [0] nessun pilastro
    [one] *1* pilastro
   *[other] *{ $count }* pilastri
}
page-babylon-slot-count = { $count ->
    [0] deposito vuoto
   *[other] *1* tessera conservata
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
    [one] Togli dal gioco l’ultima *tessera d’argilla*.
   *[other] Togli dal gioco una *tessera d’argilla*: toccala nella cava (ne mancano { $count }).
}
page-babylon-status-dig = Estrai *una tessera* dalla cava. Il numero dice quanti pilastri porta.
page-babylon-status-choose = { $source ->
    [dug] Trascina la *tessera estratta* nel tuo giardino, o tocca un punto.
   *[kept] Trascina la *tessera conservata* nel tuo giardino, o tocca un punto.
}
page-babylon-status-no-place = { $source ->
    [dug] I tuoi pilastri non reggono la tessera estratta da nessuna parte. *Conservala* o scartala.
   *[kept] Per ora i tuoi pilastri non reggono la tessera conservata da nessuna parte.
}
page-babylon-status-not-here = La tessera non può stare in *{ $cell }*.
page-babylon-status-held = { $points ->
    [unknown] *Piano { $floor }* con { $pillars ->
        [0] nessun pilastro
        [one] un pilastro
       *[other] { $pillars } pilastri
    }. Piazza la tessera, girala o spostala.
   *[other] *Piano { $floor }* con { $pillars ->
        [0] nessun pilastro
        [one] un pilastro
       *[other] { $pillars } pilastri
    } porta *{ $points }*{ $more ->
        [0] { "" }
        [one] , e poi una decorazione
       *[other] , e poi { $more } decorazioni fra cui scegliere
    }. Piazza la tessera, girala o spostala.
}
page-babylon-no-points = zero punti
page-babylon-status-ornaments = { $count ->
    [one] Puoi costruire *una decorazione*. Toccala nel giardino, oppure vai avanti.
   *[other] Puoi costruire *decorazioni*: ce ne sono { $count } possibili. Toccale nel giardino, oppure vai avanti.
}
page-babylon-status-pick = Prendi la *tessera estratta* o quella conservata e piazzala, oppure conservala e termina il turno.
page-babylon-status-keep = Con i tuoi pilastri non si piazza nessuna tessera. *Conserva* quella estratta o scartala.
page-babylon-status-kept-too = Puoi piazzare anche la *tessera conservata*, oppure terminare il turno.
page-babylon-status-done = Non c’è altro da costruire. *Termina il turno.*
page-babylon-staged-remove = Da *{ $column }* esce dal gioco { $tile }. Conferma, o scegline un’altra.
page-babylon-staged-dig = *{ $column }*: { $tile } e { $gain ->
    [0] *nessun pilastro*
    [one] *un pilastro*
   *[other] *{ $gain } pilastri*
} ({ $reasons }). Conferma, o scegline un’altra.
page-babylon-staged-end = *Termini il turno?* Dopo non si torna indietro.
page-babylon-staged-end-keep = { $full ->
    [yes] Conservi la tessera estratta, e quella nel deposito *esce dal gioco*. Conferma per terminare il turno.
   *[no] *Conservi* la tessera estratta per dopo. Conferma per terminare il turno.
}
page-babylon-staged-end-toss = La tessera estratta *esce dal gioco*. Conferma per terminare il turno.

## Passi e pulsante dorato

page-babylon-step-remove = Togli { $column }
page-babylon-step-dig = Estrai { $column }
page-babylon-step-place-dug = Estratta in { $cell }
page-babylon-step-place-kept = Conservata in { $cell }
page-babylon-step-statue = Statua { $cell }
page-babylon-step-fountain = Fontana { $cell }
page-babylon-step-bridge = Ponte { $cell }
page-babylon-step-stairs = Scala { $cell }
page-babylon-step-end = Fine turno
page-babylon-step-end-keep = Conserva
page-babylon-step-end-toss = Scarta
page-babylon-confirm-remove = Togli { $column }
page-babylon-confirm-dig = Estrai { $column }
page-babylon-confirm-place = { $source ->
    [dug] Piazza
   *[kept] Piazza la conservata
}
page-babylon-confirm-end = Termina il turno
page-babylon-confirm-end-keep = Conserva e termina
page-babylon-confirm-end-toss = Scarta e termina
page-babylon-confirm-none = Conferma

## Che cosa farebbe un'azione

page-babylon-do-statue = Statua in { $cell }, piano { $floor }
page-babylon-do-fountain = Fontana in { $cell } e { $other }, piano { $floor }
page-babylon-do-bridge = Ponte da { $cell } a { $other }, piano { $floor }
page-babylon-do-stairs = Scala da { $cell } su fino a { $other }, dal piano { $floor }

## Perché no

page-babylon-why-removal-first = prima vanno tolte le tessere d’argilla della preparazione.
page-babylon-why-dig-first = prima estrai una tessera dalla cava.
page-babylon-why-end-needs-placing = la tessera estratta non è stata piazzata: conservala o scartala.
page-babylon-why-end-placed = la tessera estratta è stata piazzata, quindi il turno finisce e basta.
page-babylon-why-statue-carries = la statua in { $cell } arriva fino alla tessera, quindi deve reggerla.
page-babylon-why-needs-statue = una statua sta su un’icona statua di una tessera posata in questo turno, in fila con una statua visibile.
page-babylon-why-needs-fountain = una fontana unisce due icone fontana affiancate, sullo stesso piano e su due tessere, una delle quali posata in questo turno.
page-babylon-why-needs-bridge = un ponte unisce due icone ponte dello stesso piano con in mezzo una casella più bassa; una delle due su una tessera posata in questo turno.
page-babylon-why-needs-stairs = una scala unisce due icone scala affiancate, la seconda un piano più su; una delle due su una tessera posata in questo turno.
page-babylon-why-nothing-here = in { $cell } non c’è niente da costruire.

## Il foglio dei punti

page-babylon-formula-statues = 1 × piano
page-babylon-formula-fountains = 3 × piano
page-babylon-formula-bridges = 3 × piano
page-babylon-formula-stairs = i due piani
page-babylon-formula-variety = 4 ciascuna
page-babylon-formula-flowers = 4 ciascuna
page-babylon-formula-belvederes = 1 ciascuno
page-babylon-formula-highest = 2 × piano
