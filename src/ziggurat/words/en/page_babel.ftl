### Babel on the page: status, choices, names of the pieces.

## What to do now; parts between asterisks are bold

page-babel-status-quarry = Your pawn waits at the quarry. Tap a *site* to travel there with a card of its people.
page-babel-status-settle = Now settle at least *one card* here; then your starter can be built.
page-babel-status-starter = Build your *starter*: tap the marked level of the temple.
page-babel-status-build = Level *{ $level }* at { $site } is ready. *Build* it, or continue.
page-babel-status-act = { $can ->
    [all] Tap a *card* to travel or to settle, use your *run*, or end your turn.
    [cards] Tap a *card* to travel or to settle, or *end your turn*.
    [run] Your hand is empty. Use your *run*, or end your turn.
    [migrate] Your hand is empty. *Migrate* three cards, or end your turn.
   *[none] Your hand is empty. *End your turn.*
}
page-babel-status-card = { $can ->
    [both] Tap *your pawn’s site* to settle { $card } there, or { $goal } to travel.
    [settle] Tap *your pawn’s site* to settle { $card } there.
    [travel] Tap *{ $goal }* to travel there with { $card }.
   *[none] There is nothing you can do with { $card } now.
}
page-babel-status-origin = Which *three cards* should migrate? Tap one of the marked columns.
page-babel-status-column = Tap the *site* these three cards should migrate to.
page-babel-status-readied = *{ $what }.* { $detail }
page-babel-status-staged = *{ $what }.* { $detail } Confirm, or undo.
page-babel-status-drop = { $owed ->
    [one] Your hand is halved: discard *one card*.
   *[other] Your hand is halved: discard *{ $owed } cards*. { $chosen } of { $owed } chosen.
}
page-babel-status-ended = The game ended early.

## Steps of the turn

page-babel-step-go = Travel: { $people }
page-babel-step-lay = Settle: { $people }
page-babel-step-drop = Discard: { $people }
page-babel-step-build = { $from ->
    [first] Build the starter
   *[other] { $whose ->
        [you] Build: your reserve
        [foe] Build: other reserve
       *[own] Build: their reserve
    }
}
page-babel-step-move = Migrate 3: { $origin } → { $goal }
page-babel-step-raze = Destroy
page-babel-step-steal = Steal
page-babel-step-drive = Drive out: { $people }
page-babel-step-turn = Win over
page-babel-step-leap = Skip a level
page-babel-step-halve = Halve
page-babel-step-end = End turn
page-babel-migrate = Migrate

## The confirm button

page-babel-confirm = { $action ->
    [end] End turn
    [raze] Destroy
    [steal] Steal
    [drive] Drive out
    [turn] Win over
    [leap] Skip a level
    [halve] Halve
    [drop] Discard
    [build] Build
   *[other] Confirm
}
page-babel-confirm-win = { page-babel-confirm } and win

## Choices: what they are, what they cost and bring

page-babel-choices = Here you can
page-babel-choices-picked = You can now
page-babel-choice-go = Travel to { $goal }
page-babel-choice-lay = Settle { $card } here
page-babel-choice-drop = Discard { $card }
page-babel-choice-build = { $from ->
    [first] Build your starter
   *[other] Build level { $level }
}
page-babel-choice-move = To { $goal }
page-babel-choice-migrate = Migrate three cards
page-babel-choice-raze = Destroy { $name }’s temple
page-babel-choice-steal = Steal level { $level }
page-babel-choice-drive = Drive out { $counted }
page-babel-choice-turn = Win over { $counted }
page-babel-choice-leap = Skip to level { $level }
page-babel-choice-halve = Halve { $name }’s hand
page-babel-choice-end = End your turn
page-babel-detail-go = Costs { $card }.
page-babel-detail-lay = { $run ->
    [0] At { $site }.
   *[other] Makes a run of { $run }.
}
page-babel-detail-drop = It goes to the discard pile.
page-babel-detail-build = { $from ->
    [first] Level 1 at { $site }.
    [own] From your reserve.
   *[foe] From { $name }’s reserve.
}
page-babel-detail-move = Cards: { $cards }.
page-babel-detail-migrate = Once per turn, from one site to another.
page-babel-detail-raze = Costs { $cost }{ $twin ->
    [yes] { " " }(run from place { $place })
   *[no] { "" }
}.
page-babel-detail-steal = Costs { $cost }{ $twin ->
    [yes] { " " }(run from place { $place })
   *[no] { "" }
}.
page-babel-detail-drive = Costs { $cost }.
page-babel-detail-turn = Costs { $cost }{ $twin ->
    [yes] { " " }(run from place { $place })
   *[no] { "" }
}.
page-babel-detail-leap = { $from ->
    [own] Costs { $cost }. From your reserve.
   *[foe] Costs { $cost }. From { $name }’s reserve.
}
page-babel-detail-halve = { $cards ->
    [one] Costs { $cost }. One of { $hand } cards is discarded.
   *[other] Costs { $cost }. { $cards } of { $hand } cards are discarded.
}
page-babel-detail-end = { $over ->
    [yes] The temple deck runs out: the game ends.
   *[no] Two temple cards go to your reserve.
}

