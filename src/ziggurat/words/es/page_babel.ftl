### Babel en la página: estado, opciones, nombres de las piezas.

## Qué hacer ahora; lo que va entre asteriscos sale en negrita

page-babel-status-quarry = Tu peón espera en la cantera. Toca un *terreno* para viajar allí con una carta de su pueblo.
page-babel-status-settle = Ahora asienta aquí al menos *una carta*; después podrás construir tu carta inicial.
page-babel-status-starter = Construye tu *carta inicial*: toca el nivel marcado del templo.
page-babel-status-build = El nivel *{ $level }* en el terreno { $site } está listo. *Constrúyelo*, o sigue jugando.
page-babel-status-act = { $can ->
        [all] Toca una *carta* para viajar o asentarla, usa tu *trío*, o termina el turno.
        [cards] Toca una *carta* para viajar o asentarla, o *termina el turno*.
        [run] No te quedan cartas. Usa tu *trío*, o termina el turno.
        [migrate] No te quedan cartas. *Haz migrar* tres cartas, o termina el turno.
       *[none] No te quedan cartas. *Termina el turno.*
    }
page-babel-status-card = { $can ->
        [both] Toca *el terreno de tu peón* para asentar allí { $card }, o el { $goal } para viajar.
        [settle] Toca *el terreno de tu peón* para asentar allí { $card }.
        [travel] Toca el terreno *{ $goal }* para viajar allí con { $card }.
       *[none] Ahora no puedes hacer nada con { $card }.
    }
page-babel-status-origin = ¿Qué *tres cartas* deben migrar? Toca una de las columnas marcadas.
page-babel-status-column = Toca el *terreno* al que deben migrar estas tres cartas.
page-babel-status-readied = *{ $what }.* { $detail }
page-babel-status-staged = *{ $what }.* { $detail } Confirma, o deshaz.
page-babel-status-drop = { $owed ->
    [one] Te reducen la mano a la mitad: descarta *una carta*.
   *[other] Te reducen la mano a la mitad: descarta *{ $owed } cartas*. Elegidas: { $chosen } de { $owed }.
}
page-babel-status-ended = La partida ha acabado antes de tiempo.

## Los pasos del turno

page-babel-step-go = Viajar: { $people }
page-babel-step-lay = Asentar: { $people }
page-babel-step-drop = Descartar: { $people }
page-babel-step-build = { $from ->
    [first] Carta inicial
   *[other] { $whose ->
        [you] Construir: tu reserva
        [foe] Construir: otra reserva
       *[own] Construir: su reserva
    }
}
page-babel-step-move = Migrar 3: terreno { $origin } → { $goal }
page-babel-step-raze = Destruir
page-babel-step-steal = Robar
page-babel-step-drive = Expulsar: { $people }
page-babel-step-turn = Atraer
page-babel-step-leap = Saltar un nivel
page-babel-step-halve = Mano a la mitad
page-babel-step-end = Terminar turno
page-babel-migrate = Migrar

## El botón de confirmar

page-babel-confirm = { $action ->
        [end] Terminar turno
        [raze] Destruir
        [steal] Robar
        [drive] Expulsar
        [turn] Atraer
        [leap] Saltar un nivel
        [halve] Mano a la mitad
        [drop] Descartar
        [build] Construir
       *[other] Confirmar
    }
page-babel-confirm-win = { page-babel-confirm } y ganar

## Las opciones: qué son, qué cuestan y qué aportan

page-babel-choices = Aquí puedes
page-babel-choices-picked = Ahora puedes
page-babel-choice-go = Viajar al terreno { $goal }
page-babel-choice-lay = Asentar aquí { $card }
page-babel-choice-drop = Descartar { $card }
page-babel-choice-build = { $from ->
    [first] Construir tu carta inicial
   *[other] Construir el nivel { $level }
}
page-babel-choice-move = Al terreno { $goal }
page-babel-choice-migrate = Migrar tres cartas
page-babel-choice-raze = Destruir el templo de { $name }
page-babel-choice-steal = Robar el nivel { $level }
page-babel-choice-drive = Expulsar { $counted }
page-babel-choice-turn = Atraer { $counted }
page-babel-choice-leap = Saltar al nivel { $level }
page-babel-choice-halve = Reducir a la mitad la mano de { $name }
page-babel-choice-end = Terminar tu turno
page-babel-detail-go = Cuesta { $card }.
page-babel-detail-lay = { $run ->
        [0] En el terreno { $site }.
       *[other] Ya son { $run } seguidos.
    }
page-babel-detail-drop = Va a los descartes.
page-babel-detail-build = { $from ->
        [first] Nivel 1 en el terreno { $site }.
        [own] De tu reserva.
       *[foe] De la reserva de { $name }.
    }
page-babel-detail-move = Cartas: { $cards }.
page-babel-detail-migrate = Una vez por turno, de un terreno a otro.
page-babel-detail-raze = Cuesta { $cost }{ $twin ->
    [yes] { " " }(trío desde el puesto { $place })
   *[no] { "" }
}.
page-babel-detail-steal = Cuesta { $cost }{ $twin ->
    [yes] { " " }(trío desde el puesto { $place })
   *[no] { "" }
}.
page-babel-detail-drive = Cuesta { $cost }.
page-babel-detail-turn = Cuesta { $cost }{ $twin ->
    [yes] { " " }(trío desde el puesto { $place })
   *[no] { "" }
}.
page-babel-detail-leap = { $from ->
    [own] Cuesta { $cost }. De tu reserva.
   *[foe] Cuesta { $cost }. De la reserva de { $name }.
}
page-babel-detail-halve = { $cards ->
        [one] Cuesta { $cost }. Se descarta una de { $hand } cartas.
       *[other] Cuesta { $cost }. Se descartan { $cards } de { $hand } cartas.
    }
