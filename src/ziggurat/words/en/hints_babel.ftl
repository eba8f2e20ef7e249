### What the pieces of Babel are, do and score: one line each, for hover, focus and long press on the page.

hint-babel-people-a = Assyrians: discard one card of a run of three or more to destroy your opponent’s temple at your pawn’s site.
hint-babel-people-h = Hittites: discard one card of a run of three or more to steal the top level of your opponent’s temple at your pawn’s site, if it is above yours.
hint-babel-people-m = Medes: discard one card of a run of three or more to drive all cards of one people out of your opponent’s column at your pawn’s site.
hint-babel-people-p = Persians: discard one card of a run of three or more to skip one level when you build at your pawn’s site.
hint-babel-people-s = Sumerians: discard one card of a run of three or more to win over all cards of the people at the end of your opponent’s column at your pawn’s site.
hint-babel-site = { $site ->
    [A] Site of the Assyrians
    [H] Site of the Hittites
    [M] Site of the Medes
    [P] Site of the Persians
   *[S] Site of the Sumerians
}: discard a card of this people to travel here. A temple here scores its top level.
hint-babel-plaque = { $site ->
    [A] Site of the Assyrians: discard an Assyrian to travel here. At whichever site your pawn stands, discard one of three Assyrians in a row to destroy the temple opposite.
    [H] Site of the Hittites: discard a Hittite to travel here. At whichever site your pawn stands, discard one of three Hittites in a row to steal the top of the temple opposite, if it is above yours.
    [M] Site of the Medes: discard a Mede to travel here. At whichever site your pawn stands, discard one of three Medes in a row to drive one people out of the column opposite.
    [P] Site of the Persians: discard a Persian to travel here. At whichever site your pawn stands, discard one of three Persians in a row to skip a level of your temple.
   *[S] Site of the Sumerians: discard a Sumerian to travel here. At whichever site your pawn stands, discard one of three Sumerians in a row to win over the last people of the column opposite.
}
hint-babel-temple = { $level ->
    [0] No temple yet: level 1 needs one card in the column here, level 2 needs two, and so on up to 6.
    [one] Temple of level 1: scores 1 point.
   *[other] Temple of level { $level }: scores { $level } points. Only the top card counts.
}
hint-babel-column = Column: level 3 of a temple needs three cards here, whatever their people. Three or more cards of one people in a row are a run.
hint-babel-reserve = Reserve of temple cards: either player may build with the top card, if it is the next level and the column has enough cards.
hint-babel-starter = Starter, level 1: the first card its owner builds, at a site without a temple and with at least one card in the column.
hint-babel-pawn = Pawn: its player settles, builds and uses runs at this site only.
hint-babel-quarry = Quarry: the pawns start here. Travel to a site first; no pawn returns.
hint-babel-track = Points: 15 win if the opponent has fewer than 10; 20 always win. With 15 against 10 or more, the final phase begins.
hint-babel-piles = You draw from the people deck; the discard pile is open to both. When the temple deck runs out, the higher score wins.
hint-babel-known = You can deduce that these cards are in the hand: { $cards }
hint-babel-below = Cards below it in the reserve: { $cards }
