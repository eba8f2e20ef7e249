### After a game: the next opponent.

page-next-up = Two wins in a row! Your next opponent is stronger: { $level }.
page-next-won = Win once more, and a stronger bot is next: { $harder }.
page-next-top = You beat our strongest bot. Play it again, or invite a friend.
page-next-close = You were not far off. Try again: two wins in a row lead to a stronger bot.
page-next-lost = That bot was better this time. Look back to see where points were lost.
page-next-down = Your next opponent is easier: { $level }. The lesson takes four minutes.
page-next-bottom = The first games are the hardest. The lesson takes four minutes, and it helps.
page-next-play = Play the { $level }
page-next-lesson = Lesson
