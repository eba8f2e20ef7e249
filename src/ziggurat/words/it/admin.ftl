# `ziggurat admin`: quello che chi gestisce il server vede e cambia.

command-admin = mostra e cambia account, sessioni, tavoli e parole vietate di un server
admin-help-action = una di accounts, sessions, tables, words, reports, audit; export, end-sessions, delete-account, delete-table, ban-word, allow-word
admin-help-subject = l’oggetto dell’azione: l’id o il nome di un account, l’id di un tavolo o una parola
admin-needs-subject = { $action } richiede l’id o il nome di un account, l’id di un tavolo o una parola
admin-accounts-found = { $subject } è il nome o l’id di { $count } account, ma deve indicarne esattamente uno
admin-no-table = il tavolo { $table } non esiste
admin-no-store = l’archivio { $file } non esiste
admin-sessions-ended = sessioni chiuse: { $count }
admin-account-deleted = account { $account } eliminato
admin-table-deleted = tavolo { $table } eliminato
admin-words-changed = modificato: { $word }
admin-words-unchanged = niente da modificare: { $word }
