# Il tabellone della pagina per giochi di altri pacchetti, che non portano parole proprie.

page-generic-actions = Azioni possibili
page-generic-choose = Scegli un’azione.
page-generic-chosen = *{ $action }*: conferma, o scegli un’altra azione.
page-generic-confirm = Conferma
page-generic-filter = Cerca tra le azioni
page-generic-none = Nessuna azione corrisponde.
page-generic-over = La partita è finita.
page-generic-rules = Questo gioco viene da un altro pacchetto, senza un testo delle regole.
page-generic-score = Punti
page-generic-state = Stato della partita
page-generic-waiting = { $name } sceglie un’azione.
