# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Crónica, chat, puntos y reglas
page-table-rules = Reglas
page-table-players = Jugadores
page-table-here = { $count ->
        [one] { $names } está aquí
       *[other] { $names } están aquí
    }
page-table-away = { $count ->
        [one] { $names } no está
       *[other] { $names } no están
    }
page-table-watching-count = { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
page-table-clock = { $you ->
    [yes] Tu tiempo
   *[no] Tiempo de { $name }
}
page-table-hours = { $hours } h.
page-tab-log = Crónica
page-tab-chat = Chat
page-tab-score = Puntos
page-tab-rules = Reglas

## The turn

page-table-steps = Pasos de tu turno
page-table-step-back = Volver a antes de este paso { $step }
page-table-not-yet = Todavía no
page-table-nothing-ready = Elige antes un paso en la mesa.
page-table-not-your-turn = No es tu turno.
page-table-in-past = Estás viendo un momento anterior. Vuelve antes al presente.
page-table-nothing-back = No hay nada que deshacer
page-table-over = Fin de la partida
page-table-paused = En pausa
page-table-watching = Estás mirando. Solo ves lo que todos pueden ver.
page-sheet = Tamaño del panel: { $size }
page-sheet-low = Solo los botones; todo el sitio para el tablero
page-sheet-middle = Mano y botones
page-sheet-high = Todo, con la puntuación

## The log

page-table-log = Crónica de la partida
page-table-opening = Antes de empezar
page-table-turn = Turno { $turn }
page-table-now = { $heading }, ahora
page-table-show-moment = Mostrar este momento
page-table-replay-turn = Volver a ver el turno de { $name }
page-table-before = Así estaba antes.
page-table-past = Estás mirando atrás: tras la acción { $step } de { $steps }.
page-table-earlier = Antes
page-table-later = Después
page-table-present = Volver al presente

## Chat

page-table-chat = Lo que dicen los jugadores
page-chat-muted = El chat está silenciado: no ves ni escribes nada.
page-chat-mute = Silenciar el chat
page-chat-empty = Nadie ha dicho nada todavía. Un saludo es un buen comienzo.
page-chat-alone = Aquí solo hay bots. Juegan, pero no hablan.
page-chat-write = Escribe algo
page-chat-send = Enviar

## The score

page-score-sheet = Hoja de puntos
page-score-total = Total

## Questions to everybody

page-ask-undo = Pedir deshacer una jugada
page-ask-draw = Ofrecer tablas
page-ask-pause = Pedir una pausa
page-asked = { $topic ->
        [undo] Has pedido deshacer una jugada
        [draw] Has ofrecido tablas
        [pause] Has pedido una pausa
       *[rematch] Has pedido la revancha
    }
page-offer = { $topic ->
        [undo] { $name } pide deshacer una jugada.
        [draw] { $name } ofrece tablas.
        [pause] { $name } pide una pausa.
       *[rematch] { $name } quiere la revancha.
    }
page-offer-waiting = { $topic ->
        [undo] Has pedido deshacer una jugada. Esperando a los demás.
        [draw] Has ofrecido tablas. Esperando a los demás.
        [pause] Has pedido una pausa. Esperando a los demás.
       *[rematch] Has pedido la revancha. Esperando a los demás.
    }
page-offer-yes = Aceptar
page-offer-no = Rechazar
page-offer-withdraw = Retirar
page-table-pause-on = La partida está en pausa; los relojes están parados.
page-table-resume = Seguir
page-resign-menu = Rendirse…
page-resign-title = ¿Rendirte?
page-resign-text = La partida cuenta como perdida para ti. No se puede deshacer.
page-resign = Rendirse
page-stay = Seguir jugando
page-share = Copiar el enlace a esta mesa
page-leave = Dejar la mesa
page-leave-hint = Tu sitio sigue siendo tuyo. Puedes volver cuando quieras.

## The keys

page-help-keys = Teclas
page-key-arrows = moverse por la mesa
page-key-act-keys = Intro Espacio
page-key-act = elegir lo que está señalado
page-key-confirm = pulsar el botón dorado
page-key-undo = deshacer un paso
page-key-restart = empezar el turno de nuevo
page-key-escape-keys = Esc
page-key-escape = soltar, o volver al presente
page-key-rotate = girar una carta o una loseta
page-key-show = mostrar todo lo posible
page-key-log = abrir la crónica
page-key-help = esta página

## La repetición de una partida terminada

page-replay = Repetición de la partida
page-replay-at = Tras la acción { $step } de { $steps }
page-replay-slider = Momento de la partida
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Detener
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-speed = Velocidad
page-replay-speed-half = Lenta
page-replay-speed-whole = Media
page-replay-speed-double = Doble
page-replay-speed-fourfold = Cuádruple
page-replay-view-as = Con los ojos de quién
page-replay-view-as-own = Mis ojos
page-replay-view-as-spectator = Como espectador
page-replay-view-as-of = Los ojos de { $name }
page-replay-on = Seguir jugando desde aquí contra bots
page-advice = ¿Qué haría un jugador fuerte?
page-advice-invite = Repasa la partida y pregunta en cualquier momento: un jugador fuerte responde en pocos segundos.
page-advice-look = Repasar
page-advice-thinking = Lo piensa cerca de un segundo…
page-advice-none = Aquí no había nada que decidir.
page-advice-played = Se jugó:
page-advice-worth = { $win } % de ganar, unos { $points } puntos
page-advice-hint = Pensado como lo hace el arquitecto, con lo que se podía saber en ese sitio y en ese momento. Pensándolo más, puede cambiar.
page-key-replay-keys = ← → Espacio
page-key-replay = repetir una partida terminada: atrás, adelante, reproducir
