### Immagini di posizioni

picture-round = Round { $number } di { $of }
picture-won = { $count ->
    [0] La partita è finita
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
picture-pawn-waits = pedina alla cava

## ziggurat picture

command-picture = disegna una posizione di una partita registrata
picture-help-record = la registrazione di una partita
picture-help-move = quante azioni sono state giocate prima del momento mostrato; senza, la fine
picture-help-seat = il posto di cui si mostra la vista, contato da 0; senza, quella del pubblico
picture-help-output = il file da scrivere, .svg o .png; - scrive SVG sull’output standard
picture-help-theme = light (chiaro) o dark (scuro)
picture-help-language = la lingua dei testi
picture-help-animate = disegna tutta la partita, una posizione dopo l’altra (solo SVG)
picture-help-seconds = secondi per posizione di --animate
picture-file = serve un file che finisce in .svg o .png, non { $file }
picture-animated-file = un’animazione si scrive come SVG, non come { $file }
picture-move-range = { $move } non è un numero da 0 a { $most }, le azioni di questa partita
picture-seat-range = { $seat } non è un posto da 0 a { $most }
picture-seconds-range = --seconds deve andare da 0.1 a 60
