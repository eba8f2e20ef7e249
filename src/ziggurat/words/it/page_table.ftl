# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Cronologia, chat, punti e regole
page-table-rules = Regole
page-table-players = Giocatori
page-table-show-garden = { $you ->
    [yes] Mostra il tuo giardino
   *[no] Mostra il giardino di { $name }
}
page-table-here = { $count ->
        [one] { $names } è qui
       *[other] { $names } sono qui
    }
page-table-away = { $count ->
        [one] { $names } non c’è
       *[other] { $names } non ci sono
    }
page-table-watching-count = { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
page-table-clock = { $you ->
    [yes] Il tuo tempo
   *[no] Tempo di { $name }
}
page-table-hours = { $hours } h
page-tab-log = Cronologia
page-tab-chat = Chat
page-tab-score = Punti
page-tab-rules = Regole

## The turn

page-table-steps = Mosse del tuo turno
page-table-step-back = Annulla fino a qui: { $step }
page-table-not-yet = Non ancora
page-table-nothing-ready = Scegli prima una mossa sul tabellone.
page-table-not-your-turn = Non tocca a te.
page-table-in-past = Stai guardando un momento passato. Torna prima al presente.
page-table-nothing-back = Non c’è niente da annullare
page-table-over = Partita finita
page-table-paused = In pausa
page-table-watching = Stai guardando: vedi solo ciò che è visibile a tutti.
page-sheet = Grandezza del pannello: { $size }
page-sheet-low = Solo i pulsanti; tutto lo spazio al tabellone
page-sheet-middle = Mano e pulsanti
page-sheet-high = Tutto, con il punteggio

## The log

page-table-log = Cronologia della partita
page-table-opening = Prima della partita
page-table-turn = Turno { $turn }
page-table-now = { $heading }, adesso
page-table-show-moment = Mostra questo momento
page-table-replay-turn = Rivedi il turno di { $name }
page-table-before = Così era prima.
page-table-past = Stai rivedendo la partita: dopo l’azione { $step } di { $steps }.
page-table-earlier = Prima
page-table-later = Dopo
page-table-present = Torna al presente

## Chat

page-table-chat = Messaggi dei giocatori
page-chat-muted = La chat è silenziata: non puoi né leggere né scrivere messaggi.
page-chat-mute = Silenzia la chat
page-chat-empty = Ancora nessun messaggio. Perché non salutare?
page-chat-alone = Qui ci sono solo bot: giocano, ma non parlano.
page-chat-write = Scrivi qualcosa
page-chat-send = Invia

## The score

page-score-sheet = Foglio dei punti
page-score-total = Totale

## Questions to everybody

page-ask-undo = Chiedi di annullare una mossa
page-ask-draw = Offri il pareggio
page-ask-hints = Chiedi i suggerimenti in questa partita
page-ask-pause = Chiedi una pausa
page-asked = { $topic ->
    [hints] Hai chiesto i suggerimenti in questa partita
    [undo] Hai chiesto di annullare una mossa
    [draw] Hai offerto il pareggio
    [pause] Hai chiesto una pausa
   *[rematch] Hai chiesto la rivincita
}
page-offer = { $topic ->
    [hints] { $name } chiede di ammettere i suggerimenti, per tutti.
    [undo] { $name } chiede di annullare una mossa.
    [draw] { $name } offre il pareggio.
    [pause] { $name } chiede una pausa.
   *[rematch] { $name } chiede la rivincita.
}
page-offer-waiting = { $topic ->
    [hints] Hai chiesto i suggerimenti. In attesa degli altri.
    [undo] Hai chiesto di annullare una mossa. In attesa degli altri.
    [draw] Hai offerto il pareggio. In attesa degli altri.
    [pause] Hai chiesto una pausa. In attesa degli altri.
   *[rematch] Hai chiesto la rivincita. In attesa degli altri.
}
page-offer-yes = Accetta
page-offer-no = Rifiuta
page-offer-withdraw = Ritira
page-table-pause-on = La partita è in pausa; il tempo è fermo.
page-table-resume = Riprendi
page-resign-menu = Abbandona…
page-resign-title = Abbandonare la partita?
page-resign-text = Perderai la partita. Non si può annullare.
page-resign = Abbandona
page-stay = Continua a giocare
page-share = Copia il link a questo tavolo
page-leave = Lascia il tavolo
page-leave-hint = Il posto resta tuo. Puoi tornare quando vuoi.

## The keys

page-help-keys = Tasti rapidi
page-key-arrows = spostarsi sul tabellone
page-key-act-keys = Invio Spazio
page-key-act = scegliere ciò che è evidenziato
page-key-confirm = premere il pulsante dorato
page-key-undo = annullare una mossa
page-key-restart = ricominciare il turno
page-key-escape-keys = Esc
page-key-escape = annullare la scelta, o tornare al presente
page-key-rotate = ruotare una carta o una tessera
page-key-show = mostrare tutte le mosse possibili
page-key-hints = spiegare i pezzi uno alla volta; con Maiusc, il precedente
page-key-rule = aprire la regola che spiega il pezzo
page-key-log = aprire la cronologia
page-key-help = mostrare questo aiuto

## Il replay di una partita finita

page-replay = Replay della partita
page-replay-at = Dopo l’azione { $step } di { $steps }
page-replay-slider = Momento della partita
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-speed = Velocità
page-replay-speed-half = Rallentata
page-replay-speed-whole = Normale
page-replay-speed-double = Doppia
page-replay-speed-fourfold = Quadrupla
page-replay-view-as = Punto di vista
page-replay-view-as-own = La mia vista
page-replay-view-as-spectator = Pubblico
page-replay-view-as-of = { $name }
page-replay-on = Continua da qui contro i bot
page-advice = Che cosa farebbe un giocatore forte?
page-advice-thinking = Circa un secondo di riflessione…
page-advice-none = Qui non c’era nulla da decidere.
page-advice-played = Mossa giocata:
page-advice-worth = valutazione { $win } su 100, circa { $points } punti
page-advice-hint = Analisi di livello Architetto, con le sole informazioni che quel giocatore aveva in quel momento. Pensando più a lungo il giudizio può cambiare.
page-key-replay-keys = ← → Spazio
page-key-replay = rivedere una partita finita: indietro, avanti, riproduci
