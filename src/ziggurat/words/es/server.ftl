# Lo que dice el servidor: en su terminal, en los correos y como significado de los códigos con que responde.

server-listening = Ziggurat está abierto en { $address } (Ctrl-C para cerrarlo)
server-listening-lan = En la red local: { $address }
server-page-running = El servidor está en marcha.
server-page-missing = Esta instalación no tiene página. Los programas pueden jugar mediante la interfaz que se describe aquí:
server-mail-subject = { $game }: es tu turno

server-no-session = Tu sesión ha caducado. Inicia sesión de nuevo.
server-no-such-table = Esta mesa no existe o es privada.
server-no-such-invitation = Esta invitación ya no es válida.
server-not-seated = No tienes asiento en esta mesa.
server-say-hello-first = Abre primero la mesa.
server-players-only = Aquí solo pueden escribir los jugadores de la mesa.
server-too-many-frames = Demasiado rápido. Ve un poco más despacio.
server-too-many-requests = Demasiado rápido. Espera un momento.
server-too-many-tables = No puedes tener más de { $most } mesas a la vez.
server-too-many-open-tables = Ya tienes { $most } mesas abiertas. Antes, empieza o cierra una de ellas.
server-too-many-sockets = Ziggurat está abierto en demasiadas ventanas.
server-too-large = Es demasiado grande.
server-foreign-origin = La petición venía de otra página y se ha rechazado.
server-unknown-host = Este servidor no conoce ese nombre. Quien lo administra puede añadirlo.
server-json-only = El servidor solo lee JSON.
server-malformed = Falta algo o está mal escrito: { $field }.
server-not-found = No se ha encontrado.
server-method-not-allowed = Eso no se puede hacer aquí.
server-refused = El servidor lo ha rechazado.
server-internal = Algo ha fallado en el servidor. No se ha perdido nada de tu partida.
server-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
server-wrong-credentials = El nombre o la contraseña no son correctos.
server-registered-already = Ya tienes una cuenta.
server-password-length = La contraseña debe tener de { $shortest } a { $longest } caracteres.
server-text-empty = El mensaje está vacío.
server-text-too-long = Es demasiado largo: { $longest } caracteres como máximo.
server-chat-too-fast = Escribes muy rápido. Espera un momento.
server-webhook-malformed = Eso no es una dirección web.
server-webhook-unknown-host = Esa dirección no existe.
server-webhook-internal = Esa dirección está dentro de una red privada y no se puede llamar.
server-notice-kind-unavailable = Este servidor no puede enviar ese tipo de mensaje.
server-too-many-notices = Puedes tener como máximo { $most } canales de aviso.
server-unknown-bot = No hay ningún bot con ese nombre.
server-not-started = La partida no ha empezado.
server-store-unavailable = El servidor no puede guardar en este momento. Tu jugada no se ha aceptado; inténtalo de nuevo dentro de un momento.
server-taken = Ese nombre es de otra persona.
server-conflict = Alguien ha sido más rápido. Comprueba la mesa e inténtalo de nuevo.
server-missing = Eso ya no está.
server-bad-events = Esta mesa se creó con otra versión del juego y no se puede abrir aquí.
server-bad-draft = Esta posición no puede darse en una partida.
server-bad-text = Ese texto no se puede guardar.

chat-hello = ¡Hola!
chat-good-luck = ¡Buena suerte!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-one-moment = Un momento, por favor.
chat-back = Ya estoy de vuelta.
chat-sorry = ¡Perdón!
chat-good-game = ¡Buena partida!

