### `ziggurat arena`: partite tra bot.

command-arena = fai giocare molte partite ai bot e confrontali

arena-help-game = il gioco
arena-help-players = i bot, separati da virgole: greedy, architect:1s (secondi per turno), king:400x (simulazioni per turno), mio.py:Classe (una classe in un file), exec:./mybot (un programma), nome=bot. Se sono più dei posti del gioco, tutti incontrano tutti
arena-help-games = quante partite almeno; ogni distribuzione si gioca in ogni ordine dei posti
arena-help-seats = quanti siedono al tavolo; altrimenti tanti quanti i bot indicati, se il gioco lo permette
arena-help-seed = la prima distribuzione, un numero intero o 64 cifre esadecimali; le successive contano in avanti
arena-help-workers = quante partite si giocano insieme, ciascuna in un processo proprio
arena-help-on = dove giocare: su questa macchina o su un cluster Ray
arena-help-journal = un file che conserva ogni partita finita; dopo un’interruzione lo stesso comando riprende da lì
arena-help-html = scrive il risultato come pagina con grafici
arena-help-csv = scrive ogni partita in CSV, una riga per posto
arena-help-parquet = scrive ogni partita in Parquet, una riga per posto
arena-help-json = stampa il risultato in JSON
arena-seed-form = un seme è un numero intero o 64 cifre esadecimali, non { $seed }
arena-progress = { $done } partite su { $total }, mancano { $left }
arena-title = { $game }, { $seats } giocatori, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
arena-nothing = Nessuna partita è stata portata a termine.
arena-note = Tra parentesi: l’intervallo che contiene il valore vero in 95 casi su 100. Davanti: quota degli avversari con un altro nome lasciati dietro; la parità vale metà. Vantaggio: punti in più del migliore tra gli altri. Dispersione: un decimo, metà e nove decimi dei punteggi stanno sotto. Valutazione: punti Elo sopra la media di questi giocatori, da tutte le partite insieme (modello di Davidson, con parità).
arena-column-player = giocatore
arena-column-games = partite
arena-column-wins = vinte
arena-column-ahead = davanti
arena-column-score = punti
arena-column-lead = vantaggio
arena-column-spread = dispersione
arena-column-rating = valutazione
arena-column-turn = per turno
arena-column-longest = il più lungo
arena-column-failures = errori
arena-plot-wins = Partite vinte
arena-plot-scores = Punteggi
arena-plot-parts = Da dove vengono i punti
arena-plot-pairs = Giocatore contro giocatore
arena-plot-positions = Posizioni finali
arena-final-position = Partita { $number }: { $totals }
arena-pairs-note = Quante volte il giocatore a sinistra è arrivato davanti a quello in alto; la parità vale metà.
arena-fact-command = Comando
arena-fact-seed = Prima distribuzione (seme)
arena-fact-options = Opzioni
arena-fact-version = Versione
arena-fact-date = Data
arena-failed = { $player } ha fallito in { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}, la prima volta nella partita { $number }: { $reason }