page-babel-detail-end = { $over ->
    [yes] Se agota el mazo de templos: acaba la partida.
   *[no] Dos cartas de templo van a tu reserva.
}

## En la mesa

page-babel-board = Babel: el tablero
page-babel-you = Tú
page-babel-to = pasa a
page-babel-last-move = última jugada
page-babel-hand-size = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
page-babel-hand-short = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
page-babel-in-hand = en la mano
page-babel-known = { $count ->
    [one] una conocida
   *[other] { $count } conocidas
}
page-babel-starter = Carta inicial, nivel 1: la primera que se construye
page-babel-hand-empty = No te quedan cartas en la mano.
page-babel-piles = Mazo de pueblos { $people }, descartes { $discard }, mazo de templos { $temples }
page-babel-discard = Descartes
page-babel-known-top = Encima del mazo de templos, primero la próxima: { $cards }
page-babel-keys = Las cifras eligen una carta de la mano; luego, del 1 al 5, un terreno. B construye, M migra.
page-babel-hand-card = { $card }, carta { $place } de { $count }

## Los nombres de las piezas para quien escucha la mesa

page-babel-strip = { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
} en la mano
page-babel-site = Terreno { $site }
page-babel-pawn-here = { $you ->
    [yes] Aquí está tu peón
   *[no] Aquí está el peón de { $name }
}
page-babel-column = { $count ->
        [0] { $you ->
            [yes] Ninguna carta tuya en el terreno { $site }
           *[no] Ninguna carta de { $name } en el terreno { $site }
        }
       *[other] { $you ->
            [yes] Tus cartas en el terreno { $site }: { $cards }
           *[no] Las cartas de { $name } en el terreno { $site }: { $cards }
        }
    }
page-babel-run = { $count } seguidos: { $people }
page-babel-temple = { $level ->
        [0] { $you ->
            [yes] Ningún templo tuyo en el terreno { $site }
           *[no] Ningún templo de { $name } en el terreno { $site }
        }
       *[other] { $you ->
            [yes] Tu templo en el terreno { $site }: nivel { $level }, cartas { $cards }
           *[no] El templo de { $name } en el terreno { $site }: nivel { $level }, cartas { $cards }
        }
    }
page-babel-reserve = { $count ->
        [0] { $you ->
            [yes] Tu reserva está vacía
           *[no] La reserva de { $name } está vacía
        }
        [one] { $you ->
            [yes] Tu reserva: encima, el { $top }
           *[no] La reserva de { $name }: encima, el { $top }
        }
       *[other] { $you ->
            [yes] Tu reserva: encima, el { $top }; debajo: { $below }
           *[no] La reserva de { $name }: encima, el { $top }; debajo: { $below }
        }
    }

## Por qué algo no se puede

page-babel-why-must-drop = { $owed ->
    [one] antes hay que descartar una carta más.
   *[other] antes hay que descartar { $owed } cartas más.
}
page-babel-why-nothing-owed = solo se descarta cuando se ha reducido una mano a la mitad.
page-babel-why-at-quarry = tu peón sigue en la cantera; antes viaja a un terreno.
page-babel-why-starter-first = debes construir tu carta inicial antes que cualquier otra.
page-babel-why-starter-unbuilt = debes construir tu carta inicial antes de terminar el turno.
page-babel-why-build-here = solo construyes donde está tu peón, y no está en el terreno { $site }.
page-babel-why-wrong-site = { $card } solo te lleva al terreno { $goal }, y solo asientas donde está tu peón.
page-babel-why-travel-first = { $card } solo te lleva al terreno { $goal }; tu peón sigue en la cantera.
page-babel-why-foe-side = para actuar contra tu rival necesitas un trío utilizable en el terreno de tu peón.
page-babel-why-foe-starter = esta carta inicial la construye tu rival; la tuya está junto a tu reserva.

## La hoja de puntos

page-babel-sheet-formula = Nivel más alto del templo

## El resultado

page-babel-reason = nivel { $more } contra { $less }
page-babel-ended = { $how ->
    [goal] Se gana con { $goal } puntos si el rival tiene menos de { $limit }.
    [sure] Con { $sure } puntos se gana siempre.
    [sudden] En la fase final pierde quien tiene menos de { $limit } puntos.
    [deck] El mazo de templos se ha acabado.
    [repetition] La posición se ha repetido.
   *[turn_limit] Se ha jugado el último turno.
}
page-babel-ended-by = { $by ->
    [points] Gana quien tiene más puntos.
    [hands] Empate a puntos: gana quien tiene más cartas en la mano, { $more } a { $less }.
   *[draw] Empate a puntos y a cartas en la mano.
}
page-babel-destroyed = { $you ->
    [yes] { $temples ->
        [one] un templo
       *[other] { $temples } templos
    }
   *[no] { $temples ->
        [one] un templo tuyo
       *[other] { $temples } templos tuyos
    }
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
page-babel-stolen = { $count ->
    [one] el nivel { $levels }
   *[other] los niveles { $levels }
}
page-babel-attacks = { $you ->
    [yes] { $how ->
        [destroyed] Has destruido { $destroyed }.
        [stole] Has robado { $stolen }.
       *[both] Has destruido { $destroyed } y robado { $stolen }.
    }
   *[no] { $how ->
        [destroyed] { $name } ha destruido { $destroyed }.
        [stole] { $name } te ha robado { $stolen }.
       *[both] { $name } ha destruido { $destroyed } y te ha robado { $stolen }.
    }
}
