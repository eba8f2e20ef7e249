# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Leer las reglas con calma
page-learn-lead = Cada juego en una página. La mesa te enseña lo que es posible y te dice por qué algo no lo es.
page-learn-table-title = Cómo funciona la mesa
page-learn-table =
    La línea de arriba dice siempre *qué hacer ahora*. Los sitios donde algo es posible tienen un borde azul; si tocas otro sitio, se te dice por qué no.
    Un turno se compone de pasos. Puedes *deshacerlos* uno a uno y *empezar de nuevo* el turno, mientras no salga a la luz algo oculto. El botón dorado cierra el turno.
    La crónica cuenta lo que ha pasado: toca una línea y la mesa la señala, elígela y verás de nuevo ese momento.
page-learn-fair =
    Antes de empezar, el servidor saca una semilla secreta y enseña a todos su huella. Todos los barajados salen de la semilla: nadie puede cambiarlos después sin que la huella lo delate.
    Cuando la partida termina, se muestra la semilla. Tu navegador vuelve a calcular la huella y te dice si coincide; con el acta de la partida, cualquiera puede repartirla y repetirla.
    Los bots saben exactamente lo que puede saber un jugador en su sitio, y nada más.

## Babel

page-learn-babel-aim-title = De qué se trata
page-learn-babel-aim =
    Dos jugadores alzan templos en los solares de cinco pueblos. Cada templo tuyo vale su nivel más alto.
    Ganas con *15 puntos* si el otro tiene menos de 10, o con *20 puntos* en todo caso. Si se acaba el mazo de templos, gana quien tiene más puntos y luego la mano mayor.
page-learn-babel-turn-title = Tu turno
page-learn-babel-turn =
    Robas tres cartas de pueblo. Después haz cuanto quieras, en cualquier orden:
    { "" }*Viajar*: descarta una carta y lleva tu peón al solar de su pueblo.
    { "" }*Asentar*: pon cartas cualesquiera de tu mano en tu columna, donde está el peón.
    { "" }*Migrar*: una vez por turno lleva las tres últimas cartas de una columna tuya a otro solar.
    Al final dos cartas de templo van a tu reserva, la más baja encima.
page-learn-babel-build-title = Construir
page-learn-babel-build = En el solar de tu peón puedes construir el siguiente nivel de tu templo con la carta superior de *cualquiera* de las dos reservas, la tuya o la del otro. Necesitas en tu columna tantas cartas como diga el nivel. En tu primer turno construyes tu inicio, de nivel 1, junto a una carta por lo menos.
page-learn-babel-powers-title = Series de tres
page-learn-babel-powers =
    Tres o más cartas iguales seguidas en tu columna, donde está el peón, son una serie. Pagas una de ellas, y:
    people-assyrians| los *asirios* destruyen allí el templo del otro;
    people-hittites| los *hititas* le roban el nivel superior, si supera al tuyo;
    people-medes| los *medos* expulsan a un pueblo de la columna del otro;
    people-sumerians| los *sumerios* ganan para ti al pueblo que cierra esa columna;
    people-persians| los *persas* saltan un nivel al construir.
    Cualquier serie puede, en cambio, reducir a la mitad la mano del otro.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = De qué se trata
page-learn-hanging-gardens-aim = Cada uno coloca cartas en su propio jardín para que edificios iguales se unan en grupos. Los grupos dan fichas, y al final *solo cuentan las fichas*: reúnelas en series.
page-learn-hanging-gardens-turn-title = Tu turno
page-learn-hanging-gardens-turn =
    Toma una carta de las descubiertas y colócala en tu jardín, girada como quieras, sobre casillas enteras.
    Cada *edificio* de la carta debe quedar sobre tu jardín; el terreno vacío puede ir en cualquier lado, también fuera o sobre edificios viejos. Ninguna casilla puede tapar un templo.
    Una carta que no cabe en ninguna parte se descarta.
page-learn-hanging-gardens-build-title = Templos
page-learn-hanging-gardens-build =
    Si un grupo de *tres o más* casillas sin templo contiene un edificio de la carta nueva, puedes poner en él uno de tus cinco templos y tomar una ficha:
    group-3| con 3 casillas, de la *primera* columna,
    group-4| con 4, de las *dos primeras*,
    group-5| con 5, de *cualquiera*, y con 6 o más también una tapada.
    Un grupo tiene un solo templo. Cuando los cinco están en el jardín, el siguiente sale de tu grupo más pequeño.
