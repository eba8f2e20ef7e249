# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = Aceptar
page-close = Cerrar
page-loading = Preparando la mesa…
page-home = Inicio
page-menu = Menú
page-you = Tú
page-labelled = { $label }: { $text }
page-your-turn = Te toca
page-turn-of = Turno de { $name }
page-undo = Deshacer
page-restart = Reiniciar turno
page-refused = Algo ha fallado. Inténtalo otra vez.
page-not-possible = Ahora no
page-not-here = Aquí no
page-link-copied = Enlace copiado

## The connection

page-reconnecting = Se ha perdido la conexión. Reconectando…
page-offline-now = Estás sin conexión.
page-steps-kept = Tus jugadas están guardadas.
page-reconnect-now = Reintentar ya

## Settings

page-settings = Ajustes
page-language = Idioma
page-theme = Aspecto
page-theme-system = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-speed = Animaciones
page-speed-slow = Lentas
page-speed-normal = Normales
page-speed-fast = Rápidas
page-speed-off = Ninguna
page-sound = Sonido
page-sound-on = Activar el sonido
page-sound-off = Desactivar el sonido
page-sound-hint = Sonidos discretos: piezas, tu turno, fin de la partida
page-volume = Volumen
page-volume-soft = Bajo
page-volume-normal = Normal
page-volume-loud = Alto
page-coach-switch = Consejos de la guía
page-coach-hint = Explicaciones breves en tu primera partida de cada juego
page-contrast = Contraste alto
page-contrast-hint = Líneas y textos más marcados
page-auto-confirm = Confirmación automática
page-auto-confirm-hint = La jugada que termina el turno se juega al momento
page-auto-forced = Jugadas obligadas automáticas
page-auto-forced-hint = Si solo hay una jugada posible, se juega por ti

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = Los jardines colgantes
page-game-babylon-about = Extrae terrazas de una cantera común y levanta un jardín sobre pilares, nivel a nivel.
page-game-babel-about = Asienta cinco pueblos, alza templos y derriba los del rival antes de que crezcan demasiado.
page-game-hanging-gardens-about = Superpón cartas para formar grupos de edificios, coloca templos y reúne las fichas más valiosas.
page-game-added = Un juego de otro paquete.
page-seats = { $low }–{ $high } jugadores
page-players = { $count } jugadores
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Nivel del bot: { $game }
page-bot-named = Bot: { $level }
page-play = Jugar
page-play-game = Jugar ya: { $game }

## The front page

page-nav = Páginas
page-nav-play = Jugar
page-nav-learn = Aprender
page-nav-bots = Bots
page-nav-games = Mis partidas
page-nav-you = Perfil
page-sign-in = Iniciar sesión
page-make-dark = Cambiar a modo oscuro
page-make-light = Cambiar a modo claro
page-front-title = Tres juegos de la antigua Babilonia, una mesa abierta
page-front-title-short = Tres juegos de Babilonia
page-front-lead = Enfréntate a un buen bot en diez segundos, o comparte un enlace y juega con amigos, en tiempo real o a lo largo de varios días. Sin registrarte.
page-front-lead-first = ¿No los conoces? Aprende uno en cuatro minutos, en la mesa, y enfréntate a un bot de tu nivel. Sin registrarte.
page-front-lead-first-short = Aprende uno en cuatro minutos, sin registrarte.
page-play-now = Jugar ya
page-teach = Enséñame · 4 min
page-teach-game = Enséñame · 4 min: { $game }
page-known = Lo conozco: jugar
page-known-game = Lo conozco: jugar ({ $game })
page-good-first = Bueno para empezar
page-lesson-link = Lección
page-invite = Invitar a amigos
page-continue = Continuar tus partidas
page-games = Los tres juegos
page-against = { $game } contra { $names }
page-state-open = En espera
page-state-theirs = Turno de otros
page-state-paused = En pausa
page-state-ended = Terminada
page-outcome-won = Ganada
page-outcome-shared = Victoria compartida
page-outcome-draw = Empate
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
page-fair = Juego limpio verificable
page-fair-text = Todo lo barajado se puede comprobar tras la partida
page-create = Crear una mesa
page-create-text = Amigos, bots, tiempo y reglas a tu gusto
page-learn-first = Aprender antes las reglas
page-learn-first-text = Cada juego en una página corta
page-open-tables = Mesas abiertas
page-table-of = { $game } (con { $name })
page-seats-free = { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
page-join = Unirse
page-watch = Ver
page-clock-none = sin límite de tiempo
page-clock-live = { $minutes } min + { $seconds } s por turno
page-clock-days = { $days ->
        [one] un día por turno
       *[other] { $days } días por turno
    }
page-missing = Página no encontrada
page-missing-text = Puede que la dirección esté mal escrita o que la página ya no exista.
page-offline-title = Sin conexión
page-offline-text = No se puede conectar con el servidor. Tus partidas están a salvo; esta página lo sigue intentando.
page-offline-again = Probar de nuevo
