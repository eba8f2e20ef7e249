### Pictures of positions

picture-player = Giocatore { $number }
