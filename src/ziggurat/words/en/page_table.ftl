# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Log, chat, score and rules
page-table-rules = Rules
page-table-players = Players
page-table-show-garden = { $you ->
    [yes] Show your garden
   *[no] Show { $name }’s garden
}
page-table-here = { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
page-table-away = { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }
page-table-watching-count = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
page-table-clock = { $you ->
    [yes] Your time
   *[no] { $name }’s time
}
page-table-hours = { $hours } h
page-tab-log = Log
page-tab-chat = Chat
page-tab-score = Score
page-tab-rules = Rules

## The turn

page-table-steps = Moves of your turn
page-table-step-back = Undo back to here: { $step }
page-table-not-yet = Not yet
page-table-nothing-ready = Choose a move on the board first.
page-table-not-your-turn = It is not your turn.
page-table-in-past = You are looking at an earlier moment. Return to the present first.
page-table-nothing-back = Nothing to undo
page-table-over = Game over
page-table-paused = Paused
page-table-watching = You are watching: you see only public information.
page-sheet = Panel size: { $size }
page-sheet-low = Buttons only, most room for the board
page-sheet-middle = Hand and buttons
page-sheet-high = Everything, with the score

## The log

page-table-log = Log of the game
page-table-opening = Before the game
page-table-turn = Turn { $turn }
page-table-now = { $heading }, now
page-table-show-moment = Show this moment
page-table-replay-turn = Replay { $name }’s turn
page-table-before = This is how it was before.
page-table-past = You are looking back: after action { $step } of { $steps }.
page-table-earlier = Earlier
page-table-later = Later
page-table-present = Back to the present

## Chat

page-table-chat = Player chat
page-chat-muted = Chat is muted: you can neither read nor write messages.
page-chat-mute = Mute the chat
page-chat-empty = No messages yet. Why not say hello?
page-chat-alone = Only bots sit here. They play, but they do not talk.
page-chat-write = Write something
page-chat-send = Send

## The score

page-score-sheet = Score sheet
page-score-total = Total

## Questions to everybody

page-ask-undo = Ask to take back a move
page-ask-draw = Offer a draw
page-ask-hints = Ask for hints in this game
page-ask-pause = Ask for a pause
page-asked = { $topic ->
        [hints] You have asked for hints in this game
        [undo] You have asked to take back a move
        [draw] You have offered a draw
        [pause] You have asked for a pause
       *[rematch] You have asked for a rematch
    }
page-offer = { $topic ->
        [hints] { $name } would like hints to be allowed, for everybody.
        [undo] { $name } asks to take back a move.
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
       *[rematch] { $name } would like a rematch.
    }
page-offer-waiting = { $topic ->
        [hints] You have asked for hints. Waiting for the others.
        [undo] You have asked to take back a move. Waiting for the others.
        [draw] You have offered a draw. Waiting for the others.
        [pause] You have asked for a pause. Waiting for the others.
       *[rematch] You have asked for a rematch. Waiting for the others.
    }
page-offer-yes = Agree
page-offer-no = Decline
page-offer-withdraw = Withdraw
page-table-pause-on = The game is paused; the clocks are stopped.
page-table-resume = Resume
page-resign-menu = Resign…
page-resign-title = Resign the game?
page-resign-text = You will lose this game. This cannot be undone.
page-resign = Resign
page-stay = Keep playing
page-share = Copy the link to this table
page-leave = Leave the table
page-leave-hint = Your seat stays yours. You can come back at any time.

## The keys

page-help-keys = Keyboard shortcuts
page-key-arrows = move around the board
page-key-act-keys = Enter Space
page-key-act = choose the highlighted item
page-key-confirm = press the gold button
page-key-undo = undo a move
page-key-restart = restart the turn
page-key-escape-keys = Esc
page-key-escape = put the piece down, or return to the present
page-key-rotate = rotate a card or tile
page-key-show = show all possible moves
page-key-hints = explain the pieces one by one; with Shift, the one before
page-key-rule = open the rule that explains the piece
page-key-log = open the log
page-key-help = show this help

## The replay of a finished game

page-replay = Replay of the game
page-replay-at = After action { $step } of { $steps }
page-replay-slider = Moment of the game
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = To the end
page-replay-speed = Speed
page-replay-speed-half = Half speed
page-replay-speed-whole = Normal
page-replay-speed-double = Double speed
page-replay-speed-fourfold = Quadruple speed
page-replay-view-as = View as
page-replay-view-as-own = My view
page-replay-view-as-spectator = Spectator
page-replay-view-as-of = { $name }
page-replay-on = Continue from here against bots
page-advice = What would a strong player do?
page-advice-thinking = Thinking for about a second…
page-advice-none = There was nothing to decide here.
page-advice-played = What was played:
page-advice-worth = rating { $win } of 100, about { $points } points
page-advice-hint = Analysed at Architect level, using only what that player could know at the time. A longer search might find something better.
page-key-replay-keys = ← → Space
page-key-replay = replay of a finished game: back, forward, play
