### What the pieces of The Hanging Gardens are, do and score: one line each, for hover, focus and long press.

hint-hanging-gardens-square = { $shown ->
    [T] Terraza: las terrazas que se tocan por un lado forman un grupo. Un grupo de tres o más puede recibir un templo y dar una ficha.
    [P] Parque: los parques que se tocan por un lado forman un grupo. Un grupo de tres o más puede recibir un templo y dar una ficha.
    [A] Arcada: las arcadas que se tocan por un lado forman un grupo. Un grupo de tres o más puede recibir un templo y dar una ficha.
    [F] Fuente: las fuentes que se tocan por un lado forman un grupo. Un grupo de tres o más puede recibir un templo y dar una ficha.
   *[empty] Terreno vacío: puede ponerse encima cualquier edificio.
}
hint-hanging-gardens-temple = Templo: su grupo ya ha dado su ficha. Ninguna carta puede tapar esta casilla.
hint-hanging-gardens-card = Carta { $slot }: { $buildings }. Cada edificio debe quedar sobre tu jardín; las casillas vacías pueden ir en cualquier lado.
hint-hanging-gardens-series = { $tile }: de 1 a { $size } fichas valen { $values } puntos en total. Tras una serie completa empieza otra.
hint-hanging-gardens-person = { $tile }: vale { $high } puntos si tienes una serie completa ({ $series }); si no, { $low }.
hint-hanging-gardens-guard = { $tile }: vale { $points } puntos por cada ficha de una serie ({ $series }), completa o no.
hint-hanging-gardens-award = { $tile }: { $points } puntos cada vez que se puso un templo y no se pudo tomar ninguna ficha.
hint-hanging-gardens-column = { $column ->
    [3] Columna 3: para grupos de { $size } casillas o más. Un grupo de 6 o más roba antes también una ficha boca abajo.
   *[other] Columna { $column }: para grupos de { $size } casillas o más.
}
hint-hanging-gardens-stock = Fichas boca abajo: rellenan los espacios. Un grupo de 6 casillas o más roba antes una de ellas.
hint-hanging-gardens-flower = { $seats ->
    [2] Flor: quien la tiene elige en primer y último lugar en esta ronda. Luego la flor pasa al rival.
   *[other] Flor: quien la tiene elige en primer lugar en esta ronda. Luego la flor pasa a la izquierda.
}
hint-hanging-gardens-supply = { $count ->
    [0] Ningún templo en la reserva: el siguiente sale del grupo más pequeño con templo.
    [one] Un templo en la reserva. Cuando no queda ninguno, el siguiente sale del grupo más pequeño con templo.
   *[other] { $count } templos en la reserva. Cuando no queda ninguno, el siguiente sale del grupo más pequeño con templo.
}
hint-hanging-gardens-hidden = Fichas boca abajo: solo quien las tiene las conoce hasta el final de la partida.
hint-hanging-gardens-vacant = Espacio vacío: no quedaban fichas boca abajo para rellenarlo.
