### The bots: their names and what they can do.

bot-random = Random
bot-random-about = Plays a random legal move. Good for a first look around.
bot-greedy = Greedy
bot-greedy-about = Takes the most points right now and never looks further.
bot-apprentice = Apprentice
bot-apprentice-about = Has some sense but overlooks a lot. A friendly first opponent.
bot-mason = Mason
bot-mason-about = Compares many whole turns and plays the best one at once.
bot-architect = Architect
bot-architect-about = Thinks ahead: plays out its best turns in its head, about a second per turn.
bot-king = King
bot-king-about = Our strongest. Thinks ahead like the Architect, but wider and deeper: about five seconds per turn.
