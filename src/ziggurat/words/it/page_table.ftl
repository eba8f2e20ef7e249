# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Cronaca, chat, punti e regole
page-table-rules = Regole
page-table-players = Giocatori
page-table-here = { $count ->
        [one] { $names } è qui
       *[other] { $names } sono qui
    }
page-table-away = { $count ->
        [one] { $names } non c’è
       *[other] { $names } non ci sono
    }
page-table-watching-count = { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
page-table-clock = { $you ->
    [yes] Il tuo tempo
   *[no] Tempo di { $name }
}
page-table-hours = { $hours } ore
page-tab-log = Cronaca
page-tab-chat = Chat
page-tab-score = Punti
page-tab-rules = Regole

## The turn

page-table-steps = Passi del tuo turno
page-table-step-back = Torna a prima di questo passo { $step }
page-table-not-yet = Non ancora
page-table-nothing-ready = Scegli prima un passo sul tavolo.
page-table-not-your-turn = Non tocca a te.
page-table-in-past = Stai guardando un momento passato. Torna prima al presente.
page-table-nothing-back = Non c’è niente da annullare
page-table-over = Partita finita
page-table-paused = Pausa
page-table-watching = Sei spettatore. Vedi solo ciò che è visibile a tutti.
page-sheet = Grandezza del pannello: { $size }
page-sheet-low = Solo i pulsanti; tutto lo spazio al tavolo
page-sheet-middle = Mano e pulsanti
page-sheet-high = Tutto, con il punteggio

## The log

page-table-log = Cronaca della partita
page-table-opening = Prima della partita
page-table-turn = Turno { $turn }
page-table-now = { $heading }, adesso
page-table-show-moment = Mostra questo momento
page-table-replay-turn = Rivedi il turno di { $name }
page-table-before = Così era prima.
page-table-past = Stai guardando indietro: dopo l’azione { $step } di { $steps }.
page-table-earlier = Prima
page-table-later = Dopo
page-table-present = Torna al presente

## Chat

page-table-chat = Che cosa dicono i giocatori
page-chat-muted = La chat è silenziata: non vedi e non scrivi nulla.
page-chat-mute = Silenzia la chat
page-chat-empty = Nessuno ha ancora detto niente. Un saluto è un buon inizio.
page-chat-alone = Qui siedono solo bot. Giocano, ma non parlano.
page-chat-write = Scrivi qualcosa
page-chat-send = Invia

## The score

page-score-sheet = Foglio dei punti
page-score-total = Totale

## Questions to everybody

page-ask-undo = Chiedi di ritirare una mossa
page-ask-draw = Offri la patta
page-ask-pause = Chiedi una pausa
page-asked = { $topic ->
        [undo] Hai chiesto di ritirare una mossa
        [draw] Hai offerto la patta
        [pause] Hai chiesto una pausa
       *[rematch] Hai chiesto la rivincita
    }
page-offer = { $topic ->
        [undo] { $name } chiede di ritirare una mossa.
        [draw] { $name } offre la patta.
        [pause] { $name } chiede una pausa.
       *[rematch] { $name } vorrebbe la rivincita.
    }
page-offer-waiting = { $topic ->
        [undo] Hai chiesto di ritirare una mossa. Si aspettano gli altri.
        [draw] Hai offerto la patta. Si aspettano gli altri.
        [pause] Hai chiesto una pausa. Si aspettano gli altri.
       *[rematch] Hai chiesto la rivincita. Si aspettano gli altri.
    }
page-offer-yes = Accetta
page-offer-no = Rifiuta
page-offer-withdraw = Ritira
page-table-pause-on = La partita è in pausa; gli orologi sono fermi.
page-table-resume = Riprendi
page-resign-menu = Abbandona…
page-resign-title = Abbandonare la partita?
page-resign-text = Per te la partita è persa. Non si può tornare indietro.
page-resign = Abbandona
page-stay = Continua a giocare
page-share = Copia il link a questo tavolo
page-leave = Lascia il tavolo
page-leave-hint = Il posto resta tuo. Puoi tornare quando vuoi.

## The keys

page-help-keys = Tasti
page-key-arrows = spostarsi sul tavolo
page-key-act-keys = Invio Spazio
page-key-act = scegliere ciò che è evidenziato
page-key-confirm = premere il pulsante dorato
page-key-undo = annullare un passo
page-key-restart = ricominciare il turno
page-key-escape-keys = Esc
page-key-escape = posare, o tornare al presente
page-key-rotate = ruotare una carta o una tessera
page-key-show = mostrare tutto ciò che è possibile
page-key-log = aprire la cronaca
page-key-help = questa pagina

## Il filmato di una partita finita

page-replay = La partita da rivedere
page-replay-at = Dopo l’azione { $step } di { $steps }
page-replay-slider = Momento della partita
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-pause = Ferma
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-speed = Velocità
page-replay-speed-half = Rallentata
page-replay-speed-whole = Normale
page-replay-speed-double = Doppia
page-replay-speed-fourfold = Quadrupla
page-replay-view-as = Con gli occhi di chi
page-replay-view-as-own = I miei occhi
page-replay-view-as-spectator = Da spettatore
page-replay-view-as-of = Gli occhi di { $name }
page-replay-on = Continua da qui contro i bot
page-advice = Che cosa farebbe un giocatore forte?
page-advice-invite = Ripercorri la partita e chiedi in qualsiasi momento: un giocatore forte risponde in pochi secondi.
page-advice-look = Ripercorri
page-advice-thinking = Ci pensa circa un secondo…
page-advice-none = Qui non c’era nulla da decidere.
page-advice-played = È stato giocato:
page-advice-worth = { $win } % di vincere, circa { $points } punti
page-advice-hint = Pensato come fa l’architetto, con ciò che a quel posto si poteva sapere in quel momento. Pensandoci più a lungo può cambiare.
page-key-replay-keys = ← → Spazio
page-key-replay = rivedere una partita finita: indietro, avanti, riproduci
