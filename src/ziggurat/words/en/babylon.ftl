### Babylon: its tiles, tokens, actions, events, refusals, options.

babylon-title = Babylon
babylon-about = dig terraces out of a quarry and build a hanging garden, floor by floor. Two to four players, 45 minutes.

## Tiles: by material, with the flower in words and the face as letters

babylon-tile-clay = a clay tile { $face } ({ $flower })
babylon-tile-granite = a granite tile { $face } ({ $flower })
babylon-tile-basalt = a basalt tile { $face } ({ $flower })
babylon-tile-start = the start tile { $face } ({ $flower })
babylon-flower-white = white flower
babylon-flower-pink = pink flower
babylon-flower-blue = blue flower
babylon-flower-yellow = yellow flower
babylon-flower-other = { $name } flower

## What the round tokens do

babylon-effect-none = there is no token in this round
babylon-effect-token-none = without effect
babylon-effect-single = everyone starts their turn with one extra single pillar
babylon-effect-double = everyone gets one double pillar for this turn; it cannot be stored
babylon-effect-icon = once in your turn one icon of a new tile counts as another (mark its square with a star)
babylon-effect-blank = once in your turn one space without an icon on a new tile counts as any icon (mark its square with a star)
babylon-effect-flower = if the tile you dig shows your flower, you get two pillars for it, not one
babylon-effect-minus = every dig gives one pillar fewer

## The table

babylon-round-number = Round { $round } of { $rounds }
babylon-setting-up = Before the first round
babylon-effect = Token: { $effect }
babylon-tokens-left = { $count ->
    [0] this is the last round
    [one] one token to come
   *[other] { $count } tokens to come
}
babylon-quarry = Quarry
babylon-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
babylon-garden = { $name }’s garden
babylon-garden-own = Your garden
babylon-garden-number = Garden of player { $number }
babylon-hand = Pillars in hand: { $singles ->
    [one] one single
   *[other] { $singles } singles
}
babylon-hand-double = Pillars in hand: { $singles ->
    [one] one single
   *[other] { $singles } singles
}, one double
babylon-stored = Stored pillars: { $singles }
babylon-slot = Storage: { $tile }
babylon-slot-empty = Storage: empty
babylon-dug = Dug: { $tile }
babylon-flower = Board: { $flower }
babylon-summary = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $singles ->
    [0] no pillar
    [one] one pillar
   *[other] { $singles } pillars
}, storage { $slot }
babylon-stock = Supply: { $single } singles, { $double } doubles, { $belvedere } belvederes, { $statue } statues, { $fountain } fountains, { $bridge } bridges, { $stairs } stairs
babylon-legend = Garden: height, icon (S statue, F fountain, B bridge, T stairs), use: * statue  o fountain  = bridge  / stairs  ^ belvedere  ~ under a bridge  ' new. Quarry: height, face NW NE SE SW, flower.
babylon-floor = Floor { $floor } of your garden (brackets: covered)
babylon-floor-none = There is no floor { $floor }; the highest is { $top }.

## What to do now

babylon-status-remove = { $count ->
    [one] Before the first round: remove one last clay tile.
   *[other] Before the first round: remove a clay tile from the game ({ $count } to go, all players).
}
babylon-status-dig = Your turn. Dig one tile out of the quarry; the open sides, and your own flower, give pillars.
babylon-status-build = { $placed ->
    [yes] Your turn. Keep building, or end the turn.
   *[no] Your turn. Place the dug tile, the stored one, both or none; add ornaments; end by keeping or discarding the dug tile.
}
babylon-status-waiting = { $phase ->
    [remove] { $name } is removing a clay tile.
    [dig] { $name } has to dig.
   *[build] { $name } is building.
}
babylon-status-over = The game is over.

## What an action would do

