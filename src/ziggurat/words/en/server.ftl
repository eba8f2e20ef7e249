# What the server says: on its terminal, in emails, and as the meaning of the codes it answers with.

server-listening = Ziggurat is open at { $address } (Ctrl-C closes it)
server-listening-lan = In the local network: { $address }
server-page-running = The server is running.
server-page-missing = This installation has no page. Programs can play through the interface described here:
server-mail-subject = { $game }: it is your turn

server-no-session = Your session has ended. Please sign in again.
server-no-such-table = There is no such table, or it is private.
server-no-such-invitation = This invitation is no longer valid.
server-not-seated = You are not seated at this table.
server-say-hello-first = Open the table first.
server-players-only = Only the players of this table can write here.
server-too-many-frames = That was too fast. Please slow down a little.
server-too-many-requests = That was too fast. Please wait a moment.
server-too-many-tables = You cannot have more than { $most } tables at once.
server-too-many-open-tables = You already have { $most } open tables. Start or close one of them first.
server-too-many-sockets = Ziggurat is open in too many windows.
server-too-large = The message is too large.
server-foreign-origin = This request came from another page and was refused.
server-unknown-host = This server does not know that name. Ask its operator to allow it.
server-json-only = The server only reads JSON.
server-malformed = Something is missing or misspelt: { $field }.
server-not-found = There is nothing here.
server-method-not-allowed = That cannot be done here.
server-refused = The server refused.
server-internal = Something went wrong on the server. Nothing of your game is lost.
server-busy = The server is busy. Please try again in a moment.
server-wrong-credentials = Name or password is wrong.
server-registered-already = You already have an account.
server-password-length = A password must have { $shortest } to { $longest } characters.
server-text-empty = The message is empty.
server-text-too-long = That is too long: { $longest } characters at most.
server-chat-too-fast = You are writing very fast. Please wait a moment.
server-webhook-malformed = That is not a web address.
server-webhook-unknown-host = That address does not exist.
server-webhook-internal = That address lies inside a private network and cannot be called.
server-notice-kind-unavailable = This server cannot send that kind of message.
server-too-many-notices = You can have at most { $most } notification channels.
server-unknown-bot = There is no bot of that name.
server-not-started = The game has not started.
server-store-unavailable = The server cannot save right now. Your move was not accepted; please try again in a moment.
server-taken = That name belongs to somebody else.
server-conflict = Someone was faster. Please check the table and try again.
server-missing = That is no longer there.
server-bad-events = This table was made by another version of the game and cannot be opened here.
server-bad-draft = This position cannot occur in a game.
server-bad-text = That text cannot be saved.

chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-one-moment = One moment, please.
chat-back = I am back.
chat-sorry = Sorry!
chat-good-game = Good game!

command-serve = serve the table on the network, for this machine or a club
command-think = run the bots’ searches for a server on another machine
serve-help-host = address to listen on; this machine only if not given
serve-help-port = port to listen on (if not given: { $port }, or the next free one)
serve-help-db = where everything is stored: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE (if not given: a file in your data folder)
serve-help-lan = accept connections from the local network
serve-help-behind-tls = a reverse proxy in front speaks TLS
serve-help-origin = another origin whose pages may connect; can be given several times
serve-help-allowed-host = a name by which browsers reach this server; addresses and names of the local network need none; can be given several times
serve-help-connections-per-address = most connections from one address (if not given: { $most })
serve-help-bot-workers = how many processes think for bots
serve-help-remote-bots = leave the bots’ searches to other machines: `ziggurat think` (default), or a Ray cluster
think-help-db = address of the database: postgresql://USER:PASSWORD@HOST/DATABASE
think-help-workers = how many processes search; one per processor by default
think-needs-postgres = bots on other machines need a PostgreSQL database: --db postgresql://USER:PASSWORD@HOST/DATABASE
serve-help-smtp = email server for turn notifications, HOST:PORT
serve-help-mail-from = sender of turn notifications
serve-help-open = open the page in the browser
serve-no-page = This installation has no page, so nothing can be played here in a browser. In a clone, `make play` builds the page; `make dist` builds a wheel that contains it.
serve-bad-smtp = --smtp takes HOST:PORT and needs --mail-from ADDRESS
serve-store-failed = the store { $store } cannot be used ({ $reason }): { $detail }
serve-cannot-listen = cannot listen on { $host }, port { $port }: { $code ->
    [EADDRINUSE] another program uses this port
    [EADDRNOTAVAIL] this machine does not have this address
    [EACCES] permission is missing
    [unknown] this name is not known
   *[other] { $reason }
}

command-backup = copy the store to a file, also while the server runs
command-restore = replace the store with a backup, while no server runs
backup-help-file = file to write; it must not exist yet
backup-help-db = the store: sqlite:///FILE (if not given: the file in your data folder)
backup-only-sqlite = this command is for stores of the form sqlite:///FILE. For PostgreSQL use pg_dump and pg_restore.
backup-exists = { $file } exists already. Choose another name.
backup-failed = the store { $store } cannot be copied to { $file }: { $detail }
backup-done = Written: { $file } (tables: { $tables }, events: { $events })
restore-help-file = the backup, written by ziggurat backup
restore-help-replace = replace an existing store, which is kept as FILE.old
restore-exists = { $file } exists already. With --replace it is kept as { $file }.old and replaced.
restore-running = a server uses { $file }. Stop it first.
restore-failed = the backup { $file } cannot be restored: { $detail }
restore-done = Restored: { $file } (tables: { $tables }, events: { $events })

server-no-such-link = This link has expired or has been used. Please ask for a new one.
server-blocked = The host of this table does not want to play with you.
server-removed-by-host = The host has removed you from this table. You need a new invitation to sit down again.
server-invited-to-other-seat = Your invitation is for another seat.
server-password-is-name = The password must not be your name.
server-password-common = This password is one of the first that attackers try. Please choose another one.
server-not-registered = You have no password yet.
server-banned-word = This text contains a word that is not allowed here.
server-cannot-block = There is no player here whom you could block.
server-too-many-blocks = You can block up to { $most } players.
server-cannot-report = This message cannot be reported.
serve-help-public-url = address under which players open the page, for links in emails
