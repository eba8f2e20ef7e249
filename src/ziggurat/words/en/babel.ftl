### Babel: its peoples, actions, events, refusals, options.

babel-title = Babel
babel-about = settle peoples, raise temples, tear down your opponent’s. Two players, 45 minutes.

## The five peoples: as a name, after or before “site”, as one card, as several cards

babel-people-a = Assyrians
babel-people-h = Hittites
babel-people-m = Medes
babel-people-p = Persians
babel-people-s = Sumerians
babel-site-a = the Assyrians’ site
babel-site-h = the Hittites’ site
babel-site-m = the Medes’ site
babel-site-p = the Persians’ site
babel-site-s = the Sumerians’ site
babel-card-a = an Assyrian
babel-card-h = a Hittite
babel-card-m = a Mede
babel-card-p = a Persian
babel-card-s = a Sumerian
babel-cards-a = { $count ->
    [one] one Assyrian
   *[other] { $count } Assyrians
}
babel-cards-h = { $count ->
    [one] one Hittite
   *[other] { $count } Hittites
}
babel-cards-m = { $count ->
    [one] one Mede
   *[other] { $count } Medes
}
babel-cards-p = { $count ->
    [one] one Persian
   *[other] { $count } Persians
}
babel-cards-s = { $count ->
    [one] one Sumerian
   *[other] { $count } Sumerians
}
babel-list = { $rest } and { $last }

## The board

babel-turn-number = Turn { $turn }
babel-final = Final phase
babel-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
babel-quarry = Quarry
babel-temple = temple
babel-column = people
babel-reserve = Reserve
babel-starter = Starter
babel-starter-unbuilt = still to be built
babel-hand = Hand
babel-hand-size = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
babel-known = { $whose ->
    [own] known to your opponent:
   *[other] certainly:
}
babel-discard = Discard pile: { $cards }
babel-decks = People deck: { $people }   Temple deck: { $temples }
babel-known-top = On top of the temple deck, next card first: { $cards }
babel-legend = @ pawn   [AAA] run of three or more   (2) can be taken   * new

## What to do now

babel-status-quarry = Your turn. Your pawn is still at the quarry: travel to a site with a card of its people.
babel-status-starter = Your turn. Settle at least one card and build your starter before you end the turn.
babel-status-act = { $migrated ->
    [yes] Your turn. Travel, settle, build, use runs of three (you have already migrated); end the turn when you are done.
   *[no] Your turn. Travel, settle, build, migrate, use runs of three; end the turn when you are done.
}
babel-status-drop = { $owed ->
    [one] Your hand is halved: discard one card.
   *[other] Your hand is halved: discard { $owed } cards.
}
babel-status-waiting = { $phase ->
    [drop] { $owed ->
        [one] { $name } has to discard one card.
       *[other] { $name } has to discard { $owed } cards.
    }
   *[act] It is { $name }’s turn.
}
babel-status-over = { $ending ->
    [points] The game is over: won by points.
    [deck] The game is over: the temple deck is empty.
    [repetition] The game is over: the same position occurred too often.
    [turn_limit] The game is over: the last turn has been played.
   *[running] The game is over.
}

## What an action would do

babel-do-go = Travel to { $goal } with { $card }
babel-do-lay = { $run ->
    [0] Settle { $card } at { $site }
   *[other] Settle { $card } at { $site }: makes a run of { $run }
}
babel-do-build = { $from ->
    [first] Build your starter: level 1 at { $site }
    [own] Build level { $level } at { $site } from your reserve
   *[foe] Build level { $level } at { $site } from the opponent’s reserve
}
babel-do-move = Migrate { $cards }: { $origin } → { $goal }
babel-do-raze = Pay { $paid } (place { $place }): destroy the opponent’s temple here, level { $level }; { $cards } return to the temple deck
babel-do-steal = Pay { $paid } (place { $place }): steal the opponent’s level { $level } for your temple here
babel-do-drive = Pay { $paid } (place { $place }): drive { $counted } out of the opponent’s column here
babel-do-turn = Pay { $paid } (place { $place }): win over { $counted } from the opponent’s column here
babel-do-leap = { $from ->
    [own] Pay { $paid } (place { $place }): skip a level and build { $level } at { $site } from your reserve
   *[foe] Pay { $paid } (place { $place }): skip a level and build { $level } at { $site } from the opponent’s reserve
}
babel-do-halve = { $cards ->
    [one] Pay { $paid } (place { $place }): the opponent must discard one of { $hand } cards
   *[other] Pay { $paid } (place { $place }): the opponent must discard { $cards } of { $hand } cards
}
babel-do-drop = Discard { $card }
babel-do-end = { $over ->
    [yes] End your turn; the last of the temple deck goes to your reserve, and the game is over
   *[no] End your turn; two temple cards go to your reserve
}

