### `ziggurat dataset`: partite tra bot come dati per programmi che imparano.

command-dataset = scrivi partite tra bot come dati per l’apprendimento automatico

dataset-help-out = il file da scrivere, FILE.parquet o FILE.npz, una riga per decisione
dataset-help-journal = un file che conserva ogni partita finita; lo stesso comando riprende da lì; altrimenti FILE.journal accanto ai dati
dataset-format = il nome di un file di dati finisce con .parquet o .npz, non { $file }
dataset-no-observations = { $game } non ha osservazioni, quindi non se ne possono ricavare dati
dataset-other-journal = { $file } è il diario di un’arena, che non conserva le azioni
dataset-interrupted = { $done } partite su { $total } sono in { $file }; lo stesso comando riprende da lì.
dataset-written = { $decisions } decisioni di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} sono in { $file }.
dataset-left-out = { $games ->
    [one] { $games } partita è esclusa perché un bot non ha funzionato.
   *[other] { $games } partite sono escluse perché un bot non ha funzionato.
}
