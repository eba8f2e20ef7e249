### Les mots des commandes `ziggurat engine`, `record`, `verify` et `bench`.

## À quoi sert chaque commande

command-about = Une table ouverte pour trois jeux de la Babylone antique.
command-lacks-package = il manque le paquet { $package }. Pour l’installer : pip install 'ziggurat-table[{ $extra }]'
command-play = jouer dans le terminal, contre des bots ou entre amis
command-engine = piloter n’importe quel jeu par des lignes JSON sur l’entrée et la sortie standard
command-record = faire jouer des bots et enregistrer la partie dans un fichier
command-verify = rejouer des parties enregistrées et vérifier tout ce qui y est écrit
command-lessons = vérifier les leçons avec les règles
command-bench = mesurer la vitesse des moteurs, le simple et le compilé
command-train = entraîner l’évaluation d’un jeu par des parties contre lui-même
command-games = énumère les jeux et les bots installés, avec options et extras
command-completion = écrit un script qui complète commandes et options dans un shell
command-version = écrit la version et termine

## Fichiers

file-unreadable = impossible de lire { $file } : { $reason }
file-unwritable = impossible d’écrire { $file } : { $reason }
file-reason = { $code ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EACCES] accès refusé
    [ENOSPC] le disque est plein
    [EROFS] le disque est protégé en écriture
   *[other] { $reason }
}
file-too-large = { $file } dépasse { $megabytes } Mo : c’est trop pour une partie enregistrée ou une boîte
file-not-utf8 = { $file } n’est pas un texte en UTF-8 : l’octet { $byte } n’y a pas sa place
file-not-json = { $file } n’est pas au format JSON
file-not-json-at = { $file } n’est pas au format JSON : ligne { $line }, colonne { $column }
option-form = une option s’écrit NOM=VALEUR, et non { $option }
argument-range = { $argument } vaut { $value }, mais doit être compris entre { $least } et { $most }
argument-address = { $argument } attend une adresse comme https://table.example.org, et non { $value }
argument-host = { $argument } attend un nom comme table.example.org, et non { $value }
argument-seats = { $argument } attend des nombres de joueurs séparés par des virgules, comme 2,3, et non { $value }

## Les parties en une ligne

game-summary = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ; { $outcome }
game-unfinished = partie inachevée
game-outcome = { $totals }, { $count ->
    [1] victoire : { $names }
   *[other] victoire partagée : { $names }
}

## ziggurat record

record-help-game = le jeu
record-help-seats = le nombre de joueurs ; à défaut, autant que de bots nommés, ou le minimum que le jeu permet
record-help-seed = un nombre entier ou 64 chiffres hexadécimaux ; la même graine donne le même fichier. À défaut, une graine secrète est tirée
record-help-players = les bots, place par place, séparés par des virgules et écrits comme pour ziggurat arena : greedy, architect:1s, mon.py:Classe ; un seul nom occupe toutes les places (à défaut : random)
record-help-option = une option du jeu, par exemple start=1 ; peut se répéter
record-help-profile = l’édition dont les options servent de point de départ
record-help-box = un fichier décrivant le matériel à utiliser, pour les jeux qui le permettent
record-help-games = le nombre de parties à jouer, avec les graines S, S+1, S+2, … et des fichiers numérotés
record-help-output = le fichier à écrire ; - désigne la sortie standard
record-written = { $file } : { $summary }
record-seats-wrong = { $game } : { $counts } joueurs, pas { $seats }
record-players-mismatch = { $names ->
    [one] { $names } bot est nommé
   *[other] { $names } bots sont nommés
} pour { $seats } places : nommez-en un par place, ou un seul pour toutes
record-games-output = plusieurs parties demandent un nom de fichier : la sortie standard n’en accepte qu’une

## ziggurat verify

verify-help-files = les parties enregistrées à vérifier ; - désigne l’entrée standard
verify-help-box = le fichier du matériel avec lequel on a joué, si ce n’est pas le matériel habituel
verify-good = { $file } : vérifié. La graine, chaque action et le résultat concordent : { $summary }
verify-bad = { $file } : non valable. { $reason }

