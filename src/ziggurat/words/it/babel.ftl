### Babel: i suoi popoli, azioni, eventi, rifiuti, opzioni.

babel-title = Babel
babel-about = insedia popoli, innalza templi, abbatti quelli dell’avversario. Due giocatori, 45 minuti.

## I cinque popoli: come nome, dopo «sito», come una carta, come più carte

babel-people-a = Assiri
babel-people-h = Ittiti
babel-people-m = Medi
babel-people-p = Persiani
babel-people-s = Sumeri
babel-site-a = degli Assiri
babel-site-h = degli Ittiti
babel-site-m = dei Medi
babel-site-p = dei Persiani
babel-site-s = dei Sumeri
babel-card-a = un Assiro
babel-card-h = un Ittita
babel-card-m = un Medo
babel-card-p = un Persiano
babel-card-s = un Sumero
babel-cards-a = { $count ->
    [one] un Assiro
   *[other] { $count } Assiri
}
babel-cards-h = { $count ->
    [one] un Ittita
   *[other] { $count } Ittiti
}
babel-cards-m = { $count ->
    [one] un Medo
   *[other] { $count } Medi
}
babel-cards-p = { $count ->
    [one] un Persiano
   *[other] { $count } Persiani
}
babel-cards-s = { $count ->
    [one] un Sumero
   *[other] { $count } Sumeri
}
babel-list = { $rest } e { $last }

## Il tavolo

babel-turn-number = Turno { $turn }
babel-final = Fase finale
babel-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
babel-quarry = Cava
babel-temple = tempio
babel-column = popoli
babel-reserve = Riserva
babel-starter = Iniziale
babel-starter-unbuilt = ancora da costruire
babel-hand = Mano
babel-hand-size = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
babel-known = { $whose ->
    [own] note all’avversario:
   *[other] di sicuro:
}
babel-discard = Scarti: { $cards }
babel-decks = Mazzo dei popoli: { $people }   Mazzo dei templi: { $temples }
babel-known-top = In cima al mazzo dei templi, a partire dalla prossima: { $cards }
babel-legend = @ pedina   [AAA] tre o più di fila   (2) si può prendere   * novità

## Che cosa fare adesso

babel-status-quarry = Tocca a te. La tua pedina è ancora alla cava: vai a un sito con una carta del suo popolo.
babel-status-starter = Tocca a te. Insedia almeno una carta e costruisci la carta iniziale prima di terminare il turno.
babel-status-act = { $migrated ->
    [yes] Tocca a te. Spostati, insedia, costruisci, usa tre carte di fila (hai già migrato); end quando hai finito.
   *[no] Tocca a te. Spostati, insedia, costruisci, migra, usa tre carte di fila; end quando hai finito.
}
babel-status-drop = { $owed ->
    [one] La tua mano viene dimezzata: scarta una carta.
   *[other] La tua mano viene dimezzata: scarta { $owed } carte.
}
babel-status-waiting = { $phase ->
    [drop] { $owed ->
        [one] { $name } deve scartare una carta.
       *[other] { $name } deve scartare { $owed } carte.
    }
   *[act] È il turno di { $name }.
}
babel-status-over = { $ending ->
    [points] La partita è finita: vinta ai punti.
    [deck] La partita è finita: il mazzo dei templi è vuoto.
    [repetition] La partita è finita: la stessa posizione si è ripetuta troppe volte.
    [turn_limit] La partita è finita: è stato giocato l’ultimo turno.
   *[running] La partita è finita.
}

## Che cosa farebbe un'azione

