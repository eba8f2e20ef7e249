# Quello che dice il server: sul suo terminale, nelle e-mail, e come significato dei codici con cui risponde.

server-listening = Ziggurat è aperto su { $address } (Ctrl-C per chiudere)
server-listening-lan = Nella rete locale: { $address }
server-page-running = Il server è in funzione.
server-page-missing = Questa installazione non ha la pagina. I programmi possono giocare attraverso l’interfaccia descritta qui:
server-mail-subject = { $game }: tocca a te

server-no-session = La tua sessione è scaduta. Accedi di nuovo.
server-no-such-table = Questo tavolo non esiste, oppure è privato.
server-no-such-invitation = Questo invito non è più valido.
server-not-seated = Non hai un posto a questo tavolo.
server-say-hello-first = Apri prima il tavolo.
server-players-only = Qui possono scrivere solo i giocatori del tavolo.
server-too-many-frames = Troppo in fretta. Rallenta un po’.
server-too-many-requests = Troppo in fretta. Aspetta un momento.
server-too-many-tables = Non puoi avere più di { $most } tavoli contemporaneamente.
server-too-many-open-tables = Hai già { $most } tavoli aperti. Prima avviane o chiudine uno.
server-too-many-sockets = Ziggurat è aperto in troppe finestre.
server-too-large = Il messaggio è troppo grande.
server-foreign-origin = La richiesta veniva da un’altra pagina ed è stata rifiutata.
server-unknown-host = Questo server non conosce quel nome. Chi lo gestisce può aggiungerlo.
server-json-only = Il server legge soltanto JSON.
server-malformed = Manca qualcosa o è scritto male: { $field }.
server-not-found = Qui non c’è nulla.
server-method-not-allowed = Qui non si può fare.
server-refused = Il server ha rifiutato.
server-internal = Qualcosa è andato storto sul server. Della tua partita non si è perso nulla.
server-busy = Il server è occupato. Riprova fra un momento.
server-wrong-credentials = Nome o password sbagliati.
server-registered-already = Hai già un account.
server-password-length = La password deve avere da { $shortest } a { $longest } caratteri.
server-text-empty = Il messaggio è vuoto.
server-text-too-long = È troppo lungo: al massimo { $longest } caratteri.
server-chat-too-fast = Scrivi molto in fretta. Aspetta un momento.
server-webhook-malformed = Non è un indirizzo web.
server-webhook-unknown-host = Questo indirizzo non esiste.
server-webhook-internal = L’indirizzo appartiene a una rete privata e non si può chiamare.
server-notice-kind-unavailable = Questo server non può inviare messaggi di questo tipo.
server-too-many-notices = Puoi avere al massimo { $most } canali di notifica.
server-unknown-bot = Nessun bot ha questo nome.
server-not-started = La partita non è ancora cominciata.
server-store-unavailable = In questo momento il server non riesce a salvare. La mossa non è stata accettata; riprova tra poco.
server-taken = Questo nome appartiene a qualcun altro.
server-conflict = Qualcuno è stato più veloce. Controlla e riprova.
server-missing = Non c’è più.
server-bad-events = Questo tavolo è stato creato con un’altra versione del gioco e qui non si può aprire.
server-bad-draft = Questa posizione non può verificarsi in una partita.
server-bad-text = Questo testo non si può salvare.

chat-hello = Ciao!
chat-good-luck = Buona fortuna!
chat-well-played = Ben giocato!
chat-thanks = Grazie!
chat-one-moment = Un momento, per favore.
chat-back = Eccomi di nuovo.
chat-sorry = Scusa!
chat-good-game = Bella partita!

