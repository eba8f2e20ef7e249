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
page-babylon-cell-can-lie = the tile can lie with its lower left corner here
page-babylon-cell-can-build = can be built here: { $what }
page-babylon-column = { $column }: { $tile }, { $height ->
    [one] the last tile of the column
   *[other] { $height } tiles high
}
page-babylon-column-gain = { $column }: { $tile }, { $height ->
    [one] the last tile of the column
   *[other] { $height } tiles high
}; brings { $gain ->
    [0] no pillar
    [one] one pillar
   *[other] { $gain } pillars
}
page-babylon-column-empty = { $column }: empty
page-babylon-yield = { $sides ->
    [0] no open side
    [one] one open side
   *[other] { $sides } open sides
}{ $flower ->
    [0] { "" }
    [one] , one for your flower
   *[other] , { $flower } for your flower
}{ $less ->
    [0] { "" }
   *[other] , one less by the token
}

## The board

page-babylon-looks = View of the garden
page-babylon-look-flat = Flat
page-babylon-look-grid = Grid
page-babylon-floors = Floors
page-babylon-floors-all = All
page-babylon-floors-up-to = Up to floor { $floor }
page-babylon-tab-garden = Garden
page-babylon-tab-quarry = Quarry
page-babylon-tab-points = Points
page-babylon-tabs = Garden, quarry or points
page-babylon-garden-of = Garden of { $name }
page-babylon-garden-own = Your garden
page-babylon-back = Back to your garden
page-babylon-look-at = Look at the garden of { $name }
page-babylon-last-move = last move

## Quarry and token

page-babylon-quarry = Quarry
page-babylon-quarry-hint = +n: pillars you would get
page-babylon-quarry-hint-remove = Take a clay tile away
page-babylon-empty = empty
page-babylon-tokens = Token
page-babylon-token = *Token*: { $effect }
page-babylon-effect-nothing = no token acts in the first round.
page-babylon-effect-none = no effect in this round.
page-babylon-effect-single = everybody begins the turn with one single pillar more.
page-babylon-effect-double = everybody has one double pillar for this turn. It cannot be stored.
page-babylon-effect-icon = once in your turn, one icon of a new tile counts as another.
page-babylon-effect-blank = once in your turn, one empty space of a new tile counts as any icon.
page-babylon-effect-flower = a dug tile with your own flower brings two pillars for it instead of one.
page-babylon-effect-minus = every dig brings one pillar less.
page-babylon-token-spent = You have used it this turn.
page-babylon-tokens-left = { $count ->
    [0] This is the last round.
    [one] One more token to come.
   *[other] { $count } more tokens to come.
}
page-babylon-round = Round { $round }
page-babylon-score-now = { $line }: { $points }
page-babylon-score-change = { $line }: { $points }, then { $after }

## Hand

page-babylon-dug = Dug now
page-babylon-kept = Kept tile
page-babylon-none-dug = Nothing dug yet
page-babylon-dug-laid = Laid
page-babylon-none-kept = No tile kept
page-babylon-turn = Turn
page-babylon-turn-tile = Turn the tile a quarter
page-babylon-pillars = { $count ->
    [0] No pillars in hand
    [one] One pillar in hand
   *[other] { $count } pillars in hand
}
page-babylon-pillars-take = { $count ->
    [one] One pillar in hand, this tile takes { $takes }
   *[other] { $count } pillars in hand, this tile takes { $takes }
}
page-babylon-pillars-used = Pillars: { $takes } of { $count } used
page-babylon-pillars-gain = { $count ->
    [0] No pillars in hand, this dig brings { $gain }
    [one] One pillar in hand, this dig brings { $gain }
   *[other] { $count } pillars in hand, this dig brings { $gain }
}
page-babylon-double = One double pillar for this turn
page-babylon-six = At most six are stored at the end of the turn.
page-babylon-keep = Keep
page-babylon-toss = Discard
page-babylon-keep-title = Keep the dug tile and end the turn
page-babylon-keep-title-full = Keep the dug tile, give up the kept one, and end the turn
page-babylon-toss-title = Discard the dug tile and end the turn

## Choices

page-babylon-ways = How it is carried
page-babylon-ornaments = What you can build
page-babylon-ornaments-at = On { $cell }
page-babylon-way-full = Floor { $floor }, { $singles ->
    [0] no pillar
    [one] one pillar
   *[other] { $singles } pillars
}
page-babylon-way-open = Floor { $floor }, { $singles ->
    [0] no pillar
    [one] one pillar
   *[other] { $singles } pillars
}, belvedere on { $cell }
page-babylon-corner = Corner { $cell }: { $support ->
    [single] single pillar
    [double] double pillar
    [statue] carried by the statue
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
    [0] no kept tile
   *[other] *1* kept tile
}
page-babylon-top = { $floor ->
    [0] nothing built
   *[other] floor *{ $floor }*
}

## What to do now

