### Babylon: sus losetas, fichas, acciones, sucesos, negativas, opciones.

babylon-title = Babylon
babylon-about = extrae terrazas de una cantera y construye un jardín colgante, nivel a nivel. De dos a cuatro jugadores, 45 minutos.

## Las losetas: por material, con la flor en palabras y la cara en letras

babylon-tile-clay = una loseta de arcilla { $face } ({ $flower })
babylon-tile-granite = una loseta de granito { $face } ({ $flower })
babylon-tile-basalt = una loseta de basalto { $face } ({ $flower })
babylon-tile-start = la loseta inicial { $face } ({ $flower })
babylon-flower-white = flor blanca
babylon-flower-pink = flor rosa
babylon-flower-blue = flor azul
babylon-flower-yellow = flor amarilla
babylon-flower-other = flor { $name }

## Qué hacen las fichas de ronda

babylon-effect-none = en esta ronda no hay ficha
babylon-effect-token-none = sin efecto
babylon-effect-single = cada jugador empieza su turno con un pilar simple más
babylon-effect-double = cada jugador tiene un pilar doble para este turno; no se puede guardar
babylon-effect-icon = una vez en tu turno un icono de una loseta nueva cuenta como otro distinto (marca su casilla con una estrella)
babylon-effect-blank = una vez en tu turno un espacio sin icono de una loseta nueva vale como cualquier icono (marca su casilla con una estrella)
babylon-effect-flower = si la loseta que extraes muestra tu flor, recibes por la flor dos pilares, no uno
babylon-effect-minus = cada extracción da un pilar menos

## La mesa

babylon-round-number = Ronda { $round } de { $rounds }
babylon-setting-up = Antes de la primera ronda
babylon-effect = Ficha: { $effect }
babylon-tokens-left = { $count ->
    [0] esta es la última ronda
    [one] queda una ficha
   *[other] quedan { $count } fichas
}
babylon-quarry = Cantera
babylon-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
babylon-garden = Jardín de { $name }
babylon-garden-own = Tu jardín
babylon-garden-number = Jardín del jugador { $number }
babylon-hand = Pilares en la mano: { $singles ->
    [one] uno simple
   *[other] { $singles } simples
}
babylon-hand-double = Pilares en la mano: { $singles ->
    [one] uno simple
   *[other] { $singles } simples
}, uno doble
babylon-stored = Pilares guardados: { $singles }
babylon-slot = Almacén: { $tile }
babylon-slot-empty = Almacén: vacío
babylon-dug = Extraída: { $tile }
babylon-flower = Tablero: { $flower }
babylon-summary = { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $singles ->
    [0] ningún pilar
    [one] un pilar
   *[other] { $singles } pilares
}, almacén { $slot }
babylon-stock = Suministro: { $single } simples, { $double } dobles, { $belvedere } belvederes, { $statue } estatuas, { $fountain } fuentes, { $bridge } puentes, { $stairs } escaleras
babylon-legend = Jardín: altura, icono (S estatua, F fuente, B puente, T escalera), uso: * estatua  o fuente  = puente  / escalera  ^ belvedere  ~ bajo un puente  ' nueva. Cantera: altura, cara NO NE SE SO, flor.
babylon-floor = Nivel { $floor } de tu jardín (entre paréntesis: cubierto)
babylon-floor-none = No hay ningún nivel { $floor }; el más alto es el { $top }.

## Qué hacer ahora

babylon-status-remove = { $count ->
    [one] Antes de la primera ronda: retira del juego una última loseta de arcilla.
   *[other] Antes de la primera ronda: retira del juego una loseta de arcilla (faltan { $count } entre todos).
}
babylon-status-dig = Te toca. Extrae una loseta de la cantera: los lados libres, y tu propia flor, dan pilares.
babylon-status-build = { $placed ->
    [yes] Te toca. Sigue construyendo o termina el turno.
   *[no] Te toca. Coloca la loseta extraída, la de tu almacén, las dos o ninguna; añade adornos; termina guardando o descartando la loseta extraída.
}
babylon-status-waiting = { $phase ->
    [remove] { $name } retira una loseta de arcilla del juego.
    [dig] { $name } tiene que extraer una loseta.
   *[build] { $name } está construyendo.
}
babylon-status-over = La partida ha terminado.

