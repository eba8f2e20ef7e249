### The Hanging Gardens: its tiles, actions, events, refusals, options.

hanging-gardens-title = The Hanging Gardens
hanging-gardens-about = overlap cards to form groups of buildings, collect sets of tiles. Two to four players, 45 minutes.

## Tiles, and the lines of the score sheet

hanging-gardens-line-queen = Queen
hanging-gardens-line-king = King
hanging-gardens-line-tiger = Tiger
hanging-gardens-line-garden = Garden
hanging-gardens-line-statue = Statue
hanging-gardens-line-chalice = Chalice
hanging-gardens-line-gate = Gate
hanging-gardens-line-animal-handler = Animal handler
hanging-gardens-line-gardener = Gardener
hanging-gardens-line-sculptor = Sculptor
hanging-gardens-line-priest = Priest
hanging-gardens-line-guard = Guard
hanging-gardens-line-awards = Five-point awards

## Buildings and groups

hanging-gardens-buildings = { $kind ->
    [T] { $count ->
        [one] one terrace
       *[other] { $count } terraces
    }
    [P] { $count ->
        [one] one park
       *[other] { $count } parks
    }
    [A] { $count ->
        [one] one arcade
       *[other] { $count } arcades
    }
   *[F] { $count ->
        [one] one fountain
       *[other] { $count } fountains
    }
}
hanging-gardens-group-idle = { $temples ->
    [0] { $buildings }
    [one] { $buildings } with their temple
   *[other] { $buildings } with { $temples } temples: one may stay
}
hanging-gardens-group-ready = { $buildings } without a temple: { $reward }
hanging-gardens-reward = { $blind ->
    [yes] a face-down tile, and one from any column
   *[no] { $columns ->
        [1] a tile from column 1
        [2] a tile from column 1 or 2
       *[other] a tile from any column
    }
}

## The table

hanging-gardens-round-number = Round { $number } of { $rounds }
hanging-gardens-flower = { $you ->
    [yes] You have the flower and start
   *[no] { $name } has the flower and starts
}
hanging-gardens-last-round = Round { $number } is the last
hanging-gardens-slot = { $slot }: card { $card }
hanging-gardens-slot-taken = { $slot }: taken
hanging-gardens-column = { $column ->
    [1] Column 1: 3 squares
    [2] Column 2: 4 squares
   *[other] Column 3: 5 or more
}
hanging-gardens-stocks = Face down: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
hanging-gardens-owner = { $name } · { $supply ->
    [one] one temple left
   *[other] { $supply } temples left
}
hanging-gardens-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hanging-gardens-holding = { $count ->
    [one] { $tile } = { $points }
   *[other] { $count } × { $tile } = { $points }
}
hanging-gardens-holding-awards = { $count ->
    [one] one five-point award = { $points }
   *[other] { $count } five-point awards = { $points }
}
hanging-gardens-holding-hidden = { $count ->
    [one] one hidden tile
   *[other] { $count } hidden tiles
}
hanging-gardens-holding-nothing = no tiles
hanging-gardens-legend = . empty  T terrace  P park  A arcade  F fountain  · table  ^ temple  ' new
hanging-gardens-reconstruction = Cards and most tile values are a reconstruction: the printed ones were never published as text.

## What to do now

hanging-gardens-status-you = { $phase ->
    [keep] Your card has joined groups with temples. Choose the temple that stays.
    [temple] You may place a temple on one of the groups your card has formed or enlarged, and take a tile for it.
    [tile] Take one of the tiles your group has earned.
   *[card] Your turn. Take a card and place it in your garden. “places 2” shows where the card of slot 2 fits.
}
hanging-gardens-status-waiting = { $phase ->
    [keep] { $name } has to choose which temple stays.
    [temple] { $name } may place a temple.
    [tile] { $name } takes a tile.
   *[card] It is { $name }’s turn.
}
hanging-gardens-status-over = The game is over; all tiles lie open now.

## What an action would do

hanging-gardens-do-card = Card { $card }, rotation { $turn }, corner at { $at }: makes { $group }
hanging-gardens-do-card-bare = Card { $card }, rotation { $turn }, corner at { $at }
hanging-gardens-do-burn = Discard card { $card }, which fits nowhere
hanging-gardens-do-keep = { $returned ->
    [one] Keep the temple at { $at }; the other one returns to your supply
   *[other] Keep the temple at { $at }; the other { $returned } return to your supply
}
hanging-gardens-do-temple = { $origin ->
    [supply] Temple on { $at }, { $buildings }: { $reward }
   *[other] Temple from { $origin } to { $at }, { $buildings }: { $reward }
}
hanging-gardens-do-pass = Place no temple
hanging-gardens-do-tile = { $points ->
    [0] Take { $tile }: no points yet
    [one] Take { $tile }: { $points } point more
   *[other] Take { $tile }: { $points } points more
}

