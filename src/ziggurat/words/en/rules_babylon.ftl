# The rules of Babylon as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-babylon-chapter-about = What it is about
rules-babylon-chapter-set-up = Set-up
rules-babylon-chapter-dig = Dig a tile
rules-babylon-chapter-place = Place a tile
rules-babylon-chapter-ornaments = Ornaments
rules-babylon-chapter-end-of-turn = End of the turn
rules-babylon-chapter-tokens = Round tokens
rules-babylon-chapter-points = Scoring
rules-babylon-aim-title = The aim
rules-babylon-aim =
    Everybody builds a garden of terraces on pillars, floor by floor. What can be seen of it *from above* counts in the end, and the higher the better.
    With 2, 3 or 4 players the game has 15, 13 or 11 rounds. In each round everybody has one turn: dig a tile, build, end the turn.
rules-babylon-start-title = At the start
rules-babylon-start =
    The quarry has 16 columns of three tiles: basalt at the bottom, then granite, then clay. Only the top tile of a column can be seen.
    Everybody has a board with 64 squares, a flower, and the start tile of that flower in the storage. There are no pillars yet.
rules-babylon-removal-title = Clay is removed
rules-babylon-removal = Before the first round the players take clay tiles of their choice out of the game, in turn: *six in all* with two players, three with three, none with four. These give no pillars.
rules-babylon-removal-right = A clay tile on top: it may go
rules-babylon-removal-wrong = Granite is on top now: it stays
rules-babylon-dig-title = Take a tile
rules-babylon-dig = You *must* take the top tile of one column of the quarry. Only then can you build. The tile below becomes visible at once.
rules-babylon-dig-right = Any column that still has a tile
rules-babylon-dig-wrong = This column is empty
rules-babylon-pillars-title = Pillars for a dig
rules-babylon-pillars = You get *one single pillar for each side* of the tile that touches the wall of the quarry, bare floor, or a column that is no higher.
rules-babylon-pillars-worth = 0 to 4 pillars
rules-babylon-pillars-right = Four open sides: 4 pillars
rules-babylon-pillars-wrong = Four higher neighbours: no pillar
rules-babylon-flower-title = Your flower
rules-babylon-flower = If the tile shows *your flower*, you get one more single pillar.
rules-babylon-flower-worth = +1 pillar
rules-babylon-flower-right = Your flower: 4 + 1 pillars
rules-babylon-flower-wrong = Another flower: 4 pillars
rules-babylon-tiles-title = Which tiles
rules-babylon-tiles = In your turn you may place *the tile you dug and the tile in your storage*, in any order, each once. You need not place any.
rules-babylon-tiles-right = First the dug tile, then the stored one
rules-babylon-tiles-wrong = The dug tile has been placed already
rules-babylon-edge-title = On the board
rules-babylon-edge = A tile covers two by two squares and may be rotated. *All four squares* must be on your board. If two rotations look alike, they are the same placement.
rules-babylon-edge-right = At the edge, with all its squares
rules-babylon-edge-wrong = Half of it would stick out
rules-babylon-supports-title = Supports
rules-babylon-supports = A tile rests on pillars under its corners. A single pillar lifts it one floor above what is below, a double pillar two. *All corners reach the same floor*; nothing under the tile may be as high.
rules-babylon-supports-right = Two singles on floor 1, two doubles on the ground: floor 2
rules-babylon-supports-wrong = Singles everywhere: floors 2 and 1
rules-babylon-corner-title = One corner in the air
rules-babylon-corner = At least three corners need a support. *One corner* may stay without; it gets a belvedere at once, and its icon is lost. It may hang over anything lower.
rules-babylon-corner-right = Three pillars and a belvedere
rules-babylon-corner-wrong = Two corners without support
rules-babylon-payment-title = Paying with pillars
rules-babylon-payment = A single pillar costs one of yours, a double pillar *two singles*. Doubles are never changed back. A double from a round token is used first.
rules-babylon-payment-right = Three pillars are enough for three corners
rules-babylon-payment-wrong = Four corners need four pillars
rules-babylon-free-space-title = Free spaces
rules-babylon-free-space = A pillar stands only on the bare board or on a *free space* of a tile: not on a fountain, bridge, stairs or belvedere, and not under a bridge. A corner without support may hang over them. A tile over stairs or a bridge lies above their upper end.
rules-babylon-free-space-right = The corner hangs over the fountain
rules-babylon-free-space-wrong = A pillar cannot stand on a fountain
rules-babylon-statue-support-title = Statues support
rules-babylon-statue-support = A statue one floor below a corner *must support it*, like a single pillar, and costs nothing. It is then no longer a statue.
rules-babylon-statue-support-right = The statue supports the corner
rules-babylon-statue-support-wrong = The corner cannot hang over it
rules-babylon-next-floor-title = Floor by floor
rules-babylon-next-floor = A tile lies *at most one floor above* the highest floor of your garden.
rules-babylon-next-floor-right = Floor 1 exists: floor 2 is possible
rules-babylon-next-floor-wrong = Nothing on floor 1 yet
rules-babylon-exact-title = Never exactly above
rules-babylon-exact = No tile lies *exactly over* another one, on any floor. Partly is allowed.
rules-babylon-exact-right = Half over the other tile
rules-babylon-exact-wrong = Exactly over it
rules-babylon-ornaments-title = All ornaments
rules-babylon-ornaments = Ornaments cost nothing, and you may build them at any time between dig and end of the turn. Each stands on *free spaces with its icon*, and at least one of them is on a tile placed *this turn*.
rules-babylon-ornaments-right = The right tile was placed this turn
rules-babylon-ornaments-wrong = Both tiles were placed earlier
rules-babylon-stairs-title = Stairs
rules-babylon-stairs = Join two stairs icons *side by side*, one exactly *one floor above* the other. No bridge may pass where they rise.
rules-babylon-stairs-worth = Both floors added
rules-babylon-stairs-right = From floor 1 up to floor 2: 3 points
rules-babylon-stairs-wrong = Both on floor 1: nothing to climb
rules-babylon-fountain-title = Fountain
rules-babylon-fountain = Join two fountain icons *side by side*, on two tiles of the *same floor*.
rules-babylon-fountain-worth = 3 × floor
rules-babylon-fountain-right = Two tiles, both on floor 1: 3 points
rules-babylon-fountain-wrong = Floors 1 and 2: water needs one level
rules-babylon-bridge-title = Bridge
rules-babylon-bridge = Join two bridge icons of the *same floor*, in line, with *exactly one* lower square between them. Two bridges cross only on different floors, and stairs may not reach the bridge.
rules-babylon-bridge-worth = 3 × floor
rules-babylon-bridge-right = One square between, on floor 1: 3 points
rules-babylon-bridge-wrong = Two squares between: one too many
rules-babylon-statue-title = Statue
rules-babylon-statue = The first stands anywhere. Each later one needs a statue that can be seen in its *row or column*, on any floor, at any distance. If no statue can be seen any more, the next one stands anywhere.
rules-babylon-statue-worth = Its floor
rules-babylon-statue-right = Same row as the older statue: 1 point
rules-babylon-statue-wrong = No statue in its row or column
rules-babylon-keep-title = Store or discard
rules-babylon-keep = A dug tile that you have not placed is *stored* (the one stored before leaves the game) or *discarded*. You keep up to *six single pillars*; all others, and a double, go back.
rules-babylon-keep-right = The dug tile goes into the storage
rules-babylon-keep-wrong = The dug tile has no place yet
rules-babylon-tokens-title = The tokens
rules-babylon-tokens =
    After every round a token is revealed. In the next round it counts for everybody:
    token-single| one extra single pillar at the start of the turn;
    token-double| one double pillar for this turn, which cannot be stored;
    token-icon| one icon on a tile you place counts as another;
    token-blank| one space without an icon counts as any icon;
    token-flower| your flower gives two pillars instead of one;
    token-minus| one pillar fewer for the dug tile, never below 0.
    Two tokens have no effect, and there is none in the first round.
