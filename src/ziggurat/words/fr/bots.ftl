### Les bots : leurs noms et ce qu’ils savent faire.

bot-random = Aléatoire
bot-random-about = Joue un coup permis au hasard. Bien pour découvrir le jeu.
bot-greedy = Avide
bot-greedy-about = Prend tout de suite le plus de points possible et ne regarde pas plus loin.
bot-apprentice = Apprenti
bot-apprentice-about = Joue avec un peu de bon sens, mais beaucoup lui échappe. Un premier adversaire aimable.
bot-mason = Maçon
bot-mason-about = Compare de nombreux tours entiers et joue aussitôt le meilleur du moment.
bot-architect = Architecte
bot-architect-about = Voit plus loin : il prolonge mentalement ses meilleurs tours, environ une seconde par tour.
bot-king = Roi
bot-king-about = Le plus fort de nos bots. Il voit loin comme l’Architecte, mais plus large et plus longtemps : environ cinq secondes par tour.
