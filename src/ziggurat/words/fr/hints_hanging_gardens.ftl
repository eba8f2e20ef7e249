### What the pieces of The Hanging Gardens are, do and score: one line each, for hover, focus and long press.

hint-hanging-gardens-square = { $shown ->
    [T] Terrasse : les terrasses qui se touchent par un côté forment un groupe. Un groupe de trois ou plus peut recevoir un temple et rapporter une tuile.
    [P] Parc : les parcs qui se touchent par un côté forment un groupe. Un groupe de trois ou plus peut recevoir un temple et rapporter une tuile.
    [A] Arcade : les arcades qui se touchent par un côté forment un groupe. Un groupe de trois ou plus peut recevoir un temple et rapporter une tuile.
    [F] Fontaine : les fontaines qui se touchent par un côté forment un groupe. Un groupe de trois ou plus peut recevoir un temple et rapporter une tuile.
   *[empty] Terrain vide : n’importe quel bâtiment peut s’y poser.
}
hint-hanging-gardens-temple = Temple : son groupe a déjà rapporté sa tuile. Aucune carte ne peut couvrir cette case.
hint-hanging-gardens-card = Carte { $slot } : { $buildings }. Chaque bâtiment doit reposer sur votre jardin ; les cases vides peuvent aller partout.
hint-hanging-gardens-series = { $tile } : de 1 à { $size } tuiles valent { $values } points en tout. Après une série complète, une nouvelle commence.
hint-hanging-gardens-person = { $tile } : vaut { $high } points si vous avez une série complète ({ $series }), sinon { $low }.
hint-hanging-gardens-guard = { $tile } : vaut { $points } points par tuile d’une série ({ $series }), complète ou non.
hint-hanging-gardens-award = { $tile } : { $points } points chaque fois qu’un temple a été posé sans qu’une tuile puisse être prise.
hint-hanging-gardens-column = { $column ->
    [3] Colonne 3 : pour les groupes de { $size } cases ou plus. Un groupe de 6 ou plus pioche d’abord aussi une tuile face cachée.
   *[other] Colonne { $column } : pour les groupes de { $size } cases ou plus.
}
hint-hanging-gardens-stock = Tuiles face cachée : elles remplissent les emplacements. Un groupe de 6 cases ou plus en pioche d’abord une.
hint-hanging-gardens-flower = { $seats ->
    [2] Fleur : elle donne le premier et le dernier choix de cette manche. Puis la fleur passe à l’adversaire.
   *[other] Fleur : elle donne le premier choix de cette manche. Puis la fleur passe à gauche.
}
hint-hanging-gardens-supply = { $count ->
    [0] Aucun temple en réserve : le prochain vient du plus petit groupe avec un temple.
    [one] { $count } temple en réserve. Quand il n’en reste plus, le prochain vient du plus petit groupe avec un temple.
   *[other] { $count } temples en réserve. Quand il n’en reste plus, le prochain vient du plus petit groupe avec un temple.
}
hint-hanging-gardens-hidden = Tuiles face cachée : seul leur propriétaire les connaît jusqu’à la fin de la partie.
hint-hanging-gardens-vacant = Emplacement vide : il ne restait plus de tuile face cachée pour le remplir.
