# Guardare e condividere: partite sulla pagina iniziale, link a partite finite, il visore incorporato.

page-watch-title = Guarda una partita
page-watch-live = In diretta
page-watch-bots = Due bot al tavolo
page-watch-bots-text = { $game }: { $first } contro { $second }
page-watch-open = Guarda
page-watch-moves = Mossa { $number }

page-share-title = Condividi questa partita
page-share-text = Chi ha il link vede la partita e i nomi dei giocatori, ma non la chat.
page-share-public-text = Tutti possono guardare questa partita: il suo indirizzo è il link.
page-share-make = Crea un link
page-share-link = Il link a questa partita
page-share-embed = Mostrala sul tuo sito
page-share-embed-hint = Incolla questo codice nella pagina.
page-share-count = { $count ->
    [one] Un link è attivo.
   *[other] { $count } link sono attivi.
}
page-share-stop = Non condividere più
page-share-stopped = I link non funzionano più
page-share-record = Scarica la registrazione

page-embed-open = Apri su Ziggurat
page-embed-live = In diretta
page-embed-ended = Finita
page-embed-gone = Questa partita non si può mostrare
page-embed-gone-text = Non esiste, è privata o non è più condivisa.
page-embed-first = Prima mossa
page-embed-back = Una mossa indietro
page-embed-forward = Una mossa avanti
page-embed-last = Ultima mossa
page-embed-play = Avvia
page-embed-pause = Pausa
page-embed-step = Mossa { $step } di { $steps }

server-too-many-shares = Una partita può avere al massimo { $most } link.
