# The rooms around the game: setting up, waiting, inviting, the end, the own account.

## Setting up a table

page-create-lead = Envía el enlace a tus amigos, o llena los asientos con bots y empieza ya.
page-create-game = El juego
page-create-players = Los jugadores
page-create-count = Número de jugadores
page-create-seat = Quién ocupa el asiento { $seat }
page-create-friend = Invitación por enlace
page-create-private = Solo con el enlace
page-create-private-hint = Si no, cualquiera puede encontrar la mesa y sentarse
page-create-clock = Tiempo
page-create-clock-which = Límite de tiempo
page-create-clock-none = Sin límite
page-create-clock-quick = Rápido
page-create-clock-calm = Tranquilo
page-create-clock-days = Varios días
page-create-clock-none-hint = Nadie tiene prisa. Bueno contra bots y entre amigos.
page-create-clock-quick-hint = Diez minutos por jugador y diez segundos más en cada turno.
page-create-clock-calm-hint = Media hora por jugador y treinta segundos más en cada turno.
page-create-rules = Las reglas
page-create-rules-hint = las habituales, si no las cambias
page-create-edition = Edición
page-edition-babel-tilsit = Edición de Tilsit
page-edition-babel-kosmos = Edición de Kosmos
page-edition-babel-zman = Edición de Z-Man
page-create-start = Empezar la partida
page-create-invite = Crear e invitar

## Waiting for the others

page-private = Solo con el enlace
page-wait-seats = Asientos
page-wait-free = Libre
page-wait-you = eres tú
page-wait-here = está aquí
page-wait-gone = no está
page-wait-bot = Un bot para el asiento { $seat }
page-wait-add-bot = Añadir un bot
page-wait-remove = Liberar el asiento
page-wait-more = { $count ->
        [one] Falta un jugador para empezar.
       *[other] Faltan { $count } jugadores para empezar.
    }
page-wait-host = Quien creó la mesa iniciará la partida; se abrirá aquí sola.
page-wait-leave = Dejar el asiento
page-wait-close = Cerrar la mesa
page-start = Empezar
page-sit = Sentarse
page-missing-table = Si te han invitado, abre otra vez el enlace que te enviaron.

## Invitations

page-invite-link = El enlace a tu mesa
page-copy = Copiar
page-send = Enviar
page-link-copied-text = Envíaselo a tus amigos.
page-qr = El enlace como código QR
page-invitation-title = Invitación a jugar: { $game }
page-invitation-from = { $name } te espera.
page-invitation-gone = Pide un enlace nuevo, o juega mientras tanto contra un bot.
page-your-name = Tu nombre

## The end of a game

page-end-points = { $name }: { $points }
page-end-ahead = { $players ->
    [2] Has sacado ventaja con: { $lines }
   *[other] Frente a { $name }, has sacado ventaja con: { $lines }
}
page-end-behind = { $name } ha sacado ventaja con: { $lines }
page-end-line = { $reasoned ->
    [yes] { $line } +{ $points } ({ $reason })
   *[no] { $line } +{ $points }
}
page-end-others = el resto +{ $points }
page-end-you = { $points ->
        [one] Has ganado con { $points } punto
       *[other] Has ganado con { $points } puntos
    }
page-end-you-to = Has ganado por { $points } a { $rival }
page-end-other-to = Ha ganado { $name } por { $points } a { $rival }
page-end-by = { $points ->
    [one] { $points } punto de ventaja
   *[other] { $points } puntos de ventaja
}
page-end-lead = { $points ->
    [one] { $points } punto de ventaja sobre el segundo puesto
   *[other] { $points } puntos de ventaja sobre el segundo puesto
}
page-end-you-plain = Has ganado
page-end-other = { $points ->
        [one] Ha ganado { $name } con { $points } punto
       *[other] Ha ganado { $name } con { $points } puntos
    }
page-end-other-plain = Ha ganado { $name }
page-end-shared = { $you ->
    [yes] Compartes la victoria con { $others }
   *[no] Victoria compartida: { $names }
}
page-end-draw = Empate
page-end-reason = { $reason ->
    [resigned] { $you ->
        [yes] Has abandonado.
       *[no] { $name } ha abandonado.
    }
    [flagged] { $you ->
        [yes] Te has quedado sin tiempo.
       *[no] { $name } se ha quedado sin tiempo.
    }
    [draw] Empate de mutuo acuerdo.
   *[played] La partida se ha jugado hasta el final.
}
page-end-replay = Volver a ver
page-end-result = Ver el resultado
page-rematch = Revancha
page-rematch-accept = Aceptar la revancha
page-rematch-go = Ir a la revancha
page-fair-promise = El barajado ya está sellado
page-fair-promise-text = Su huella { $hash } se mostró al principio; la semilla secreta se revela al final.
page-fair-yes = Barajado justo: verificado
page-fair-yes-text = La semilla coincide con la huella mostrada al principio, { $hash }. La acaba de calcular tu navegador.
page-fair-no = El barajado no coincide
page-fair-no-text = La semilla no corresponde a la huella { $hash } mostrada al principio.
page-fair-how = Cómo comprobarlo por tu cuenta
page-fair-how-text = El SHA-256 de los bytes de semilla y sal, uno tras otro, da la huella. Con el registro de la partida, «ziggurat verify» la reparte de nuevo y repite cada acción.
page-fair-hash = Huella
page-fair-seed = Semilla
page-fair-salt = Sal

## My games

page-mine-waiting = Te toca
page-mine-running = En curso
page-mine-ended = Terminadas
page-mine-none = Todavía no hay partidas
page-mine-none-text = Empieza una; te esperará aquí.

## The own account

page-save = Guardar
page-password = Contraseña
page-account-guest = Juegas sin cuenta en este navegador. Todo funciona, pero tus partidas no están disponibles en otros dispositivos.
page-account-known = Has iniciado sesión como { $name }.
page-account-name = Nombre
page-account-name-hint = Con este nombre te ven los demás en la mesa
page-account-renamed = Nombre guardado
page-account-keep = Conservar tus partidas
page-account-keep-hint = Con una contraseña encuentras tus partidas en cualquier dispositivo. No hace falta correo electrónico.
page-account-register = Crear la cuenta
page-account-made = Tu cuenta está lista
page-account-in = ¡Hola de nuevo!
page-account-out = Has cerrado sesión
page-account-data = Tus datos
page-account-data-hint = Nombre, partidas, mensajes, amigos, jugadores bloqueados, direcciones para las notificaciones y los navegadores que usas; de ti no se guarda nada más.
page-account-logout = Cerrar sesión
page-account-logout-all = Cerrar todas las sesiones
page-account-export = Descargar todo
page-account-delete = Eliminar
page-account-delete-title = ¿Eliminar tu cuenta?
page-account-delete-text = Nombre, contraseña y mensajes desaparecen para siempre. Las partidas terminadas quedan para quienes las jugaron, sin tu nombre.
page-account-deleted = Todo se ha eliminado
page-account-stay = Conservar la cuenta
