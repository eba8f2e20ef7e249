# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = Va bene
page-close = Chiudi
page-loading = Si prepara il tavolo
page-home = Alla pagina iniziale
page-menu = Menù
page-you = Tu
page-and = { $first } e { $last }
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-undo = Annulla il passo
page-restart = Ricomincia
page-refused = Non ha funzionato. Riprova, per favore.
page-not-possible = Non ora
page-not-here = Qui no
page-link-copied = Link copiato

## The connection

page-reconnecting = Connessione persa. Nuovo tentativo in corso.
page-offline-now = Non sei in linea.
page-steps-kept = I tuoi passi sono al sicuro.
page-reconnect-now = Riprova subito

## Settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Aspetto
page-theme-system = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-speed = Movimento
page-speed-slow = Lento
page-speed-normal = Normale
page-speed-fast = Rapido
page-speed-off = Nessuno
page-sound = Suoni
page-sound-on = Attiva i suoni
page-sound-off = Disattiva i suoni
page-sound-hint = Discreti: un pezzo, il tuo turno, la fine
page-contrast = Contrasto più forte
page-contrast-hint = Linee e testi più marcati
page-auto-confirm = Conferma da solo
page-auto-confirm-hint = I passi che chiudono il turno valgono subito
page-auto-forced = Gioca i passi obbligati
page-auto-forced-hint = Dove c’è un solo passo possibile, viene giocato per te

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = I giardini pensili
page-game-babylon-about = Scava terrazze da una cava comune e alza un giardino su pilastri, piano dopo piano.
page-game-babel-about = Insedia cinque popoli, innalza templi e abbatti quelli dell’altro prima che svettino.
page-game-hanging-gardens-about = Sovrapponi carte in gruppi di edifici, piazza templi, raccogli le tessere più ricche.
page-game-added = Un gioco di un altro pacchetto.
page-seats = { $low }–{ $high } giocatori
page-players = { $count } giocatori
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Livello del bot per { $game }
page-bot-named = Bot: { $level }
page-play = Gioca
page-play-game = Gioca subito a { $game }

## The front page

page-nav = Pagine
page-nav-play = Gioca
page-nav-learn = Impara
page-nav-bots = I bot
page-nav-games = Le mie partite
page-nav-you = Tu
page-sign-in = Accedi
page-make-dark = Passa allo scuro
page-make-light = Passa al chiaro
page-front-title = Tre giochi di Babilonia, un tavolo aperto
page-front-lead = Sfida un buon bot in dieci secondi, o manda un link e gioca con gli amici, dal vivo o nell’arco di giorni. Senza registrarti.
page-play-now = Gioca ora
page-invite = Invita amici
page-continue = Riprendi le tue partite
page-games = I tre giochi
page-against = { $game } contro { $names }
page-state-open = In attesa
page-state-theirs = Tocca a loro
page-state-paused = Pausa
page-state-ended = Finita
page-outcome-won = Vinta
page-outcome-shared = A pari merito
page-outcome-draw = Patta
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
page-fair = Onesto, e si può provare
page-fair-text = Ogni mescolata si può verificare dopo la partita
page-create = Prepara un tavolo
page-create-text = Amici, bot, orologio e regole come vuoi tu
page-learn-first = Prima impara le regole
page-learn-first-text = Ogni gioco in una pagina breve
page-open-tables = Tavoli aperti
page-table-of = { $game } con { $name }
page-seats-free = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
page-join = Partecipa
page-watch = Guarda
page-clock-none = senza orologio
page-clock-live = { $minutes } min + { $seconds } s a turno
page-clock-days = { $days ->
        [one] un giorno a turno
       *[other] { $days } giorni a turno
    }
page-missing = Qui non c’è niente
page-missing-text = Forse l’indirizzo è sbagliato, o ciò che c’era è sparito.
page-offline-title = Nessun collegamento con il tavolo
page-offline-text = Il server non risponde. Le tue partite sono al sicuro; questa pagina riprova da sola.
page-offline-again = Riprova
