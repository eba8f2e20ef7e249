# Playing with other people: the link to a table, clocks, rematches, ready phrases.

## The link to a table

page-link-hint = Chi lo apre può prendere un posto libero, tornare al proprio posto o guardare. Senza registrarsi.
page-link-any-title = Un tavolo su Ziggurat
page-link-any-text = Babylon, Babel e The Hanging Gardens con amici e bot, nel browser, senza registrarsi.
page-link-private-title = { $game }: un invito
page-link-private-text = Apri il link per prendere posto o per guardare. Senza registrarsi.
page-link-open = { $count ->
        [0] Tutti i posti sono occupati. La partita sta per cominciare.
        [one] C’è un posto libero. Apri il link per sederti, senza registrarti.
       *[other] Ci sono { $count } posti liberi. Apri il link per sederti, senza registrarti.
    }
page-link-playing = La partita è in corso. Apri il link per guardarla.
page-link-ended = La partita è finita. Apri il link per vedere il risultato e rivederla.
page-sit-here = Siediti qui
page-wait-full = Tutti i posti sono occupati. Potrai guardare appena comincia la partita.
page-table-closed = Questo tavolo è stato chiuso
page-table-closed-text = Chiedi un nuovo link, o gioca contro un bot.

## Clocks

page-clocks = Tempo dei giocatori
page-clock-low = Restano { $seconds } secondi
page-flag = Tempo scaduto
page-create-clock-custom = A scelta
page-create-clock-custom-hint = Il tempo per l’intera partita, e quello in più per ogni turno.
page-create-clock-turns-hint = Il tempo per ogni turno: torna quando vuoi.
page-create-clock-minutes = Minuti a testa
page-create-clock-increment = Secondi in più per turno
page-create-clock-per-turn = Giorni per turno

## Rematch

page-rematch-seats = { $count ->
        [2] Vi scambiate i posti.
       *[other] Ognuno avanza di un posto.
    }
page-rematch-wanted = { $name } vorrebbe la rivincita.

## Ready phrases

chat-five-minutes = Torno tra cinque minuti.
chat-take-your-time = Fai con calma.
chat-nice-move = Ottima mossa!
chat-must-go = Ora devo andare.
chat-another = Un’altra partita?
