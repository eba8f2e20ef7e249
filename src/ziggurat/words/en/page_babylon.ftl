### Babylon on the page.

## Pieces

page-babylon-tile-clay = clay tile
page-babylon-tile-granite = granite tile
page-babylon-tile-basalt = basalt tile
page-babylon-tile-start = start tile
page-babylon-a-tile-clay = a clay tile
page-babylon-a-tile-granite = a granite tile
page-babylon-a-tile-basalt = a basalt tile
page-babylon-a-tile-start = the start tile
page-babylon-tile-full = { $tile }, { $flower }; clockwise from the top left: { $icons }
page-babylon-icon-statue = statue icon
page-babylon-icon-fountain = fountain icon
page-babylon-icon-bridge = bridge icon
page-babylon-icon-stairs = stairs icon
page-babylon-icon-none = no icon
page-babylon-use-statue = statue
page-babylon-use-fountain = fountain
page-babylon-use-bridge = bridge
page-babylon-use-stairs = stairs
page-babylon-use-belvedere = belvedere
page-babylon-cell = { $cell }: { $what }
page-babylon-cell-bare = bare ground
page-babylon-cell-floor = floor { $floor }
page-babylon-cell-new = new tile
page-babylon-cell-deck = under a bridge
page-babylon-cell-can-lie = the tile fits with its lower left corner here
page-babylon-cell-can-build = you can build here: { $what }
page-babylon-column = { $column }: { $tile }, { $height ->
    [one] the last tile of the column
   *[other] { $height } tiles high
}
page-babylon-column-gain = { $column }: { $tile }, { $height ->
    [one] the last tile of the column
   *[other] { $height } tiles high
}; gives { $gain ->
    [0] no pillar
    [one] one pillar
   *[other] { $gain } pillars
}
page-babylon-column-empty = { $column }: empty
page-babylon-yield = { $sides ->
    [0] 0 for open sides
    [one] 1 for an open side
   *[other] { $sides } for the open sides
}{ $flower ->
    [0] { "" }
    [one] { "" } and 1 for your flower
   *[other] { "" } and { $flower } for your flower
}{ $less ->
    [0] { "" }
   *[other] , one fewer because of the token
}

## The board

page-babylon-looks = View of the garden
page-babylon-look-flat = Flat
page-babylon-look-grid = Grid
page-babylon-floors = Floors
page-babylon-floors-up-to = Up to floor { $floor }
page-babylon-tab-garden = Garden
page-babylon-tab-quarry = Quarry
page-babylon-tab-points = Points
page-babylon-tabs = Garden, quarry or points
page-babylon-garden-of = { $name }’s garden
page-babylon-garden-own = Your garden
page-babylon-back = Back to your garden
page-babylon-look-at = Look at { $name }’s garden
page-babylon-last-move = last move

## Quarry and token

page-babylon-quarry = Quarry
page-babylon-quarry-hint = +n: pillars you get
page-babylon-quarry-hint-remove = Remove a clay tile
page-babylon-empty = empty
page-babylon-tokens = Token
page-babylon-token = *Token*: { $effect }
page-babylon-effect-nothing = there is no token in the first round.
page-babylon-effect-none = no effect in this round.
page-babylon-effect-single = everyone starts their turn with one extra single pillar.
page-babylon-effect-double = everyone gets one double pillar for this turn. It cannot be stored.
page-babylon-effect-icon = once in your turn, one icon of a new tile counts as another.
page-babylon-effect-blank = once in your turn, one space without an icon on a new tile counts as any icon.
page-babylon-effect-flower = if the tile you dig shows your flower, you get two pillars for it instead of one.
page-babylon-effect-minus = every dig gives one pillar fewer.
page-babylon-token-spent = You have used it already in this turn.
page-babylon-tokens-left = { $count ->
    [0] This is the last round.
    [one] One more token to come.
   *[other] { $count } more tokens to come.
}
page-babylon-round = Round { $round }
page-babylon-score-now = { $line }: { $points }
page-babylon-score-change = { $line }: { $points }, then { $after }

## Hand

