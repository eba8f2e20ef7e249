# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = D’accord
page-close = Fermer
page-loading = On prépare la table
page-home = Vers l’accueil
page-menu = Menu
page-you = Vous
page-and = { $first } et { $last }
page-your-turn = À vous
page-turn-of = Au tour de { $name }
page-undo = Annuler l’étape
page-restart = Recommencer
page-refused = Cela n’a pas marché. Veuillez réessayer.
page-not-possible = Pas maintenant
page-not-here = Pas ici
page-link-copied = Lien copié

## The connection

page-reconnecting = Connexion perdue. Nouvel essai en cours.
page-offline-now = Vous êtes hors ligne.
page-steps-kept = Vos étapes sont conservées.
page-reconnect-now = Tout de suite

## Settings

page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-system = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Mouvements
page-speed-slow = Lents
page-speed-normal = Normaux
page-speed-fast = Rapides
page-speed-off = Aucun
page-sound = Son
page-sound-on = Activer le son
page-sound-off = Couper le son
page-sound-hint = Discret : une pièce, votre tour, la fin
page-contrast = Contraste renforcé
page-contrast-hint = Lignes et textes plus marqués
page-auto-confirm = Confirmer pour moi
page-auto-confirm-hint = Les étapes qui terminent le tour s’appliquent aussitôt
page-auto-forced = Jouer les étapes forcées
page-auto-forced-hint = Quand une seule étape est possible, elle est jouée pour vous

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = Les jardins suspendus
page-game-babylon-about = Extrayez des terrasses d’une carrière commune et élevez un jardin sur piliers, étage par étage.
page-game-babel-about = Installez cinq peuples, élevez des temples et rasez ceux de l’autre avant qu’ils ne dominent.
page-game-hanging-gardens-about = Superposez des cartes en groupes de bâtiments, posez des temples, récoltez les plus belles tuiles.
page-game-added = Un jeu d’un autre paquet.
page-seats = { $low }–{ $high } joueurs
page-players = { $count } joueurs
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Niveau du bot pour { $game }
page-bot-named = Bot : { $level }
page-play = Jouer
page-play-game = Jouer tout de suite à { $game }

## The front page

page-nav = Rubriques
page-nav-play = Jouer
page-nav-learn = Apprendre
page-nav-bots = Les bots
page-nav-games = Mes parties
page-nav-you = Vous
page-sign-in = Se connecter
page-make-dark = Passer au sombre
page-make-light = Passer au clair
page-front-title = Trois jeux de Babylone, une table ouverte
page-front-lead = Affrontez un bon bot en dix secondes, ou envoyez un lien et jouez entre amis, en direct ou sur plusieurs jours. Sans compte.
page-play-now = Jouer
page-invite = Inviter des amis
page-continue = Reprendre vos parties
page-games = Les trois jeux
page-against = { $game } contre { $names }
page-state-open = En attente
page-state-theirs = À eux
page-state-paused = En pause
page-state-ended = Terminée
page-outcome-won = Gagnée
page-outcome-shared = Partagée
page-outcome-draw = Nulle
page-outcome-lost = Perdue
page-just-now = à l’instant
page-minutes-ago = { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
page-hours-ago = { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
page-days-ago = { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
page-fair = Équitable, preuve à l’appui
page-fair-text = Chaque mélange se vérifie après la partie
page-create = Préparer une table
page-create-text = Amis, bots, horloge et règles à votre goût
page-learn-first = Apprendre d’abord les règles
page-learn-first-text = Chaque jeu en une courte page
page-open-tables = Tables ouvertes
page-table-of = { $game } avec { $name }
page-seats-free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
page-join = Rejoindre
page-watch = Regarder
page-clock-none = sans horloge
page-clock-live = { $minutes } min + { $seconds } s par tour
page-clock-days = { $days ->
        [one] un jour par tour
       *[other] { $days } jours par tour
    }
page-missing = Il n’y a rien ici
page-missing-text = L’adresse est peut-être mal tapée, ou ce qui s’y trouvait a disparu.
page-offline-title = Pas de liaison avec la table
page-offline-text = Le serveur est hors d’atteinte. Vos parties sont conservées ; cette page réessaie toute seule.
page-offline-again = Réessayer
