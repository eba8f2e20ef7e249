### Los jardines colgantes en la página.

## Qué hacer ahora

page-hanging-gardens-status-card = Toma una carta: *arrástrala* a tu jardín, o tócala y luego toca un lugar.
page-hanging-gardens-status-burn = La *carta { $slot }* no cabe en ningún sitio de tu jardín. Confirma para descartarla, o toma otra.
page-hanging-gardens-status-picked = { $places ->
    [0] Así la *carta { $slot }* no cabe en ningún sitio. Gírala.
    [one] Así la *carta { $slot }* cabe en *un solo sitio*. Toca el círculo, o gira la carta.
   *[other] Así la *carta { $slot }* cabe en *{ $places } sitios*. Toca un círculo, o gira la carta.
}
page-hanging-gardens-status-plain = Aquí la *carta { $slot }* no completa ningún grupo para un templo.
page-hanging-gardens-status-other-place = Confirma, o bien muévela o gírala.
page-hanging-gardens-status-not-grown = El grupo de *{ $buildings }* no crece, así que no recibe templo.
page-hanging-gardens-status-has-temple = El grupo de *{ $buildings }* crece, pero ya tiene un templo.
page-hanging-gardens-status-covers = La carta cubre { $buildings }.
page-hanging-gardens-status-grown = { $kind ->
    [T] Tus *terrazas*
    [P] Tus *parques*
    [A] Tus *arcadas*
   *[F] Tus *fuentes*
} pasan a ser *{ $size }*: con un templo ganas { $reward }.
page-hanging-gardens-status-joined = Así unes grupos con templo: *de los { $temples } templos* solo se queda uno. Confirma, o mueve la carta.
page-hanging-gardens-status-not-here = *Aquí no:* { $reason }
page-hanging-gardens-status-keep = Tu carta ha unido grupos con templo. Toca *el templo que se queda*.
page-hanging-gardens-status-keep-chosen = { $returned ->
    [one] Este templo *se queda*; el otro vuelve a tu reserva.
   *[other] Este templo *se queda*; los otros { $returned } vuelven a tu reserva.
}
page-hanging-gardens-status-temple = { $count ->
    [one] Puedes colocar un templo en *{ $buildings }*: toca una casilla y gana { $reward }.
   *[other] *{ $count } grupos* admiten un templo, pero ahora solo uno lo recibe. Toca una casilla.
}
page-hanging-gardens-status-temple-chosen = Un templo en *{ $buildings }* te da { $reward }.
page-hanging-gardens-status-move = { $choices ->
    [chosen] Se mueve este templo. Toca
    [one] Se mueve el templo de tu grupo más pequeño. Toca
   *[other] Toca un *templo punteado* de tus grupos más pequeños y luego
} { $count ->
    [one] el grupo de *{ $buildings }*: ganas { $reward }.
   *[other] uno de los *{ $count } grupos* que lo admiten.
}
page-hanging-gardens-status-moved = { $choices ->
    [one] Viene de tu grupo más pequeño.
   *[other] Se mueve el *templo con la marca*: toca otro punteado para cambiar.
}
page-hanging-gardens-status-pass = *Ningún templo* por ahora: después, solo si una carta { $growth ->
    [touch] tiene un edificio en
   *[strict] amplía
} el grupo. Termina con el *botón dorado*, o toca una casilla.
page-hanging-gardens-status-tile = { $columns ->
        [1] Toma una ficha de la *columna 1*.
        [2] Toma una ficha de la *columna 1 o 2*.
       *[other] Toma una ficha de *cualquier columna*.
    }
page-hanging-gardens-status-tile-chosen = { $gain ->
    [0] *{ $tile }* aún no da puntos.
   *[other] Con *{ $tile }* pasas de { $before } a *{ $after }* puntos.
} Confirma, o elige otra.
page-hanging-gardens-status-staged = Confirma para terminar tu turno, o deshaz la jugada.