## Qué haría una acción

babylon-do-remove = Retirar del juego { $tile }
babylon-do-dig = { $gain ->
    [0] Extraer { $tile }: ningún pilar
    [one] Extraer { $tile }: un pilar
   *[other] Extraer { $tile }: { $gain } pilares
}
babylon-do-place = { $source ->
    [dug] Colocar la loseta extraída
   *[kept] Colocar la loseta del almacén
} en el nivel { $floor }: { $singles ->
    [0] ningún pilar simple
    [one] un pilar simple
   *[other] { $singles } pilares simples
}{ $doubles ->
    [0] { "" }
   *[other] , el pilar doble
}{ $belvedere ->
    [none] { "" }
   *[other] , belvedere en { $belvedere }
}, { $points }
babylon-do-statue = Estatua en { $cell }, nivel { $floor }: { $points }
babylon-do-fountain = Fuente de { $cell } a { $other }, nivel { $floor }: { $points }
babylon-do-bridge = Puente de { $cell } a { $other }, nivel { $floor }: { $points }
babylon-do-stairs = Escalera de { $cell } que sube a { $other }, nivel { $floor }: { $points }
babylon-do-end = Terminar el turno
babylon-do-end-keep = { $slot ->
    [empty] Terminar el turno y guardar la loseta extraída en tu almacén
   *[other] Terminar el turno y guardar la loseta extraída; sale del juego { $slot }
}
babylon-do-end-toss = Terminar el turno y descartar la loseta extraída

## Qué ha pasado

babylon-remove = { $you ->
    [yes] Retiras
   *[no] { $name } retira
} del juego { $tile }, en { $column }.
babylon-dig = { $you ->
    [yes] Extraes
   *[no] { $name } extrae
} { $tile } de { $column }: { $gain ->
    [0] ningún pilar.
    [one] un pilar.
   *[other] { $gain } pilares.
}
babylon-uncovered = En { $column } queda a la vista { $tile }.
babylon-first-round = { $you ->
    [yes] La primera ronda empieza contigo.
   *[no] La primera ronda empieza con { $name }.
}
babylon-place = { $you ->
    [yes] Colocas
   *[no] { $name } coloca
} en { $cell }, nivel { $floor }, { $source ->
    [dug] la loseta extraída
   *[kept] { $tile } de { $you ->
        [yes] tu
       *[no] su
    } almacén
} ({ $singles ->
    [0] ningún pilar simple
    [one] un pilar simple
   *[other] { $singles } pilares simples
}{ $doubles ->
    [0] { "" }
   *[other] , el pilar doble
}; { $points }).
babylon-statues-carry = { $count ->
    [one] Una estatua la sostiene y deja de ser estatua.
   *[other] { $count } estatuas la sostienen y dejan de ser estatuas.
}
babylon-belvedere = En { $cell }, nivel { $floor }, se alza un belvedere.
babylon-statue = { $you ->
    [yes] Construyes una estatua
   *[no] { $name } construye una estatua
} en { $cell }, nivel { $floor } ({ $points }).
babylon-fountain = { $you ->
    [yes] Construyes una fuente
   *[no] { $name } construye una fuente
} de { $cell } a { $other }, nivel { $floor } ({ $points }).
babylon-bridge = { $you ->
    [yes] Construyes un puente
   *[no] { $name } construye un puente
} de { $cell } a { $other }, nivel { $floor } ({ $points }).
babylon-stairs = { $you ->
    [yes] Construyes una escalera
   *[no] { $name } construye una escalera
} de { $cell } que sube a { $other }, nivel { $floor } ({ $points }).
babylon-token-used = { $token ->
    [icon] Gracias a la ficha, el icono de { $cell } cuenta como otro distinto.
   *[blank] La ficha da un icono a { $cell }.
}
babylon-end = { $you ->
    [yes] Terminas tu turno
   *[no] { $name } termina su turno
} ({ $stored ->
    [0] ningún pilar guardado
    [one] un pilar guardado
   *[other] { $stored } pilares guardados
}).
babylon-end-keep = { $you ->
    [yes] Guardas la loseta extraída y terminas tu turno
   *[no] { $name } guarda la loseta extraída y termina su turno
} ({ $stored ->
    [0] ningún pilar guardado
    [one] un pilar guardado
   *[other] { $stored } pilares guardados
}).
babylon-end-toss = { $you ->
    [yes] Descartas la loseta extraída y terminas tu turno
   *[no] { $name } descarta la loseta extraída y termina su turno
} ({ $stored ->
    [0] ningún pilar guardado
    [one] un pilar guardado
   *[other] { $stored } pilares guardados
}).
babylon-gave-up = { $you ->
    [yes] Tu almacén estaba lleno: sale del juego { $tile }.
   *[no] El almacén de { $name } estaba lleno: sale del juego { $tile }.
}
babylon-returned = { $count ->
    [one] Un pilar que no cabe en los seis espacios vuelve al suministro.
   *[other] { $count } pilares que no caben en los seis espacios vuelven al suministro.
}
babylon-token = Ronda { $round }. Se revela una ficha: { $effect }.
babylon-got-single = { $you ->
    [yes] La ficha te da un pilar simple.
   *[no] La ficha da a { $name } un pilar simple.
}
babylon-got-double = { $you ->
    [yes] La ficha te da un pilar doble.
   *[no] La ficha da a { $name } un pilar doble.
}
babylon-won = { $you ->
    [yes] Ganas
   *[no] Gana { $name }
} con { $points }.
babylon-won-tie-break = { $you ->
    [yes] Ganas
   *[no] Gana { $name }
} con { $points } y menos casillas a la vista ({ $bare }).
babylon-shared = { $you ->
    [yes] Compartes la victoria
   *[no] { $name } comparte la victoria
} con { $points }.

