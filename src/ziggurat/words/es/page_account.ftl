# Sesiones, contraseña, dirección de correo, jugadores bloqueados y páginas de los enlaces de los correos.

page-sessions = Dónde has iniciado sesión
page-sessions-hint = Cierra una sesión que no reconozcas y cambia la contraseña.
page-sessions-unknown = Navegador desconocido
page-sessions-browser = { $browser } en { $system }
page-sessions-current = Este navegador
page-sessions-last = Último uso: { $date }
page-sessions-end = Cerrar esa sesión
page-sessions-ended = La sesión está cerrada
page-password-change = Cambiar la contraseña
page-password-old = Contraseña actual
page-password-new = Contraseña nueva
page-password-changed = Contraseña cambiada. Los demás dispositivos ya no tienen la sesión abierta.
page-password-lost = ¿Has olvidado la contraseña?
page-password-lost-done = Si la cuenta tiene una dirección confirmada, el enlace está en camino.
page-mail = Dirección de correo
page-mail-hint = Para avisarte cuando te toca y no estás, y por si olvidas la contraseña.
page-mail-address = Dirección
page-mail-add = Añadir
page-mail-sent = Abre el enlace del correo que acabamos de enviar.
page-mail-confirmed = Confirmada
page-mail-unconfirmed = Sin confirmar: abre el enlace del correo
page-mail-remove = Quitar
page-mail-removed = Dirección quitada
page-blocks = Jugadores bloqueados
page-blocks-remove = Desbloquear
page-blocks-removed = Bloqueo quitado
page-chat-actions = Denunciar o bloquear
page-chat-report = Denunciar
page-chat-reported = Gracias. Quienes administran el servidor verán este mensaje.
page-chat-block = Bloquear a este jugador
page-chat-blocked = Hecho. No verás más los mensajes de esta persona.
page-invitations = Enlaces de invitación
page-invitations-made = Creado el { $date }, { $seat ->
    [any] para cualquier asiento
   *[other] para el asiento { $seat }
}.
page-invitations-used = Usado.
page-invitations-revoke = Revocar
page-invitations-revoked = El enlace ya no sirve
page-link-confirm = Confirmar la dirección
page-link-confirm-text = Ziggurat podrá escribir a esta dirección.
page-link-confirm-done = Dirección confirmada
page-link-recover = Elegir una contraseña nueva
page-link-recover-text = Se cerrarán las sesiones de todos los dispositivos.
page-link-recover-done = La contraseña nueva está guardada
page-link-unsubscribe = Dejar de recibir correos
page-link-unsubscribe-text = No recibirás más correos en esta dirección.
page-link-unsubscribe-done = No habrá más correos
