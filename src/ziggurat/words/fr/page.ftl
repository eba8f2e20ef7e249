# The page: what stands around the boards, and everything that is said everywhere.

page-confirm = D’accord
page-close = Fermer
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

## Levels of bots

page-level-random = Au hasard
page-level-greedy = Avide
page-level-apprentice = Apprenti
page-level-mason = Maçon
page-level-architect = Architecte
page-level-king = Roi
