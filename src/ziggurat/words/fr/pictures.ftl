### Pictures of positions

picture-player = Joueur { $number }