## What happened

hanging-gardens-card = { $you ->
    [yes] You place
   *[no] { $name } places
} card { $card }, rotation { $turn }, corner at { $at }.
hanging-gardens-burn = { $you ->
    [yes] You discard
   *[no] { $name } discards
} card { $card }, which fits nowhere.
hanging-gardens-keep = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} the temple at { $at } in the joined group; { $returned ->
    [one] the other one returns to the supply.
   *[other] the other { $returned } return to the supply.
}
hanging-gardens-temple = { $you ->
    [yes] You place
   *[no] { $name } places
} a temple at { $at }.
hanging-gardens-temple-moved = { $you ->
    [yes] You move
   *[no] { $name } moves
} a temple from { $from } to { $at }.
hanging-gardens-pass = { $you ->
    [yes] You place
   *[no] { $name } places
} no temple.
hanging-gardens-tile = { $you ->
    [yes] You take
   *[no] { $name } takes
} the tile { $tile } from { $space }.
hanging-gardens-blind = { $name } draws a face-down tile.
hanging-gardens-blind-seen = { $you ->
    [yes] You draw
   *[no] { $name } draws
} a face-down tile: { $tile }.
hanging-gardens-revealed = { $name }’s hidden tiles are revealed: { $tiles } (+{ $points }).
hanging-gardens-refill = New at { $space }: { $tile }.
hanging-gardens-award = { $you ->
    [yes] There is no tile you can take: you score
   *[no] There is no tile { $name } can take: they score
} { $points } points instead.
hanging-gardens-tiles-out = The tiles are used up: round { $last } will be the last.
hanging-gardens-round = Round { $number } starts; { $you ->
    [yes] you have the flower and start.
   *[no] { $name } has the flower and starts.
}
hanging-gardens-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hanging-gardens-shared = { $you ->
    [yes] You share the victory with { $others }
   *[no] { $names } share the victory
}: { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}

## Why an action is refused

hanging-gardens-why-game-over = the game is over.
hanging-gardens-why-unknown-action = there is no such action.
hanging-gardens-why-decide-card = take a card from the display first (card:SLOT@X,YrTURN).
hanging-gardens-why-decide-keep = first choose which temple of the joined group stays (keep:X,Y).
hanging-gardens-why-decide-temple = place a temple first (temple:X,Y), or none (pass).
hanging-gardens-why-decide-tile = take a tile first (tile:SPACE).
hanging-gardens-why-out-of-reach = no garden reaches farther than { $reach } squares.
hanging-gardens-why-no-slot = with { $seats } players there are only { $slots } slots.
hanging-gardens-why-slot-taken = the card of slot { $slot } has already been taken.
hanging-gardens-why-same-face = rotation { $turn } of this card shows the same as rotation { $name }; write r{ $name }.
hanging-gardens-why-unsupported = the building at { $square } would lie on the table.
hanging-gardens-why-no-contact = the card would not touch your garden.
hanging-gardens-why-on-temple = the card would cover the temple at { $square }.
hanging-gardens-why-would-merge = the card would join groups with temples, and the options of this game forbid that.
hanging-gardens-why-has-place = the card of slot { $slot } fits somewhere, so it has to be placed.
hanging-gardens-why-not-stuck = a card on display fits; with the options of this game you may discard only if none does.
hanging-gardens-why-not-merged = the joined group has no temple at { $square }.
hanging-gardens-why-no-building = there is no building at { $square }.
hanging-gardens-why-small-group = { $size ->
    [one] the building at { $square } stands alone; a temple needs a group of three.
   *[other] the group at { $square } has only { $size } squares; a temple needs three.
}
hanging-gardens-why-has-temple = the group at { $square } already has its temple.
hanging-gardens-why-not-grown = your card has not added to the group at { $square }.
hanging-gardens-why-supply-left = { $supply ->
    [one] you still have a temple in your supply, so none may be moved.
   *[other] you still have { $supply } temples in your supply, so none may be moved.
}
hanging-gardens-why-supply-empty = your supply is empty; name the temple you move (temple:X,Y<X,Y).
hanging-gardens-why-no-temple = there is no temple at { $square }.
hanging-gardens-why-not-smallest = the temple at { $square } stands on { $size } squares, but your smallest group with a temple has { $smallest }.
hanging-gardens-why-vacant = the space { $space } is vacant.
hanging-gardens-why-too-dear = { $columns ->
    [1] a group of { $size } takes a tile from column 1 only.
   *[other] a group of { $size } takes a tile from columns 1 to { $columns } only.
}

