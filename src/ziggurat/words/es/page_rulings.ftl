# Rulings: how the page plays what the rulebooks leave open; the last chapter of a game’s rules.
# Parts between asterisks are bold.

page-learn-babel-rulings-title = Donde el reglamento calla
page-learn-babel-rulings =
    El reglamento no lo dice; jugamos así:
    { "" }*Exactamente 10* puntos no son menos de 10: la partida sigue.
    Los *huecos* de una columna se cierran, y las cartas que quedan juntas cuentan como seguidas.
    { "" }*Un templo al que le faltan niveles* vale su carta de encima.
    { "" }*Un poder sin efecto* no se puede usar. Una mano de menos de dos cartas no se puede reducir.
    { "" }*Los descartes* se barajan cuando hay que robar y el mazo está vacío. Si ambos están vacíos, se roba lo que quede.
    { "" }*Puntos iguales y manos iguales* son un empate. Una posición que se da por tercera vez, o el turno 200, cierra la partida y se cuentan los puntos.
    Que en la fase final quien baja de 10 pierda al instante (Kosmos, Z-Man) se basa en relatos de jugadores.
page-learn-babylon-rulings-title = Donde el reglamento calla
page-learn-babylon-rulings =
    El reglamento no lo dice, o las ediciones difieren; jugamos así:
    { "" }*Estatuas*: una estatua exactamente un nivel por debajo de una esquina siempre la sostiene, aunque se haya construido en el mismo turno. Si no se ve ninguna estatua, la siguiente puede ir otra vez en cualquier lugar.
    { "" }*La esquina sin apoyo* puede quedar sobre cualquier cosa más baja, a cualquier profundidad. Lo que tapa ya no puntúa.
    Los *puentes* cruzan exactamente un espacio, a cualquier profundidad. Bajo un puente no hay pilares, ni losetas de su nivel.
    Las *escaleras* ocupan el nivel sobre su extremo inferior: una loseta encima queda al menos dos niveles más arriba.
    Los *belvederes* solo puntúan mientras se ven. Las *piezas* nunca se agotan.
    { "" }*Seis losetas de arcilla* salen de la cantera con dos jugadores; el reglamento italiano dice «una vez más», el francés y el español dos veces.
    La cantera de 4 por 4 columnas también es una convención.
page-learn-hanging-gardens-rulings-title = Donde el reglamento calla
page-learn-hanging-gardens-rulings =
    El reglamento no lo dice, o no lo hemos visto; jugamos así:
    { "" }*Unir grupos con templos* está permitido: eliges el templo que se queda, los demás vuelven a tu reserva, y no recibes ficha por ello.
    { "" }*Un grupo con templo que se reduce* lo conserva, y cuenta con su tamaño actual cuando un templo debe moverse.
    { "" }*Sin fichas boca abajo*, un grupo de seis o más no recibe nada a cambio.
    { "" }*Un personaje* puntúa una sola vez, aun con dos series completas.
    { "" }*Las fichas tomadas de las descubiertas* siguen a la vista; en el juego impreso todas van boca abajo (una opción).
    { "" }*Cuando se agotan las fichas*, se juegan esta ronda y otra más. *Empates*: más series completas, luego más fichas, luego victoria compartida.
    Quién empieza se decide por sorteo.
