## What is wrong in a case

file-position-campaign = only a campaign has this phase
