### Le parole dei comandi `ziggurat engine`, `record`, `verify` e `bench`.

## A che cosa serve ogni comando

command-about = Un tavolo aperto per tre giochi da tavolo sull’antica Babilonia.
command-lacks-package = manca il pacchetto { $package }. Per installarlo: pip install 'ziggurat-table[{ $extra }]'
command-play = gioca nel terminale, contro i bot o con gli amici
command-engine = gioca qualsiasi gioco tramite righe JSON su standard input e standard output
command-record = fai giocare i bot e salva la registrazione della partita in un file
command-verify = rigioca le partite registrate e controlla tutto quello che vi è scritto
command-lessons = controlla le lezioni con le regole
command-bench = misura la velocità dei motori, quello semplice e quello compilato
command-train = allena la valutazione di un gioco con partite contro se stesso
command-games = elenca i giochi e i bot installati, con opzioni ed extra
command-completion = scrive uno script che completa comandi e opzioni nella shell
command-version = scrive la versione e termina

## File

file-unreadable = impossibile leggere { $file }: { $reason }
file-unwritable = impossibile scrivere { $file }: { $reason }
file-reason = { $code ->
    [ENOENT] file o cartella inesistente
    [EISDIR] è una cartella
    [ENOTDIR] una parte del percorso non è una cartella
    [EACCES] mancano i permessi
    [ENOSPC] il disco è pieno
    [EROFS] il disco è protetto da scrittura
   *[other] { $reason }
}
file-too-large = { $file } supera i { $megabytes } MB: troppo per una registrazione o per una scatola
file-not-utf8 = { $file } non è un testo in UTF-8: il byte { $byte } non è ammesso
file-not-json = { $file } non è in formato JSON
file-not-json-at = { $file } non è in formato JSON: riga { $line }, colonna { $column }
option-form = un’opzione si scrive NOME=VALORE, non { $option }
argument-range = { $argument } vale { $value }, ma deve stare tra { $least } e { $most }
argument-address = { $argument } richiede un indirizzo come https://table.example.org, non { $value }
argument-host = { $argument } richiede un nome come table.example.org, non { $value }
argument-seats = { $argument } richiede numeri di giocatori separati da virgole, come 2,3, non { $value }

## Le partite in una riga

game-summary = { $game }, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}; { $outcome }
game-unfinished = partita non ancora finita
game-outcome = { $totals }, { $count ->
    [one] vince { $names }
   *[other] vittoria condivisa: { $names }
}

## ziggurat record

record-help-game = il gioco da giocare
record-help-seats = quanti giocatori; altrimenti quanti sono i bot indicati, o il minimo che il gioco consente
record-help-seed = un numero intero o 64 cifre esadecimali; lo stesso seme dà lo stesso file. Se manca, se ne estrae uno segreto
record-help-players = i bot, posto per posto, separati da virgole e scritti come per ziggurat arena: greedy, architect:1s, mio.py:Classe; un solo nome occupa tutti i posti (se manca: random)
record-help-option = un’opzione del gioco, per esempio start=1; si può ripetere
record-help-profile = l’edizione dalle cui opzioni si parte
record-help-box = un file con i componenti da usare, per i giochi che lo permettono
record-help-games = quante partite giocare, con seme S, S+1, S+2, … e file numerati
record-help-output = il file da scrivere; - è lo standard output
record-written = { $file }: { $summary }
record-seats-wrong = { $game }: si gioca in { $counts }, non in { $seats }
record-players-mismatch = { $names ->
    [one] È indicato { $names } bot
   *[other] Sono indicati { $names } bot
} per { $seats } posti: indicane uno per posto, oppure uno solo per tutti
record-games-output = per più partite serve il nome di un file: lo standard output ne accetta una sola

## ziggurat verify

verify-help-files = le registrazioni da controllare; - è lo standard input
verify-help-box = il file con i componenti usati nelle partite, se non sono quelli consueti
verify-good = { $file }: verificata. Seme, azioni e risultato concordano: { $summary }
verify-bad = { $file }: non valida. { $reason }

