## What is wrong in a file that somebody wrote

file-too-large = this is too large, or a part of itself
file-key = a key must be a word
file-twice = “{ $word }” stands twice
file-other-type = here must stand { $types }, not { $got }
file-missing = “{ $field }” is missing
file-unknown-field = “{ $field }” is not known
file-not-a-value = { $value } is not one of the values that are possible here
file-least = here must stand { $types }, { $bound } or more
file-most = here must stand { $types }, { $bound } or less
file-above = here must stand { $types }, above { $bound }
file-below = here must stand { $types }, below { $bound }
file-length-least = here must stand { $types } with a length of { $bound } or more
file-length-most = here must stand { $types } with a length of { $bound } or less
file-length = here must stand { $types } with a length of { $wanted }, not { $count }
file-length-too-short = here must stand { $types } with a length of { $wanted } or more, not { $count }
file-misfit = this does not fit [{ $problem }]

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
file-case-game = the case does not say which game it is of
file-step = a step is a mapping of seats to answers, or undo
file-step-answer = a step that is refused needs an answer
file-step-not = “not” is a mapping of seats to answers: not: {"{"}0: answer{"}"}
file-step-seat = “{ $word }” takes the number of a seat: { $word }: 0
