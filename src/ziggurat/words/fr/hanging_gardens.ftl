# Les jardins suspendus : les mots que lit le joueur.

hanging-gardens-title = Les jardins suspendus
hanging-gardens-about = superposez des cartes en un jardin et réunissez des séries de tuiles. De deux à quatre joueurs, 45 minutes. Cartes et valeurs sont une reconstruction de notre main.
