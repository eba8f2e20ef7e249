# What the page explains besides the rules. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Abrir las reglas en su página
page-learn-lead = Aprende cada juego en la mesa en cuatro minutos, o lee sus reglas en una página.
page-learn-rules = Reglas
page-learn-rules-of = Reglas: { $game }
page-learn-tools = Herramientas
page-learn-pad = Hoja de puntos para los juegos de caja
page-learn-editor = Editor de posiciones
page-learn-table-title = Cómo funciona la mesa
page-learn-table =
    La línea de arriba dice siempre *qué hacer ahora*. Los lugares donde puedes actuar tienen un borde azul; si tocas otro, se te explica por qué no se puede.
    Un turno se compone de jugadas. Puedes *deshacerlas* una a una o *reiniciar* el turno, mientras no se revele información oculta. El botón dorado termina el turno.
    El historial cuenta lo que ha pasado: señala una línea para verla en el tablero, elígela para volver a ese momento.
page-learn-fair =
    Antes de empezar, el servidor sortea una semilla secreta y enseña a todos su huella. Todos los barajados salen de la semilla: nadie puede cambiarlos después sin que la huella lo delate.
    Cuando la partida termina, se muestra la semilla. Tu navegador vuelve a calcular la huella y te dice si coincide; con el registro de la partida, cualquiera puede volver a repartirla y reproducirla.
    Los bots saben exactamente lo que puede saber un jugador en su lugar, y nada más.

## The Hanging Gardens

page-learn-hanging-gardens-note-title = Una reconstrucción
page-learn-hanging-gardens-note = Las caras de las cartas y casi todos los valores de las fichas nunca se publicaron como texto. Los nuestros son una reconstrucción cuidadosa; si tienes la caja, puedes jugar con los verdaderos (en la línea de comandos, --box).

## Babylon

page-learn-babylon-note-title = Una reconstrucción
page-learn-babylon-note = Nadie ha publicado qué iconos y flores lleva cada loseta. Los nuestros son una reconstrucción cuidadosa; si tienes la caja, puedes jugar con los verdaderos (en la línea de comandos, --box).

## Los bots

page-bots-lead = Se sientan enseguida, en cualquier mesa, y nunca les molesta perder.
page-bots-fair-title = Lo que saben
page-bots-fair =
    Un bot ve exactamente lo que puede ver un jugador en su lugar: ninguna carta oculta, ninguna loseta por venir. Para lo que no puede saber, imagina muchos repartos posibles.
    Su tiempo de reflexión es limitado. Los niveles son los mismos en todos los juegos y con cualquier número de jugadores; los más fuertes piensan más tiempo.
    Los bots no abandonan, no charlan, y aceptan cuando pides deshacer una jugada.
