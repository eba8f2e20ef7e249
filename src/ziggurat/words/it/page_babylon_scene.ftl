### Babylon in tre dimensioni.

page-babylon-look-scene = 3D
page-babylon-scene-switch = { $look ->
    [scene] Mostra il giardino in 3D
    [flat] Mostra la vista piana del giardino
   *[grid] Mostra il giardino come griglia
}
page-babylon-scene-loading = Caricamento della vista 3D…
page-babylon-scene-tools = Inquadratura
page-babylon-scene-left = Ruota la vista a sinistra
page-babylon-scene-right = Ruota la vista a destra
page-babylon-scene-above = Vista dall’alto
page-babylon-scene-reset = Ripristina la vista
page-babylon-scene-day = Passa alla luce del giorno
page-babylon-scene-dusk = Passa al crepuscolo
page-babylon-scene-all = Tutti i giardini affiancati
page-babylon-scene-picture = Salva un’immagine di questo giardino
page-babylon-scene-file = giardino-babylon.png
page-babylon-scene-no-picture = Non è stato possibile creare l’immagine
page-babylon-scene-floors = Sfuma tutto ciò che sta sopra il piano { $floor }
page-babylon-scene-floors-all = mostra tutti i piani
page-babylon-scene-slow-turn = Rotazione lenta
page-babylon-scene-points = da { $from } a { $to }
page-babylon-scene-again = Riprova il 3D

## Perché si vede la vista piana

page-babylon-scene-failure-unsupported = Questo browser non può mostrare il 3D (manca WebGL 2): ecco la vista piana.
page-babylon-scene-failure-lost = La grafica si è interrotta: ecco la vista piana.
page-babylon-scene-failure-slow = Il 3D è lento su questo dispositivo: ecco la vista piana.
page-babylon-scene-failure-missing = Non è stato possibile caricare la vista 3D: ecco la vista piana.

page-babylon-keys = In 3D, Q ed E ruotano la vista, T la mostra dall’alto, X la ripristina, + e - ingrandiscono e riducono, Pag su e Pag giù mostrano più o meno piani. Con una tessera in mano la rotella ruota la tessera.
