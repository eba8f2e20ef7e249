# Rulings: how the page plays what the rulebooks leave open; the last chapter of a game’s rules.
# Parts between asterisks are bold.

page-learn-babel-rulings-title = Where the rulebook is silent
page-learn-babel-rulings =
    The rulebook does not say; we play:
    { "" }*Exactly 10* points are not fewer than 10: the game continues.
    { "" }*Gaps* in a column close, and cards that become neighbours count as in a row.
    { "" }*A temple with missing levels* is worth its top card.
    { "" }*A power without effect* cannot be used. A hand of fewer than two cards cannot be halved.
    { "" }*The discard pile* is shuffled when a card must be drawn and the deck is empty. If both are empty, you draw what is left.
    { "" }*Equal points and equal hands* are a draw. A position that occurs for the third time, or turn 200, ends the game, and the points are counted.
    That a player who falls below 10 in the final phase loses at once (Kosmos, Z-Man) rests on reports by players.
page-learn-babylon-rulings-title = Where the rulebook is silent
page-learn-babylon-rulings =
    The rulebook does not say, or the editions differ; we play:
    { "" }*Statues*: a statue exactly one floor below a corner always supports it, even if it was built in the same turn. If no statue can be seen, the next one may stand anywhere again.
    { "" }*The corner without support* may hang over anything lower, at any depth. What it covers no longer scores.
    { "" }*Bridges* cross exactly one space, at any depth. No pillar stands under a bridge, and no tile lies on its floor there.
    { "" }*Stairs* fill the floor above their lower end: a tile over them lies at least two floors up.
    { "" }*Belvederes* score only while they can be seen. *Pieces* never run out.
    { "" }*Six clay tiles* leave the quarry with two players; the Italian rulebook says “once more”, the French and Spanish ones twice.
    The quarry of 4 by 4 columns is a convention too.
page-learn-hanging-gardens-rulings-title = Where the rulebook is silent
page-learn-hanging-gardens-rulings =
    The rulebook does not say, or we have not seen it; we play:
    { "" }*Joining groups with temples* is allowed: you choose the temple that stays, the others return to your supply, and you get no tile for it.
    { "" }*A group with a temple that shrinks* keeps it, and counts with its present size when a temple must move.
    { "" }*Without face-down tiles* a group of six or more gets nothing instead of one.
    { "" }*A character* scores once, even with two complete sets.
    { "" }*Tiles from the display* stay visible; in the printed game all tiles lie face down (an option).
    { "" }*When the tiles run out*, this round and one more are played. *Ties*: more complete sets, then more tiles, then shared.
    The first player is drawn by lot.
