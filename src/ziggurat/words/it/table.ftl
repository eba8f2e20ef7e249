### Il tavolo nel terminale: tutto ciò che vi si dice, qualunque sia il gioco.

## Nella riga di comando

table-arg-game = il gioco; se manca, viene chiesto
table-arg-seats = quanti giocatori
table-arg-players = un nome per posto, separati da virgole; il nome di un bot (come greedy o mine.py:Class) fa sedere quel bot, ogni altro nome una persona
table-arg-seed = un numero intero o 64 cifre esadecimali, per ridistribuire una certa partita
table-arg-option = un’opzione del gioco, per esempio start=1; si può ripetere
table-arg-profile = le opzioni di un’edizione
table-arg-box = un file con i componenti con cui giocare
table-arg-language = en, it, es o fr
table-arg-resume = continua una partita salvata in un file

## Ci si siede

table-which-game = A che gioco vuoi giocare? Scrivi il numero o il nome.
# Il nome di una persona che non ne ha dato uno
table-me = io
table-promise = La distribuzione è sigillata. Impronta del suo seme segreto: { $hash }. Il seme si vede alla fine, così tutti possono controllare.
table-resumed = { $actions ->
    [one] La partita riprende dopo un’azione.
   *[other] La partita riprende dopo { $actions } azioni.
}
table-hint = Scrivi un numero del menu o un’azione. Con help vedi che altro puoi fare.
table-pass = { $name }, tocca a te. Premi Invio quando solo tu vedi lo schermo.
table-thinking = { $name } sta pensando…

## Si decide

table-labelled = { $label }: { $text }
table-points = Punti: { $points }
table-status-you = Tocca a te.
table-status-waiting = Tocca a { $name }.
table-status-over = La partita è finita.
table-more-actions = { $count ->
    [one] È possibile un’altra azione; scrivila in notazione.
   *[other] Sono possibili altre { $count } azioni; scrivile in notazione.
}
table-not-an-action = «{ $word }» non è né un’azione né un comando. Scrivi un numero del menu, un’azione come { $example }, oppure help.
table-no-number = { $last ->
    [1] Il numero { $number } non c’è: nel menu c’è solo l’1.
   *[other] Il numero { $number } non c’è: il menu va da 1 a { $last }.
}
table-refused = { $action } non si può fare: { $reason }
table-stopped = { $done ->
    [one] L’azione precedente è stata eseguita, il resto no.
   *[other] Le { $done } azioni precedenti sono state eseguite, il resto no.
}
table-rest-not-played = Non è più il tuo turno. Non eseguito: { $rest }

## Comandi

table-help =
    Scrivi il numero di un’azione o l’azione stessa; più azioni di seguito, separate da spazi, vengono eseguite fino alla prima che non si può fare.
    Puoi anche scrivere:
table-help-help = questo aiuto
table-help-undo = annulla la tua ultima azione, finché nessun altro ha giocato e non si è rivelato nulla di nuovo
table-help-restart = ricomincia il turno, con gli stessi limiti
table-help-board = mostra di nuovo il tavolo
table-help-log = che cosa è successo di recente; log all mostra tutto
table-help-score = il foglio dei punti, riga per riga
table-help-rules = le regole in poche righe e le opzioni di questa partita
table-help-save = salva la partita; --resume FILE la riprende
table-help-quit = lascia il tavolo; ti viene chiesto se salvare
table-save-usage = save FILE
table-undone = Annullata: { $action }
table-undo-nothing = Non c’è ancora niente da annullare.
table-undo-other = L’ultima mossa è di { $name }. Puoi annullare solo le tue, e solo finché non gioca qualcun altro.
table-undo-revealed = Non si può annullare: nel frattempo si è rivelato qualcosa di nuovo.
table-restarted = { $count ->
    [one] È stata annullata un’azione.
   *[other] Sono state annullate { $count } azioni.
}
table-log-empty = Non è ancora successo niente.
table-log-more = { $count ->
    [one] Manca un’azione precedente; log all la mostra.
   *[other] Mancano { $count } azioni precedenti; log all le mostra.
}
table-total = Totale
table-no-sheet = In questo gioco i punti restano segreti fino alla fine.
table-rules-none = Non c’è un testo breve di queste regole.
table-options = Le opzioni di questa partita:

