# Ciò che dice il tavolo: perché rifiuta qualcosa e che cosa scrive nel registro.

## Rifiuti: aprire un tavolo e sedersi

table-refused-exists = Questo tavolo esiste già.
table-refused-no_table = Questo tavolo non esiste.
table-refused-unknown_game = Qui non c’è nessun gioco chiamato «{ $game }».
table-refused-bad_seats =
    { $seats ->
        [one] Questo gioco richiede più di una persona.
       *[other] A questo gioco non si può giocare in { $seats }.
    }
table-refused-bad_options = Queste opzioni non vanno bene per questo gioco.
table-refused-bad_box = Questa scatola non va bene per questo gioco.
table-refused-bad_clock = Con questi tempi non si può giocare: scegline altri.
table-refused-bad_flag = Scegli che cosa succede quando a un giocatore scade il tempo.
table-refused-bad_account = Devi accedere, anche solo come ospite.
table-refused-bad_name = Scegli un nome di al massimo { $most } caratteri semplici.
table-refused-bad_level = Non esiste un bot di questo livello.
table-refused-bad_seed = Il seme segreto della distribuzione non è valido.
table-refused-bad_position = Questa posizione non è adatta al tavolo.
table-refused-not_host = Può farlo solo chi ha aperto il tavolo.
table-refused-no_such_seat = Questo tavolo non ha quel posto.
table-refused-seat_taken = Quel posto è già occupato.
table-refused-seats_taken =
    { $seats ->
        [one] C’è chi siede oltre il primo posto: prima dovrebbe alzarsi.
       *[other] C’è chi siede oltre i primi { $seats } posti: prima dovrebbe alzarsi.
    }
table-refused-seats_open =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
table-refused-no_seat_free = Tutti i posti sono occupati.
table-refused-already_seated = Hai già un posto a questo tavolo.
table-refused-not_seated = Quel posto è vuoto.
table-refused-not_a_person = In quel posto non c’è un giocatore ancora in partita.
table-refused-not_a_bot = In quel posto non gioca un bot.

## Rifiuti: il corso della partita

table-refused-started = La partita è già cominciata.
table-refused-not_started = La partita non è ancora cominciata.
table-refused-ended = La partita è finita.
table-refused-not_ended = La partita non è ancora finita.
table-refused-closed = Questo tavolo è chiuso.
table-refused-paused = La partita è in pausa.
table-refused-not_paused = La partita non è in pausa.

## Rifiuti: i passi

table-refused-stale = Nel frattempo il gioco è andato avanti. Ecco la situazione attuale.
table-refused-not_your_turn = Non è il tuo turno.
table-refused-out_of_time = Il tuo tempo è scaduto.
table-refused-bad_notation = «{ $word }» non è un’azione di questo gioco.
table-refused-illegal_action = Adesso le regole non lo permettono.
table-refused-already_staged = Questa mossa aspetta già la tua conferma.
table-refused-nothing_staged = Non c’è niente da confermare.
table-refused-nothing_to_undo = Non c’è niente che tu possa annullare.
table-refused-preview_reveals = Non si può mostrare in anteprima: rivelerebbe informazioni nascoste.
table-refused-no_such_step =
    { $steps ->
        [one] Finora è stata giocata una sola azione.
       *[other] Finora sono state giocate solo { $steps } azioni.
    }

## Rifiuti: ciò che richiede il consenso di tutti

table-refused-bad_topic = Questo non si può chiedere.
table-refused-already_asked = È già stato chiesto.
table-refused-not_asked = Nessuno lo chiede più.
table-refused-already_agreed = Hai già dato il tuo consenso.
table-refused-not_asker = Solo chi ha fatto la richiesta può ritirarla.
table-refused-undo_alone = Questo puoi annullarlo senza chiedere.
table-refused-bad_undo = Non si può tornare a quel punto della partita.
table-refused-draw_with_bots = I bot non accettano mai il pareggio.
table-refused-hints_not_agreed = Contro altre persone, i suggerimenti richiedono il consenso di tutti.
table-refused-hints_allowed = I suggerimenti sono già ammessi in questa partita.
table-refused-first_move_made = L’aiuto mostra solo la tua prima mossa.
table-refused-rematch_made = La rivincita è già stata organizzata.
table-refused-no_next_table = Manca il tavolo per la rivincita.

## Il registro

