## What a name is

kind-model = a Character
kind-character = a Character card
kind-cell = a square
kind-edge = a side of a square
kind-thing = an item
kind-item = an item card
kind-card = a card
kind-seat = a player
kind-suit = a suit

## Characters

why-not-in-game = { $character } is not in this game.
why-which-one = There is more than one, say which: { $models }.
why-killed = { $model } is out of the game and counts as killed.
why-fled = { $model } has fled and is out of the game.
why-left = { $model } has left the board and will not come back.
why-not-placed = { $model } is not on the board yet.
why-not-own = { $model } is not one of your Characters.
why-itself = { $model } cannot choose itself.
why-recruit = { $target } is a Recruit and everybody’s friend.

## Cards and items

why-not-in-hand = { $card } is not in your hand.
why-no-player-card = { $card } is not a Player Card: it belongs to a shared deck.
why-thing-of-other = This belongs to { $owner }: { $item }.
why-thing-lies = This is in { $cell } and must be picked up first: { $item }.

## Edges

edge-between = the edge between { $one } and { $other }
edge-limit = the limit of the board at { $cell }
