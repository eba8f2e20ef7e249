### Pictures of positions

picture-round = Round { $number } of { $of }
picture-won = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
picture-pawn-waits = pawn at the quarry

## ziggurat picture

command-picture = draw a position of a recorded game
picture-help-record = the record of a game
picture-help-move = the number of actions played before the moment shown; the end without it
picture-help-seat = the seat whose view is shown, counted from 0; the public’s without it
picture-help-output = the file to write, .svg or .png; - writes SVG to standard output
picture-help-theme = light or dark
picture-help-language = the language of the texts
picture-help-animate = draw the whole game, one position after the other (SVG only)
picture-help-seconds = seconds per position of --animate
picture-file = a file ending in .svg or .png is needed, not { $file }
picture-animated-file = an animation is written as SVG, not as { $file }
picture-move-range = { $move } is not a number from 0 to { $most }, the actions of this game
picture-seat-range = { $seat } is not a seat from 0 to { $most }
picture-seconds-range = --seconds must be from 0.1 to 60
