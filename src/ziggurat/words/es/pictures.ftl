### Pictures of positions

picture-player = Jugador { $number }
