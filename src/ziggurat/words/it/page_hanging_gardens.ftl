### The Hanging Gardens sulla pagina.

## Che cosa fare adesso

page-hanging-gardens-status-card = Prendi una carta: *trascinala* nel tuo giardino, oppure tocca la carta e poi un punto.
page-hanging-gardens-status-burn = La *carta { $slot }* non si può piazzare nel tuo giardino. Conferma per scartarla, o prendine un’altra.
page-hanging-gardens-status-picked = { $places ->
    [0] Così la *carta { $slot }* non si può piazzare. Ruotala.
    [one] Così la *carta { $slot }* si può piazzare in *una sola posizione*. Tocca il pallino, o ruota la carta.
   *[other] Così la *carta { $slot }* si può piazzare in *{ $places } posizioni*. Tocca un pallino, o ruota la carta.
}
page-hanging-gardens-status-plain = Qui la *carta { $slot }* non completa nessun gruppo per un tempio.
page-hanging-gardens-status-other-place = Conferma, oppure spostala o ruotala.
page-hanging-gardens-status-not-grown = Il gruppo di *{ $buildings }* non cresce, quindi non riceve un tempio.
page-hanging-gardens-status-has-temple = Il gruppo di *{ $buildings }* cresce, ma ha già un tempio.
page-hanging-gardens-status-covers = La carta copre { $buildings }.
page-hanging-gardens-status-grown = { $kind ->
    [T] I tuoi *terrazzi*
    [P] I tuoi *parchi*
    [A] Le tue *arcate*
   *[F] Le tue *fontane*
} diventano *{ $size }*: con un tempio prendi { $reward }.
page-hanging-gardens-status-joined = Così unisci gruppi con un tempio: *dei { $temples } templi* ne resta uno solo. Conferma, o sposta la carta.
page-hanging-gardens-status-not-here = *Qui no:* { $reason }
page-hanging-gardens-status-keep = La tua carta ha unito gruppi con un tempio. Tocca *il tempio che resta*.
page-hanging-gardens-status-keep-chosen = { $returned ->
    [one] *Resta* questo tempio; l’altro torna nella tua riserva.
   *[other] *Resta* questo tempio; gli altri { $returned } tornano nella tua riserva.
}
page-hanging-gardens-status-temple = { $count ->
    [one] *{ $buildings }* possono ricevere un tempio: tocca una casella e ottieni { $reward }.
   *[other] *{ $count } gruppi* sono pronti per un tempio, ma adesso lo riceve uno solo. Tocca una casella.
}
page-hanging-gardens-status-temple-chosen = Un tempio su *{ $buildings }* ti dà { $reward }.
page-hanging-gardens-status-move = { $choices ->
    [chosen] Si sposta questo tempio. Tocca
    [one] Si sposta il tempio del tuo gruppo più piccolo. Tocca
   *[other] Tocca un *tempio tratteggiato* dei gruppi più piccoli, poi
} { $count ->
    [one] il gruppo di *{ $buildings }*: ottieni { $reward }.
   *[other] uno dei *{ $count } gruppi* che possono riceverlo.
}
page-hanging-gardens-status-moved = { $choices ->
    [one] Viene dal tuo gruppo più piccolo.
   *[other] Si sposta il *tempio con la spunta*: per cambiare, toccane un altro tratteggiato.
}
page-hanging-gardens-status-pass = *Nessun tempio* per ora: più tardi solo se una carta { $growth ->
    [touch] ha un edificio nel
   *[strict] ingrandisce il
} gruppo. Concludi con il *pulsante dorato*, o tocca una casella.
page-hanging-gardens-status-tile = { $columns ->
    [1] Prendi una tessera dalla *colonna 1*.
    [2] Prendi una tessera dalla *colonna 1 o 2*.
   *[other] Prendi una tessera da *qualsiasi colonna*.
}
page-hanging-gardens-status-tile-chosen = { $gain ->
    [0] *{ $tile }* per ora non dà punti.
   *[other] Con *{ $tile }* passi da { $before } a *{ $after }* punti.
} Conferma, o scegline un’altra.
page-hanging-gardens-status-staged = Conferma per terminare il turno, o annulla.

