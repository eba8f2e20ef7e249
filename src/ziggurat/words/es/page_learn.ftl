# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Abrir las reglas en su página
page-learn-lead = Cada juego en una página. En la mesa ves lo que puedes hacer y se te explica por qué algo no está permitido.
page-learn-table-title = Cómo funciona la mesa
page-learn-table =
    La línea de arriba dice siempre *qué hacer ahora*. Los lugares donde puedes actuar tienen un borde azul; si tocas otro, se te explica por qué no se puede.
    Un turno se compone de jugadas. Puedes *deshacerlas* una a una o *reiniciar* el turno, mientras no se revele información oculta. El botón dorado termina el turno.
    El historial cuenta lo que ha pasado: señala una línea para verla en el tablero, elígela para volver a ese momento.
page-learn-fair =
    Antes de empezar, el servidor sortea una semilla secreta y enseña a todos su huella. Todos los barajados salen de la semilla: nadie puede cambiarlos después sin que la huella lo delate.
    Cuando la partida termina, se muestra la semilla. Tu navegador vuelve a calcular la huella y te dice si coincide; con el registro de la partida, cualquiera puede volver a repartirla y reproducirla.
    Los bots saben exactamente lo que puede saber un jugador en su lugar, y nada más.

## Babel

page-learn-babel-aim-title = De qué se trata
page-learn-babel-aim =
    Dos jugadores levantan templos en los terrenos de cinco pueblos. Cada templo tuyo vale su nivel más alto.
    Ganas al instante con *15 puntos* si tu rival tiene menos de 10, o con *20 puntos* en todo caso. Si se acaba el mazo de templos, gana quien tiene más puntos y, si empatan, más cartas en la mano.
page-learn-babel-turn-title = Tu turno
page-learn-babel-turn =
    Robas tres cartas de pueblo. Después haz cuanto quieras, en cualquier orden:
    { "" }*Viajar*: descarta una carta y lleva tu peón al terreno de su pueblo.
    { "" }*Asentar*: pon cartas de cualquier pueblo al final de tu columna, donde está el peón.
    { "" }*Migrar*: una vez por turno lleva las tres últimas cartas de una columna tuya, en su orden, a otro terreno; el peón puede estar en otra parte.
    Al final dos cartas de templo van a tu reserva, la más baja encima.
page-learn-babel-build-title = Construir
page-learn-babel-build = En el terreno de tu peón puedes construir el siguiente nivel de tu templo con la carta superior de *cualquiera* de las dos reservas, la tuya o la de tu rival. Tu columna allí necesita al menos tantas cartas como diga el nivel. No se gastan: pueden irse después y el templo se queda. Lo primero que construyes es tu carta inicial, de nivel 1, en un terreno donde tengas al menos una carta; en las ediciones de Kosmos y Z-Man, ya en tu primer turno.
page-learn-babel-powers-title = Tríos
page-learn-babel-powers =
    Tres o más cartas iguales seguidas en tu columna, donde está el peón, son un trío. Descartas una de ellas y, en ese terreno:
    people-assyrians| los *asirios* destruyen todo el templo rival; sus cartas vuelven al mazo de templos;
    people-hittites| los *hititas* pasan a tu templo la carta más alta del rival, si supera a la tuya y tienes cartas suficientes;
    people-medes| los *medos* expulsan de la columna rival todas las cartas de un pueblo;
    people-sumerians| los *sumerios* atraen a tu lado todas las cartas del pueblo que cierra esa columna;
    people-persians| los *persas* te dejan construir saltando un nivel.
    En lugar de eso, cualquier trío reduce a la mitad la mano del rival, que elige qué descartar (redondeando hacia abajo).
