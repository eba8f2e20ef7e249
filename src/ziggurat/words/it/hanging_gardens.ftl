# I giardini pensili: le parole che legge chi gioca.

hanging-gardens-title = I giardini pensili
hanging-gardens-about = sovrapponi carte in un giardino, raccogli serie di tessere. Da due a quattro giocatori, 45 minuti. Carte e valori sono una nostra ricostruzione.
