# The position editor.

page-editor = Editor di posizioni
page-editor-of = Editor di posizioni: { $game }
page-editor-lead = Prepara qualsiasi posizione. Le regole si controllano mentre procedi: è permesso, quanto vale, come continuerebbe?
page-editor-impossible = Questa posizione non può verificarsi in una partita.
page-editor-offline = Non c’è connessione: ora le regole non si possono controllare.
page-editor-fine = { $actions ->
    [0] Questa posizione è possibile, ma non permette mosse.
    [1] Questa posizione è possibile. Permette una mossa.
   *[other] Questa posizione è possibile. Permette { $actions } mosse.
}
page-editor-scores = Punti
page-editor-share = Copia il link
page-editor-too-long = Troppo grande per un link
page-editor-copied = Il link a questa posizione è copiato.
page-editor-in-bar = Il link a questa posizione è nella barra degli indirizzi.
page-editor-level = Avversario
page-editor-play = Continua contro un bot
page-editor-clear = Ricomincia
page-editor-column = Colonna
page-editor-column-at = Colonna del giocatore { $player }, sito: { $site }
page-editor-temple = Tempio
page-editor-temple-at = Tempio del giocatore { $player }, sito: { $site }
page-editor-pawn = Pedina
page-editor-hand = Mano
page-editor-dealt = a caso
page-editor-reserve = Riserva, carta in cima per ultima
page-editor-starter = carta iniziale non ancora costruita
page-editor-turn = A chi tocca
page-editor-brush = Che cosa mettere
page-editor-bare = tavolo
page-editor-brush-temple = tempio
page-editor-square = Casella { $column }, { $row }: { $what }
page-editor-tiles = Tessere punto
page-editor-cards = Carte scoperte, per numero
page-editor-add = Aggiungi
page-editor-add-tile = Aggiungi una tessera
page-editor-tile = Tessera
page-editor-anchor = Casella in basso a sinistra
page-editor-add-ornament = Aggiungi un ornamento
page-editor-kind = Tipo
page-editor-from = Casella
page-editor-to = Altra estremità
page-editor-remove = Togli { $word }
page-editor-singles = Colonne singole
page-editor-dug = Tessera estratta
page-editor-token = Segnalino Round
page-editor-none = nessuna
page-editor-first-round = nessuno
page-editor-moves = Mosse da qui
page-editor-moves-none = Ancora nessuna. Fai le mosse sul tavolo, per esempio per preparare la metà di un turno.
page-editor-moves-make = Fai le mosse sul tavolo
page-editor-moves-remove = Togli l’ultima mossa
page-editor-take = Modifica questa posizione
page-editor-players = Numero di giocatori
page-editor-round = Numero del round
page-editor-kept = Tessera in deposito
page-editor-own-start = la propria tessera iniziale
page-editor-nothing = niente
page-editor-display = Tessere punto scoperte
page-editor-space = Colonna { $column }, { $place }

## Why a position is refused

page-editor-babel-not-rising = Il tempio del giocatore { $player } nel sito { $site } deve salire dal basso verso l’alto.
page-editor-babel-at-quarry = La pedina del giocatore { $player } è ancora alla cava, quindi questo giocatore non può avere nulla in un sito.
page-editor-babel-people-many = Ci sono { $count } carte del popolo { $people }; la scatola ne ha { $most }.
page-editor-babel-level-many = Ci sono { $count } carte tempio di livello { $level }; la scatola ne ha { $most }.
page-editor-babel-deck-empty = Il mazzo dei templi sarebbe vuoto e la partita finita.
page-editor-babel-game-won = Con { $points } a { $other } il giocatore { $player } ha già vinto.
page-editor-hanging-gardens-garden-empty = Il giardino del giocatore { $player } è vuoto.
page-editor-hanging-gardens-not-connected = Tutte le caselle del giardino del giocatore { $player } devono essere collegate per un lato.
page-editor-hanging-gardens-temples-many = Il giocatore { $player } ha { $count } templi; ce ne sono { $most }.
page-editor-hanging-gardens-two-temples = Un gruppo del giocatore { $player } ha più di un tempio.
page-editor-hanging-gardens-tile-many = Ci sono { $count } tessere di un tipo; la scatola ne ha { $most }.
page-editor-hanging-gardens-tiles-short = Restano troppo poche tessere da scoprire.
page-editor-hanging-gardens-card-twice = La carta { $card } è scoperta due volte.
page-editor-hanging-gardens-card-unknown = La carta { $card } non esiste: le carte vanno da 1 a { $most }.
page-editor-hanging-gardens-cards-many = Le carte indicate sono { $count }; quelle scoperte sono { $most }.
page-editor-babylon-illegal-step = Nel giardino del giocatore { $player } la mossa { $step } ({ $word }) non è possibile: { $why }
page-editor-babylon-counted-supply = Qui non si preparano posizioni con la riserva contata.
page-editor-babylon-round-token = Il primo round non ha segnalino, ogni altro ne ha uno.
page-editor-babylon-flower-twice = Due giocatori hanno lo stesso fiore.
page-editor-babylon-foreign-start = Il giocatore { $player } ha la tessera iniziale di un altro fiore.
page-editor-babylon-singles-many = Il giocatore { $player } conserva { $count } colonne; al massimo { $most }.
page-editor-babylon-tile-twice = La stessa tessera è in due posti.
page-editor-babylon-column-order = Dal fondo, la pila { $column } della cava ha basalto, granito, argilla.
page-editor-babylon-quarry-short = La cava ha { $count } tessere, ma ne restano { $needed } da estrarre.
page-editor-illegal-action = La mossa { $step } non è possibile: { $why }
page-editor-unknown-move = Non è una mossa del gioco.
