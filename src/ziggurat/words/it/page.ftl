# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = Va bene
page-close = Chiudi
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
page-reconnect-now = Subito

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
page-contrast-hint = Linee e testi più scuri
page-auto-confirm = Conferma da solo
page-auto-confirm-hint = I passi che chiudono il turno valgono subito
page-auto-forced = Gioca i passi obbligati
page-auto-forced-hint = Dove c’è un solo passo possibile, viene giocato per te

## Levels of bots

page-level-random = A caso
page-level-greedy = Avido
page-level-apprentice = Apprendista
page-level-mason = Muratore
page-level-architect = Architetto
page-level-king = Re
