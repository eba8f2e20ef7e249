# The rules of Babylon as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-babylon-chapter-about = De qué se trata
rules-babylon-chapter-set-up = Preparación
rules-babylon-chapter-dig = Extraer una loseta
rules-babylon-chapter-place = Colocar una loseta
rules-babylon-chapter-ornaments = Adornos
rules-babylon-chapter-end-of-turn = Fin del turno
rules-babylon-chapter-tokens = Fichas de ronda
rules-babylon-chapter-points = Puntuación
rules-babylon-aim-title = El objetivo
rules-babylon-aim =
    Cada uno construye un jardín de terrazas sobre pilares, nivel a nivel. Al final cuenta lo que se ve *desde arriba*, y cuanto más alto, mejor.
    Con 2, 3 o 4 jugadores hay 15, 13 u 11 rondas. En cada una todos tienen un turno: extraer una loseta, construir, terminar el turno.
rules-babylon-start-title = Al principio
rules-babylon-start =
    La cantera tiene 16 columnas de tres losetas: abajo basalto, luego granito, luego arcilla. De cada columna solo se ve la loseta superior.
    Cada uno tiene un tablero de 64 casillas, una flor y, en el almacén, la loseta inicial de esa flor. Aún no hay pilares.
rules-babylon-removal-title = Se retira arcilla
rules-babylon-removal = Antes de la primera ronda se retiran por turnos losetas de arcilla a elección: *seis en total* con dos jugadores, tres con tres, ninguna con cuatro. Estas no dan pilares.
rules-babylon-removal-right = Arriba hay arcilla: se puede retirar
rules-babylon-removal-wrong = Ahora arriba hay granito: se queda
rules-babylon-dig-title = Tomar una loseta
rules-babylon-dig = *Debes* tomar la loseta superior de una columna de la cantera. Solo después puedes construir. La loseta de debajo queda a la vista enseguida.
rules-babylon-dig-right = Una columna que aún tiene losetas
rules-babylon-dig-wrong = Esta columna está vacía
rules-babylon-pillars-title = Lo que da
rules-babylon-pillars = Recibes *un pilar simple por cada lado* de la loseta que toca el borde, el fondo de la cantera o una columna que no es más alta.
rules-babylon-pillars-worth = De 0 a 4 pilares
rules-babylon-pillars-right = Cuatro lados abiertos: 4 pilares
rules-babylon-pillars-wrong = Cuatro vecinas más altas: ningún pilar
rules-babylon-flower-title = Tu flor
rules-babylon-flower = Si la loseta muestra *tu flor*, recibes un pilar simple más.
rules-babylon-flower-worth = +1 pilar
rules-babylon-flower-right = Tu flor: 4 + 1 pilares
rules-babylon-flower-wrong = Otra flor: 4 pilares
rules-babylon-tiles-title = Qué losetas
rules-babylon-tiles = En tu turno puedes colocar *la loseta extraída y la de tu almacén*, en cualquier orden, cada una una vez. No es obligatorio colocar ninguna.
rules-babylon-tiles-right = Primero la extraída, luego la guardada
rules-babylon-tiles-wrong = La loseta extraída ya está colocada
rules-babylon-edge-title = En el tablero
rules-babylon-edge = Una loseta cubre dos por dos casillas y se puede girar. *Las cuatro* deben quedar en tu tablero. Si dos giros se ven iguales, son la misma colocación.
rules-babylon-edge-right = En el borde, con todas sus casillas
rules-babylon-edge-wrong = La mitad quedaría fuera
rules-babylon-supports-title = Los apoyos
rules-babylon-supports = Una loseta se apoya en pilares bajo sus esquinas. Un pilar simple la eleva un nivel sobre lo que hay debajo; uno doble, dos. *Todas las esquinas llegan al mismo nivel*; nada bajo la loseta puede ser igual de alto.
rules-babylon-supports-right = Dos simples en el nivel 1, dos dobles en el suelo: nivel 2
rules-babylon-supports-wrong = Simples en todas: niveles 2 y 1
rules-babylon-corner-title = Una esquina en el aire
rules-babylon-corner = Al menos tres esquinas necesitan apoyo. *Una esquina* puede quedar sin él: recibe enseguida un belvedere y su icono se pierde. Puede asomar sobre cualquier cosa más baja.
rules-babylon-corner-right = Tres pilares y un belvedere
rules-babylon-corner-wrong = Dos esquinas sin apoyo
rules-babylon-payment-title = El coste en pilares
rules-babylon-payment = Un pilar simple cuesta uno de los tuyos; uno doble, *dos simples*. Un doble nunca vuelve a ser dos simples. El doble de una ficha de ronda se usa primero.
rules-babylon-payment-right = Tres pilares bastan para tres esquinas
rules-babylon-payment-wrong = Cuatro esquinas piden cuatro pilares
rules-babylon-free-space-title = Espacios libres
rules-babylon-free-space = Un pilar va solo en el tablero o en un *espacio libre* de una loseta: no sobre una fuente, un puente, una escalera o un belvedere, ni bajo un puente. Una esquina sin apoyo puede asomar sobre ellos. Una loseta sobre una escalera o un puente queda por encima de su extremo superior.
rules-babylon-free-space-right = La esquina asoma sobre la fuente
rules-babylon-free-space-wrong = Un pilar no puede ir sobre una fuente
rules-babylon-statue-support-title = Las estatuas sostienen
rules-babylon-statue-support = Una estatua un nivel por debajo de una esquina *debe sostenerla*, como un pilar simple, y no cuesta nada. Deja entonces de considerarse estatua.
rules-babylon-statue-support-right = La estatua sostiene la esquina
rules-babylon-statue-support-wrong = La esquina no puede asomar sobre ella
rules-babylon-next-floor-title = Nivel a nivel
rules-babylon-next-floor = Una loseta queda *como mucho un nivel por encima* del más alto de tu jardín.
rules-babylon-next-floor-right = Hay nivel 1: el nivel 2 es posible
rules-babylon-next-floor-wrong = Aún no hay nada en el nivel 1
rules-babylon-exact-title = Nunca exactamente encima
rules-babylon-exact = Ninguna loseta queda *exactamente sobre* otra, en ningún nivel. En parte, sí.
rules-babylon-exact-right = A medias sobre la otra
rules-babylon-exact-wrong = Exactamente encima
rules-babylon-ornaments-title = Todos los adornos
rules-babylon-ornaments = Los adornos (objetos decorativos) son gratis y se construyen cuando quieras entre la extracción y el fin del turno. Cada uno va en *espacios libres con su icono*, y al menos uno está en una loseta colocada *este turno*.
rules-babylon-ornaments-right = La loseta derecha es de este turno
rules-babylon-ornaments-wrong = Ambas son de turnos anteriores
rules-babylon-stairs-title = Escalera
rules-babylon-stairs = Une dos iconos de escalera *contiguos*, uno exactamente *un nivel por encima* del otro. Por donde sube no puede pasar un puente.
rules-babylon-stairs-worth = Suma de los dos niveles
rules-babylon-stairs-right = Del nivel 1 al nivel 2: 3 puntos
rules-babylon-stairs-wrong = Ambos en el nivel 1: nada que subir
rules-babylon-fountain-title = Fuente
rules-babylon-fountain = Une dos iconos de fuente *contiguos*, en dos losetas del *mismo nivel*.
rules-babylon-fountain-worth = 3 × nivel
rules-babylon-fountain-right = Dos losetas, ambas en el nivel 1: 3 puntos
rules-babylon-fountain-wrong = Niveles 1 y 2: el agua pide un solo nivel
rules-babylon-bridge-title = Puente
rules-babylon-bridge = Une dos iconos de puente del *mismo nivel*, en línea, con *una sola* casilla más baja en medio. Dos puentes se cruzan solo en niveles distintos, y ninguna escalera puede llegar al puente.
rules-babylon-bridge-worth = 3 × nivel
rules-babylon-bridge-right = Una casilla en medio, en el nivel 1: 3 puntos
rules-babylon-bridge-wrong = Dos casillas en medio: una de más
rules-babylon-statue-title = Estatua
rules-babylon-statue = La primera va donde quieras. Cada una de las demás necesita una estatua visible en su *fila o columna de casillas*, en cualquier nivel y a cualquier distancia. Si ya no se ve ninguna, la siguiente va donde quieras.
rules-babylon-statue-worth = Su nivel
rules-babylon-statue-right = Misma fila que la estatua anterior: 1 punto
rules-babylon-statue-wrong = Ninguna estatua en línea
rules-babylon-keep-title = Guardar o descartar
rules-babylon-keep = Una loseta extraída y no colocada se *guarda* en el almacén (la que hubiera sale del juego) o se *descarta*. Conservas hasta *seis pilares simples*; los demás, y uno doble, se devuelven.
rules-babylon-keep-right = La loseta extraída va al almacén
rules-babylon-keep-wrong = La loseta extraída aún no tiene sitio
rules-babylon-tokens-title = Las fichas
rules-babylon-tokens =
    Después de cada ronda se revela una ficha. En la ronda siguiente vale para todos:
    token-single| un pilar simple más al empezar el turno;
    token-double| un pilar doble para este turno, que no se guarda;
    token-icon| un icono de una loseta que coloques cuenta como otro distinto;
    token-blank| un espacio sin icono vale como el icono que quieras;
    token-flower| tu flor da dos pilares en vez de uno;
    token-minus| un pilar menos por la loseta extraída, nunca menos de 0.
    Dos fichas no tienen efecto; en la primera ronda no hay ninguna.
