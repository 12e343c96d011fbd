## What a player named: what it is

kind-figure = a figure
kind-thing = somebody’s weapon or shield
kind-marker = something that lies on the table
kind-object = an object of the scenario
kind-terrain = a piece of terrain
kind-card = a kind of figure
kind-weapon = a kind of weapon
kind-edge = a side of the table
kind-seat = a player
kind-action = an action

## Figures

why-not-in-game = { $card } is not in this game.
why-away-dead = { $figure } is dead.
why-away-out = { $figure } is out of action.
why-away-left = { $figure } has left the table.
why-away-reserve = { $figure } is not on the table yet.
why-away-veiled = { $figure } is hidden: you do not know where.
why-not-own = { $figure } is not one of your figures.
why-itself = { $figure } cannot be its own target.
why-friend = { $target } is on the same side as { $figure }.

## Weapons and markers

why-weapon-of = That weapon belongs to { $by }, not to { $figure } ({ $weapon }).
why-weapon-lies = That weapon lies on the ground ({ $weapon }): { $figure } would have to pick it up first.
why-not-touched = { $figure } is not touching that ({ $marker }).

## Doors

why-closed = { CAP($door) } is shut: { $figure } has to open it first.

## Lengths

named-length = { DIST($length) }
