### Images de positions

picture-round = Manche { $number } sur { $of }
picture-won = { $count ->
    [0] La partie est terminée
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
picture-pawn-waits = pion à la carrière

## ziggurat picture

command-picture = dessiner une position d’une partie enregistrée
picture-help-record = l’enregistrement d’une partie
picture-help-move = le nombre d’actions jouées avant le moment montré ; sans lui, la fin
picture-help-seat = la place dont on montre la vue, comptée à partir de 0 ; sans elle, celle du public
picture-help-output = le fichier à écrire, .svg ou .png ; - écrit du SVG sur la sortie standard
picture-help-theme = light (clair) ou dark (sombre)
picture-help-language = la langue des textes
picture-help-animate = dessiner toute la partie, une position après l’autre (SVG seulement)
picture-help-seconds = secondes par position de --animate
picture-file = il faut un fichier en .svg ou .png, pas { $file }
picture-animated-file = une animation s’écrit en SVG, pas en { $file }
picture-move-range = { $move } n’est pas un nombre de 0 à { $most }, les actions de cette partie
picture-seat-range = { $seat } n’est pas une place de 0 à { $most }
picture-seconds-range = --seconds doit aller de 0.1 à 60
