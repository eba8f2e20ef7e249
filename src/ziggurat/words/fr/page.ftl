# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = OK
page-close = Fermer
page-loading = Préparation de la table…
page-home = Accueil
page-menu = Menu
page-you = Vous
page-labelled = { $label } : { $text }
page-your-turn = À vous
page-turn-of = Tour en cours : { $name }
page-undo = Annuler
page-restart = Recommencer le tour
page-refused = Une erreur s’est produite. Veuillez réessayer.
page-not-possible = Pas maintenant
page-not-here = Pas ici
page-link-copied = Lien copié

## The connection

page-reconnecting = Connexion perdue. Reconnexion…
page-offline-now = Vous êtes hors ligne.
page-steps-kept = Vos coups sont conservés.
page-reconnect-now = Réessayer

## Settings

page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-system = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Animations
page-speed-slow = Lentes
page-speed-normal = Normales
page-speed-fast = Rapides
page-speed-off = Aucune
page-sound = Son
page-sound-on = Activer le son
page-sound-off = Couper le son
page-sound-hint = Sons discrets : pièces, votre tour, fin de la partie
page-volume = Volume
page-volume-soft = Faible
page-volume-normal = Normal
page-volume-loud = Fort
page-coach-switch = Conseils du guide
page-coach-hint = De courtes explications dans votre première partie de chaque jeu
page-contrast = Contraste élevé
page-contrast-hint = Lignes et textes plus marqués
page-auto-confirm = Confirmation automatique
page-auto-confirm-hint = Le coup qui termine le tour est joué aussitôt
page-auto-forced = Coups forcés automatiques
page-auto-forced-hint = Quand un seul coup est possible, il est joué pour vous

## The games

page-game-babylon = Babylon
page-game-babel = Babel
page-game-hanging-gardens = Les jardins suspendus
page-game-babylon-about = Extrayez des terrasses d’une carrière commune et élevez un jardin sur piliers, étage par étage.
page-game-babel-about = Installez cinq peuples, élevez des temples et rasez ceux de l’adversaire avant qu’ils ne montent trop haut.
page-game-hanging-gardens-about = Superposez des cartes pour former des groupes de bâtiments, posez des temples et récoltez les tuiles les plus précieuses.
page-game-added = Un jeu d’un autre paquet.
page-seats = { $low }–{ $high } joueurs
page-players = { $count } joueurs
page-minutes = { $minutes } min
page-bot = Bot
page-bot-level = Niveau du bot : { $game }
page-bot-named = Bot : { $level }
page-play = Jouer
page-play-game = Jouer tout de suite : { $game }

## The front page

page-nav = Rubriques
page-nav-play = Jouer
page-nav-learn = Apprendre
page-nav-bots = Bots
page-nav-games = Mes parties
page-nav-you = Profil
page-sign-in = Se connecter
page-make-dark = Passer au thème sombre
page-make-light = Passer au thème clair
page-front-title = Trois jeux de la Babylone antique, une table ouverte
page-front-title-short = Trois jeux de Babylone
page-front-lead = Affrontez un bon bot en dix secondes, ou envoyez un lien et jouez entre amis, en temps réel ou sur plusieurs jours. Sans compte.
page-front-lead-first = Première partie ? Apprenez un jeu en quatre minutes, directement à la table, puis affrontez un bot à votre mesure. Sans compte.
page-front-lead-first-short = Apprenez-en un en quatre minutes, sans compte.
page-play-now = Jouer
page-teach = Apprendre · 4 min
page-teach-game = Apprendre · 4 min : { $game }
page-known = Je connais : jouer
page-known-game = Je connais : jouer ({ $game })
page-good-first = Idéal pour débuter
page-lesson-link = Leçon
page-invite = Inviter des amis
page-continue = Reprendre vos parties
page-games = Les trois jeux
page-against = { $game } contre { $names }
page-state-open = En attente
page-state-theirs = Tour des autres
page-state-paused = En pause
page-state-ended = Terminée
page-outcome-won = Gagnée
page-outcome-shared = Victoire partagée
page-outcome-draw = Match nul
page-outcome-lost = Perdue
page-just-now = à l’instant
page-minutes-ago = { $count ->
        [1] il y a une minute
       *[other] il y a { $count } minutes
    }
page-hours-ago = { $count ->
        [1] il y a une heure
       *[other] il y a { $count } heures
    }
page-days-ago = { $count ->
        [1] il y a un jour
       *[other] il y a { $count } jours
    }
page-fair = Équitable, preuve à l’appui
page-fair-text = Chaque mélange se vérifie après la partie
page-create = Créer une table
page-create-text = Amis, bots, temps et règles à votre goût
page-learn-first = Apprendre d’abord les règles
page-learn-first-text = Chaque jeu en une courte page
page-open-tables = Tables ouvertes
page-table-of = { $game } avec { $name }
page-seats-free = { $count ->
        [1] une place libre
       *[other] { $count } places libres
    }
page-join = Rejoindre
page-watch = Regarder
page-clock-none = sans limite de temps
page-clock-live = { $minutes } min + { $seconds } s par tour
page-clock-days = { $days ->
        [1] un jour par tour
       *[other] { $days } jours par tour
    }
page-missing = Page introuvable
page-missing-text = L’adresse est peut-être erronée, ou la page n’existe plus.
page-offline-title = Pas de connexion
page-offline-text = Le serveur est injoignable. Vos parties sont conservées ; cette page réessaie toute seule.
page-offline-again = Réessayer
