# Incontrarsi: trovare un avversario, amici, inviti, l’elenco delle proprie partite.

## Trovare un avversario

page-pair = Gioca subito con qualcuno
page-pair-text = Un clic: giochi con chi cerca la stessa partita.
page-pair-clock = { $clock ->
    [quick] 10 min
    [calm] 30 min
   *[days] 3 giorni
}
page-pair-clock-long = { $clock ->
    [quick] Dieci minuti a testa, più dieci secondi per turno
    [calm] Mezz’ora a testa, più trenta secondi per turno
   *[days] Tre giorni per ogni turno
}
page-pair-with = { $game } · { $clock }
page-pair-waiting = { $count ->
    [one] una persona in attesa
   *[other] { $count } persone in attesa
}
page-pair-title = Cerchiamo un avversario
page-pair-wait = La partita si apre qui appena qualcuno si siede.
page-pair-days = Non serve restare: la partita ti aspetta in Le mie partite.
page-pair-since = { $seconds ->
    [one] In attesa da un secondo
   *[other] In attesa da { $seconds } secondi
}
page-pair-bot-title = Ancora nessuno
page-pair-bot-text = Gioca intanto con un bot, oppure aspetta ancora.
page-pair-bot = Gioca contro: { $level }
page-pair-stop = Smetti di cercare
page-pair-share = Oppure invita qualcuno che conosci
page-pair-leave = Vai alla pagina iniziale

## Amici

page-friends = Amici
page-friends-none = Manda il tuo link a qualcuno. Quando lo apre diventate amici e potete invitarvi a un tavolo con un tocco.
page-friends-link = Il tuo link per gli amici
page-friends-link-make = Mostra il mio link
page-friends-link-hint = Chi lo apre può entrare tra i tuoi amici. Vale 30 giorni.
page-friends-link-revoke = Annulla i miei link
page-friends-link-revoked = I tuoi link non funzionano più
page-friends-online = in linea
page-friends-offline = non in linea
page-friends-invite = Invita a una partita
page-friends-remove = Togli
page-friends-removed = { $name } non è più nel tuo elenco
page-friends-recent = Avversari recenti
page-friends-ask = Invita un amico
page-friends-asked = Invito inviato: { $name }
page-friends-ask-short = Invita
page-friend-title = { $name } vorrebbe giocare con te
page-friend-text = Ognuno vede quando l’altro è in linea e può invitarlo a un tavolo con un tocco.
page-friend-add = Aggiungi agli amici
page-friend-added = Tu e { $name } siete amici
page-friend-mine = Questo è il tuo link
page-friend-mine-text = Mandalo a qualcuno con cui vorresti giocare.
page-friend-gone = Questo link non funziona
page-friend-gone-text = Forse è scaduto. Chiedine uno nuovo.

## Le mie partite

page-mine-invited = Inviti
page-mine-invited-by = { $name } ti invita
page-mine-invited-toast = Hai un invito a giocare
page-mine-sit = Siediti
page-mine-decline = Rifiuta
page-mine-again = Gioca ancora
page-mine-again-with = Gioca ancora: { $game } con { $name }
page-mine-again-invited = Invito alla prossima partita: { $name }
page-mine-score = { $points }
page-mine-more = Mostra le partite precedenti

## Errori

server-too-many-friend-links = Puoi avere al massimo { $most } link alla volta. Annulla prima quelli vecchi.
server-too-many-friends = Un elenco di amici ha posto per { $most } persone.
server-own-link = Questo è il tuo link.
server-no-such-player = Puoi invitare amici e avversari recenti.