command-serve = avvia il tavolo in rete, per questo computer o per un club
command-think = pensare per i bot di un server su un altro computer
serve-help-host = indirizzo su cui ascoltare; se manca, solo questo computer
serve-help-port = porta su cui ascoltare (se non indicata: { $port }, o la prima libera dopo)
serve-help-db = dove si conserva tutto: sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@HOST/DATABASE (se non indicato: un file nella tua cartella dei dati)
serve-help-lan = accetta connessioni dalla rete locale
serve-help-behind-tls = davanti c’è un proxy che parla TLS
serve-help-origin = un’altra origine le cui pagine possono collegarsi; si può ripetere
serve-help-allowed-host = un nome con cui i browser raggiungono questo server; non serve per gli indirizzi e i nomi della rete locale; si può ripetere
serve-help-connections-per-address = massimo di connessioni da un indirizzo (se non indicato: { $most })
serve-help-bot-workers = quanti processi pensano per i bot
serve-help-remote-bots = i bot pensano su altri computer: con `ziggurat think` (predefinito) o su un cluster Ray
think-help-db = indirizzo del database: postgresql://UTENTE:PASSWORD@HOST/DATABASE
think-help-workers = quanti processi pensano; uno per processore se non indicato
think-needs-postgres = i bot su altri computer richiedono un database PostgreSQL: --db postgresql://UTENTE:PASSWORD@HOST/DATABASE
serve-help-smtp = server di posta per gli avvisi di turno, HOST:PORTA
serve-help-mail-from = mittente degli avvisi di turno
serve-help-open = apri la pagina nel browser
serve-no-page = Questa installazione non ha la pagina, quindi qui non si può giocare nel browser. In un clone, `make play` costruisce la pagina; `make dist` crea un wheel che la contiene.
serve-bad-smtp = --smtp richiede HOST:PORTA e anche --mail-from INDIRIZZO
serve-store-failed = l’archivio { $store } non si può usare ({ $reason }): { $detail }
serve-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $code ->
    [EADDRINUSE] un altro programma usa questa porta
    [EADDRNOTAVAIL] questa macchina non ha questo indirizzo
    [EACCES] permesso negato
    [unknown] questo nome è sconosciuto
   *[other] { $reason }
}

command-backup = copia l’archivio in un file, anche mentre il server è in funzione
command-restore = sostituisci l’archivio con una copia di sicurezza, a server spento
backup-help-file = file da scrivere; non deve ancora esistere
backup-help-db = l’archivio: sqlite:///FILE (se non indicato: il file nella tua cartella dei dati)
backup-only-sqlite = questo comando vale per archivi della forma sqlite:///FILE. Per PostgreSQL usa pg_dump e pg_restore.
backup-exists = { $file } esiste già. Scegli un altro nome.
backup-failed = l’archivio { $store } non si può copiare in { $file }: { $detail }
backup-done = Scritto: { $file } (tavoli: { $tables }, eventi: { $events })
restore-help-file = la copia di sicurezza, scritta da ziggurat backup
restore-help-replace = sostituisce un archivio esistente, che resta come FILE.old
restore-exists = { $file } esiste già. Con --replace resta come { $file }.old e viene sostituito.
restore-running = un server sta usando { $file }. Prima fermalo.
restore-failed = la copia di sicurezza { $file } non si può ripristinare: { $detail }
restore-done = Ripristinato: { $file } (tavoli: { $tables }, eventi: { $events })

server-no-such-link = Questo link è scaduto o è già stato usato. Chiedine uno nuovo.
server-blocked = Chi ospita questo tavolo non vuole giocare con te.
server-removed-by-host = Chi ospita il tavolo ti ha tolto il posto. Per sederti di nuovo serve un nuovo invito.
server-invited-to-other-seat = Il tuo invito vale per un altro posto.
server-password-is-name = La password non può essere il tuo nome.
server-password-common = Questa password è tra le prime che si provano per indovinare. Scegline un’altra.
server-not-registered = Non hai ancora una password.
server-banned-word = Questo testo contiene una parola non ammessa qui.
server-cannot-block = Qui non c’è nessun giocatore da bloccare.
server-too-many-blocks = Puoi bloccare al massimo { $most } giocatori.
server-cannot-report = Questo messaggio non si può segnalare.
serve-help-public-url = indirizzo con cui i giocatori aprono la pagina, per i link nelle e-mail