## What happened

babel-go = { $you ->
    [yes] You travel
   *[no] { $name } travels
} to { $goal } with { $card }.
babel-lay = { $you ->
    [yes] You settle
   *[no] { $name } settles
} { $card } at { $site }.
babel-build = { $from ->
    [first] { $you ->
        [yes] You build your starter
       *[no] { $name } builds the starter
    } at { $site }.
    [own] { $you ->
        [yes] You build level { $level } at { $site } from your reserve.
       *[no] { $name } builds level { $level } at { $site } from their own reserve.
    }
   *[foe] { $you ->
        [yes] You build level { $level } at { $site } from the opponent’s reserve.
       *[no] { $name } builds level { $level } at { $site } { $rival ->
            [you] from your reserve.
           *[other] from the other player’s reserve.
        }
    }
}
babel-move = { $you ->
    [yes] Three of your people
   *[no] Three of { $name }’s people
} migrate from { $origin } to { $goal }.
babel-raze = { $you ->
    [yes] Your Assyrians destroy the opponent’s temple
   *[no] { $name }’s Assyrians destroy { $rival ->
        [you] your temple
       *[other] the other player’s temple
    }
} of level { $level } at { $site }.
babel-steal = { $you ->
    [yes] Your Hittites steal level { $level } from the opponent’s temple
   *[no] { $name }’s Hittites steal level { $level } from { $rival ->
        [you] your temple
       *[other] the other player’s temple
    }
} at { $site }.
babel-drive = { $you ->
    [yes] Your Medes drive { $counted } out of the opponent’s column
   *[no] { $name }’s Medes drive { $counted } out of { $rival ->
        [you] your column
       *[other] the other player’s column
    }
} at { $site }.
babel-turn = { $you ->
    [yes] Your Sumerians win over { $counted } from the opponent’s column
   *[no] { $name }’s Sumerians win over { $counted } from { $rival ->
        [you] your column
       *[other] the other player’s column
    }
} at { $site }.
babel-leap = { $from ->
    [own] { $you ->
        [yes] Your Persians skip a level: you build level { $level } at { $site } from your reserve.
       *[no] { $name }’s Persians skip a level: level { $level } at { $site } comes from their own reserve.
    }
   *[foe] { $you ->
        [yes] Your Persians skip a level: you build level { $level } at { $site } from the opponent’s reserve.
       *[no] { $name }’s Persians skip a level: level { $level } at { $site } comes { $rival ->
            [you] from your reserve.
           *[other] from the other player’s reserve.
        }
    }
}
babel-halve = { $you ->
    [yes] You halve the opponent’s hand: { $cards ->
        [one] one card has to be discarded.
       *[other] { $cards } cards have to be discarded.
    }
   *[no] { $rival ->
        [you] { $name } halves your hand: { $cards ->
            [one] you have to discard one card.
           *[other] you have to discard { $cards } cards.
        }
       *[other] { $name } halves the other player’s hand: { $cards ->
            [one] one card has to be discarded.
           *[other] { $cards } cards have to be discarded.
        }
    }
}
babel-drop = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { $card }.
babel-end = { $you ->
    [yes] You end your turn.
   *[no] { $name } ends the turn.
}
babel-temples-drawn = { $count ->
    [one] { $you ->
        [yes] You put the last temple card, a { $low }, on your reserve.
       *[no] { $name } puts the last temple card, a { $low }, on the reserve.
    }
   *[other] { $you ->
        [yes] You put the temple cards { $high } and { $low } on your reserve; the { $low } lies on top.
       *[no] { $name } puts the temple cards { $high } and { $low } on the reserve; the { $low } lies on top.
    }
}
babel-reshuffle = The discard pile is shuffled and becomes the people deck.
babel-you-drew = { $count ->
    [0] There is no card left for you to draw.
   *[other] You draw { $cards }.
}
babel-drew = { $count ->
    [0] There is no card left for { $name } to draw.
    [one] { $name } draws one card.
   *[other] { $name } draws { $count } cards.
}
babel-final-phase = The final phase starts: one player has 15 points, but the other has at least 10.
babel-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} { $ending ->
    [points] by points
    [deck] as the temple deck runs out
    [repetition] when the position repeats itself
   *[turn_limit] at the end of the last turn
}, { $first } to { $second }.
babel-draw = { $ending ->
    [deck] The temple deck is empty
    [repetition] The position repeats itself
   *[turn_limit] The last turn is over
}: a draw, { $first } to { $second }, with equal hand sizes.

## Why an action is refused

