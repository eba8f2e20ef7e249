### Babel: sus pueblos, acciones, sucesos, rechazos y opciones.

babel-title = Babel
babel-about = asienta pueblos, levanta templos, derriba los del rival. Dos jugadores, 45 minutos.

## Los cinco pueblos: como nombre, detrás de «solar», como una carta, como varias cartas

babel-people-a = Asirios
babel-people-h = Hititas
babel-people-m = Medos
babel-people-p = Persas
babel-people-s = Sumerios
babel-site-a = de los asirios
babel-site-h = de los hititas
babel-site-m = de los medos
babel-site-p = de los persas
babel-site-s = de los sumerios
babel-card-a = un asirio
babel-card-h = un hitita
babel-card-m = un medo
babel-card-p = un persa
babel-card-s = un sumerio
babel-cards-a = { $count ->
    [one] un asirio
   *[other] { $count } asirios
}
babel-cards-h = { $count ->
    [one] un hitita
   *[other] { $count } hititas
}
babel-cards-m = { $count ->
    [one] un medo
   *[other] { $count } medos
}
babel-cards-p = { $count ->
    [one] un persa
   *[other] { $count } persas
}
babel-cards-s = { $count ->
    [one] un sumerio
   *[other] { $count } sumerios
}
babel-list = { $rest } y { $last }

## La mesa

babel-turn-number = Turno { $turn }
babel-final = Fase final
babel-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
babel-quarry = Cantera
babel-temple = templo
babel-column = pueblos
babel-reserve = Reserva
babel-starter = Inicial
babel-starter-unbuilt = aún por construir
babel-hand = Mano
babel-hand-size = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
babel-known = { $whose ->
    [own] el rival conoce:
   *[other] con seguridad:
}
babel-discard = Descartes: { $cards }
babel-decks = Mazo de pueblos: { $people }   Mazo de templos: { $temples }
babel-known-top = Encima del mazo de templos, primero la próxima: { $cards }
babel-legend = @ peón   [AAA] tres o más seguidos   (2) se puede tomar   * nuevo

## Qué hacer ahora

babel-status-quarry = Te toca. Tu peón sigue en la cantera: viaja a un terreno con una carta de su pueblo.
babel-status-starter = Te toca. Asienta al menos una carta y construye tu carta inicial antes de terminar el turno.
babel-status-act = { $migrated ->
    [yes] Te toca. Viaja, asienta, construye, usa los tríos (ya has migrado); end cuando acabes.
   *[no] Te toca. Viaja, asienta, construye, migra, usa los tríos; end cuando acabes.
}
babel-status-drop = { $owed ->
    [one] Te reducen la mano a la mitad: descarta una carta.
   *[other] Te reducen la mano a la mitad: descarta { $owed } cartas.
}
babel-status-waiting = { $phase ->
    [drop] { $owed ->
        [one] { $name } tiene que descartar una carta.
       *[other] { $name } tiene que descartar { $owed } cartas.
    }
   *[act] Es el turno de { $name }.
}
babel-status-over = { $ending ->
    [points] La partida ha terminado: victoria por puntos.
    [deck] La partida ha terminado: el mazo de templos está vacío.
    [repetition] La partida ha terminado: la misma posición se ha repetido demasiado.
    [turn_limit] La partida ha terminado: se ha jugado el último turno.
   *[running] La partida ha terminado.
}

## Lo que haría una acción

