# Playing at a table: the row of buttons, the log, motion, sound and the end of a game.

## The buttons

page-undo-short = Undo
page-restart-short = Restart
page-leave-points = End turn without +{ $points }
page-leave-win = End turn without winning
page-score-to = would become

## The log

page-log-newest = Newest

## Babel's sites

page-babel-power = { $people ->
    [A] Destroy
    [H] Steal
    [M] Drive out
    [P] Skip a level
   *[S] Win over
}
page-babel-power-of-three = 3 = { page-babel-power }
page-babel-wins = You win
page-babel-offer = { $run }: discard one

## The other players' turns

page-watch-step = { $step } of { $steps }: { $text }
page-watch-begin = { $you ->
    [yes] You play.
   *[no] { $name } plays.
}

## The end of a game

page-end-look-back = Look back
page-end-picture = Share picture
page-end-picture-saved = The picture is saved
page-end-picture-failed = The picture could not be made
page-end-count = Count again
