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
table-refused-bad_clock = Con estos tiempos no se puede jugar. Elige otros.
table-refused-bad_flag = Elige qué ocurre cuando a alguien se le acaba el tiempo.
table-refused-bad_account = Tienes que iniciar sesión, aunque sea sin cuenta.
table-refused-bad_name = Elige un nombre de { $most } caracteres sencillos como máximo.
table-refused-bad_level = No existe ningún bot de este nivel.
table-refused-bad_seed = La semilla secreta del reparto no es válida.
table-refused-bad_position = Esta posición no encaja con la mesa.
table-refused-not_host = Solo puede hacerlo quien creó la mesa.
table-refused-no_such_seat = Esta mesa no tiene ese asiento.
table-refused-seat_taken = Ese asiento ya está ocupado.
table-refused-seats_taken = { $seats ->
    [one] Hay alguien más allá del primer asiento; antes tendría que dejarlo libre.
   *[other] Hay alguien más allá de los primeros { $seats } asientos; antes tendría que dejar el suyo libre.
}
table-refused-seats_open =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
table-refused-no_seat_free = Todos los asientos están ocupados.
table-refused-already_seated = Ya estás en esta mesa.
table-refused-not_seated = Ese asiento está libre.
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
table-refused-already_staged = Esta jugada ya espera tu confirmación.
table-refused-nothing_staged = No hay nada que confirmar.
table-refused-nothing_to_undo = No hay nada que puedas deshacer.
table-refused-preview_reveals = Esto no se puede mostrar de antemano: revelaría información oculta.
table-refused-no_such_step =
    { $steps ->
        [one] Hasta ahora solo se ha jugado una acción.
       *[other] Hasta ahora solo se han jugado { $steps } acciones.
    }

## Rechazos: lo que necesita el acuerdo de todos

table-refused-bad_topic = Eso no se puede pedir.
table-refused-already_asked = Eso ya se ha pedido.
table-refused-not_asked = Ya nadie lo pide.
table-refused-already_agreed = Ya has aceptado.
table-refused-not_asker = Solo puede retirar la petición quien la hizo.
table-refused-undo_alone = Eso lo puedes deshacer sin preguntar.
table-refused-bad_undo = No se puede volver a ese punto de la partida.
table-refused-draw_with_bots = Los bots nunca aceptan un empate.
table-refused-hints_not_agreed = Contra otras personas, las pistas necesitan el acuerdo de todos.
table-refused-hints_allowed = En esta partida ya se permiten las pistas.
table-refused-first_move_made = La ayuda solo muestra tu primera jugada.
table-refused-rematch_made = La revancha ya está acordada.
table-refused-no_next_table = Falta la mesa para la revancha.

## El registro

