# The rules as the page tells them: short, in our own words. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Read the rules at leisure
page-learn-lead = Each game on one page. The table shows you what is possible, and says why something is not.
page-learn-table-title = How the table works
page-learn-table =
    The line at the top always says *what to do now*. Places where something is possible have a blue edge; a tap on any other place tells you why not.
    A turn is built of steps. You can *undo* each of them and *restart* the turn, until something hidden comes to light. The gold button ends the turn.
    The log tells what happened; touch a line and the board points at it, choose it and you see that moment again.
page-learn-fair =
    Before a game begins, the server draws a secret seed and shows its fingerprint, a hash, to everybody. All shuffles follow from the seed, so nobody can change them later without the fingerprint giving it away.
    When the game is over the seed is shown. Your browser computes the fingerprint again and tells you whether it matches; with the record of the game anybody can deal and replay it.
    Bots get exactly what a player in their seat may know, and nothing else.

## Babel

page-learn-babel-aim-title = What it is about
page-learn-babel-aim =
    Two players raise temples at the sites of five peoples. Each of your temples counts its highest level.
    You win with *15 points* if the other has fewer than 10, or with *20 points* in any case. If the temple deck runs out, the higher score wins, then the larger hand.
page-learn-babel-turn-title = Your turn
page-learn-babel-turn =
    You draw three people cards. Then do as much as you like, in any order:
    { "" }*Travel*: discard a card and move your pawn to the site of its people.
    { "" }*Settle*: lay any cards from your hand in your column at the pawn’s site.
    { "" }*Migrate*: once a turn move the last three cards of one of your columns to another site.
    At the end two temple cards go to your reserve, the lower one on top.
page-learn-babel-build-title = Building
page-learn-babel-build = At your pawn’s site you may build the next level of your temple with the top card of *either* reserve, yours or the other’s. You need as many people in your column there as the level says. In your first turn you build your starter, level 1, beside at least one card.
page-learn-babel-powers-title = Runs of three
page-learn-babel-powers =
    Three or more equal cards in a row in your column at the pawn’s site are a run. Pay one of them, and something happens:
    people-assyrians| *Assyrians* destroy the other’s temple there.
    people-hittites| *Hittites* steal its top level, if it is above yours.
    people-medes| *Medes* drive one people out of the other’s column.
    people-sumerians| *Sumerians* win over the people at the end of that column.
    people-persians| *Persians* skip a level when you build.
    Any run can instead halve the other’s hand.
page-learn-babel-end-title = The final phase
page-learn-babel-end = If you have 15 points while your opponent has at least 10, the game goes on: 20 points win, or 15 once your opponent has fewer than 10. In the Kosmos and Z-Man editions, whoever then falls below 10 loses at once.

## The Hanging Gardens

page-learn-hanging-gardens-aim-title = What it is about
page-learn-hanging-gardens-aim = Everybody lays cards into a garden of their own, so that equal buildings join into groups. Groups earn point tiles, and *only tiles count* in the end: collect series of them.
page-learn-hanging-gardens-turn-title = Your turn
page-learn-hanging-gardens-turn =
    Take one card from the display and lay it into your garden, turned as you like, on whole squares.
    Every *building* of the card must lie on your garden; empty ground may lie anywhere, also outside or on old buildings. No square may cover a temple.
    A card that fits nowhere is discarded.
page-learn-hanging-gardens-build-title = Temples
page-learn-hanging-gardens-build =
    If a group of *three or more* without a temple contains a building of the new card, you may put one of your five temples on it and take a tile:
    group-3| with 3 squares from the *first* column,
    group-4| with 4 from the *first two*,
    group-5| with 5 from *any*, and with 6 or more also a blind one.
    A group holds one temple only. When all five stand in your garden, the next one comes from your smallest group.
page-learn-hanging-gardens-tiles-title = Tiles and points
page-learn-hanging-gardens-tiles = Tiles of one series pay more the more of them you have; the row of values stands on every tile. A complete set starts a new one. *Persons* pay their high value if you have a complete set of their series, the guard pays 3 for every gate. If no tile can be taken, you get 5 points.
page-learn-hanging-gardens-end-title = The end
page-learn-hanging-gardens-end = The game ends when the cards are used up, or one round after the tiles are gone. The highest total wins; then more complete sets, then more tiles.
page-learn-hanging-gardens-note-title = A reconstruction
page-learn-hanging-gardens-note = The faces of the cards and most values of the tiles were never published as text. Ours are a careful reconstruction; an owner of the box can play with the real ones.

## Babylon

page-learn-babylon-aim-title = What it is about
page-learn-babylon-aim = Everybody builds a garden of terraces on pillars, floor by floor. What can be seen of it *from above* counts in the end, and the higher the better.
page-learn-babylon-turn-title = Dig
page-learn-babylon-turn =
    You must take the top tile of one of the 16 columns of the quarry. It brings *one pillar for each side* where there is the wall, or where the neighbour column is no higher; one more if the tile shows your flower.
    With two or three players, some clay tiles are removed before the first round.
page-learn-babylon-build-title = Build
page-learn-babylon-build =
    You may place the dug tile and the tile you have kept. A tile lies on *three or four* of its corners:
    pillar-single| on *single pillars*, one floor up;
    pillar-double| on *double pillars*, two floors up, worth two singles;
    ornament-statue| or on *statues*.
    All corners must give the same floor, at most one above your highest. No tile lies exactly over another.
    ornament-belvedere| A corner without support gets a *belvedere*.
    What is left is kept or discarded; you can store one tile and six pillars.
page-learn-babylon-powers-title = Ornaments
page-learn-babylon-powers =
    Ornaments are free, on matching icons, at least one of them on a new tile.
    ornament-statue| *Statue*: in line with another statue you can see.
    ornament-fountain| *Fountain*: two side by side on one floor, on two tiles.
    ornament-bridge| *Bridge*: two on one floor with one square between, which lies lower.
    ornament-stairs| *Stairs*: two side by side, one floor apart.
page-learn-babylon-tiles-title = Round tokens
page-learn-babylon-tiles =
    After every round a token is revealed. In the next round it counts for everybody:
    token-single| one single pillar more at the start of the turn;
    token-double| one double pillar for this turn, not to be stored;
    token-icon| one icon on a tile you place counts as another;
    token-blank| one space without an icon counts as any icon;
    token-flower| your flower gives two pillars instead of one;
    token-minus| one pillar less for the dug tile.
    Some tokens have no effect, and there is none in the first round.
page-learn-babylon-end-title = Points
page-learn-babylon-end =
    After 15, 13 or 11 rounds (2, 3 or 4 players) you count:
    ornament-statue| each *statue* its floor
    ornament-fountain| each *fountain* 3 × its floor
    ornament-bridge| each *bridge* 3 × its floor
    ornament-stairs| *stairs* both their floors
    ui-variety| 4 for every *full set* of the four ornaments
    flower-pink| 4 for every full set of the four *flowers*
    ornament-belvedere| 1 for every *belvedere*
    temple-4| 2 × your *highest floor*
page-learn-babylon-note-title = A reconstruction
page-learn-babylon-note = Which icons and flowers stand on which tile was never published as text. Ours are a careful reconstruction; an owner of the box can play with the real ones.

## The bots

page-bots-lead = They sit down at once, at any table, and never mind losing.
page-bots-fair-title = What they know
page-bots-fair =
    A bot sees exactly what a player in its seat may see: no hidden card, no coming tile. What it cannot know, it imagines anew again and again.
    Its time is bounded. The levels are the same in every game and for any number of players; the stronger ones think for longer.
    Bots do not resign, do not chat, and agree when you ask to take back a move.
