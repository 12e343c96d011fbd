## The state of a model and of the game

word-activated = activated
word-jogged = has jogged
word-slain = slain
word-dying = slain
word-removed = Removed from play
word-reserve = in reserve
word-wounds = wounds
word-health = health
word-energy = energy
word-stones = stones
word-depth = depth
word-moonstone = Moonstone
word-arcane = Arcane
word-used = used
word-combat = Combat
word-secret = Event and Agenda
word-phantasm = taken out of the Arcane Deck
label-edge = edge
label-mulligan = Mulligan
track-turn = turn { $value }
track-sudden = turn { $value } of sudden death
track-first = first to activate: { $player }
track-initiative = Initiative: { $player }
track-stones = stones ({ $player }): { $value }
track-edge = table edge ({ $player }): { $value }
track-faction = faction ({ $player }): { $value }
track-mulligan = Mulligan used: { $player }

## What lies on the table

name-stone = stone
table-melee = Round of Melee
table-casting = Arcane Ability
table-flipped = Arcane Card flipped
table-revealed = Events and Agendas shown so far
table-glimpse = Events and Agendas you saw when you chose
table-attacker = attacker
table-defender = defender
table-model = who
table-played = cards played
table-follow = Follow-Up
table-ability = ability
table-target = target
table-declared = said to be
table-card = face-down card
table-shown = cards shown
table-buried = cards played before

## Duels

word-casting = Arcane Ability
word-attacker = attacker
word-defender = defender
word-caster = active player
word-resister = resisting player
word-melee-choice = Combat Cards are chosen in secret
word-melee-exchange = the cards are shown
word-melee-follow-up = Follow-Up Attacks
word-arcane-drawn = cards are drawn
word-arcane-declared = Do you believe it?
word-arcane-revealed = the card is shown
word-arcane-believed = believed
word-arcane-answered = answered with a card

## Cards as they are printed

stat-melee = Melee
stat-reach = Melee Range
stat-arcane = Arcane
stat-evade = Evade
stat-health = Health
stat-cost = Energy
stat-range = Range
stat-pulse = Pulse
stat-copies = In the deck
section-passives = Passive Abilities
section-actives = Active Abilities
section-arcanes = Arcane Abilities
section-signature = Signature Move
section-deals = Deals
section-event = Event
section-agenda = Agenda
word-once-per-turn = once per turn
word-once-per-game = once per game
word-not-while-engaged = not while engaged
word-event = Event
word-agenda = Agenda

## Boards

word-open-door = Open door
word-closed-door = Closed door

## Line of sight and cover

word-light-cover = Light Cover
word-heavy-cover = Heavy Cover
sight-itself = { $model } may be its own target where an ability allows it.
sight-clear = { $model } sees { $target }, { DIST($gap) } away.
sight-past = { $model } sees { $target }, { DIST($gap) } away, past { $by }.
sight-blocked = { $model } does not see { $target }, { DIST($gap) } away. In the way: { $by }.
sight-wood = A line may lead into or out of a Wooded Patch, not right through it ({ $by }).
sight-above = { $model } looks down on { $target }: { DIST($range) } more range{ $cards ->
    [0] { "" }
    [one] { " " }and 1 more Arcane Card
   *[other] { " " }and { $cards } more Arcane Cards
  }.
sight-engages = { $model } has { $target } within its Melee Range of { DIST($reach) }.
cover-none = { $target } has no cover from { $model }.
cover-light = { $target } has Light Cover behind { $by }: { $cards ->
    [0] an Arcane Ability of { $model } draws as many cards as without
    [one] an Arcane Ability of { $model } draws 1 card less
   *[other] an Arcane Ability of { $model } draws { $cards } fewer cards
  }.
cover-heavy = { $target } has Heavy Cover behind { $by }: { $cards ->
    [0] an Arcane Ability of { $model } draws as many cards as without
    [one] an Arcane Ability of { $model } draws 1 card less
   *[other] an Arcane Ability of { $model } draws { $cards } fewer cards
  }.
cover-ignored = Within 1″ of { $model }, { $by } may be ignored.
why-nobody = Nobody here is called “{ $model }”.
why-not-there = { $model } is not on the board.

## Threat

word-jog-melee = Melee Range after a Jog

## What a move would lead to

then-engaged = { $model } comes within the Melee Range of { $enemies }.
then-free = { $model } leaves the Melee Range of { $enemies }.
then-engages = { $model } has { $enemies } within its Melee Range.
then-lets-go = { $model } no longer has { $enemies } within its Melee Range.
then-stone = { $model } touches { $stones } and can dig there.
then-no-stone = { $model } no longer touches { $stones }.
then-stands-in = { $model } will stand in { $zone }: no Jog starts there.
then-in-range = { $ability } of { $model } reaches { $targets }.
then-out-of-range = { $ability } of { $model } no longer reaches { $targets }.
then-sees = { $model } will see { $enemies }.
then-hidden = { $model } will no longer see { $enemies }.
then-cover = { $model } will have { $cover } from { $enemies }.
then-no-cover = { $model } will no longer have cover from { $enemies }.
then-removed = { $model } leaves the board and is Removed from play{ $stones ->
    [0] { "" }
    [one] , with its Moonstone
   *[other] , with its { $stones } Moonstones
  }.