babel-why-game-over = the game is over.
babel-why-unknown-action = there is no such action.
babel-why-must-drop = { $owed ->
    [one] one card still has to be discarded first (drop:L).
   *[other] { $owed } cards still have to be discarded first (drop:L).
}
babel-why-nothing-owed = no card has to be discarded now; drop:L only answers a halving.
babel-why-not-in-hand = you do not hold { $card }.
babel-why-already-there = your pawn already stands at { $site }.
babel-why-at-quarry = your pawn is still at the quarry; travel to a site first (go:L).
babel-why-starter-first = you must build your starter before any other level (build:first).
babel-why-starter-built = your starter is already built.
babel-why-temple-stands = the starter needs a site without a temple of yours, and { $site } has level { $level }.
babel-why-no-people = the starter needs at least one of your people at { $site }.
babel-why-reserve-empty = that reserve is empty.
babel-why-wrong-level = the card on top is a { $card }, but { $site } needs a { $needed }.
babel-why-too-few-people = { $people ->
    [0] level { $card } needs { $card } people, and you have none at { $site }.
   *[other] level { $card } needs { $card } people, and you have only { $people } at { $site }.
}
babel-why-migrated = you have already migrated this turn.
babel-why-same-site = a migration needs two different sites, and both are { $site }.
babel-why-column-short = { $people ->
    [0] a migration takes three cards, and you have none at { $site }.
    [one] a migration takes three cards, and you have only one at { $site }.
   *[other] a migration takes three cards, and you have only { $people } at { $site }.
}
babel-why-no-run = no run of three or more begins at place { $place } of your column at { $site }.
babel-why-wrong-people = the run at place { $place } is made of { $people }, who have another power.
babel-why-no-temple = the opponent has no temple at { $site }.
babel-why-not-higher = the opponent’s level { $card } at { $site } is not above your level { $level }.
babel-why-not-present = the opponent has no such people at { $site }.
babel-why-column-empty = the opponent has nobody at { $site }.
babel-why-hand-small = { $cards ->
    [0] the opponent has no cards; halving needs at least two.
   *[other] the opponent has only one card; halving needs at least two.
}
babel-why-starter-duty = you must build your starter this turn, and after this you could not.
babel-why-starter-unbuilt = you must build your starter before the turn ends (build:first).

## Options and editions

babel-option-hands = cards dealt to the start player and to the other
babel-option-starter = { $value ->
    [first-turn] the starter must be built in the first turn
   *[free] the starter may be built at any time, but before any other level
}
babel-option-sumerians = { $value ->
    [all] the Sumerians win over every card of the people at the end of the column
   *[trailing] the Sumerians win over only the unbroken stretch at the end of the column
}
babel-option-sudden-death = { $value ->
    [true] in the final phase a player who drops below 10 points loses at once
   *[false] even in the final phase the winner needs 15 points
}
babel-option-start = { $value ->
    [1] the first seat starts
    [2] the second seat starts
   *[random] the start player is drawn by lot
}
babel-option-repetition = { $value ->
    [0] a position may repeat itself without end
   *[other] when the same position occurs { $value } times, the game ends and is scored
}
babel-option-turn-limit = { $value ->
    [0] there is no last turn
   *[other] after turn { $value } the game ends and is scored
}
babel-profile-tilsit = 5 cards each; the starter at any time; the winner always needs 15 points
babel-profile-kosmos = 5 cards each; the starter in the first turn; in the final phase a player who drops below 10 points loses at once
babel-profile-zman = 3 cards for the start player, 5 for the other; the starter in the first turn; in the final phase a player who drops below 10 points loses at once

## Help

babel-notation =
    Actions of Babel (L is A, H, M, P or S; N is the place of the first card of a run):
    go:L travel   lay:L settle   move:L>L migrate   drop:L discard   end
    build:first build:own build:foe build: starter, your reserve, the opponent’s
    raze@N Assyrians destroy   steal@N Hittites steal   drive@N:L Medes drive out
    turn@N Sumerians win over   leap@N:own leap@N:foe Persians skip a level
    halve@N any run halves the opponent’s hand
babel-rules =
    You draw three people cards. Then do as much as you like: travel to a site with a card of its people; settle any cards there; build the next level of your temple there from the top of either reserve, if you have as many people there as the level says (your starter comes first); once per turn migrate the last three cards of a column to another site.
    Three or more cards of one people in a row at your pawn’s site are a run. By discarding one of them, Assyrians destroy the opponent’s temple there, Hittites steal its top, Medes drive out every card of one people, Sumerians win over every card of the people at the end of the column, Persians skip a level; any run can instead halve the hand of the opponent, who chooses what to discard.
    At the end of your turn two temple cards go to your reserve, the lower one on top. A temple is worth its top level. You win with 15 points if the opponent has fewer than 10, or with 20. If the temple deck runs out, the higher score wins, then the larger hand.
    The full rules are in docs/rules/babel.md.