page-babylon-dug = Just dug
page-babylon-kept = In storage
page-babylon-none-dug = Nothing dug yet
page-babylon-dug-laid = Placed
page-babylon-none-kept = No tile stored
page-babylon-turn = Rotate
page-babylon-turn-tile = Rotate the tile by a quarter turn
page-babylon-pillars = { $count ->
    [0] No pillars in hand
    [one] One pillar in hand
   *[other] { $count } pillars in hand
}
page-babylon-pillars-take = { $count ->
    [one] One pillar in hand, this tile uses { $takes }
   *[other] { $count } pillars in hand, this tile uses { $takes }
}
page-babylon-pillars-used = Pillars: { $takes } of { $count } used
page-babylon-pillars-gain = { $count ->
    [0] No pillars in hand, this dig gives { $gain }
    [one] One pillar in hand, this dig gives { $gain }
   *[other] { $count } pillars in hand, this dig gives { $gain }
}
page-babylon-double = One double pillar for this turn
page-babylon-six = At most six are stored at the end of the turn.
page-babylon-keep = Keep
page-babylon-toss = Discard
page-babylon-keep-title = Keep the dug tile and end the turn
page-babylon-keep-title-full = Keep the dug tile, discard the stored one, and end the turn
page-babylon-toss-title = Discard the dug tile and end the turn

## Choices

page-babylon-ways = Supports
page-babylon-ornaments = What you can build
page-babylon-ornaments-at = On { $cell }
page-babylon-way-floor = Floor { $floor }
page-babylon-price = { $doubles ->
    [0] { $singles ->
        [0] no pillar
        [one] one pillar
       *[other] { $singles } pillars
    }
   *[other] { $singles ->
        [0] the double pillar
        [one] one pillar and the double one
       *[other] { $singles } pillars and the double one
    }
}
page-babylon-way-full = Floor { $floor }, { $pillars }
page-babylon-way-open = Floor { $floor }, { $pillars }, belvedere on { $cell }
page-babylon-then = then +{ $points }
page-babylon-corner = Corner { $cell }: { $support ->
    [single] single pillar
    [double] double pillar
    [statue] on the statue
   *[open] open, belvedere
}
page-babylon-corner-open = leave it open
page-babylon-corner-support = support it
page-babylon-with-token = with the token

## The others

page-babylon-pillars-count = { $count ->
    [0] no pillars
    [one] *1* pillar
   *[other] *{ $count }* pillars
}
page-babylon-slot-count = { $count ->
    [0] no stored tile
   *[other] *1* stored tile
}
page-babylon-top = { $floor ->
    [0] nothing built
   *[other] floor *{ $floor }*
}

## What to do now

page-babylon-status-waiting = { $phase ->
    [remove] { $name } is removing a clay tile.
    [dig] { $name } is choosing a tile in the quarry.
   *[build] { $name } is building.
}
page-babylon-status-remove = { $count ->
    [one] Remove one last *clay tile*.
   *[other] Remove a *clay tile* from the game: tap one in the quarry ({ $count } to go, all players).
}
page-babylon-status-dig = Dig *one tile* out of the quarry. The number shows how many pillars it gives.
page-babylon-status-choose = { $source ->
    [dug] Drag the *dug tile* into your garden, or tap a dot.
   *[kept] Drag the *stored tile* into your garden, or tap a dot.
}
page-babylon-status-no-place = { $source ->
    [dug] You cannot place the dug tile anywhere with your pillars. *Keep it* or discard it.
   *[kept] You cannot place the stored tile anywhere for now.
}
page-babylon-status-not-here = The tile does not fit at *{ $cell }*.
page-babylon-status-held = { $points ->
    [unknown] *Floor { $floor }* for { $pillars }. Place the tile, rotate it or move it.
   *[other] *Floor { $floor }* for { $pillars } scores *{ $points }*{ $more ->
        [0] { "" }
        [one] , then *+{ $then }* with an ornament
       *[other] , then *+{ $then }* with { $more } ornaments
    }. Place the tile, rotate it or move it.
}
page-babylon-no-points = no points
page-babylon-status-ornaments = { $count ->
    [one] You can build *an ornament*. Tap it in the garden, or continue.
   *[other] You can build *ornaments*: { $count } are possible. Tap them in the garden, or continue.
}
page-babylon-status-pick = Place the *dug tile* or the stored one, or keep the dug tile and end your turn.
page-babylon-status-keep = No tile can be placed with your pillars. *Keep* the dug tile or discard it.
page-babylon-status-kept-too = You can place the *stored tile* too, or end the turn.
page-babylon-status-done = Nothing is left to build. *End the turn.*
page-babylon-staged-remove = *{ $column }*: { $tile } leaves the game. Confirm, or choose another.
page-babylon-staged-dig = *{ $column }*: { $tile } and { $gain ->
    [0] *no pillar*
    [one] *one pillar*
   *[other] *{ $gain } pillars*
} ({ $reasons }). Confirm, or choose another.
page-babylon-staged-end = *End the turn?* You cannot undo after that.
page-babylon-staged-end-keep = { $full ->
    [yes] You keep the dug tile, and the stored one *leaves the game*. Confirm to end the turn.
   *[no] You *keep* the dug tile for later. Confirm to end the turn.
}
page-babylon-staged-end-toss = The dug tile *leaves the game*. Confirm to end the turn.

