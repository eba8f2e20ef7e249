# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = De acuerdo
page-close = Cerrar
page-loading = Se prepara la mesa
page-home = A la portada
page-menu = Menú
page-you = Tú
page-and = { $first } y { $last }
page-your-turn = Te toca
page-turn-of = Turno de { $name }
page-undo = Deshacer paso
page-restart = Empezar de nuevo
page-refused = No ha funcionado. Inténtalo otra vez.
page-not-possible = Ahora no
page-not-here = Aquí no
page-link-copied = Enlace copiado

## The connection

page-reconnecting = Se ha perdido la conexión. Probando de nuevo.
page-offline-now = Estás sin conexión.
page-steps-kept = Tus pasos se conservan.
page-reconnect-now = Ahora mismo

## Settings

page-settings = Ajustes
page-language = Idioma
page-theme = Aspecto
page-theme-system = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-speed = Movimiento
page-speed-slow = Lento
page-speed-normal = Medio
page-speed-fast = Rápido
page-speed-off = Ninguno
page-sound = Sonido
page-sound-on = Activar el sonido
page-sound-off = Quitar el sonido
page-sound-hint = Discreto: una pieza, tu turno, el final
page-contrast = Más contraste
page-contrast-hint = Líneas y textos más marcados
page-auto-confirm = Confirmar por mí
page-auto-confirm-hint = Los pasos que cierran el turno se hacen al momento
page-auto-forced = Jugar los pasos forzados
page-auto-forced-hint = Donde solo hay un paso posible, se juega por ti

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = Los jardines colgantes
page-game-babylon-about = Extrae terrazas de una cantera común y levanta un jardín sobre pilares, piso a piso.
page-game-babel-about = Asienta cinco pueblos, alza templos y derriba los del rival antes de que crezcan demasiado.
page-game-hanging-gardens-about = Superpón cartas en grupos de edificios, coloca templos y reúne las fichas más valiosas.
page-game-added = Un juego de otro paquete.
page-seats = { $low }–{ $high } jugadores
page-players = { $count } jugadores
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Nivel del bot para { $game }
page-bot-named = Bot: { $level }
page-play = Jugar
page-play-game = Jugar ya a { $game }

## The front page

page-nav = Páginas
page-nav-play = Jugar
page-nav-learn = Aprender
page-nav-bots = Los bots
page-nav-games = Mis partidas
page-nav-you = Tú
page-sign-in = Entrar
page-make-dark = Cambiar a oscuro
page-make-light = Cambiar a claro
page-front-title = Tres juegos de Babilonia, una mesa abierta
page-front-lead = Enfréntate a un buen bot en diez segundos, o comparte un enlace y juega con amigos, en directo o durante días. Sin registrarte.
page-play-now = Jugar ya
page-invite = Invitar amigos
page-continue = Sigue tus partidas
page-games = Los tres juegos
page-against = { $game } contra { $names }
page-state-open = En espera
page-state-theirs = Les toca
page-state-paused = En pausa
page-state-ended = Terminada
page-outcome-won = Ganada
page-outcome-shared = Compartida
page-outcome-draw = Tablas
page-outcome-lost = Perdida
page-just-now = ahora mismo
page-minutes-ago = { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
page-hours-ago = { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
page-days-ago = { $count ->
        [one] hace un día
       *[other] hace { $count } días
    }
page-fair = Limpio, y se puede comprobar
page-fair-text = Cada barajado se puede comprobar tras la partida
page-create = Preparar una mesa
page-create-text = Amigos, bots, reloj y reglas a tu gusto
page-learn-first = Aprende antes las reglas
page-learn-first-text = Cada juego en una página corta
page-open-tables = Mesas abiertas
page-table-of = { $game } (con { $name })
page-seats-free = { $count ->
        [one] un sitio libre
       *[other] { $count } sitios libres
    }
page-join = Unirse
page-watch = Mirar
page-clock-none = sin reloj
page-clock-live = { $minutes } min + { $seconds } s por turno
page-clock-days = { $days ->
        [one] un día por turno
       *[other] { $days } días por turno
    }
page-missing = Aquí no hay nada
page-missing-text = Puede que la dirección esté mal escrita, o que lo que había ya no esté.
page-offline-title = Sin conexión con la mesa
page-offline-text = No se puede llegar al servidor. Tus partidas se conservan; esta página lo intenta de nuevo por sí sola.
page-offline-again = Probar de nuevo
