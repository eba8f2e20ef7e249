### Babylon: le sue tessere, i segnalini, azioni, eventi, rifiuti, opzioni.

babylon-title = Babylon
babylon-about = estrai terrazzi da una cava e costruisci un giardino pensile, piano dopo piano. Da due a quattro giocatori, 45 minuti.

## Le tessere: per materiale, con il fiore a parole e la faccia a lettere

babylon-tile-clay = una tessera d’argilla { $face } ({ $flower })
babylon-tile-granite = una tessera di granito { $face } ({ $flower })
babylon-tile-basalt = una tessera di basalto { $face } ({ $flower })
babylon-tile-start = la tessera iniziale { $face } ({ $flower })
babylon-flower-white = fiore bianco
babylon-flower-pink = fiore rosa
babylon-flower-blue = fiore azzurro
babylon-flower-yellow = fiore giallo
babylon-flower-other = fiore { $name }

## Che cosa fanno i segnalini

babylon-effect-none = in questo round non c’è nessun segnalino
babylon-effect-token-none = senza effetto
babylon-effect-single = ognuno comincia il turno con una colonna singola in più
babylon-effect-double = ognuno riceve una colonna doppia per questo turno; non si può conservare
babylon-effect-icon = una volta nel tuo turno un simbolo di una tessera nuova vale come un altro (segna la casella con una stella)
babylon-effect-blank = una volta nel tuo turno uno spazio senza simbolo di una tessera nuova vale come un simbolo qualsiasi (segna la casella con una stella)
babylon-effect-flower = se la tessera estratta mostra il tuo fiore, per il fiore ricevi due colonne, non una
babylon-effect-minus = ogni tessera estratta dà una colonna in meno

## Il tavolo

babylon-round-number = Round { $round } di { $rounds }
babylon-setting-up = Prima del primo round
babylon-effect = Segnalino: { $effect }
babylon-tokens-left = { $count ->
    [0] questo è l’ultimo round
    [one] ancora un segnalino
   *[other] ancora { $count } segnalini
}
babylon-quarry = Cava
babylon-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
babylon-garden = Giardino di { $name }
babylon-garden-own = Il tuo giardino
babylon-garden-number = Giardino del giocatore { $number }
babylon-hand = Colonne in mano: { $singles ->
    [one] una singola
   *[other] { $singles } singole
}
babylon-hand-double = Colonne in mano: { $singles ->
    [one] una singola
   *[other] { $singles } singole
}, una doppia
babylon-stored = Colonne conservate: { $singles }
babylon-slot = Deposito: { $tile }
babylon-slot-empty = Deposito: vuoto
babylon-dug = Estratta: { $tile }
babylon-flower = Plancia: { $flower }
babylon-summary = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $singles ->
    [0] nessuna colonna
    [one] una colonna
   *[other] { $singles } colonne
}, deposito { $slot }
babylon-stock = Riserva: { $single } colonne singole, { $double } doppie, { $belvedere } belvedere, { $statue } statue, { $fountain } fontane, { $bridge } ponti, { $stairs } scalinate
babylon-legend = Giardino: altezza, simbolo (S statua, F fontana, B ponte, T scalinata), uso: * statua  o fontana  = ponte  / scalinata  ^ belvedere  ~ sotto un ponte  ' nuova. Cava: altezza, faccia NO NE SE SO, fiore.
babylon-floor = Piano { $floor } del tuo giardino (fra parentesi: coperto)
babylon-floor-none = Non c’è nessun piano { $floor }: il tuo giardino arriva al piano { $top }.

## Che cosa fare adesso

babylon-status-remove = { $count ->
    [one] Prima del primo round: togli dal gioco un’ultima tessera d’argilla.
   *[other] Prima del primo round: togli dal gioco una tessera d’argilla (ne mancano { $count }, fra tutti).
}
babylon-status-dig = Tocca a te. Estrai una tessera dalla cava: i lati liberi e il tuo fiore danno colonne.
babylon-status-build = { $placed ->
    [yes] Tocca a te. Continua a costruire o termina il turno.
   *[no] Tocca a te. Piazza la tessera estratta, quella del deposito, entrambe o nessuna; aggiungi ornamenti; termina conservando o scartando la tessera estratta.
}
babylon-status-waiting = { $phase ->
    [remove] { $name } toglie dal gioco una tessera d’argilla.
    [dig] { $name } deve estrarre una tessera.
   *[build] { $name } sta costruendo.
}
babylon-status-over = La partita è finita.

