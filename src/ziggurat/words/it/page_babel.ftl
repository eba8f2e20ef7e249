### Babel sulla pagina: stato, scelte, nomi dei pezzi.

## Che cosa fare adesso; le parti tra asterischi sono in grassetto

page-babel-status-quarry = La tua pedina aspetta alla cava. Tocca un *sito* per andarci con una carta del suo popolo.
page-babel-status-settle = Ora insedia qui almeno *una carta*; poi potrai costruire la tua carta iniziale.
page-babel-status-starter = Costruisci la tua *carta iniziale*: tocca il livello segnato del tempio.
page-babel-status-build = Il livello *{ $level }* nel sito { $site } è pronto. *Costruiscilo*, oppure continua.
page-babel-status-act = { $can ->
    [all] Tocca una *carta* per spostarti o insediarla, usa le tue *tre carte di fila*, o termina il turno.
    [cards] Tocca una *carta* per spostarti o insediarla, o *termina il turno*.
    [run] La tua mano è vuota. Usa le tue *tre carte di fila*, o termina il turno.
    [migrate] La tua mano è vuota. *Fai migrare* tre carte, o termina il turno.
   *[none] La tua mano è vuota. *Termina il turno.*
}
page-babel-status-card = { $can ->
    [both] Tocca *il sito con la tua pedina* per insediare lì { $card }, o quello { $goal } per andarci.
    [settle] Tocca *il sito con la tua pedina* per insediare lì { $card }.
    [travel] Tocca il sito *{ $goal }* per andarci con { $card }.
   *[none] Adesso con { $card } non puoi fare nulla.
}
page-babel-status-origin = Quali *tre carte* devono migrare? Tocca una delle colonne segnate.
page-babel-status-column = Tocca il *sito* dove devono migrare queste tre carte.
page-babel-status-readied = *{ $what }.* { $detail }
page-babel-status-staged = *{ $what }.* { $detail } Conferma, oppure annulla.
page-babel-status-drop = { $owed ->
    [one] La tua mano viene dimezzata: scarta *una carta*.
   *[other] La tua mano viene dimezzata: scarta *{ $owed } carte*. Scelte: { $chosen } su { $owed }.
}
page-babel-status-ended = La partita è finita in anticipo.

## Le mosse del turno

page-babel-step-go = Vai: { $people }
page-babel-step-lay = Insedia: { $people }
page-babel-step-drop = Scarta: { $people }
page-babel-step-build = { $from ->
    [first] Carta iniziale
   *[other] { $whose ->
        [you] Costruisci: tua riserva
        [foe] Costruisci: altra riserva
       *[own] Costruisci: sua riserva
    }
}
page-babel-step-move = Migra 3: sito { $origin } → { $goal }
page-babel-step-raze = Distruggi
page-babel-step-steal = Ruba
page-babel-step-drive = Scaccia: { $people }
page-babel-step-turn = Attira
page-babel-step-leap = Salta un livello
page-babel-step-halve = Dimezza
page-babel-step-end = Termina il turno
page-babel-migrate = Fai migrare

## Il pulsante di conferma

page-babel-confirm = { $action ->
    [end] Termina il turno
    [raze] Distruggi
    [steal] Ruba
    [drive] Scaccia
    [turn] Attira
    [leap] Salta un livello
    [halve] Dimezza
    [drop] Scarta
    [build] Costruisci
   *[other] Conferma
}
page-babel-confirm-win = { page-babel-confirm } e vinci

## Le scelte: che cosa sono, quanto costano e che cosa portano

page-babel-choices = Qui puoi
page-babel-choices-picked = Mosse possibili ora
page-babel-choice-go = Vai nel sito { $goal }
page-babel-choice-lay = Insedia qui { $card }
page-babel-choice-drop = Scarta { $card }
page-babel-choice-build = { $from ->
    [first] Costruisci la carta iniziale
   *[other] Costruisci il livello { $level }
}
page-babel-choice-move = Nel sito { $goal }
page-babel-choice-migrate = Fai migrare tre carte
page-babel-choice-raze = Distruggi il tempio di { $name }
page-babel-choice-steal = Ruba il livello { $level }
page-babel-choice-drive = Scaccia { $counted }
page-babel-choice-turn = Attira { $counted }
page-babel-choice-leap = Salta al livello { $level }
page-babel-choice-halve = Dimezza la mano di { $name }
page-babel-choice-end = Termina il turno
page-babel-detail-go = Costa { $card }.
page-babel-detail-lay = { $run ->
    [0] Nel sito { $site }.
   *[other] Fanno { $run } di fila.
}
page-babel-detail-drop = Va negli scarti.
page-babel-detail-build = { $from ->
    [first] Livello 1 nel sito { $site }.
    [own] Dalla tua riserva.
   *[foe] Dalla riserva di { $name }.
}
page-babel-detail-move = Carte: { $cards }.
page-babel-detail-migrate = Una volta per turno, da un sito a un altro.
page-babel-detail-raze = Costa { $cost }{ $twin ->
    [yes] { " " }(fila dal posto { $place })
   *[no] { "" }
}.
page-babel-detail-steal = Costa { $cost }{ $twin ->
    [yes] { " " }(fila dal posto { $place })
   *[no] { "" }
}.
page-babel-detail-drive = Costa { $cost }.
page-babel-detail-turn = Costa { $cost }{ $twin ->
    [yes] { " " }(fila dal posto { $place })
   *[no] { "" }
}.
page-babel-detail-leap = { $from ->
    [own] Costa { $cost }. Dalla tua riserva.
   *[foe] Costa { $cost }. Dalla riserva di { $name }.
}
page-babel-detail-halve = { $cards ->
    [one] Costa { $cost }. L’avversario scarta una carta su { $hand }.
   *[other] Costa { $cost }. L’avversario scarta { $cards } carte su { $hand }.
}
page-babel-detail-end = { $over ->
    [yes] Il mazzo dei templi si esaurisce: la partita finisce.
   *[no] Due carte tempio vanno nella tua riserva.
}

