# The rules of The Hanging Gardens as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-hanging-gardens-chapter-about = De qué se trata
rules-hanging-gardens-chapter-card = Tomar y colocar una carta
rules-hanging-gardens-chapter-temples = Grupos y templos
rules-hanging-gardens-chapter-tiles = Fichas de puntos
rules-hanging-gardens-chapter-points = Puntuación
rules-hanging-gardens-chapter-end = El final
rules-hanging-gardens-aim-title = El objetivo
rules-hanging-gardens-aim = Cada uno coloca cartas en su propio jardín. Los edificios iguales que se tocan *por un lado*, no en diagonal, forman un grupo. Los grupos dan fichas de puntos, y al final *solo cuentan las fichas*: reúnelas en series.
rules-hanging-gardens-set-up-title = Preparación
rules-hanging-gardens-set-up = Cada uno tiene una carta inicial de seis casillas vacías y cinco templos. Seis fichas de puntos están boca arriba en tres columnas; las demás, boca abajo. El jugador inicial se sortea y recibe la flor.
rules-hanging-gardens-rounds-title = Las rondas
rules-hanging-gardens-rounds = En cada ronda hay *cuatro cartas* descubiertas, tres con tres jugadores. Elige primero quien tiene la flor; con dos jugadores el orden es primero, segundo, segundo, primero. Luego la flor pasa a la izquierda.
rules-hanging-gardens-rounds-right = Cualquier carta que siga ahí
rules-hanging-gardens-rounds-wrong = La primera carta ya no está
rules-hanging-gardens-support-title = Dónde va una carta
rules-hanging-gardens-support = Coloca la carta sobre tu jardín, encima de otras, sobre casillas enteras. Cada *edificio* de la carta debe quedar *sobre tu jardín*, en terreno vacío o sobre cualquier edificio. Las casillas vacías pueden ir en cualquier lado, incluso sobre la mesa.
rules-hanging-gardens-support-right = Todos los edificios sobre el jardín
rules-hanging-gardens-support-wrong = Un edificio quedaría sobre la mesa
rules-hanging-gardens-rotation-title = Girar
rules-hanging-gardens-rotation = Puedes girar la carta en cuartos de vuelta, nunca darle la vuelta. Giros que se ven iguales son la misma colocación.
rules-hanging-gardens-rotation-right = Girada un cuarto
rules-hanging-gardens-rotation-wrong = Cabeza abajo se ve igual
rules-hanging-gardens-covering-title = Los templos no se tapan
rules-hanging-gardens-covering = *Ninguna casilla* de la carta puede tapar un templo, ni siquiera una vacía. Todo lo demás se puede tapar.
rules-hanging-gardens-covering-right = Junto al templo
rules-hanging-gardens-covering-wrong = Taparía el templo
rules-hanging-gardens-discard-title = Descartar una carta
rules-hanging-gardens-discard = Solo si no cabe *ninguna de las cartas descubiertas*, tomas una y la descartas, y tu turno acaba.
rules-hanging-gardens-discard-right = La única casilla tiene un templo: nada cabe
rules-hanging-gardens-discard-wrong = Esta carta cabe: hay que colocarla
rules-hanging-gardens-group-title = Un grupo de tres
rules-hanging-gardens-group = Si tu carta ha formado o ampliado un grupo de *tres o más* casillas, puedes poner *uno* de tus cinco templos en una de ellas. Solo un grupo por turno.
rules-hanging-gardens-group-right = Tres terrazas: un templo
rules-hanging-gardens-group-wrong = Dos parques: muy pocos
rules-hanging-gardens-growth-title = Tiene que haber crecido
rules-hanging-gardens-growth = El grupo necesita un *edificio nuevo* de la carta recién colocada, donde antes no se veía el mismo edificio.
rules-hanging-gardens-growth-right = La nueva terraza ha ampliado el grupo
rules-hanging-gardens-growth-wrong = La carta no ha añadido nada a estos parques
rules-hanging-gardens-one-temple-title = Un templo por grupo
rules-hanging-gardens-one-temple = Un grupo con templo no puede recibir otro. Puedes ampliarlo, pero no ganas nada con ello.
rules-hanging-gardens-one-temple-right = Las terrazas aún no tienen templo
rules-hanging-gardens-one-temple-wrong = Los parques ya tienen el suyo
rules-hanging-gardens-merge-title = Grupos unidos
rules-hanging-gardens-merge = Si tu carta une grupos con templo, eliges el templo que se queda. Los demás vuelven a tu reserva. Por la unión no recibes ninguna ficha.
rules-hanging-gardens-merge-right = Se queda uno de los dos templos
rules-hanging-gardens-merge-wrong = Este templo está en otro grupo
rules-hanging-gardens-move-title = Mover un templo
rules-hanging-gardens-move = Cuando los cinco templos están en el jardín, el siguiente *se mueve desde tu grupo más pequeño* con templo. Mientras te quede uno en la reserva, ninguno se mueve. El grupo que deja puede volver a dar fichas más tarde.
rules-hanging-gardens-move-right = Desde un grupo de tres
rules-hanging-gardens-move-wrong = Desde un grupo de cuatro: los hay más pequeños
rules-hanging-gardens-columns-title = Qué ficha
rules-hanging-gardens-columns =
    Tras poner un templo debes tomar una ficha. El tamaño del grupo dice de dónde:
    group-3| 3 casillas: de la *primera* columna,
    group-4| 4 casillas: de las *dos primeras*,
    group-5| 5 casillas: de *cualquiera*.
    El espacio se rellena enseguida con una de las fichas boca abajo.
