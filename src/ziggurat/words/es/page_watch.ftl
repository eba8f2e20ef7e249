# Mirar y compartir: partidas en la página principal, enlaces a partidas terminadas, el visor incrustado.

page-watch-title = Mira una partida
page-watch-live = En directo
page-watch-bots = Dos bots en la mesa
page-watch-bots-text = { $game }: { $first } contra { $second }
page-watch-open = Mirar
page-watch-moves = Jugada { $number }

page-share-title = Compartir esta partida
page-share-text = Quien tenga el enlace ve la partida y los nombres de los jugadores, pero no el chat.
page-share-public-text = Todos pueden mirar esta partida: su dirección es el enlace.
page-share-make = Crear un enlace
page-share-link = El enlace a esta partida
page-share-embed = Muéstrala en tu sitio web
page-share-embed-hint = Pega este código en la página.
page-share-count = { $count ->
    [one] Un enlace activo.
   *[other] { $count } enlaces activos.
}
page-share-stop = Dejar de compartir
page-share-stopped = Los enlaces ya no funcionan
page-share-record = Descargar el registro

page-embed-open = Abrir en Ziggurat
page-embed-live = En directo
page-embed-ended = Terminada
page-embed-gone = Esta partida no se puede mostrar
page-embed-gone-text = No existe, es privada o ya no se comparte.
page-embed-first = Primera jugada
page-embed-back = Una jugada atrás
page-embed-forward = Una jugada adelante
page-embed-last = Última jugada
page-embed-play = Reproducir
page-embed-pause = Pausa
page-embed-step = Jugada { $step } de { $steps }

server-too-many-shares = Una partida puede tener hasta { $most } enlaces.