babylon-do-remove = Remove { $tile } from the game
babylon-do-dig = { $gain ->
    [0] Dig { $tile }: no pillar
    [one] Dig { $tile }: one pillar
   *[other] Dig { $tile }: { $gain } pillars
}
babylon-do-place = { $source ->
    [dug] Place the dug tile
   *[kept] Place the stored tile
} on floor { $floor }: { $singles ->
    [0] no single pillar
    [one] one single pillar
   *[other] { $singles } single pillars
}{ $doubles ->
    [0] { "" }
   *[other] , the double pillar
}{ $belvedere ->
    [none] { "" }
   *[other] , belvedere on { $belvedere }
}, { $points }
babylon-do-statue = Statue on { $cell }, floor { $floor }: { $points }
babylon-do-fountain = Fountain from { $cell } to { $other }, floor { $floor }: { $points }
babylon-do-bridge = Bridge from { $cell } to { $other }, floor { $floor }: { $points }
babylon-do-stairs = Stairs from { $cell } up to { $other }, floor { $floor }: { $points }
babylon-do-end = End your turn
babylon-do-end-keep = { $slot ->
    [empty] End your turn and store the dug tile
   *[other] End your turn and store the dug tile; { $slot } leaves the game
}
babylon-do-end-toss = End your turn and discard the dug tile

## What happened

babylon-remove = { $you ->
    [yes] You remove
   *[no] { $name } removes
} { $tile } from the game ({ $column }).
babylon-dig = { $you ->
    [yes] You dig
   *[no] { $name } digs
} { $tile } out of { $column }: { $gain ->
    [0] no pillar.
    [one] one pillar.
   *[other] { $gain } pillars.
}
babylon-uncovered = { $column } now shows { $tile }.
babylon-first-round = { $you ->
    [yes] You start the first round.
   *[no] { $name } starts the first round.
}
babylon-place = { $source ->
    [dug] { $you ->
        [yes] You place the dug tile
       *[no] { $name } places the dug tile
    }
   *[kept] { $you ->
        [yes] You place { $tile } from your storage
       *[no] { $name } places { $tile } from storage
    }
} at { $cell } on floor { $floor } ({ $singles ->
    [0] no single pillar
    [one] one single pillar
   *[other] { $singles } single pillars
}{ $doubles ->
    [0] { "" }
   *[other] , the double pillar
}, { $points }).
babylon-statues-carry = { $count ->
    [one] A statue supports it and no longer counts as a statue.
   *[other] { $count } statues support it and no longer count as statues.
}
babylon-belvedere = A belvedere stands on { $cell }, floor { $floor }.
babylon-statue = { $you ->
    [yes] You build a statue
   *[no] { $name } builds a statue
} on { $cell }, floor { $floor } ({ $points }).
babylon-fountain = { $you ->
    [yes] You build a fountain
   *[no] { $name } builds a fountain
} from { $cell } to { $other }, floor { $floor } ({ $points }).
babylon-bridge = { $you ->
    [yes] You build a bridge
   *[no] { $name } builds a bridge
} from { $cell } to { $other }, floor { $floor } ({ $points }).
babylon-stairs = { $you ->
    [yes] You build stairs
   *[no] { $name } builds stairs
} from { $cell } up to { $other }, floor { $floor } ({ $points }).
babylon-token-used = { $token ->
    [icon] With the round token the icon of { $cell } counts as another.
   *[blank] The round token gives { $cell } an icon.
}
babylon-end = { $you ->
    [yes] You end your turn
   *[no] { $name } ends the turn
} ({ $stored ->
    [0] nothing stored
    [one] one pillar stored
   *[other] { $stored } pillars stored
}).
babylon-end-keep = { $you ->
    [yes] You keep the dug tile and end your turn
   *[no] { $name } keeps the dug tile and ends the turn
} ({ $stored ->
    [0] nothing stored
    [one] one pillar stored
   *[other] { $stored } pillars stored
}).
babylon-end-toss = { $you ->
    [yes] You discard the dug tile and end your turn
   *[no] { $name } discards the dug tile and ends the turn
} ({ $stored ->
    [0] nothing stored
    [one] one pillar stored
   *[other] { $stored } pillars stored
}).
babylon-gave-up = { $you ->
    [yes] Your storage was full: { $tile } leaves the game.
   *[no] { $name }’s storage was full: { $tile } leaves the game.
}
babylon-returned = { $count ->
    [one] One pillar beyond the six places goes back to the supply.
   *[other] { $count } pillars beyond the six places go back to the supply.
}
babylon-token = Round { $round }. A token is revealed: { $effect }.
babylon-got-single = { $you ->
    [yes] You get one single pillar from the token.
   *[no] { $name } gets one single pillar from the token.
}
babylon-got-double = { $you ->
    [yes] You get one double pillar from the token.
   *[no] { $name } gets one double pillar from the token.
}
babylon-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $points }.
babylon-won-tie-break = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $points } and the fewest bare squares ({ $bare }).
babylon-shared = { $you ->
    [yes] You share the victory
   *[no] { $name } shares the victory
} with { $points }.