table-log-configured = Han cambiado los ajustes de la mesa.
table-log-seated = { $you ->
    [yes] Te sientas a la mesa.
   *[no] { $name } se sienta a la mesa.
}
table-log-bot_seated = Se sienta el bot «{ $level }».
table-log-left = { $you ->
    [yes] Dejas la mesa.
   *[no] { $name } deja la mesa.
}
table-log-opened = { $you ->
    [yes] Tu asiento queda libre.
   *[no] El asiento de { $name } queda libre.
}
table-log-closed = La mesa se cierra.
table-log-started = Empieza la partida.
table-log-undone = { $you ->
    [yes] Deshaces una jugada.
   *[no] { $name } deshace una jugada.
}
table-log-restarted = { $you ->
    [yes] Reinicias tu turno.
   *[no] { $name } reinicia su turno.
}
table-log-hinted = { $you ->
    [yes] Pides una pista.
   *[no] { $name } pide una pista.
}
table-log-hints_agreed = Todos aceptan: en esta partida se permiten las pistas.
table-log-asked = { $topic ->
    [hints] { $you ->
        [yes] Pides permitir las pistas.
       *[no] { $name } pide permitir las pistas.
    }
    [undo] { $you ->
        [yes] Pides deshacer una jugada.
       *[no] { $name } pide deshacer una jugada.
    }
    [draw] { $you ->
        [yes] Ofreces empate.
       *[no] { $name } ofrece empate.
    }
    [pause] { $you ->
        [yes] Pides una pausa.
       *[no] { $name } pide una pausa.
    }
   *[rematch] { $you ->
        [yes] Pides la revancha.
       *[no] { $name } pide la revancha.
    }
}
table-log-agreed = { $topic ->
    [hints] { $you ->
        [yes] Aceptas las pistas.
       *[no] { $name } acepta las pistas.
    }
    [undo] { $you ->
        [yes] Aceptas deshacer.
       *[no] { $name } acepta deshacer.
    }
    [draw] { $you ->
        [yes] Aceptas el empate.
       *[no] { $name } acepta el empate.
    }
    [pause] { $you ->
        [yes] Aceptas la pausa.
       *[no] { $name } acepta la pausa.
    }
   *[rematch] { $you ->
        [yes] Aceptas la revancha.
       *[no] { $name } acepta la revancha.
    }
}
table-log-declined = { $topic ->
    [hints] { $you ->
        [yes] No aceptas las pistas.
       *[no] { $name } no acepta las pistas.
    }
    [undo] { $you ->
        [yes] No aceptas deshacer.
       *[no] { $name } no acepta deshacer.
    }
    [draw] { $you ->
        [yes] Rechazas el empate.
       *[no] { $name } rechaza el empate.
    }
    [pause] { $you ->
        [yes] Rechazas la pausa.
       *[no] { $name } rechaza la pausa.
    }
   *[rematch] { $you ->
        [yes] Rechazas la revancha.
       *[no] { $name } rechaza la revancha.
    }
}
table-log-withdrawn = { $topic ->
    [hints] { $you ->
        [yes] Ya no pides pistas.
       *[no] { $name } ya no pide pistas.
    }
    [undo] { $you ->
        [yes] Ya no pides deshacer.
       *[no] { $name } ya no pide deshacer.
    }
    [draw] { $you ->
        [yes] Retiras la oferta de empate.
       *[no] { $name } retira la oferta de empate.
    }
    [pause] { $you ->
        [yes] Ya no pides una pausa.
       *[no] { $name } ya no pide una pausa.
    }
   *[rematch] { $you ->
        [yes] Ya no pides la revancha.
       *[no] { $name } ya no pide la revancha.
    }
}
table-log-rewound = Todos de acuerdo: { $you ->
    [yes] a petición tuya
   *[no] a petición de { $name }
}, la partida vuelve { $keep ->
    [0] al principio.
   *[other] a la acción { $keep }.
}
table-log-paused = { $you ->
    [yes] La partida entra en pausa, como pediste.
   *[no] La partida entra en pausa, como pidió { $name }.
}
table-log-resumed = { $you ->
    [yes] Pones fin a la pausa.
   *[no] { $name } pone fin a la pausa.
}
table-log-resigned = { $you ->
    [yes] Abandonas la partida.
   *[no] { $name } abandona la partida.
}
table-log-flagged = { $you ->
    [yes] Te has quedado sin tiempo.
   *[no] { $name } se ha quedado sin tiempo.
}
table-log-replaced = { $whose ->
    [person] { $you ->
        [yes] El bot «{ $level }» sigue jugando por ti.
       *[no] El bot «{ $level }» sigue jugando por { $name }.
    }
   *[bot] El bot «{ $level }» toma el relevo.
}
table-log-excused = { $seconds ->
    [one] El servidor no estaba disponible; se devuelve un segundo.
   *[other] El servidor no estaba disponible; se devuelven { $seconds } segundos.
}
table-log-ended = { $reason ->
    [draw] La partida termina en empate, de común acuerdo.
   *[other] La partida ha terminado. { $count ->
        [0] No gana nadie.
        [one] { $you ->
            [yes] Has ganado.
           *[no] Gana { $names }.
        }
       *[other] { $you ->
            [yes] Compartes la victoria con { $others }.
           *[no] Victoria compartida: { $names }.
        }
    }
}
table-log-rematched = La revancha está acordada.
