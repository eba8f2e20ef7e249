### The Hanging Gardens: tessere, azioni, eventi, rifiuti, opzioni.

hanging-gardens-title = The Hanging Gardens
hanging-gardens-about = sovrapponi le carte per formare gruppi di edifici, raccogli serie di tessere. Da due a quattro giocatori, 45 minuti.

## Tessere e righe del punteggio

hanging-gardens-line-queen = Regina
hanging-gardens-line-king = Re
hanging-gardens-line-tiger = Tigre
hanging-gardens-line-garden = Giardino
hanging-gardens-line-statue = Statua
hanging-gardens-line-chalice = Calice
hanging-gardens-line-gate = Cancello
hanging-gardens-line-animal-handler = Domatore
hanging-gardens-line-gardener = Giardiniere
hanging-gardens-line-sculptor = Scultore
hanging-gardens-line-priest = Sacerdote
hanging-gardens-line-guard = Guardia
hanging-gardens-line-awards = Premi da cinque punti

## Edifici e gruppi

hanging-gardens-buildings = { $kind ->
    [T] { $count ->
        [one] un terrazzo
       *[other] { $count } terrazzi
    }
    [P] { $count ->
        [one] un parco
       *[other] { $count } parchi
    }
    [A] { $count ->
        [one] un’arcata
       *[other] { $count } arcate
    }
   *[F] { $count ->
        [one] una fontana
       *[other] { $count } fontane
    }
}
hanging-gardens-group-idle = { $temples ->
    [0] { $buildings }
    [one] { $buildings } con il loro tempio
   *[other] { $buildings } con { $temples } templi: uno solo può restare
}
hanging-gardens-group-ready = { $buildings } senza tempio: { $reward }
hanging-gardens-reward = { $blind ->
    [yes] una tessera coperta, e una da qualsiasi colonna
   *[no] { $columns ->
        [1] una tessera della colonna 1
        [2] una tessera della colonna 1 o 2
       *[other] una tessera di qualsiasi colonna
    }
}

## Il tavolo