page-learn-babel-end-title = La fase final
page-learn-babel-end = Si tienes 15 puntos pero tu rival tiene al menos 10, la partida sigue: gana quien llegue a 20, o quien tenga 15 cuando el otro baje de 10. En las ediciones de Kosmos y Z-Man, quien baja entonces de 10 pierde al instante.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = De qué se trata
page-learn-hanging-gardens-aim = Cada uno coloca cartas en su propio jardín. Los edificios iguales que se tocan *por un lado*, no en diagonal, forman un grupo. Los grupos dan fichas de puntos, y al final *solo cuentan las fichas*: reúnelas en series.
page-learn-hanging-gardens-turn-title = Tu turno
page-learn-hanging-gardens-turn =
    En cada ronda hay cuatro cartas descubiertas, tres con tres jugadores. Elige primero quien tiene la flor; con dos jugadores el orden es primero, segundo, segundo, primero. Luego la flor pasa a la izquierda.
    Toma una carta y colócala sobre tu jardín, encima de otras cartas, girada como quieras, sobre casillas enteras.
    Cada *edificio* de la carta debe quedar sobre tu jardín, en terreno vacío o sobre cualquier edificio; las casillas vacías pueden ir en cualquier lado, incluso sobre la mesa. Ninguna casilla puede tapar un templo.
    Solo si no cabe ninguna de las cartas descubiertas, tomas una y la descartas, y tu turno acaba.
page-learn-hanging-gardens-build-title = Templos
page-learn-hanging-gardens-build =
    Si tu carta ha formado o ampliado un grupo de *tres o más* casillas sin templo, puedes poner en él *uno* de tus cinco templos. Entonces debes tomar una ficha:
    group-3| 3 casillas: de la *primera* columna,
    group-4| 4 casillas: de las *dos primeras*,
    group-5| 5 casillas: de *cualquiera*; 6 o más: antes una boca abajo y luego una de cualquier columna.
    Un solo templo por turno y uno solo por grupo: si unes dos grupos con templo, uno vuelve a ti. Cuando los cinco están en el jardín, el siguiente se mueve desde tu grupo más pequeño.
page-learn-hanging-gardens-tiles-title = Fichas y puntos
page-learn-hanging-gardens-tiles = Cuantas más fichas de una serie tengas, más valen; los valores figuran en cada ficha, el último es el de la serie completa. Las siguientes abren otra serie. Los *personajes* valen su valor alto si tienes completa su serie; si no, el bajo; el guardia vale 3 por cada puerta. Si no puedes tomar ninguna ficha, recibes 5 puntos.
page-learn-hanging-gardens-end-title = El final
page-learn-hanging-gardens-end = La partida termina cuando se acaban las cartas, o una ronda después de agotarse las fichas. Gana el total más alto; en caso de empate, quien tenga más series completas y, después, más fichas. Si no, la victoria se comparte.
page-learn-hanging-gardens-note-title = Una reconstrucción
page-learn-hanging-gardens-note = Las caras de las cartas y casi todos los valores de las fichas nunca se publicaron como texto. Los nuestros son una reconstrucción cuidadosa; si tienes la caja, puedes jugar con los verdaderos (en la línea de órdenes, --box).

## Babylon

page-learn-babylon-aim-title = De qué se trata
page-learn-babylon-aim = Cada uno construye un jardín de terrazas sobre pilares, nivel a nivel. Al final cuenta lo que se ve *desde arriba*, y cuanto más alto, mejor.
page-learn-babylon-turn-title = Extraer
page-learn-babylon-turn =
    Debes tomar la loseta superior de una de las 16 columnas de la cantera. Da *un pilar simple por cada lado* que toca el borde, el fondo de la cantera o una columna que no es más alta; uno más si la loseta muestra tu flor.
    Antes de la primera ronda se retiran por turnos losetas de arcilla a elección: seis en total con dos jugadores, tres con tres. Estas no dan pilares.
