### `ziggurat dataset`: partidas entre bots como datos para programas que aprenden.

command-dataset = escribir partidas entre bots como datos para el aprendizaje automático

dataset-help-out = el archivo que se escribe, FILE.parquet o FILE.npz, una fila por decisión
dataset-help-journal = un archivo que guarda cada partida terminada; el mismo comando continúa desde él; si falta, FILE.journal junto a los datos
dataset-format = el nombre de un archivo de datos termina en .parquet o .npz, no { $file }
dataset-no-observations = { $game } no tiene observaciones, así que no hay datos de él
dataset-other-journal = { $file } es el diario de una arena, que no guarda las acciones
dataset-interrupted = { $done } de { $total } partidas están en { $file }; el mismo comando continúa.
dataset-written = { $decisions } decisiones de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} están en { $file }.
dataset-left-out = { $games ->
    [one] { $games } partida se omite porque falló un bot.
   *[other] { $games } partidas se omiten porque falló un bot.
}
