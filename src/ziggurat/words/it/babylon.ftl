### Babylon: le sue tessere, i gettoni, azioni, eventi, rifiuti, opzioni.

babylon-title = Babylon
babylon-about = estrai terrazze da una cava e costruisci un giardino pensile, piano dopo piano. Da due a quattro giocatori, 45 minuti.

## Le tessere: per materiale, con il fiore a parole e la faccia a lettere

babylon-tile-clay = una tessera d’argilla { $face }, { $flower }
babylon-tile-granite = una tessera di granito { $face }, { $flower }
babylon-tile-basalt = una tessera di basalto { $face }, { $flower }
babylon-tile-start = la tessera iniziale { $face }, { $flower }
babylon-flower-white = fiore bianco
babylon-flower-pink = fiore rosa
babylon-flower-blue = fiore azzurro
babylon-flower-yellow = fiore giallo
babylon-flower-other = fiore { $name }

## Che cosa fanno i gettoni

babylon-effect-none = in questo round non agisce nessun gettone
babylon-effect-token-none = senza effetto
babylon-effect-single = ognuno comincia il turno con un pilastro singolo in più
babylon-effect-double = ognuno ha un pilastro doppio per questo turno; non si può conservare
babylon-effect-icon = una volta nel tuo turno un’icona di una tessera nuova vale come un’altra (segna la casella con una stella)
babylon-effect-blank = una volta nel tuo turno uno spazio senza icona di una tessera nuova vale come un’icona qualsiasi (segna la casella con una stella)
babylon-effect-flower = una tessera estratta con il tuo fiore porta due pilastri per il fiore, non uno
babylon-effect-minus = ogni scavo porta un pilastro in meno

## Il tavolo

babylon-round-number = Round { $round } di { $rounds }
babylon-setting-up = Prima del primo round
babylon-effect = Gettone: { $effect }
babylon-tokens-left = { $count ->
    [0] questo è l’ultimo round
    [one] ancora un gettone
   *[other] ancora { $count } gettoni
}
babylon-quarry = Cava
babylon-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
babylon-garden = Giardino di { $name }
babylon-garden-own = Il tuo giardino
babylon-garden-number = Giardino del giocatore { $number }
babylon-hand = Pilastri in mano: { $singles ->
    [one] uno singolo
   *[other] { $singles } singoli
}
babylon-hand-double = Pilastri in mano: { $singles ->
    [one] uno singolo
   *[other] { $singles } singoli
}, uno doppio
babylon-stored = Pilastri conservati: { $singles }
babylon-slot = Deposito: { $tile }
babylon-slot-empty = Deposito: vuoto
babylon-dug = Estratta: { $tile }
babylon-flower = Plancia: { $flower }
babylon-summary = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $singles ->
    [0] nessun pilastro
    [one] un pilastro
   *[other] { $singles } pilastri
}, deposito { $slot }
babylon-stock = Riserva: { $single } singoli, { $double } doppi, { $belvedere } belvederi, { $statue } statue, { $fountain } fontane, { $bridge } ponti, { $stairs } scale
babylon-legend = Giardino: altezza, icona (S statua, F fontana, B ponte, T scala), uso: * statua  o fontana  = ponte  / scala  ^ belvedere  ~ sotto un ponte  ' nuova. Cava: altezza, faccia NO NE SE SO, fiore.
babylon-floor = Piano { $floor } del tuo giardino (fra parentesi: coperto)
babylon-floor-none = Non c’è nessun piano { $floor }; il più alto è il { $top }.

## Che cosa fare adesso

babylon-status-remove = { $count ->
    [one] Prima del primo round: togli dal gioco l’ultima tessera d’argilla.
   *[other] Prima del primo round: togli dal gioco una tessera d’argilla (ne mancano { $count }).
}
babylon-status-dig = Tocca a te. Estrai una tessera dalla cava: i lati liberi, e il tuo fiore, portano pilastri.
babylon-status-build = { $placed ->
    [yes] Tocca a te. Continua a costruire o termina il turno.
   *[no] Tocca a te. Piazza la tessera estratta, quella del deposito, entrambe o nessuna; aggiungi decorazioni; termina conservando o scartando la tessera estratta.
}
babylon-status-waiting = { $phase ->
    [remove] { $name } toglie dal gioco una tessera d’argilla.
    [dig] { $name } deve scavare.
   *[build] { $name } sta costruendo.
}
babylon-status-over = La partita è finita.

