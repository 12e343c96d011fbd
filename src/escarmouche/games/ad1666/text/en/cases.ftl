## What is wrong in a case

file-position-campaign = only a campaign has this phase

## The scenario of a case

case-name = A prepared position
case-text = A position to try a rule in.