rules-hanging-gardens-columns-right = Tres casillas: la primera columna
rules-hanging-gardens-columns-wrong = La segunda columna pide cuatro casillas
rules-hanging-gardens-six-title = Seis casillas o más
rules-hanging-gardens-six = Antes tomas una *ficha boca abajo*, que solo ves tú; después, una de cualquier columna. Sin fichas boca abajo no recibes nada a cambio.
rules-hanging-gardens-six-right = Siete terrazas: dos fichas
rules-hanging-gardens-six-wrong = Cinco terrazas: una ficha, de cualquier columna
rules-hanging-gardens-series-title = Series
rules-hanging-gardens-series = Cuantas más fichas de *una serie* tengas, más valen. Los valores figuran en cada ficha; el último es el de la serie completa. Las siguientes abren otra serie.
rules-hanging-gardens-series-right = Tres tigres: 14 puntos
rules-hanging-gardens-series-wrong = Una de cada: 2 + 2 + 1 puntos
rules-hanging-gardens-characters-title = Personajes
rules-hanging-gardens-characters = Un personaje vale su *valor alto* si tienes una *serie completa* de su tipo; si no, el bajo. Puntúa una sola vez, y la serie puntúa también.
rules-hanging-gardens-characters-right = Jardines completos: el jardinero vale 12
rules-hanging-gardens-characters-wrong = Falta un jardín: solo 4
rules-hanging-gardens-guard-title = El guardia
rules-hanging-gardens-guard = El guardia vale *3 por cada puerta* que tengas, en una serie completa o no.
rules-hanging-gardens-guard-right = Dos puertas: 6 puntos
rules-hanging-gardens-guard-wrong = Ninguna puerta: 0 puntos
rules-hanging-gardens-award-title = Cinco puntos a cambio
rules-hanging-gardens-award = Si *no puedes tomar ninguna ficha*, recibes 5 puntos.
rules-hanging-gardens-last-round-title = La última ronda
rules-hanging-gardens-last-round = La partida termina cuando se acaban las cartas, o una ronda después de agotarse las fichas.
rules-hanging-gardens-winner-title = Quién gana
rules-hanging-gardens-winner = Gana el total más alto; en caso de empate, quien tenga más series completas y, después, más fichas. Si no, la victoria se comparte.