## Pulsanti e mosse

page-hanging-gardens-confirm-card = Piazza la carta
page-hanging-gardens-confirm-burn = Scarta la carta
page-hanging-gardens-confirm-keep = Tieni il tempio
page-hanging-gardens-confirm-temple = { $moved ->
    [yes] Sposta il tempio
   *[no] Piazza il tempio
}
page-hanging-gardens-confirm-pass = Continua senza tempio
page-hanging-gardens-confirm-tile = Prendi la tessera
page-hanging-gardens-confirm-end = Termina il turno
page-hanging-gardens-step-card = { $turn ->
    [0] Carta { $slot }
    [1] Carta { $slot }, 90°
    [2] Carta { $slot }, 180°
   *[3] Carta { $slot }, 270°
}
page-hanging-gardens-step-burn = Scarta la carta { $slot }
page-hanging-gardens-step-keep = Resta un tempio
page-hanging-gardens-step-temple = { $kind ->
    [T] Tempio sui terrazzi
    [P] Tempio sui parchi
    [A] Tempio sulle arcate
   *[F] Tempio sulle fontane
}
page-hanging-gardens-step-pass = Nessun tempio

## Il giardino

page-hanging-gardens-garden-own = Il tuo giardino
page-hanging-gardens-garden-of = Giardino di { $name }
page-hanging-gardens-back = Torna al tuo giardino
page-hanging-gardens-follow = Segui la partita
page-hanging-gardens-temples-left = { $count ->
    [0] nessun tempio nella riserva
    [one] ancora un tempio
   *[other] ancora { $count } templi
}
page-hanging-gardens-flower = { $you ->
    [yes] Hai il fiore
   *[no] { $name } ha il fiore
}
page-hanging-gardens-zoom-in = Ingrandisci
page-hanging-gardens-zoom-out = Rimpicciolisci
page-hanging-gardens-zoom-fit = Mostra tutto il giardino
page-hanging-gardens-last-move = ultima mossa
page-hanging-gardens-keys = Le frecce spostano la carta o il tempio, R ruota la carta, Invio conferma, Esc annulla la scelta. Le cifre prendono carte e tessere, più e meno ingrandiscono e rimpiccioliscono.
page-hanging-gardens-row = Riga { $row }: { $squares }.
page-hanging-gardens-square = { $shown ->
    [T] terrazzo
    [P] parco
    [A] arcata
    [F] fontana
    [table] tavolo
   *[empty] vuoto
}
page-hanging-gardens-square-temple = { $square } con un tempio
page-hanging-gardens-square-run = { $count } × { $square }
page-hanging-gardens-at = colonna { $x }, riga { $y }
page-hanging-gardens-goal = { $phase ->
    [keep] Resta questo tempio: { $square }, { $at }
   *[temple] Tempio qui: { $square }, { $at }
}
page-hanging-gardens-origin = Sposta questo tempio: { $square }, { $at }
page-hanging-gardens-ghost = { $fits ->
    [yes] Qui la carta si può piazzare: { $at }.
   *[no] Qui la carta non si può piazzare: { $at }.
}
page-hanging-gardens-reward-mark = { $blind ->
    [yes] a scelta + 1 coperta
   *[no] { $columns ->
        [1] colonna 1
        [2] colonne 1–2
       *[other] a scelta
    }
}

## Carte