## Options

hanging-gardens-option-tile-secrecy = { $value ->
    [all] the tiles of the other players are hidden until the end
    [none] all tiles lie open
   *[blind] tiles from the display lie open, those drawn face down are hidden until the end
}
hanging-gardens-option-last-round = { $value ->
    [current] when the tiles are used up, the game ends with that round
    [never] the game continues to the last card, even if the tiles are used up
   *[next] when the tiles are used up, one more round is played
}
hanging-gardens-option-tiles-out = { $value ->
    [stock] the tiles count as used up when the face-down ones are gone
   *[all] the tiles count as used up when none is left, face down or face up
}
hanging-gardens-option-growth = { $value ->
    [strict] a group must have gained a building to earn a tile
   *[touch] a group earns a tile if it has a building of the new card
}
hanging-gardens-option-merge = { $value ->
    [forbid] a card may not join groups that have temples
   *[keep] a card may join groups that have temples; one temple stays
}
hanging-gardens-option-burn = { $value ->
    [stuck] a card may be discarded only if no card on display fits
   *[card] a card that does not fit may be taken and discarded
}
hanging-gardens-option-start-player = { $value ->
    [0] the first seat starts
    [1] the second seat starts
    [2] the third seat starts
    [3] the fourth seat starts
   *[random] the start player is drawn by lot
}
hanging-gardens-option-tie-break = { $value ->
    [shared] players with equal points share their place
   *[sets] ties are broken by complete sets, then by the number of tiles
}

## Commands

hanging-gardens-command-places = where a card fits: places 2, or places 2 r1 for one rotation
hanging-gardens-command-preview = the garden and the groups after a placement: preview card:2@-1,3r1, or its number in the menu
hanging-gardens-command-tiles = every kind of tile: what it is worth, who has some, how many are still unseen
hanging-gardens-places = { $count ->
    [0] Card { $card } of slot { $slot } fits nowhere.
    [one] Card { $card } of slot { $slot } fits in one place. The o marks where its upper left corner lies.
   *[other] Card { $card } of slot { $slot } fits in { $count } places. An o marks where its upper left corner may lie.
}
hanging-gardens-places-usage = Which card? Write places and a slot from 1 to { $slots }, such as places 2, or places 2 r1 for one rotation only.
hanging-gardens-not-a-card-now = You can look at places again when it is your turn to take a card.
hanging-gardens-preview-usage = Write preview and a placement that is legal now, such as preview card:2@-1,3r1. “places” shows the legal ones.
hanging-gardens-preview-nothing = No group has a new building.
hanging-gardens-values-pay = worth
hanging-gardens-values-held = held, by seat
hanging-gardens-values-unseen = unseen
hanging-gardens-pays-each = { $points } for each tile: { $series }
hanging-gardens-pays-person = { $low }, or { $high } with a set ({ $series })

## Help

hanging-gardens-notation =
    Actions of The Hanging Gardens (x grows to the right, y downwards; your start card lies at x 0 to 1, y 0 to 2):
    card:2@-1,3r1 place the card of slot 2, rotated by a quarter turn, its upper left corner at x -1, y 3
    burn:2 discard a card that fits nowhere   keep:0,0 which temple stays in a joined group
    temple:0,2 place a temple   temple:0,2<5,1 move it from 5,1   pass   tile:1a take a tile
hanging-gardens-rules =
    In your turn you take a card and place it in your garden, rotated as you like. Each of its buildings must lie on your garden, on empty ground or on other buildings; its empty squares may lie anywhere, even on the table. No square may cover a temple. Only if no card on display fits may you discard one.
    Buildings of one kind that touch along edges are a group. If your card has formed or enlarged a group of three or more without a temple, you may place a temple on it and take a tile: with three squares from column 1, with four from column 1 or 2, with five or more from any column. With six or more you first draw a face-down tile. One temple per turn; when your five are used up, you move one from your smallest group.
    The more tiles of a series you have, the more they are worth; the last value is that of a complete set. Characters are worth more with a set of their series. The highest total wins after the last card.
    Cards and most tile values are a reconstruction: the printed ones were never published as text. The full rules are in docs/rules/hanging_gardens.md.
