### The lessons: coach, chapters.

page-lesson = Lesson
page-lesson-done = Done
page-lesson-coach = Coach
page-lesson-progress = Chapter { $chapter } of { $chapters }
page-lesson-title = { $game } in { $chapters } chapters
page-lesson-minutes = About 4 minutes in all
page-lesson-chapters = { $chapters } chapters, about 4 minutes
page-lesson-of = { $chapter } of { $chapters }
page-lesson-part = part { $part } of { $parts }
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-skip = Skip
page-lesson-again = Again
page-lesson-next = Next: { $title }
page-lesson-leave = Leave
page-lesson-finished = finished
page-lesson-other = Allowed, but this step asks for something else.