## ziggurat lessons

lessons-help-check = jouer tous les parcours d’une leçon et comparer tout ce qu’elle affirme
lessons-check-files = les fichiers à vérifier, chacun au nom de son jeu ; sans eux, toutes les leçons du paquet
lessons-check-write = calculer les listes de mots permis et les écrire dans les fichiers
lessons-good = { $file } : correct. { $steps } étapes, { $positions } positions, { $stages } stades, { $words } mots, { $paths } parcours, { $claims } affirmations, { $wrong_tries } essais erronés, { $texts } textes.

## ziggurat bench

bench-help-game = le jeu à mesurer ; à défaut, tous ceux qui sont installés
bench-help-seconds = temps de processeur pour chaque mesure, en secondes (à défaut : { $seconds })
bench-help-json = afficher les chiffres au format JSON
bench-seconds-range = --seconds vaut { $seconds }, mais doit être supérieur à 0 et ne pas dépasser { $most }
bench-progress = mesure : { $game }, { $seats } joueurs, moteur { $engine ->
    [plain] simple
   *[compiled] compilé
}…
bench-failed = impossible de mesurer { $game } à { $seats } joueurs : { $reason }
bench-title = { $game }, { $seats } joueurs
bench-plain = simple
bench-compiled = compilé
bench-ratio = rapport
bench-games = parties au hasard par seconde
bench-actions = actions par seconde, en listant chaque fois les actions légales
bench-legal = legal() par seconde
bench-clone = clone()
bench-redeal = redeal()
bench-sample = sample(vue)
bench-memory = mémoire par position
bench-default-compiled = C’est le moteur compilé qui tourne par défaut.
bench-default-plain = C’est le moteur simple qui tourne par défaut : aucun moteur compilé n’a été construit. `make` le construit s’il trouve un compilateur C.
bench-default-forced = C’est le moteur simple qui tourne en ce moment, car ZIGGURAT_PLAIN est définie ; sinon ce serait le compilé.
bench-default-mixed = Tous les jeux n’ont pas de moteur compilé ; les autres tournent avec le simple.
bench-note = Temps de processeur sur un seul cœur ; le rapport dit combien de fois le moteur compilé est meilleur.

## ziggurat train

train-help-game = le jeu dont l’évaluation est entraînée
train-help-output = le fichier de poids à écrire ; s’il existe déjà, l’entraînement reprend à partir de lui
train-help-steps = combien d’étapes en tout : un prétendant à l’essai, ou une série d’échantillons
train-help-games = combien de parties se jouent à chaque étape
train-help-seats = combien de joueurs sont à la table ; plusieurs nombres séparés par des virgules alternent d’une étape à l’autre
train-help-seed = un nombre entier ou 64 chiffres hexadécimaux ; la même graine donne les mêmes poids
train-help-processes = combien de processus jouent en même temps
train-help-on = où se jouent les parties : ici (here) ou sur une grappe Ray
train-step = Étape { $step } sur { $steps } : le prétendant mène de { $lead } ± { $error }. Prétendants retenus jusqu’ici : { $taken }.
train-lessons = Étape { $step } sur { $steps } : { $lessons } positions étudiées. Les poids prédisent le vainqueur dans { $right } % des cas.
train-done = L’entraînement est terminé. Les poids sont dans { $file }.
train-other = { $file } n’appartient pas à cet entraînement : il n’a pas été écrit par « ziggurat train », ou le jeu, la graine, les places ou le nombre de parties diffèrent. Indiquez un autre fichier.
train-no-ray = Ray n’est pas installé. Retirez « --on ray » ou installez-le d’abord.

## ziggurat games, ziggurat completion

games-game = { $game } : { $title }, joueurs : { $seats }
games-option = --option { $option }={ $usual } (valeurs admises : { $allowed })
games-profiles = --profile, éditions : { $profiles }
games-bots = Bots : { $bots }
games-engine = Moteur : { $engine ->
    [compiled] compilé
   *[plain] Python pur
}
games-extra = Extra { $extra } : installé
games-extra-missing = Extra { $extra } : il manque { $packages }
completion-help-shell = le shell qui lit le script
