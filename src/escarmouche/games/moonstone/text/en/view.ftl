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

card-clumsiness-of-cowards = Once per game, at any time: choose a character within 8″ of the table edge where its player was set up. It drops all the Moonstones that it carries.
card-dawnlight-robbery = Once per game, at any time: until the end of the turn a character has the Active Ability Robbery (2 energy, range 1″, once per turn): a model with fewer open health boxes than this character loses a Moonstone, and this character gains it.
card-favours-of-the-phantasm = Once per game, at any time while the Arcane Deck is not in use: look through it and take out as many cards as characters of yours have been slain. Nobody else sees them. You may shuffle them back at any time.
card-hesitation = Once per game, when an enemy character declares an action: it does not take it, and the energy that it paid is lost.
card-miraculous-recovery = Once per game, at the start of a Replenish Step: a character restores all its wounds.
card-ninja-reactions = Once per game, when a character is about to suffer wounds from an action: all wounds that it suffers from this action become Null, those of Follow-Ups, End Step Effects and repeated Arcane Abilities too.
card-crazy-town = Dominion only. Once revealed: at the end of each Replenish Step flip an Arcane Card; you may move up to X pieces of terrain, each up to 3″. On a Catastrophe the player to your left may move one piece up to 6″. What stands or lies on a piece moves with it.
card-defy-the-odds = Once revealed: while another player holds more Moonstones than you, your characters have +1″ Jog and +1 Melee.
card-erudition = Commonwealth only. Once revealed: your Wizards and Clerics have +1 Arcane.
card-forced-march = Once revealed: the Jog of your Soldiers is 2″ longer.
card-raiding-party = Dominion only. Once revealed: the first Melee Attack that each of your characters makes in a turn deals +2 damage.
card-tavern-gossip = Commonwealth only. Once revealed: you add 1 to your roll for the first activation of each turn.

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
word-arcane-declared = OK, or Bluff?
word-arcane-revealed = the card is shown
word-arcane-believed = believed
word-arcane-answered = answered with a card

## Setting up a game

edition-fr = Later edition (French)
edition-en = Earlier edition (English)
word-basic = Basic rules
word-advanced = Advanced rules
word-optional = Optional rules
option-size = Characters each
option-size-help = How many characters each player brings. Left open: six for two players, four for three, three for four.
option-stones = Moonstones
option-stones-help = How many stones fall on the board. Five suit smaller troupes.
option-sudden_limit = Turns of sudden death
option-sudden_limit-help = After so many turns of sudden death a game that is still tied is a draw.
option-mulligan = Mulligan
option-mulligan-help = Each player may once have all the stones dropped again.
option-sudden_death = Sudden death
option-sudden_death-help = A tie after turn four is played on, a turn at a time.
option-reactions = Reaction Steps
option-reactions-help = After each action an opponent may spend 1 energy to step 1″ with a character.
option-distractions = Distractions
option-distractions-help = Whoever is engaged by more enemies than the opponent draws a Combat Card less for each.
option-going_for_it = Going For It
option-going_for_it-help = In Melee each side may spend 1 energy on two more Combat Cards.
option-follow_ups = Follow-Up Attacks
option-follow_ups-help = Some results of a Combat Card give a second, free attack.
option-signature_moves = Signature Moves
option-signature_moves-help = Each character may turn one of the six Combat Cards into a move of its own.
option-buildings = Buildings
option-buildings-help = Houses can be entered: doors, windows and floors count. Without it a house is one solid block.
option-stairs = Stairs
option-stairs-help = Characters walk up and down stairs. Without it stairs are a solid block.
option-ladders = Ladders
option-ladders-help = Characters climb ladders, one storey for each Traverse.
option-elevation = Height
option-elevation-help = Whoever stands on a raised floor and aims at the ground has advantages.
option-falling = Jumping and falling
option-falling-help = Characters may jump down from platforms and be pushed over their edges.
option-squeezing = Squeezing through
option-squeezing-help = In its own activation a character may pass a gap that is narrower than its base.
option-draft = Draft
option-draft-help = Characters are drafted in turns, and nobody can be in two troupes.
option-events = Events and Agendas
option-events-help = Each player takes an Event and an Agenda in secret before the game.

## Sight

word-light-cover = Light Cover
word-heavy-cover = Heavy Cover
sight-itself = { $model } may be its own target where an ability allows it.
sight-clear = { $model } sees { $target }, { DIST($gap) } away.
sight-past = { $model } sees { $target }, { DIST($gap) } away, past { $by }.
sight-blocked = { $model } does not see { $target }, { DIST($gap) } away. In the way: { $by }.
sight-wood = A line may lead into or out of a Wooded Patch, not right through it ({ $by }).
sight-above = { $model } looks down on { $target }: { DIST($range) } more range{ $cards ->
    [0] { "" }
    [one] { " " }and 1 Arcane Card more
   *[other] { " " }and { $cards } Arcane Cards more
  }.
sight-engages = { $model } has { $target } within its Melee Range of { DIST($reach) }.
cover-none = { $target } has no cover from { $model }.
cover-light = { $target } has Light Cover behind { $by }: { $cards ->
    [0] an Arcane Ability of { $model } draws no card less
    [one] an Arcane Ability of { $model } draws 1 card less
   *[other] an Arcane Ability of { $model } draws { $cards } cards less
  }.
cover-heavy = { $target } has Heavy Cover behind { $by }: { $cards ->
    [0] an Arcane Ability of { $model } draws no card less
    [one] an Arcane Ability of { $model } draws 1 card less
   *[other] an Arcane Ability of { $model } draws { $cards } cards less
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
then-no-cover = { $model } will have no cover from { $enemies } any more.
then-removed = { $model } leaves the board and is Removed from play{ $stones ->
    [0] { "" }
    [one] , with its Moonstone
   *[other] , with its { $stones } Moonstones
  }.
