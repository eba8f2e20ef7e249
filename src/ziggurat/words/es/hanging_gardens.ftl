### Los jardines colgantes: fichas, acciones, sucesos, rechazos, opciones.

hanging-gardens-title = Los jardines colgantes
hanging-gardens-about = superpón cartas en un jardín, forma grupos, reúne series de fichas. De dos a cuatro jugadores, 45 minutos.

## Fichas y líneas de la puntuación

hanging-gardens-line-queen = Reina
hanging-gardens-line-king = Rey
hanging-gardens-line-tiger = Tigre
hanging-gardens-line-garden = Jardín
hanging-gardens-line-statue = Estatua
hanging-gardens-line-chalice = Cáliz
hanging-gardens-line-gate = Puerta
hanging-gardens-line-animal-handler = Domador
hanging-gardens-line-gardener = Jardinero
hanging-gardens-line-sculptor = Escultor
hanging-gardens-line-priest = Sacerdote
hanging-gardens-line-guard = Guardia
hanging-gardens-line-awards = Premios de cinco puntos

## Edificios y grupos

hanging-gardens-buildings = { $kind ->
    [T] { $count ->
        [one] una terraza
       *[other] { $count } terrazas
    }
    [P] { $count ->
        [one] un parque
       *[other] { $count } parques
    }
    [A] { $count ->
        [one] una arcada
       *[other] { $count } arcadas
    }
   *[F] { $count ->
        [one] una fuente
       *[other] { $count } fuentes
    }
}
hanging-gardens-group-idle = { $temples ->
    [0] { $buildings }
    [one] { $buildings } con su templo
   *[other] { $buildings } con { $temples } templos: solo uno puede quedarse
}
hanging-gardens-group-ready = { $buildings } sin templo: { $reward }
hanging-gardens-reward = { $blind ->
    [yes] una ficha boca abajo, y una de cualquier columna
   *[no] { $columns ->
        [1] una ficha de la columna 1
        [2] una ficha de la columna 1 o 2
       *[other] una ficha de cualquier columna
    }
}

## La mesa

hanging-gardens-round-number = Ronda { $number } de { $rounds }
hanging-gardens-flower = { $you ->
    [yes] Tienes la flor y empiezas
   *[no] { $name } tiene la flor y empieza
}
hanging-gardens-last-round = La ronda { $number } es la última
hanging-gardens-slot = { $slot }: carta { $card }
hanging-gardens-slot-taken = { $slot }: tomada
hanging-gardens-column = { $column ->
    [1] Columna 1: 3 casillas
    [2] Columna 2: 4 casillas
   *[other] Columna 3: 5 o más
}
hanging-gardens-stocks = Boca abajo: { $tiles ->
    [one] una ficha
   *[other] { $tiles } fichas
}, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
hanging-gardens-owner = { $name } · { $supply ->
    [one] queda un templo
   *[other] quedan { $supply } templos
}
hanging-gardens-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hanging-gardens-holding = { $count ->
    [one] { $tile } = { $points }
   *[other] { $count } × { $tile } = { $points }
}
hanging-gardens-holding-awards = { $count ->
    [one] un premio de cinco puntos = { $points }
   *[other] { $count } premios de cinco puntos = { $points }
}
hanging-gardens-holding-hidden = { $count ->
    [one] una ficha oculta
   *[other] { $count } fichas ocultas
}
hanging-gardens-holding-nothing = ninguna ficha
hanging-gardens-legend = . vacío  T terraza  P parque  A arcada  F fuente  · mesa  ^ templo  ' nuevo
hanging-gardens-reconstruction = Las cartas y casi todos los valores de las fichas son una reconstrucción: los impresos nunca se publicaron como texto.

## Qué hacer ahora