## Botones y pasos

page-hanging-gardens-confirm-card = Colocar la carta
page-hanging-gardens-confirm-burn = Descartar la carta
page-hanging-gardens-confirm-keep = Conservar el templo
page-hanging-gardens-confirm-temple = { $moved ->
        [yes] Mover el templo
       *[no] Colocar el templo
    }
page-hanging-gardens-confirm-pass = Seguir sin templo
page-hanging-gardens-confirm-tile = Tomar la ficha
page-hanging-gardens-confirm-end = Terminar el turno
page-hanging-gardens-step-card = { $turn ->
    [0] Carta { $slot }
    [1] Carta { $slot }, 90°
    [2] Carta { $slot }, 180°
   *[3] Carta { $slot }, 270°
}
page-hanging-gardens-step-burn = Descartar la carta { $slot }
page-hanging-gardens-step-keep = Se queda un templo
page-hanging-gardens-step-temple = { $kind ->
    [T] Templo en las terrazas
    [P] Templo en los parques
    [A] Templo en las arcadas
   *[F] Templo en las fuentes
}
page-hanging-gardens-step-pass = Ningún templo

## El jardín

page-hanging-gardens-garden-own = Tu jardín
page-hanging-gardens-garden-of = Jardín de { $name }
page-hanging-gardens-back = Volver a tu jardín
page-hanging-gardens-follow = Seguir la partida
page-hanging-gardens-temples-left = { $count ->
    [0] No quedan templos
    [one] Queda un templo
   *[other] Quedan { $count } templos
}
page-hanging-gardens-flower = { $you ->
    [yes] Tienes la flor
   *[no] { $name } tiene la flor
}
page-hanging-gardens-zoom-in = Acercar
page-hanging-gardens-zoom-out = Alejar
page-hanging-gardens-zoom-fit = Ver todo el jardín
page-hanging-gardens-last-move = última jugada
page-hanging-gardens-keys = Las flechas mueven la carta o el templo, R gira la carta, Intro confirma, Escape la suelta. Las cifras toman cartas y fichas, más y menos acercan y alejan.
page-hanging-gardens-row = Fila { $row }: { $squares }.
page-hanging-gardens-square = { $shown ->
    [T] terraza
    [P] parque
    [A] arcada
    [F] fuente
    [table] mesa
   *[empty] vacío
}
page-hanging-gardens-square-temple = { $square } con un templo
page-hanging-gardens-square-run = { $count } × { $square }
page-hanging-gardens-at = columna { $x }, fila { $y }
page-hanging-gardens-goal = { $phase ->
    [keep] Se queda este templo: { $square }, { $at }
   *[temple] Templo aquí: { $square }, { $at }
}
page-hanging-gardens-origin = Mover este templo: { $square }, { $at }
page-hanging-gardens-ghost = { $fits ->
    [yes] La carta cabe: { $at }.
   *[no] La carta no cabe: { $at }.
}
page-hanging-gardens-reward-mark = { $blind ->
        [yes] a elegir + 1 boca abajo
       *[no] { $columns ->
            [1] columna 1
            [2] columnas 1–2
           *[other] a elegir
        }
    }

## Cartas

