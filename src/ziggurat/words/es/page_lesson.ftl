### Las lecciones: guía, capítulos.

page-lesson = Lección
page-lesson-done = Hecho
page-lesson-coach = Guía
page-lesson-progress = Capítulo { $chapter } de { $chapters }
page-lesson-title = { $game } en { $chapters } capítulos
page-lesson-minutes = Unos 4 minutos en total
page-lesson-chapters = { $chapters } capítulos, unos 4 minutos
page-lesson-of = { $chapter } de { $chapters }
page-lesson-part = parte { $part } de { $parts }
page-lesson-back = Atrás
page-lesson-show = Enséñame
page-lesson-skip = Omitir
page-lesson-again = Repetir
page-lesson-next = Sigue: { $title }
page-lesson-leave = Salir
page-lesson-finished = completado
page-lesson-other = Se puede, pero aquí hace falta otra cosa.