page-babylon-status-waiting = { $phase ->
    [remove] { $name } takes a clay tile out of the game.
    [dig] { $name } is choosing a tile in the quarry.
   *[build] { $name } is building.
}
page-babylon-status-remove = { $count ->
    [one] Take the last *clay tile* out of the game.
   *[other] Take a *clay tile* out of the game: tap one in the quarry ({ $count } to go).
}
page-babylon-status-dig = Dig *one tile* out of the quarry. The number on it says how many pillars it brings.
page-babylon-status-choose = { $source ->
    [dug] Drag the *dug tile* into your garden, or tap a dot.
   *[kept] Drag the *kept tile* into your garden, or tap a dot.
}
page-babylon-status-no-place = { $source ->
    [dug] Your pillars carry the dug tile nowhere. *Keep it* or discard it.
   *[kept] Your pillars carry the kept tile nowhere now.
}
page-babylon-status-not-here = The tile cannot lie at *{ $cell }*.
page-babylon-status-held = { $points ->
    [unknown] *Floor { $floor }* for { $pillars ->
        [0] no pillar
        [one] one pillar
       *[other] { $pillars } pillars
    }. Place the tile, turn it or move it.
   *[other] *Floor { $floor }* for { $pillars ->
        [0] no pillar
        [one] one pillar
       *[other] { $pillars } pillars
    } brings *{ $points }*{ $more ->
        [0] { "" }
        [one] , and then an ornament
       *[other] , and then { $more } ornaments to choose from
    }. Place the tile, turn it or move it.
}
page-babylon-no-points = no points
page-babylon-status-ornaments = { $count ->
    [one] You can build *an ornament*. Tap it in the garden, or go on.
   *[other] You can build *ornaments*: { $count } are possible. Tap them in the garden, or go on.
}
page-babylon-status-pick = Take the *dug tile* or the kept one and place it, or keep it and end the turn.
page-babylon-status-keep = No tile can be placed with your pillars. *Keep* the dug tile or discard it.
page-babylon-status-kept-too = You can place the *kept tile* too, or end the turn.
page-babylon-status-done = Nothing is left to build. *End the turn.*
page-babylon-staged-remove = From *{ $column }* { $tile } leaves the game. Confirm, or choose another.
page-babylon-staged-dig = *{ $column }*: { $tile } and { $gain ->
    [0] *no pillar*
    [one] *one pillar*
   *[other] *{ $gain } pillars*
} ({ $reasons }). Confirm, or choose another.
page-babylon-staged-end = *End the turn?* Nothing can be taken back after that.
page-babylon-staged-end-keep = { $full ->
    [yes] You keep the dug tile, and the kept one *leaves the game*. Confirm to end the turn.
   *[no] You *keep* the dug tile for later. Confirm to end the turn.
}
page-babylon-staged-end-toss = The dug tile *leaves the game*. Confirm to end the turn.

## Steps and the gold button

page-babylon-step-remove = Remove { $column }
page-babylon-step-dig = Dig { $column }
page-babylon-step-place-dug = Dug tile on { $cell }
page-babylon-step-place-kept = Kept tile on { $cell }
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
   *[kept] Place kept tile
}
page-babylon-confirm-end = End turn
page-babylon-confirm-end-keep = Keep and end turn
page-babylon-confirm-end-toss = Discard and end turn
page-babylon-confirm-none = Confirm

## What an action would do

page-babylon-do-statue = Statue on { $cell }, floor { $floor }
page-babylon-do-fountain = Fountain { $cell } and { $other }, floor { $floor }
page-babylon-do-bridge = Bridge from { $cell } to { $other }, floor { $floor }
page-babylon-do-stairs = Stairs from { $cell } up to { $other }, from floor { $floor }

## Why not

page-babylon-why-removal-first = first the clay tiles of the set-up must be removed.
page-babylon-why-dig-first = first dig a tile out of the quarry.
page-babylon-why-end-needs-placing = the dug tile has not been placed: keep it or discard it.
page-babylon-why-end-placed = the dug tile has been placed, so the turn simply ends.
page-babylon-why-statue-carries = the statue on { $cell } reaches up to the tile, so it must carry it.
page-babylon-why-needs-statue = a statue is built on a statue icon of a tile laid this turn, in one row with a statue in sight.
page-babylon-why-needs-fountain = a fountain joins two fountain icons side by side on the same floor, on two tiles, one of them laid this turn.
page-babylon-why-needs-bridge = a bridge joins two bridge icons of the same floor with one lower cell between them, one of them on a tile laid this turn.
page-babylon-why-needs-stairs = stairs join two stairs icons side by side, the second one floor higher, one of them on a tile laid this turn.
page-babylon-why-nothing-here = there is nothing to build on { $cell }.

## The score sheet

page-babylon-formula-statues = 1 × floor
page-babylon-formula-fountains = 3 × floor
page-babylon-formula-bridges = 3 × floor
page-babylon-formula-stairs = both floors
page-babylon-formula-variety = 4 each
page-babylon-formula-flowers = 4 each
page-babylon-formula-belvederes = 1 each
page-babylon-formula-highest = 2 × floor
