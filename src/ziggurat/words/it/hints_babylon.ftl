### What the pieces of Babylon are, do and score: one line each, for hover, focus and long press on the page.

hint-babylon-icon-statue = Simbolo della statua: qui si può costruire una statua nel turno in cui si piazza la tessera. Vale il suo piano.
hint-babylon-icon-fountain = Simbolo della fontana: due affiancati sullo stesso piano, su due tessere, formano una fontana. Vale 3 × il suo piano.
hint-babylon-icon-bridge = Simbolo del ponte: due sullo stesso piano, con uno spazio più basso in mezzo, formano un ponte. Vale 3 × il suo piano.
hint-babylon-icon-stairs = Simbolo della scalinata: due affiancati, con un piano di differenza, formano una scalinata. Vale la somma dei due piani.
hint-babylon-icon-none = Spazio senza simbolo: qui si possono piazzare colonne.
hint-babylon-use-statue = Statua: vale il suo piano. Può sostenere una tessera, e allora non è più una statua.
hint-babylon-use-fountain = Fontana: vale 3 × il suo piano.
hint-babylon-use-bridge = Ponte: vale 3 × il suo piano. Sotto non si possono piazzare colonne.
hint-babylon-use-stairs = Scalinata: vale la somma dei due piani.
hint-babylon-use-belvedere = Belvedere: sta su un angolo senza sostegno e vale 1 punto. Il simbolo sotto è perduto.
hint-babylon-bare = Plancia libera: le colonne singole portano una tessera al piano 1, le doppie al piano 2.
hint-babylon-tile = { $tile }. Si piazza su tre o quattro sostegni; sui suoi simboli si costruiscono ornamenti. Un gruppo dei quattro fiori vale 4.
hint-babylon-gain = Colonne ricevute: { $reasons }.
hint-babylon-single = Colonna singola: alza un angolo di un piano. Alla fine del turno se ne conservano al massimo sei.
hint-babylon-double = Colonna doppia: alza un angolo di due piani. Vale solo per questo turno; al suo posto si possono usare due colonne singole.
hint-babylon-token = Segnalino Round, per tutti in questo round: { $effect }
hint-babylon-flower = Fiore di questo giardino ({ $flower }): estrarre una tessera che lo mostra dà una colonna in più. Un gruppo dei quattro fiori vale 4.
hint-babylon-line-statues = Statue: ognuna visibile dall’alto vale il suo piano.
hint-babylon-line-fountains = Fontane: ognuna visibile dall’alto vale 3 × il suo piano.
hint-babylon-line-bridges = Ponti: ognuno visibile dall’alto vale 3 × il suo piano.
hint-babylon-line-stairs = Scalinate: ognuna visibile dall’alto vale la somma dei suoi due piani.
hint-babylon-line-variety = Gruppi di ornamenti: 4 punti per ogni gruppo di una statua, una fontana, un ponte e una scalinata.
hint-babylon-line-flowers = Gruppi di fiori: 4 punti per ogni gruppo di tessere visibili con tutti e quattro i fiori; conta anche la tessera iniziale.
hint-babylon-line-belvederes = Belvedere: 1 punto per ognuno visibile dall’alto.
hint-babylon-line-highest = Piano più alto: 2 × il piano della tessera più alta.
