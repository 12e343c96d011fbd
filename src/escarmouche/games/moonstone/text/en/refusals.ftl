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

why-not-in-game = { $character } is not in this game.
why-slain = { $model } has been slain.
why-removed = { $model } has been removed from play.
why-not-deployed = { $model } is not on the table yet.
why-not-own = { $model } is not one of your characters.
why-not-combat = You need a Combat Card here, and this is an Arcane Card: { $card }.
why-not-arcane = You need an Arcane Card here, and this is a Combat Card: { $card }.
why-must-play = A card must be played.
why-not-in-hand = This card is not in your hand: { $card }.
