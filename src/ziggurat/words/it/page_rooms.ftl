# The rooms around the game: setting up, waiting, inviting, the end, the account.

## Setting up a table

page-create-lead = Manda il link agli amici, oppure riempi i posti con i bot e comincia subito.
page-create-game = Il gioco
page-create-players = I giocatori
page-create-count = Numero di giocatori
page-create-seat = Chi siede al posto { $seat }
page-create-friend = Invito con link
page-create-private = Solo con il link
page-create-private-hint = Altrimenti chiunque può trovare il tavolo e sedersi
page-create-clock = Tempo
page-create-clock-which = Limite di tempo
page-create-clock-none = Senza limite
page-create-clock-quick = Veloce
page-create-clock-calm = Tranquillo
page-create-clock-days = Più giorni
page-create-clock-none-hint = Nessuno ha fretta. Va bene contro i bot e tra amici.
page-create-clock-quick-hint = Dieci minuti a testa, più dieci secondi per turno.
page-create-clock-calm-hint = Mezz’ora a testa, più trenta secondi per turno.
page-create-rules = Le regole
page-create-rules-hint = quelle standard, se non le cambi
page-create-edition = Edizione
page-edition-babel-tilsit = Edizione Tilsit
page-edition-babel-kosmos = Edizione Kosmos
page-edition-babel-zman = Edizione Z-Man
page-create-start = Comincia la partita
page-create-invite = Prepara e invita

## Waiting for the others

page-private = Solo con il link
page-wait-seats = Posti
page-wait-free = Libero
page-wait-you = sei tu
page-wait-here = è qui
page-wait-gone = non c’è
page-wait-bot = Un bot per il posto { $seat }
page-wait-add-bot = Aggiungi un bot
page-wait-remove = Libera il posto
page-wait-more = { $count ->
    [one] In attesa di un altro giocatore.
   *[other] In attesa di altri { $count } giocatori.
}
page-wait-host = Chi ha creato il tavolo avvia la partita, che si apre qui automaticamente.
page-wait-leave = Lascia il posto
page-wait-close = Chiudi il tavolo
page-start = Comincia
page-sit = Siediti
page-missing-table = Se hai ricevuto un invito, apri di nuovo il link.

## Invitations

page-invite-link = Il link al tuo tavolo
page-copy = Copia
page-send = Invia
page-link-copied-text = Mandalo ai tuoi amici.
page-qr = Il link come codice QR
page-invitation-title = Invito a giocare: { $game }
page-invitation-from = { $name } ti aspetta.
page-invitation-gone = Chiedi un nuovo link, o intanto gioca contro un bot.
page-your-name = Il tuo nome

## The end of a game

page-end-points = { $name }: { $points }
page-end-ahead = { $players ->
    [2] Eri in vantaggio con: { $lines }
   *[other] In confronto a { $name }, eri in vantaggio con: { $lines }
}
page-end-behind = { $name } era in vantaggio con: { $lines }
page-end-line = { $reasoned ->
    [yes] { $line } +{ $points } ({ $reason })
   *[no] { $line } +{ $points }
}
page-end-others = altro +{ $points }
page-end-you = { $points ->
    [one] Hai vinto con { $points } punto
   *[other] Hai vinto con { $points } punti
}
page-end-you-to = Hai vinto { $points } a { $rival }
page-end-other-to = Ha vinto { $name }, { $points } a { $rival }
page-end-by = { $points ->
    [one] { $points } punto di vantaggio
   *[other] { $points } punti di vantaggio
}
page-end-lead = { $points ->
    [one] { $points } punto di vantaggio sul secondo posto
   *[other] { $points } punti di vantaggio sul secondo posto
}
page-end-you-plain = Hai vinto
page-end-other = { $points ->
    [one] Ha vinto { $name } con { $points } punto
   *[other] Ha vinto { $name } con { $points } punti
}
page-end-other-plain = Ha vinto { $name }
page-end-shared = { $you ->
    [yes] Vittoria condivisa: tu e { $others }
   *[no] Vittoria condivisa: { $names }
}
page-end-draw = Pareggio
page-end-reason = { $reason ->
    [resigned] { $you ->
        [yes] Hai abbandonato.
       *[no] { $name } ha abbandonato.
    }
    [flagged] { $you ->
        [yes] Hai esaurito il tempo.
       *[no] { $name } ha esaurito il tempo.
    }
    [draw] Pareggio concordato.
   *[played] La partita è stata giocata fino alla fine.
}
page-end-replay = Rivedi
page-end-result = Vedi il risultato
page-rematch = Rivincita
page-rematch-accept = Accetta la rivincita
page-rematch-go = Vai alla rivincita
page-fair-promise = La mescolata è sigillata
page-fair-promise-text = La sua impronta { $hash } è stata mostrata all’inizio; il seme segreto si rivela alla fine.
page-fair-yes = Mazzo mescolato in modo imparziale: verificato
page-fair-yes-text = Il seme corrisponde all’impronta mostrata all’inizio, { $hash }. L’ha appena calcolata il tuo browser.
page-fair-no = La mescolata non corrisponde
page-fair-no-text = Il seme non corrisponde all’impronta { $hash } mostrata all’inizio.
page-fair-how = Come verificarlo
page-fair-how-text = Lo SHA-256 dei byte di seme e sale, uno dopo l’altro, dà l’impronta. Con la registrazione della partita, «ziggurat verify» ridistribuisce le carte e ripete ogni azione.
page-fair-hash = Impronta
page-fair-seed = Seme
page-fair-salt = Sale

## My games

page-mine-waiting = Tocca a te
page-mine-running = In corso
page-mine-ended = Finite
page-mine-none = Ancora nessuna partita
page-mine-none-text = Cominciane una: ti aspetterà qui.

## The account

page-save = Salva
page-password = Password
page-account-guest = Stai giocando come ospite in questo browser. Funziona tutto, ma le tue partite non sono disponibili su altri dispositivi.
page-account-known = Accesso effettuato come { $name }.
page-account-name = Nome
page-account-name-hint = Così ti vedono gli altri al tavolo
page-account-renamed = Nome salvato
page-account-keep = Conserva le tue partite
page-account-keep-hint = Con una password ritrovi le partite su ogni dispositivo. Non serve un indirizzo e-mail.
page-account-register = Crea l’account
page-account-made = Il tuo account è pronto
page-account-in = Accesso effettuato
page-account-out = Disconnessione effettuata
page-account-data = I tuoi dati
page-account-data-hint = Nome, partite, messaggi, amici, giocatori bloccati, indirizzi per le notifiche e browser che usi; di te non si conserva altro.
page-account-logout = Esci
page-account-logout-all = Esci da tutti i dispositivi
page-account-export = Scarica tutto
page-account-delete = Elimina
page-account-delete-title = Eliminare il tuo account?
page-account-delete-text = Nome, password e messaggi vengono eliminati per sempre. Le partite finite restano a chi le ha giocate, senza il tuo nome.
page-account-deleted = Tutto è stato eliminato
page-account-stay = Mantieni l’account