hanging-gardens-round-number = Round { $number } di { $rounds }
hanging-gardens-flower = { $you ->
    [yes] Hai il fiore e cominci
   *[no] { $name } ha il fiore e comincia
}
hanging-gardens-last-round = Il round { $number } è l’ultimo
hanging-gardens-slot = { $slot }: carta { $card }
hanging-gardens-slot-taken = { $slot }: presa
hanging-gardens-column = { $column ->
    [1] Colonna 1: 3 caselle
    [2] Colonna 2: 4 caselle
   *[other] Colonna 3: 5 o più
}
hanging-gardens-stocks = Coperte: { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
hanging-gardens-owner = { $name } · { $supply ->
    [one] ancora un tempio
   *[other] ancora { $supply } templi
}
hanging-gardens-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hanging-gardens-holding = { $count ->
    [one] { $tile } = { $points }
   *[other] { $count } × { $tile } = { $points }
}
hanging-gardens-holding-awards = { $count ->
    [one] un premio da cinque punti = { $points }
   *[other] { $count } premi da cinque punti = { $points }
}
hanging-gardens-holding-hidden = { $count ->
    [one] una tessera nascosta
   *[other] { $count } tessere nascoste
}
hanging-gardens-holding-nothing = nessuna tessera
hanging-gardens-legend = . vuoto  T terrazzo  P parco  A arcata  F fontana  · tavolo  ^ tempio  ' nuovo
hanging-gardens-reconstruction = Le carte e quasi tutti i valori delle tessere sono una ricostruzione: quelli stampati non sono mai stati pubblicati come testo.

## Che cosa fare adesso

hanging-gardens-status-you = { $phase ->
    [keep] La tua carta ha unito gruppi con un tempio. Scegli quale tempio resta.
    [temple] Puoi piazzare un tempio su uno dei gruppi che la tua carta ha formato o ingrandito, e prendere una tessera.
    [tile] Prendi una delle tessere che spettano al tuo gruppo.
   *[card] Tocca a te. Prendi una carta e piazzala nel tuo giardino. «places 2» mostra dove si può piazzare la carta del posto 2.
}
hanging-gardens-status-waiting = { $phase ->
    [keep] { $name } deve scegliere quale tempio resta.
    [temple] { $name } può piazzare un tempio.
    [tile] { $name } prende una tessera.
   *[card] Tocca a { $name }.
}
hanging-gardens-status-over = La partita è finita; ora tutte le tessere sono scoperte.

## Che cosa farebbe un’azione

hanging-gardens-do-card = Carta { $card }, rotazione { $turn }, angolo in { $at }: forma { $group }
hanging-gardens-do-card-bare = Carta { $card }, rotazione { $turn }, angolo in { $at }
hanging-gardens-do-burn = Scarta la carta { $card }, che non si può piazzare
hanging-gardens-do-keep = { $returned ->
    [one] Tieni il tempio in { $at }; l’altro torna nella tua riserva
   *[other] Tieni il tempio in { $at }; gli altri { $returned } tornano nella tua riserva
}
hanging-gardens-do-temple = { $origin ->
    [supply] Tempio in { $at }, { $buildings }: { $reward }
   *[other] Tempio da { $origin } a { $at }, { $buildings }: { $reward }
}
hanging-gardens-do-pass = Non piazzare nessun tempio
hanging-gardens-do-tile = { $points ->
    [0] Prendi { $tile }: per ora nessun punto
    [one] Prendi { $tile }: { $points } punto in più
   *[other] Prendi { $tile }: { $points } punti in più
}

## Che cosa è successo

hanging-gardens-card = { $you ->
    [yes] Piazzi
   *[no] { $name } piazza
} la carta { $card }, rotazione { $turn }, angolo in { $at }.
hanging-gardens-burn = { $you ->
    [yes] Scarti
   *[no] { $name } scarta
} la carta { $card }, che non si può piazzare.
hanging-gardens-keep = { $you ->
    [yes] Nel gruppo unito tieni
   *[no] Nel gruppo unito { $name } tiene
} il tempio in { $at }; { $returned ->
    [one] l’altro torna nella riserva.
   *[other] gli altri { $returned } tornano nella riserva.
}
hanging-gardens-temple = { $you ->
    [yes] Piazzi
   *[no] { $name } piazza
} un tempio in { $at }.
hanging-gardens-temple-moved = { $you ->
    [yes] Sposti
   *[no] { $name } sposta
} un tempio da { $from } a { $at }.
hanging-gardens-pass = { $you ->
    [yes] Non piazzi
   *[no] { $name } non piazza
} nessun tempio.
hanging-gardens-tile = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} la tessera { $tile } da { $space }.
hanging-gardens-blind = { $name } pesca una tessera coperta.
hanging-gardens-blind-seen = { $you ->
    [yes] Peschi
   *[no] { $name } pesca
} una tessera coperta: { $tile }.
hanging-gardens-revealed = Si scoprono le tessere coperte di { $name }: { $tiles } (+{ $points }).
hanging-gardens-refill = Ora in { $space }: { $tile }.
hanging-gardens-award = { $you ->
    [yes] Non puoi prendere tessere e ottieni
   *[no] { $name } non può prendere tessere e ottiene
} invece { $points } punti.
hanging-gardens-tiles-out = Le tessere sono finite: il round { $last } sarà l’ultimo.
hanging-gardens-round = Comincia il round { $number }: { $you ->
    [yes] hai il fiore e cominci.
   *[no] { $name } ha il fiore e comincia.
}
hanging-gardens-won = { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
} con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
hanging-gardens-shared = { $you ->
    [yes] Vittoria condivisa: tu e { $others }
   *[no] Vittoria condivisa: { $names }
}, { $points ->
    [one] { $points } punto a testa.
   *[other] { $points } punti a testa.
}

## Perché un’azione è rifiutata

