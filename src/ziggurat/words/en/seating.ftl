# What the table says: why it refuses something, and what it writes into the log.

## Refusals: making a table and sitting down

table-refused-exists = This table already exists.
table-refused-no_table = There is no such table.
table-refused-unknown_game = There is no game called “{ $game }” here.
table-refused-bad_seats =
    { $seats ->
        [one] This game cannot be played by one player.
       *[other] This game cannot be played by { $seats } players.
    }
table-refused-bad_options = These options do not fit this game.
table-refused-bad_box = This box does not fit this game.
table-refused-bad_clock = These time settings are not playable. Please choose others.
table-refused-bad_flag = Please choose what happens when a player’s time is up.
table-refused-bad_account = You have to be signed in, at least as a guest.
table-refused-bad_name = Please choose a name of up to { $most } plain characters.
table-refused-bad_level = There is no bot of this level.
table-refused-bad_seed = The secret seed of the deal is not valid.
table-refused-bad_position = This position does not fit the table.
table-refused-not_host = Only the host of this table may do that.
table-refused-no_such_seat = This table has no such seat.
table-refused-seat_taken = Somebody is already sitting there.
table-refused-seats_taken =
    { $seats ->
        [one] There are players beyond the first seat. They would have to leave first.
       *[other] There are players beyond the first { $seats } seats. They would have to leave first.
    }
table-refused-seats_open =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
table-refused-no_seat_free = Every seat is taken.
table-refused-already_seated = You are already sitting at this table.
table-refused-not_seated = Nobody is sitting there.
table-refused-not_a_person = No player who is in the game sits there.
table-refused-not_a_bot = No bot is playing there.

## Refusals: the course of a game

table-refused-started = The game has already started.
table-refused-not_started = The game has not started yet.
table-refused-ended = The game is over.
table-refused-not_ended = The game is not over yet.
table-refused-closed = This table is closed.
table-refused-paused = The game is paused.
table-refused-not_paused = The game is not paused.

## Refusals: steps

table-refused-stale = The table has moved on in the meantime. Here is how it stands now.
table-refused-not_your_turn = It is not your turn.
table-refused-out_of_time = Your time is up.
table-refused-bad_notation = “{ $word }” is not an action of this game.
table-refused-illegal_action = The rules do not allow that now.
table-refused-already_staged = This move is already waiting for your confirmation.
table-refused-nothing_staged = There is nothing to confirm.
table-refused-nothing_to_undo = There is nothing to undo.
table-refused-preview_reveals = This cannot be previewed: it would reveal hidden information.
table-refused-no_such_step =
    { $steps ->
        [one] Only one action has been played so far.
       *[other] Only { $steps } actions have been played so far.
    }

## Refusals: what needs everybody's consent

table-refused-bad_topic = That cannot be asked.
table-refused-already_asked = That has already been asked.
table-refused-not_asked = Nobody is asking for that any more.
table-refused-already_agreed = You have already agreed.
table-refused-not_asker = Only the player who asked can withdraw the request.
table-refused-undo_alone = You can undo that yourself.
table-refused-bad_undo = The game cannot be taken back to that point.
table-refused-draw_with_bots = Bots never agree to a draw.
table-refused-hints_not_agreed = Against other people, hints need everybody’s consent.
table-refused-hints_allowed = Hints are already allowed in this game.
table-refused-first_move_made = The coach shows only your first move.
table-refused-rematch_made = The rematch has already been arranged.
table-refused-no_next_table = The table for the rematch is missing.

## The log

