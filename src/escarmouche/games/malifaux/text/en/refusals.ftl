## What is not offered, and why

kind-model = a model
kind-marker = a Marker
kind-card = a card of the Fate Deck
kind-sheet = a Stat Card
kind-scheme = a Scheme
kind-seat = a player
kind-terrain = a piece of terrain
kind-action = an Action
kind-zone = a Deployment Zone
kind-condition = a Condition
kind-interact = something to Interact for
kind-option = something to use before a duel
why-not-in-game = { $card } is not in this game.
why-killed = { $model } has been killed.
why-replaced = { $model } has been Replaced.
why-is-buried = { $model } is Buried.
why-undeployed = { $model } has not been deployed yet.
why-not-in-hand = You do not hold this card: { $card }.
why-cheat-later = Fate is cheated only after a flip, not now.
why-stone-later = A Soulstone is used before a duel, against damage or to draw cards, not now.
why-focus-later = Focused is lowered before an opposed duel, not now.
why-relent-later = Only who defends against a friend relents, before any card is flipped.
why-marker-apart = This Marker is not in base contact with { $model }: { $marker }.
why-no-strategy-marker-it = This is no Strategy Marker of this game: { $marker }.
kind-strategy = a Strategy
kind-trigger = a Trigger
