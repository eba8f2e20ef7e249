### La table dans le terminal : tout ce qui s'y dit, quel que soit le jeu.

## Sur la ligne de commande

table-arg-game = le jeu ; s’il manque, on vous le demande
table-arg-seats = le nombre de joueurs
table-arg-players = un nom par place, séparés par des virgules ; le nom d’un bot (comme greedy ou mine.py:Class) assied ce bot, tout autre nom une personne
table-arg-seed = un nombre entier ou 64 chiffres hexadécimaux, pour redistribuer une partie donnée
table-arg-option = une option du jeu, par exemple start=1 ; peut être répété
table-arg-profile = les options d’une édition
table-arg-box = un fichier décrivant le matériel avec lequel jouer
table-arg-language = en, it, es ou fr
table-arg-resume = reprendre une partie enregistrée dans un fichier

## On s'installe

table-which-game = À quel jeu voulez-vous jouer ? Tapez son numéro ou son nom.
# Le nom d'une personne qui n'en a pas donné
table-me = moi
table-promise = La donne est scellée. Empreinte de sa graine secrète : { $hash }. La graine est montrée à la fin, pour que chacun puisse vérifier.
table-resumed = { $actions ->
    [one] La partie reprend après { $actions } action.
   *[other] La partie reprend après { $actions } actions.
}
table-hint = Tapez un numéro du menu ou une action. help dit ce que vous pouvez faire d’autre.
table-pass = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
table-thinking = { $name } réfléchit…

## On décide

table-labelled = { $label } : { $text }
table-points = Points : { $points }
table-status-you = C’est à vous.
table-status-waiting = C’est à { $name } de jouer.
table-status-over = La partie est terminée.
table-more-actions = { $count ->
    [1] Une autre action est possible ; tapez-la en notation.
   *[other] { $count } autres actions sont possibles ; tapez-les en notation.
}
table-not-an-action = « { $word } » n’est ni une action ni une commande. Tapez un numéro du menu, une action comme { $example }, ou help.
table-no-number = { $last ->
    [1] Il n’y a pas de numéro { $number } : le menu n’a que le 1.
   *[other] Il n’y a pas de numéro { $number } : le menu va de 1 à { $last }.
}
table-refused = { $action } est impossible : { $reason }
table-stopped = { $done ->
    [1] L’action précédente a été jouée, le reste non.
   *[other] Les { $done } actions précédentes ont été jouées, le reste non.
}
table-rest-not-played = Ce n’est plus votre tour. Non joué : { $rest }

## Commandes

table-help =
    Tapez le numéro d’une action ou l’action elle-même ; plusieurs à la suite, séparées par des espaces, sont jouées jusqu’à la première impossible.
    Vous pouvez aussi taper :
table-help-help = cette aide
table-help-undo = annuler votre dernière action, tant que personne d’autre n’a joué et que rien de nouveau n’a été révélé
table-help-restart = recommencer votre tour, dans les mêmes limites
table-help-board = remontrer la table
table-help-log = ce qui vient de se passer ; log all raconte tout
table-help-score = la feuille de points, ligne par ligne
table-help-rules = les règles en quelques lignes et les options de cette partie
table-help-save = enregistrer la partie ; --resume FICHIER la reprend
table-help-quit = quitter la table ; on vous demande s’il faut enregistrer
table-save-usage = save FICHIER
table-undone = Action annulée : { $action }
table-undo-nothing = Il n’y a encore rien à annuler.
table-undo-other = Le dernier coup a été joué par { $name }. Vous ne pouvez annuler que les vôtres, et seulement tant que personne d’autre n’a joué.
table-undo-revealed = Impossible d’annuler : quelque chose de nouveau a été révélé depuis.
table-restarted = { $count ->
    [one] { $count } action a été annulée.
   *[other] { $count } actions ont été annulées.
}
table-log-empty = Il ne s’est encore rien passé.
table-log-more = { $count ->
    [one] { $count } action plus ancienne manque ; log all la montre.
   *[other] { $count } actions plus anciennes manquent ; log all les montre.
}
table-total = Total
table-no-sheet = Dans ce jeu, les points restent secrets jusqu’à la fin.
table-rules-none = Il n’y a pas de texte court de ces règles.
table-options = Les options de cette partie :

