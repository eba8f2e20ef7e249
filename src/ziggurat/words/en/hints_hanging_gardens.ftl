### What the pieces of The Hanging Gardens are, do and score: one line each, for hover, focus and long press.

hint-hanging-gardens-square = { $shown ->
    [T] Terrace: terraces that touch side by side form a group. A group of three or more can get a temple and earn a tile.
    [P] Park: parks that touch side by side form a group. A group of three or more can get a temple and earn a tile.
    [A] Arcade: arcades that touch side by side form a group. A group of three or more can get a temple and earn a tile.
    [F] Fountain: fountains that touch side by side form a group. A group of three or more can get a temple and earn a tile.
   *[empty] Empty ground: any building may be placed on it.
}
hint-hanging-gardens-temple = Temple: its group has earned its tile. No card may cover this square.
hint-hanging-gardens-card = Card { $slot }: { $buildings }. Every building must be placed on your garden; empty squares may go anywhere.
hint-hanging-gardens-series = { $tile }: 1 to { $size } tiles score { $values } points in all. After a complete set a new one starts.
hint-hanging-gardens-person = { $tile }: scores { $high } points if you have a complete set ({ $series }), otherwise { $low }.
hint-hanging-gardens-guard = { $tile }: scores { $points } points for each tile of one series ({ $series }), complete or not.
hint-hanging-gardens-award = { $tile }: { $points } points each time a temple was placed and no tile could be taken.
hint-hanging-gardens-column = { $column ->
    [3] Column 3: for groups of { $size } squares or more. A group of 6 or more first draws a face-down tile as well.
   *[other] Column { $column }: for groups of { $size } squares or more.
}
hint-hanging-gardens-stock = Face-down tiles: they refill the spaces. A group of 6 or more squares draws one of them first.
hint-hanging-gardens-flower = { $seats ->
    [2] Flower: this player chooses first and last in this round. Then the flower moves to the other player.
   *[other] Flower: this player chooses first in this round. Then the flower moves to the left.
}
hint-hanging-gardens-supply = { $count ->
    [0] No temple left in the supply: the next one comes from the smallest group with a temple.
    [one] One temple left in the supply. When none is left, the next one comes from the smallest group with a temple.
   *[other] { $count } temples left in the supply. When none is left, the next one comes from the smallest group with a temple.
}
hint-hanging-gardens-hidden = Face-down tiles: only their owner knows them until the end of the game.
hint-hanging-gardens-vacant = Vacant space: no face-down tile was left to refill it.
