### Les bots : leurs noms et ce qu’ils savent faire.

bot-random = hasard
bot-random-about = n’importe quelle action permise
bot-greedy = avide
bot-greedy-about = prend ce qui compte tout de suite
bot-apprentice = apprenti
bot-apprentice-about = joue avec un peu de bon sens, mais beaucoup lui échappe
bot-mason = maçon
bot-mason-about = joue de bons tours pour l’instant présent
bot-architect = architecte
bot-architect-about = pense à l’avance, environ une seconde par tour
bot-king = roi
bot-king-about = le plus fort : pense à l’avance, environ cinq secondes par tour
