# Lo que dice la mesa: por qué rechaza algo y qué anota en el registro.

## Rechazos: abrir una mesa y sentarse

table-refused-exists = Esta mesa ya existe.
table-refused-no_table = Esta mesa no existe.
table-refused-unknown_game = Aquí no hay ningún juego llamado «{ $game }».
table-refused-bad_seats =
    { $seats ->
        [one] A este juego no se puede jugar en solitario.
       *[other] A este juego no pueden jugar { $seats } personas.
    }
table-refused-bad_options = Estas opciones no sirven para este juego.
table-refused-bad_box = Esta caja no sirve para este juego.
table-refused-bad_clock = Con este reloj no se puede jugar. Elige otros tiempos.
table-refused-bad_flag = Elige qué ocurre cuando a alguien se le acaba el tiempo.
table-refused-bad_account = Tienes que entrar, aunque sea como invitado.
table-refused-bad_name = Elige un nombre de { $most } caracteres sencillos como máximo.
table-refused-bad_level = No existe ningún bot de este nivel.
table-refused-bad_seed = El secreto del reparto no es válido.
table-refused-bad_position = Esta posición no encaja con la mesa.
table-refused-not_host = Solo puede hacerlo quien abrió la mesa.
table-refused-no_such_seat = Esta mesa no tiene ese asiento.
table-refused-seat_taken = Ese asiento ya está ocupado.
table-refused-seats_taken =
    { $seats ->
        [one] Hay alguien más allá del primer asiento; antes tendría que levantarse.
       *[other] Hay alguien más allá de los primeros { $seats } asientos; antes tendría que levantarse.
    }
table-refused-seats_open =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
table-refused-no_seat_free = Todos los asientos están ocupados.
table-refused-already_seated = Ya estás en esta mesa.
table-refused-not_seated = Ahí no hay nadie.
table-refused-not_a_person = En ese asiento no hay nadie que siga en la partida.
table-refused-not_a_bot = En ese asiento no juega ningún bot.

## Rechazos: el curso de la partida

table-refused-started = La partida ya ha empezado.
table-refused-not_started = La partida aún no ha empezado.
table-refused-ended = La partida ha terminado.
table-refused-not_ended = La partida aún no ha terminado.
table-refused-closed = Esta mesa está cerrada.
table-refused-paused = La partida está en pausa.
table-refused-not_paused = La partida no está en pausa.

## Rechazos: los pasos

table-refused-stale = Mientras tanto la partida ha avanzado. Así está ahora.
table-refused-not_your_turn = No es tu turno.
table-refused-out_of_time = Se te ha acabado el tiempo.
table-refused-bad_notation = «{ $word }» no es una acción de este juego.
table-refused-illegal_action = Las reglas no lo permiten ahora.
table-refused-already_staged = Este paso ya está esperando tu confirmación.
table-refused-nothing_staged = No hay nada que confirmar.
table-refused-nothing_to_undo = No hay nada que puedas deshacer.
table-refused-preview_reveals = Esto no se puede mostrar antes: sacaría a la luz algo oculto.
table-refused-no_such_step =
    { $steps ->
        [one] Hasta ahora solo se ha jugado una acción.
       *[other] Hasta ahora solo se han jugado { $steps } acciones.
    }

## Rechazos: lo que necesita el acuerdo de todos

table-refused-bad_topic = Eso no se puede pedir.
table-refused-already_asked = Eso ya se ha pedido.
table-refused-not_asked = Ya nadie lo pide.
table-refused-already_agreed = Ya has dado tu acuerdo.
table-refused-not_asker = Solo puede retirar la petición quien la hizo.
table-refused-undo_alone = Eso lo puedes deshacer sin preguntar.
table-refused-bad_undo = No se puede volver a ese punto de la partida.
table-refused-draw_with_bots = Los bots nunca aceptan tablas.
table-refused-rematch_made = La revancha ya está acordada.
table-refused-no_next_table = Falta la mesa para la revancha.

## El registro

table-log-configured = Han cambiado los ajustes de la mesa.
table-log-seated = { $name } se sienta.
table-log-bot_seated = Se sienta el bot «{ $level }».
table-log-left = { $name } deja la mesa.
table-log-opened = El asiento de { $name } queda libre.
table-log-closed = La mesa se cierra.
table-log-started = Empieza la partida.
table-log-undone = { $name } deshace un paso.
table-log-restarted = { $name } vuelve a empezar el turno.
table-log-asked =
    { $topic ->
        [undo] { $name } pide deshacer una jugada.
        [draw] { $name } ofrece tablas.
        [pause] { $name } pide una pausa.
       *[rematch] { $name } quiere la revancha.
    }
table-log-agreed =
    { $topic ->
        [undo] { $name } acepta deshacer.
        [draw] { $name } acepta las tablas.
        [pause] { $name } acepta la pausa.
       *[rematch] { $name } acepta la revancha.
    }
table-log-declined =
    { $topic ->
        [undo] { $name } no acepta deshacer.
        [draw] { $name } rechaza las tablas.
        [pause] { $name } no quiere pausa.
       *[rematch] { $name } rechaza la revancha.
    }
table-log-withdrawn =
    { $topic ->
        [undo] { $name } ya no pide deshacer.
        [draw] { $name } retira la oferta de tablas.
        [pause] { $name } ya no pide una pausa.
       *[rematch] { $name } ya no pide la revancha.
    }
table-log-rewound =
    { $keep ->
        [0] Todos de acuerdo: a petición de { $name }, la partida vuelve al principio.
       *[other] Todos de acuerdo: a petición de { $name }, la partida vuelve a la acción { $keep }.
    }
table-log-paused = La partida se detiene, como pidió { $name }.
table-log-resumed = { $name } pone fin a la pausa.
table-log-resigned = { $name } abandona.
table-log-flagged = A { $name } se le ha acabado el tiempo.
table-log-replaced =
    { $whose ->
        [person] El bot «{ $level }» sigue jugando por { $name }.
       *[bot] El bot «{ $level }» toma el relevo.
    }
table-log-excused =
    { $seconds ->
        [one] No se podía llegar al servidor; se devuelve un segundo.
       *[other] No se podía llegar al servidor; se devuelven { $seconds } segundos.
    }
table-log-ended =
    { $reason ->
        [draw] La partida termina en tablas, de común acuerdo.
       *[other]
            { $count ->
                [0] La partida ha terminado. No gana nadie.
                [one] La partida ha terminado. Gana { $names }.
               *[other] La partida ha terminado. Victoria compartida: { $names }.
            }
    }
table-log-rematched = La revancha está acordada.
