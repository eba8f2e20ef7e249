# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = De acuerdo
page-close = Cerrar
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

## Levels of bots

page-level-random = Al azar
page-level-greedy = Codicioso
page-level-apprentice = Aprendiz
page-level-mason = Albañil
page-level-architect = Arquitecto
page-level-king = Rey
