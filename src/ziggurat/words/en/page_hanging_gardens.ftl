### The Hanging Gardens on the page.

## What to do now

page-hanging-gardens-status-card = Take a card: *drag it* into your garden, or tap it and then a place.
page-hanging-gardens-status-burn = *Card { $slot }* fits nowhere in your garden. Confirm to discard it, or take another one.
page-hanging-gardens-status-picked = { $places ->
    [0] This way *card { $slot }* fits nowhere. Rotate it.
    [one] This way *card { $slot }* fits in *one place*. Tap the dot, or rotate the card.
   *[other] This way *card { $slot }* fits in *{ $places } places*. Tap a dot, or rotate the card.
}
page-hanging-gardens-status-plain = *Card { $slot }* completes no group for a temple here.
page-hanging-gardens-status-other-place = Confirm, or move or rotate the card.
page-hanging-gardens-status-not-grown = Your *{ $buildings }* do not grow, so they get no temple.
page-hanging-gardens-status-has-temple = Your *{ $buildings }* grow, but they already have a temple.
page-hanging-gardens-status-covers = The card covers { $buildings }.
page-hanging-gardens-status-grown = { $kind ->
    [T] Your *terraces*
    [P] Your *parks*
    [A] Your *arcades*
   *[F] Your *fountains*
} grow to *{ $size }*: a temple there earns { $reward }.
page-hanging-gardens-status-joined = This joins groups with temples: only *one of { $temples } temples* stays. Confirm, or move the card.
page-hanging-gardens-status-not-here = *Not here:* { $reason }
page-hanging-gardens-status-keep = Your card has joined groups with temples. Tap *the temple that stays*.
page-hanging-gardens-status-keep-chosen = { $returned ->
    [one] This temple *stays*; the other one returns to your supply.
   *[other] This temple *stays*; the other { $returned } return to your supply.
}
page-hanging-gardens-status-temple = { $count ->
    [one] Tap a square of your *{ $buildings }* to place a temple there: it earns { $reward }.
   *[other] *{ $count } groups* are ready for a temple, but only one gets it now. Tap a square.
}
page-hanging-gardens-status-temple-chosen = A temple on *{ $buildings }* earns { $reward }.
page-hanging-gardens-status-move = { $choices ->
    [chosen] This temple moves. Tap
    [one] Your smallest group’s temple moves. Tap
   *[other] Tap a *dashed temple* of your smallest groups, then
} { $count ->
    [one] your *{ $buildings }*: they earn { $reward }.
   *[other] one of the *{ $count } groups* that can get it.
}
page-hanging-gardens-status-moved = { $choices ->
    [one] It comes from your smallest group.
   *[other] The *ticked temple* moves: tap another dashed one to change it.
}
page-hanging-gardens-status-pass = *No temple* for now: later only if a card { $growth ->
    [touch] has a building in
   *[strict] enlarges
} the group. Finish with the *gold button*, or tap a square.
page-hanging-gardens-status-tile = { $columns ->
    [1] Take a tile from *column 1*.
    [2] Take a tile from *column 1 or 2*.
   *[other] Take a tile from *any column*.
}
page-hanging-gardens-status-tile-chosen = *{ $tile }* { $gain ->
    [0] brings no points yet.
   *[other] takes you from { $before } to *{ $after }* points.
} Confirm, or take another one.
page-hanging-gardens-status-staged = Confirm to end your turn, or undo.

## Buttons and steps

page-hanging-gardens-confirm-card = Place card
page-hanging-gardens-confirm-burn = Discard card
page-hanging-gardens-confirm-keep = Keep temple
page-hanging-gardens-confirm-temple = { $moved ->
    [yes] Move temple
   *[no] Place temple
}
page-hanging-gardens-confirm-pass = Skip temple
page-hanging-gardens-confirm-tile = Take tile
page-hanging-gardens-confirm-end = End turn
page-hanging-gardens-step-card = { $turn ->
    [0] Card { $slot }
    [1] Card { $slot }, 90°
    [2] Card { $slot }, 180°
   *[3] Card { $slot }, 270°
}
page-hanging-gardens-step-burn = Discard card { $slot }
page-hanging-gardens-step-keep = One temple stays
page-hanging-gardens-step-temple = { $kind ->
    [T] Temple on the terraces
    [P] Temple on the parks
    [A] Temple on the arcades
   *[F] Temple on the fountains
}
page-hanging-gardens-step-pass = No temple

## The garden