babel-do-go = Vai nel sito { $goal } con { $card }
babel-do-lay = { $run ->
    [0] Insedia { $card } nel sito { $site }
   *[other] Insedia { $card } nel sito { $site }: fanno { $run } di fila
}
babel-do-build = { $from ->
    [first] Costruisci la carta iniziale: livello 1 nel sito { $site }
    [own] Costruisci il livello { $level } nel sito { $site } dalla tua riserva
   *[foe] Costruisci il livello { $level } nel sito { $site } dalla riserva avversaria
}
babel-do-move = Fai migrare { $cards }: sito { $origin } → { $goal }
babel-do-raze = Paga { $paid } (posto { $place }): distruggi qui il tempio avversario, livello { $level }; { $cards } tornano nel mazzo dei templi
babel-do-steal = Paga { $paid } (posto { $place }): ruba all’avversario il livello { $level } per il tuo tempio qui
babel-do-drive = Paga { $paid } (posto { $place }): scaccia da qui { $counted } dell’avversario
babel-do-turn = Paga { $paid } (posto { $place }): porta qui dalla tua parte { $counted } dell’avversario
babel-do-leap = { $from ->
    [own] Paga { $paid } (posto { $place }): salta un livello e costruisci il { $level } nel sito { $site } dalla tua riserva
   *[foe] Paga { $paid } (posto { $place }): salta un livello e costruisci il { $level } nel sito { $site } dalla riserva avversaria
}
babel-do-halve = { $cards ->
    [one] Paga { $paid } (posto { $place }): l’avversario deve scartare una delle sue { $hand } carte
   *[other] Paga { $paid } (posto { $place }): l’avversario deve scartare { $cards } delle sue { $hand } carte
}
babel-do-drop = Scarta { $card }
babel-do-end = { $over ->
    [yes] Termina il turno; il resto del mazzo dei templi va nella tua riserva e la partita è finita
   *[no] Termina il turno; due carte tempio vanno nella tua riserva
}

## Che cosa è successo

babel-go = { $you ->
    [yes] Vai
   *[no] { $name } va
} nel sito { $goal } con { $card }.
babel-lay = { $you ->
    [yes] Insedi
   *[no] { $name } insedia
} { $card } nel sito { $site }.
babel-build = { $from ->
    [first] { $you ->
        [yes] Costruisci la tua carta iniziale
       *[no] { $name } costruisce la sua carta iniziale
    } nel sito { $site }.
    [own] { $you ->
        [yes] Costruisci il livello { $level } nel sito { $site } dalla tua riserva.
       *[no] { $name } costruisce il livello { $level } nel sito { $site } dalla propria riserva.
    }
   *[foe] { $you ->
        [yes] Costruisci il livello { $level } nel sito { $site } dalla riserva avversaria.
       *[no] { $name } costruisce il livello { $level } nel sito { $site } { $rival ->
            [you] dalla tua riserva.
           *[other] dalla riserva avversaria.
        }
    }
}
babel-move = { $you ->
    [yes] Tre delle tue carte
   *[no] Tre carte di { $name }
} migrano dal sito { $origin } a quello { $goal }.
babel-raze = { $you ->
    [yes] I tuoi Assiri distruggono il tempio avversario
   *[no] Gli Assiri di { $name } distruggono { $rival ->
        [you] il tuo tempio
       *[other] il tempio avversario
    }
} di livello { $level } nel sito { $site }.
babel-steal = { $you ->
    [yes] I tuoi Ittiti rubano il livello { $level } del tempio avversario
   *[no] Gli Ittiti di { $name } rubano il livello { $level } { $rival ->
        [you] del tuo tempio
       *[other] del tempio avversario
    }
} nel sito { $site }.
babel-drive = { $you ->
    [yes] I tuoi Medi scacciano { $counted } dalla colonna avversaria
   *[no] I Medi di { $name } scacciano { $counted } { $rival ->
        [you] dalla tua colonna
       *[other] dalla colonna avversaria
    }
} nel sito { $site }.
babel-turn = { $you ->
    [yes] I tuoi Sumeri portano dalla tua parte { $counted } della colonna avversaria
   *[no] I Sumeri di { $name } portano dalla loro parte { $counted } { $rival ->
        [you] della tua colonna
       *[other] della colonna avversaria
    }
} nel sito { $site }.
babel-leap = { $from ->
    [own] { $you ->
        [yes] I tuoi Persiani saltano un livello: costruisci il { $level } nel sito { $site } dalla tua riserva.
       *[no] I Persiani di { $name } saltano un livello: il { $level } nel sito { $site } viene dalla sua riserva.
    }
   *[foe] { $you ->
        [yes] I tuoi Persiani saltano un livello: costruisci il { $level } nel sito { $site } dalla riserva avversaria.
       *[no] I Persiani di { $name } saltano un livello: il { $level } nel sito { $site } viene { $rival ->
            [you] dalla tua riserva.
           *[other] dalla riserva avversaria.
        }
    }
}
babel-halve = { $you ->
    [yes] Dimezzi la mano avversaria: { $cards ->
        [one] una carta va scartata.
       *[other] { $cards } carte vanno scartate.
    }
   *[no] { $rival ->
        [you] { $name } dimezza la tua mano: { $cards ->
            [one] devi scartare una carta.
           *[other] devi scartare { $cards } carte.
        }
       *[other] { $name } dimezza la mano avversaria: { $cards ->
            [one] una carta va scartata.
           *[other] { $cards } carte vanno scartate.
        }
    }
}
babel-drop = { $you ->
    [yes] Scarti
   *[no] { $name } scarta
} { $card }.
babel-end = { $you ->
    [yes] Termini il turno.
   *[no] { $name } termina il turno.
}
babel-temples-drawn = { $count ->
    [one] { $you ->
        [yes] Metti nella tua riserva l’ultima carta tempio, un { $low }.
       *[no] { $name } mette nella riserva l’ultima carta tempio, un { $low }.
    }
   *[other] { $you ->
        [yes] Metti nella tua riserva le carte tempio { $high } e { $low }; in cima c’è la { $low }.
       *[no] { $name } mette nella riserva le carte tempio { $high } e { $low }; in cima c’è la { $low }.
    }
}
babel-reshuffle = Gli scarti vengono mescolati e diventano il mazzo dei popoli.
babel-you-drew = { $count ->
    [0] Non c’è più nessuna carta da pescare per te.
   *[other] Peschi { $cards }.
}
babel-drew = { $count ->
    [0] Non c’è più nessuna carta da pescare per { $name }.
    [one] { $name } pesca una carta.
   *[other] { $name } pesca { $count } carte.
}
babel-final-phase = Comincia la fase finale: un giocatore ha 15 punti, ma l’altro ne ha almeno 10.
babel-won = { $you ->
    [yes] Hai vinto
   *[no] Ha vinto { $name }
} { $ending ->
    [points] ai punti
    [deck] per esaurimento del mazzo dei templi
    [repetition] perché la posizione si ripete
   *[turn_limit] alla fine dell’ultimo turno
}, { $first } a { $second }.
babel-draw = { $ending ->
    [deck] Il mazzo dei templi è vuoto
    [repetition] La posizione si ripete
   *[turn_limit] L’ultimo turno è finito
}: pareggio, { $first } a { $second }, con lo stesso numero di carte in mano.