page-hanging-gardens-cards = Carte di questo round
page-hanging-gardens-cards-hint = { $count ->
    [one] Prendi l’ultima.
   *[other] Prendine una.
} I suoi edifici devono poggiare sul tuo giardino.
page-hanging-gardens-cards-wait = { $count ->
    [0] nessuna carta coperta
    [one] ancora una carta coperta
   *[other] ancora { $count } carte coperte
}
page-hanging-gardens-card-name = Carta { $slot }: { $buildings }
page-hanging-gardens-card-places = { $count ->
    [0] nessuna posizione
    [one] una posizione
   *[other] { $count } posizioni
}
page-hanging-gardens-card-taken = La carta { $slot } è già stata presa
page-hanging-gardens-turn = Ruota
page-hanging-gardens-temple-title = Un tempio?
page-hanging-gardens-temple-hint = In questo turno un gruppo può ricevere un tempio: poi prendi una tessera.
page-hanging-gardens-no-temple = Nessun tempio
page-hanging-gardens-keep-title = Resta un tempio
page-hanging-gardens-keep-hint = Un gruppo ha un solo tempio. Sceglilo nel tuo giardino.
page-hanging-gardens-tile-title = La tua tessera
page-hanging-gardens-tile-hint = { $columns ->
    [1] Prendi una tessera della colonna 1.
    [2] Prendi una tessera della colonna 1 o 2.
   *[other] Prendi una tessera qualsiasi.
}

## Tessere

page-hanging-gardens-tiles = Tessere punto
page-hanging-gardens-face-down = { $count ->
    [0] nessuna coperta
    [one] una coperta
   *[other] { $count } coperte
}
page-hanging-gardens-tiles-hint = Gruppi di 3: colonna 1; di 4: 1 o 2; da 5 in su: qualsiasi; da 6 anche una tessera coperta.
page-hanging-gardens-tiles-blind = Questo gruppo pesca anche una *tessera coperta*.
page-hanging-gardens-vacant = vuoto
page-hanging-gardens-own-tiles = Le tue tessere
page-hanging-gardens-tiles-of = Tessere di { $name }
page-hanging-gardens-no-tiles = Ancora nessuna. Un tempio su un gruppo di tre ti dà la prima.
page-hanging-gardens-no-tiles-yet = Ancora nessuna.
page-hanging-gardens-drawn = pescata coperta
page-hanging-gardens-drawn-named = Pesca coperta, visibile solo a te: { $tiles }
page-hanging-gardens-times = { $tile } × { $count }
page-hanging-gardens-with-set = { $points } con { $series } × { $size }
page-hanging-gardens-with-more = { $points } con un’altra della serie
page-hanging-gardens-per = { $points } per tessera: { $series }
page-hanging-gardens-from-to = { $before } punti, poi { $after }
page-hanging-gardens-ladder = ora { $points }
page-hanging-gardens-complete = completa
page-hanging-gardens-tile-count = { $count ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $count } tessere
}
page-hanging-gardens-blind-count = { $count ->
    [one] una nascosta
   *[other] { $count } nascoste
}

## Gli altri

page-hanging-gardens-look-at = Guarda il giardino di { $name }
page-hanging-gardens-order = Turni di questo round
page-hanging-gardens-order-seat = { $you ->
    [yes] Tu
   *[no] { $name }
}, { $state ->
    [done] turno già giocato
    [now] di turno
   *[later] turno ancora da giocare
}
page-hanging-gardens-last-round = Ultimo round

## Che cosa è successo

page-hanging-gardens-log-card = { $you ->
    [yes] Piazzi
   *[no] *{ $name }* piazza
} una carta{ $known ->
    [yes] { " " }con { $buildings }.
   *[no] .
}
page-hanging-gardens-log-burn = { $you ->
    [yes] Scarti
   *[no] *{ $name }* scarta
} una carta{ $known ->
    [yes] { " " }con { $buildings }
   *[no] { "" }
}: non si può piazzare.
page-hanging-gardens-log-keep = { $you ->
    [yes] Unisci
   *[no] *{ $name }* unisce
} gruppi che hanno un tempio; un tempio resta, { $returned ->
    [one] l’altro torna nella riserva.
   *[other] gli altri { $returned } tornano nella riserva.
}
page-hanging-gardens-log-temple = { $you ->
    [yes] Piazzi
   *[no] *{ $name }* piazza
} un tempio{ $known ->
    [yes] { " " }su un gruppo di *{ $buildings }*.
   *[no] .
}
page-hanging-gardens-log-temple-moved = { $you ->
    [yes] Sposti
   *[no] *{ $name }* sposta
} un tempio su { $known ->
    [yes] un gruppo di *{ $buildings }*.
   *[no] un altro gruppo.
}
page-hanging-gardens-log-pass = { $you ->
    [yes] Non piazzi
   *[no] *{ $name }* non piazza
} nessun tempio.
page-hanging-gardens-log-tile = { $you ->
    [yes] Prendi
   *[no] *{ $name }* prende
} la tessera *{ $tile }* dalla colonna { $column }.
page-hanging-gardens-log-revealed = Si scoprono le tessere coperte di *{ $name }*: *{ $tiles }* (+{ $points }).
page-hanging-gardens-log-blind = *{ $name }* pesca una tessera coperta.
page-hanging-gardens-log-blind-seen = { $you ->
    [yes] Peschi
   *[no] *{ $name }* pesca
} una tessera coperta: *{ $tile }*.