## On the board

page-babel-board = Babel: the board
page-babel-you = You
page-babel-to = to
page-babel-last-move = last move
page-babel-hand-size = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-babel-hand-short = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
page-babel-in-hand = in hand
page-babel-known = { $count ->
    [one] one known
   *[other] { $count } known
}
page-babel-starter = Starter, level 1: the first card to be built
page-babel-hand-empty = Your hand is empty.
page-babel-piles = People deck { $people }, discard { $discard }, temple deck { $temples }
page-babel-discard = Discard pile
page-babel-known-top = On top of the temple deck, next card first: { $cards }
page-babel-keys = Digits pick a card of the hand; then digits 1 to 5 choose a site. B builds, M migrates.
page-babel-hand-card = { $card }, card { $place } of { $count }

## Names of the pieces for screen readers

page-babel-strip = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
} in hand
page-babel-site = { $site }
page-babel-pawn-here = { $you ->
    [yes] Your pawn stands here
   *[no] { $name }’s pawn stands here
}
page-babel-column = { $count ->
    [0] { $you ->
        [yes] None of your people at { $site }
       *[no] None of { $name }’s people at { $site }
    }
   *[other] { $you ->
        [yes] Your people at { $site }: { $cards }
       *[no] { $name }’s people at { $site }: { $cards }
    }
}
page-babel-run = Run of { $count }: { $people }
page-babel-temple = { $level ->
    [0] { $you ->
        [yes] No temple of yours at { $site }
       *[no] No temple of { $name }’s at { $site }
    }
   *[other] { $you ->
        [yes] Your temple at { $site }: level { $level }, cards { $cards }
       *[no] { $name }’s temple at { $site }: level { $level }, cards { $cards }
    }
}
page-babel-reserve = { $count ->
    [0] { $you ->
        [yes] Your reserve is empty
       *[no] { $name }’s reserve is empty
    }
    [one] { $you ->
        [yes] Your reserve: { $top } on top
       *[no] { $name }’s reserve: { $top } on top
    }
   *[other] { $you ->
        [yes] Your reserve: { $top } on top; below it { $below }
       *[no] { $name }’s reserve: { $top } on top; below it { $below }
    }
}

## Why something is not possible

page-babel-why-must-drop = { $owed ->
    [one] one card still has to be discarded first.
   *[other] { $owed } cards still have to be discarded first.
}
page-babel-why-nothing-owed = cards are discarded only when a hand has been halved.
page-babel-why-at-quarry = your pawn is still at the quarry; travel to a site first.
page-babel-why-starter-first = you must build your starter before any other level.
page-babel-why-starter-unbuilt = you must build your starter before the turn ends.
page-babel-why-build-here = you build only where your pawn stands, and it is not at { $site }.
page-babel-why-wrong-site = { $card } takes you only to { $goal }, and you settle only where your pawn stands.
page-babel-why-travel-first = { $card } takes you only to { $goal }; your pawn is still at the quarry.
page-babel-why-foe-side = to act on your opponent’s side you need a usable run of three at your pawn’s site.
page-babel-why-foe-starter = your opponent builds this starter; yours is next to your reserve.

## The score sheet

page-babel-sheet-formula = Highest level of the temple

## The result

page-babel-reason = level { $more } against { $less }
page-babel-ended = { $how ->
    [goal] { $goal } points win if the other player has fewer than { $limit }.
    [sure] { $sure } points win against any score.
    [sudden] In the final phase, fewer than { $limit } points lose.
    [deck] The temple deck ran out.
    [repetition] The position was repeated.
   *[turn_limit] The last turn was played.
}
page-babel-ended-by = { $by ->
    [points] The higher score wins.
    [hands] Equal points: the larger hand wins, { $more } cards to { $less }.
   *[draw] Points and hands are equal.
}
page-babel-destroyed = { $you ->
    [yes] { $temples ->
        [one] a temple
       *[other] { $temples } temples
    }
   *[no] { $temples ->
        [one] a temple of yours
       *[other] { $temples } temples of yours
    }
} worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-babel-stolen = { $count ->
    [one] level { $levels }
   *[other] levels { $levels }
}
page-babel-attacks = { $you ->
    [yes] { $how ->
        [destroyed] You destroyed { $destroyed }.
        [stole] You stole { $stolen }.
       *[both] You destroyed { $destroyed } and stole { $stolen }.
    }
   *[no] { $how ->
        [destroyed] { $name } destroyed { $destroyed }.
        [stole] { $name } stole { $stolen } from you.
       *[both] { $name } destroyed { $destroyed } and stole { $stolen } from you.
    }
}
