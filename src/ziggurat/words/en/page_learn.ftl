# What the page explains besides the rules. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Open the rules on their own page
page-learn-lead = Learn each game at the table in four minutes, or read its rules on one page.
page-learn-rules = Rules
page-learn-rules-of = Rules: { $game }
page-learn-tools = Tools
page-learn-pad = Score pad for the printed games
page-learn-editor = Position editor
page-learn-table-title = How the table works
page-learn-table =
    The line at the top always says *what to do now*. Places where you can act have a blue edge; tap any other place and you are told why it is not possible.
    A turn is made of moves. You can *undo* them one by one or *restart* the turn, until hidden information is revealed. The gold button ends the turn.
    The log tells what happened: point at a line to see it on the board, choose it to go back to that moment.
page-learn-fair =
    Before a game starts, the server draws a secret seed and shows its fingerprint, a hash, to everybody. All shuffles follow from the seed, so nobody can change them later without the fingerprint giving it away.
    When the game is over the seed is shown. Your browser computes the fingerprint again and tells you whether it matches; with the record of the game anyone can deal it again and replay it.
    Bots get exactly what a player in their seat may know, and nothing else.

## The Hanging Gardens

page-learn-hanging-gardens-note-title = A reconstruction
page-learn-hanging-gardens-note = The cards and most tile values were never published as text. Ours are a careful reconstruction; if you own the box, you can play with the real ones (from the command line, --box).

## Babylon

page-learn-babylon-note-title = A reconstruction
page-learn-babylon-note = Nobody ever published which icons and flowers are on which tile. Ours are a careful reconstruction; if you own the box, you can play with the real ones (from the command line, --box).

## The bots

page-bots-lead = They join any table at once and never mind losing.
page-bots-fair-title = What they know
page-bots-fair =
    A bot sees exactly what a player in its seat may see: no hidden card, no coming tile. For what it cannot know, it imagines many possible deals.
    Its thinking time is limited. The levels are the same in every game and for any number of players; the stronger ones think longer.
    Bots do not resign or chat, and they agree when you ask to take back a move.
