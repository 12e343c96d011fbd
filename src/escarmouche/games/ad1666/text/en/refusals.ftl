## What a name is

kind-model = a Character
kind-character = a Character card
kind-cell = a square
kind-edge = an edge of the board
kind-thing = an item
kind-item = an item card
kind-card = a card
kind-seat = a player
kind-suit = a suit

## Characters

why-not-in-game = { $character } is not in this game.
why-which-one = There are several of them, say which one: { $models }.
why-killed = { $model } is out of the game: it counts as killed.
why-fled = { $model } has fled and is out of the game.
why-left = { $model } has left the board and does not come back.
why-not-placed = { $model } is not on the board yet.
why-not-own = { $model } is not one of your Characters.
why-itself = { $model } cannot choose itself.
why-recruit = { $target } is a Recruit and everybody’s friend.
why-engages-nobody = { $model } stands beside no enemy that it could fight.
why-no-npc = { $model } is a player’s Character; it is a non-player Character’s turn.
why-not-engaging = { $target } does not engage { $model }.
why-not-engaged-by = { $model } does not engage { $target }.

## Bands and purchases

why-band-empty = There is nobody in the Band yet.
why-not-in-band = { $character } is not in the Band.
why-no-choice-of-arms = Nobody in the Band has a choice of arms.
why-one-set-of-arms = The card of { $character } gives no choice of arms.
why-no-such-arms = The card of { $character } does not offer that. It offers: { $variants }.
why-draft-holds = What has been drafted is not given back.
why-band-unique-taken = There is only one { $character }, and somebody else has it.
why-nobody-fits = Nobody else fits into this Band.
why-band-needed = There is only one { $character }, and the Band of player { $seat } cannot do without it.
why-band-never-whole = With { $character } this Band could never be made complete, and in a draft nothing is given back.
why-nothing-bought = Nothing has been bought that could be given back.
why-not-bought = That has not been bought: { $item }.
why-no-weapon-to-coat = { $model } has no weapon that can take one more poison.
why-not-of-band = That belongs to nobody of your Band: { $item }.
why-story-poison = Poison cannot be had for story points.
why-no-ally = { $character } is no neutral Commoner: only such join as allies.
why-no-hero = { $model } is a Commoner; the captain is a Hero.
why-not-human = { $model } is not human and nobody’s nephew.
why-nephew-already = { $model } is somebody’s “nephew” already.
why-nephew-hero = { $model } is a Hero: choose it as the one Hero.
why-nephew-commoner = { $model } is a Commoner: choose it as one of two Commoners.
why-few-commoners = There are not two Commoners who could be chosen.
why-no-heroes = There is no Hero who could be chosen.

## Cards

why-not-in-hand = { $card } is not in your hand.
why-not-in-their-hand = { $card } is not in that hand.
why-no-player-card = { $card } is no Player Card: it belongs to a deck that all share.
why-no-magic-card = { $card } is no card of the Magic deck.
why-not-drawn = { $card } was not drawn.
why-silent = { $card } is silent, and may be chosen only if all drawn cards are.
why-empty-hand = There is no card in your hand.
why-joker-reinforces-not = { $card } never reinforces a test.
why-no-match = { $card } has neither the suit nor the value of { $first } and cannot reinforce it.
why-neither-card = { $card } is neither of the two cards.
why-not-from-deck = { $card } was not played from that deck in this test.
why-no-own-deck-card = No card of this test was played from your deck.
why-no-other-deck-card = No card of this test was played from the other deck.
why-not-on-top = { $card } is not one of the cards you look at.
why-not-discarded = { $card } does not lie in that discard.

## Actions

why-too-late-for-full = “{ $branch }” is a Full Action: after a Partial Action { $model } can only take another Partial one.
why-no-talent = { $model } does not have the talent for this: “{ $branch }”.
why-move-first = “{ $branch }” is part of a movement: { $model } needs a Full or a Partial Move first.
why-still-moving = { $model } is moving: end the movement before anything else (“{ $branch }”).
why-action-phase = “{ $branch }” is an action: actions are taken in the Action Phase.
why-no-combat-now = There is no Close Combat in the Action Phase.
why-interaction-only = That is done in the Interaction Phase.
why-awake = { $model } is not Unconscious.
why-on-its-feet = { $model } is not Prone.
why-nothing-to-load = { $model } has no weapon that needs loading.
why-never-loaded = That is no weapon that is loaded: { $item }.
why-loaded-already = That is loaded already: { $item }.
why-nothing-here = Nothing lies in { $cell }, where { $model } stands.
why-lies-elsewhere = That lies in { $cell }, not where { $model } stands: { $item }.
why-nothing-to-force = { $model } stands at no locked door and no fragile wall.
why-nothing-to-use = { $model } has nothing that could be used here.
why-not-used = That is not something to be used as an action: { $item }.
why-no-lock-here = { $model } stands at no locked door: { $item } is of no use.
why-no-load-step = No weapon is being loaded in this movement.
why-no-divination = No cards are to be read in this movement.
why-not-marked = { $target } is not Inconspicuous: there is nothing to spot.
why-empty-pockets = { $target } has nothing that can be stolen.
why-not-stolen = That is no scenario item and cannot be stolen: { $item }.
why-no-mind-token = { $model } has no token of Mind reading.
why-no-seer = None of your Characters has a token of Mind reading.
why-no-nephew = None of your Characters has a “nephew” on the board.
why-no-bond = { $target } is no “nephew” of one of your Characters.

