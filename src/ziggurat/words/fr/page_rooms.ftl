# The rooms around the game: setting up, waiting, inviting, the end, the own account.

## Setting up a table

page-create-lead = Envoyez le lien à vos amis, ou remplissez les places avec des bots et commencez tout de suite.
page-create-game = Le jeu
page-create-players = Les joueurs
page-create-count = Combien de joueurs
page-create-seat = Qui occupe la place { $seat }
page-create-friend = Un ami, par lien
page-create-private = Seulement par lien
page-create-private-hint = Sinon, n’importe qui peut trouver la table et s’asseoir
page-create-clock = L’horloge
page-create-clock-which = De combien de temps on dispose
page-create-clock-none = Aucune
page-create-clock-quick = Rapide
page-create-clock-calm = Calme
page-create-clock-days = Sur des jours
page-create-clock-none-hint = Personne n’est pressé. Bien contre les bots et entre amis.
page-create-clock-quick-hint = Dix minutes chacun, et dix secondes de plus à chaque tour.
page-create-clock-calm-hint = Une demi-heure chacun, et trente secondes de plus à chaque tour.
page-create-clock-days-hint = Deux jours pour chaque tour : revenez quand cela vous convient.
page-create-rules = Les règles
page-create-rules-hint = celles de la boîte, sauf si vous en voulez d’autres
page-create-edition = Édition
page-edition-babel-tilsit = Édition Tilsit
page-edition-babel-kosmos = Édition Kosmos
page-edition-babel-zman = Édition Z-Man
page-create-start = Commencer la partie
page-create-invite = Préparer et inviter

## Waiting for the others

page-private = Seulement par lien
page-wait-seats = Qui est assis où
page-wait-free = Libre
page-wait-you = c’est vous
page-wait-here = est là
page-wait-gone = s’est absenté
page-wait-bot = Un bot pour la place { $seat }
page-wait-add-bot = Ajouter un bot
page-wait-remove = Libérer la place
page-wait-more = { $count ->
        [one] On commence dès qu’un joueur de plus est assis.
       *[other] On commence dès que { $count } joueurs de plus sont assis.
    }
page-wait-host = C’est l’hôte qui commence. La partie s’ouvrira ici toute seule.
page-wait-leave = Se lever
page-wait-close = Fermer la table
page-start = Commencer
page-sit = S’asseoir
page-missing-table = Si l’on vous a invité, rouvrez le lien que vous avez reçu.

## Invitations

page-invite-link = Le lien vers votre table
page-invite-hint = Qui l’ouvre peut s’asseoir tout de suite, sans compte. Il reste valable une semaine.
page-copy = Copier
page-send = Envoyer
page-link-copied-text = Envoyez-le à vos amis.
page-qr = Le lien en code QR
page-invitation-title = Vous êtes invité à jouer à { $game }
page-invitation-from = { $name } vous attend.
page-invitation-gone = Demandez un nouveau lien, ou jouez contre un bot en attendant.
page-your-name = Votre nom

## The end of a game

page-end-points = { $name } : { $points }
page-end-you = Vous gagnez avec { $points } points
page-end-you-plain = Vous avez gagné
page-end-other = { $name } gagne avec { $points } points
page-end-other-plain = { $name } gagne
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
page-end-board = Le plateau
page-end-result = Vers le résultat
page-end-next = Et maintenant
page-end-next-text = Essayez un bot plus fort, un autre jeu, ou invitez un ami.
page-rematch = Revanche
page-rematch-accept = Accepter la revanche
page-rematch-go = Vers la revanche
page-fair-promise = Le mélange est fixé
page-fair-promise-text = Son empreinte { $hash } a été montrée au début ; le secret est révélé à la fin.
page-fair-yes = Mélange vérifié
page-fair-yes-text = La graine correspond à l’empreinte montrée au début, { $hash }. Votre navigateur vient de la calculer.
page-fair-no = Le mélange ne correspond pas
page-fair-no-text = La graine ne correspond pas à l’empreinte { $hash } montrée au début.
page-fair-how = Comment le vérifier soi-même
page-fair-how-text = Le SHA-256 des octets de la graine puis du sel donne l’empreinte. Avec le procès-verbal de la partie, « ziggurat verify » la redistribue et rejoue chaque action.
page-fair-hash = Empreinte
page-fair-seed = Graine
page-fair-salt = Sel

## My games

page-mine-waiting = Elles vous attendent
page-mine-running = En cours
page-mine-ended = Terminées
page-mine-none = Pas encore de partie
page-mine-none-text = Commencez-en une ; elle vous attendra ici.

## The own account

page-save = Enregistrer
page-password = Mot de passe
page-account-guest = Vous êtes invité dans ce navigateur. Tout marche ; seuls vos autres appareils ne vous connaissent pas.
page-account-known = Vous êtes connecté sous le nom de { $name }.
page-account-name = Nom
page-account-name-hint = C’est ainsi que les autres vous voient à la table
page-account-renamed = Nom enregistré
page-account-keep = Gardez vos parties
page-account-keep-hint = Avec un mot de passe, vous retrouvez vos parties sur chaque appareil. Aucune adresse électronique requise.
page-account-register = Créer le compte
page-account-made = Votre compte est prêt
page-account-in = Heureux de vous revoir
page-account-out = Vous êtes déconnecté
page-account-data = Vos données
page-account-data-hint = Nom, parties et messages ; rien d’autre n’est gardé sur vous.
page-account-logout = Se déconnecter
page-account-logout-all = Se déconnecter partout
page-account-export = Tout télécharger
page-account-delete = Supprimer
page-account-delete-title = Supprimer votre compte ?
page-account-delete-text = Nom, mot de passe et messages disparaissent pour de bon. Les parties terminées restent à ceux qui les ont jouées, sans votre nom.
page-account-deleted = Tout est supprimé
page-account-stay = Le garder
