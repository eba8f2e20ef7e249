### Imágenes de posiciones

picture-round = Ronda { $number } de { $of }
picture-won = { $count ->
    [0] La partida ha terminado
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
picture-pawn-waits = peón en la cantera

## ziggurat picture

command-picture = dibujar una posición de una partida registrada
picture-help-record = el registro de una partida
picture-help-move = cuántas acciones se han jugado antes del momento mostrado; sin él, el final
picture-help-seat = el asiento cuya vista se muestra, contado desde 0; sin él, la del público
picture-help-output = el archivo que se escribe, .svg o .png; - escribe SVG en la salida estándar
picture-help-theme = light (claro) o dark (oscuro)
picture-help-language = el idioma de los textos
picture-help-animate = dibujar toda la partida, una posición tras otra (solo SVG)
picture-help-seconds = segundos por posición de --animate
picture-file = hace falta un archivo que termine en .svg o .png, no { $file }
picture-animated-file = una animación se escribe como SVG, no como { $file }
picture-move-range = { $move } no es un número de 0 a { $most }, las acciones de esta partida
picture-seat-range = { $seat } no es un asiento de 0 a { $most }
picture-seconds-range = --seconds debe estar entre 0.1 y 60
