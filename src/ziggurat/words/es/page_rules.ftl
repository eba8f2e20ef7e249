# The pages of rules: search, contents, figures, links to rules.

page-rules-search = Buscar en las reglas
page-rules-contents = Índice
page-rules-game = Juego
page-rules-print = Imprimir
page-rules-link = Enlace a «{ $title }»
page-rules-none = Ninguna regla contiene estas palabras.
page-rules-right = correcto
page-rules-wrong = no se permite
page-rules-less = para comparar
page-rules-new = nueva
page-rules-see = La regla: { $title }
page-rules-pad = Hoja de puntos
page-rules-editor = Editor de posiciones
page-rules-try = Probar en el tablero
page-rules-try-pill = Prueba
page-rules-try-about = Aquí no se guarda nada: prueba jugadas y deshazlas.
page-rules-try-back = Volver a las reglas
page-rules-try-again = Empezar de nuevo
