### Las palabras de los comandos `ziggurat engine`, `record`, `verify` y `bench`.

## Para qué sirve cada comando

command-about = Una mesa abierta para tres juegos de la antigua Babilonia.
command-lacks-package = falta el paquete { $package }. Para instalarlo: pip install 'ziggurat-table[{ $extra }]'
command-play = jugar en la terminal, contra bots o con amigos
command-engine = manejar cualquier juego con líneas JSON por la entrada y la salida estándar
command-record = hacer jugar a los bots y guardar el registro de la partida en un archivo
command-verify = volver a jugar las partidas registradas y comprobar todo lo que consta en ellas
command-lessons = comprobar las lecciones con las reglas
command-bench = medir la velocidad de los motores, el sencillo y el compilado
command-train = entrenar la evaluación de un juego con partidas contra sí mismo
command-games = enumera los juegos y bots instalados, con opciones y extras
command-completion = escribe un script que completa comandos y opciones en la consola
command-version = escribe la versión y termina

## Archivos

file-unreadable = no se puede leer { $file }: { $reason }
file-unwritable = no se puede escribir { $file }: { $reason }
file-reason = { $code ->
    [ENOENT] no existe tal archivo o carpeta
    [EISDIR] es una carpeta
    [ENOTDIR] una parte de la ruta no es una carpeta
    [EACCES] faltan permisos
    [ENOSPC] el disco está lleno
    [EROFS] el disco está protegido contra escritura
   *[other] { $reason }
}
file-too-large = { $file } pasa de { $megabytes } MB: demasiado para un registro o una caja
file-not-utf8 = { $file } no es un texto en UTF-8: el byte { $byte } no es válido
file-not-json = { $file } no está en formato JSON
file-not-json-at = { $file } no está en formato JSON: línea { $line }, columna { $column }
option-form = una opción se escribe NOMBRE=VALOR, no { $option }
argument-range = { $argument } vale { $value }, pero debe estar entre { $least } y { $most }
argument-address = { $argument } espera una dirección como https://table.example.org, no { $value }
argument-host = { $argument } espera un nombre como table.example.org, no { $value }
argument-seats = { $argument } espera números de jugadores separados por comas, como 2,3, no { $value }

## Las partidas en una línea

game-summary = { $game }, { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}; { $outcome }
game-unfinished = partida sin terminar
game-outcome = { $totals }, { $count ->
    [one] gana { $names }
   *[other] victoria compartida: { $names }
}

## ziggurat record

record-help-game = el juego
record-help-seats = cuántos jugadores; si no se indica, tantos como bots se nombren o el mínimo que permita el juego
record-help-seed = un número entero o 64 cifras hexadecimales; la misma semilla da el mismo archivo. Si falta, se sortea una secreta
record-help-players = los bots, asiento por asiento, separados por comas y escritos como para ziggurat arena: greedy, architect:1s, mio.py:Clase; un solo nombre ocupa todos los asientos (si falta: random)
record-help-option = una opción del juego, por ejemplo start=1; se puede repetir
record-help-profile = la edición de cuyas opciones se parte
record-help-box = un archivo con los componentes que se usarán, en los juegos que lo permiten
record-help-games = cuántas partidas jugar, con semilla S, S+1, S+2, … y archivos numerados
record-help-output = el archivo de destino; - es la salida estándar
record-written = { $file }: { $summary }
record-seats-wrong = { $game }: se juega con { $counts } jugadores, no con { $seats }
record-players-mismatch = { $names ->
    [one] Se ha nombrado { $names } bot
   *[other] Se han nombrado { $names } bots
} para { $seats } asientos: nombra uno por asiento, o uno solo para todos
record-games-output = para varias partidas hace falta un nombre de archivo: la salida estándar solo admite una

## ziggurat verify

verify-help-files = los registros que se comprueban; - es la entrada estándar
verify-help-box = el archivo con los componentes con que se jugó, si no son los habituales
verify-good = { $file }: verificado. La semilla, cada acción y el resultado concuerdan: { $summary }
verify-bad = { $file }: no es válido. { $reason }

