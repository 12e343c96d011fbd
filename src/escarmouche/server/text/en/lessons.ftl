## The page of lessons

ui-learn-first = The first game
ui-learn-begin = Begin the first game
ui-learn-begin-one = Begin: { $lesson }
ui-learn-start = Begin
ui-learn-again = Once more
ui-learn-go-on = Go on with: { $lesson }
ui-learn-done = done
ui-learn-undone = still to do
ui-learn-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
ui-learn-level = difficulty { $level } of { $of }
ui-learn-count = { $done } of { $of }
ui-learn-lessons = Lessons
ui-learn-lessons-help = One idea each, from easy to expert. Take them in any order.
ui-learn-quizzes = Quizzes
ui-learn-quizzes-help = A position and a question. The rules themselves say who is right.
ui-learn-learnt = What you have learnt
ui-learn-nothing = Nothing yet. The first game shows the essentials in ten minutes.
ui-learn-none = There are no lessons for this game. A small first game against a bot teaches it, too.
ui-learn-real-help = A small real game against a bot, set up for you. You can take moves back.

## The guide at the table

ui-guide = Guide
ui-guide-count = { $cue }/{ $of }
ui-guide-arranged = In a lesson the cards and dice are arranged. In a real game they are not, and you can check it.
ui-guide-goal = Goal: { $goal }
ui-guide-next = Next
ui-guide-hint = Hint
ui-guide-hint-what = What should I do?
ui-guide-hint-answer = Show me
ui-guide-do-it = Do it for me
ui-guide-back = Back to…
ui-guide-sentence = Step { $cue }
ui-guide-skip = Skip to the free part
ui-guide-look-again = Take back and look again
ui-guide-lit = Lit: { $names }
ui-guide-or = {" or "}

## Quizzes

ui-quiz-choices = Choices
ui-quiz-right = Right.
ui-quiz-wrong = Not quite.
ui-quiz-is-right = (this is right)
ui-quiz-next = Go on

## The end of a lesson

ui-lesson-won = Well done, you win!
ui-lesson-drawn = A draw
ui-lesson-lost = Not this time
ui-lesson-quiz-done = Done!
ui-lesson-drawn-help = Close. Take back the last decision and try another way, or play it once more.
ui-lesson-lost-help = It can be won. Take back the last decision and try another way, or play it once more.
ui-lesson-learnt = What you have learnt:
ui-lesson-next = Next lesson
ui-lesson-again = Once more
ui-lesson-real = Play a real game
ui-lesson-all = All lessons
