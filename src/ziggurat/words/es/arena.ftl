### `ziggurat arena`: partidas entre bots.

command-arena = hacer jugar muchas partidas a los bots y compararlos

arena-help-game = el juego
arena-help-players = los bots, separados por comas: greedy, architect:1s (segundos por turno), king:400x (simulaciones por turno), mio.py:Clase (una clase en un archivo), exec:./mybot (un programa), nombre=bot. Si son más que los asientos del juego, todos se enfrentan a todos
arena-help-games = cuántas partidas como mínimo; cada reparto se juega en todos los órdenes de asiento
arena-help-seats = cuántos se sientan a la mesa; si no se dice, tantos como bots se nombren, si el juego lo permite
arena-help-seed = el primer reparto, un número entero o 64 cifras hexadecimales; los siguientes se numeran a partir de ahí
arena-help-workers = cuántas partidas se juegan a la vez, cada una en su propio proceso
arena-help-on = dónde jugar: en esta máquina o en un clúster de Ray
arena-help-journal = un archivo que guarda cada partida terminada; tras una interrupción, el mismo comando continúa desde él
arena-help-html = escribir el resultado como página con gráficos
arena-help-csv = escribir cada partida en CSV, una fila por asiento
arena-help-parquet = escribir cada partida en Parquet, una fila por asiento
arena-help-json = mostrar el resultado en JSON
arena-seed-form = una semilla es un número entero o 64 cifras hexadecimales, no { $seed }
arena-progress = { $done } de { $total } partidas, faltan { $left }
arena-title = { $game }, { $seats } jugadores, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
arena-nothing = No se terminó ninguna partida.
arena-note = Entre paréntesis: el intervalo que contiene el valor verdadero en 95 de cada 100 casos. Por delante: parte de los rivales de otro nombre que quedan detrás; un empate vale la mitad. Ventaja: puntos más que el mejor de los demás. Dispersión: por debajo quedan una décima parte, la mitad y nueve décimas partes de las puntuaciones. Valoración: puntos Elo por encima de la media de estos jugadores, de todas las partidas a la vez (modelo de Davidson, con empates).
arena-column-player = jugador
arena-column-games = partidas
arena-column-wins = ganadas
arena-column-ahead = por delante
arena-column-score = puntos
arena-column-lead = ventaja
arena-column-spread = dispersión
arena-column-rating = valoración
arena-column-turn = por turno
arena-column-longest = el más largo
arena-column-failures = fallos
arena-plot-wins = Partidas ganadas
arena-plot-scores = Puntuaciones
arena-plot-parts = De dónde salen los puntos
arena-plot-pairs = Jugador contra jugador
arena-plot-positions = Posiciones finales
arena-final-position = Partida { $number }: { $totals }
arena-pairs-note = Con qué frecuencia el jugador de la izquierda quedó por delante del de arriba; un empate vale la mitad.
arena-fact-command = Comando
arena-fact-seed = Primer reparto (semilla)
arena-fact-options = Opciones
arena-fact-version = Versión
arena-fact-date = Fecha
arena-failed = { $player } falló en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}, la primera vez en la partida { $number }: { $reason }
