# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = OK
page-close = Chiudi
page-loading = Preparazione del tavolo…
page-home = Pagina iniziale
page-menu = Menu
page-you = Tu
page-labelled = { $label }: { $text }
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-undo = Annulla
page-restart = Ricomincia il turno
page-refused = Qualcosa è andato storto. Riprova.
page-not-possible = Non ora
page-not-here = Qui no
page-link-copied = Link copiato

## The connection

page-reconnecting = Connessione persa. Nuovo tentativo…
page-offline-now = Non sei in linea.
page-steps-kept = Le tue mosse sono salve.
page-reconnect-now = Riprova subito

## Settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Aspetto
page-theme-system = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-speed = Animazioni
page-speed-slow = Lente
page-speed-normal = Normali
page-speed-fast = Rapide
page-speed-off = Nessuna
page-sound = Suoni
page-sound-on = Attiva i suoni
page-sound-off = Disattiva i suoni
page-sound-hint = Suoni discreti: pezzi, il tuo turno, fine della partita
page-volume = Volume
page-volume-soft = Basso
page-volume-normal = Normale
page-volume-loud = Alto
page-coach-switch = Suggerimenti della guida
page-coach-hint = Brevi spiegazioni nella prima partita di ogni gioco
page-contrast = Contrasto elevato
page-contrast-hint = Linee e testi più marcati
page-auto-confirm = Conferma automatica
page-auto-confirm-hint = La mossa che termina il turno viene eseguita subito
page-auto-forced = Mosse obbligate automatiche
page-auto-forced-hint = Se c’è una sola mossa possibile, viene giocata per te

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = The Hanging Gardens
page-game-babylon-about = Estrai terrazzi da una cava comune ed erigi un giardino su colonne, piano dopo piano.
page-game-babel-about = Insedia cinque popoli, innalza templi e abbatti quelli dell’avversario prima che crescano troppo.
page-game-hanging-gardens-about = Sovrapponi le carte per formare gruppi di edifici, piazza templi e raccogli le tessere più preziose.
page-game-added = Un gioco di un altro pacchetto.
page-seats = { $low }–{ $high } giocatori
page-players = { $count } giocatori
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Livello del bot per { $game }
page-bot-named = Bot: { $level }
page-play = Gioca
page-play-game = Gioca subito: { $game }

## The front page

page-nav = Pagine
page-nav-play = Gioca
page-nav-learn = Impara
page-nav-bots = Bot
page-nav-games = Le mie partite
page-nav-you = Profilo
page-sign-in = Accedi
page-make-dark = Passa al tema scuro
page-make-light = Passa al tema chiaro
page-front-title = Tre giochi da tavolo sull’antica Babilonia, un tavolo aperto
page-front-title-short = Tre giochi di Babilonia
page-front-lead = Sfida un buon bot in dieci secondi, o manda un link e gioca con gli amici, in tempo reale o nell’arco di più giorni. Senza registrarti.
page-front-lead-first = Mai giocati? Imparane uno in quattro minuti, al tavolo, poi affronta un bot alla tua altezza. Senza registrarti.
page-front-lead-first-short = Imparane uno in quattro minuti, senza registrarti.
page-play-now = Gioca ora
page-teach = Imparalo · 4 min
page-teach-game = Imparalo · 4 min: { $game }
page-known = Lo conosco: gioca
page-known-game = Lo conosco: gioca ({ $game })
page-good-first = Per iniziare
page-lesson-link = Lezione
page-invite = Invita gli amici
page-continue = Riprendi le tue partite
page-games = I tre giochi
page-against = { $game } contro { $names }
page-state-open = In attesa
page-state-theirs = Tocca agli altri
page-state-paused = In pausa
page-state-ended = Finita
page-outcome-won = Vinta
page-outcome-shared = Vittoria condivisa
page-outcome-draw = Pareggio
page-outcome-lost = Persa
page-just-now = poco fa
page-minutes-ago = { $count ->
        [one] un minuto fa
       *[other] { $count } minuti fa
    }
page-hours-ago = { $count ->
        [one] un’ora fa
       *[other] { $count } ore fa
    }
page-days-ago = { $count ->
        [one] un giorno fa
       *[other] { $count } giorni fa
    }
page-fair = Imparzialità verificabile
page-fair-text = Ogni mescolata si può verificare dopo la partita
page-create = Prepara un tavolo
page-create-text = Amici, bot, tempo e regole come vuoi tu
page-learn-first = Impara prima le regole
page-learn-first-text = Ogni gioco in una pagina breve
page-open-tables = Tavoli aperti
page-table-of = { $game } con { $name }
page-seats-free = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
page-join = Partecipa
page-watch = Guarda
page-clock-none = senza limite di tempo
page-clock-live = { $minutes } min + { $seconds } s per turno
page-clock-days = { $days ->
    [one] un giorno per turno
   *[other] { $days } giorni per turno
}
page-missing = Pagina non trovata
page-missing-text = Forse l’indirizzo è sbagliato, o la pagina non esiste più.
page-offline-title = Nessuna connessione
page-offline-text = Il server non risponde. Le tue partite sono al sicuro; questa pagina riprova da sola.
page-offline-again = Riprova
