## The scenario of a case

case-name = A prepared position
case-text = A position to try a rule in.
