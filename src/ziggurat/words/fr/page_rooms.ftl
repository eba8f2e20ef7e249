# The rooms around the game: setting up, waiting, inviting, the end, the own account.

## Setting up a table

page-create-lead = Envoyez le lien à vos amis, ou remplissez les places avec des bots et commencez tout de suite.
page-create-game = Le jeu
page-create-players = Les joueurs
page-create-count = Nombre de joueurs
page-create-seat = Qui occupe la place { $seat }
page-create-friend = Invitation par lien
page-create-private = Par lien uniquement
page-create-private-hint = Sinon, n’importe qui peut trouver la table et s’asseoir
page-create-clock = Temps
page-create-clock-which = Limite de temps
page-create-clock-none = Sans limite
page-create-clock-quick = Rapide
page-create-clock-calm = Calme
page-create-clock-days = Sur plusieurs jours
page-create-clock-none-hint = Personne n’est pressé. Bien contre les bots et entre amis.
page-create-clock-quick-hint = Dix minutes par joueur, et dix secondes de plus à chaque tour.
page-create-clock-calm-hint = Une demi-heure par joueur, et trente secondes de plus à chaque tour.
page-create-rules = Les règles
page-create-rules-hint = les règles habituelles, sauf changement
page-create-edition = Édition
page-edition-babel-tilsit = Édition Tilsit
page-edition-babel-kosmos = Édition Kosmos
page-edition-babel-zman = Édition Z-Man
page-create-start = Commencer la partie
page-create-invite = Créer et inviter

## Waiting for the others

page-private = Par lien uniquement
page-wait-seats = Places
page-wait-free = Libre
page-wait-you = c’est vous
page-wait-here = est là
page-wait-gone = n’est pas là
page-wait-bot = Un bot pour la place { $seat }
page-wait-add-bot = Ajouter un bot
page-wait-remove = Libérer la place
page-wait-more = { $count ->
        [1] Il manque encore un joueur.
       *[other] Il manque encore { $count } joueurs.
    }
page-wait-host = L’hôte lancera la partie ; elle s’ouvrira ici toute seule.
page-wait-leave = Quitter la place
page-wait-close = Fermer la table
page-start = Commencer
page-sit = S’asseoir
page-missing-table = Si vous avez reçu une invitation, ouvrez de nouveau son lien.

## Invitations

page-invite-link = Le lien vers votre table
page-copy = Copier
page-send = Envoyer
page-link-copied-text = Envoyez-le à vos amis.
page-qr = Le lien en code QR
page-invitation-title = Invitation à jouer : { $game }
page-invitation-from = { $name } vous attend.
page-invitation-gone = Demandez un nouveau lien, ou jouez contre un bot en attendant.
page-your-name = Votre nom

## The end of a game

page-end-points = { $name } : { $points }
page-end-ahead = { $players ->
    [2] Vous avez pris l’avantage avec : { $lines }
   *[other] Face à { $name }, vous avez pris l’avantage avec : { $lines }
}
page-end-behind = { $name } a pris l’avantage avec : { $lines }
page-end-line = { $reasoned ->
    [yes] { $line } +{ $points } ({ $reason })
   *[no] { $line } +{ $points }
}
page-end-others = le reste +{ $points }
page-end-you = { $points ->
        [one] Vous avez gagné avec { $points } point
       *[other] Vous avez gagné avec { $points } points
    }
page-end-you-to = Vous avez gagné { $points } à { $rival }
page-end-other-to = { $name } a gagné { $points } à { $rival }
page-end-by = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
page-end-lead = { $points ->
    [one] { $points } point d’avance sur la deuxième place
   *[other] { $points } points d’avance sur la deuxième place
}
page-end-you-plain = Vous avez gagné
page-end-other = { $points ->
        [one] { $name } a gagné avec { $points } point
       *[other] { $name } a gagné avec { $points } points
    }
page-end-other-plain = { $name } a gagné
page-end-shared = { $you ->
    [yes] Vous partagez la victoire avec { $others }
   *[no] Victoire partagée : { $names }
}
page-end-draw = Match nul
page-end-reason = { $reason ->
    [resigned] { $you ->
        [yes] Vous avez abandonné.
       *[no] { $name } a abandonné.
    }
    [flagged] { $you ->
        [yes] Vous n’avez plus de temps.
       *[no] { $name } n’a plus de temps.
    }
    [draw] Match nul d’un commun accord.
   *[played] La partie a été jouée jusqu’au bout.
}
page-end-replay = Revoir
page-end-result = Voir le résultat
page-rematch = Revanche
page-rematch-accept = Accepter la revanche
page-rematch-go = Aller à la revanche
page-fair-promise = Le mélange est scellé
page-fair-promise-text = Son empreinte { $hash } a été montrée au début ; la graine secrète est révélée à la fin.
page-fair-yes = Mélange équitable : vérifié
page-fair-yes-text = La graine correspond à l’empreinte montrée au début, { $hash }. Votre navigateur vient de la calculer.
page-fair-no = Le mélange ne correspond pas
page-fair-no-text = La graine ne correspond pas à l’empreinte { $hash } montrée au début.
page-fair-how = Comment le vérifier vous-même
page-fair-how-text = Le SHA-256 des octets de la graine puis du sel donne l’empreinte. Avec l’enregistrement de la partie, « ziggurat verify » la redistribue et rejoue chaque action.
page-fair-hash = Empreinte
page-fair-seed = Graine
page-fair-salt = Sel

## My games

page-mine-waiting = À vous de jouer
page-mine-running = En cours
page-mine-ended = Terminées
page-mine-none = Pas encore de partie
page-mine-none-text = Commencez-en une ; elle vous attendra ici.

## The own account

page-save = Enregistrer
page-password = Mot de passe
page-account-guest = Vous jouez sans compte dans ce navigateur. Tout fonctionne, mais vos parties ne sont pas disponibles sur d’autres appareils.
page-account-known = Vous utilisez le compte { $name }.
page-account-name = Nom
page-account-name-hint = C’est le nom que les autres voient à la table
page-account-renamed = Nom enregistré
page-account-keep = Conserver vos parties
page-account-keep-hint = Avec un mot de passe, vous retrouvez vos parties sur tous vos appareils. Aucune adresse électronique requise.
page-account-register = Créer le compte
page-account-made = Votre compte est prêt
page-account-in = Bon retour !
page-account-out = Déconnexion effectuée
page-account-data = Vos données
page-account-data-hint = Nom, parties, messages, amis, joueurs bloqués, adresses pour les notifications et navigateurs que vous utilisez ; rien d’autre n’est conservé à votre sujet.
page-account-logout = Se déconnecter
page-account-logout-all = Se déconnecter partout
page-account-export = Tout télécharger
page-account-delete = Supprimer
page-account-delete-title = Supprimer votre compte ?
page-account-delete-text = Nom, mot de passe et messages disparaissent pour de bon. Les parties terminées restent aux personnes qui les ont jouées, sans votre nom.
page-account-deleted = Tout est supprimé
page-account-stay = Conserver le compte