## Why an action is refused

babylon-why-game-over = the game is over.
babylon-why-unknown-action = there is no such action.
babylon-why-removal-first = { $count ->
    [one] one clay tile is still to be removed before the first round (remove:B3).
   *[other] { $count } clay tiles are still to be removed before the first round (remove:B3).
}
babylon-why-removal-done = the clay tiles of the set-up have been removed.
babylon-why-not-clay = no clay tile lies on top of { $column }.
babylon-why-dig-first = nothing can be built before you dig (dig:B3).
babylon-why-dug-already = you have already dug a tile this turn.
babylon-why-column-empty = column { $column } is empty.
babylon-why-end-needs-placing = the dug tile has not been placed: keep it (end:keep) or discard it (end:toss).
babylon-why-end-placed = the dug tile has been placed, so the turn simply ends (end).
babylon-why-dug-placed = the dug tile has been placed already.
babylon-why-slot-empty = your storage is empty.
babylon-why-off-board = a tile at { $cell } would stick out of the garden; its lower left square is a1 to g7.
babylon-why-same-look = rotated r{ $rotation } the tile looks the same as r{ $least }; write r{ $least }.
babylon-why-same-footprint = another tile already has its lower left square at { $cell }.
babylon-why-two-open = only one corner may be without support.
babylon-why-not-level = the supports are not level: pillars on { $cell } reach floor { $floor }, another corner would lie on floor { $other }.
babylon-why-not-lower = { $cell } has height { $height }, and the tile would lie on floor { $floor }.
babylon-why-blocked = stairs or a bridge over { $cell } reach floor { $block }; the tile must be above that.
babylon-why-not-free = a pillar needs a free space, and { $cell } is used.
babylon-why-under-deck = { $cell } is under a bridge, so no pillar can stand there.
babylon-why-no-statue = no statue stands on { $cell }.
babylon-why-statue-carries = the statue on { $cell } touches the tile, so it must support it (s).
babylon-why-floor-missing = floor { $floor } is too high; the highest floor of your garden is { $top }.
babylon-why-too-few-pillars = { $needed ->
    [one] this takes one single pillar, and you have { $held }.
   *[other] this takes { $needed } single pillars, and you have { $held }.
}
babylon-why-no-double-left = the supply has too few double pillars left.
babylon-why-no-belvedere-left = the supply has no belvedere left.
babylon-why-corner-can = the corner at { $cell } can be supported, so in this game it must be.
babylon-why-overhang-used = in this game an open corner must hang over a free space, and { $cell } is not free.
babylon-why-no-tile = no tile lies over { $cell }.
babylon-why-used = the space at { $cell } is used already.
babylon-why-wrong-icon = { $cell } does not show the right icon.
babylon-why-not-new = at least one end must be on a tile that you placed this turn.
babylon-why-not-ascending = write { $other } before { $cell }.
babylon-why-two-stars = the token helps at one end only.
babylon-why-no-token = the round token gives no icon now.
babylon-why-token-spent = you have already used the token this turn.
babylon-why-star-not-new = the token works only on a tile that you placed this turn, and { $cell } is not on one.
babylon-why-star-needless = { $cell } shows the right icon, so it needs no star.
babylon-why-star-blank = this token changes an icon, and { $cell } shows none.
babylon-why-star-icon = this token works on a space without an icon, and { $cell } shows one.
babylon-why-no-line = no visible statue stands in the line of { $cell }.
babylon-why-no-restart = no statue is visible any more, so in this game none can be built.
babylon-why-not-adjacent = { $cell } and { $other } do not share a side.
babylon-why-same-tile = the two ends of a fountain must be on different tiles.
babylon-why-not-same-floor = both ends must be on one floor, but { $cell } is on { $floor } and { $other } on { $height }.
babylon-why-no-gap = the ends of a bridge have exactly one square between them, in a straight line.
babylon-why-gap-filled = { $cell } has height { $height }: there is no gap for a bridge of floor { $floor }.
babylon-why-gap-depth = { $cell } has height { $height }, which the rules of this game do not allow under a bridge of floor { $floor }.
babylon-why-gap-deck = a bridge of floor { $floor } already passes over { $cell }.
babylon-why-gap-flight = the stairs on { $cell } reach up to floor { $floor }.
babylon-why-no-step = stairs lead to the next floor up, but { $cell } is on { $floor } and { $other } on { $height }.
babylon-why-stairs-deck = a bridge of floor { $floor } passes over { $cell }, where the stairs would rise.
babylon-why-no-piece-left = the supply has no such ornament left.