## Perché no

page-hanging-gardens-why-decide-card = prima prendi una carta e piazzala nel tuo giardino.
page-hanging-gardens-why-card-first = prima prendi una carta, poi ruotala.
page-hanging-gardens-why-other-garden = questo è il giardino di un altro giocatore; tu giochi nel tuo.
page-hanging-gardens-why-decide-keep = prima scegli quale tempio resta nel gruppo unito.
page-hanging-gardens-why-decide-temple = prima piazza un tempio, o scegli «Nessun tempio».
page-hanging-gardens-why-decide-tile = prima prendi la tua tessera.
page-hanging-gardens-why-unsupported = { $building ->
    [T] un terrazzo
    [P] un parco
    [A] un’arcata
   *[F] una fontana
} finirebbe sul tavolo. Sotto gli edifici ci vuole il tuo giardino; solo le caselle vuote possono sporgere.
page-hanging-gardens-why-on-temple = la carta coprirebbe un tempio, e i templi non si coprono mai.
page-hanging-gardens-why-not-merged = scegli uno dei templi del gruppo unito.
page-hanging-gardens-why-no-building = su questa casella non c’è nessun edificio.
page-hanging-gardens-why-small-group = { $size ->
    [one] questo edificio è solo; un tempio richiede un gruppo di tre.
   *[other] questo gruppo ha solo { $size } caselle; un tempio ne richiede tre.
}
page-hanging-gardens-why-has-temple = questo gruppo ha già il suo tempio.
page-hanging-gardens-why-not-grown = la tua carta non ha ingrandito questo gruppo.
page-hanging-gardens-why-supply-empty = la tua riserva è vuota; scegli quale tempio spostare.
page-hanging-gardens-why-no-temple = su questa casella non c’è nessun tempio.
page-hanging-gardens-why-not-smallest = questo tempio sta su { $size } caselle, ma il tuo gruppo più piccolo con un tempio ne ha { $smallest }.
page-hanging-gardens-why-vacant = qui non ci sono più tessere.

## Il risultato

page-hanging-gardens-formula-series = 1–{ $size } tessere: { $values }
page-hanging-gardens-formula-award = { $points } per premio
page-hanging-gardens-tally = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
page-hanging-gardens-reason-tiles = { $more ->
    [one] { $more } tessera contro { $less }
   *[other] { $more } tessere contro { $less }
}
page-hanging-gardens-reason-awards = { $more ->
    [one] { $more } premio contro { $less }
   *[other] { $more } premi contro { $less }
}
page-hanging-gardens-reason-set = con la serie completa: { $series }
page-hanging-gardens-reason-series = { $series }: { $more } contro { $less }
page-hanging-gardens-ended = { $how ->
    [tiles] Le tessere sono finite: il round { $round } era l’ultimo.
   *[cards] Le carte sono finite dopo { $round } round.
}
page-hanging-gardens-ended-tie = { $how ->
    [sets] A parità di punti vince chi ha più serie complete, { $more } a { $less }.
    [tiles] A parità di punti e di serie vince chi ha più tessere, { $more } a { $less }.
    [equal] Parità nei punti, nelle serie e nelle tessere.
   *[shared] A pari punti la vittoria è condivisa.
}
