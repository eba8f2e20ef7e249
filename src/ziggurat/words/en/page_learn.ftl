# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Open the rules on their own page
page-learn-lead = Each game on one page. At the table, the board shows what you can do and explains why something is not allowed.
page-learn-table-title = How the table works
page-learn-table =
    The line at the top always says *what to do now*. Places where you can act have a blue edge; tap any other place and you are told why it is not possible.
    A turn is made of moves. You can *undo* them one by one or *restart* the turn, until hidden information is revealed. The gold button ends the turn.
    The log tells what happened: point at a line to see it on the board, choose it to go back to that moment.
page-learn-fair =
    Before a game starts, the server draws a secret seed and shows its fingerprint, a hash, to everybody. All shuffles follow from the seed, so nobody can change them later without the fingerprint giving it away.
    When the game is over the seed is shown. Your browser computes the fingerprint again and tells you whether it matches; with the record of the game anyone can deal it again and replay it.
    Bots get exactly what a player in their seat may know, and nothing else.

## Babel

page-learn-babel-aim-title = What it is about
page-learn-babel-aim =
    Two players raise temples at the sites of five peoples. Each of your temples is worth its top level.
    You win at once with *15 points* if your opponent has fewer than 10, or with *20 points* in any case. If the temple deck runs out, the higher score wins, then the larger hand.
page-learn-babel-turn-title = Your turn
page-learn-babel-turn =
    You draw three people cards. Then do as much as you like, in any order:
    { "" }*Travel*: discard a card and move your pawn to the site of its people.
    { "" }*Settle*: place cards of any people from your hand at the end of your column at the pawn’s site.
    { "" }*Migrate*: once per turn move the last three cards of one of your columns, in their order, to another site; your pawn need not be there.
    At the end two temple cards go to your reserve, the lower one on top.
page-learn-babel-build-title = Building
page-learn-babel-build =
    At your pawn’s site you may build the next level of your temple with the top card of *either* reserve, yours or your opponent’s. Your column there needs at least as many cards as the level says. They are not used up: they may leave later, and the temple stays.
    The first thing you build is your starter, level 1, at a site where you have at least one card. In the Kosmos and Z-Man editions you must build it in your first turn.
page-learn-babel-powers-title = Runs of three
page-learn-babel-powers =
    Three or more equal cards in a row in your column at the pawn’s site are a run. Discard one of them to use its people’s power at this site:
    people-assyrians| *Assyrians* destroy your opponent’s whole temple; its cards go back onto the temple deck.
    people-hittites| *Hittites* move the top card of that temple onto yours, if it is higher than your temple and you have as many cards there as it says.
    people-medes| *Medes* drive every card of one people out of your opponent’s column.
    people-sumerians| *Sumerians* win over every card of the people at the end of that column.
    people-persians| *Persians* let you skip one level when you build.
    Instead, any run can halve your opponent’s hand: they choose and discard half of it, rounded down.
page-learn-babel-end-title = The final phase
page-learn-babel-end = If you have 15 points while your opponent has at least 10, the game continues: 20 points win, or 15 once your opponent has fewer than 10. In the Kosmos and Z-Man editions, a player who then falls below 10 loses at once.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = What it is about
page-learn-hanging-gardens-aim = Everybody places cards in a garden of their own. Equal buildings that touch *side by side*, not diagonally, form a group. Groups earn point tiles, and *only tiles count* in the end: collect series of them.
page-learn-hanging-gardens-turn-title = Your turn
page-learn-hanging-gardens-turn =
    Each round four cards are on display, three with three players. The player with the flower chooses first; with two players the order is first, second, second, first. Then the flower passes to the left.
    Take one card and place it on your garden, over other cards, rotated as you like, on whole squares.
    Every *building* of the card must lie on your garden, on empty ground or on any building; empty squares may lie anywhere, even on the table. No square may cover a temple.
    Only if no card on display fits anywhere, you discard one of them, and your turn is over.
page-learn-hanging-gardens-build-title = Temples
page-learn-hanging-gardens-build =
    If your card has formed or enlarged a group of *three or more* without a temple, you may place *one* of your five temples on it. Then you must take a tile:
    group-3| 3 squares: from the *first* column,
    group-4| 4 squares: from the *first two*,
    group-5| 5 squares: from *any* column; 6 or more: first a face-down tile, then one from any column.
    Only one temple per turn, and only one in a group: if you join two groups with temples, one temple comes back to you. When all five stand in your garden, the next one moves from your smallest group.