## The score sheet

babylon-line-statues = Statues
babylon-line-fountains = Fountains
babylon-line-bridges = Bridges
babylon-line-stairs = Stairs
babylon-line-variety = Sets of ornaments
babylon-line-flowers = Sets of flowers
babylon-line-belvederes = Belvederes
babylon-line-highest = Highest floor

## Options

babylon-option-belvedere-choice = { $value ->
    [free] any corner may be left without support
   *[forced_only] only a corner that can take no support may be left open
}
babylon-option-overhang = { $value ->
    [any] an open corner may hang over anything lower
   *[free_only] an open corner may hang only over a free space
}
babylon-option-bridge-gap = { $value ->
    [any_depth] a bridge spans a gap of any depth
    [one_floor] a bridge spans a gap of exactly one floor
   *[ground] a bridge spans only the bare board
}
babylon-option-same-footprint = { $value ->
    [never] no tile lies exactly over another
   *[next_floor] no tile lies exactly over one of the floor below
}
babylon-option-statue-line = { $value ->
    [orthogonal] statues line up along rows and columns
   *[any_line] statues line up along rows, columns and diagonals
}
babylon-option-statue-restart = { $value ->
    [yes] when no statue is visible the next one may go anywhere
   *[no] when no statue is visible any more none can be built
}
babylon-option-belvedere-score = { $value ->
    [visible] only visible belvederes score
   *[all] covered belvederes score too
}
babylon-option-supply = { $value ->
    [unlimited] there are always enough pieces
   *[box] the pieces of the box are a common supply that can run out
}

## Commands

babylon-command-places = where a tile can be placed: places, places dug, places kept c4
babylon-command-preview = what an action would cost and score: preview place:dug@c4r0/1111
babylon-command-floor = one floor of your garden, covered spaces too: floor 2
babylon-command-garden = another player’s garden in full: garden 2
babylon-places-none = There is no place for it now.
babylon-places-map = { $source ->
    [dug] The dug tile
   *[kept] The stored tile
} can be placed in { $count } ways; how many at each lower left square:
babylon-places-at = { $source ->
    [dug] The dug tile
   *[kept] The stored tile
} at { $cell }:
babylon-places-hint = Name a tile and a square to see them one by one, such as: places dug c4
babylon-places-wrong = “{ $word }” is neither dug or kept nor a square.
babylon-preview-which = Name an action, such as: preview { $example }
babylon-preview-line = { $line }: { $points }
babylon-preview-total = In all { $points }
babylon-preview-nothing = Nothing changes on the score sheet.
babylon-garden-which = Name a player by number, 1 to { $last }.

## Help

babylon-notation =
    Actions of Babylon (B3 is a column, c4 a square):
    remove:B3 remove clay   dig:B3 dig   end:keep store the dug tile   end:toss discard it   end
    place:dug@c4r2/11-2 place the dug tile with its lower left corner on c4, two quarter turns clockwise; supports from the top left clockwise: 1 single, 2 double, s statue, - none (place:kept@... for the stored tile)
    statue:c4   fountain:c4-c5   bridge:c4-c6   stairs:c4-c5 (lower end first)
    a star after the square whose icon comes from the round token: statue:c4*
babylon-rules =
    Dig one tile: it gives a single pillar for each side that is open (the wall, or a column no higher) and one for your own flower. Then you may place the dug tile and the stored one. Each corner rests on a single pillar (one floor up), a double pillar (two floors up, worth two singles) or a statue; one corner may hang in the air and gets a belvedere. No floor before the one below it, and no tile exactly over another.
    Ornaments are free but need their icons, at least one of them on a tile of this turn: a statue (the first anywhere, then in line with a visible one), a fountain (neighbours on two tiles of one floor), a bridge (same floor, one lower square between), stairs (neighbours one floor apart).
    At the end of the turn you store up to six single pillars and one tile, no double pillar. After the last round the gardens are seen from above: statues score their floor, fountains and bridges three times their floor, stairs both floors, a set of four ornaments 4, a set of four flowers 4, a belvedere 1, the highest floor double.
    The full rules are in docs/rules/babylon.md.
