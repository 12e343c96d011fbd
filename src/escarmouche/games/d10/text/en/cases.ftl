## The scenario of a case

case-name = A case
case-text = A position to try a rule in.
