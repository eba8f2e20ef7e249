# What the page explains besides the rules. Parts between asterisks are bold; a line may begin with the
# name of a drawing and a bar.

page-learn-whole = Apri le regole in una pagina a parte
page-learn-lead = Impara ogni gioco al tavolo in quattro minuti, oppure leggi le sue regole in una pagina.
page-learn-rules = Regole
page-learn-rules-of = Regole: { $game }
page-learn-tools = Strumenti
page-learn-pad = Segnapunti per i giochi in scatola
page-learn-editor = Editor di posizioni
page-learn-table-title = Come funziona il tavolo
page-learn-table =
    La riga in alto dice sempre *che cosa fare adesso*. I punti in cui puoi agire hanno un bordo blu; se ne tocchi un altro, ti viene spiegato perché non si può.
    Un turno è fatto di mosse. Puoi *annullarle* una per una o *ricominciare* il turno, finché non si rivela un’informazione nascosta. Il pulsante dorato termina il turno.
    La cronologia racconta che cosa è successo: indica una riga per vederla sul tabellone, sceglila per tornare a quel momento.
page-learn-fair =
    Prima che una partita cominci, il server estrae un seme segreto e ne mostra a tutti l’impronta. Tutte le mescolate discendono dal seme: nessuno può cambiarle dopo senza che l’impronta lo riveli.
    Quando la partita è finita, il seme viene mostrato. Il tuo browser ricalcola l’impronta e ti dice se corrisponde; con la registrazione della partita chiunque può rifare la distribuzione e rigiocarla.
    I bot sanno esattamente ciò che può sapere un giocatore al loro posto, e nient’altro.

## The Hanging Gardens

page-learn-hanging-gardens-note-title = Una ricostruzione
page-learn-hanging-gardens-note = Le carte e quasi tutti i valori delle tessere non sono mai stati pubblicati come testo. I nostri sono una ricostruzione attenta; se hai la scatola, puoi giocare con quelli veri (da riga di comando, --box).

## Babylon

page-learn-babylon-note-title = Una ricostruzione
page-learn-babylon-note = Nessuno ha mai pubblicato quali simboli e fiori siano su ciascuna tessera. I nostri sono una ricostruzione attenta; se hai la scatola, puoi giocare con quelli veri (da riga di comando, --box).

## I bot

page-bots-lead = Si siedono subito a qualsiasi tavolo e non se la prendono mai se perdono.
page-bots-fair-title = Che cosa sanno
page-bots-fair =
    Un bot vede esattamente ciò che può vedere un giocatore al suo posto: nessuna carta nascosta, nessuna tessera futura. Per ciò che non può sapere, immagina molte distribuzioni possibili.
    Il suo tempo di riflessione è limitato. I livelli sono gli stessi in ogni gioco e con qualsiasi numero di giocatori; i più forti pensano più a lungo.
    I bot non abbandonano la partita, non chiacchierano e accettano quando chiedi di annullare una mossa.
