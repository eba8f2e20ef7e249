### Babylon en la página.

## Piezas

page-babylon-tile-clay = loseta de arcilla
page-babylon-tile-granite = loseta de granito
page-babylon-tile-basalt = loseta de basalto
page-babylon-tile-start = loseta inicial
page-babylon-a-tile-clay = una loseta de arcilla
page-babylon-a-tile-granite = una loseta de granito
page-babylon-a-tile-basalt = una loseta de basalto
page-babylon-a-tile-start = la loseta inicial
page-babylon-tile-full = { $tile }, { $flower }; en sentido horario desde arriba a la izquierda: { $icons }
page-babylon-icon-statue = icono de estatua
page-babylon-icon-fountain = icono de fuente
page-babylon-icon-bridge = icono de puente
page-babylon-icon-stairs = icono de escalera
page-babylon-icon-none = sin icono
page-babylon-use-statue = estatua
page-babylon-use-fountain = fuente
page-babylon-use-bridge = puente
page-babylon-use-stairs = escalera
page-babylon-use-belvedere = belvedere
page-babylon-cell = { $cell }: { $what }
page-babylon-cell-bare = suelo desnudo
page-babylon-cell-floor = nivel { $floor }
page-babylon-cell-new = loseta nueva
page-babylon-cell-deck = bajo un puente
page-babylon-cell-can-lie = la loseta cabe con su esquina inferior izquierda aquí
page-babylon-cell-can-build = aquí se puede construir: { $what }
page-babylon-column = { $column }: { $tile }, { $height ->
    [one] la última loseta de la columna
   *[other] { $height } losetas de altura
}
page-babylon-column-gain = { $column }: { $tile }, { $height ->
    [one] la última loseta de la columna
   *[other] { $height } losetas de altura
}; da { $gain ->
    [0] ningún pilar
    [one] un pilar
   *[other] { $gain } pilares
}
page-babylon-column-empty = { $column }: vacía
page-babylon-yield = { $sides ->
    [0] 0 por lados libres
    [one] 1 por un lado libre
   *[other] { $sides } por los lados libres
}{ $flower ->
    [0] { "" }
    [one] { "" } y 1 por tu flor
   *[other] { "" } y { $flower } por tu flor
}{ $less ->
    [0] { "" }
   *[other] , uno menos por la ficha
}

## El tablero

page-babylon-looks = Vista del jardín
page-babylon-look-flat = Plana
page-babylon-look-grid = Cuadrícula
page-babylon-floors = Niveles
page-babylon-floors-up-to = Hasta el nivel { $floor }
page-babylon-tab-garden = Jardín
page-babylon-tab-quarry = Cantera
page-babylon-tab-points = Puntos
page-babylon-tabs = Jardín, cantera o puntos
page-babylon-garden-of = Jardín de { $name }
page-babylon-garden-own = Tu jardín
page-babylon-back = Volver a tu jardín
page-babylon-look-at = Ver el jardín de { $name }
page-babylon-last-move = última jugada

## Cantera y ficha

page-babylon-quarry = Cantera
page-babylon-quarry-hint = +n: pilares que ganarías
page-babylon-quarry-hint-remove = Retira una loseta de arcilla
page-babylon-empty = vacía
page-babylon-tokens = Ficha
page-babylon-token = *Ficha*: { $effect }
page-babylon-effect-nothing = en la primera ronda no hay ficha.
page-babylon-effect-none = sin efecto en esta ronda.
page-babylon-effect-single = cada jugador empieza su turno con un pilar simple más.
page-babylon-effect-double = cada jugador tiene un pilar doble para este turno. No se puede guardar.
page-babylon-effect-icon = una vez en tu turno, un icono de una loseta nueva cuenta como otro distinto.
page-babylon-effect-blank = una vez en tu turno, un espacio sin icono de una loseta nueva vale como cualquier icono.
page-babylon-effect-flower = si la loseta que extraes muestra tu flor, recibes por la flor dos pilares en vez de uno.
page-babylon-effect-minus = cada extracción da un pilar menos.
page-babylon-token-spent = Ya la has usado en este turno.
page-babylon-tokens-left = { $count ->
    [0] Esta es la última ronda.
    [one] Queda una ficha.
   *[other] Quedan { $count } fichas.
}
page-babylon-round = Ronda { $round }
page-babylon-score-now = { $line }: { $points }
page-babylon-score-change = { $line }: { $points }, después { $after }

## Mano

