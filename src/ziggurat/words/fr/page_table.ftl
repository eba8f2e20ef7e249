# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Journal, discussion, points et règles
page-table-rules = Règles
page-table-players = Joueurs
page-table-here = { $count ->
        [one] { $names } est là
       *[other] { $names } sont là
    }
page-table-away = { $count ->
        [one] { $names } s’est absenté
       *[other] { $names } se sont absentés
    }
page-table-watching-count = { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
page-table-clock = { $you ->
    [yes] Votre temps
   *[no] Temps restant : { $name }
}
page-table-hours = { $hours } heures
page-tab-log = Journal
page-tab-chat = Discussion
page-tab-score = Points
page-tab-rules = Règles

## The turn

page-table-steps = Étapes de votre tour
page-table-step-back = Revenir avant cette étape { $step }
page-table-not-yet = Pas encore
page-table-nothing-ready = Choisissez d’abord une étape sur le plateau.
page-table-not-your-turn = Ce n’est pas votre tour.
page-table-in-past = Vous regardez un moment passé. Revenez d’abord au présent.
page-table-nothing-back = Il n’y a rien à annuler
page-table-over = Partie terminée
page-table-paused = En pause
page-table-watching = Vous regardez. Vous ne voyez que ce que tout le monde peut voir.
page-sheet = Taille du volet : { $size }
page-sheet-low = Seulement les boutons ; toute la place au plateau
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
page-table-past = Vous regardez en arrière : après l’action { $step } sur { $steps }.
page-table-earlier = Avant
page-table-later = Après
page-table-present = Revenir au présent

## Chat

page-table-chat = Ce que disent les joueurs
page-chat-muted = La discussion est coupée : vous ne voyez et n’écrivez rien.
page-chat-mute = Couper la discussion
page-chat-empty = Personne n’a encore rien dit. Un bonjour est un bon début.
page-chat-alone = Il n’y a ici que des bots. Ils jouent, mais ne parlent pas.
page-chat-write = Écrivez quelque chose
page-chat-send = Envoyer

## The score

page-score-sheet = Feuille de points
page-score-total = Total

## Questions to everybody

page-ask-undo = Demander à reprendre un coup
page-ask-draw = Proposer un match nul
page-ask-pause = Demander une pause
page-asked = { $topic ->
        [undo] Vous avez demandé à reprendre un coup
        [draw] Vous avez proposé un match nul
        [pause] Vous avez demandé une pause
       *[rematch] Vous avez demandé la revanche
    }
page-offer = { $topic ->
        [undo] { $name } demande à reprendre un coup.
        [draw] { $name } propose un match nul.
        [pause] { $name } demande une pause.
       *[rematch] { $name } voudrait une revanche.
    }
page-offer-waiting = { $topic ->
        [undo] Vous avez demandé à reprendre un coup. On attend les autres.
        [draw] Vous avez proposé un match nul. On attend les autres.
        [pause] Vous avez demandé une pause. On attend les autres.
       *[rematch] Vous avez demandé la revanche. On attend les autres.
    }
page-offer-yes = Accepter
page-offer-no = Refuser
page-offer-withdraw = Retirer
page-table-pause-on = La partie est en pause ; les horloges sont arrêtées.
page-table-resume = Reprendre
page-resign-menu = Abandonner…
page-resign-title = Abandonner la partie ?
page-resign-text = La partie est perdue pour vous. On ne peut pas revenir en arrière.
page-resign = Abandonner
page-stay = Continuer à jouer
page-share = Copier le lien vers cette table
page-leave = Quitter la table
page-leave-hint = Votre place reste à vous. Revenez quand vous voulez.

## The keys

page-help-keys = Touches
page-key-arrows = se déplacer sur le plateau
page-key-act-keys = Entrée Espace
page-key-act = choisir ce qui est en évidence
page-key-confirm = appuyer sur le bouton doré
page-key-undo = annuler une étape
page-key-restart = recommencer le tour
page-key-escape-keys = Échap
page-key-escape = reposer, ou revenir au présent
page-key-rotate = tourner une carte ou une tuile
page-key-show = montrer tout ce qui est possible
page-key-log = ouvrir le journal
page-key-help = cette page

## Le film d’une partie finie

page-replay = Revoir la partie
page-replay-at = Après l’action { $step } sur { $steps }
page-replay-slider = Moment de la partie
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lire
page-replay-pause = Arrêter
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-speed-half = Au ralenti
page-replay-speed-whole = Normale
page-replay-speed-double = Double
page-replay-speed-fourfold = Quadruple
page-replay-view-as = Avec les yeux de qui
page-replay-view-as-own = Mes yeux
page-replay-view-as-spectator = En spectateur
page-replay-view-as-of = Les yeux de { $name }
page-replay-on = Continuer d’ici contre des bots
page-advice = Que ferait un joueur fort ?
page-advice-invite = Revenez sur la partie et demandez à n’importe quel moment : un joueur fort répond en quelques secondes.
page-advice-look = Revenir sur la partie
page-advice-thinking = Environ une seconde de réflexion…
page-advice-none = Il n’y avait rien à décider ici.
page-advice-played = A été joué :
page-advice-worth = { $win } % de gagner, environ { $points } points
page-advice-hint = Pensé comme le fait l’architecte, avec ce qu’on pouvait savoir à cette place à ce moment. Une réflexion plus longue peut donner autre chose.
page-key-replay-keys = ← → Espace
page-key-replay = revoir une partie finie : en arrière, en avant, lire
