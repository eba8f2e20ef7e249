### What the pieces of Babylon are, do and score: one line each, for hover, focus and long press on the page.

hint-babylon-icon-statue = Statue icon: a statue can be built here in the turn in which the tile is placed. It scores its floor.
hint-babylon-icon-fountain = Fountain icon: two side by side on one floor, on two tiles, make a fountain. It scores 3 × its floor.
hint-babylon-icon-bridge = Bridge icon: two on one floor, with one lower space between them, make a bridge. It scores 3 × its floor.
hint-babylon-icon-stairs = Stairs icon: two side by side, one floor apart, make stairs. They score the sum of both floors.
hint-babylon-icon-none = Space without an icon: pillars can stand here.
hint-babylon-use-statue = Statue: scores its floor. It can support a tile, and is then no longer a statue.
hint-babylon-use-fountain = Fountain: scores 3 × its floor.
hint-babylon-use-bridge = Bridge: scores 3 × its floor. No pillar can stand under it.
hint-babylon-use-stairs = Stairs: score the sum of both floors.
hint-babylon-use-belvedere = Belvedere: stands on a corner without support and scores 1 point. The icon under it is lost.
hint-babylon-bare = Bare board: single pillars lift a tile to floor 1, double pillars to floor 2.
hint-babylon-tile = { $tile }. Place it on three or four supports; build ornaments on its icons. A set of all four flowers scores 4.
hint-babylon-gain = Pillars for it: { $reasons }.
hint-babylon-single = Single pillar: lifts a corner one floor. At most six are kept at the end of your turn.
hint-babylon-double = Double pillar: lifts a corner two floors. It lasts for this turn only; two single pillars can be used instead.
hint-babylon-token = Round token, for all players in this round: { $effect }
hint-babylon-flower = Flower of this garden ({ $flower }): digging a tile that shows it gives one more pillar. A set of all four flowers scores 4.
hint-babylon-line-statues = Statues: each one that can be seen from above scores its floor.
hint-babylon-line-fountains = Fountains: each one that can be seen from above scores 3 × its floor.
hint-babylon-line-bridges = Bridges: each one that can be seen from above scores 3 × its floor.
hint-babylon-line-stairs = Stairs: all that can be seen from above score the sum of their two floors.
hint-babylon-line-variety = Sets of ornaments: 4 points for each set of a statue, a fountain, a bridge and stairs.
hint-babylon-line-flowers = Sets of flowers: 4 points for each set of visible tiles with all four flowers; the start tile counts.
hint-babylon-line-belvederes = Belvederes: 1 point for each one that can be seen from above.
hint-babylon-line-highest = Highest floor: 2 × the floor of the highest tile.
