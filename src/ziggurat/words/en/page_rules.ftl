# The pages of rules: search, contents, figures, links to rules.

page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-game = Game
page-rules-print = Print
page-rules-link = Link to “{ $title }”
page-rules-none = No rule has these words.
page-rules-right = right
page-rules-wrong = not allowed
page-rules-less = for comparison
page-rules-new = new
page-rules-see = The rule: { $title }
page-rules-pad = Score pad
page-rules-editor = Position editor
page-rules-try = Try it on the board
page-rules-try-pill = Try it
page-rules-try-about = Nothing is stored here: try moves and undo them.
page-rules-try-back = Back to the rules
page-rules-try-again = Start again