## Perché un'azione viene rifiutata

babel-why-game-over = la partita è finita.
babel-why-unknown-action = quest’azione non esiste.
babel-why-must-drop = { $owed ->
    [one] prima va scartata ancora una carta (drop:L).
   *[other] prima vanno scartate ancora { $owed } carte (drop:L).
}
babel-why-nothing-owed = adesso non c’è niente da scartare; drop:L risponde solo a un dimezzamento.
babel-why-not-in-hand = non hai { $card } in mano.
babel-why-already-there = la tua pedina è già nel sito { $site }.
babel-why-at-quarry = la tua pedina è ancora alla cava; prima vai a un sito (go:L).
babel-why-starter-first = devi costruire la carta iniziale prima di ogni altra (build:first).
babel-why-starter-built = la tua carta iniziale è già costruita.
babel-why-temple-stands = la carta iniziale richiede un sito senza un tuo tempio, e in quello { $site } sei al livello { $level }.
babel-why-no-people = la carta iniziale richiede almeno una tua carta nel sito { $site }.
babel-why-reserve-empty = quella riserva è vuota.
babel-why-wrong-level = la carta in cima è un { $card }, ma nel sito { $site } serve un { $needed }.
babel-why-too-few-people = { $people ->
    [0] il livello { $card } richiede { $card } carte, e nel sito { $site } non ne hai nessuna.
   *[other] il livello { $card } richiede { $card } carte, e nel sito { $site } ne hai solo { $people }.
}
babel-why-migrated = in questo turno hai già migrato.
babel-why-same-site = una migrazione va da un sito a un altro: quello { $site } è indicato due volte.
babel-why-column-short = { $people ->
    [0] una migrazione muove tre carte, e nel sito { $site } non ne hai nessuna.
    [one] una migrazione muove tre carte, e nel sito { $site } ne hai solo una.
   *[other] una migrazione muove tre carte, e nel sito { $site } ne hai solo { $people }.
}
babel-why-no-run = al posto { $place } della tua colonna nel sito { $site } non cominciano tre carte uguali di fila.
babel-why-wrong-people = le carte di fila al posto { $place } sono { $people }, che hanno un altro potere.
babel-why-no-temple = l’avversario non ha nessun tempio nel sito { $site }.
babel-why-not-higher = il livello { $card } dell’avversario nel sito { $site } non supera il tuo livello { $level }.
babel-why-not-present = l’avversario non ha quel popolo nel sito { $site }.
babel-why-column-empty = l’avversario non ha nessuno nel sito { $site }.
babel-why-hand-small = { $cards ->
    [0] l’avversario non ha carte; per dimezzare ne servono almeno due.
   *[other] l’avversario ha una sola carta; per dimezzare ne servono almeno due.
}
babel-why-starter-duty = in questo turno devi costruire la carta iniziale, e dopo non potresti più farlo.
babel-why-starter-unbuilt = devi costruire la carta iniziale prima di terminare il turno (build:first).