page-hanging-gardens-garden-own = Your garden
page-hanging-gardens-garden-of = { $name }’s garden
page-hanging-gardens-back = Back to your garden
page-hanging-gardens-follow = Follow the game
page-hanging-gardens-temples-left = { $count ->
    [0] no temple left in supply
    [one] one temple left
   *[other] { $count } temples left
}
page-hanging-gardens-flower = { $you ->
    [yes] You have the flower
   *[no] { $name } has the flower
}
page-hanging-gardens-zoom-in = Zoom in
page-hanging-gardens-zoom-out = Zoom out
page-hanging-gardens-zoom-fit = Fit the garden
page-hanging-gardens-last-move = last move
page-hanging-gardens-keys = Arrow keys move the card or the temple, R rotates the card, Enter confirms, Escape puts it down. Digits take cards and tiles, plus and minus zoom.
page-hanging-gardens-row = Row { $row }: { $squares }.
page-hanging-gardens-square = { $shown ->
    [T] terrace
    [P] park
    [A] arcade
    [F] fountain
    [table] table
   *[empty] empty
}
page-hanging-gardens-square-temple = { $square } with a temple
page-hanging-gardens-square-run = { $count } × { $square }
page-hanging-gardens-at = column { $x }, row { $y }
page-hanging-gardens-goal = { $phase ->
    [keep] This temple stays: { $square }, { $at }
   *[temple] Temple here: { $square }, { $at }
}
page-hanging-gardens-origin = Move this temple: { $square }, { $at }
page-hanging-gardens-ghost = { $fits ->
    [yes] The card fits at { $at }.
   *[no] The card does not fit at { $at }.
}
page-hanging-gardens-reward-mark = { $blind ->
    [yes] any tile + 1 face down
   *[no] { $columns ->
        [1] column 1
        [2] columns 1–2
       *[other] any tile
    }
}

## Cards

page-hanging-gardens-cards = Cards of this round
page-hanging-gardens-cards-hint = { $count ->
    [one] Take the last one.
   *[other] Take one.
} Its buildings must lie on your garden.
page-hanging-gardens-cards-wait = { $count ->
    [0] no cards left face down
    [one] one card still face down
   *[other] { $count } cards still face down
}
page-hanging-gardens-card-name = Card { $slot }: { $buildings }
page-hanging-gardens-card-places = { $count ->
    [0] fits nowhere
    [one] one place
   *[other] { $count } places
}
page-hanging-gardens-card-taken = Card { $slot } has been taken
page-hanging-gardens-turn = Rotate
page-hanging-gardens-temple-title = A temple?
page-hanging-gardens-temple-hint = A group may get a temple this turn; you then take a tile.
page-hanging-gardens-no-temple = No temple
page-hanging-gardens-keep-title = One temple stays
page-hanging-gardens-keep-hint = A group has only one temple. Choose it in your garden.
page-hanging-gardens-tile-title = Your tile
page-hanging-gardens-tile-hint = { $columns ->
    [1] Take one of the tiles in column 1.
    [2] Take one of the tiles in column 1 or 2.
   *[other] Take any tile.
}

## Tiles

page-hanging-gardens-tiles = Point tiles
page-hanging-gardens-face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
page-hanging-gardens-tiles-hint = Groups of 3: column 1; of 4: 1 or 2; of 5 or more: any; from 6, a face-down tile too.
page-hanging-gardens-tiles-blind = This group also draws a *face-down tile*.
page-hanging-gardens-vacant = vacant
page-hanging-gardens-own-tiles = Your tiles
page-hanging-gardens-tiles-of = { $name }’s tiles
page-hanging-gardens-no-tiles = None yet. A temple on a group of three earns the first.
page-hanging-gardens-no-tiles-yet = None yet.
page-hanging-gardens-drawn = drawn face down
page-hanging-gardens-drawn-named = Drawn face down, seen only by you: { $tiles }
page-hanging-gardens-times = { $tile } × { $count }
page-hanging-gardens-with-set = { $points } with { $series } × { $size }
page-hanging-gardens-with-more = { $points } with one more
page-hanging-gardens-per = { $points } per { $series } tile
page-hanging-gardens-from-to = { $before } points, then { $after }
page-hanging-gardens-ladder = now { $points }
page-hanging-gardens-complete = complete
page-hanging-gardens-tile-count = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
page-hanging-gardens-blind-count = { $count ->
    [one] one hidden
   *[other] { $count } hidden
}

## The others

page-hanging-gardens-look-at = Look at { $name }’s garden
page-hanging-gardens-order = Turns of this round
page-hanging-gardens-order-seat = { $you ->
    [yes] You
   *[no] { $name }
}, { $state ->
    [done] done
    [now] to move
   *[later] still to move
}
page-hanging-gardens-last-round = Last round

