### `ziggurat dataset` : parties entre bots comme données pour programmes qui apprennent.

command-dataset = écrire des parties entre bots comme données d’apprentissage automatique

dataset-help-out = le fichier à écrire, FILE.parquet ou FILE.npz, une ligne par décision
dataset-help-journal = un fichier qui garde chaque partie terminée ; la même commande reprend à partir de lui ; sinon FILE.journal à côté des données
dataset-format = le nom d’un fichier de données se termine par .parquet ou .npz, pas { $file }
dataset-no-observations = { $game } n’a pas d’observations, donc il n’y a pas de données
dataset-other-journal = { $file } est le journal d’une arène, qui ne garde pas les actions
dataset-interrupted = { $done } parties sur { $total } sont dans { $file } ; la même commande reprend.
dataset-written = { $decisions } décisions de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sont dans { $file }.
dataset-left-out = { $games ->
    [one] { $games } partie est omise parce qu’un bot a échoué.
   *[other] { $games } parties sont omises parce qu’un bot a échoué.
}