table-log-configured = The host has changed the settings of the table.
table-log-seated = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
table-log-bot_seated = The bot “{ $level }” sits down.
table-log-left = { $you ->
    [yes] You leave the table.
   *[no] { $name } leaves the table.
}
table-log-opened = { $you ->
    [yes] The host frees your seat.
   *[no] The host frees { $name }’s seat.
}
table-log-closed = The host closes the table.
table-log-started = The game starts.
table-log-undone = { $you ->
    [yes] You undo a move.
   *[no] { $name } undoes a move.
}
table-log-restarted = { $you ->
    [yes] You restart your turn.
   *[no] { $name } restarts the turn.
}
table-log-hinted = { $you ->
    [yes] You ask for a hint.
   *[no] { $name } asks for a hint.
}
table-log-hints_agreed = All agree: hints are allowed in this game.
table-log-asked = { $topic ->
    [hints] { $you ->
        [yes] You ask for hints in this game.
       *[no] { $name } asks for hints in this game.
    }
    [undo] { $you ->
        [yes] You ask to take back a move.
       *[no] { $name } asks to take back a move.
    }
    [draw] { $you ->
        [yes] You offer a draw.
       *[no] { $name } offers a draw.
    }
    [pause] { $you ->
        [yes] You ask for a pause.
       *[no] { $name } asks for a pause.
    }
   *[rematch] { $you ->
        [yes] You ask for a rematch.
       *[no] { $name } asks for a rematch.
    }
}
table-log-agreed = { $topic ->
    [hints] { $you ->
        [yes] You agree to hints.
       *[no] { $name } agrees to hints.
    }
    [undo] { $you ->
        [yes] You agree to the undo.
       *[no] { $name } agrees to the undo.
    }
    [draw] { $you ->
        [yes] You accept the draw.
       *[no] { $name } accepts the draw.
    }
    [pause] { $you ->
        [yes] You agree to the pause.
       *[no] { $name } agrees to the pause.
    }
   *[rematch] { $you ->
        [yes] You accept the rematch.
       *[no] { $name } accepts the rematch.
    }
}
table-log-declined = { $topic ->
    [hints] { $you ->
        [yes] You do not agree to hints.
       *[no] { $name } does not agree to hints.
    }
    [undo] { $you ->
        [yes] You do not agree to the undo.
       *[no] { $name } does not agree to the undo.
    }
    [draw] { $you ->
        [yes] You decline the draw.
       *[no] { $name } declines the draw.
    }
    [pause] { $you ->
        [yes] You decline the pause.
       *[no] { $name } declines the pause.
    }
   *[rematch] { $you ->
        [yes] You decline the rematch.
       *[no] { $name } declines the rematch.
    }
}
table-log-withdrawn = { $topic ->
    [hints] { $you ->
        [yes] You no longer ask for hints.
       *[no] { $name } no longer asks for hints.
    }
    [undo] { $you ->
        [yes] You no longer ask for the undo.
       *[no] { $name } no longer asks for the undo.
    }
    [draw] { $you ->
        [yes] You withdraw the draw offer.
       *[no] { $name } withdraws the draw offer.
    }
    [pause] { $you ->
        [yes] You no longer ask for a pause.
       *[no] { $name } no longer asks for a pause.
    }
   *[rematch] { $you ->
        [yes] You no longer ask for a rematch.
       *[no] { $name } no longer asks for a rematch.
    }
}
table-log-rewound = Everybody agrees: as { $you ->
    [yes] you
   *[no] { $name }
} asked, the game goes back to { $keep ->
    [0] its beginning.
   *[other] action { $keep }.
}
table-log-paused = { $you ->
    [yes] The game pauses, as you asked.
   *[no] The game pauses, as { $name } asked.
}
table-log-resumed = { $you ->
    [yes] You end the pause.
   *[no] { $name } ends the pause.
}
table-log-resigned = { $you ->
    [yes] You resign.
   *[no] { $name } resigns.
}
table-log-flagged = { $you ->
    [yes] You have run out of time.
   *[no] { $name } has run out of time.
}
table-log-replaced = { $whose ->
    [person] { $you ->
        [yes] The bot “{ $level }” plays for you from now on.
       *[no] The bot “{ $level }” plays for { $name } from now on.
    }
   *[bot] The bot “{ $level }” takes over.
}
table-log-excused = { $seconds ->
    [one] The server was unreachable; one second is given back.
   *[other] The server was unreachable; { $seconds } seconds are given back.
}
table-log-ended = { $reason ->
    [draw] The game ends in an agreed draw.
   *[other] The game is over. { $count ->
        [0] Nobody wins.
        [one] { $you ->
            [yes] You win.
           *[no] { $names } wins.
        }
       *[other] { $you ->
            [yes] You share the victory with { $others }.
           *[no] { $names } share the victory.
        }
    }
}
table-log-rematched = The rematch is arranged.