## Opzioni ed edizioni

babel-option-hands = carte date a chi comincia e a chi segue
babel-option-starter = { $value ->
    [first-turn] la carta iniziale va costruita nel primo turno
   *[free] la carta iniziale si costruisce quando si vuole, ma prima di ogni altra
}
babel-option-sumerians = { $value ->
    [all] i Sumeri attirano tutte le carte uguali all’ultima della colonna
   *[trailing] i Sumeri attirano solo le carte uguali in fondo alla colonna
}
babel-option-sudden-death = { $value ->
    [true] nella fase finale chi scende sotto i 10 punti perde subito
   *[false] anche nella fase finale per vincere servono 15 punti
}
babel-option-start = { $value ->
    [1] comincia il primo posto
    [2] comincia il secondo posto
   *[random] chi comincia si tira a sorte
}
babel-option-repetition = { $value ->
    [0] una posizione può ripetersi senza fine
   *[other] quando la stessa posizione si presenta { $value } volte, la partita finisce e si contano i punti
}
babel-option-turn-limit = { $value ->
    [0] non c’è un ultimo turno
   *[other] dopo il turno { $value } la partita finisce e si contano i punti
}
babel-profile-tilsit = 5 carte a testa; la carta iniziale quando si vuole; per vincere servono sempre 15 punti
babel-profile-kosmos = 5 carte a testa; la carta iniziale nel primo turno; nella fase finale chi scende sotto i 10 punti perde subito
babel-profile-zman = 3 carte a chi comincia, 5 a chi segue; la carta iniziale nel primo turno; nella fase finale chi scende sotto i 10 punti perde subito

## Aiuto

babel-notation =
    Le azioni di Babel (L è A, H, M, P o S; N è il posto della prima carta di tre o più di fila):
    go:L spostati   lay:L insedia   move:L>L migra   drop:L scarta   end
    build:first build:own build:foe carta iniziale, tua riserva, riserva avversaria
    raze@N Assiri: distruggono   steal@N Ittiti: rubano   drive@N:L Medi: scacciano
    turn@N Sumeri: attirano   leap@N:own leap@N:foe Persiani: saltano un livello
    halve@N tre carte di fila qualsiasi: dimezza la mano dell’avversario
babel-rules =
    Peschi tre carte popolo. Poi fai quello che vuoi, quanto vuoi: spostati in un sito con una carta del suo popolo; insedia lì carte qualsiasi; costruisci lì il livello successivo del tuo tempio con la carta in cima a una delle due riserve, se vi hai tante carte quante ne dice il livello (per prima la carta iniziale); una volta per turno sposta le ultime tre carte di una colonna a un altro sito.
    Tre o più carte uguali di fila nel sito della tua pedina danno un potere. Scartandone una, gli Assiri distruggono lì il tempio avversario, gli Ittiti ne rubano la cima, i Medi scacciano tutte le carte di un popolo, i Sumeri attirano tutte le carte del popolo in fondo alla colonna, i Persiani saltano un livello; tre di fila qualsiasi possono invece dimezzare la mano dell’avversario, che sceglie che cosa scartare.
    Alla fine del turno due carte tempio vanno nella tua riserva, la più bassa in cima. Un tempio vale il suo livello più alto. Vinci con 15 punti se l’avversario ne ha meno di 10, oppure con 20. Se il mazzo dei templi finisce, vince chi ha più punti, poi chi ha più carte in mano.
    Le regole complete sono in docs/rules/babel.md (in inglese).