rules-babylon-granted-icon-title = An icon from the token
rules-babylon-granted-icon = Two tokens grant an icon: once per turn, for *one end of one ornament*, on a free space of a tile placed this turn, and only where it is needed.
rules-babylon-granted-icon-right = The token changes stairs into a statue
rules-babylon-granted-icon-wrong = This token works only on a space without an icon
rules-babylon-seen-title = Seen from above
rules-babylon-seen = After the last round everything counts that can be seen *from straight above*, in full even if only a part can be seen. What tiles hide does not count, and neither does a statue that supports a tile.
rules-babylon-seen-right = The statue can be seen: 1 point
rules-babylon-seen-wrong = It supports a tile: no statue any more
rules-babylon-points-statues-title = Statues
rules-babylon-points-statues = Each statue is worth *its floor*.
rules-babylon-points-statues-worth = Floor
rules-babylon-points-statues-right = A statue on floor 2: 2 points
rules-babylon-points-fountains-title = Fountains
rules-babylon-points-fountains = Each fountain is worth *three times its floor*.
rules-babylon-points-fountains-worth = 3 × floor
rules-babylon-points-fountains-right = A fountain on floor 1: 3 points
rules-babylon-points-bridges-title = Bridges
rules-babylon-points-bridges = Each bridge is worth *three times its floor*.
rules-babylon-points-bridges-worth = 3 × floor
rules-babylon-points-bridges-right = A bridge on floor 2: 6 points
rules-babylon-points-stairs-title = Stairs
rules-babylon-points-stairs = Stairs are worth the *sum of both floors*.
rules-babylon-points-stairs-worth = Both floors added
rules-babylon-points-stairs-right = Floors 1 and 2: 3 points
rules-babylon-points-variety-title = Sets of ornaments
rules-babylon-points-variety = Each complete set of *statue, fountain, bridge and stairs* is worth 4 points. A belvedere belongs to no set.
rules-babylon-points-variety-worth = 4 per set
rules-babylon-points-variety-right = All four kinds: 4 points
rules-babylon-points-variety-wrong = The stairs are missing: 0 points
rules-babylon-points-flowers-title = Sets of flowers
rules-babylon-points-flowers = Each complete set of tiles with *all four flowers* is worth 4 points. Start tiles count too.
rules-babylon-points-flowers-worth = 4 per set
rules-babylon-points-flowers-right = All four flowers: 4 points
rules-babylon-points-flowers-wrong = Yellow is missing: 0 points
rules-babylon-points-belvederes-title = Belvederes
rules-babylon-points-belvederes = Each belvedere that can be seen is worth *1 point*.
rules-babylon-points-belvederes-worth = 1 each
rules-babylon-points-belvederes-right = One belvedere: 1 point
rules-babylon-points-belvederes-wrong = The lower one is covered: still 1 point
rules-babylon-points-highest-title = Highest floor
rules-babylon-points-highest = You get points: *twice* your highest floor.
rules-babylon-points-highest-worth = 2 × floor
rules-babylon-points-highest-right = Floor 2: 4 points
rules-babylon-winner-title = Who wins
rules-babylon-winner = The highest total wins. In a tie, the player with the fewest bare squares on the board; after that the victory is shared. Stored tiles and pillars are worth nothing.