page-learn-hanging-gardens-tiles-title = Fichas y puntos
page-learn-hanging-gardens-tiles = Las fichas de una serie pagan más cuantas más tengas; la fila de valores está en cada ficha. Una serie completa abre otra nueva. Los *personajes* pagan su valor alto si tienes completa su serie, el guardia paga 3 por cada puerta. Si no puedes tomar ninguna ficha, recibes 5 puntos.
page-learn-hanging-gardens-end-title = El final
page-learn-hanging-gardens-end = La partida termina cuando se acaban las cartas, o una ronda después de agotarse las fichas. Gana el total más alto; luego, más series completas; luego, más fichas.
page-learn-hanging-gardens-note-title = Una reconstrucción
page-learn-hanging-gardens-note = Las caras de las cartas y casi todos los valores de las fichas nunca se publicaron como texto. Los nuestros son una reconstrucción cuidadosa; quien tenga la caja puede jugar con los verdaderos.

## Babylon

page-learn-babylon-aim-title = De qué se trata
page-learn-babylon-aim = Cada uno construye un jardín de terrazas sobre pilares, piso a piso. Al final cuenta lo que se ve *desde arriba*, y cuanto más alto, mejor.
page-learn-babylon-turn-title = Excavar
page-learn-babylon-turn =
    Debes tomar la loseta superior de una de las 16 columnas de la cantera. Da *un pilar por cada lado* donde está el muro o donde la columna vecina no es más alta; uno más si la loseta muestra tu flor.
    Con dos o tres jugadores, antes de la primera ronda se retiran algunas losetas de arcilla.
page-learn-babylon-build-title = Construir
page-learn-babylon-build =
    Puedes colocar la loseta excavada y la que tenías guardada. Una loseta se apoya en *tres o cuatro* esquinas:
    pillar-single| en *pilares simples*, un piso más arriba;
    pillar-double| en *pilares dobles*, dos pisos más arriba: valen dos simples;
    ornament-statue| o en *estatuas*.
    Todas las esquinas deben dar el mismo piso, como mucho uno por encima del más alto. Ninguna loseta queda exactamente sobre otra.
    ornament-belvedere| Una esquina sin apoyo recibe un *mirador*.
    Lo que sobra se guarda o se descarta; puedes guardar una loseta y seis pilares.
page-learn-babylon-powers-title = Adornos
page-learn-babylon-powers =
    Los adornos no cuestan nada; van sobre iconos iguales, al menos uno de ellos en una loseta nueva.
    ornament-statue| *Estatua*: en línea con otra estatua visible.
    ornament-fountain| *Fuente*: dos contiguas en el mismo piso, en dos losetas.
    ornament-bridge| *Puente*: dos en el mismo piso con una casilla más baja en medio.
    ornament-stairs| *Escalera*: dos contiguas, con un piso de diferencia.
page-learn-babylon-end-title = Puntos
page-learn-babylon-end =
    Tras 15, 13 u 11 rondas (2, 3 o 4 jugadores) cuentan:
    ornament-statue| cada *estatua*, su piso
    ornament-fountain| cada *fuente*, 3 × su piso
    ornament-bridge| cada *puente*, 3 × su piso
    ornament-stairs| cada *escalera*, sus dos pisos
    ui-variety| 4 puntos por cada *juego completo* de los cuatro adornos
    flower-pink| 4 puntos por cada juego completo de las cuatro *flores*
    ornament-belvedere| 1 punto por cada *mirador*
    temple-4| 2 × tu *piso más alto*
page-learn-babylon-note-title = Una reconstrucción
page-learn-babylon-note = Qué iconos y flores lleva cada loseta nunca se publicó como texto. Los nuestros son una reconstrucción cuidadosa; quien tenga la caja puede jugar con los verdaderos.

## Los bots

page-bots-lead = Se sientan enseguida, en cualquier mesa, y nunca les molesta perder.
page-bots-fair-title = Lo que saben
page-bots-fair =
    Un bot ve exactamente lo que puede ver un jugador en su sitio: ninguna carta oculta, ninguna loseta por venir. Lo que no puede saber, lo imagina de nuevo una y otra vez.
    Su tiempo es limitado. Los niveles son los mismos en todos los juegos y con cualquier número de jugadores; los más fuertes piensan más tiempo.
    Los bots no se rinden, no charlan, y aceptan cuando pides deshacer una jugada.