## Salvare e andarsene

table-save-where = In quale file? (solo Invio: non salvare)
table-save-before-leaving = Salvare la partita prima di andare? Nome del file (solo Invio: non salvare):
table-save-record = Conservare la registrazione della partita? Nome del file (solo Invio: no):
table-overwrite = { $file } esiste già. Sostituirlo? (sì/no)
# Tutte le parole che valgono un sì, in minuscolo
table-yes = sì si s yes y
table-saved = Salvata in { $file }.
table-saved-secret = Per riprenderla: ziggurat play --resume { $file } (il file contiene la distribuzione segreta: non guardarci dentro prima della fine).
table-not-saved = Non salvata.
table-goodbye = Alla prossima!

## La fine

table-won = { $you ->
    [yes] Hai vinto!
   *[no] Ha vinto { $name }.
}
table-shared = { $you ->
    [yes] Vittoria condivisa: tu e { $others }.
   *[no] Vittoria condivisa: { $names }.
}
table-draw = La partita finisce in pareggio.
table-seed = Il segreto della distribuzione: lo SHA-256 di seme (seed) e sale (salt) è l’impronta { $hash } dell’inizio. ziggurat verify controlla una registrazione salvata.

## Che cosa può andare storto

table-none = nessuno
table-game-unknown = Non c’è nessun gioco «{ $name }». Giochi installati: { $games }
table-seats-wrong = Non si può giocare in { $seats } a questo gioco ({ $game }): il numero di giocatori dev’essere { $allowed }.
table-players-count = { $count ->
    [one] È indicato un giocatore
   *[other] Sono indicati { $count } giocatori
} per { $seats ->
    [one] un posto.
   *[other] { $seats } posti.
}
table-name-wrong = «{ $name }» non può essere il nome di un giocatore: servono da 1 a { $most } caratteri stampabili.
table-name-twice = Due persone non possono avere lo stesso nome: { $name }.
table-name-slip = «{ $name }» somiglia al bot { $bot }. Scrivi { $bot }, o scegli un altro nome per la persona. Bot installati: { $bots }
table-option-unknown = «{ $option }» non è un’opzione di questo gioco. Scrivi NOME=VALORE, con uno di questi nomi: { $options }
table-option-value = { $option } non può essere «{ $value }». Ammessi: { $allowed }
table-from-to = da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
table-numbers = { $count } numeri da { $low } a { $high }, separati da /
table-profile-unknown = Non c’è nessun profilo «{ $profile }». Profili di questo gioco: { $profiles }
table-seed-wrong = «{ $seed }» non è un seme: serve un numero intero o 64 cifre esadecimali in minuscolo.
table-resume-only = { $argument } non va insieme a --resume: lo dice già la partita salvata.
table-resume-other-game = { $file } contiene una partita a: { $game }
table-file-name-wrong = «{ $file }» non può essere il nome di un file.

## Errori del motore; il dettaglio è in inglese

error-error = Qualcosa non va: { $detail }
error-unknown-game = Questo gioco non esiste: { $detail }
error-unknown-bot = Questo bot non esiste: { $detail }
error-bad-notation = Questa non è un’azione: { $detail }
error-bad-options = Queste opzioni non vanno bene: { $detail }
error-bad-box = Questa scatola non si può usare: { $detail }
error-bad-state = Questa posizione è impossibile: { $detail }
error-bad-draft = Questo abbozzo di posizione è impossibile: { $detail }
error-bad-view = Questa vista non si può usare: { $detail }
error-bad-record = Questa registrazione non si può usare: { $detail }
error-illegal-action = Questa azione non è permessa: { $detail }
error-bot-failed = Un bot si è bloccato: { $detail }