## Por qué no se puede

babylon-why-game-over = la partida ha terminado.
babylon-why-unknown-action = esa acción no existe.
babylon-why-removal-first = { $count ->
    [one] antes de la primera ronda falta retirar una loseta de arcilla (remove:B3).
   *[other] antes de la primera ronda falta retirar { $count } losetas de arcilla (remove:B3).
}
babylon-why-removal-done = las losetas de arcilla de la preparación ya se han retirado.
babylon-why-not-clay = la loseta visible de { $column } no es de arcilla.
babylon-why-dig-first = antes de construir hay que extraer (dig:B3).
babylon-why-dug-already = ya has extraído una loseta este turno.
babylon-why-column-empty = la columna { $column } está vacía.
babylon-why-end-needs-placing = la loseta extraída no está colocada: guárdala (end:keep) o descártala (end:toss).
babylon-why-end-placed = la loseta extraída está colocada, así que el turno acaba sin más (end).
babylon-why-dug-placed = la loseta extraída ya está colocada.
babylon-why-slot-empty = tu almacén está vacío.
babylon-why-off-board = una loseta en { $cell } se saldría del jardín; su casilla inferior izquierda va de a1 a g7.
babylon-why-same-look = girada r{ $rotation } la loseta se ve igual que r{ $least }; escribe r{ $least }.
babylon-why-same-footprint = otra loseta ya tiene su casilla inferior izquierda en { $cell }.
babylon-why-two-open = solo una esquina puede quedar sin apoyo.
babylon-why-not-level = los apoyos no quedan a la misma altura: los pilares en { $cell } llegan al nivel { $floor }, otra esquina quedaría en el nivel { $other }.
babylon-why-not-lower = { $cell } tiene altura { $height }, y la loseta estaría en el nivel { $floor }.
babylon-why-blocked = una escalera o un puente sobre { $cell } llega al nivel { $block }; la loseta debe quedar por encima.
babylon-why-not-free = un pilar necesita un espacio libre, y { $cell } está ocupada.
babylon-why-under-deck = { $cell } está bajo un puente: ahí no cabe ningún pilar.
babylon-why-no-statue = en { $cell } no hay ninguna estatua.
babylon-why-statue-carries = la estatua de { $cell } llega hasta la loseta, así que tiene que sostenerla (s).
babylon-why-floor-missing = el nivel { $floor } es demasiado alto: el más alto de tu jardín es el { $top }.
babylon-why-too-few-pillars = { $needed ->
    [one] hace falta un pilar simple, y tienes { $held }.
   *[other] hacen falta { $needed } pilares simples, y tienes { $held }.
}
babylon-why-no-double-left = no quedan bastantes pilares dobles en el suministro.
babylon-why-no-belvedere-left = no quedan belvederes en el suministro.
babylon-why-corner-can = la esquina de { $cell } puede apoyarse, y en esta partida entonces debe hacerlo.
babylon-why-overhang-used = en esta partida una esquina sin apoyo solo puede volar sobre un espacio libre, y { $cell } no lo está.
babylon-why-no-tile = sobre { $cell } no hay ninguna loseta.
babylon-why-used = el espacio de { $cell } ya está ocupado.
babylon-why-wrong-icon = { $cell } no muestra el icono que hace falta.
babylon-why-not-new = al menos un extremo debe estar en una loseta colocada este turno.
babylon-why-not-ascending = escribe { $other } antes de { $cell }.
babylon-why-two-stars = la ficha ayuda en un solo extremo.
babylon-why-no-token = ahora la ficha no concede ningún icono.
babylon-why-token-spent = ya has usado la ficha este turno.
babylon-why-star-not-new = la ficha solo vale en una loseta colocada este turno, y { $cell } no lo está.
babylon-why-star-needless = { $cell } ya muestra el icono que hace falta: no lleva estrella.
babylon-why-star-blank = esta ficha cambia un icono, y { $cell } no tiene ninguno.
babylon-why-star-icon = esta ficha vale en un espacio sin icono, y { $cell } tiene uno.
babylon-why-no-line = ninguna estatua visible está en línea con { $cell }.
babylon-why-no-restart = ya no se ve ninguna estatua, y en esta partida entonces no se puede construir otra.
babylon-why-not-adjacent = { $cell } y { $other } no comparten un lado.
babylon-why-same-tile = los dos extremos de una fuente deben estar en losetas distintas.
babylon-why-not-same-floor = los dos extremos deben estar en el mismo nivel, pero { $cell } está en el { $floor } y { $other } en el { $height }.
babylon-why-no-gap = entre los extremos de un puente hay exactamente una casilla, en línea recta.
babylon-why-gap-filled = { $cell } tiene altura { $height }: no hay hueco para un puente del nivel { $floor }.
babylon-why-gap-depth = { $cell } tiene altura { $height }, y las reglas de esta partida no lo permiten bajo un puente del nivel { $floor }.
babylon-why-gap-deck = sobre { $cell } ya pasa un puente del nivel { $floor }.
babylon-why-gap-flight = la escalera de { $cell } sube hasta el nivel { $floor }.
babylon-why-no-step = una escalera lleva al nivel siguiente, pero { $cell } está en el { $floor } y { $other } en el { $height }.
babylon-why-stairs-deck = sobre { $cell }, por donde subiría la escalera, pasa un puente del nivel { $floor }.
babylon-why-no-piece-left = no queda ese adorno en el suministro.

