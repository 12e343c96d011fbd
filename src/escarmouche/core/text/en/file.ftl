## What is wrong in a file that somebody wrote

file-too-large = this is too large, or contains itself
file-key = a key must be a word
file-twice = “{ $word }” appears twice
file-of = “{ $field }”: { $problem }
file-no-english = it needs at least the English words (en)
file-other-type = this must be { $types }, not { $got }
file-missing = “{ $field }” is missing
file-unknown-field = “{ $field }” is not known
file-not-a-value = { $value } is not one of the possible values
file-least = this must be { $types }, { $bound } or more
file-most = this must be { $types }, { $bound } or less
file-above = this must be { $types }, above { $bound }
file-below = this must be { $types }, below { $bound }
file-length-least = this must be { $types } with a length of { $bound } or more
file-length-most = this must be { $types } with a length of { $bound } or less
file-length = this must be { $types } with a length of { $wanted }, not { $count }
file-length-too-short = this must be { $types } with a length of { $wanted } or more, not { $count }
file-not-finite = a number must be finite, not { $value }
file-empty = this must be { $types } that is not empty
file-misfit = this is not valid [{ $problem }]

## What may stand in a file or be an option

type-int = a whole number
type-float = a number
type-str = text
type-bool = yes or no (true or false)
type-null = nothing
type-array = a list
type-object = a mapping
type-either = { $some } or { $last }
type-least = { $what }, { $bound } or more
type-most = { $what }, { $bound } or less

## What is wrong in a file of cases

file-cases = a file of cases holds a list of cases
file-each = `each` is a list of mappings: what differs, each time the case is played
file-case = a case is a mapping
file-case-game = the case does not say which game it belongs to
file-step = a step is a mapping of seats to answers, or undo
file-step-answer = a step that is refused needs an answer
file-case-nothing = this case expects nothing: it needs a “then”, a “refused”, or a step that asks for something to hold
file-refused-nothing = “refused” is about the answer of the last step, and there is none
file-refused-twice = the last step already says which rule refuses it
file-step-empty = a step must do something, or say what holds
file-step-by = “by” says which rule refuses what stands under “not”, and there is no “not” here
file-step-undo = a step that takes something back cannot give an answer too
file-rest = “...” can only stand at the end of a list
file-no-answer = { $answer } does not answer this question, so no rule was tried: { $reason }
file-none-tried = no answer is tried here
file-nobody-asked = nothing is asked of seat { $seat } here, so no rule was tried