hanging-gardens-status-you = { $phase ->
    [keep] Tu carta ha unido grupos con templo. Elige qué templo se queda.
    [temple] Puedes colocar un templo en uno de los grupos que tu carta ha formado o ampliado, y tomar una ficha.
    [tile] Toma una de las fichas que tu grupo ha ganado.
   *[card] Te toca. Toma una carta y colócala en tu jardín. «places 2» muestra dónde cabe la carta del hueco 2.
}
hanging-gardens-status-waiting = { $phase ->
    [keep] { $name } tiene que elegir qué templo se queda.
    [temple] { $name } puede colocar un templo.
    [tile] { $name } toma una ficha.
   *[card] Le toca a { $name }.
}
hanging-gardens-status-over = La partida ha terminado; ahora todas las fichas están a la vista.

## Qué haría una acción

hanging-gardens-do-card = Carta { $card }, giro { $turn }, esquina en { $at }: forma { $group }
hanging-gardens-do-card-bare = Carta { $card }, giro { $turn }, esquina en { $at }
hanging-gardens-do-burn = Descartar la carta { $card }, que no cabe en ningún sitio
hanging-gardens-do-keep = { $returned ->
    [one] Conservar el templo de { $at }; el otro vuelve a tu reserva
   *[other] Conservar el templo de { $at }; los otros { $returned } vuelven a tu reserva
}
hanging-gardens-do-temple = { $origin ->
    [supply] Templo en { $at }, { $buildings }: { $reward }
   *[other] Templo de { $origin } a { $at }, { $buildings }: { $reward }
}
hanging-gardens-do-pass = No colocar ningún templo
hanging-gardens-do-tile = { $points ->
    [0] Tomar { $tile }: de momento ningún punto
    [one] Tomar { $tile }: { $points } punto más
   *[other] Tomar { $tile }: { $points } puntos más
}

## Qué ha pasado