## Steps and the gold button

page-babylon-step-remove = Remove { $column }
page-babylon-step-dig = Dig { $column }
page-babylon-step-place-dug = Dug → { $cell }
page-babylon-step-place-kept = Stored → { $cell }
page-babylon-step-statue = Statue { $cell }
page-babylon-step-fountain = Fountain { $cell }
page-babylon-step-bridge = Bridge { $cell }
page-babylon-step-stairs = Stairs { $cell }
page-babylon-step-end = End turn
page-babylon-step-end-keep = Keep tile
page-babylon-step-end-toss = Discard tile
page-babylon-confirm-remove = Remove { $column }
page-babylon-confirm-dig = Dig { $column }
page-babylon-confirm-place = { $source ->
    [dug] Place tile
   *[kept] Place stored tile
}
page-babylon-confirm-end = End turn
page-babylon-confirm-end-keep = Keep and end turn
page-babylon-confirm-end-toss = Discard and end turn
page-babylon-confirm-none = Confirm

## What an action would do

page-babylon-do-statue = Statue on { $cell }, floor { $floor }
page-babylon-do-fountain = Fountain { $cell } and { $other }, floor { $floor }
page-babylon-do-bridge = Bridge from { $cell } to { $other }, floor { $floor }
page-babylon-do-stairs = Stairs from { $cell } (floor { $floor }) to { $other } (floor { $above })

## Why not

page-babylon-why-removal-first = first the clay tiles of the set-up must be removed.
page-babylon-why-dig-first = first dig a tile out of the quarry.
page-babylon-why-end-needs-placing = the dug tile has not been placed: keep it or discard it.
page-babylon-why-end-placed = the dug tile is already placed: just end the turn.
page-babylon-why-statue-carries = the statue on { $cell } touches the tile, so it must support it.
page-babylon-why-needs-statue = a statue is built on a statue icon of a tile placed this turn; after your first, it must be in the same row or column as a visible statue.
page-babylon-why-needs-fountain = a fountain joins two fountain icons side by side on the same floor, on two tiles, one of them placed this turn.
page-babylon-why-needs-bridge = a bridge joins two bridge icons of the same floor with one lower square between them, one of them on a tile placed this turn.
page-babylon-why-needs-stairs = stairs join two stairs icons side by side, the second one floor higher, one of them on a tile placed this turn.
page-babylon-why-nothing-here = there is nothing to build on { $cell }.
page-babylon-why-other-garden = this is another player’s garden; you build in your own.

## The score sheet

page-babylon-formula-statues = each scores its floor
page-babylon-formula-fountains = each scores 3 × its floor
page-babylon-formula-bridges = each scores 3 × its floor
page-babylon-formula-stairs = each scores its two floors
page-babylon-formula-variety = 4 points per set
page-babylon-formula-flowers = 4 points per set
page-babylon-formula-belvederes = 1 point each
page-babylon-formula-highest = 2 points per floor

## The result

page-babylon-reason = { $line ->
    [statues] { $more ->
        [one] { $more } statue against { $less }
       *[other] { $more } statues against { $less }
    }
    [fountains] { $more ->
        [one] { $more } fountain against { $less }
       *[other] { $more } fountains against { $less }
    }
    [bridges] { $more ->
        [one] { $more } bridge against { $less }
       *[other] { $more } bridges against { $less }
    }
    [stairs] { $more } stairs against { $less }
    [variety] { $more ->
        [one] { $more } set against { $less }
       *[other] { $more } sets against { $less }
    }
    [flowers] { $more ->
        [one] { $more } set against { $less }
       *[other] { $more } sets against { $less }
    }
    [belvederes] { $more ->
        [one] { $more } belvedere against { $less }
       *[other] { $more } belvederes against { $less }
    }
   *[highest] floor { $more } against { $less }
}
page-babylon-higher = on higher floors
page-babylon-ended = All { $rounds } rounds have been played.
page-babylon-ended-tie = { $shared ->
    [yes] Equal points and equally many bare squares.
   *[no] Equal points: fewer bare squares win, { $less } to { $more }.
}