page-babylon-dug = Recién extraída
page-babylon-kept = En el almacén
page-babylon-none-dug = Nada extraído aún
page-babylon-dug-laid = Colocada
page-babylon-none-kept = Almacén vacío
page-babylon-turn = Girar
page-babylon-turn-tile = Girar la loseta un cuarto de vuelta
page-babylon-pillars = { $count ->
    [0] Ningún pilar en la mano
    [one] Un pilar en la mano
   *[other] { $count } pilares en la mano
}
page-babylon-pillars-take = { $count ->
    [one] Un pilar en la mano, esta loseta usa { $takes }
   *[other] { $count } pilares en la mano, esta loseta usa { $takes }
}
page-babylon-pillars-used = Pilares: { $takes } de { $count }
page-babylon-pillars-gain = { $count ->
    [0] Ningún pilar en la mano, esta extracción da { $gain }
    [one] Un pilar en la mano, esta extracción da { $gain }
   *[other] { $count } pilares en la mano, esta extracción da { $gain }
}
page-babylon-double = Un pilar doble para este turno
page-babylon-six = Al final del turno se guardan seis como mucho.
page-babylon-keep = Guardar
page-babylon-toss = Descartar
page-babylon-keep-title = Guardar la loseta extraída y terminar el turno
page-babylon-keep-title-full = Guardar la loseta extraída, descartar la del almacén y terminar el turno
page-babylon-toss-title = Descartar la loseta extraída y terminar el turno

## Opciones

page-babylon-ways = Apoyos
page-babylon-ornaments = Qué puedes construir
page-babylon-ornaments-at = En { $cell }
page-babylon-way-floor = Nivel { $floor }
page-babylon-price = { $doubles ->
    [0] { $singles ->
        [0] ningún pilar
        [one] un pilar
       *[other] { $singles } pilares
    }
   *[other] { $singles ->
        [0] el pilar doble
        [one] un pilar y el doble
       *[other] { $singles } pilares y el doble
    }
}
page-babylon-way-full = Nivel { $floor }, { $pillars }
page-babylon-way-open = Nivel { $floor }, { $pillars }, belvedere en { $cell }
page-babylon-then = luego +{ $points }
page-babylon-corner = Esquina { $cell }: { $support ->
        [single] pilar simple
        [double] pilar doble
        [statue] la sostiene la estatua
       *[open] libre, belvedere
    }
page-babylon-corner-open = dejarla libre
page-babylon-corner-support = sostenerla
page-babylon-with-token = con la ficha

## Los demás

page-babylon-pillars-count = { $count ->
    [0] ningún pilar
    [one] *1* pilar
   *[other] *{ $count }* pilares
}
page-babylon-slot-count = { $count ->
        [0] almacén vacío
       *[other] *1* loseta guardada
    }
page-babylon-top = { $floor ->
        [0] nada construido
       *[other] nivel *{ $floor }*
    }

## Qué hacer ahora

page-babylon-status-waiting = { $phase ->
    [remove] { $name } retira una loseta de arcilla del juego.
    [dig] { $name } elige una loseta de la cantera.
   *[build] { $name } está construyendo.
}
page-babylon-status-remove = { $count ->
    [one] Retira del juego una última *loseta de arcilla*.
   *[other] Retira del juego una *loseta de arcilla*: tócala en la cantera (faltan { $count } entre todos).
}
page-babylon-status-dig = Extrae *una loseta* de la cantera. El número dice cuántos pilares da.
page-babylon-status-choose = { $source ->
    [dug] Arrastra la *loseta extraída* a tu jardín, o toca un punto.
   *[kept] Arrastra la *loseta guardada* a tu jardín, o toca un punto.
}
page-babylon-status-no-place = { $source ->
        [dug] Con tus pilares no puedes colocar la loseta extraída en ningún sitio. *Guárdala* o descártala.
       *[kept] Por ahora no puedes colocar la loseta guardada en ningún sitio.
    }
page-babylon-status-not-here = La loseta no puede ir en *{ $cell }*.
page-babylon-status-held = { $points ->
    [unknown] *Nivel { $floor }* con { $pillars }. Coloca la loseta, gírala o muévela.
   *[other] *Nivel { $floor }* con { $pillars } da *{ $points }*{ $more ->
        [0] { "" }
        [one] , y después *+{ $then }* con un adorno
       *[other] , y después *+{ $then }* con { $more } adornos
    }. Coloca la loseta, gírala o muévela.
}
page-babylon-no-points = cero puntos
page-babylon-status-ornaments = { $count ->
    [one] Puedes construir *un adorno*. Tócalo en el jardín, o sigue.
   *[other] Puedes construir *adornos*: hay { $count } posibles. Tócalos en el jardín, o sigue.
}
page-babylon-status-pick = Coloca la *loseta extraída* o la guardada, o guarda la primera y termina el turno.
page-babylon-status-keep = Con tus pilares no se puede colocar ninguna loseta. *Guarda* la extraída o descártala.
page-babylon-status-kept-too = Puedes colocar también la *loseta guardada*, o terminar el turno.
page-babylon-status-done = No queda nada que construir. *Termina el turno.*
page-babylon-staged-remove = De *{ $column }* sale del juego { $tile }. Confirma, o elige otra.
page-babylon-staged-dig = *{ $column }*: { $tile } y { $gain ->
    [0] *ningún pilar*
    [one] *un pilar*
   *[other] *{ $gain } pilares*
} ({ $reasons }). Confirma, o elige otra.
page-babylon-staged-end = *¿Terminas el turno?* Después ya no se puede deshacer.
page-babylon-staged-end-keep = { $full ->
        [yes] Guardas la loseta extraída, y la del almacén *sale del juego*. Confirma para terminar el turno.
       *[no] *Guardas* la loseta extraída para después. Confirma para terminar el turno.
    }
