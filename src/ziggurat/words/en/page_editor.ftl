# The position editor.

page-editor = Position editor
page-editor-of = Position editor: { $game }
page-editor-lead = Set up any position. The rules are checked as you go: is this allowed, what does it score, how would it continue?
page-editor-impossible = This position cannot occur in a game.
page-editor-offline = There is no connection, so the rules cannot be checked now.
page-editor-fine = { $actions ->
    [0] This position is possible, but allows no move.
    [1] This position is possible. It allows one move.
   *[other] This position is possible. It allows { $actions } moves.
}
page-editor-scores = Points
page-editor-share = Copy the link
page-editor-too-long = Too large for a link
page-editor-copied = The link to this position is copied.
page-editor-in-bar = The link to this position is in the address bar.
page-editor-level = Opponent
page-editor-play = Keep playing against a bot
page-editor-clear = Start over
page-editor-column = Column
page-editor-column-at = Column of player { $player } at { $site }
page-editor-temple = Temple
page-editor-temple-at = Temple of player { $player } at { $site }
page-editor-pawn = Pawn
page-editor-hand = Hand
page-editor-dealt = dealt
page-editor-reserve = Reserve, top card last
page-editor-starter = starter not built yet
page-editor-turn = Whose turn it is
page-editor-brush = What to place
page-editor-bare = bare table
page-editor-brush-temple = temple
page-editor-square = Square { $column }, { $row }: { $what }
page-editor-tiles = Point tiles
page-editor-cards = Cards on display, by number
page-editor-add = Add
page-editor-add-tile = Add a tile
page-editor-tile = Tile
page-editor-anchor = Lower left square
page-editor-add-ornament = Add an ornament
page-editor-kind = Kind
page-editor-from = Square
page-editor-to = Other end
page-editor-remove = Remove { $word }
page-editor-singles = Single pillars
page-editor-dug = Dug tile
page-editor-token = Round token
page-editor-none = none
page-editor-first-round = none
page-editor-moves = Moves from here
page-editor-moves-none = None yet. Make moves on the board, for example to set up the middle of a turn.
page-editor-moves-make = Make moves on the board
page-editor-moves-remove = Remove the last move
page-editor-take = Edit this position
page-editor-players = Number of players
page-editor-round = Round
page-editor-kept = Tile in storage
page-editor-own-start = own start tile
page-editor-nothing = nothing
page-editor-display = Point tiles on display
page-editor-space = Column { $column }, { $place }

## Why a position is refused

page-editor-babel-not-rising = The temple of player { $player } at { $site } must rise from bottom to top.
page-editor-babel-at-quarry = The pawn of player { $player } is still at the quarry, so this player can have nothing at a site.
page-editor-babel-people-many = There are { $count } cards of people { $people }; the box has { $most }.
page-editor-babel-level-many = There are { $count } temple cards of level { $level }; the box has { $most }.
page-editor-babel-deck-empty = The temple deck would be empty, and the game over.
page-editor-babel-game-won = With { $points } to { $other } points player { $player } has already won.
page-editor-hanging-gardens-garden-empty = The garden of player { $player } is empty.
page-editor-hanging-gardens-not-connected = All squares of player { $player }’s garden must be connected side by side.
page-editor-hanging-gardens-temples-many = Player { $player } has { $count } temples; there are { $most }.
page-editor-hanging-gardens-two-temples = A group of player { $player } has more than one temple.
page-editor-hanging-gardens-tile-many = There are { $count } tiles of one kind; the box has { $most }.
page-editor-hanging-gardens-tiles-short = Too few tiles are left for the display.
page-editor-hanging-gardens-card-twice = Card { $card } is on display twice.
page-editor-hanging-gardens-card-unknown = There is no card { $card }: cards have the numbers 1 to { $most }.
page-editor-hanging-gardens-cards-many = { $count } cards are given; { $most } are on display.
page-editor-babylon-illegal-step = In the garden of player { $player }, step { $step } ({ $word }) is not possible: { $why }
page-editor-babylon-counted-supply = Positions with a counted supply cannot be set up here.
page-editor-babylon-round-token = The first round has no token, and every other round has one.
page-editor-babylon-flower-twice = Two players have the same flower.
page-editor-babylon-foreign-start = Player { $player } has the start tile of another flower.
page-editor-babylon-singles-many = Player { $player } has { $count } stored pillars; at most { $most } can be stored.
page-editor-babylon-tile-twice = The same tile is in two places.
page-editor-babylon-column-order = From the bottom, column { $column } of the quarry has basalt, granite, clay.
page-editor-babylon-quarry-short = The quarry has { $count } tiles, but { $needed } are still to be dug.
page-editor-illegal-action = Move { $step } is not possible: { $why }
page-editor-unknown-move = This is no move of the game.