## La hoja de puntos

babylon-line-statues = Estatuas
babylon-line-fountains = Fuentes
babylon-line-bridges = Puentes
babylon-line-stairs = Escaleras
babylon-line-variety = Conjuntos de adornos
babylon-line-flowers = Conjuntos de flores
babylon-line-belvederes = Belvederes
babylon-line-highest = Nivel más alto

## Opciones

babylon-option-belvedere-choice = { $value ->
    [free] cualquier esquina puede quedar sin apoyo
   *[forced_only] solo queda sin apoyo una esquina que no puede tenerlo
}
babylon-option-overhang = { $value ->
    [any] una esquina sin apoyo puede volar sobre cualquier cosa más baja
   *[free_only] una esquina sin apoyo solo puede volar sobre un espacio libre
}
babylon-option-bridge-gap = { $value ->
    [any_depth] un puente salva un hueco de cualquier profundidad
    [one_floor] un puente salva un hueco de un nivel exacto
   *[ground] un puente solo salva el tablero desnudo
}
babylon-option-same-footprint = { $value ->
    [never] ninguna loseta queda exactamente sobre otra
   *[next_floor] ninguna loseta queda exactamente sobre una del nivel inferior
}
babylon-option-statue-line = { $value ->
    [orthogonal] las estatuas se alinean en vertical y en horizontal
   *[any_line] las estatuas se alinean también en diagonal
}
babylon-option-statue-restart = { $value ->
    [yes] cuando no se ve ninguna estatua, la siguiente puede ir donde quieras
   *[no] cuando ya no se ve ninguna estatua, no se puede construir otra
}
babylon-option-belvedere-score = { $value ->
    [visible] solo puntúan los belvederes visibles
   *[all] también puntúan los belvederes cubiertos
}
babylon-option-supply = { $value ->
    [unlimited] siempre hay piezas suficientes
   *[box] las piezas de la caja son un suministro común que se puede agotar
}