command-serve = ofrecer la mesa en la red, para este equipo o para un club
command-think = pensar por los bots de un servidor en otro equipo
serve-help-host = dirección en la que escuchar; si falta, solo este equipo
serve-help-port = puerto en el que escuchar (si no se indica: { $port }, o el siguiente libre)
serve-help-db = dónde se guarda todo: sqlite:///ARCHIVO o postgresql://USUARIO:CLAVE@HOST/BASE (si no se indica: un archivo en tu carpeta de datos)
serve-help-lan = dejar entrar a otros equipos de la red local
serve-help-behind-tls = delante hay un proxy que habla TLS
serve-help-origin = otro origen cuyas páginas pueden conectarse; se puede repetir
serve-help-allowed-host = un nombre con el que los navegadores llegan a este servidor; no hace falta para direcciones y nombres de la red local; se puede repetir
serve-help-connections-per-address = máximo de conexiones desde una dirección (si no se indica: { $most })
serve-help-bot-workers = cuántos procesos piensan por los bots
serve-help-remote-bots = los bots piensan en otros equipos: con `ziggurat think` (predeterminado) o en un clúster de Ray
think-help-db = dirección de la base de datos: postgresql://USUARIO:CLAVE@HOST/BASE
think-help-workers = cuántos procesos piensan; uno por procesador si no se indica
think-needs-postgres = los bots en otros equipos necesitan una base de datos PostgreSQL: --db postgresql://USUARIO:CLAVE@HOST/BASE
serve-help-smtp = servidor de correo para los avisos de turno, HOST:PUERTO
serve-help-mail-from = remitente de los avisos de turno
serve-help-open = abrir la página en el navegador
serve-no-page = Esta instalación no tiene página, así que aquí no se puede jugar en el navegador. En un clon, `make play` construye la página; `make dist` crea un wheel que la contiene.
serve-bad-smtp = --smtp espera HOST:PUERTO y necesita --mail-from DIRECCIÓN
serve-store-failed = no se puede usar el almacén { $store } ({ $reason }): { $detail }
serve-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $code ->
    [EADDRINUSE] otro programa usa este puerto
    [EADDRNOTAVAIL] esta máquina no tiene esta dirección
    [EACCES] falta el permiso
    [unknown] este nombre es desconocido
   *[other] { $reason }
}

command-backup = copiar el almacén en un archivo, también con el servidor en marcha
command-restore = sustituir el almacén por una copia de seguridad, con el servidor parado
backup-help-file = archivo que se escribe; aún no debe existir
backup-help-db = el almacén: sqlite:///ARCHIVO (si no se indica: el archivo de tu carpeta de datos)
backup-only-sqlite = este comando es para almacenes de la forma sqlite:///ARCHIVO. Para PostgreSQL usa pg_dump y pg_restore.
backup-exists = { $file } ya existe. Elige otro nombre.
backup-failed = no se puede copiar el almacén { $store } en { $file }: { $detail }
backup-done = Escrito: { $file } (mesas: { $tables }, eventos: { $events })
restore-help-file = la copia de seguridad, escrita por ziggurat backup
restore-help-replace = sustituye un almacén existente, que se conserva como ARCHIVO.old
restore-exists = { $file } ya existe. Con --replace se conserva como { $file }.old y se sustituye.
restore-running = un servidor usa { $file }. Detenlo antes.
restore-failed = no se puede restaurar la copia de seguridad { $file }: { $detail }
restore-done = Restaurado: { $file } (mesas: { $tables }, eventos: { $events })

server-no-such-link = Este enlace ha caducado o ya se ha usado. Pide uno nuevo.
server-blocked = El anfitrión de esta mesa no quiere jugar contigo.
server-removed-by-host = El anfitrión te ha retirado de esta mesa. Para volver a sentarte necesitas una nueva invitación.
server-invited-to-other-seat = Tu invitación es para otro asiento.
server-password-is-name = La contraseña no puede ser tu nombre.
server-password-common = Esta contraseña es de las primeras que se prueban para adivinarla. Elige otra.
server-not-registered = Todavía no tienes contraseña.
server-banned-word = Este texto contiene una palabra que aquí no se permite.
server-cannot-block = Aquí no hay ningún jugador al que bloquear.
server-too-many-blocks = Puedes bloquear hasta { $most } jugadores.
server-cannot-report = Este mensaje no se puede denunciar.
serve-help-public-url = dirección con la que los jugadores abren la página, para los enlaces de los correos
