# What a guide says in the lessons of every game.

lesson-astray = That is another way. Go on, or take it back and look again.
lesson-astray-decisive = This can cost you the lesson. Take it back and look again, or go on and see.
lesson-own-way = You are on your own way now. Play as you like, or go back to an earlier sentence.
lesson-hint-lost = You are on your own way. Any answer is allowed. Go back to an earlier sentence if you like.
lesson-passed = Well done, you have reached the goal.
lesson-failed = Not this time. Go back to an earlier sentence and try another way.
lesson-arranged = Cards and dice are arranged in this lesson.

# What can be wrong with the file of a lesson.

file-lesson = a lesson is a mapping of words: lesson, given, when
file-lesson-known = there is already a lesson “{ $lesson }”: choose another id
file-lesson-game = which game is it for? Write “game: moonstone”, or the name of another ({ $games })
file-lesson-word = “{ $word }” is not a name: write small letters, digits and hyphens, such as “last-turn”
file-lesson-step = a step is a mapping: an answer by its seat, and what the guide says of it
file-lesson-kind = “{ $word }” takes { $kind ->
    [list] a list
    [dict] a mapping
    [bool] true or false
   *[other] { $kind }
  }
file-lesson-mode = a step without an answer of the learner cannot be “{ $mode }”
file-lesson-lit = “{ $lit }” lights nothing: write a kind and a name, such as “piece billy”, or “place 16 18.5”
file-lesson-twice = the sentence “{ $word }” stands here a second time: give it another name
file-lesson-aside = an aside needs a cue, the question it belongs to (asked) and an answer
file-lesson-empty = there is nothing to do in this lesson: it needs steps (when) or questions (quiz)
file-lesson-dealt = the line needs “{ $wanted }” of { $deal }, which cannot be dealt
file-lesson-nobody = seat { $seat } is asked nothing here; open questions: { $waiting }
file-lesson-asked = the question here is “{ $asked }”, not “{ $wanted }”
file-lesson-refused = this is no answer to “{ $ask }”: { $reason }
file-lesson-until = the question “{ $wanted }” never comes
file-lesson-unsaid = the text “{ $key }” is missing ({ $language })
file-lesson-long = the text “{ $key }” has { $count } words; a sentence of the guide has { $most } at most
file-lesson-quiz-wrong = by the rules, the choice “{ $choice }”, which is called right, is wrong
file-lesson-quiz-right = by the rules, the choice “{ $choice }”, which is called wrong, is right
file-lesson-unpassed = a learner who follows the guide does not reach the goal: { $result ->
    [failed] the lesson says that it is missed
   *[other] the lesson does not end
  }
file-lesson-harmless = “{ $case }” is called a trap, but a learner who walks into it is not told that the goal is missed
