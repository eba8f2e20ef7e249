# E-mail: avvisi di turno, conferma di un indirizzo, recupero della password.

mail-turn-body =
    Tocca a te a un tavolo di Ziggurat:
    { $link }

    Ricevi questa e-mail perché l’hai chiesto. Per non riceverne più:
    { $unsubscribe }
mail-confirm-subject = Ziggurat: conferma il tuo indirizzo e-mail
mail-confirm-body =
    Conferma che Ziggurat può scrivere a questo indirizzo:
    { $link }

    Il link vale tre giorni. Se non l’hai chiesto tu, ignora questa e-mail: non ne riceverai altre.
mail-recover-subject = Ziggurat: una nuova password
mail-recover-body =
    Con questo link puoi scegliere una nuova password:
    { $link }

    Il link vale un’ora e una volta sola. Se non l’hai chiesto tu, ignora questa e-mail: la tua password non cambia.
