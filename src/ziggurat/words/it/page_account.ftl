# Sessioni, password, indirizzo e-mail, giocatori bloccati e pagine dei link nelle e-mail.

page-sessions = Dove hai effettuato l’accesso
page-sessions-hint = Chiudi una sessione che non riconosci, poi cambia la password.
page-sessions-unknown = Browser sconosciuto
page-sessions-browser = { $browser } su { $system }
page-sessions-current = Questo browser
page-sessions-last = Ultimo uso: { $date }
page-sessions-end = Esci da lì
page-sessions-ended = La sessione è chiusa
page-password-change = Cambia la password
page-password-old = Password attuale
page-password-new = Nuova password
page-password-changed = Password cambiata. Gli altri dispositivi sono stati scollegati.
page-password-lost = Password dimenticata?
page-password-lost-done = Se l’account ha un indirizzo e-mail confermato, il link è in arrivo.
page-mail = Indirizzo e-mail
page-mail-hint = Per un avviso quando tocca a te e non ci sei, e per una password dimenticata.
page-mail-address = Indirizzo
page-mail-add = Aggiungi
page-mail-sent = Apri il link nell’e-mail appena inviata.
page-mail-confirmed = Confermato
page-mail-unconfirmed = Non ancora confermato: apri il link nell’e-mail
page-mail-remove = Togli
page-mail-removed = Indirizzo tolto
page-blocks = Giocatori bloccati
page-blocks-remove = Sblocca
page-blocks-removed = Blocco tolto
page-chat-actions = Segnala o blocca
page-chat-report = Segnala
page-chat-reported = Grazie. Chi gestisce il server vedrà questo messaggio.
page-chat-block = Blocca questo giocatore
page-chat-blocked = Fatto. Non vedrai più i messaggi di questa persona.
page-invitations = Link di invito
page-invitations-made = Creato il { $date }, { $seat ->
    [any] per un posto qualsiasi
   *[other] per il posto { $seat }
}.
page-invitations-used = Usato.
page-invitations-revoke = Revoca
page-invitations-revoked = Il link non vale più
page-link-confirm = Conferma l’indirizzo
page-link-confirm-text = Ziggurat potrà scrivere a questo indirizzo.
page-link-confirm-done = Indirizzo confermato
page-link-recover = Imposta una nuova password
page-link-recover-text = Tutti i dispositivi verranno scollegati.
page-link-recover-done = La nuova password è impostata
page-link-unsubscribe = Ferma le e-mail
page-link-unsubscribe-text = Non riceverai altre e-mail a questo indirizzo.
page-link-unsubscribe-done = Niente più e-mail