## Items and hands

why-nothing-handed-over = Items are neither dropped nor handed over.
why-thing-of-other = That belongs to { $owner }: { $item }.
why-thing-lies = That lies in { $cell } and must be picked up first: { $item }.
why-hands-fixed = What { $model } holds is fixed until its next activation.
why-nothing-to-hold = { $model } has nothing to take in hand.
why-just-swapped = { $model } has just changed what it holds: do something else first.
why-hands-empty = { $model } has nothing in hand now.
why-keep = To keep what { $model } holds nothing has to be said: do something else.
why-only-carried = That can only be carried, not held: { $item }.
why-needs-no-hand = No hand is needed for that: { $item }.
why-in-hand-already = { $model } holds just that now ({ $item }).
why-one-hand-each = One thing cannot be in both hands: { $item }.
why-two-handed = That takes both hands: { $item }.
why-idle-hand = That is of no use in the other hand: { $item }.
why-not-ranged = That is no ranged weapon: { $item }.
why-not-close = That is no Close Combat weapon: { $item }.
why-armed = { $model } has a Close Combat weapon in its hands and does not fight bare-handed.
why-no-used-token = No used Fencing token lies there ({ $item }).
why-too-many-tokens = { $model } has { $left ->
    [one] one usable Fencing token
   *[other] { $left } usable Fencing tokens
  }, not { $count }.

## Movement

why-there-already = { $model } stands in { $cell }.
why-way-too-long = The way to { $cell } takes { $cost } MP; { $model } has { $mp }.
why-way-stops = On the way to { $cell } { $model } would have to stop in { $by }, beside { $enemy }.
why-way-taken = { $other } stands in the way to { $cell } ({ $by }).
why-way-bends = The way to { $cell } takes { $needed ->
    [one] one diagonal step
   *[other] { $needed } diagonal steps
  }; { $model } has { $left } left in this phase.
why-run-way = Every way to { $cell } leaves the sight of { $origin }, where the Run began, or enters a square twice.
why-straight-on = The free step leads straight on into { $to }, not into { $cell }.
why-no-manoeuvre = A Run allows no Manoeuvres (“{ $branch }”).
why-nothing-for-door = No door is beside { $model } ({ $cell }).
why-nothing-for-through = No friend whose square could be passed stands beside { $model }.
why-nothing-for-climb = No slope leads up from { $cell }.
why-nothing-for-window = There is no window at { $cell }.
why-nothing-for-wall = There is no wall at { $cell } that could be climbed.
why-nothing-for-down = There is no way to jump down from { $cell }.
why-nothing-for-jump = There is nothing to jump across to from { $cell }.
why-nothing-for-leave = { $cell } is not at a limit of the board that could be crossed on foot.
why-no-climb-to = No slope leads up from { $cell } to { $to }.
why-no-down-to = { $to } is not a square into which one could jump down from { $cell }.
why-no-window-at = { CAP($edge) } is no window of { $cell }, where { $model } stands.
why-no-wall-at = { CAP($edge) } is no wall of { $cell } that could be climbed.
why-no-jump-to = { $to } is no height one ground square across from { $cell }.
why-no-passage-to = No way through friends’ squares leads { $model } to { $cell }: next to a friend who is passed there must be a free square, and the friend’s must be none where { $model } would have to stop.
why-no-landing = { $cell } is no free ground beside { $over }, over which the jump went.
why-no-door = { CAP($edge) } is no door.
why-not-beside-door = { $model } is not beside the { $edge }.
why-not-at-edge = { CAP($edge) } is not at { $cell }, where { $model } stands.
why-not-locked = { CAP($edge) } is not locked.
why-not-forced = { CAP($edge) } is neither a door nor a fragile wall.
why-not-the-limit = { CAP($edge) } is no limit of the board.
why-no-exit = Nobody can walk off the board at { $edge }.
why-not-off-board = { CAP($edge) } leads off the board: a reaction leads into a square.

## Watch