page-babylon-staged-end-toss = La loseta extraída *sale del juego*. Confirma para terminar el turno.

## Pasos y botón dorado

page-babylon-step-remove = Retirar { $column }
page-babylon-step-dig = Extraer { $column }
page-babylon-step-place-dug = Extraída → { $cell }
page-babylon-step-place-kept = Del almacén → { $cell }
page-babylon-step-statue = Estatua { $cell }
page-babylon-step-fountain = Fuente { $cell }
page-babylon-step-bridge = Puente { $cell }
page-babylon-step-stairs = Escalera { $cell }
page-babylon-step-end = Fin del turno
page-babylon-step-end-keep = Guardar loseta
page-babylon-step-end-toss = Descartar loseta
page-babylon-confirm-remove = Retirar { $column }
page-babylon-confirm-dig = Extraer { $column }
page-babylon-confirm-place = { $source ->
        [dug] Colocar
       *[kept] Colocar la del almacén
    }
page-babylon-confirm-end = Terminar turno
page-babylon-confirm-end-keep = Guardar y terminar
page-babylon-confirm-end-toss = Descartar y terminar
page-babylon-confirm-none = Confirmar

## Qué haría una acción

page-babylon-do-statue = Estatua en { $cell }, nivel { $floor }
page-babylon-do-fountain = Fuente en { $cell } y { $other }, nivel { $floor }
page-babylon-do-bridge = Puente de { $cell } a { $other }, nivel { $floor }
page-babylon-do-stairs = Escalera de { $cell } (nivel { $floor }) a { $other } (nivel { $above })

## Por qué no

page-babylon-why-removal-first = primero hay que retirar las losetas de arcilla de la preparación.
page-babylon-why-dig-first = primero extrae una loseta de la cantera.
page-babylon-why-end-needs-placing = la loseta extraída no está colocada: guárdala o descártala.
page-babylon-why-end-placed = la loseta extraída está colocada, así que el turno acaba sin más.
page-babylon-why-statue-carries = la estatua de { $cell } llega hasta la loseta, así que tiene que sostenerla.
page-babylon-why-needs-statue = una estatua va sobre un icono de estatua de una loseta colocada en este turno; después de la primera, en línea con una estatua visible.
page-babylon-why-needs-fountain = una fuente une dos iconos de fuente contiguos, en el mismo nivel y en dos losetas, una de ellas colocada en este turno.
page-babylon-why-needs-bridge = un puente une dos iconos de puente del mismo nivel con una casilla más baja en medio; uno de ellos en una loseta colocada en este turno.
page-babylon-why-needs-stairs = una escalera une dos iconos de escalera contiguos, el segundo un nivel más arriba; uno de ellos en una loseta colocada en este turno.
page-babylon-why-nothing-here = en { $cell } no hay nada que construir.
page-babylon-why-other-garden = este es el jardín de otro jugador; tú construyes en el tuyo.

## La hoja de puntos

page-babylon-formula-statues = cada una vale su nivel
page-babylon-formula-fountains = cada una vale 3 × su nivel
page-babylon-formula-bridges = cada uno vale 3 × su nivel
page-babylon-formula-stairs = cada una vale sus dos niveles
page-babylon-formula-variety = 4 puntos por conjunto
page-babylon-formula-flowers = 4 puntos por conjunto
page-babylon-formula-belvederes = 1 punto cada uno
page-babylon-formula-highest = 2 puntos por nivel

## El resultado

page-babylon-reason = { $line ->
    [statues] { $more ->
        [one] { $more } estatua contra { $less }
       *[other] { $more } estatuas contra { $less }
    }
    [fountains] { $more ->
        [one] { $more } fuente contra { $less }
       *[other] { $more } fuentes contra { $less }
    }
    [bridges] { $more ->
        [one] { $more } puente contra { $less }
       *[other] { $more } puentes contra { $less }
    }
    [stairs] { $more ->
        [one] { $more } escalera contra { $less }
       *[other] { $more } escaleras contra { $less }
    }
    [variety] { $more ->
        [one] { $more } conjunto contra { $less }
       *[other] { $more } conjuntos contra { $less }
    }
    [flowers] { $more ->
        [one] { $more } conjunto contra { $less }
       *[other] { $more } conjuntos contra { $less }
    }
    [belvederes] { $more ->
        [one] { $more } belvedere contra { $less }
       *[other] { $more } belvederes contra { $less }
    }
   *[highest] nivel { $more } contra { $less }
}
page-babylon-higher = en niveles más altos
page-babylon-ended = Se han jugado las { $rounds } rondas.
page-babylon-ended-tie = { $shared ->
    [yes] Empate a puntos y a casillas a la vista.
   *[no] Empate a puntos: gana quien tiene menos casillas a la vista, { $less } a { $more }.
}