## Che cosa farebbe un'azione

babylon-do-remove = Togli dal gioco { $tile }
babylon-do-dig = { $gain ->
    [0] Estrai { $tile }: nessun pilastro
    [one] Estrai { $tile }: un pilastro
   *[other] Estrai { $tile }: { $gain } pilastri
}
babylon-do-place = { $source ->
    [dug] Posa la tessera estratta
   *[kept] Posa la tessera del deposito
} al piano { $floor }: { $singles ->
    [0] nessun singolo
    [one] un singolo
   *[other] { $singles } singoli
}{ $doubles ->
    [0] { "" }
   *[other] , il doppio
}{ $belvedere ->
    [none] { "" }
   *[other] , belvedere in { $belvedere }
}, { $points }
babylon-do-statue = Statua in { $cell }, piano { $floor }: { $points }
babylon-do-fountain = Fontana da { $cell } a { $other }, piano { $floor }: { $points }
babylon-do-bridge = Ponte da { $cell } a { $other }, piano { $floor }: { $points }
babylon-do-stairs = Scala da { $cell } su fino a { $other }, piano { $floor }: { $points }
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
} dal gioco { $tile } ({ $column }).
babylon-dig = { $you ->
    [yes] Estrai
   *[no] { $name } estrae
} { $tile } da { $column }: { $gain ->
    [0] nessun pilastro.
    [one] un pilastro.
   *[other] { $gain } pilastri.
}
babylon-uncovered = Su { $column } adesso c’è { $tile }.
babylon-first-round = { $you ->
    [yes] Il primo round comincia da te.
   *[no] Il primo round comincia da { $name }.
}
babylon-place = { $source ->
    [dug] { $you ->
        [yes] Posi la tessera estratta
       *[no] { $name } posa la tessera estratta
    }
   *[kept] { $you ->
        [yes] Posi dal deposito { $tile }
       *[no] { $name } posa dal deposito { $tile }
    }
} in { $cell }, piano { $floor } ({ $singles ->
    [0] nessun singolo
    [one] un singolo
   *[other] { $singles } singoli
}{ $doubles ->
    [0] { "" }
   *[other] , il doppio
}; { $points }).
babylon-statues-carry = { $count ->
    [one] Una statua la regge e non è più una statua.
   *[other] { $count } statue la reggono e non sono più statue.
}
babylon-belvedere = In { $cell }, al piano { $floor }, c’è un belvedere.
babylon-statue = { $you ->
    [yes] Innalzi una statua
   *[no] { $name } innalza una statua
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
    [yes] Costruisci una scala
   *[no] { $name } costruisce una scala
} da { $cell } su fino a { $other }, piano { $floor } ({ $points }).
babylon-token-used = { $token ->
    [icon] Grazie al gettone l’icona di { $cell } vale come un’altra.
   *[blank] Il gettone presta un’icona a { $cell }.
}
babylon-end = { $you ->
    [yes] Termini il turno
   *[no] { $name } termina il turno
} ({ $stored ->
    [0] nulla di conservato
    [one] un pilastro conservato
   *[other] { $stored } pilastri conservati
}).
babylon-end-keep = { $you ->
    [yes] Conservi la tessera estratta e termini il turno
   *[no] { $name } conserva la tessera estratta e termina il turno
} ({ $stored ->
    [0] nessun pilastro conservato
    [one] un pilastro conservato
   *[other] { $stored } pilastri conservati
}).
babylon-end-toss = { $you ->
    [yes] Scarti la tessera estratta e termini il turno
   *[no] { $name } scarta la tessera estratta e termina il turno
} ({ $stored ->
    [0] nessun pilastro conservato
    [one] un pilastro conservato
   *[other] { $stored } pilastri conservati
}).
babylon-gave-up = { $you ->
    [yes] Il tuo deposito era pieno: esce dal gioco { $tile }.
   *[no] Il deposito di { $name } era pieno: esce dal gioco { $tile }.
}
babylon-returned = { $count ->
    [one] Un pilastro oltre i sei posti torna nella riserva.
   *[other] { $count } pilastri oltre i sei posti tornano nella riserva.
}
babylon-token = Round { $round }. Si gira un gettone: { $effect }.
babylon-got-single = { $you ->
    [yes] Ricevi dal gettone un pilastro singolo.
   *[no] { $name } riceve dal gettone un pilastro singolo.
}
babylon-got-double = { $you ->
    [yes] Ricevi dal gettone un pilastro doppio.
   *[no] { $name } riceve dal gettone un pilastro doppio.
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
    [yes] Condividi la vittoria
   *[no] { $name } condivide la vittoria
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
babylon-why-dig-first = prima di costruire bisogna scavare (dig:B3).
babylon-why-dug-already = in questo turno hai già estratto una tessera.
babylon-why-column-empty = la colonna { $column } è vuota.
babylon-why-end-needs-placing = la tessera estratta non è stata piazzata: conservala (end:keep) o scartala (end:toss).
babylon-why-end-placed = la tessera estratta è stata piazzata, quindi il turno finisce e basta (end).
babylon-why-dug-placed = la tessera estratta è già stata piazzata.
babylon-why-slot-empty = il tuo deposito è vuoto.
babylon-why-off-board = una tessera in { $cell } sporgerebbe dal giardino; la sua casella in basso a sinistra va da a1 a g7.
babylon-why-same-look = girata r{ $rotation } la tessera è uguale a r{ $least }; scrivi r{ $least }.
babylon-why-same-footprint = un’altra tessera ha già la sua casella in basso a sinistra in { $cell }.
babylon-why-two-open = solo un angolo può restare senza sostegno.
babylon-why-not-level = i sostegni non sono alla stessa altezza: { $cell } porta al piano { $floor }, un altro angolo al piano { $other }.
babylon-why-not-lower = { $cell } ha altezza { $height }, e la tessera starebbe al piano { $floor }.
babylon-why-blocked = scale o ponti sopra { $cell } arrivano al piano { $block }; la tessera deve stare più in alto.
babylon-why-not-free = un pilastro vuole un posto libero, e { $cell } è occupata.
babylon-why-under-deck = { $cell } è sotto un ponte: lì non può stare nessun pilastro.
babylon-why-no-statue = in { $cell } non c’è nessuna statua.
babylon-why-statue-carries = la statua in { $cell } arriva fino alla tessera, quindi deve reggerla (s).
babylon-why-floor-missing = il piano { $floor } è troppo alto: il più alto del tuo giardino è il { $top }.
babylon-why-too-few-pillars = { $needed ->
    [one] ci vuole un pilastro singolo, e ne hai { $held }.
   *[other] ci vogliono { $needed } pilastri singoli, e ne hai { $held }.
}
babylon-why-no-double-left = nella riserva non ci sono abbastanza pilastri doppi.
babylon-why-no-belvedere-left = nella riserva non ci sono più belvederi.
babylon-why-corner-can = l’angolo in { $cell } può essere sostenuto, e in questa partita allora deve esserlo.
babylon-why-overhang-used = in questa partita un angolo libero può sporgere solo su un posto libero, e { $cell } non lo è.
babylon-why-no-tile = sopra { $cell } non c’è nessuna tessera.
babylon-why-used = lo spazio in { $cell } è già occupato.
babylon-why-wrong-icon = { $cell } non mostra l’icona giusta.
babylon-why-not-new = almeno un’estremità deve stare su una tessera posata in questo turno.
babylon-why-not-ascending = scrivi { $other } prima di { $cell }.
babylon-why-two-stars = il gettone aiuta a una sola estremità.
babylon-why-no-token = adesso il gettone non concede nessuna icona.
babylon-why-token-spent = in questo turno hai già usato il gettone.
babylon-why-star-not-new = il gettone vale solo su una tessera posata in questo turno, e { $cell } non lo è.
babylon-why-star-needless = { $cell } mostra già l’icona giusta: niente stella.
babylon-why-star-blank = questo gettone cambia un’icona, e { $cell } non ne ha.
babylon-why-star-icon = questo gettone vale su uno spazio senza icona, e { $cell } ne ha una.
babylon-why-no-line = nessuna statua visibile è in linea con { $cell }.
babylon-why-no-restart = non si vede più nessuna statua, e in questa partita allora non se ne possono costruire.
babylon-why-not-adjacent = { $cell } e { $other } non si toccano con un lato.
babylon-why-same-tile = le due estremità di una fontana devono stare su tessere diverse.
babylon-why-not-same-floor = le estremità devono stare sullo stesso piano, ma { $cell } è al { $floor } e { $other } al { $height }.
babylon-why-no-gap = fra le estremità di un ponte c’è esattamente una casella, in linea retta.
babylon-why-gap-filled = { $cell } ha altezza { $height }: non c’è vuoto per un ponte del piano { $floor }.
babylon-why-gap-depth = { $cell } ha altezza { $height }, e le regole di questa partita non lo permettono sotto un ponte del piano { $floor }.
babylon-why-gap-deck = sopra { $cell } passa già un ponte del piano { $floor }.
babylon-why-gap-flight = la scala in { $cell } sale fino al piano { $floor }.
babylon-why-no-step = una scala porta al piano successivo, ma { $cell } è al { $floor } e { $other } al { $height }.
babylon-why-stairs-deck = sopra { $cell }, dove salirebbe la scala, passa un ponte del piano { $floor }.
babylon-why-no-piece-left = nella riserva non c’è più questa decorazione.

## Il foglio dei punti

babylon-line-statues = Statue
babylon-line-fountains = Fontane
babylon-line-bridges = Ponti
babylon-line-stairs = Scale
babylon-line-variety = Serie di decorazioni
babylon-line-flowers = Serie di fiori
babylon-line-belvederes = Belvederi
babylon-line-highest = Piano più alto

## Opzioni

babylon-option-belvedere-choice = { $value ->
    [free] qualunque angolo può restare senza sostegno
   *[forced_only] resta senza sostegno solo un angolo che non può averne
}
babylon-option-overhang = { $value ->
    [any] un angolo libero può sporgere sopra qualunque cosa più bassa
   *[free_only] un angolo libero può sporgere solo su un posto libero
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
    [yes] quando non si vede nessuna statua, la prossima è di nuovo libera
   *[no] quando non si vede più nessuna statua, non se ne costruiscono altre
}
babylon-option-belvedere-score = { $value ->
    [visible] valgono solo i belvederi visibili
   *[all] valgono anche i belvederi coperti
}
babylon-option-supply = { $value ->
    [unlimited] i pezzi bastano sempre
   *[box] i pezzi della scatola sono una riserva comune che può finire
}

## Comandi

babylon-command-places = dove si può posare una tessera: places, places dug, places kept c4
babylon-command-preview = che cosa costerebbe e porterebbe un’azione: preview place:dug@c4r0/1111
babylon-command-floor = un piano del tuo giardino, anche gli spazi coperti: floor 2
babylon-command-garden = il giardino di un altro per intero: garden 2
babylon-places-none = Adesso non c’è posto.
babylon-places-map = { $source ->
    [dug] La tessera estratta
   *[kept] La tessera del deposito
} si può posare in { $count } modi; quanti per ogni casella in basso a sinistra:
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
    Azioni di Babylon (B3 è una colonna, c4 una casella):
    remove:B3   dig:B3   end   end:keep   end:toss
    place:dug@c4r2/11-2 posa la tessera estratta con l’angolo in basso a sinistra in c4, due quarti di giro in senso orario; sostegni in senso orario da in alto a sinistra: 1 singolo, 2 doppio, s statua, - nessuno (place:kept@... per la tessera del deposito)
    statue:c4 statua   fountain:c4-c5 fontana   bridge:c4-c6 ponte   stairs:c4-c5 scala (prima l’estremità bassa)   una stella dopo la casella aiutata dal gettone: statue:c4*
babylon-rules =
    Estrai una tessera: porta un pilastro per ogni lato libero (la parete, o una colonna non più alta) e uno per il tuo fiore. Poi puoi posare la tessera estratta e quella del deposito. Ogni angolo poggia su un pilastro singolo (un piano), su uno doppio (due piani, vale due singoli) o su una statua; un angolo può restare nel vuoto e riceve un belvedere. Nessun piano prima di quello sotto, e nessuna tessera esattamente sopra un’altra.
    Le decorazioni non costano nulla ma vogliono le loro icone, almeno una su una tessera di questo turno: una statua (in linea con una visibile), una fontana (caselle vicine di due tessere sullo stesso piano), un ponte (stesso piano, in mezzo una casella più bassa), una scala (caselle vicine, un piano di differenza).
    Alla fine del turno conservi sei pilastri singoli e una tessera. Dopo l’ultimo round i giardini si guardano dall’alto: una statua vale il suo piano, fontane e ponti il triplo, una scala la somma dei due piani, quattro decorazioni diverse 4, quattro fiori diversi 4, un belvedere 1, il piano più alto il doppio.
    Le regole complete sono in docs/rules/babylon.md.
