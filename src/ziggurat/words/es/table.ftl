### La mesa en el terminal: todo lo que se dice en ella, sea cual sea el juego.

## En la línea de comandos

table-arg-game = el juego; si no se indica, se pregunta
table-arg-seats = cuántos jugadores
table-arg-players = un nombre por asiento, separados por comas; el nombre de un bot (como greedy o mine.py:Class) sienta a ese bot, cualquier otro a una persona
table-arg-seed = un número entero o 64 cifras hexadecimales, para volver a repartir cierta partida
table-arg-option = una opción del juego, por ejemplo start=1; se puede repetir
table-arg-profile = las opciones de una edición
table-arg-box = un archivo con los componentes con los que se juega
table-arg-language = en, it, es o fr
table-arg-resume = continuar una partida guardada en un archivo

## Al sentarse

table-which-game = ¿A qué quieres jugar? Escribe el número o el nombre.
# El nombre de una persona que no ha dado ninguno
table-me = yo
table-promise = El reparto ya está sellado. Huella de su semilla secreta: { $hash }. La semilla se muestra al final, para que todos puedan comprobarla.
table-resumed = { $actions ->
    [one] La partida sigue después de una acción.
   *[other] La partida sigue después de { $actions } acciones.
}
table-hint = Escribe un número del menú o una acción. Con help verás qué más puedes hacer.
table-pass = { $name }, te toca. Pulsa Intro cuando solo tú veas la pantalla.
table-thinking = { $name } está pensando…

## Al decidir

table-labelled = { $label }: { $text }
table-points = Puntos: { $points }
table-status-you = Te toca.
table-status-waiting = Le toca a { $name }.
table-status-over = La partida ha terminado.
table-more-actions = { $count ->
    [one] Hay otra acción posible; escríbela en notación.
   *[other] Hay otras { $count } acciones posibles; escríbelas en notación.
}
table-not-an-action = «{ $word }» no es ni una acción ni un comando. Escribe un número del menú, una acción como { $example }, o help.
table-no-number = { $last ->
    [1] No existe el número { $number }: en el menú solo está el 1.
   *[other] No existe el número { $number }: el menú va del 1 al { $last }.
}
table-refused = { $action } no es posible: { $reason }
table-stopped = { $done ->
    [one] La acción anterior se ha jugado; el resto, no.
   *[other] Las { $done } acciones anteriores se han jugado; el resto, no.
}
table-rest-not-played = Ya no es tu turno. Sin jugar: { $rest }

## Comandos

table-help =
    Escribe el número de una acción o la propia acción; varias seguidas, separadas por espacios, se juegan hasta la primera que no sea posible.
    También puedes escribir:
table-help-help = esta ayuda
table-help-undo = deshacer tu última acción, mientras nadie más haya jugado y no se haya revelado nada nuevo
table-help-restart = reiniciar tu turno, con los mismos límites
table-help-board = mostrar otra vez la mesa
table-help-log = lo que ha pasado últimamente; log all lo cuenta todo
table-help-score = la hoja de puntos, línea por línea
table-help-rules = las reglas en pocas líneas y las opciones de esta partida
table-help-save = guardar la partida; --resume ARCHIVO la continúa
table-help-quit = dejar la mesa; se te pregunta si quieres guardar
table-save-usage = save ARCHIVO
table-undone = Deshecha: { $action }
table-undo-nothing = Todavía no hay nada que deshacer.
table-undo-other = La última jugada es de { $name }. Solo puedes deshacer las tuyas, y solo mientras no juegue nadie más.
table-undo-revealed = No se puede deshacer: desde entonces se ha revelado algo nuevo.
table-restarted = { $count ->
    [one] Se ha deshecho una acción.
   *[other] Se han deshecho { $count } acciones.
}
table-log-empty = Todavía no ha pasado nada.
table-log-more = { $count ->
    [one] Falta una acción anterior; log all la muestra.
   *[other] Faltan { $count } acciones anteriores; log all las muestra.
}
table-total = Total
table-no-sheet = En este juego los puntos son secretos hasta el final.
table-rules-none = No hay un texto breve de estas reglas.
table-options = Las opciones de esta partida:

