### Pictures of positions

picture-player = Player { $number }