why-no-watch = { $model } has no Watch marker.
why-prone-watch = { $model } is Prone and cannot react.
why-cannot-react = { $model } can make neither a Quick Shot nor a step now.
why-no-such-reaction = A reaction is a Quick Shot or a move of one square, not this: “{ $branch }”.
why-no-door-through = There is no closed door at { $cell } with a free square behind it.
why-one-square = { $cell } is not a plain step of at most 2 MP away from { $model }.
why-door-open = { CAP($edge) } is not closed: step through it.
why-no-room-behind = Nobody can step through there: { $edge }.

## Close Combat

why-nobody-to-fight = None of your Characters has anybody to fight.
why-fought-already = { $model } has been activated in this phase: by its own attack, or by being attacked.
why-prone-fights-not = { $model } is Prone: it engages nobody and starts no fight.
why-swept-once = { $target } has been fought by { $model } in this phase: each enemy is swept only once.
why-must-retreat = { $model } must retreat.
why-no-open-limit = { $model } is not at an Open limit of the board.
why-not-next = { $cell } is not next to { $model }: a Retreat is one square.
why-no-height = Nobody retreats onto a height ({ $cell }).
why-no-free-edge = { $model } cannot get to { $cell } without a test: nobody retreats there.
why-controlled = { $cell } is in the Zone of Control of { $enemy }.
why-npc-supports-not = { $model } is a non-player Character and supports nobody.
why-support-lying = { $model } is on the ground and gives no support.
why-support-marked = { $model } is Inconspicuous and gives no support.
why-support-engaged = { $model } is engaged by { $enemy } too and gives no support.
why-shooter-unhurt = { $model } fired the shot itself: it does not stray back.
why-missed = The shot has missed { $target }: it can only hit somebody who fights with it.
why-not-with-target = { $model } is not fighting with { $target }.

## Conversation, interaction, morale

why-takes-part = { $model } takes part anyway.
why-talks-lying = { $model } is Prone and does not help.
why-same-gender = { $model } and { $target } are not of opposite Genders.
why-cold = { $target } is Cold and cannot be seduced.
why-tried-before = { $model } has tried to seduce { $target } before: once in a game.
why-beside-neither = { $model } stands neither beside { $one } nor beside { $two }.
why-not-speaking = { $target } takes no part on your side.
why-no-seduction = None of your Characters can seduce anybody now.
why-no-recruit = None of your Characters can recruit anybody now.
why-no-seducer = { $model } does not have the talent of Seduction.
why-nobody-for-seduction = No enemy whom { $model } could seduce is beside it.
why-nobody-for-recruit = No Recruit is beside { $model }.
why-no-recruit-it = { $target } is no Recruit.
why-not-poisoned = No poison is at work in { $model }.
why-poison-tested = { $model } has made all its tests for poison in this phase.
why-not-poisoned-with = { $item } is not at work in { $model }.
why-this-poison-tested = { $model } has made its test for { $item } in this phase.
why-hero-steady = { $model } is a Hero: only Commoners test their Morale.
why-not-crippled = { $model } is not Crippled and tests no Morale.
why-morale-tested = { $model } has made its Morale test in this phase.

## Non-player Characters

why-npc-acts-not = { $model } does not act in this turn: the scenario lets only some of them.
why-no-attacker = { $model } is no Attacker ({ $vocation }): only those act and fight by themselves.
why-not-weakest = { $target } fights better ({ $score }) than { $other } ({ $least }): the weakest is attacked.
why-not-in-brawl = { $target } has no part in the fight between { $model } and { $other }.
why-npc-among-npcs = { $target } is a non-player Character too: { $model } does not sweep it.
why-not-its-goal = { $cell } is not the nearest square for what { $model } is about.
why-not-its-way = { $at } is not on a shortest way of { $model }.
why-no-step-on-its-way = No shortest way of { $model } begins with a step.
why-no-door-on-its-way = No shortest way of { $model } begins with a door.
why-not-nearest = { $other } is nearer to { $model } than { $target }.
why-npc-no-foe = { $target } is no enemy of { $model }.
why-npc-other-weapon = That is not the weapon for this shot: { $item }.
why-npc-best = { $model } takes the weapon with which it fights best.

## Edges

edge-between = the edge between { $one } and { $other }
edge-limit = the limit of the board at { $cell }
why-closed = The { $edge } is closed: open it first.
why-wall-between = A wall is between { $cell } and { $to }.
why-window-between = A window is between { $cell } and { $to }: climb through it.
why-slope-between = A slope leads up from { $cell } to { $to }: climb it.
why-height-up = { $to } is a height: from { $cell } one gets there by stairs or a ladder, and there are none.
why-height-down = { $to } lies below the height { $cell }: jump down.
