# The page: what stands around the board.

page-confirm = OK