## Enregistrer et partir

table-save-where = Dans quel fichier ? (Entrée seule : ne pas enregistrer)
table-save-before-leaving = Enregistrer la partie avant de partir ? Nom du fichier (Entrée seule : ne pas enregistrer) :
table-save-record = Garder l’enregistrement de la partie ? Nom du fichier (Entrée seule : non) :
table-overwrite = { $file } existe déjà. Le remplacer ? (oui/non)
# Tous les mots qui valent un oui, en minuscules
table-yes = oui o yes y
table-saved = Enregistrée dans { $file }.
table-saved-secret = Pour la reprendre : ziggurat play --resume { $file } (le fichier contient la donne secrète : n’y regardez pas avant la fin).
table-not-saved = Non enregistrée.
table-goodbye = À bientôt !

## La fin

table-won = { $you ->
    [yes] Vous avez gagné !
   *[no] { $name } a gagné.
}
table-shared = { $you ->
    [yes] Vous partagez la victoire avec { $others }.
   *[no] Victoire partagée : { $names }.
}
table-draw = La partie se termine par un match nul.
table-seed = Le secret de la donne : le SHA-256 de la graine (seed) et du sel (salt) est l’empreinte { $hash } du début. ziggurat verify vérifie une partie enregistrée.

## Ce qui peut aller de travers

table-none = aucun
table-game-unknown = Il n’y a pas de jeu « { $name } ». Jeux installés : { $games }
table-seats-wrong = Ce jeu ({ $game }) ne se joue pas à { $seats } : le nombre de joueurs doit être { $allowed }.
table-players-count = { $count ->
    [one] { $count } joueur est nommé
   *[other] { $count } joueurs sont nommés
} pour { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
table-name-wrong = « { $name } » ne peut pas être le nom d’un joueur : il faut de 1 à { $most } caractères imprimables.
table-name-twice = Deux personnes ne peuvent pas porter le même nom : { $name }.
table-name-slip = « { $name } » ressemble au bot { $bot }. Écrivez { $bot }, ou choisissez un autre nom pour la personne. Bots installés : { $bots }
table-option-unknown = « { $option } » n’est pas une option de ce jeu. Écrivez NOM=VALEUR, avec un de ces noms : { $options }
table-option-value = { $option } ne peut pas être « { $value } ». Valeurs admises : { $allowed }
table-from-to = de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }
table-numbers = { $count } nombres de { $low } à { $high }, séparés par /
table-profile-unknown = Il n’y a pas de profil « { $profile } ». Profils de ce jeu : { $profiles }
table-seed-wrong = « { $seed } » n’est pas une graine : il faut un nombre entier ou 64 chiffres hexadécimaux en minuscules.
table-resume-only = { $argument } ne va pas avec --resume : la partie enregistrée le dit déjà.
table-resume-other-game = { $file } contient une partie d’un autre jeu : { $game }
table-file-name-wrong = « { $file } » ne peut pas être le nom d’un fichier.

## Erreurs du moteur ; le détail est en anglais

error-error = Quelque chose ne va pas : { $detail }
error-unknown-game = Ce jeu est inconnu : { $detail }
error-unknown-bot = Ce bot est inconnu : { $detail }
error-bad-notation = Ce n’est pas une action : { $detail }
error-bad-options = Ces options ne conviennent pas : { $detail }
error-bad-box = Cette boîte est inutilisable : { $detail }
error-bad-state = Cette position est impossible : { $detail }
error-bad-draft = Cette ébauche de position est impossible : { $detail }
error-bad-view = Cette vue est inutilisable : { $detail }
error-bad-record = Cet enregistrement est inutilisable : { $detail }
error-illegal-action = Cette action n’est pas permise : { $detail }
error-bot-failed = Un bot a échoué : { $detail }
