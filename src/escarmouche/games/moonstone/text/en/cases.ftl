## What is wrong with a file

file-position-deck = a deck is a list of cards, or {"{"}without: [..], top: [..]{"}"}
file-position-deploy = nobody is left to deploy
