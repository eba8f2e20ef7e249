### Babylon en trois dimensions.

page-babylon-look-scene = 3D
page-babylon-scene-switch = { $look ->
    [scene] Montrer le jardin en 3D
    [flat] Montrer le jardin à plat
   *[grid] Montrer le jardin en grille
}
page-babylon-scene-loading = Chargement de la vue 3D…
page-babylon-scene-tools = Caméra
page-babylon-scene-left = Tourner la vue vers la gauche
page-babylon-scene-right = Tourner la vue vers la droite
page-babylon-scene-above = Vue du dessus
page-babylon-scene-reset = Rétablir la vue
page-babylon-scene-day = Passer à la lumière du jour
page-babylon-scene-dusk = Passer au crépuscule
page-babylon-scene-all = Tous les jardins côte à côte
page-babylon-scene-picture = Enregistrer une image de ce jardin
page-babylon-scene-file = jardin-babylon.png
page-babylon-scene-no-picture = L’image n’a pas pu être créée
page-babylon-scene-floors = Estomper tout ce qui dépasse l’étage { $floor }
page-babylon-scene-floors-all = montrer tous les étages
page-babylon-scene-slow-turn = Tourner lentement
page-babylon-scene-points = de { $from } à { $to }
page-babylon-scene-again = Réessayer la 3D

## Pourquoi la vue à plat est affichée

page-babylon-scene-failure-unsupported = Ce navigateur ne peut pas afficher la 3D (WebGL 2 est absent) : voici la vue à plat.
page-babylon-scene-failure-lost = L’affichage graphique a été interrompu : voici la vue à plat.
page-babylon-scene-failure-slow = La 3D est lente sur cet appareil : voici la vue à plat.
page-babylon-scene-failure-missing = La vue 3D n’a pas pu être chargée : voici la vue à plat.

page-babylon-keys = En 3D, Q et E font tourner la vue, T la montre du dessus, X la rétablit, + et - zooment, Page préc. et Page suiv. montrent plus ou moins d’étages. Avec une tuile en main, la molette fait tourner la tuile.