## ziggurat lessons

lessons-help-check = gioca ogni percorso di una lezione e confronta tutto quello che afferma
lessons-check-files = i file da controllare, ciascuno con il nome del suo gioco; senza, tutte le lezioni del pacchetto
lessons-check-write = calcola gli elenchi delle parole ammesse e li scrive nei file
lessons-good = { $file }: corretto. { $steps } esercizi, { $positions } posizioni, { $stages } tappe, { $words } parole, { $paths } percorsi, { $claims } affermazioni, { $wrong_tries } tentativi sbagliati, { $texts } testi.

## ziggurat bench

bench-help-game = il gioco da misurare; se manca, tutti quelli installati
bench-help-seconds = tempo di processore per ogni misura, in secondi (se manca: { $seconds })
bench-help-json = stampa le cifre in formato JSON
bench-seconds-range = --seconds vale { $seconds }, ma deve essere maggiore di 0 e al massimo { $most }
bench-progress = misuro { $game }, { $seats } giocatori, motore { $engine ->
    [plain] semplice
   *[compiled] compilato
}…
bench-failed = impossibile misurare { $game } in { $seats } giocatori: { $reason }
bench-title = { $game }, { $seats } giocatori
bench-plain = semplice
bench-compiled = compilato
bench-ratio = rapporto
bench-games = partite casuali al secondo
bench-actions = azioni al secondo, elencando ogni volta quelle legali
bench-legal = legal() al secondo
bench-clone = clone()
bench-redeal = redeal()
bench-sample = sample(vista)
bench-memory = memoria per posizione
bench-default-compiled = Di norma gira il motore compilato.
bench-default-plain = Di norma gira il motore semplice: quello compilato non è stato costruito. `make` lo costruisce dove c’è un compilatore C.
bench-default-forced = Ora gira il motore semplice, perché è impostato ZIGGURAT_PLAIN; altrimenti girerebbe quello compilato.
bench-default-mixed = Non tutti i giochi hanno un motore compilato; gli altri usano quello semplice.
bench-note = Tempo di processore su un solo core; il rapporto dice quante volte il motore compilato è migliore.

## ziggurat train

train-help-game = il gioco di cui si allena la valutazione
train-help-output = il file dei pesi da scrivere; se esiste già, l’allenamento riprende da lì
train-help-steps = quanti passi fare in tutto: uno sfidante da provare, o una serie di campioni
train-help-games = quante partite si giocano a ogni passo
train-help-seats = quanti giocatori siedono al tavolo; se i numeri sono più d’uno, separati da virgole, si alternano a ogni passo
train-help-seed = un numero intero o 64 cifre esadecimali; lo stesso seme dà gli stessi pesi
train-help-processes = quanti processi giocano insieme
train-help-on = dove si giocano le partite: qui (here) o su un cluster Ray
train-step = Passo { $step } di { $steps }: lo sfidante è avanti di { $lead } ± { $error }. Sfidanti accolti finora: { $taken }.
train-lessons = Passo { $step } di { $steps }: allenamento su { $lessons } posizioni. I pesi prevedono chi vince nel { $right }% dei casi.
train-done = Allenamento concluso. I pesi sono in { $file }.
train-other = { $file } non appartiene a questo allenamento: non è stato scritto da «ziggurat train», oppure gioco, seme, posti o numero di partite sono diversi. Indica un altro file.
train-no-ray = Ray non è installato. Togli «--on ray» oppure installalo prima.

## ziggurat games, ziggurat completion

games-game = { $game }: { $title }, giocatori: { $seats }
games-option = --option { $option }={ $usual } (valori ammessi: { $allowed })
games-profiles = --profile, edizioni: { $profiles }
games-bots = I bot: { $bots }
games-engine = Motore: { $engine ->
    [compiled] compilato
   *[plain] Python puro
}
games-extra = Extra { $extra }: installato
games-extra-missing = Extra { $extra }: manca { $packages }
completion-help-shell = la shell che legge lo script