table-log-configured = Le impostazioni del tavolo sono cambiate.
table-log-seated = { $you ->
    [yes] Ti siedi al tavolo.
   *[no] { $name } si siede al tavolo.
}
table-log-bot_seated = Si siede il bot «{ $level }».
table-log-left = { $you ->
    [yes] Lasci il tavolo.
   *[no] { $name } lascia il tavolo.
}
table-log-opened = { $you ->
    [yes] Il tuo posto torna libero.
   *[no] Il posto di { $name } torna libero.
}
table-log-closed = Il tavolo viene chiuso.
table-log-started = La partita comincia.
table-log-undone = { $you ->
    [yes] Annulli una mossa.
   *[no] { $name } annulla una mossa.
}
table-log-restarted = { $you ->
    [yes] Ricominci il turno.
   *[no] { $name } ricomincia il turno.
}
table-log-hinted = { $you ->
    [yes] Chiedi un suggerimento.
   *[no] { $name } chiede un suggerimento.
}
table-log-hints_agreed = Accettato da tutti: i suggerimenti sono ammessi in questa partita.
table-log-asked = { $topic ->
    [hints] { $you ->
        [yes] Chiedi di poter usare i suggerimenti.
       *[no] { $name } chiede di poter usare i suggerimenti.
    }
    [undo] { $you ->
        [yes] Chiedi di annullare una mossa.
       *[no] { $name } chiede di annullare una mossa.
    }
    [draw] { $you ->
        [yes] Offri il pareggio.
       *[no] { $name } offre il pareggio.
    }
    [pause] { $you ->
        [yes] Chiedi una pausa.
       *[no] { $name } chiede una pausa.
    }
   *[rematch] { $you ->
        [yes] Chiedi la rivincita.
       *[no] { $name } chiede la rivincita.
    }
}
table-log-agreed = { $topic ->
    [hints] { $you ->
        [yes] Accetti i suggerimenti.
       *[no] { $name } accetta i suggerimenti.
    }
    [undo] { $you ->
        [yes] Accetti di annullare.
       *[no] { $name } accetta di annullare.
    }
    [draw] { $you ->
        [yes] Accetti il pareggio.
       *[no] { $name } accetta il pareggio.
    }
    [pause] { $you ->
        [yes] Accetti la pausa.
       *[no] { $name } accetta la pausa.
    }
   *[rematch] { $you ->
        [yes] Accetti la rivincita.
       *[no] { $name } accetta la rivincita.
    }
}
table-log-declined = { $topic ->
    [hints] { $you ->
        [yes] Non accetti i suggerimenti.
       *[no] { $name } non accetta i suggerimenti.
    }
    [undo] { $you ->
        [yes] Non accetti di annullare.
       *[no] { $name } non accetta di annullare.
    }
    [draw] { $you ->
        [yes] Rifiuti il pareggio.
       *[no] { $name } rifiuta il pareggio.
    }
    [pause] { $you ->
        [yes] Rifiuti la pausa.
       *[no] { $name } rifiuta la pausa.
    }
   *[rematch] { $you ->
        [yes] Rifiuti la rivincita.
       *[no] { $name } rifiuta la rivincita.
    }
}
table-log-withdrawn = { $topic ->
    [hints] { $you ->
        [yes] Non chiedi più i suggerimenti.
       *[no] { $name } non chiede più i suggerimenti.
    }
    [undo] { $you ->
        [yes] Non chiedi più di annullare.
       *[no] { $name } non chiede più di annullare.
    }
    [draw] { $you ->
        [yes] Ritiri l’offerta di pareggio.
       *[no] { $name } ritira l’offerta di pareggio.
    }
    [pause] { $you ->
        [yes] Non chiedi più la pausa.
       *[no] { $name } non chiede più la pausa.
    }
   *[rematch] { $you ->
        [yes] Non chiedi più la rivincita.
       *[no] { $name } non chiede più la rivincita.
    }
}
table-log-rewound = Tutti d’accordo: { $you ->
    [yes] come hai chiesto
   *[no] come chiede { $name }
}, la partita torna { $keep ->
    [0] all’inizio.
   *[other] all’azione { $keep }.
}
table-log-paused = { $you ->
    [yes] La partita va in pausa, come hai chiesto.
   *[no] La partita va in pausa, come chiesto da { $name }.
}
table-log-resumed = { $you ->
    [yes] Metti fine alla pausa.
   *[no] { $name } mette fine alla pausa.
}
table-log-resigned = { $you ->
    [yes] Abbandoni la partita.
   *[no] { $name } abbandona la partita.
}
table-log-flagged = { $you ->
    [yes] Hai esaurito il tempo.
   *[no] { $name } ha esaurito il tempo.
}
table-log-replaced = { $whose ->
    [person] { $you ->
        [yes] Il bot «{ $level }» continua al posto tuo.
       *[no] Il bot «{ $level }» continua al posto di { $name }.
    }
   *[bot] Subentra il bot «{ $level }».
}
table-log-excused =
    { $seconds ->
        [one] Il server non era raggiungibile: viene restituito un secondo.
       *[other] Il server non era raggiungibile: vengono restituiti { $seconds } secondi.
    }
table-log-ended = { $reason ->
    [draw] La partita finisce in pareggio, di comune accordo.
   *[other] La partita è finita. { $count ->
        [0] Non vince nessuno.
        [one] { $you ->
            [yes] Hai vinto.
           *[no] Vince { $names }.
        }
       *[other] { $you ->
            [yes] Vittoria condivisa: tu e { $others }.
           *[no] Vittoria condivisa: { $names }.
        }
    }
}
table-log-rematched = La rivincita è organizzata.
