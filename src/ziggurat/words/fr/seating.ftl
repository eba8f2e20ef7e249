# Ce que dit la table : pourquoi elle refuse quelque chose, et ce qu'elle note dans le journal.

## Refus : ouvrir une table et s'asseoir

table-refused-exists = Cette table existe déjà.
table-refused-no_table = Cette table n’existe pas.
table-refused-unknown_game = Il n’y a pas ici de jeu appelé « { $game } ».
table-refused-bad_seats =
    { $seats ->
        [1] Ce jeu se joue à plusieurs.
       *[other] Ce jeu ne se joue pas à { $seats }.
    }
table-refused-bad_options = Ces options ne conviennent pas à ce jeu.
table-refused-bad_box = Cette boîte ne convient pas à ce jeu.
table-refused-bad_clock = Ces durées ne permettent pas de jouer. Choisissez-en d’autres.
table-refused-bad_flag = Choisissez ce qui se passe quand le temps d’un joueur est écoulé.
table-refused-bad_account = Il faut ouvrir une session, même sans compte.
table-refused-bad_name = Choisissez un nom de { $most } caractères simples au plus.
table-refused-bad_level = Il n’existe pas de bot de ce niveau.
table-refused-bad_seed = La graine secrète de la donne n’est pas valable.
table-refused-bad_position = Cette position ne convient pas à la table.
table-refused-not_host = Seul l’hôte de la table peut faire cela.
table-refused-no_such_seat = Cette table n’a pas cette place.
table-refused-seat_taken = Cette place est déjà prise.
table-refused-seats_taken = { $seats ->
    [1] Une place au-delà de la première est occupée ; il faut d’abord la libérer.
   *[other] Une place au-delà des { $seats } premières est occupée ; il faut d’abord la libérer.
}
table-refused-seats_open =
    { $count ->
        [1] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
table-refused-no_seat_free = Toutes les places sont prises.
table-refused-already_seated = Vous avez déjà une place à cette table.
table-refused-not_seated = Cette place est libre.
table-refused-not_a_person = Aucun joueur encore en jeu n’occupe cette place.
table-refused-not_a_bot = Aucun bot ne joue à cette place.

## Refus : le cours de la partie

table-refused-started = La partie a déjà commencé.
table-refused-not_started = La partie n’a pas encore commencé.
table-refused-ended = La partie est terminée.
table-refused-not_ended = La partie n’est pas encore terminée.
table-refused-closed = Cette table est fermée.
table-refused-paused = La partie est en pause.
table-refused-not_paused = La partie n’est pas en pause.

## Refus : les étapes

table-refused-stale = La partie a avancé entre-temps. Voici où elle en est.
table-refused-not_your_turn = Ce n’est pas votre tour.
table-refused-out_of_time = Votre temps est écoulé.
table-refused-bad_notation = « { $word } » n’est pas une action de ce jeu.
table-refused-illegal_action = Les règles ne le permettent pas maintenant.
table-refused-already_staged = Ce coup attend déjà votre confirmation.
table-refused-nothing_staged = Il n’y a rien à confirmer.
table-refused-nothing_to_undo = Il n’y a rien que vous puissiez annuler.
table-refused-preview_reveals = Impossible de le montrer d’avance : cela révélerait une information cachée.
table-refused-no_such_step =
    { $steps ->
        [0] Aucune action n’a encore été jouée.
        [one] Une seule action a été jouée jusqu’ici.
       *[other] Seules { $steps } actions ont été jouées jusqu’ici.
    }

## Refus : ce qui demande l'accord de tous

table-refused-bad_topic = Cela ne peut pas être demandé.
table-refused-already_asked = La question est déjà posée.
table-refused-not_asked = Plus personne ne le demande.
table-refused-already_agreed = Vous avez déjà donné votre accord.
table-refused-not_asker = Seule la personne qui a demandé peut retirer la demande.
table-refused-undo_alone = Cela, vous pouvez l’annuler sans demander.
table-refused-bad_undo = La partie ne peut pas revenir à ce point.
table-refused-draw_with_bots = Les bots n’acceptent jamais de match nul.
table-refused-hints_not_agreed = Contre d’autres personnes, les conseils demandent l’accord de tous.
table-refused-hints_allowed = Les conseils sont déjà autorisés dans cette partie.
table-refused-first_move_made = L’aide ne montre que votre premier coup.
table-refused-rematch_made = La revanche est déjà fixée.
table-refused-no_next_table = Il manque la table de la revanche.

## Le journal

table-log-configured = Les réglages de la table ont changé.
table-log-seated = { $you ->
    [yes] Vous prenez place.
   *[no] { $name } prend place.
}
table-log-bot_seated = Le bot « { $level } » s’assied.
table-log-left = { $you ->
    [yes] Vous quittez la table.
   *[no] { $name } quitte la table.
}
table-log-opened = { $you ->
    [yes] Votre place se libère.
   *[no] Une place se libère : { $name }.
}
table-log-closed = La table est fermée.
table-log-started = La partie commence.
table-log-undone = { $you ->
    [yes] Vous annulez un coup.
   *[no] { $name } annule un coup.
}
table-log-restarted = { $you ->
    [yes] Vous recommencez votre tour.
   *[no] { $name } recommence son tour.
}
table-log-hinted = { $you ->
    [yes] Vous demandez un conseil.
   *[no] { $name } demande un conseil.
}
table-log-hints_agreed = Accord général : les conseils sont autorisés dans cette partie.
table-log-asked = { $topic ->
    [hints] { $you ->
        [yes] Vous demandez à autoriser les conseils.
       *[no] { $name } demande à autoriser les conseils.
    }
    [undo] { $you ->
        [yes] Vous demandez à reprendre un coup.
       *[no] { $name } demande à reprendre un coup.
    }
    [draw] { $you ->
        [yes] Vous proposez un match nul.
       *[no] { $name } propose un match nul.
    }
    [pause] { $you ->
        [yes] Vous demandez une pause.
       *[no] { $name } demande une pause.
    }
   *[rematch] { $you ->
        [yes] Vous demandez une revanche.
       *[no] { $name } demande une revanche.
    }
}
table-log-agreed = { $topic ->
    [hints] { $you ->
        [yes] Vous acceptez les conseils.
       *[no] { $name } accepte les conseils.
    }
    [undo] { $you ->
        [yes] Vous acceptez l’annulation.
       *[no] { $name } accepte l’annulation.
    }
    [draw] { $you ->
        [yes] Vous acceptez le match nul.
       *[no] { $name } accepte le match nul.
    }
    [pause] { $you ->
        [yes] Vous acceptez la pause.
       *[no] { $name } accepte la pause.
    }
   *[rematch] { $you ->
        [yes] Vous acceptez la revanche.
       *[no] { $name } accepte la revanche.
    }
}
table-log-declined = { $topic ->
    [hints] { $you ->
        [yes] Vous refusez les conseils.
       *[no] { $name } refuse les conseils.
    }
    [undo] { $you ->
        [yes] Vous refusez l’annulation.
       *[no] { $name } refuse l’annulation.
    }
    [draw] { $you ->
        [yes] Vous refusez le match nul.
       *[no] { $name } refuse le match nul.
    }
    [pause] { $you ->
        [yes] Vous refusez la pause.
       *[no] { $name } refuse la pause.
    }
   *[rematch] { $you ->
        [yes] Vous refusez la revanche.
       *[no] { $name } refuse la revanche.
    }
}
table-log-withdrawn = { $topic ->
    [hints] { $you ->
        [yes] Vous ne demandez plus de conseils.
       *[no] { $name } ne demande plus de conseils.
    }
    [undo] { $you ->
        [yes] Vous ne demandez plus d’annulation.
       *[no] { $name } ne demande plus d’annulation.
    }
    [draw] { $you ->
        [yes] Vous retirez votre proposition de match nul.
       *[no] { $name } retire sa proposition de match nul.
    }
    [pause] { $you ->
        [yes] Vous ne demandez plus de pause.
       *[no] { $name } ne demande plus de pause.
    }
   *[rematch] { $you ->
        [yes] Vous ne demandez plus de revanche.
       *[no] { $name } ne demande plus de revanche.
    }
}
table-log-rewound = Tout le monde est d’accord : { $you ->
    [yes] comme vous l’avez demandé
   *[no] comme demandé par { $name }
}, la partie revient { $keep ->
    [0] au début.
   *[other] à l’action { $keep }.
}
table-log-paused = { $you ->
    [yes] La partie est en pause, comme vous l’avez demandé.
   *[no] La partie est en pause, comme demandé par { $name }.
}
table-log-resumed = { $you ->
    [yes] Vous mettez fin à la pause.
   *[no] { $name } met fin à la pause.
}
table-log-resigned = { $you ->
    [yes] Vous abandonnez la partie.
   *[no] { $name } abandonne la partie.
}
table-log-flagged = { $you ->
    [yes] Vous n’avez plus de temps.
   *[no] { $name } n’a plus de temps.
}
table-log-replaced = { $whose ->
    [person] { $you ->
        [yes] Le bot « { $level } » continue à votre place.
       *[no] Le bot « { $level } » remplace { $name }.
    }
   *[bot] Le bot « { $level } » prend la relève.
}
table-log-excused =
    { $seconds ->
        [1] Le serveur était injoignable ; une seconde est rendue.
       *[other] Le serveur était injoignable ; { $seconds } secondes sont rendues.
    }
table-log-ended = { $reason ->
    [draw] La partie se termine par un match nul, d’un commun accord.
   *[other] La partie est terminée. { $count ->
        [0] Personne ne gagne.
        [one] { $you ->
            [yes] Vous avez gagné.
           *[no] { $names } gagne.
        }
       *[other] { $you ->
            [yes] Vous partagez la victoire avec { $others }.
           *[no] Victoire partagée : { $names }.
        }
    }
}
table-log-rematched = La revanche est fixée.
