# Notifiche: che cosa dicono e come si attivano.

push-turn = Tocca a te
push-turn-text = { $game }: fai la tua mossa.
push-invitation = { $name } ti invita
push-invitation-text = { $game }. Tocca per sederti.

page-push = Notifiche
page-push-hint = Una notifica su questo dispositivo quando tocca a te o un amico ti invita, anche a Ziggurat chiuso.
page-push-enable = Attiva le notifiche
page-push-disable = Disattiva le notifiche
page-push-enabled = Notifiche attive
page-push-enabled-text = Ti avviseremo quando tocca a te.
page-push-disabled = Notifiche disattivate
page-push-is-on = Attive su questo dispositivo.
page-push-denied = Le notifiche sono bloccate
page-push-denied-text = Consentile per questo sito nelle impostazioni del browser, poi riprova.
page-push-unsupported = Questo browser non può ricevere notifiche. Su iPhone o iPad aggiungi prima Ziggurat alla schermata Home.
page-push-failed = Il servizio di notifiche del browser non risponde. Riprova più tardi.
page-push-offer = Hai giorni interi per ogni turno. Vuoi un avviso quando tocca a te?
page-push-later = Non ora
server-push-keys-malformed = Le chiavi del browser per le notifiche non sono valide.
