# Encontrarse: buscar rival, amigos, invitaciones, la lista de las propias partidas.

## Buscar rival

page-pair = Juega ya con alguien
page-pair-text = Un clic: juegas con quien busque la misma partida.
page-pair-clock = { $clock ->
    [quick] 10 min
    [calm] 30 min
   *[days] 3 días
}
page-pair-clock-long = { $clock ->
    [quick] Diez minutos por persona, más diez segundos por turno
    [calm] Media hora por persona, más treinta segundos por turno
   *[days] Tres días para cada turno
}
page-pair-with = { $game } · { $clock }
page-pair-waiting = { $count ->
    [one] una persona espera
   *[other] { $count } personas esperan
}
page-pair-title = Buscamos un rival
page-pair-wait = La partida se abrirá aquí en cuanto alguien se siente.
page-pair-days = No hace falta que te quedes: la partida te esperará en Mis partidas.
page-pair-since = { $seconds ->
    [one] Esperando desde hace un segundo
   *[other] Esperando desde hace { $seconds } segundos
}
page-pair-bot-title = Todavía no hay nadie
page-pair-bot-text = Juega mientras tanto con un bot, o sigue esperando.
page-pair-bot = Jugar contra: { $level }
page-pair-stop = Dejar de buscar
page-pair-share = O invita a alguien que conozcas
page-pair-leave = Ir a la página principal

## Amigos

page-friends = Amigos
page-friends-none = Envía tu enlace a alguien. Cuando lo abra se unirá a tus amigos, y cada uno podrá invitar al otro a una mesa con un toque.
page-friends-link = Tu enlace para amigos
page-friends-link-make = Mostrar mi enlace
page-friends-link-hint = Quien lo abra puede unirse a tus amigos. Vale 30 días.
page-friends-link-revoke = Anular mis enlaces
page-friends-link-revoked = Tus enlaces ya no funcionan
page-friends-online = en línea
page-friends-offline = sin conexión
page-friends-invite = Invitar a una partida
page-friends-remove = Quitar
page-friends-removed = { $name } ya no está en tu lista
page-friends-recent = Rivales recientes
page-friends-ask = Invitar a un amigo
page-friends-asked = Invitación enviada: { $name }
page-friends-ask-short = Invitar
page-friend-title = { $name } quiere jugar contigo
page-friend-text = Cada uno verá cuándo el otro está en línea y podrá invitarlo a una mesa con un toque.
page-friend-add = Añadir a mis amigos
page-friend-added = { $name } ya está entre tus amigos
page-friend-mine = Este es tu propio enlace
page-friend-mine-text = Envíaselo a alguien con quien quieras jugar.
page-friend-gone = Este enlace no funciona
page-friend-gone-text = Puede que haya caducado. Pide uno nuevo.

## Mis partidas

page-mine-invited = Invitaciones
page-mine-invited-by = { $name } te invita
page-mine-invited-toast = Te han invitado a una partida
page-mine-sit = Sentarse
page-mine-decline = Rechazar
page-mine-again = Jugar otra vez
page-mine-again-with = Jugar otra vez: { $game } con { $name }
page-mine-again-invited = Invitación a la próxima partida: { $name }
page-mine-score = { $points }
page-mine-more = Mostrar partidas anteriores

## Errores

server-too-many-friend-links = Puedes tener hasta { $most } enlaces a la vez. Anula antes los antiguos.
server-too-many-friends = Una lista de amigos tiene sitio para { $most } personas.
server-own-link = Este es tu propio enlace.
server-no-such-player = Puedes invitar a amigos y a rivales recientes.
