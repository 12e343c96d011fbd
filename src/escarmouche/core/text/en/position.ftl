## What is wrong in the position of a case

error-position = { $at }: { $problem }
error-position-word = { $at }: “{ $word }” is not known. Did you mean: { $nearest }?