babel-do-go = Viajar al terreno { $goal } con { $card }
babel-do-lay = { $run ->
    [0] Asentar { $card } en el terreno { $site }
   *[other] Asentar { $card } en el terreno { $site }: ya son { $run } seguidos
}
babel-do-build = { $from ->
    [first] Construir tu carta inicial: nivel 1 en el terreno { $site }
    [own] Construir el nivel { $level } en el terreno { $site } con tu reserva
   *[foe] Construir el nivel { $level } en el terreno { $site } con la reserva del rival
}
babel-do-move = Migrar { $cards }: terreno { $origin } → { $goal }
babel-do-raze = Pagar { $paid } (puesto { $place }): destruir aquí el templo del rival, nivel { $level }; { $cards } vuelven al mazo de templos
babel-do-steal = Pagar { $paid } (puesto { $place }): robar al rival el nivel { $level } para tu templo de aquí
babel-do-drive = Pagar { $paid } (puesto { $place }): expulsar de aquí { $counted } del rival
babel-do-turn = Pagar { $paid } (puesto { $place }): atraer a tu lado { $counted } del rival
babel-do-leap = { $from ->
    [own] Pagar { $paid } (puesto { $place }): saltar un nivel y construir el { $level } en el terreno { $site } con tu reserva
   *[foe] Pagar { $paid } (puesto { $place }): saltar un nivel y construir el { $level } en el terreno { $site } con la reserva del rival
}
babel-do-halve = { $cards ->
    [one] Pagar { $paid } (puesto { $place }): el rival debe descartar una de sus { $hand } cartas
   *[other] Pagar { $paid } (puesto { $place }): el rival debe descartar { $cards } de sus { $hand } cartas
}
babel-do-drop = Descartar { $card }
babel-do-end = { $over ->
    [yes] Terminar tu turno; lo que queda del mazo de templos va a tu reserva y acaba la partida
   *[no] Terminar tu turno; dos cartas de templo van a tu reserva
}

## Lo que ha pasado

babel-go = { $you ->
    [yes] Viajas
   *[no] { $name } viaja
} al terreno { $goal } con { $card }.
babel-lay = { $you ->
    [yes] Asientas
   *[no] { $name } asienta
} { $card } en el terreno { $site }.
babel-build = { $from ->
    [first] { $you ->
        [yes] Construyes tu carta inicial
       *[no] { $name } construye su carta inicial
    } en el terreno { $site }.
    [own] { $you ->
        [yes] Construyes el nivel { $level } en el terreno { $site } con tu reserva.
       *[no] { $name } construye el nivel { $level } en el terreno { $site } con su propia reserva.
    }
   *[foe] { $you ->
        [yes] Construyes el nivel { $level } en el terreno { $site } con la reserva rival.
       *[no] { $name } construye el nivel { $level } en el terreno { $site } { $rival ->
            [you] con tu reserva.
           *[other] con la reserva rival.
        }
    }
}
babel-move = { $you ->
    [yes] Tres de tus cartas
   *[no] Tres cartas de { $name }
} migran del terreno { $origin } al { $goal }.
babel-raze = { $you ->
    [yes] Tus asirios destruyen el templo rival
   *[no] Los asirios de { $name } destruyen { $rival ->
        [you] tu templo
       *[other] el templo rival
    }
} de nivel { $level } en el terreno { $site }.
babel-steal = { $you ->
    [yes] Tus hititas roban el nivel { $level } del templo rival
   *[no] Los hititas de { $name } roban el nivel { $level } { $rival ->
        [you] de tu templo
       *[other] del templo rival
    }
} en el terreno { $site }.
babel-drive = { $you ->
    [yes] Tus medos expulsan { $counted } de la columna rival
   *[no] Los medos de { $name } expulsan { $counted } { $rival ->
        [you] de tu columna
       *[other] de la columna rival
    }
} en el terreno { $site }.
babel-turn = { $you ->
    [yes] Tus sumerios atraen a tu lado { $counted } de la columna rival
   *[no] Los sumerios de { $name } atraen a su lado { $counted } { $rival ->
        [you] de tu columna
       *[other] de la columna rival
    }
} en el terreno { $site }.
babel-leap = { $from ->
    [own] { $you ->
        [yes] Tus persas saltan un nivel: construyes el { $level } en el terreno { $site } con tu reserva.
       *[no] Los persas de { $name } saltan un nivel: el { $level } del terreno { $site } sale de su propia reserva.
    }
   *[foe] { $you ->
        [yes] Tus persas saltan un nivel: construyes el { $level } en el terreno { $site } con la reserva rival.
       *[no] Los persas de { $name } saltan un nivel: el { $level } del terreno { $site } sale { $rival ->
            [you] de tu reserva.
           *[other] de la reserva rival.
        }
    }
}
babel-halve = { $you ->
    [yes] Reduces la mano rival a la mitad: { $cards ->
        [one] hay que descartar una carta.
       *[other] hay que descartar { $cards } cartas.
    }
   *[no] { $rival ->
        [you] { $name } reduce tu mano a la mitad: { $cards ->
            [one] tienes que descartar una carta.
           *[other] tienes que descartar { $cards } cartas.
        }
       *[other] { $name } reduce la mano rival a la mitad: { $cards ->
            [one] hay que descartar una carta.
           *[other] hay que descartar { $cards } cartas.
        }
    }
}
babel-drop = { $you ->
    [yes] Descartas
   *[no] { $name } descarta
} { $card }.
babel-end = { $you ->
    [yes] Terminas tu turno.
   *[no] { $name } termina su turno.
}
babel-temples-drawn = { $count ->
    [one] { $you ->
        [yes] Pones en tu reserva la última carta de templo, un { $low }.
       *[no] { $name } pone en su reserva la última carta de templo, un { $low }.
    }
   *[other] { $you ->
        [yes] Pones en tu reserva las cartas de templo { $high } y { $low }; encima queda el { $low }.
       *[no] { $name } pone en su reserva las cartas de templo { $high } y { $low }; encima queda el { $low }.
    }
}
babel-reshuffle = Los descartes se barajan y forman el mazo de pueblos.
babel-you-drew = { $count ->
    [0] No queda ninguna carta que puedas robar.
   *[other] Robas { $cards }.
}
babel-drew = { $count ->
    [0] No queda ninguna carta que { $name } pueda robar.
    [one] { $name } roba una carta.
   *[other] { $name } roba { $count } cartas.
}
babel-final-phase = Empieza la fase final: uno tiene 15 puntos, pero el otro tiene al menos 10.
babel-won = { $you ->
    [yes] Ganas
   *[no] { $name } gana
} { $ending ->
    [points] por puntos
    [deck] al vaciarse el mazo de templos
    [repetition] porque la posición se repite
   *[turn_limit] al acabar el último turno
}, { $first } a { $second }.
babel-draw = { $ending ->
    [deck] El mazo de templos está vacío
    [repetition] La posición se repite
   *[turn_limit] El último turno ha acabado
}: empate, { $first } a { $second }, con el mismo número de cartas en la mano.

