# Playing with other people: the link to a table, clocks, rematches, ready phrases.

## The link to a table

page-link-hint = Quien lo abra puede ocupar un asiento libre, volver al suyo o mirar. Sin registrarse.
page-link-any-title = Una mesa en Ziggurat
page-link-any-text = Babylon, Babel y Los jardines colgantes con amigos y bots, en el navegador, sin registrarse.
page-link-private-title = { $game }: una invitación
page-link-private-text = Abre el enlace para ocupar un asiento o mirar. Sin registrarse.
page-link-open = { $count ->
        [0] Todos los asientos están ocupados. La partida empieza pronto.
        [one] Queda un asiento libre. Abre el enlace para ocuparlo, sin registrarte.
       *[other] Quedan { $count } asientos libres. Abre el enlace para ocupar uno, sin registrarte.
    }
page-link-playing = La partida está en curso. Abre el enlace para mirar.
page-link-ended = La partida ha terminado. Abre el enlace para ver el resultado y repasarla.
page-sit-here = Sentarse aquí
page-wait-full = Todos los asientos están ocupados. Podrás mirar en cuanto empiece la partida.
page-table-closed = Esta mesa se ha cerrado
page-table-closed-text = Pide un enlace nuevo, o juega contra un bot.

## Clocks

page-clocks = Tiempo de los jugadores
page-clock-low = Quedan { $seconds } segundos
page-flag = Se acabó el tiempo
page-create-clock-custom = A medida
page-create-clock-custom-hint = El tiempo para toda la partida, y el que se añade en cada turno.
page-create-clock-turns-hint = El tiempo para cada turno: vuelve cuando te venga bien.
page-create-clock-minutes = Minutos por jugador
page-create-clock-increment = Segundos añadidos por turno
page-create-clock-per-turn = Días por turno

## Rematch

page-rematch-seats = { $count ->
        [2] Se intercambian los asientos.
       *[other] Cada cual avanza un asiento.
    }
page-rematch-wanted = { $name } quiere la revancha.

## Ready phrases

chat-five-minutes = Vuelvo en cinco minutos.
chat-take-your-time = Sin prisa.
chat-nice-move = ¡Buena jugada!
chat-must-go = Tengo que irme.
chat-another = ¿Otra partida?