## Guardar e irse

table-save-where = ¿En qué archivo? (solo Intro: no guardar)
table-save-before-leaving = ¿Guardar la partida antes de irte? Nombre del archivo (solo Intro: no guardar):
table-save-record = ¿Conservar el registro de la partida? Nombre del archivo (solo Intro: no):
table-overwrite = { $file } ya existe. ¿Reemplazarlo? (sí/no)
# Todas las palabras que valen como un sí, en minúsculas
table-yes = sí si s yes y
table-saved = Guardada en { $file }.
table-saved-secret = Para continuarla: ziggurat play --resume { $file } (el archivo contiene el reparto secreto: no mires dentro antes del final).
table-not-saved = No se ha guardado.
table-goodbye = ¡Hasta la próxima!

## El final

table-won = { $you ->
    [yes] ¡Has ganado!
   *[no] Ha ganado { $name }.
}
table-shared = { $you ->
    [yes] Compartes la victoria con { $others }.
   *[no] Victoria compartida: { $names }.
}
table-draw = La partida queda en empate.
table-seed = El secreto del reparto: el SHA-256 de semilla (seed) y sal (salt) es la huella { $hash } del principio. ziggurat verify comprueba un registro guardado.

## Lo que puede salir mal

table-none = ninguno
table-game-unknown = No hay ningún juego «{ $name }». Juegos instalados: { $games }
table-seats-wrong = { $game }: no pueden jugar { $seats }; el número de jugadores debe ser { $allowed }.
table-players-count = { $count ->
    [one] Se ha nombrado un jugador
   *[other] Se han nombrado { $count } jugadores
} para { $seats ->
    [one] un asiento.
   *[other] { $seats } asientos.
}
table-name-wrong = «{ $name }» no puede ser el nombre de un jugador: de 1 a { $most } caracteres imprimibles, por favor.
table-name-twice = Dos personas no pueden llamarse igual: { $name }.
table-name-slip = «{ $name }» se parece al bot { $bot }. Escribe { $bot }, o elige otro nombre para la persona. Bots instalados: { $bots }
table-option-unknown = «{ $option }» no es una opción de este juego. Escribe NOMBRE=VALOR, con uno de estos nombres: { $options }
table-option-value = { $option } no puede ser «{ $value }». Se admite: { $allowed }
table-from-to = de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
table-numbers = { $count } números de { $low } a { $high }, separados por /
table-profile-unknown = No hay ningún perfil «{ $profile }». Perfiles de este juego: { $profiles }
table-seed-wrong = «{ $seed }» no es una semilla: un número entero o 64 cifras hexadecimales en minúsculas, por favor.
table-resume-only = { $argument } no va con --resume: ya lo dice la partida guardada.
table-resume-other-game = { $file } contiene una partida de otro juego: { $game }
table-file-name-wrong = «{ $file }» no puede ser el nombre de un archivo.

## Errores del motor; el detalle está en inglés

error-error = Algo va mal: { $detail }
error-unknown-game = No se conoce este juego: { $detail }
error-unknown-bot = No se conoce este bot: { $detail }
error-bad-notation = Esto no es una acción: { $detail }
error-bad-options = Estas opciones no valen: { $detail }
error-bad-box = Esta caja no sirve: { $detail }
error-bad-state = Esta posición es imposible: { $detail }
error-bad-draft = Este esbozo de posición es imposible: { $detail }
error-bad-view = Esta vista no sirve: { $detail }
error-bad-record = Este registro no sirve: { $detail }
error-illegal-action = Esta acción no está permitida: { $detail }
error-bot-failed = Un bot ha fallado: { $detail }