## Por qué se rechaza una acción

babel-why-game-over = la partida ha terminado.
babel-why-unknown-action = esa acción no existe.
babel-why-must-drop = { $owed ->
    [one] antes hay que descartar una carta más (drop:L).
   *[other] antes hay que descartar { $owed } cartas más (drop:L).
}
babel-why-nothing-owed = ahora no hay nada que descartar; drop:L solo responde a una reducción de mano.
babel-why-not-in-hand = te haría falta { $card } en la mano.
babel-why-already-there = tu peón ya está en el terreno { $site }.
babel-why-at-quarry = tu peón sigue en la cantera; primero viaja a un terreno (go:L).
babel-why-starter-first = la carta inicial va antes que cualquier otra construcción (build:first).
babel-why-starter-built = tu carta inicial ya está construida.
babel-why-temple-stands = la carta inicial necesita un terreno sin templo tuyo, y en el { $site } tienes el nivel { $level }.
babel-why-no-people = la carta inicial necesita al menos una carta tuya en el terreno { $site }.
babel-why-reserve-empty = esa reserva está vacía.
babel-why-wrong-level = la carta de encima es un { $card }, pero en el terreno { $site } hace falta un { $needed }.
babel-why-too-few-people = { $people ->
    [0] el nivel { $card } pide { $card } cartas, y en el terreno { $site } no tienes ninguna.
   *[other] el nivel { $card } pide { $card } cartas, y en el terreno { $site } solo tienes { $people }.
}
babel-why-migrated = en este turno ya has migrado.
babel-why-same-site = una migración va de un terreno a otro, y los dos son el { $site }.
babel-why-column-short = { $people ->
    [0] una migración mueve tres cartas, y en el terreno { $site } no tienes ninguna.
    [one] una migración mueve tres cartas, y en el terreno { $site } solo tienes una.
   *[other] una migración mueve tres cartas, y en el terreno { $site } solo tienes { $people }.
}
babel-why-no-run = en el puesto { $place } de tu columna del terreno { $site } no empiezan tres cartas iguales seguidas.
babel-why-wrong-people = el trío del puesto { $place } es de { $people }, que tienen otro poder.
babel-why-no-temple = el rival no tiene templo en el terreno { $site }.
babel-why-not-higher = el nivel { $card } del rival en el terreno { $site } no supera tu nivel { $level }.
babel-why-not-present = el rival no tiene ese pueblo en el terreno { $site }.
babel-why-column-empty = el rival no tiene a nadie en el terreno { $site }.
babel-why-hand-small = { $cards ->
    [0] el rival no tiene cartas; para reducir su mano hacen falta al menos dos.
   *[other] el rival solo tiene una carta; para reducir su mano hacen falta al menos dos.
}
babel-why-starter-duty = en este turno debes construir tu carta inicial, y después ya no podrías.
babel-why-starter-unbuilt = debes construir tu carta inicial antes de terminar el turno (build:first).

