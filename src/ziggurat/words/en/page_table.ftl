# The table on the page: status, log, chat, questions, waiting and the end.

## The bar and the rail

page-table-list = Log, chat, score and rules
page-table-rules = Rules
page-table-players = Players
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

page-table-steps = Steps of your turn
page-table-step-back = Back to before this step { $step }
page-table-not-yet = Not yet
page-table-nothing-ready = Choose a step on the board first.
page-table-not-your-turn = It is not your turn.
page-table-in-past = You are looking at an earlier moment. Come back to the present first.
page-table-nothing-back = There is nothing to take back
page-table-over = Game over
page-table-paused = Pause
page-table-watching = You are watching. You see only what everybody may see.
page-sheet = Size of the sheet: { $size }
page-sheet-low = Only the buttons; all room for the board
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
page-table-present = Back to now

## Chat

page-table-chat = What the players say
page-chat-muted = The chat is muted: you neither see nor write anything.
page-chat-mute = Mute the chat
page-chat-empty = Nobody has said anything yet. A greeting is a good beginning.
page-chat-alone = Only bots sit here. They play, but they do not talk.
page-chat-write = Write something
page-chat-send = Send

## The score

page-score-sheet = Score sheet
page-score-total = Total

## Questions to everybody

page-ask-undo = Ask to take back a move
page-ask-draw = Offer a draw
page-ask-pause = Ask for a pause
page-asked = { $topic ->
        [undo] You have asked to take back a move
        [draw] You have offered a draw
        [pause] You have asked for a pause
       *[rematch] You have asked for a rematch
    }
page-offer = { $topic ->
        [undo] { $name } asks to take back a move.
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
       *[rematch] { $name } would like a rematch.
    }
page-offer-waiting = { $topic ->
        [undo] You have asked to take back a move. Waiting for the others.
        [draw] You have offered a draw. Waiting for the others.
        [pause] You have asked for a pause. Waiting for the others.
       *[rematch] You have asked for a rematch. Waiting for the others.
    }
page-offer-yes = Agree
page-offer-no = Decline
page-offer-withdraw = Take it back
page-table-pause-on = The game pauses; the clocks stand still.
page-table-resume = Go on
page-resign-menu = Resign…
page-resign-title = Resign the game?
page-resign-text = The game counts as lost for you. This cannot be taken back.
page-resign = Resign
page-stay = Play on
page-share = Copy the link to this table
page-leave = Leave the table
page-leave-hint = Your seat stays yours. You can come back at any time.

## The keys

page-help-keys = Keys
page-key-arrows = move over the board
page-key-act-keys = Enter Space
page-key-act = choose what is in focus
page-key-confirm = press the gold button
page-key-undo = undo a step
page-key-restart = start the turn again
page-key-escape-keys = Esc
page-key-escape = put down, or come back to the present
page-key-rotate = turn a card or tile
page-key-show = show everything that is possible
page-key-log = open the log
page-key-help = this page

## The film of a finished game

page-replay = Replay of the game
page-replay-at = After action { $step } of { $steps }
page-replay-slider = Moment of the game
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-speed-half = Half speed
page-replay-speed-whole = Normal
page-replay-speed-double = Twice as fast
page-replay-speed-fourfold = Four times
page-replay-view-as = Through whose eyes
page-replay-view-as-own = My view
page-replay-view-as-spectator = As a spectator
page-replay-view-as-of = { $name }’s view
page-replay-on = Play on from here against bots
page-advice = What would a strong player do?
page-advice-invite = Look back at the game and ask at any moment of it: a strong player answers within seconds.
page-advice-look = Look back
page-advice-thinking = Thinking for about a second…
page-advice-none = There was nothing to decide here.
page-advice-played = What was played:
page-advice-worth = { $win } % to win, about { $points } points
page-advice-hint = Thought about like the architect does, with what could be known in that seat at that moment. A longer thought may find something else.
page-key-replay-keys = ← → Space
page-key-replay = replay of a finished game: back, on, play
