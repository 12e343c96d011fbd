## Kinds of things

kind-model = a model
kind-stone = a Moonstone
kind-seat = a player
kind-character = a character card
kind-card = a card
kind-edge = an edge of the table
kind-terrain = a piece of terrain
kind-action = an action

## Why not

why-slain = { $model } has been slain.
why-removed = { $model } has been removed from play.
why-not-deployed = { $model } is not on the table yet.
why-not-own = { $model } is not one of your characters.
why-not-combat = A Combat Card is asked for, and this is an Arcane Card: { $card }.
why-not-arcane = An Arcane Card is asked for, and this is a Combat Card: { $card }.
why-not-in-hand = You do not hold this card: { $card }.