page-learn-hanging-gardens-tiles-title = Tiles and points
page-learn-hanging-gardens-tiles = The more tiles of one series you have, the more they are worth; the values are on every tile, the last one is for the complete set. After that you start a new set. *Characters* are worth their high value if you have a complete set of their series, otherwise the low one; the guard is worth 3 for every gate. If there is no tile you may take, you get 5 points.
page-learn-hanging-gardens-end-title = The end
page-learn-hanging-gardens-end = The game ends when the cards are used up, or one round after the tiles are gone. The highest total wins; ties go to the player with more complete sets, then with more tiles. After that the victory is shared.
page-learn-hanging-gardens-note-title = A reconstruction
page-learn-hanging-gardens-note = The cards and most tile values were never published as text. Ours are a careful reconstruction; if you own the box, you can play with the real ones (from the command line, --box).

## Babylon

page-learn-babylon-aim-title = What it is about
page-learn-babylon-aim = Everybody builds a garden of terraces on pillars, floor by floor. What can be seen of it *from above* counts in the end, and the higher the better.
page-learn-babylon-turn-title = Dig
page-learn-babylon-turn =
    You must take the top tile of one of the 16 columns of the quarry. It gives *one single pillar for each side* that touches the wall, bare floor or a column that is no higher; one more if the tile shows your flower.
    Before the first round the players remove clay tiles of their choice in turn: six in all with two players, three with three. These give no pillars.
page-learn-babylon-build-title = Build
page-learn-babylon-build =
    You may place the tile you dug and the tile in your storage (at first your start tile), in any order. A tile rests on *three or four* of its corners:
    pillar-single| a *single pillar* lifts it one floor;
    pillar-double| a *double pillar* lifts it two floors; two singles can be swapped for one double, never back;
    ornament-statue| a *statue* supports it like a single pillar, but then no longer counts as a statue.
    All corners must reach the same floor, at most one above your highest. Pillars stand on free spaces only; a space hidden by a tile is lost. No tile lies exactly over another.
    ornament-belvedere| A corner left without support gets a *belvedere*; its icon is lost.
    At the end of the turn store the dug tile (the one stored before is discarded) or discard it; you keep up to six single pillars, no doubles.
page-learn-babylon-powers-title = Ornaments
page-learn-babylon-powers =
    After placing a tile you may add ornaments, free of charge, on free spaces with the right icons; at least one icon must be on a tile placed this turn.
    ornament-statue| *Statue*: your first one anywhere; then each in the same row or column as a statue you can see, on any floor.
    ornament-fountain| *Fountain*: joins two icons side by side on one floor, on two tiles.
    ornament-bridge| *Bridge*: joins two icons on one floor with exactly one lower square between them.
    ornament-stairs| *Stairs*: join two icons side by side, one floor apart.
page-learn-babylon-tiles-title = Round tokens
page-learn-babylon-tiles =
    After every round a token is revealed. In the next round it counts for everybody:
    token-single| one extra single pillar at the start of the turn;
    token-double| one double pillar for this turn, which cannot be stored;
    token-icon| one icon on a tile you place counts as another;
    token-blank| one space without an icon counts as any icon;
    token-flower| your flower gives two pillars instead of one;
    token-minus| one pillar fewer for the dug tile.
    Some tokens have no effect, and there is none in the first round.
page-learn-babylon-end-title = Points
page-learn-babylon-end =
    After 15, 13 or 11 rounds (2, 3 or 4 players) you look at the gardens from above. Whatever can be seen, even in part, counts in full:
    ornament-statue| each *statue*: its floor
    ornament-fountain| each *fountain*: 3 × its floor
    ornament-bridge| each *bridge*: 3 × its floor
    ornament-stairs| *stairs*: the sum of both floors
    ui-variety| 4 for each *set* of the four ornaments
    flower-pink| 4 for each set of the four *flowers*
    ornament-belvedere| 1 for each *belvedere*
    temple-4| 2 × your *highest floor*
    Ties: the player with the fewest bare squares on the board wins; after that the victory is shared.
page-learn-babylon-note-title = A reconstruction
page-learn-babylon-note = Nobody ever published which icons and flowers are on which tile. Ours are a careful reconstruction; if you own the box, you can play with the real ones (from the command line, --box).

## The bots

page-bots-lead = They join any table at once and never mind losing.
page-bots-fair-title = What they know
page-bots-fair =
    A bot sees exactly what a player in its seat may see: no hidden card, no coming tile. For what it cannot know, it imagines many possible deals.
    Its thinking time is limited. The levels are the same in every game and for any number of players; the stronger ones think longer.
    Bots do not resign or chat, and they agree when you ask to take back a move.