rules-babylon-granted-icon-title = Un icono de la ficha
rules-babylon-granted-icon = Dos fichas conceden un icono: una vez por turno, para *un extremo de un adorno*, en un espacio libre de una loseta colocada este turno, y solo donde hace falta.
rules-babylon-granted-icon-right = La escalera vale como estatua
rules-babylon-granted-icon-wrong = Esta ficha vale solo donde no hay icono
rules-babylon-seen-title = Visto desde arriba
rules-babylon-seen = Tras la última ronda cuenta lo que se ve *justo desde arriba*, entero aunque solo se vea una parte. Lo que tapan las losetas no cuenta, ni una estatua que sostiene una loseta.
rules-babylon-seen-right = La estatua se ve: 1 punto
rules-babylon-seen-wrong = Sostiene una loseta: ya no es estatua
rules-babylon-points-statues-title = Estatuas
rules-babylon-points-statues = Cada estatua vale *su nivel*.
rules-babylon-points-statues-worth = Nivel
rules-babylon-points-statues-right = Una estatua en el nivel 2: 2 puntos
rules-babylon-points-fountains-title = Fuentes
rules-babylon-points-fountains = Cada fuente vale *tres veces su nivel*.
rules-babylon-points-fountains-worth = 3 × nivel
rules-babylon-points-fountains-right = Una fuente en el nivel 1: 3 puntos
rules-babylon-points-bridges-title = Puentes
rules-babylon-points-bridges = Cada puente vale *tres veces su nivel*.
rules-babylon-points-bridges-worth = 3 × nivel
rules-babylon-points-bridges-right = Un puente en el nivel 2: 6 puntos
rules-babylon-points-stairs-title = Escaleras
rules-babylon-points-stairs = Cada escalera vale la *suma de sus dos niveles*.
rules-babylon-points-stairs-worth = Suma de los dos niveles
rules-babylon-points-stairs-right = Niveles 1 y 2: 3 puntos
rules-babylon-points-variety-title = Conjuntos de adornos
rules-babylon-points-variety = Cada conjunto completo de *estatua, fuente, puente y escalera* vale 4 puntos. Los belvederes no forman parte de ninguno.
rules-babylon-points-variety-worth = 4 por conjunto
rules-babylon-points-variety-right = Los cuatro tipos: 4 puntos
rules-babylon-points-variety-wrong = Falta la escalera: 0 puntos
rules-babylon-points-flowers-title = Conjuntos de flores
rules-babylon-points-flowers = Cada conjunto completo de losetas con *las cuatro flores* vale 4 puntos. Las losetas iniciales también cuentan.
rules-babylon-points-flowers-worth = 4 por conjunto
rules-babylon-points-flowers-right = Las cuatro flores: 4 puntos
rules-babylon-points-flowers-wrong = Falta la amarilla: 0 puntos
rules-babylon-points-belvederes-title = Belvederes
rules-babylon-points-belvederes = Cada belvedere visible vale *1 punto*.
rules-babylon-points-belvederes-worth = 1 cada uno
rules-babylon-points-belvederes-right = Un belvedere: 1 punto
rules-babylon-points-belvederes-wrong = El de abajo está tapado: sigue siendo 1 punto
rules-babylon-points-highest-title = Nivel más alto
rules-babylon-points-highest = Recibes puntos: el *doble* de tu nivel más alto.
rules-babylon-points-highest-worth = 2 × nivel
rules-babylon-points-highest-right = Nivel 2: 4 puntos
rules-babylon-winner-title = Quién gana
rules-babylon-winner = Gana el total más alto. En caso de empate, quien tenga menos casillas a la vista en su tablero; después, la victoria se comparte. Las losetas y los pilares guardados no valen nada.
