### The bots: their names and what they can do.

bot-random = random
bot-random-about = any legal action
bot-greedy = greedy
bot-greedy-about = takes what counts now
bot-apprentice = apprentice
bot-apprentice-about = plays with a little sense and overlooks much
bot-mason = mason
bot-mason-about = plays good turns for the moment
bot-architect = architect
bot-architect-about = thinks ahead, about a second a turn
bot-king = king
bot-king-about = the strongest: thinks ahead, about five seconds a turn