## Che cosa farebbe un'azione

babylon-do-remove = Togli dal gioco { $tile }
babylon-do-dig = { $gain ->
    [0] Estrai { $tile }: nessuna colonna
    [one] Estrai { $tile }: una colonna
   *[other] Estrai { $tile }: { $gain } colonne
}
babylon-do-place = { $source ->
    [dug] Piazza la tessera estratta
   *[kept] Piazza la tessera del deposito
} al piano { $floor }: { $singles ->
    [0] nessuna colonna singola
    [one] una colonna singola
   *[other] { $singles } colonne singole
}{ $doubles ->
    [0] { "" }
   *[other] , la colonna doppia
}{ $belvedere ->
    [none] { "" }
   *[other] , belvedere in { $belvedere }
}, { $points }
babylon-do-statue = Statua in { $cell }, piano { $floor }: { $points }
babylon-do-fountain = Fontana da { $cell } a { $other }, piano { $floor }: { $points }
babylon-do-bridge = Ponte da { $cell } a { $other }, piano { $floor }: { $points }
babylon-do-stairs = Scalinata da { $cell } su fino a { $other }, piano { $floor }: { $points }
babylon-do-end = Termina il turno
babylon-do-end-keep = { $slot ->
    [empty] Termina il turno e metti la tessera estratta nel deposito
   *[other] Termina il turno e conserva la tessera estratta; esce dal gioco { $slot }
}
babylon-do-end-toss = Termina il turno e scarta la tessera estratta

## Che cosa è successo

babylon-remove = { $you ->
    [yes] Togli
   *[no] { $name } toglie
} dal gioco { $tile }, in { $column }.
babylon-dig = { $you ->
    [yes] Estrai
   *[no] { $name } estrae
} { $tile } da { $column }: { $gain ->
    [0] nessuna colonna.
    [one] una colonna.
   *[other] { $gain } colonne.
}
babylon-uncovered = In { $column } adesso c’è { $tile }.
babylon-first-round = { $you ->
    [yes] Cominci tu il primo round.
   *[no] { $name } comincia il primo round.
}
babylon-place = { $source ->
    [dug] { $you ->
        [yes] Piazzi la tessera estratta
       *[no] { $name } piazza la tessera estratta
    }
   *[kept] { $you ->
        [yes] Piazzi dal deposito { $tile }
       *[no] { $name } piazza dal deposito { $tile }
    }
} in { $cell }, piano { $floor } ({ $singles ->
    [0] nessuna colonna singola
    [one] una colonna singola
   *[other] { $singles } colonne singole
}{ $doubles ->
    [0] { "" }
   *[other] , la colonna doppia
}; { $points }).
babylon-statues-carry = { $count ->
    [one] Una statua la regge e non è più considerata una statua.
   *[other] { $count } statue la reggono e non sono più considerate statue.
}
babylon-belvedere = In { $cell }, al piano { $floor }, c’è un belvedere.
babylon-statue = { $you ->
    [yes] Costruisci una statua
   *[no] { $name } costruisce una statua
} in { $cell }, piano { $floor } ({ $points }).
babylon-fountain = { $you ->
    [yes] Costruisci una fontana
   *[no] { $name } costruisce una fontana
} da { $cell } a { $other }, piano { $floor } ({ $points }).
babylon-bridge = { $you ->
    [yes] Costruisci un ponte
   *[no] { $name } costruisce un ponte
} da { $cell } a { $other }, piano { $floor } ({ $points }).
babylon-stairs = { $you ->
    [yes] Costruisci una scalinata
   *[no] { $name } costruisce una scalinata
} da { $cell } su fino a { $other }, piano { $floor } ({ $points }).
babylon-token-used = { $token ->
    [icon] Grazie al segnalino il simbolo di { $cell } vale come un altro.
   *[blank] Il segnalino dà un simbolo a { $cell }.
}
babylon-end = { $you ->
    [yes] Termini il turno
   *[no] { $name } termina il turno
} ({ $stored ->
    [0] nessuna colonna conservata
    [one] una colonna conservata
   *[other] { $stored } colonne conservate
}).
babylon-end-keep = { $you ->
    [yes] Conservi la tessera estratta e termini il turno
   *[no] { $name } conserva la tessera estratta e termina il turno
} ({ $stored ->
    [0] nessuna colonna conservata
    [one] una colonna conservata
   *[other] { $stored } colonne conservate
}).
babylon-end-toss = { $you ->
    [yes] Scarti la tessera estratta e termini il turno
   *[no] { $name } scarta la tessera estratta e termina il turno
} ({ $stored ->
    [0] nessuna colonna conservata
    [one] una colonna conservata
   *[other] { $stored } colonne conservate
}).
babylon-gave-up = { $you ->
    [yes] Il tuo deposito era pieno: esce dal gioco { $tile }.
   *[no] Il deposito di { $name } era pieno: esce dal gioco { $tile }.
}
babylon-returned = { $count ->
    [one] Una colonna oltre i sei posti torna nella riserva.
   *[other] { $count } colonne oltre i sei posti tornano nella riserva.
}
babylon-token = Round { $round }. Si rivela un segnalino: { $effect }.
babylon-got-single = { $you ->
    [yes] Ricevi dal segnalino una colonna singola.
   *[no] { $name } riceve dal segnalino una colonna singola.
}
babylon-got-double = { $you ->
    [yes] Ricevi dal segnalino una colonna doppia.
   *[no] { $name } riceve dal segnalino una colonna doppia.
}
babylon-won = { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
} con { $points }.
babylon-won-tie-break = { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
} con { $points } e meno caselle scoperte ({ $bare }).
babylon-shared = { $you ->
    [yes] Vinci a pari merito
   *[no] { $name } vince a pari merito
} con { $points }.

