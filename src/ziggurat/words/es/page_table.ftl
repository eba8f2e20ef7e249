# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Historial, chat, puntos y reglas
page-table-rules = Reglas
page-table-players = Jugadores
page-table-show-garden = { $you ->
    [yes] Ver tu jardín
   *[no] Ver el jardín de { $name }
}
page-table-here = { $count ->
        [one] { $names } está aquí
       *[other] { $names } están aquí
    }
page-table-away = { $count ->
        [one] { $names } no está
       *[other] { $names } no están
    }
page-table-watching-count = { $count ->
        [one] mira una persona
       *[other] miran { $count } personas
    }
page-table-clock = { $you ->
    [yes] Tu tiempo
   *[no] Tiempo de { $name }
}
page-table-hours = { $hours } h
page-tab-log = Historial
page-tab-chat = Chat
page-tab-score = Puntos
page-tab-rules = Reglas

## The turn

page-table-steps = Jugadas de tu turno
page-table-step-back = Deshacer hasta aquí: { $step }
page-table-not-yet = Todavía no
page-table-nothing-ready = Elige antes una jugada en el tablero.
page-table-not-your-turn = No es tu turno.
page-table-in-past = Estás viendo un momento anterior. Vuelve antes al presente.
page-table-nothing-back = No hay nada que deshacer
page-table-over = Fin de la partida
page-table-paused = En pausa
page-table-watching = Estás viendo la partida. Solo ves lo que pueden ver todos.
page-sheet = Tamaño del panel: { $size }
page-sheet-low = Solo los botones; todo el espacio para el tablero
page-sheet-middle = Mano y botones
page-sheet-high = Todo, con la puntuación

## The log

page-table-log = Historial de la partida
page-table-opening = Antes de empezar
page-table-turn = Turno { $turn }
page-table-now = { $heading }, ahora
page-table-show-moment = Mostrar este momento
page-table-replay-turn = Volver a ver el turno de { $name }
page-table-before = Así estaba antes.
page-table-past = Estás repasando la partida: tras la acción { $step } de { $steps }.
page-table-earlier = Antes
page-table-later = Después
page-table-present = Volver al presente

## Chat

page-table-chat = Mensajes de los jugadores
page-chat-muted = El chat está silenciado: no ves ni escribes nada.
page-chat-mute = Silenciar el chat
page-chat-empty = Aún no hay mensajes. ¿Por qué no saludas?
page-chat-alone = Aquí solo hay bots. Juegan, pero no hablan.
page-chat-write = Escribe algo
page-chat-send = Enviar

## The score

page-score-sheet = Hoja de puntos
page-score-total = Total

## Questions to everybody

page-ask-undo = Pedir deshacer una jugada
page-ask-draw = Ofrecer empate
page-ask-hints = Pedir pistas en esta partida
page-ask-pause = Pedir una pausa
page-asked = { $topic ->
        [hints] Has pedido permitir las pistas en esta partida
        [undo] Has pedido deshacer una jugada
        [draw] Has ofrecido empate
        [pause] Has pedido una pausa
       *[rematch] Has pedido la revancha
    }
page-offer = { $topic ->
        [hints] { $name } pide permitir las pistas, para todos.
        [undo] { $name } pide deshacer una jugada.
        [draw] { $name } ofrece empate.
        [pause] { $name } pide una pausa.
       *[rematch] { $name } quiere la revancha.
    }
page-offer-waiting = { $topic ->
        [hints] Has pedido permitir las pistas. Esperando a los demás.
        [undo] Has pedido deshacer una jugada. Esperando a los demás.
        [draw] Has ofrecido empate. Esperando a los demás.
        [pause] Has pedido una pausa. Esperando a los demás.
       *[rematch] Has pedido la revancha. Esperando a los demás.
    }
page-offer-yes = Aceptar
page-offer-no = Rechazar
page-offer-withdraw = Retirar
page-table-pause-on = La partida está en pausa; el tiempo está parado.
page-table-resume = Reanudar
page-resign-menu = Abandonar…
page-resign-title = ¿Abandonar la partida?
page-resign-text = Perderás la partida. No se puede deshacer.
page-resign = Abandonar
page-stay = Seguir jugando
page-share = Copiar el enlace a esta mesa
page-leave = Dejar la mesa
page-leave-hint = Tu asiento sigue siendo tuyo. Puedes volver cuando quieras.

## The keys

page-help-keys = Atajos de teclado
page-key-arrows = moverse por el tablero
page-key-act-keys = Intro Espacio
page-key-act = elegir el elemento señalado
page-key-confirm = pulsar el botón dorado
page-key-undo = deshacer una jugada
page-key-restart = reiniciar el turno
page-key-escape-keys = Esc
page-key-escape = soltar la carta o la loseta, o volver al presente
page-key-rotate = girar una carta o una loseta
page-key-show = mostrar todas las jugadas posibles
page-key-hints = explicar las piezas una a una; con Mayús, la anterior
page-key-rule = abrir la regla que explica la pieza
page-key-log = abrir el historial
page-key-help = mostrar esta ayuda

## La repetición de una partida terminada

page-replay = Repetición de la partida
page-replay-at = Tras la acción { $step } de { $steps }
page-replay-slider = Momento de la partida
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-speed = Velocidad
page-replay-speed-half = Lenta
page-replay-speed-whole = Normal
page-replay-speed-double = Doble
page-replay-speed-fourfold = Cuádruple
page-replay-view-as = Punto de vista
page-replay-view-as-own = Mi vista
page-replay-view-as-spectator = Público
page-replay-view-as-of = { $name }
page-replay-on = Seguir jugando desde aquí contra bots
page-advice = ¿Qué haría un jugador fuerte?
page-advice-thinking = Pensando cerca de un segundo…
page-advice-none = Aquí no había nada que decidir.
page-advice-played = Se jugó:
page-advice-worth = valoración { $win } de 100, unos { $points } puntos
page-advice-hint = Análisis de nivel Arquitecto, solo con lo que ese jugador podía saber en ese momento. Con más tiempo, el juicio puede cambiar.
page-key-replay-keys = ← → Espacio
page-key-replay = ver una partida terminada: atrás, adelante, reproducir
