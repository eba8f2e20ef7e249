### The bots: their names and what they can do.

bot-random = Random
bot-random-about = Plays any legal step, without a thought. Good for looking around.
bot-greedy = Greedy
bot-greedy-about = Takes what counts at this moment, and never looks further.
bot-apprentice = Apprentice
bot-apprentice-about = Plays with a little sense and overlooks much. A friendly first opponent.
bot-mason = Mason
bot-mason-about = Weighs many whole turns and plays the best one for the moment, at once.
bot-architect = Architect
bot-architect-about = Thinks ahead: plays its best turns on in its head, about a second a turn.
bot-king = King
bot-king-about = Our strongest. Thinks ahead like the architect, but wider and longer: about five seconds a turn.
