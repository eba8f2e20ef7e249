### What the pieces of Babel are, do and score: one line each, for hover, focus and long press on the page.

hint-babel-people-a = Asirios: descarta una carta de un trío para destruir el templo de tu rival en el terreno de tu peón.
hint-babel-people-h = Hititas: descarta una carta de un trío para robar el nivel superior del templo de tu rival en el terreno de tu peón, si supera al tuyo.
hint-babel-people-m = Medos: descarta una carta de un trío para expulsar todas las cartas de un pueblo de la columna de tu rival en el terreno de tu peón.
hint-babel-people-p = Persas: descarta una carta de un trío para saltarte un nivel al construir en el terreno de tu peón.
hint-babel-people-s = Sumerios: descarta una carta de un trío para atraer a tu lado todas las cartas del pueblo que cierra la columna de tu rival en el terreno de tu peón.
hint-babel-site = { $site ->
    [A] Terreno de los asirios
    [H] Terreno de los hititas
    [M] Terreno de los medos
    [P] Terreno de los persas
   *[S] Terreno de los sumerios
}: descarta una carta de este pueblo para viajar aquí. Un templo aquí vale su nivel más alto.
hint-babel-plaque = { $site ->
    [A] Terreno de los asirios: descarta un asirio para viajar aquí. En cualquier terreno donde esté tu peón, descarta uno de tres asirios seguidos para destruir el templo de enfrente.
    [H] Terreno de los hititas: descarta un hitita para viajar aquí. En cualquier terreno donde esté tu peón, descarta uno de tres hititas seguidos para robar lo alto del templo de enfrente, si supera al tuyo.
    [M] Terreno de los medos: descarta un medo para viajar aquí. En cualquier terreno donde esté tu peón, descarta uno de tres medos seguidos para expulsar a un pueblo de la columna de enfrente.
    [P] Terreno de los persas: descarta un persa para viajar aquí. En cualquier terreno donde esté tu peón, descarta uno de tres persas seguidos para saltarte un nivel de tu templo.
   *[S] Terreno de los sumerios: descarta un sumerio para viajar aquí. En cualquier terreno donde esté tu peón, descarta uno de tres sumerios seguidos para atraer al último pueblo de la columna de enfrente.
}
hint-babel-temple = { $level ->
    [0] Aún no hay templo: el nivel 1 requiere una carta en la columna de aquí, el nivel 2 dos, y así hasta 6.
    [one] Templo de nivel 1: vale 1 punto.
   *[other] Templo de nivel { $level }: vale { $level } puntos. Solo cuenta la carta de encima.
}
hint-babel-column = Columna: el nivel 3 de un templo requiere tres cartas aquí, de cualquier pueblo. Tres o más cartas iguales seguidas son un trío.
hint-babel-reserve = Reserva de cartas de templo: ambos pueden construir con la carta de encima, si es el siguiente nivel y la columna tiene cartas suficientes.
hint-babel-starter = Carta inicial, nivel 1: la primera que construye quien la tiene, en un terreno sin templo y con al menos una carta en la columna.
hint-babel-pawn = Peón: solo en este terreno se puede asentar, construir y usar un trío.
hint-babel-quarry = Cantera: los peones empiezan aquí. Primero hay que viajar a un terreno; ningún peón vuelve.
hint-babel-track = Puntos: 15 ganan si el rival tiene menos de 10; 20 ganan siempre. Con 15 contra 10 o más empieza la fase final.
hint-babel-piles = Se roba del mazo de pueblos; ambos pueden mirar los descartes. Cuando se acaba el mazo de templos, gana quien tiene más puntos.
hint-babel-known = Puedes deducir que estas cartas están en la mano: { $cards }
hint-babel-below = Cartas más abajo en la reserva: { $cards }
