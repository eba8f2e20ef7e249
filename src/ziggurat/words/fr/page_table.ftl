# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Journal, discussion, points et règles
page-table-rules = Règles
page-table-players = Joueurs
page-table-show-garden = { $you ->
    [yes] Voir votre jardin
   *[no] Voir le jardin : { $name }
}
page-table-here = { $count ->
        [1] { $names } est là
       *[other] { $names } sont là
    }
page-table-away = { $count ->
        [1] { $names } n’est pas là
       *[other] { $names } ne sont pas là
    }
page-table-watching-count = { $count ->
        [1] une personne regarde
       *[other] { $count } personnes regardent
    }
page-table-clock = { $you ->
    [yes] Votre temps
   *[no] Temps restant : { $name }
}
page-table-hours = { $hours } h
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-score = Points
page-tab-rules = Règles

## The turn

page-table-steps = Coups de votre tour
page-table-step-back = Annuler jusqu’ici : { $step }
page-table-not-yet = Pas encore
page-table-nothing-ready = Choisissez d’abord un coup sur le plateau.
page-table-not-your-turn = Ce n’est pas votre tour.
page-table-in-past = Vous regardez un moment passé. Revenez d’abord au présent.
page-table-nothing-back = Il n’y a rien à annuler
page-table-over = Partie terminée
page-table-paused = En pause
page-table-watching = Vous regardez la partie. Vous ne voyez que ce que tout le monde peut voir.
page-sheet = Taille du volet : { $size }
page-sheet-low = Seulement les boutons ; toute la place au plateau
page-sheet-middle = Main et boutons
page-sheet-high = Tout, avec les points

## The log

page-table-log = Journal de la partie
page-table-opening = Avant la partie
page-table-turn = Tour { $turn }
page-table-now = { $heading }, en cours
page-table-show-moment = Montrer ce moment
page-table-replay-turn = Revoir le tour : { $name }
page-table-before = Voilà comment c’était avant.
page-table-past = Vous revoyez la partie : après l’action { $step } sur { $steps }.
page-table-earlier = Avant
page-table-later = Après
page-table-present = Revenir au présent

## Chat

page-table-chat = Messages des joueurs
page-chat-muted = La discussion est coupée : vous ne voyez et n’écrivez rien.
page-chat-mute = Couper la discussion
page-chat-empty = Pas encore de message. Pourquoi ne pas dire bonjour ?
page-chat-alone = Il n’y a ici que des bots. Ils jouent, mais ne parlent pas.
page-chat-write = Écrivez quelque chose
page-chat-send = Envoyer

## The score

page-score-sheet = Feuille de points
page-score-total = Total

## Questions to everybody

page-ask-undo = Demander à reprendre un coup
page-ask-draw = Proposer un match nul
page-ask-hints = Demander les conseils dans cette partie
page-ask-pause = Demander une pause
page-asked = { $topic ->
        [hints] Vous avez demandé à autoriser les conseils
        [undo] Vous avez demandé à reprendre un coup
        [draw] Vous avez proposé un match nul
        [pause] Vous avez demandé une pause
       *[rematch] Vous avez demandé la revanche
    }
page-offer = { $topic ->
        [hints] { $name } demande à autoriser les conseils, pour tous.
        [undo] { $name } demande à reprendre un coup.
        [draw] { $name } propose un match nul.
        [pause] { $name } demande une pause.
       *[rematch] { $name } voudrait une revanche.
    }
page-offer-waiting = { $topic ->
        [hints] Vous avez demandé à autoriser les conseils. En attente des autres.
        [undo] Vous avez demandé à reprendre un coup. En attente des autres.
        [draw] Vous avez proposé un match nul. En attente des autres.
        [pause] Vous avez demandé une pause. En attente des autres.
       *[rematch] Vous avez demandé la revanche. En attente des autres.
    }
page-offer-yes = Accepter
page-offer-no = Refuser
page-offer-withdraw = Retirer
page-table-pause-on = La partie est en pause ; le temps est arrêté.
page-table-resume = Reprendre
page-resign-menu = Abandonner…
page-resign-title = Abandonner la partie ?
page-resign-text = Vous perdrez la partie. C’est irréversible.
page-resign = Abandonner
page-stay = Continuer à jouer
page-share = Copier le lien vers cette table
page-leave = Quitter la table
page-leave-hint = Votre place reste à vous. Revenez quand vous voulez.

## The keys

page-help-keys = Raccourcis clavier
page-key-arrows = se déplacer sur le plateau
page-key-act-keys = Entrée Espace
page-key-act = choisir l’élément mis en évidence
page-key-confirm = appuyer sur le bouton doré
page-key-undo = annuler un coup
page-key-restart = recommencer le tour
page-key-escape-keys = Échap
page-key-escape = reposer la carte ou la tuile, ou revenir au présent
page-key-rotate = tourner une carte ou une tuile
page-key-show = montrer tous les coups possibles
page-key-hints = expliquer les pièces une à une ; avec Maj, la précédente
page-key-rule = ouvrir la règle qui explique la pièce
page-key-log = ouvrir le journal
page-key-help = afficher cette aide

## Le film d’une partie finie

page-replay = Revoir la partie
page-replay-at = Après l’action { $step } sur { $steps }
page-replay-slider = Moment de la partie
page-replay-first = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-next = Un coup en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-speed-half = Au ralenti
page-replay-speed-whole = Normale
page-replay-speed-double = Double
page-replay-speed-fourfold = Quadruple
page-replay-view-as = Point de vue
page-replay-view-as-own = Ma vue
page-replay-view-as-spectator = Public
page-replay-view-as-of = { $name }
page-replay-on = Continuer à partir d’ici contre des bots
page-advice = Que ferait un joueur fort ?
page-advice-thinking = Environ une seconde de réflexion…
page-advice-none = Il n’y avait rien à décider ici.
page-advice-played = Coup joué :
page-advice-worth = évaluation : { $win } sur 100, environ { $points } points
page-advice-hint = Analyse de niveau Architecte, avec les seules informations dont ce joueur disposait alors. Une réflexion plus longue peut donner un autre avis.
page-key-replay-keys = ← → Espace
page-key-replay = revoir une partie terminée : en arrière, en avant, lecture