## Perché un'azione non è possibile

babylon-why-game-over = la partita è finita.
babylon-why-unknown-action = questa azione non esiste.
babylon-why-removal-first = { $count ->
    [one] prima del primo round bisogna ancora togliere una tessera d’argilla (remove:B3).
   *[other] prima del primo round bisogna ancora togliere { $count } tessere d’argilla (remove:B3).
}
babylon-why-removal-done = le tessere d’argilla della preparazione sono già state tolte.
babylon-why-not-clay = in cima a { $column } non c’è argilla.
babylon-why-dig-first = prima di costruire bisogna estrarre una tessera (dig:B3).
babylon-why-dug-already = in questo turno hai già estratto una tessera.
babylon-why-column-empty = la pila { $column } è vuota.
babylon-why-end-needs-placing = la tessera estratta non è stata piazzata: conservala (end:keep) o scartala (end:toss).
babylon-why-end-placed = la tessera estratta è già piazzata: basta terminare il turno (end).
babylon-why-dug-placed = la tessera estratta è già stata piazzata.
babylon-why-slot-empty = il tuo deposito è vuoto.
babylon-why-off-board = una tessera in { $cell } sporgerebbe dal giardino; la sua casella in basso a sinistra va da a1 a g7.
babylon-why-same-look = ruotata r{ $rotation } la tessera è uguale a r{ $least }; scrivi r{ $least }.
babylon-why-same-footprint = un’altra tessera ha già la sua casella in basso a sinistra in { $cell }.
babylon-why-two-open = solo un angolo può restare senza sostegno.
babylon-why-not-level = i sostegni non sono alla stessa altezza: le colonne in { $cell } arrivano al piano { $floor }, un altro angolo sarebbe al piano { $other }.
babylon-why-not-lower = { $cell } ha altezza { $height }, e la tessera starebbe al piano { $floor }.
babylon-why-blocked = una scalinata o un ponte sopra { $cell } arriva al piano { $block }; la tessera deve stare più in alto.
babylon-why-not-free = una colonna richiede uno spazio libero, e { $cell } è occupata.
babylon-why-under-deck = { $cell } è sotto un ponte: lì non può stare nessuna colonna.
babylon-why-no-statue = in { $cell } non c’è nessuna statua.
babylon-why-statue-carries = la statua in { $cell } tocca la tessera, quindi deve reggerla (s).
babylon-why-floor-missing = il piano { $floor } è troppo alto: il tuo giardino arriva al piano { $top }.
babylon-why-too-few-pillars = { $needed ->
    [one] ci vuole una colonna singola, e ne hai { $held }.
   *[other] ci vogliono { $needed } colonne singole, e ne hai { $held }.
}
babylon-why-no-double-left = nella riserva non ci sono abbastanza colonne doppie.
babylon-why-no-belvedere-left = nella riserva non ci sono più belvedere.
babylon-why-corner-can = l’angolo in { $cell } può essere sostenuto, e in questa partita allora deve esserlo.
babylon-why-overhang-used = in questa partita un angolo libero può sporgere solo su uno spazio libero, e { $cell } non lo è.
babylon-why-no-tile = sopra { $cell } non c’è nessuna tessera.
babylon-why-used = lo spazio in { $cell } è già occupato.
babylon-why-wrong-icon = { $cell } non mostra il simbolo giusto.
babylon-why-not-new = almeno un’estremità deve stare su una tessera piazzata in questo turno.
babylon-why-not-ascending = scrivi { $other } prima di { $cell }.
babylon-why-two-stars = il segnalino vale per una sola estremità.
babylon-why-no-token = adesso il segnalino non dà nessun simbolo.
babylon-why-token-spent = in questo turno hai già usato il segnalino.
babylon-why-star-not-new = il segnalino vale solo su una tessera piazzata in questo turno, e { $cell } non lo è.
babylon-why-star-needless = { $cell } mostra già il simbolo giusto: niente stella.
babylon-why-star-blank = questo segnalino cambia un simbolo, e { $cell } non ne ha.
babylon-why-star-icon = questo segnalino vale su uno spazio senza simbolo, e { $cell } ne ha uno.
babylon-why-no-line = nessuna statua visibile è in linea con { $cell }.
babylon-why-no-restart = non si vede più nessuna statua, e in questa partita allora non se ne possono costruire.
babylon-why-not-adjacent = { $cell } e { $other } non si toccano con un lato.
babylon-why-same-tile = le due estremità di una fontana devono stare su tessere diverse.
babylon-why-not-same-floor = le estremità devono stare sullo stesso piano, ma { $cell } è al piano { $floor } e { $other } al piano { $height }.
babylon-why-no-gap = fra le estremità di un ponte c’è esattamente una casella, in linea retta.
babylon-why-gap-filled = { $cell } ha altezza { $height }: non c’è vuoto per un ponte del piano { $floor }.
babylon-why-gap-depth = { $cell } ha altezza { $height }, e le regole di questa partita non lo permettono sotto un ponte del piano { $floor }.
babylon-why-gap-deck = sopra { $cell } passa già un ponte del piano { $floor }.
babylon-why-gap-flight = la scalinata in { $cell } sale fino al piano { $floor }.
babylon-why-no-step = una scalinata porta al piano successivo, ma { $cell } è al piano { $floor } e { $other } al piano { $height }.
babylon-why-stairs-deck = sopra { $cell }, dove salirebbe la scalinata, passa un ponte del piano { $floor }.
babylon-why-no-piece-left = nella riserva non c’è più questo ornamento.