hanging-gardens-card = { $you ->
    [yes] Colocas
   *[no] { $name } coloca
} la carta { $card } con giro { $turn } y la esquina en { $at }.
hanging-gardens-burn = { $you ->
    [yes] Descartas
   *[no] { $name } descarta
} la carta { $card }, que no cabe en ningún sitio.
hanging-gardens-keep = { $you ->
    [yes] En el grupo unido conservas
   *[no] En el grupo unido { $name } conserva
} el templo de { $at }; { $returned ->
    [one] el otro vuelve a la reserva.
   *[other] los otros { $returned } vuelven a la reserva.
}
hanging-gardens-temple = { $you ->
    [yes] Colocas
   *[no] { $name } coloca
} un templo en { $at }.
hanging-gardens-temple-moved = { $you ->
    [yes] Mueves
   *[no] { $name } mueve
} un templo de { $from } a { $at }.
hanging-gardens-pass = { $you ->
    [yes] No colocas
   *[no] { $name } no coloca
} ningún templo.
hanging-gardens-tile = { $you ->
    [yes] Tomas
   *[no] { $name } toma
} la ficha { $tile } de { $space }.
hanging-gardens-blind = { $name } roba una ficha boca abajo.
hanging-gardens-blind-seen = { $you ->
    [yes] Robas
   *[no] { $name } roba
} una ficha boca abajo: { $tile }.
hanging-gardens-revealed = Se descubren las fichas ocultas de { $name }: { $tiles } (+{ $points }).
hanging-gardens-refill = Ahora en { $space }: { $tile }.
hanging-gardens-award = { $you ->
    [yes] No encuentras ninguna ficha que tomar y te anotas
   *[no] { $name } no encuentra ninguna ficha que tomar y se anota
} { $points } puntos en su lugar.
hanging-gardens-tiles-out = Las fichas se han acabado: la ronda { $last } será la última.
hanging-gardens-round = Empieza la ronda { $number }; { $you ->
    [yes] tienes la flor y juegas primero.
   *[no] { $name } tiene la flor y juega primero.
}
hanging-gardens-won = { $you ->
    [yes] Ganas
   *[no] { $name } gana
} con { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
hanging-gardens-shared = { $you ->
    [yes] Compartes la victoria con { $others }
   *[no] Victoria compartida: { $names }
}, { $points ->
    [one] { $points } punto por persona.
   *[other] { $points } puntos por persona.
}

## Por qué se rechaza una acción

hanging-gardens-why-game-over = la partida ha terminado.
hanging-gardens-why-unknown-action = esa acción no existe.
hanging-gardens-why-decide-card = ahora se toma una carta descubierta (card:SLOT@X,YrTURN).
hanging-gardens-why-decide-keep = antes elige qué templo se queda en el grupo unido (keep:X,Y).
hanging-gardens-why-decide-temple = ahora se coloca un templo (temple:X,Y), o ninguno (pass).
hanging-gardens-why-decide-tile = ahora se toma una ficha (tile:SPACE).
hanging-gardens-why-out-of-reach = ningún jardín llega más allá de { $reach } casillas.
hanging-gardens-why-no-slot = con { $seats } jugadores solo hay { $slots } huecos.
hanging-gardens-why-slot-taken = la carta del hueco { $slot } ya se ha tomado.
hanging-gardens-why-same-face = el giro { $turn } de esta carta es igual que el { $name }; escribe r{ $name }.
hanging-gardens-why-unsupported = el edificio de { $square } quedaría sobre la mesa.
hanging-gardens-why-no-contact = la carta no tocaría tu jardín.
hanging-gardens-why-on-temple = la carta taparía el templo de { $square }.
hanging-gardens-why-would-merge = la carta uniría grupos con templo, y las opciones de esta partida lo prohíben.
hanging-gardens-why-has-place = la carta del hueco { $slot } cabe en algún sitio, así que hay que colocarla.
hanging-gardens-why-not-stuck = alguna carta descubierta cabe; en esta partida solo se descarta si no cabe ninguna.
hanging-gardens-why-not-merged = el grupo unido no tiene ningún templo en { $square }.
hanging-gardens-why-no-building = en { $square } no hay ningún edificio.
hanging-gardens-why-small-group = { $size ->
    [one] el edificio de { $square } está solo; un templo necesita un grupo de tres.
   *[other] el grupo de { $square } solo tiene { $size } casillas; un templo necesita tres.
}
hanging-gardens-why-has-temple = el grupo de { $square } ya tiene su templo.
hanging-gardens-why-not-grown = tu carta no ha ampliado el grupo de { $square }.
hanging-gardens-why-supply-left = { $supply ->
    [one] aún tienes un templo en la reserva, así que no se mueve ninguno.
   *[other] aún tienes { $supply } templos en la reserva, así que no se mueve ninguno.
}
hanging-gardens-why-supply-empty = tu reserva está vacía; di qué templo mueves (temple:X,Y<X,Y).
hanging-gardens-why-no-temple = en { $square } no hay ningún templo.
hanging-gardens-why-not-smallest = el templo de { $square } está sobre { $size } casillas, pero tu grupo más pequeño con templo tiene { $smallest }.
hanging-gardens-why-vacant = el espacio { $space } está vacío.
hanging-gardens-why-too-dear = { $columns ->
    [1] un grupo de { $size } solo toma fichas de la columna 1.
   *[other] un grupo de { $size } solo toma fichas de las columnas 1 a { $columns }.
}

## Opciones

hanging-gardens-option-tile-secrecy = { $value ->
    [all] las fichas de los demás quedan ocultas hasta el final
    [none] todas las fichas están a la vista
   *[blind] las fichas tomadas descubiertas se ven, las robadas boca abajo quedan ocultas hasta el final
}
hanging-gardens-option-last-round = { $value ->
    [current] cuando se acaban las fichas, la partida termina con esa ronda
    [never] se juega hasta la última carta, aunque se acaben las fichas
   *[next] cuando se acaban las fichas, se juega una ronda más
}
hanging-gardens-option-tiles-out = { $value ->
    [stock] las fichas se han acabado cuando no quedan boca abajo
   *[all] las fichas se han acabado cuando no queda ninguna, ni boca abajo ni descubierta
}
hanging-gardens-option-growth = { $value ->
    [strict] para ganar una ficha un grupo debe tener un edificio más
   *[touch] un grupo gana una ficha si tiene un edificio de la carta nueva
}
hanging-gardens-option-merge = { $value ->
    [forbid] una carta no puede unir grupos con templo
   *[keep] una carta puede unir grupos con templo; solo se queda uno
}
hanging-gardens-option-burn = { $value ->
    [stuck] solo se puede descartar una carta si no cabe ninguna de las descubiertas
   *[card] una carta que no cabe se puede tomar y descartar
}
hanging-gardens-option-start-player = { $value ->
    [0] empieza el primer asiento
    [1] empieza el segundo asiento
    [2] empieza el tercer asiento
    [3] empieza el cuarto asiento
   *[random] quién empieza se decide por sorteo
}
hanging-gardens-option-tie-break = { $value ->
    [shared] quienes tienen los mismos puntos comparten el puesto
   *[sets] los empates los deciden las series completas, después el número de fichas
}

## Comandos

hanging-gardens-command-places = dónde cabe una carta: places 2, o places 2 r1 para un solo giro
hanging-gardens-command-preview = el jardín y los grupos después de una jugada: preview card:2@-1,3r1, o su número en el menú
hanging-gardens-command-tiles = cada tipo de ficha: cuánto vale, quién tiene, cuántas no se han visto aún
hanging-gardens-places = { $count ->
    [0] La carta { $card } del hueco { $slot } no cabe en ningún sitio.
    [one] La carta { $card } del hueco { $slot } cabe en un solo sitio. La o marca su esquina superior izquierda.
   *[other] La carta { $card } del hueco { $slot } cabe en { $count } sitios. Una o marca dónde puede ir su esquina superior izquierda.
}
hanging-gardens-places-usage = ¿Qué carta? Escribe places y un hueco del 1 al { $slots }, por ejemplo places 2, o places 2 r1 para un solo giro.
hanging-gardens-not-a-card-now = Podrás mirar dónde caben las cartas cuando te toque tomar una.
hanging-gardens-preview-usage = Escribe preview y una jugada posible ahora, por ejemplo preview card:2@-1,3r1. «places» muestra las posibles.
hanging-gardens-preview-nothing = Ningún grupo tiene un edificio nuevo.
hanging-gardens-values-pay = vale
hanging-gardens-values-held = tomadas, por asiento
hanging-gardens-values-unseen = sin ver
hanging-gardens-pays-each = { $points } por cada ficha: { $series }
hanging-gardens-pays-person = { $low }, o { $high } con la serie ({ $series })

## Ayuda

hanging-gardens-notation =
    Las acciones del juego Los jardines colgantes (x crece hacia la derecha, y hacia abajo; tu carta inicial está en x 0-1, y 0-2):
    card:2@-1,3r1 coloca la carta del hueco 2, girada un cuarto, con la esquina superior izquierda en x -1, y 3
    burn:2 descarta una carta que no cabe   keep:0,0 qué templo se queda en un grupo unido
    temple:0,2 coloca un templo   temple:0,2<5,1 muévelo desde 5,1   pass   tile:1a toma una ficha
hanging-gardens-rules =
    En tu turno tomas una carta y la pones en tu jardín, girada como quieras. Cada uno de sus edificios debe quedar sobre el jardín, en terreno vacío o sobre otros edificios; las casillas vacías pueden quedar en cualquier parte, incluso sobre la mesa. Ninguna casilla puede tapar un templo. Solo si no cabe ninguna de las cartas descubiertas, descartas una.
    Los edificios iguales que se tocan por los lados son un grupo. Si tu carta ha formado o ampliado un grupo de al menos tres sin templo, puedes ponerle un templo y tomar una ficha: con tres casillas de la columna 1, con cuatro de la columna 1 o 2, con cinco o más de cualquiera. Con seis o más robas antes una ficha boca abajo. Un solo templo por turno; cuando los cinco están puestos, mueves uno de tu grupo más pequeño.
    Cuantas más fichas de una serie tengas, más valen; el último valor es el de la serie completa. Los personajes valen más si tienes completa su serie. Después de la última carta gana el total más alto.
    Las cartas y casi todos los valores de las fichas son una reconstrucción: los impresos nunca se publicaron como texto. Las reglas completas están en docs/rules/hanging_gardens.md (en inglés).