## Opciones y ediciones

babel-option-hands = cartas para quien empieza y para el otro
babel-option-starter = { $value ->
    [first-turn] la carta inicial se construye en el primer turno propio
   *[free] la carta inicial se construye cuando se quiera, pero antes que cualquier otra
}
babel-option-sumerians = { $value ->
    [all] los sumerios atraen todas las cartas iguales a la última de la columna
   *[trailing] los sumerios atraen solo las cartas iguales seguidas del final de la columna
}
babel-option-sudden-death = { $value ->
    [true] en la fase final quien baja de 10 puntos pierde al instante
   *[false] también en la fase final hacen falta 15 puntos para ganar
}
babel-option-start = { $value ->
    [1] empieza el primer asiento
    [2] empieza el segundo asiento
   *[random] quién empieza se decide por sorteo
}
babel-option-repetition = { $value ->
    [0] una posición puede repetirse sin fin
   *[other] cuando la misma posición se da { $value } veces, la partida acaba y se cuentan los puntos
}
babel-option-turn-limit = { $value ->
    [0] no hay último turno
   *[other] después del turno { $value } la partida acaba y se cuentan los puntos
}
babel-profile-tilsit = 5 cartas para cada uno; la carta inicial cuando se quiera; ganar exige siempre 15 puntos
babel-profile-kosmos = 5 cartas para cada uno; la carta inicial en el primer turno; en la fase final quien baja de 10 puntos pierde al instante
babel-profile-zman = 3 cartas para quien empieza, 5 para el otro; la carta inicial en el primer turno; en la fase final quien baja de 10 puntos pierde al instante

## Ayuda

babel-notation =
    Las acciones de Babel (L es A, H, M, P o S; N es el puesto de la primera carta de un trío):
    go:L viaja   lay:L asienta   move:L>L migra   drop:L descarta   end
    build:first build:own build:foe carta inicial, tu reserva, reserva rival
    raze@N asirios: destruyen   steal@N hititas: roban   drive@N:L medos: expulsan
    turn@N sumerios: atraen   leap@N:own leap@N:foe persas: saltan un nivel
    halve@N cualquier trío: reduce a la mitad la mano del rival
babel-rules =
    Robas tres cartas de pueblo. Luego haz lo que quieras, cuanto quieras: viaja a un terreno con una carta de su pueblo; asienta allí cualquier carta; construye allí el siguiente nivel de tu templo con la carta de encima de una de las dos reservas, si tienes allí tantas cartas como dice el nivel (lo primero que construyes es tu carta inicial); una vez por turno, lleva las tres últimas cartas de una columna a otro terreno.
    Tres o más cartas iguales seguidas en el terreno de tu peón son un trío. Descartando una de ellas, los asirios destruyen allí el templo del rival, los hititas le roban la carta más alta, los medos expulsan todas las cartas de un pueblo, los sumerios atraen todas las cartas del pueblo del final de la columna, los persas saltan un nivel; cualquier trío puede, en cambio, reducir a la mitad la mano del rival, que elige qué descartar.
    Al final de tu turno dos cartas de templo van a tu reserva, la más baja encima. Un templo vale su nivel más alto. Ganas con 15 puntos si el rival tiene menos de 10, o con 20. Si se acaba el mazo de templos, gana quien tiene más puntos y, en caso de empate, más cartas en la mano.
    Las reglas completas están en docs/rules/babel.md (en inglés).