## ziggurat lessons

lessons-help-check = jugar todos los caminos de una lección y comparar todo lo que afirma
lessons-check-files = los archivos que se comprueban, cada uno con el nombre de su juego; sin ellos, todas las lecciones del paquete
lessons-check-write = calcular las listas de palabras permitidas y escribirlas en los archivos
lessons-good = { $file }: correcto. { $steps } pasos, { $positions } posiciones, { $stages } etapas, { $words } palabras, { $paths } caminos, { $claims } afirmaciones, { $wrong_tries } intentos fallidos, { $texts } textos.

## ziggurat bench

bench-help-game = el juego que se mide; si falta, todos los instalados
bench-help-seconds = tiempo de procesador para cada medida, en segundos (si falta: { $seconds })
bench-help-json = mostrar las cifras en formato JSON
bench-seconds-range = --seconds vale { $seconds }, pero debe ser mayor que 0 y como mucho { $most }
bench-progress = midiendo { $game }, { $seats } jugadores, motor { $engine ->
    [plain] sencillo
   *[compiled] compilado
}…
bench-failed = no se ha podido medir { $game } con { $seats } jugadores: { $reason }
bench-title = { $game }, { $seats } jugadores
bench-plain = sencillo
bench-compiled = compilado
bench-ratio = relación
bench-games = partidas al azar por segundo
bench-actions = acciones por segundo, enumerando cada vez las legales
bench-legal = legal() por segundo
bench-clone = clone()
bench-redeal = redeal()
bench-sample = sample(vista)
bench-memory = memoria por posición
bench-default-compiled = Normalmente funciona el motor compilado.
bench-default-plain = Normalmente funciona el motor sencillo: no hay ninguno compilado. `make` lo construye donde haya un compilador de C.
bench-default-forced = Ahora funciona el motor sencillo, porque ZIGGURAT_PLAIN está definida; si no, funcionaría el compilado.
bench-default-mixed = No todos los juegos tienen motor compilado; los demás usan el sencillo.
bench-note = Tiempo de procesador en un solo núcleo; la relación dice cuántas veces es mejor el motor compilado.

## ziggurat train

train-help-game = el juego cuya evaluación se entrena
train-help-output = el archivo de pesos que se escribe; si ya existe, el entrenamiento continúa desde él
train-help-steps = cuántos pasos se dan en total: un aspirante a prueba, o una ronda de muestras
train-help-games = cuántas partidas se juegan en cada paso
train-help-seats = cuántos jugadores hay en la mesa; si se dan varios números separados por comas, se alternan en cada paso
train-help-seed = un número entero o 64 cifras hexadecimales; la misma semilla da los mismos pesos
train-help-processes = cuántos procesos juegan a la vez
train-help-on = dónde se juegan las partidas: aquí (here) o en un clúster de Ray
train-step = Paso { $step } de { $steps }: el aspirante va por delante en { $lead } ± { $error }. Aspirantes aceptados hasta ahora: { $taken }.
train-lessons = Paso { $step } de { $steps }: entrenamiento con { $lessons } posiciones. Los pesos prevén al ganador en el { $right } % de ellas.
train-done = El entrenamiento ha terminado. Los pesos están en { $file }.
train-other = { $file } no es de este entrenamiento: no lo escribió «ziggurat train», o bien el juego, la semilla, los asientos o el número de partidas son otros. Indica otro archivo.
train-no-ray = Ray no está instalado. Quita «--on ray» o instálalo antes.

## ziggurat games, ziggurat completion

games-game = { $game }: { $title }, jugadores: { $seats }
games-option = --option { $option }={ $usual } (valores admitidos: { $allowed })
games-profiles = --profile, ediciones: { $profiles }
games-bots = Los bots: { $bots }
games-engine = Motor: { $engine ->
    [compiled] compilado
   *[plain] Python puro
}
games-extra = Extra { $extra }: instalado
games-extra-missing = Extra { $extra }: falta { $packages }
completion-help-shell = la consola que lee el script
