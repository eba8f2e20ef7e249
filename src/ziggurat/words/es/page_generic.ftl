# El tablero de la página para juegos de otros paquetes, que no traen palabras propias.

page-generic-actions = Acciones posibles
page-generic-choose = Elige una acción.
page-generic-chosen = *{ $action }*: confirma, o elige otra acción.
page-generic-confirm = Confirmar
page-generic-filter = Buscar entre las acciones
page-generic-none = Ninguna acción coincide.
page-generic-over = La partida ha terminado.
page-generic-rules = Este juego viene de otro paquete, sin un texto de sus reglas.
page-generic-score = Puntos
page-generic-state = Estado de la partida
page-generic-waiting = { $name } está eligiendo una acción.
