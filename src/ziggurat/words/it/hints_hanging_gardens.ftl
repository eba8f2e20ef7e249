### What the pieces of The Hanging Gardens are, do and score: one line each, for hover, focus and long press.

hint-hanging-gardens-square = { $shown ->
    [T] Terrazzo: i terrazzi adiacenti per un lato formano un gruppo. Un gruppo di tre o più può ricevere un tempio e fruttare una tessera.
    [P] Parco: i parchi adiacenti per un lato formano un gruppo. Un gruppo di tre o più può ricevere un tempio e fruttare una tessera.
    [A] Arcata: le arcate adiacenti per un lato formano un gruppo. Un gruppo di tre o più può ricevere un tempio e fruttare una tessera.
    [F] Fontana: le fontane adiacenti per un lato formano un gruppo. Un gruppo di tre o più può ricevere un tempio e fruttare una tessera.
   *[empty] Casella vuota: ci si può piazzare qualsiasi edificio.
}
hint-hanging-gardens-temple = Tempio: il suo gruppo ha già fruttato una tessera. Nessuna carta può coprire questa casella.
hint-hanging-gardens-card = Carta { $slot }: { $buildings }. Ogni edificio deve stare sul tuo giardino; le caselle vuote possono stare ovunque.
hint-hanging-gardens-series = { $tile }: da 1 a { $size } tessere valgono in tutto { $values } punti. Dopo una serie completa ne comincia una nuova.
hint-hanging-gardens-person = { $tile }: vale { $high } punti se hai una serie completa ({ $series }), altrimenti { $low }.
hint-hanging-gardens-guard = { $tile }: vale { $points } punti per ogni tessera di una serie ({ $series }), completa o no.
hint-hanging-gardens-award = { $tile }: { $points } punti ogni volta che si è piazzato un tempio senza poter prendere una tessera.
hint-hanging-gardens-column = { $column ->
    [3] Colonna 3: per gruppi di { $size } o più caselle. Un gruppo di 6 o più pesca prima anche una tessera coperta.
   *[other] Colonna { $column }: per gruppi di { $size } o più caselle.
}
hint-hanging-gardens-stock = Tessere coperte: riempiono gli spazi vuoti. Un gruppo di 6 o più caselle ne pesca prima una.
hint-hanging-gardens-flower = { $seats ->
    [2] Fiore: dà la prima e l’ultima scelta di questo round. Poi il fiore passa all’avversario.
   *[other] Fiore: dà la prima scelta di questo round. Poi il fiore passa a sinistra.
}
hint-hanging-gardens-supply = { $count ->
    [0] Nessun tempio nella riserva: il prossimo viene dal gruppo più piccolo con un tempio.
    [one] Un tempio nella riserva. Quando non ce ne sono più, il prossimo viene dal gruppo più piccolo con un tempio.
   *[other] { $count } templi nella riserva. Quando non ce ne sono più, il prossimo viene dal gruppo più piccolo con un tempio.
}
hint-hanging-gardens-hidden = Tessere coperte: solo chi le possiede le conosce fino alla fine della partita.
hint-hanging-gardens-vacant = Spazio vuoto: non restavano tessere coperte per riempirlo.
