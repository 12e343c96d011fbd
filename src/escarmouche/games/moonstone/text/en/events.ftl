## The cards

name-robbery = Robbery
word-clumsiness-of-cowards = Clumsiness of Cowards
word-dawnlight-robbery = Dawnlight Robbery
word-favours-of-the-phantasm = Favours of the Phantasm
word-hesitation = Hesitation
word-miraculous-recovery = Miraculous Recovery
word-ninja-reactions = Ninja Reactions
word-crazy-town = Crazy Town
word-defy-the-odds = Defy the Odds
word-erudition = Erudition
word-forced-march = Forced March
word-raiding-party = Raiding Party
word-tavern-gossip = Tavern Gossip
word-robbery = Robbery
card-clumsiness-of-cowards = Once per game, at any time: choose a character within 8″ of the table edge where its player deployed. It drops all the Moonstones that it carries.
card-dawnlight-robbery = Once per game, at any time: until the end of the turn a character has the Active Ability Robbery (2 energy, range 1″, once per turn): a model with fewer open health boxes than this character loses a Moonstone, and this character gains it.
card-favours-of-the-phantasm = Once per game, at any time while the Arcane Deck is not in use: look through it and take out one card for each of your characters that has been slain. Nobody else sees them. You may shuffle them back at any time.
card-hesitation = Once per game, when an enemy character declares an action: the action is not taken, and the energy paid for it is lost.
card-miraculous-recovery = Once per game, at the start of a Replenish Step: a character restores all its wounds.
card-ninja-reactions = Once per game, when a character is about to suffer wounds from an action: all the wounds that it suffers from this action become Null, including those from Follow-Ups, End Step Effects and repeated Arcane Abilities.
card-crazy-town = Dominion only. Once revealed: at the end of each Replenish Step flip an Arcane Card; you may move up to X pieces of terrain, each up to 3″. On a Catastrophe the player to your left may move one piece up to 6″. What stands or lies on a piece moves with it.
card-defy-the-odds = Once revealed: while another player holds more Moonstones than you, your characters have +1″ Jog and +1 Melee.
card-erudition = Commonwealth only. Once revealed: your Wizards and Clerics have +1 Arcane.
card-forced-march = Once revealed: the Jog of your Soldiers is 2″ longer.
card-raiding-party = Dominion only. Once revealed: the first Melee Attack that each of your characters makes in a turn deals +2 damage.
card-tavern-gossip = Commonwealth only. Once revealed: you add 1 to your roll for the first activation of each turn.

## Questions

ask-roll-events = The roll for Events and Agendas
ask-event-order = You rolled highest: do you choose Events and Agendas first or second?
ask-take-card = Take an Event or an Agenda in secret.
ask-window = { $when ->
    [on-declaration] { $model } declares an action ({ $action }). Do you play an Event?
    [on-wounds] Wounds are about to be marked ({ $victims }: { $wounds }). Do you play an Event?
    [on-roll] The dice are rolled. Do you reveal an Agenda?
   *[other] { $when }: do you play an Event or reveal an Agenda?
  }
ask-event-target = { $card }: on which character?
ask-search = Which cards do you take out of the Arcane Deck?
ask-crazy-town = Crazy Town: which piece of terrain do you move, up to { DIST($distance) }? ({ $count ->
    [one] one piece
   *[other] { $count } pieces
  } left)
ask-move-terrain = Where does the centre of { $terrain } go, up to { DIST($distance) } away?

## Answers

word-first = first
word-second = second
branch-robbery = Robbery (2 energy): take a stone from a weaker model within 1″
branch-shuffle-back = shuffle the removed Arcane Cards back into the deck
branch-clumsiness-of-cowards = Clumsiness of Cowards: a character within 8″ of its own edge drops all its stones
branch-dawnlight-robbery = Dawnlight Robbery: a character may rob a weaker one this turn
branch-favours-of-the-phantasm = Favours of the Phantasm: take cards out of the Arcane Deck, one for each of your slain
branch-hesitation = Hesitation: the action is not taken, its energy is lost
branch-miraculous-recovery = Miraculous Recovery: a character restores all its wounds
branch-ninja-reactions = Ninja Reactions: a character suffers no wounds from this action
branch-crazy-town = reveal Crazy Town: terrain moves at the end of each Replenish Step
branch-defy-the-odds = reveal Defy the Odds: +1″ Jog and +1 Melee while another player holds more stones
branch-erudition = reveal Erudition: +1 Arcane for your Wizards and Clerics
branch-forced-march = reveal Forced March: +2″ Jog for your Soldiers
branch-raiding-party = reveal Raiding Party: +2 damage in each character’s first Melee Attack of a turn
branch-tavern-gossip = reveal Tavern Gossip: +1 to your roll for the first activation

