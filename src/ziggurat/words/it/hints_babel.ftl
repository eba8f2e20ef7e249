### What the pieces of Babel are, do and score: one line each, for hover, focus and long press on the page.

hint-babel-people-a = Assiri: scarta una di tre o più carte di fila per distruggere il tempio dell’avversario nel sito della tua pedina.
hint-babel-people-h = Ittiti: scarta una di tre o più carte di fila per rubare il livello in cima al tempio dell’avversario nel sito della tua pedina, se supera il tuo.
hint-babel-people-m = Medi: scarta una di tre o più carte di fila per scacciare tutte le carte di un popolo dalla colonna dell’avversario nel sito della tua pedina.
hint-babel-people-p = Persiani: scarta una di tre o più carte di fila per saltare un livello quando costruisci nel sito della tua pedina.
hint-babel-people-s = Sumeri: scarta una di tre o più carte di fila per portare dalla tua parte tutte le carte del popolo in fondo alla colonna dell’avversario nel sito della tua pedina.
hint-babel-site = { $site ->
    [A] Sito degli Assiri
    [H] Sito degli Ittiti
    [M] Sito dei Medi
    [P] Sito dei Persiani
   *[S] Sito dei Sumeri
}: scarta una carta di questo popolo per spostarti qui. Un tempio qui vale il suo livello più alto.
hint-babel-plaque = { $site ->
    [A] Sito degli Assiri: scarta un Assiro per venire qui. In qualunque sito sia la tua pedina, scarta uno di tre Assiri di fila per distruggere il tempio di fronte.
    [H] Sito degli Ittiti: scarta un Ittita per venire qui. In qualunque sito sia la tua pedina, scarta uno di tre Ittiti di fila per rubare la cima del tempio di fronte, se supera il tuo.
    [M] Sito dei Medi: scarta un Medo per venire qui. In qualunque sito sia la tua pedina, scarta uno di tre Medi di fila per scacciare un popolo dalla colonna di fronte.
    [P] Sito dei Persiani: scarta un Persiano per venire qui. In qualunque sito sia la tua pedina, scarta uno di tre Persiani di fila per saltare un livello del tuo tempio.
   *[S] Sito dei Sumeri: scarta un Sumero per venire qui. In qualunque sito sia la tua pedina, scarta uno di tre Sumeri di fila per attirare l’ultimo popolo della colonna di fronte.
}
hint-babel-temple = { $level ->
    [0] Ancora nessun tempio: il livello 1 richiede una carta nella colonna qui, il livello 2 due, e così via fino a 6.
    [one] Tempio di livello 1: vale 1 punto.
   *[other] Tempio di livello { $level }: vale { $level } punti. Conta solo la carta in cima.
}
hint-babel-column = Colonna: il livello 3 di un tempio richiede tre carte qui, di qualsiasi popolo. Tre o più carte uguali di fila danno un potere.
hint-babel-reserve = Riserva di carte tempio: entrambi possono costruire con la carta in cima, se è il livello successivo e la colonna ha abbastanza carte.
hint-babel-starter = Carta iniziale, livello 1: la prima che chi la possiede costruisce, in un sito senza tempio e con almeno una carta nella colonna.
hint-babel-pawn = Pedina: solo in questo sito si può insediare, costruire e usare tre carte di fila.
hint-babel-quarry = Cava: le pedine partono da qui. Prima bisogna spostarsi in un sito; nessuna pedina torna indietro.
hint-babel-track = Punti: 15 vincono se l’avversario ne ha meno di 10; 20 vincono sempre. Con 15 contro 10 o più comincia la fase finale.
hint-babel-piles = Si pesca dal mazzo dei popoli; la pila degli scarti è visibile a entrambi. Quando finisce il mazzo dei templi, vince chi ha più punti.
hint-babel-known = Puoi dedurre che queste carte sono nella mano: { $cards }
hint-babel-below = Carte più in basso nella riserva: { $cards }
