### Le lezioni: guida, capitoli.

page-lesson = Lezione
page-lesson-done = Fatto
page-lesson-coach = Guida
page-lesson-progress = Capitolo { $chapter } di { $chapters }
page-lesson-title = { $game } in { $chapters } capitoli
page-lesson-minutes = Circa 4 minuti in tutto
page-lesson-chapters = { $chapters } capitoli, circa 4 minuti
page-lesson-of = { $chapter } di { $chapters }
page-lesson-part = parte { $part } di { $parts }
page-lesson-back = Indietro
page-lesson-show = Mostrami
page-lesson-skip = Avanti
page-lesson-again = Ripeti
page-lesson-next = Poi: { $title }
page-lesson-leave = Esci
page-lesson-finished = completato
page-lesson-other = Si può, ma qui serve altro.