page-learn-babylon-build-title = Construir
page-learn-babylon-build =
    Puedes colocar la loseta que acabas de extraer y la de tu almacén (al principio, la loseta inicial), en cualquier orden. Una loseta se apoya en *tres o cuatro* esquinas:
    pillar-single| un *pilar simple* la eleva un nivel;
    pillar-double| un *pilar doble* la eleva dos; puedes cambiar dos simples por uno doble, nunca al revés;
    ornament-statue| una *estatua* la sostiene como un pilar simple, pero deja de considerarse estatua.
    Todas las esquinas deben llegar al mismo nivel, como mucho uno por encima del más alto. Los pilares van solo en espacios libres; un espacio oculto por una loseta se pierde. Ninguna loseta queda exactamente sobre otra.
    ornament-belvedere| Una esquina sin apoyo recibe un *belvedere*; su icono se pierde.
    Al final del turno guardas la loseta extraída (se descarta la que hubiera) o la descartas; conservas hasta seis pilares simples, ninguno doble.
page-learn-babylon-powers-title = Adornos
page-learn-babylon-powers =
    Tras colocar una loseta puedes añadir adornos (objetos decorativos), gratis, en espacios libres con los iconos adecuados; al menos un icono debe estar en una loseta colocada este turno.
    ornament-statue| *Estatua*: la primera, donde quieras; después, cada una en línea recta con una estatua visible, en cualquier nivel.
    ornament-fountain| *Fuente*: une dos iconos contiguos del mismo nivel, en dos losetas.
    ornament-bridge| *Puente*: une dos iconos del mismo nivel con una sola casilla más baja en medio.
    ornament-stairs| *Escalera*: une dos iconos contiguos, con un nivel de diferencia.
page-learn-babylon-tiles-title = Fichas de ronda
page-learn-babylon-tiles =
    Después de cada ronda se revela una ficha. En la ronda siguiente vale para todos:
    token-single| un pilar simple más al empezar el turno;
    token-double| un pilar doble para este turno, que no se guarda;
    token-icon| un icono de una loseta que coloques vale como otro;
    token-blank| un espacio sin icono vale como el icono que quieras;
    token-flower| tu flor da dos pilares en vez de uno;
    token-minus| un pilar menos por la loseta extraída.
    Algunas fichas no tienen efecto; en la primera ronda no hay ninguna.
page-learn-babylon-end-title = Puntos
page-learn-babylon-end =
    Tras 15, 13 u 11 rondas (2, 3 o 4 jugadores) los jardines se miran desde arriba. Lo que se ve, aunque sea en parte, cuenta entero:
    ornament-statue| cada *estatua*: su nivel
    ornament-fountain| cada *fuente*: 3 × su nivel
    ornament-bridge| cada *puente*: 3 × su nivel
    ornament-stairs| cada *escalera*: la suma de sus dos niveles
    ui-variety| 4 puntos por cada *conjunto* de los cuatro adornos
    flower-pink| 4 puntos por cada conjunto de las cuatro *flores*
    ornament-belvedere| 1 punto por cada *belvedere*
    temple-4| 2 × tu *nivel más alto*
    En caso de empate gana quien tenga menos huecos a la vista en su tablero; después, la victoria se comparte.
page-learn-babylon-note-title = Una reconstrucción
page-learn-babylon-note = Nadie ha publicado qué iconos y flores lleva cada loseta. Los nuestros son una reconstrucción cuidadosa; si tienes la caja, puedes jugar con los verdaderos (en la línea de órdenes, --box).

## Los bots

page-bots-lead = Se sientan enseguida, en cualquier mesa, y nunca les molesta perder.
page-bots-fair-title = Lo que saben
page-bots-fair =
    Un bot ve exactamente lo que puede ver un jugador en su lugar: ninguna carta oculta, ninguna loseta por venir. Para lo que no puede saber, imagina muchos repartos posibles.
    Su tiempo de reflexión es limitado. Los niveles son los mismos en todos los juegos y con cualquier número de jugadores; los más fuertes piensan más tiempo.
    Los bots no abandonan, no charlan, y aceptan cuando pides deshacer una jugada.