page-hanging-gardens-cards = Cartas de esta ronda
page-hanging-gardens-cards-hint = { $count ->
    [one] Toma la última.
   *[other] Toma una.
} Sus edificios tienen que quedar sobre tu jardín.
page-hanging-gardens-cards-wait = { $count ->
    [0] No quedan cartas boca abajo
    [one] Queda una carta boca abajo
   *[other] Quedan { $count } cartas boca abajo
}
page-hanging-gardens-card-name = Carta { $slot }: { $buildings }
page-hanging-gardens-card-places = { $count ->
    [0] no cabe
    [one] un sitio
   *[other] { $count } sitios
}
page-hanging-gardens-card-taken = La carta { $slot } ya se ha tomado
page-hanging-gardens-turn = Girar
page-hanging-gardens-temple-title = ¿Un templo?
page-hanging-gardens-temple-hint = En este turno puedes colocar un templo en un grupo; después tomas una ficha.
page-hanging-gardens-no-temple = Ningún templo
page-hanging-gardens-keep-title = Se queda un templo
page-hanging-gardens-keep-hint = Un grupo tiene un solo templo. Elígelo en tu jardín.
page-hanging-gardens-tile-title = Tu ficha
page-hanging-gardens-tile-hint = { $columns ->
        [1] Toma una ficha de la columna 1.
        [2] Toma una ficha de la columna 1 o 2.
       *[other] Toma la ficha que quieras.
    }

## Fichas

page-hanging-gardens-tiles = Fichas de puntos
page-hanging-gardens-face-down = { $count ->
    [one] una boca abajo
   *[other] { $count } boca abajo
}
page-hanging-gardens-tiles-hint = Grupos de 3: columna 1; de 4: 1 o 2; de 5 o más: cualquiera; desde 6, además una boca abajo.
page-hanging-gardens-tiles-blind = Este grupo roba además una *ficha boca abajo*.
page-hanging-gardens-vacant = vacío
page-hanging-gardens-own-tiles = Tus fichas
page-hanging-gardens-tiles-of = Fichas de { $name }
page-hanging-gardens-no-tiles = Aún ninguna. Un templo en un grupo de tres te da la primera.
page-hanging-gardens-no-tiles-yet = Aún ninguna.
page-hanging-gardens-drawn = robada boca abajo
page-hanging-gardens-drawn-named = Has robado boca abajo, solo lo ves tú: { $tiles }
page-hanging-gardens-times = { $tile } × { $count }
page-hanging-gardens-with-set = { $points } con { $series } × { $size }
page-hanging-gardens-with-more = { $points } con una más
page-hanging-gardens-per = { $points } por ficha: { $series }
page-hanging-gardens-from-to = { $before } puntos, después { $after }
page-hanging-gardens-ladder = ahora { $points }
page-hanging-gardens-complete = completa
page-hanging-gardens-tile-count = { $count ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $count } fichas
}
page-hanging-gardens-blind-count = { $count ->
    [one] una oculta
   *[other] { $count } ocultas
}

## Los demás

page-hanging-gardens-look-at = Ver el jardín de { $name }
page-hanging-gardens-order = Turnos de esta ronda
page-hanging-gardens-order-seat = { $you ->
    [yes] Tú
   *[no] { $name }
}, { $state ->
    [done] turno ya jugado
    [now] en turno
   *[later] turno por jugar
}
page-hanging-gardens-last-round = Última ronda

## Qué ha pasado

page-hanging-gardens-log-card = { $you ->
    [yes] Colocas
   *[no] *{ $name }* coloca
} una carta{ $known ->
    [yes] { " " }con { $buildings }.
   *[no] .
}
page-hanging-gardens-log-burn = { $you ->
    [yes] Descartas
   *[no] *{ $name }* descarta
} una carta{ $known ->
    [yes] { " " }con { $buildings }
   *[no] { "" }
}: no cabe en ningún sitio.
page-hanging-gardens-log-keep = { $you ->
    [yes] Unes
   *[no] *{ $name }* une
} grupos que tienen templo; un templo se queda, { $returned ->
    [one] el otro vuelve a la reserva.
   *[other] los otros { $returned } vuelven a la reserva.
}
page-hanging-gardens-log-temple = { $you ->
    [yes] Colocas
   *[no] *{ $name }* coloca
} un templo{ $known ->
    [yes] { " " }en un grupo de *{ $buildings }*.
   *[no] .
}
page-hanging-gardens-log-temple-moved = { $you ->
    [yes] Mueves
   *[no] *{ $name }* mueve
} un templo a { $known ->
    [yes] un grupo de *{ $buildings }*.
   *[no] otro grupo.
}
page-hanging-gardens-log-pass = { $you ->
    [yes] No colocas
   *[no] *{ $name }* no coloca
} ningún templo.
page-hanging-gardens-log-tile = { $you ->
        [yes] Tomas
       *[no] *{ $name }* toma
    } la ficha *{ $tile }* de la columna { $column }.