## Il foglio dei punti

babylon-line-statues = Statue
babylon-line-fountains = Fontane
babylon-line-bridges = Ponti
babylon-line-stairs = Scalinate
babylon-line-variety = Gruppi di ornamenti
babylon-line-flowers = Gruppi di fiori
babylon-line-belvederes = Belvedere
babylon-line-highest = Piano più alto

## Opzioni

babylon-option-belvedere-choice = { $value ->
    [free] qualunque angolo può restare senza sostegno
   *[forced_only] resta senza sostegno solo un angolo che non può averne
}
babylon-option-overhang = { $value ->
    [any] un angolo libero può sporgere sopra qualunque cosa più bassa
   *[free_only] un angolo libero può sporgere solo su uno spazio libero
}
babylon-option-bridge-gap = { $value ->
    [any_depth] un ponte scavalca un vuoto di qualunque profondità
    [one_floor] un ponte scavalca un vuoto di un piano esatto
   *[ground] un ponte scavalca solo la plancia nuda
}
babylon-option-same-footprint = { $value ->
    [never] nessuna tessera sta esattamente sopra un’altra
   *[next_floor] nessuna tessera sta esattamente sopra una del piano sottostante
}
babylon-option-statue-line = { $value ->
    [orthogonal] le statue si allineano in verticale e in orizzontale
   *[any_line] le statue si allineano anche in diagonale
}
babylon-option-statue-restart = { $value ->
    [yes] quando non si vede nessuna statua, la prossima può andare dove vuoi
   *[no] quando non si vede più nessuna statua, non se ne costruiscono altre
}
babylon-option-belvedere-score = { $value ->
    [visible] valgono solo i belvedere visibili
   *[all] valgono anche i belvedere coperti
}
babylon-option-supply = { $value ->
    [unlimited] i pezzi bastano sempre
   *[box] i pezzi della scatola sono una riserva comune che può finire
}