## What a player is thinking about, in a few words for the others

waiting-event-order = who chooses first
waiting-take-card = an Event or an Agenda
waiting-window = Events and Agendas
waiting-event-target = a character for the Event
waiting-search = cards from the Arcane Deck
waiting-crazy-town = terrain to move
waiting-move-terrain = where terrain goes

## What happens

event-events-begin = Player { $seat } chooses Events and Agendas first.
event-deck-seen = You look through the cards: { $cards }.
event-took-card = You take { $card }.
event-took-a-card = Player { $seat } takes a card in secret; { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
event-played-event = Player { $seat } plays { $card }.
event-played-event-on = Player { $seat } plays { $card } on { $model }.
event-revealed-agenda = Player { $seat } reveals { $card }.
event-idle-agenda = { $card } is for the { $faction } only: it has no effect for player { $seat }.
event-phantasm-cards = You take out of the Arcane Deck: { $cards }.
event-phantasm = Player { $seat } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } out of the Arcane Deck without showing them; the rest is shuffled.
event-phantasm-back = Player { $seat } shuffles { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } back into the Arcane Deck.
event-town-flipped = Crazy Town of player { $seat }: { $card }.
event-terrain-moved = { $terrain } moves { DIST($by) }.

## Why not

why-event-later = { $card } cannot be played now. When it can: { $when }.
why-event-nobody = There is nobody to play { $card } on now.
why-event-miraculous-recovery = { $model } has no wounds to restore.
why-event-clumsiness-of-cowards = { $model } carries no stone within 8″ of its own table edge.
why-event-ninja-reactions = { $model } is not about to suffer wounds.
why-event-dawnlight-robbery = { $model } cannot have that ability now.
why-agenda-later = { $card } cannot be revealed while an action is being resolved.
why-none-slain = { $card } can be played only once one of your characters has been slain.
why-deck-in-use = The Arcane Deck is in use.
why-not-in-deck = This card is not in the Arcane Deck: { $card }.
why-card-taken = This card is no longer in the deck: { $card }.
why-card-type = You already have a card of that type ({ $held }): you need one of the other type, not { $card }.
why-card-shown = This card has already been played: { $card }.
why-card-window = This card can be played when you are asked for one, not now: { $card }.
why-no-card-window = Events and Agendas are not used in this game: { $card }.
why-card-not-own = You did not take this card: { $card }.
why-nothing-removed = You have not taken out any Arcane Cards that could be shuffled back.
why-shuffle-later = You cannot shuffle the cards you took out back in at this moment.
why-terrain-too-far = That place is { DIST($gap) } away; this piece may be moved at most { DIST($reach) }: { $terrain }.
why-terrain-off-board = This piece would stick out over the edge of the board: { $terrain }.
why-terrain-blocked = This piece cannot be moved there: { $terrain }. In the way: { $by }.
why-terrain-moved = This piece has already been moved: { $terrain }.
why-terrain-part = This piece cannot be moved on its own: { $terrain }. It is Open Ground, or a part of something else.

## Moments

word-any-time = before or after an action, or at the start or end of a step of the turn
word-before-action = Before the action
word-after-action = After the action
word-replenish-start = Start of the Replenish Step
word-replenish-end = End of the Replenish Step
word-activation-start = Start of the Activation Step
word-activation-end = End of the Activation Step
word-discard-start = Start of the Discard Step
word-discard-end = End of the Discard Step
word-wounds-known = when a character is about to suffer wounds
word-declaration = when an enemy declares an action
word-roll-events = Roll for Events and Agendas