## Comandos

babylon-command-places = dónde se puede colocar una loseta: places, places dug, places kept c4
babylon-command-preview = qué costaría y qué daría una acción: preview place:dug@c4r0/1111
babylon-command-floor = un nivel de tu jardín, también los espacios cubiertos: floor 2
babylon-command-garden = el jardín de otro jugador al completo: garden 2
babylon-places-none = Ahora no hay sitio para ella.
babylon-places-map = { $source ->
    [dug] La loseta extraída
   *[kept] La loseta del almacén
} se puede colocar de { $count } maneras; cuántas en cada casilla inferior izquierda:
babylon-places-at = { $source ->
    [dug] La loseta extraída
   *[kept] La loseta del almacén
} en { $cell }:
babylon-places-hint = Indica una loseta y una casilla para verlas una a una, por ejemplo: places dug c4
babylon-places-wrong = «{ $word }» no es ni dug ni kept ni una casilla.
babylon-preview-which = Indica una acción, por ejemplo: preview { $example }
babylon-preview-line = { $line }: { $points }
babylon-preview-total = En total { $points }
babylon-preview-nothing = En la hoja de puntos no cambia nada.
babylon-garden-which = Indica un jugador por su número, de 1 a { $last }.

## Ayuda

babylon-notation =
    Acciones de Babylon (B3 es una columna, c4 una casilla):
    remove:B3 retira   dig:B3 extrae   end:keep guarda la loseta   end:toss descártala   end
    place:dug@c4r2/11-2 coloca la loseta extraída con su esquina inferior izquierda en c4, girada dos cuartos de vuelta a la derecha; apoyos en sentido horario desde arriba a la izquierda: 1 simple, 2 doble, s estatua, - ninguno (place:kept@... para la loseta del almacén)
    statue:c4 estatua   fountain:c4-c5 fuente   bridge:c4-c6 puente   stairs:c4-c5 escalera (primero el extremo bajo)
    una estrella tras la casilla que recibe su icono de la ficha: statue:c4*
babylon-rules =
    Extrae una loseta: da un pilar simple por cada lado libre (la pared, o una columna no más alta) y uno por tu propia flor. Después puedes colocar la loseta extraída y la de tu almacén. Cada esquina se apoya en un pilar simple (un nivel), en uno doble (dos niveles, vale dos simples) o en una estatua; una esquina puede quedar en el aire y recibe un belvedere. Ningún nivel antes que el de debajo, y ninguna loseta exactamente sobre otra.
    Los adornos (objetos decorativos) no cuestan nada, pero necesitan sus iconos, al menos uno en una loseta de este turno: una estatua (la primera donde quieras, después en línea con otra visible), una fuente (casillas vecinas de dos losetas en un mismo nivel), un puente (mismo nivel, con una casilla más baja en medio), una escalera (casillas vecinas con un nivel de diferencia).
    Al final del turno guardas hasta seis pilares simples, ninguno doble, y una loseta. Tras la última ronda los jardines se miran desde arriba: una estatua vale su nivel, fuentes y puentes el triple, una escalera la suma de los dos niveles, cuatro adornos distintos 4, cuatro flores distintas 4, un belvedere 1, el nivel más alto el doble.
    Las reglas completas están en docs/rules/babylon.md (en inglés).