hanging-gardens-why-game-over = la partita è finita.
hanging-gardens-why-unknown-action = quest’azione non esiste.
hanging-gardens-why-decide-card = prima prendi una carta scoperta (card:SLOT@X,YrTURN).
hanging-gardens-why-decide-keep = prima scegli quale tempio resta nel gruppo unito (keep:X,Y).
hanging-gardens-why-decide-temple = prima piazza un tempio (temple:X,Y), oppure nessuno (pass).
hanging-gardens-why-decide-tile = prima prendi una tessera (tile:SPACE).
hanging-gardens-why-out-of-reach = nessun giardino arriva oltre { $reach } caselle.
hanging-gardens-why-no-slot = con { $seats } giocatori ci sono solo { $slots } posti.
hanging-gardens-why-slot-taken = la carta del posto { $slot } è già stata presa.
hanging-gardens-why-same-face = la rotazione { $turn } di questa carta è uguale alla { $name }; scrivi r{ $name }.
hanging-gardens-why-unsupported = l’edificio in { $square } starebbe sul tavolo.
hanging-gardens-why-no-contact = la carta non toccherebbe il tuo giardino.
hanging-gardens-why-on-temple = la carta coprirebbe il tempio in { $square }.
hanging-gardens-why-would-merge = la carta unirebbe gruppi con un tempio, e le opzioni di questa partita lo vietano.
hanging-gardens-why-has-place = la carta del posto { $slot } si può piazzare, quindi va piazzata.
hanging-gardens-why-not-stuck = una carta scoperta si può piazzare; in questa partita si scarta solo se nessuna si può piazzare.
hanging-gardens-why-not-merged = il gruppo unito non ha nessun tempio in { $square }.
hanging-gardens-why-no-building = in { $square } non c’è nessun edificio.
hanging-gardens-why-small-group = { $size ->
    [one] l’edificio in { $square } è solo; un tempio richiede un gruppo di tre.
   *[other] il gruppo in { $square } ha solo { $size } caselle; un tempio ne richiede tre.
}
hanging-gardens-why-has-temple = il gruppo in { $square } ha già il suo tempio.
hanging-gardens-why-not-grown = la tua carta non ha ingrandito il gruppo in { $square }.
hanging-gardens-why-supply-left = { $supply ->
    [one] hai ancora un tempio nella riserva, quindi non se ne spostano.
   *[other] hai ancora { $supply } templi nella riserva, quindi non se ne spostano.
}
hanging-gardens-why-supply-empty = la tua riserva è vuota; indica quale tempio sposti (temple:X,Y<X,Y).
hanging-gardens-why-no-temple = in { $square } non c’è nessun tempio.
hanging-gardens-why-not-smallest = il tempio in { $square } sta su { $size } caselle, ma il tuo gruppo più piccolo con un tempio ne ha { $smallest }.
hanging-gardens-why-vacant = lo spazio { $space } è vuoto.
hanging-gardens-why-too-dear = { $columns ->
    [1] un gruppo di { $size } prende tessere solo dalla colonna 1.
   *[other] un gruppo di { $size } prende tessere solo dalle colonne da 1 a { $columns }.
}

## Opzioni

hanging-gardens-option-tile-secrecy = { $value ->
    [all] le tessere degli altri restano nascoste fino alla fine
    [none] tutte le tessere sono scoperte
   *[blind] le tessere prese scoperte si vedono, quelle pescate coperte restano nascoste fino alla fine
}
hanging-gardens-option-last-round = { $value ->
    [current] quando le tessere finiscono, la partita termina con quel round
    [never] si gioca fino all’ultima carta, anche se le tessere sono finite
   *[next] quando le tessere finiscono, si gioca ancora un round
}
hanging-gardens-option-tiles-out = { $value ->
    [stock] le tessere sono finite quando non ce ne sono più di coperte
   *[all] le tessere sono finite quando non ne resta nessuna, né coperta né scoperta
}
hanging-gardens-option-growth = { $value ->
    [strict] per ottenere una tessera un gruppo deve avere un edificio in più
   *[touch] un gruppo ottiene una tessera se contiene un edificio della carta nuova
}
hanging-gardens-option-merge = { $value ->
    [forbid] una carta non può unire gruppi con un tempio
   *[keep] una carta può unire gruppi con un tempio; ne resta uno solo
}
hanging-gardens-option-burn = { $value ->
    [stuck] si può scartare una carta solo se nessuna di quelle scoperte si può piazzare
   *[card] una carta che non si può piazzare si può prendere e scartare
}
hanging-gardens-option-start-player = { $value ->
    [0] comincia il primo posto
    [1] comincia il secondo posto
    [2] comincia il terzo posto
    [3] comincia il quarto posto
   *[random] chi comincia è estratto a sorte
}
hanging-gardens-option-tie-break = { $value ->
    [shared] chi ha gli stessi punti condivide la posizione
   *[sets] a parità decidono le serie complete, poi il numero di tessere
}

