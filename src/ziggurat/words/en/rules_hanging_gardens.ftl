# The rules of The Hanging Gardens as the page shows them: chapters, then for each rule its title, its text, what its figures show,
# and what it is worth. Parts between asterisks are bold; a line may begin with the name of a drawing and a bar.

rules-hanging-gardens-chapter-about = What it is about
rules-hanging-gardens-chapter-card = Take and place a card
rules-hanging-gardens-chapter-temples = Groups and temples
rules-hanging-gardens-chapter-tiles = Point tiles
rules-hanging-gardens-chapter-points = Scoring
rules-hanging-gardens-chapter-end = The end
rules-hanging-gardens-aim-title = The aim
rules-hanging-gardens-aim = Everybody places cards in a garden of their own. Buildings of the same kind that touch *side by side*, not diagonally, form a group. Groups earn point tiles, and *only tiles count* in the end: collect series of them.
rules-hanging-gardens-set-up-title = Set-up
rules-hanging-gardens-set-up = Everybody has a start card of six empty squares and five temples. Six point tiles lie face up in three columns; the others are face down. The start player is drawn by lot and gets the flower.
rules-hanging-gardens-rounds-title = Rounds
rules-hanging-gardens-rounds = Each round *four cards* are on display, three with three players. The player with the flower chooses first; with two players the order is first, second, second, first. Then the flower passes to the left.
rules-hanging-gardens-rounds-right = Any card that is still there
rules-hanging-gardens-rounds-wrong = The first card has been taken
rules-hanging-gardens-support-title = Where a card lies
rules-hanging-gardens-support = Place the card on your garden, over other cards, on whole squares. Every *building* of the card must lie *on your garden*, on empty ground or on any building. Empty squares may lie anywhere, even on the table.
rules-hanging-gardens-support-right = All buildings on the garden
rules-hanging-gardens-support-wrong = A building would lie on the table
rules-hanging-gardens-rotation-title = Rotation
rules-hanging-gardens-rotation = You may rotate the card by quarter turns, never flip it. Rotations that look alike are the same placement.
rules-hanging-gardens-rotation-right = Rotated by a quarter
rules-hanging-gardens-rotation-wrong = Upside down it looks the same
rules-hanging-gardens-covering-title = Temples stay uncovered
rules-hanging-gardens-covering = *No square* of the card may cover a temple, not even an empty one. Everything else may be covered.
rules-hanging-gardens-covering-right = Beside the temple
rules-hanging-gardens-covering-wrong = It would cover the temple
rules-hanging-gardens-discard-title = Discard a card
rules-hanging-gardens-discard = Only if *no card on display* fits anywhere, you take one of them and discard it, and your turn is over.
rules-hanging-gardens-discard-right = The only square has a temple: nothing fits
rules-hanging-gardens-discard-wrong = This card fits, so it must be placed
rules-hanging-gardens-group-title = A group of three
rules-hanging-gardens-group = If your card has formed or enlarged a group of *three or more* squares, you may place *one* of your five temples on any of its squares. Only one group can be used in a turn.
rules-hanging-gardens-group-right = Three terraces: a temple
rules-hanging-gardens-group-wrong = Two parks: too few
rules-hanging-gardens-growth-title = It must have grown
rules-hanging-gardens-growth = The group needs a *new building* of the card just placed, where the same building was not visible before.
rules-hanging-gardens-growth-right = The new terrace enlarged this group
rules-hanging-gardens-growth-wrong = The card has added nothing to these parks
rules-hanging-gardens-one-temple-title = One temple in a group
rules-hanging-gardens-one-temple = A group with a temple cannot get a second one. You may enlarge it, but you earn nothing for it.
rules-hanging-gardens-one-temple-right = The terraces have no temple yet
rules-hanging-gardens-one-temple-wrong = The parks have their temple
rules-hanging-gardens-merge-title = Joined groups
rules-hanging-gardens-merge = If your card joins groups with temples, you choose the temple that stays. The others return to your supply. You get no tile for that.
rules-hanging-gardens-merge-right = One of the two temples stays
rules-hanging-gardens-merge-wrong = This temple is in another group
rules-hanging-gardens-move-title = Moving a temple
rules-hanging-gardens-move = When all five temples stand in your garden, the next one *moves from your smallest group* with a temple. While you have one in your supply, none may be moved. The group it leaves may be scored again later.
rules-hanging-gardens-move-right = From a group of three
rules-hanging-gardens-move-wrong = From a group of four: there are smaller ones
rules-hanging-gardens-columns-title = Which tile
rules-hanging-gardens-columns =
    After placing a temple you must take a tile. The size of the group says from where:
    group-3| 3 squares: from the *first* column,
    group-4| 4 squares: from the *first two*,
    group-5| 5 squares: from *any* column.
    The space is refilled at once from the face-down tiles.
rules-hanging-gardens-columns-right = Three squares: the first column
rules-hanging-gardens-columns-wrong = The second column needs four squares
rules-hanging-gardens-six-title = Six squares or more
rules-hanging-gardens-six = First you draw a *face-down tile*, which only you see; then you take one from any column. Without face-down tiles you get nothing instead.
rules-hanging-gardens-six-right = Seven terraces: two tiles
rules-hanging-gardens-six-wrong = Five terraces: one tile, from any column
rules-hanging-gardens-series-title = Series
rules-hanging-gardens-series = The more tiles of *one series* you have, the more they are worth. The values are on every tile; the last one is for the complete set. After that you start a new set.
rules-hanging-gardens-series-right = Three tigers: 14 points
rules-hanging-gardens-series-wrong = One of each: 2 + 2 + 1 points
rules-hanging-gardens-characters-title = Characters
rules-hanging-gardens-characters = A character is worth its *high value* if you have a *complete set* of its series, otherwise the low one. It counts once, and the set counts too.
rules-hanging-gardens-characters-right = Complete gardens: the gardener is worth 12
rules-hanging-gardens-characters-wrong = One garden is missing: only 4
rules-hanging-gardens-guard-title = The guard
rules-hanging-gardens-guard = The guard is worth *3 for every gate* you have, in a complete set or not.
rules-hanging-gardens-guard-right = Two gates: 6 points
rules-hanging-gardens-guard-wrong = No gate: 0 points
rules-hanging-gardens-award-title = Five points instead
rules-hanging-gardens-award = If there is *no tile you may take*, you get 5 points.
rules-hanging-gardens-last-round-title = The last round
rules-hanging-gardens-last-round = The game ends when the cards are used up, or one round after the tiles are gone.
rules-hanging-gardens-winner-title = Who wins
rules-hanging-gardens-winner = The highest total wins; ties go to the player with more complete sets, then with more tiles. After that the victory is shared.
