### Les bots : leurs noms et ce qu’ils savent faire.

bot-random = Hasard
bot-random-about = Fait n’importe quel pas permis, sans réfléchir. Bien pour découvrir les lieux.
bot-greedy = Avide
bot-greedy-about = Prend ce qui compte à cet instant et ne regarde pas plus loin.
bot-apprentice = Apprenti
bot-apprentice-about = Joue avec un peu de bon sens, mais beaucoup lui échappe. Un premier adversaire aimable.
bot-mason = Maçon
bot-mason-about = Pèse de nombreux tours entiers et joue aussitôt le meilleur pour l’instant.
bot-architect = Architecte
bot-architect-about = Voit plus loin : il poursuit de tête ses meilleurs tours, environ une seconde par tour.
bot-king = Roi
bot-king-about = Le plus fort de tous. Il voit loin comme l’architecte, mais plus large et plus longtemps : environ cinq secondes par tour.