## What happened

page-hanging-gardens-log-card = { $you ->
    [yes] *You* place
   *[no] *{ $name }* places
} a card{ $known ->
    [yes] { " " }with { $buildings }.
   *[no] .
}
page-hanging-gardens-log-burn = { $you ->
    [yes] *You* discard
   *[no] *{ $name }* discards
} a card{ $known ->
    [yes] { " " }with { $buildings }
   *[no] { "" }
}: it fits nowhere.
page-hanging-gardens-log-keep = { $you ->
    [yes] *You* join
   *[no] *{ $name }* joins
} groups with temples; one temple stays, { $returned ->
    [one] the other one returns to the supply.
   *[other] the other { $returned } return to the supply.
}
page-hanging-gardens-log-temple = { $you ->
    [yes] *You* place
   *[no] *{ $name }* places
} a temple{ $known ->
    [yes] { " " }on a group of *{ $buildings }*.
   *[no] .
}
page-hanging-gardens-log-temple-moved = { $you ->
    [yes] *You* move
   *[no] *{ $name }* moves
} a temple to { $known ->
    [yes] a group of *{ $buildings }*.
   *[no] a new group.
}
page-hanging-gardens-log-pass = { $you ->
    [yes] *You* place
   *[no] *{ $name }* places
} no temple.
page-hanging-gardens-log-tile = { $you ->
    [yes] *You* take
   *[no] *{ $name }* takes
} the tile *{ $tile }* from column { $column }.
page-hanging-gardens-log-revealed = *{ $name }*’s hidden tiles are revealed: *{ $tiles }* (+{ $points }).
page-hanging-gardens-log-blind = *{ $name }* draws a face-down tile.
page-hanging-gardens-log-blind-seen = { $you ->
    [yes] *You* draw
   *[no] *{ $name }* draws
} a face-down tile: *{ $tile }*.

## Why not

page-hanging-gardens-why-decide-card = first take a card and place it in your garden.
page-hanging-gardens-why-card-first = first take a card, then rotate it.
page-hanging-gardens-why-other-garden = this is another player’s garden; you play in your own.
page-hanging-gardens-why-decide-keep = first choose which temple of the joined group stays.
page-hanging-gardens-why-decide-temple = first place a temple, or choose “No temple”.
page-hanging-gardens-why-decide-tile = first take your tile.
page-hanging-gardens-why-unsupported = { $building ->
    [T] a terrace
    [P] a park
    [A] an arcade
   *[F] a fountain
} would lie on the table. Buildings need your garden below them; only empty squares may stick out.
page-hanging-gardens-why-on-temple = the card would cover a temple, and a temple is never covered.
page-hanging-gardens-why-not-merged = choose one of the temples of the joined group.
page-hanging-gardens-why-no-building = there is no building on this square.
page-hanging-gardens-why-small-group = { $size ->
    [one] this building stands alone; a temple needs a group of three.
   *[other] this group has only { $size } squares; a temple needs three.
}
page-hanging-gardens-why-has-temple = this group already has its temple.
page-hanging-gardens-why-not-grown = your card has not added to this group.
page-hanging-gardens-why-supply-empty = your supply is empty; choose the temple that moves.
page-hanging-gardens-why-no-temple = there is no temple on this square.
page-hanging-gardens-why-not-smallest = this temple stands on { $size } squares, but your smallest group with a temple has { $smallest }.
page-hanging-gardens-why-vacant = no tile is left here.

## The result

page-hanging-gardens-formula-series = 1–{ $size } tiles: { $values }
page-hanging-gardens-formula-award = { $points } per award
page-hanging-gardens-tally = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
page-hanging-gardens-reason-tiles = { $more ->
    [one] { $more } tile against { $less }
   *[other] { $more } tiles against { $less }
}
page-hanging-gardens-reason-awards = { $more ->
    [one] { $more } award against { $less }
   *[other] { $more } awards against { $less }
}
page-hanging-gardens-reason-set = with a complete set: { $series }
page-hanging-gardens-reason-series = { $series }: { $more } against { $less }
page-hanging-gardens-ended = { $how ->
    [tiles] The tiles are used up; round { $round } was the last.
   *[cards] The cards are used up after { $round } rounds.
}
page-hanging-gardens-ended-tie = { $how ->
    [sets] Equal points: more complete sets win, { $more } to { $less }.
    [tiles] Equal points and sets: more tiles win, { $more } to { $less }.
    [equal] Points, sets and tiles are equal.
   *[shared] Equal points share the victory.
}