## Comandi

hanging-gardens-command-places = dove si può piazzare una carta: places 2, oppure places 2 r1 per una sola rotazione
hanging-gardens-command-preview = il giardino e i gruppi dopo una mossa: preview card:2@-1,3r1, o il suo numero nel menu
hanging-gardens-command-tiles = ogni tipo di tessera: quanto vale, chi ne ha, quante non si sono ancora viste
hanging-gardens-places = { $count ->
    [0] La carta { $card } del posto { $slot } non si può piazzare.
    [one] La carta { $card } del posto { $slot } si può piazzare in una sola posizione. La o segna il suo angolo in alto a sinistra.
   *[other] La carta { $card } del posto { $slot } si può piazzare in { $count } posizioni. Una o segna dove può andare il suo angolo in alto a sinistra.
}
hanging-gardens-places-usage = Quale carta? Scrivi places e un posto da 1 a { $slots }, per esempio places 2, o places 2 r1 per una sola rotazione.
hanging-gardens-not-a-card-now = Potrai vedere dove si piazzano le carte quando toccherà a te prenderne una.
hanging-gardens-preview-usage = Scrivi preview e una mossa possibile adesso, per esempio preview card:2@-1,3r1. «places» mostra quelle possibili.
hanging-gardens-preview-nothing = Nessun gruppo ha un edificio nuovo.
hanging-gardens-values-pay = vale
hanging-gardens-values-held = prese, per posto
hanging-gardens-values-unseen = non viste
hanging-gardens-pays-each = { $points } per ogni tessera: { $series }
hanging-gardens-pays-person = { $low }, oppure { $high } con la serie ({ $series })

## Aiuto

hanging-gardens-notation =
    Azioni di The Hanging Gardens (x cresce verso destra, y verso il basso; la tua carta iniziale sta in x 0-1, y 0-2):
    card:2@-1,3r1 piazza la carta del posto 2, ruotata di un quarto di giro, con l’angolo in alto a sinistra in x -1, y 3
    burn:2 scarta una carta che non si può piazzare   keep:0,0 quale tempio resta in un gruppo unito
    temple:0,2 piazza un tempio   temple:0,2<5,1 spostalo da 5,1   pass   tile:1a prendi una tessera
hanging-gardens-rules =
    Nel tuo turno prendi una carta e la piazzi nel tuo giardino, ruotata come vuoi. Ogni suo edificio deve stare sul giardino, su caselle vuote o su altri edifici; le caselle vuote possono stare ovunque, anche sul tavolo. Nessuna casella può coprire un tempio. Solo se nessuna carta scoperta si può piazzare, ne scarti una.
    Edifici uguali che si toccano lungo i lati sono un gruppo. Se la tua carta ha formato o ingrandito un gruppo di almeno tre senza tempio, puoi piazzarci un tempio e prendere una tessera: con tre caselle dalla colonna 1, con quattro dalla colonna 1 o 2, con cinque o più da qualsiasi colonna. Con sei o più peschi prima una tessera coperta. Un solo tempio per turno; quando i tuoi cinque sono finiti, ne sposti uno dal tuo gruppo più piccolo.
    Più tessere di una serie hai, più valgono; l’ultimo valore è quello della serie completa. I mestieri valgono di più con una serie completa del loro tipo. Dopo l’ultima carta vince il totale più alto.
    Le carte e quasi tutti i valori delle tessere sono una ricostruzione: quelli stampati non sono mai stati pubblicati come testo. Le regole complete sono in docs/rules/hanging_gardens.md (in inglese).
