# The Hanging Gardens: the words a player reads.

hanging-gardens-title = The Hanging Gardens
hanging-gardens-about = overlap cards into a garden, collect sets of tiles. Two to four players, 45 minutes. Cards and values are our reconstruction.
