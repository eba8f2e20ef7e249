# Notificaciones: qué dicen y cómo se activan.

push-turn = Te toca
push-turn-text = { $game }: haz tu jugada.
push-invitation = { $name } te invita
push-invitation-text = { $game }. Toca para sentarte.

page-push = Notificaciones
page-push-hint = Un aviso en este dispositivo cuando te toque o un amigo te invite, aunque Ziggurat esté cerrado.
page-push-enable = Activar las notificaciones
page-push-disable = Desactivar las notificaciones
page-push-enabled = Notificaciones activadas
page-push-enabled-text = Te avisaremos cuando te toque.
page-push-disabled = Notificaciones desactivadas
page-push-is-on = Activadas en este dispositivo.
page-push-denied = Las notificaciones están bloqueadas
page-push-denied-text = Permítelas para este sitio en los ajustes del navegador e inténtalo de nuevo.
page-push-unsupported = Este navegador no puede recibir notificaciones. En un iPhone o iPad, añade antes Ziggurat a la pantalla de inicio.
page-push-failed = El servicio de notificaciones del navegador no responde. Inténtalo más tarde.
page-push-offer = Tienes días para cada turno. ¿Quieres un aviso cuando te toque?
page-push-later = Ahora no
server-push-keys-malformed = Las claves del navegador para las notificaciones no son válidas.