## Comandi

babylon-command-places = dove si può piazzare una tessera: places, places dug, places kept c4
babylon-command-preview = quanto costerebbe e varrebbe un’azione: preview place:dug@c4r0/1111
babylon-command-floor = un piano del tuo giardino, anche gli spazi coperti: floor 2
babylon-command-garden = il giardino di un altro giocatore per intero: garden 2
babylon-places-none = Adesso non si può piazzare da nessuna parte.
babylon-places-map = { $source ->
    [dug] La tessera estratta
   *[kept] La tessera del deposito
} si può piazzare in { $count } modi; quanti per ogni casella in basso a sinistra:
babylon-places-at = { $source ->
    [dug] La tessera estratta
   *[kept] La tessera del deposito
} in { $cell }:
babylon-places-hint = Indica una tessera e una casella per vederli uno a uno, per esempio: places dug c4
babylon-places-wrong = «{ $word }» non è né dug né kept né una casella.
babylon-preview-which = Indica un’azione, per esempio: preview { $example }
babylon-preview-line = { $line }: { $points }
babylon-preview-total = In tutto { $points }
babylon-preview-nothing = Sul foglio dei punti non cambia nulla.
babylon-garden-which = Indica un giocatore con un numero da 1 a { $last }.

## Aiuto

babylon-notation =
    Azioni di Babylon (B3 è una pila, c4 una casella):
    remove:B3 togli   dig:B3 estrai   end:keep conserva la tessera   end:toss scartala   end
    place:dug@c4r2/11-2 piazza la tessera estratta con l’angolo in basso a sinistra in c4, due quarti di giro in senso orario; sostegni in senso orario dall’angolo in alto a sinistra: 1 colonna singola, 2 doppia, s statua, - nessuno (place:kept@... per la tessera del deposito)
    statue:c4 statua   fountain:c4-c5 fontana   bridge:c4-c6 ponte   stairs:c4-c5 scalinata (prima l’estremità bassa)
    una stella dopo la casella che riceve il simbolo dal segnalino: statue:c4*
babylon-rules =
    Estrai una tessera: dà una colonna singola per ogni lato libero (la parete, o una pila non più alta) e una per il tuo fiore. Poi puoi piazzare la tessera estratta e quella del deposito. Ogni angolo poggia su una colonna singola (un piano), su una doppia (due piani, vale due singole) o su una statua; un angolo può restare nel vuoto e riceve un belvedere. Nessun piano prima di quello sotto, e nessuna tessera esattamente sopra un’altra.
    Gli ornamenti non costano nulla ma richiedono i loro simboli, almeno uno su una tessera di questo turno: una statua (la prima ovunque, poi in linea con una visibile), una fontana (caselle vicine di due tessere sullo stesso piano), un ponte (stesso piano, in mezzo una casella più bassa), una scalinata (caselle vicine, un piano di differenza).
    Alla fine del turno conservi fino a sei colonne singole, nessuna doppia, e una tessera. Dopo l’ultimo round i giardini si guardano dall’alto: una statua vale il suo piano, fontane e ponti il triplo, una scalinata la somma dei due piani, quattro ornamenti diversi 4, quattro fiori diversi 4, un belvedere 1, il piano più alto il doppio.
    Le regole complete sono in docs/rules/babylon.md (in inglese).
