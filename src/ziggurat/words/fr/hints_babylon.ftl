### What the pieces of Babylon are, do and score: one line each, for hover, focus and long press on the page.

hint-babylon-icon-statue = Icône de statue : une statue peut être construite ici pendant le tour où la tuile est posée. Elle vaut son étage.
hint-babylon-icon-fountain = Icône de fontaine : deux icônes côte à côte au même étage, sur deux tuiles, forment une fontaine. Elle vaut 3 × son étage.
hint-babylon-icon-bridge = Icône de pont : deux icônes au même étage, avec un emplacement plus bas entre elles, forment un pont. Il vaut 3 × son étage.
hint-babylon-icon-stairs = Icône d’escalier : deux icônes côte à côte, à un étage d’écart, forment un escalier. Il vaut la somme des deux étages.
hint-babylon-icon-none = Emplacement sans icône : des piliers peuvent s’y dresser.
hint-babylon-use-statue = Statue : vaut son étage. Elle peut soutenir une tuile, et n’est alors plus une statue.
hint-babylon-use-fountain = Fontaine : vaut 3 × son étage.
hint-babylon-use-bridge = Pont : vaut 3 × son étage. Aucun pilier ne peut se dresser dessous.
hint-babylon-use-stairs = Escalier : vaut la somme des deux étages.
hint-babylon-use-belvedere = Belvédère : se place sur un coin sans appui et vaut 1 point. L’icône en dessous est perdue.
hint-babylon-bare = Plateau nu : les piliers simples portent une tuile à l’étage 1, les doubles à l’étage 2.
hint-babylon-tile = { $tile }. Elle se pose sur trois ou quatre appuis ; ses icônes permettent des éléments de décor. Un ensemble des quatre fleurs vaut 4.
hint-babylon-gain = Piliers rapportés : { $reasons }.
hint-babylon-single = Pilier simple : élève un coin d’un étage. À la fin du tour, on en garde six au plus.
hint-babylon-double = Pilier double : élève un coin de deux étages. Il ne dure que ce tour ; deux piliers simples peuvent le remplacer.
hint-babylon-token = Tuile Tour, pour tous pendant cette manche : { $effect }
hint-babylon-flower = Fleur de ce jardin ({ $flower }) : extraire une tuile qui la porte rapporte un pilier de plus. Un ensemble des quatre fleurs vaut 4.
hint-babylon-line-statues = Statues : chacune de celles qu’on voit du dessus vaut son étage.
hint-babylon-line-fountains = Fontaines : chacune de celles qu’on voit du dessus vaut 3 × son étage.
hint-babylon-line-bridges = Ponts : chacun de ceux qu’on voit du dessus vaut 3 × son étage.
hint-babylon-line-stairs = Escaliers : chacun de ceux qu’on voit du dessus vaut la somme de ses deux étages.
hint-babylon-line-variety = Ensembles de décor : 4 points pour chaque ensemble d’une statue, d’une fontaine, d’un pont et d’un escalier.
hint-babylon-line-flowers = Ensembles de fleurs : 4 points pour chaque ensemble de tuiles visibles portant les quatre fleurs ; la tuile de départ compte.
hint-babylon-line-belvederes = Belvédères : 1 point pour chacun de ceux qu’on voit du dessus.
hint-babylon-line-highest = Plus haut étage : 2 × l’étage de la tuile la plus haute.