page-hanging-gardens-log-revealed = Se descubren las fichas ocultas de *{ $name }*: *{ $tiles }* (+{ $points }).
page-hanging-gardens-log-blind = *{ $name }* roba una ficha boca abajo.
page-hanging-gardens-log-blind-seen = { $you ->
        [yes] Robas
       *[no] *{ $name }* roba
    } una ficha boca abajo: *{ $tile }*.

## Por qué no

page-hanging-gardens-why-decide-card = primero toma una carta y colócala en tu jardín.
page-hanging-gardens-why-card-first = primero toma una carta y luego gírala.
page-hanging-gardens-why-other-garden = este es el jardín de otro jugador; tú juegas en el tuyo.
page-hanging-gardens-why-decide-keep = primero elige qué templo se queda en el grupo unido.
page-hanging-gardens-why-decide-temple = primero coloca un templo, o elige «Ningún templo».
page-hanging-gardens-why-decide-tile = primero toma tu ficha.
page-hanging-gardens-why-unsupported = { $building ->
    [T] una terraza
    [P] un parque
    [A] una arcada
   *[F] una fuente
} quedaría sobre la mesa. Los edificios necesitan tu jardín debajo; solo las casillas vacías pueden sobresalir.
page-hanging-gardens-why-on-temple = la carta taparía un templo, y los templos no se tapan nunca.
page-hanging-gardens-why-not-merged = elige uno de los templos del grupo unido.
page-hanging-gardens-why-no-building = en esta casilla no hay ningún edificio.
page-hanging-gardens-why-small-group = { $size ->
    [one] este edificio está solo; un templo necesita un grupo de tres.
   *[other] este grupo solo tiene { $size } casillas; un templo necesita tres.
}
page-hanging-gardens-why-has-temple = este grupo ya tiene su templo.
page-hanging-gardens-why-not-grown = tu carta no ha ampliado este grupo.
page-hanging-gardens-why-supply-empty = tu reserva está vacía; elige qué templo mueves.
page-hanging-gardens-why-no-temple = en esta casilla no hay ningún templo.
page-hanging-gardens-why-not-smallest = este templo está sobre { $size } casillas, pero tu grupo más pequeño con templo tiene { $smallest }.
page-hanging-gardens-why-vacant = aquí ya no quedan fichas.

## El resultado

page-hanging-gardens-formula-series = 1–{ $size } fichas: { $values }
page-hanging-gardens-formula-award = { $points } por premio
page-hanging-gardens-tally = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
page-hanging-gardens-reason-tiles = { $more ->
    [one] { $more } ficha contra { $less }
   *[other] { $more } fichas contra { $less }
}
page-hanging-gardens-reason-awards = { $more ->
    [one] { $more } premio contra { $less }
   *[other] { $more } premios contra { $less }
}
page-hanging-gardens-reason-set = con la serie completa: { $series }
page-hanging-gardens-reason-series = { $series }: { $more } contra { $less }
page-hanging-gardens-ended = { $how ->
    [tiles] Las fichas se han acabado: la ronda { $round } ha sido la última.
   *[cards] Las cartas se han acabado tras { $round } rondas.
}
page-hanging-gardens-ended-tie = { $how ->
    [sets] Empate a puntos: gana quien tiene más series completas, { $more } a { $less }.
    [tiles] Empate a puntos y a series: gana quien tiene más fichas, { $more } a { $less }.
    [equal] Empate a puntos, a series y a fichas.
   *[shared] Con los mismos puntos se comparte la victoria.
}
