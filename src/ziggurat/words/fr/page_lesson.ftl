### Les leçons : guide, chapitres.

page-lesson = Leçon
page-lesson-done = Réussi
page-lesson-coach = Guide
page-lesson-progress = Chapitre { $chapter } sur { $chapters }
page-lesson-title = { $game } en { $chapters } chapitres
page-lesson-minutes = Environ 4 minutes en tout
page-lesson-chapters = { $chapters } chapitres, environ 4 minutes
page-lesson-of = { $chapter } sur { $chapters }
page-lesson-part = partie { $part } sur { $parts }
page-lesson-back = Retour
page-lesson-show = Montrez-moi
page-lesson-skip = Passer
page-lesson-again = Refaire
page-lesson-next = Ensuite : { $title }
page-lesson-leave = Quitter
page-lesson-finished = terminé
page-lesson-other = C’est permis, mais il faut autre chose ici.
