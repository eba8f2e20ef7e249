# The score pad for the printed games.

page-pad = Hoja de puntos
page-pad-lead = Para el juego de caja: cuenta en la mesa, con red o sin ella. Todo se queda en este dispositivo.
page-pad-games = Todas las hojas
page-pad-offline = Sin red
page-pad-kept = Guardado en este dispositivo mientras cuentas
page-pad-not-kept = Este dispositivo no guarda nada: anota los totales.
page-pad-players = Jugadores
page-pad-player = Jugador { $number }
page-pad-counted = contado
page-pad-lines = Puntos de cada línea
page-pad-less = Menos: { $line }
page-pad-more = Más: { $line }
page-pad-points = = { $points }
page-pad-undo = Deshacer
page-pad-rules = Reglas
page-pad-next = Siguiente: { $name }
page-pad-finish = Ver el resultado
page-pad-result = Resultado
page-pad-back = Volver
page-pad-save = Guardar y empezar otra
page-pad-history = Historial
page-pad-no-history = Aún no se ha contado ninguna partida en este dispositivo.
page-pad-forget = Borrar la partida del { $day }
page-pad-wins = Gana { $name }.
page-pad-shared = { $name } comparten la victoria.
page-pad-name = Nombre del jugador { $number }
page-pad-count = Número de jugadores
page-pad-seats = { $count } jugadores
page-pad-ask-hand = Empate: ¿cuántas cartas tiene cada uno en la mano?
page-pad-ask-bare = Empate: ¿cuántas casillas a la vista tiene cada tablero?
page-pad-total = Total