## Sul tabellone

page-babel-board = Babel: il tabellone
page-babel-you = Tu
page-babel-to = diventa
page-babel-last-move = ultima mossa
page-babel-hand-size = { $count ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $count } carte in mano
}
page-babel-hand-short = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
page-babel-in-hand = in mano
page-babel-known = { $count ->
    [one] una carta nota
   *[other] { $count } carte note
}
page-babel-starter = Carta iniziale, livello 1: la prima da costruire
page-babel-hand-empty = La tua mano è vuota.
page-babel-piles = Mazzo dei popoli { $people }, scarti { $discard }, mazzo dei templi { $temples }
page-babel-discard = Scarti
page-babel-known-top = In cima al mazzo dei templi, a partire dalla prossima: { $cards }
page-babel-keys = Le cifre scelgono una carta della mano; poi le cifre da 1 a 5 un sito. B costruisce, M fa migrare.
page-babel-hand-card = { $card }, carta { $place } di { $count }

## I nomi dei pezzi per i lettori di schermo

page-babel-strip = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
} in mano
page-babel-site = Sito { $site }
page-babel-pawn-here = { $you ->
    [yes] Qui c’è la tua pedina
   *[no] Qui c’è la pedina di { $name }
}
page-babel-column = { $count ->
    [0] { $you ->
        [yes] Nessuna tua carta nel sito { $site }
       *[no] Nessuna carta di { $name } nel sito { $site }
    }
   *[other] { $you ->
        [yes] Le tue carte nel sito { $site }: { $cards }
       *[no] Le carte di { $name } nel sito { $site }: { $cards }
    }
}
page-babel-run = { $count } di fila: { $people }
page-babel-temple = { $level ->
    [0] { $you ->
        [yes] Nessun tuo tempio nel sito { $site }
       *[no] Nessun tempio di { $name } nel sito { $site }
    }
   *[other] { $you ->
        [yes] Il tuo tempio nel sito { $site }: livello { $level }, carte { $cards }
       *[no] Il tempio di { $name } nel sito { $site }: livello { $level }, carte { $cards }
    }
}
page-babel-reserve = { $count ->
    [0] { $you ->
        [yes] La tua riserva è vuota
       *[no] La riserva di { $name } è vuota
    }
    [one] { $you ->
        [yes] La tua riserva: in cima c’è la { $top }
       *[no] La riserva di { $name }: in cima c’è la { $top }
    }
   *[other] { $you ->
        [yes] La tua riserva: in cima c’è la { $top }; sotto: { $below }
       *[no] La riserva di { $name }: in cima c’è la { $top }; sotto: { $below }
    }
}

## Perché qualcosa non si può fare

page-babel-why-must-drop = { $owed ->
    [one] prima va scartata ancora una carta.
   *[other] prima vanno scartate ancora { $owed } carte.
}
page-babel-why-nothing-owed = si scarta solo quando una mano è stata dimezzata.
page-babel-why-at-quarry = la tua pedina è ancora alla cava; prima spostala in un sito.
page-babel-why-starter-first = devi costruire la carta iniziale prima di ogni altra.
page-babel-why-starter-unbuilt = devi costruire la carta iniziale prima di terminare il turno.
page-babel-why-build-here = costruisci solo dove sta la tua pedina, che non è nel sito { $site }.
page-babel-why-wrong-site = { $card } ti porta solo nel sito { $goal }, e insedi solo dove sta la tua pedina.
page-babel-why-travel-first = { $card } ti porta solo nel sito { $goal }; la tua pedina è ancora alla cava.
page-babel-why-foe-side = per agire sull’avversario ti servono tre carte uguali di fila, con un potere utilizzabile, nel sito della tua pedina.
page-babel-why-foe-starter = questa carta iniziale la costruisce il tuo avversario; la tua è accanto alla tua riserva.

## Il foglio dei punti

page-babel-sheet-formula = Livello più alto del tempio

## Il risultato

page-babel-reason = livello { $more } contro { $less }
page-babel-ended = { $how ->
    [goal] Si vince con { $goal } punti se l’altro ne ha meno di { $limit }.
    [sure] Con { $sure } punti si vince in ogni caso.
    [sudden] Nella fase finale perde chi ha meno di { $limit } punti.
    [deck] Il mazzo dei templi è finito.
    [repetition] La posizione si è ripetuta.
   *[turn_limit] È stato giocato l’ultimo turno.
}
page-babel-ended-by = { $by ->
    [points] Vince chi ha più punti.
    [hands] A parità di punti vince chi ha più carte in mano, { $more } a { $less }.
   *[draw] Parità nei punti e nelle carte in mano.
}
page-babel-destroyed = { $you ->
    [yes] { $temples ->
        [one] un tempio
       *[other] { $temples } templi
    }
   *[no] { $temples ->
        [one] un tuo tempio
       *[other] { $temples } tuoi templi
    }
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
page-babel-stolen = { $count ->
    [one] il livello { $levels }
   *[other] i livelli { $levels }
}
page-babel-attacks = { $you ->
    [yes] { $how ->
        [destroyed] Hai distrutto { $destroyed }.
        [stole] Hai rubato { $stolen }.
       *[both] Hai distrutto { $destroyed } e rubato { $stolen }.
    }
   *[no] { $how ->
        [destroyed] { $name } ha distrutto { $destroyed }.
        [stole] { $name } ti ha rubato { $stolen }.
       *[both] { $name } ha distrutto { $destroyed } e ti ha rubato { $stolen }.
    }
}
