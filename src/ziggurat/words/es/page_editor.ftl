# The position editor.

page-editor = Editor de posiciones
page-editor-of = Editor de posiciones: { $game }
page-editor-lead = Prepara cualquier posición. Las reglas se comprueban sobre la marcha: ¿se permite, cuánto vale, cómo seguiría?
page-editor-impossible = Esta posición no puede darse en una partida.
page-editor-offline = No hay conexión: ahora no se pueden comprobar las reglas.
page-editor-fine = { $actions ->
    [0] Esta posición es posible, pero no permite jugadas.
    [1] Esta posición es posible. Permite una jugada.
   *[other] Esta posición es posible. Permite { $actions } jugadas.
}
page-editor-scores = Puntos
page-editor-share = Copiar el enlace
page-editor-too-long = Demasiado grande para un enlace
page-editor-copied = El enlace a esta posición está copiado.
page-editor-in-bar = El enlace a esta posición está en la barra de direcciones.
page-editor-level = Rival
page-editor-play = Seguir contra un bot
page-editor-clear = Empezar de nuevo
page-editor-column = Columna
page-editor-column-at = Columna del jugador { $player }, terreno: { $site }
page-editor-temple = Templo
page-editor-temple-at = Templo del jugador { $player }, terreno: { $site }
page-editor-pawn = Peón
page-editor-hand = Mano
page-editor-dealt = al azar
page-editor-reserve = Reserva, la carta superior al final
page-editor-starter = carta inicial aún sin construir
page-editor-turn = A quién le toca
page-editor-brush = Qué poner
page-editor-bare = mesa
page-editor-brush-temple = templo
page-editor-square = Casilla { $column }, { $row }: { $what }
page-editor-tiles = Fichas de puntos
page-editor-cards = Cartas descubiertas, por número
page-editor-add = Añadir
page-editor-add-tile = Añadir una loseta
page-editor-tile = Loseta
page-editor-anchor = Casilla inferior izquierda
page-editor-add-ornament = Añadir un adorno
page-editor-kind = Tipo
page-editor-from = Casilla
page-editor-to = Otro extremo
page-editor-remove = Quitar { $word }
page-editor-singles = Pilares simples
page-editor-dug = Loseta extraída
page-editor-token = Ficha de ronda
page-editor-none = ninguna
page-editor-first-round = ninguna
page-editor-moves = Jugadas desde aquí
page-editor-moves-none = Aún ninguna. Haz jugadas en el tablero, por ejemplo para preparar la mitad de un turno.
page-editor-moves-make = Hacer jugadas en el tablero
page-editor-moves-remove = Quitar la última jugada
page-editor-take = Editar esta posición
page-editor-players = Número de jugadores
page-editor-round = Ronda
page-editor-kept = Loseta en el almacén
page-editor-own-start = la loseta inicial propia
page-editor-nothing = nada
page-editor-display = Fichas de puntos a la vista
page-editor-space = Columna { $column }, { $place }

## Why a position is refused

page-editor-babel-not-rising = El templo del jugador { $player } en el terreno { $site } debe subir de abajo arriba.
page-editor-babel-at-quarry = El peón del jugador { $player } sigue en la cantera, así que ese jugador no puede tener nada en un terreno.
page-editor-babel-people-many = Hay { $count } cartas del pueblo { $people }; la caja tiene { $most }.
page-editor-babel-level-many = Hay { $count } cartas de templo de nivel { $level }; la caja tiene { $most }.
page-editor-babel-deck-empty = El mazo de templos estaría vacío y la partida, terminada.
page-editor-babel-game-won = Con { $points } a { $other } el jugador { $player } ya ha ganado.
page-editor-hanging-gardens-garden-empty = El jardín del jugador { $player } está vacío.
page-editor-hanging-gardens-not-connected = Todas las casillas del jardín del jugador { $player } deben tocarse por un lado.
page-editor-hanging-gardens-temples-many = El jugador { $player } tiene { $count } templos; hay { $most }.
page-editor-hanging-gardens-two-temples = Un grupo del jugador { $player } tiene más de un templo.
page-editor-hanging-gardens-tile-many = Hay { $count } fichas de un tipo; la caja tiene { $most }.
page-editor-hanging-gardens-tiles-short = Quedan muy pocas fichas para descubrir.
page-editor-hanging-gardens-card-twice = La carta { $card } está descubierta dos veces.
page-editor-hanging-gardens-card-unknown = La carta { $card } no existe: las cartas van del 1 al { $most }.
page-editor-hanging-gardens-cards-many = Has indicado { $count } cartas; las descubiertas son { $most }.
page-editor-babylon-illegal-step = En el jardín del jugador { $player } la jugada { $step } ({ $word }) no es posible: { $why }
page-editor-babylon-counted-supply = Aquí no se preparan posiciones con el suministro contado.
page-editor-babylon-round-token = La primera ronda no tiene ficha, y todas las demás tienen una.
page-editor-babylon-flower-twice = Dos jugadores tienen la misma flor.
page-editor-babylon-foreign-start = El jugador { $player } tiene la loseta inicial de otra flor.
page-editor-babylon-singles-many = El jugador { $player } guarda { $count } pilares; como mucho { $most }.
page-editor-babylon-tile-twice = La misma loseta está en dos sitios.
page-editor-babylon-column-order = Desde abajo, la columna { $column } de la cantera tiene basalto, granito, arcilla.
page-editor-babylon-quarry-short = La cantera tiene { $count } losetas, pero quedan { $needed } por extraer.
page-editor-illegal-action = La jugada { $step } no es posible: { $why }
page-editor-unknown-move = No es una jugada del juego.
