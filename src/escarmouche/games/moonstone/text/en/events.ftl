## Questions

ask-roll-events = The roll for Events and Agendas
ask-event-order = You rolled highest: do you choose Events and Agendas first or second?
ask-take-card = Take an Event or an Agenda in secret.
ask-window = { $when ->
    [on-declaration] { $model } declares an action ({ $action }). Do you play an Event?
    [on-wounds] Wounds are about to be marked ({ $victims }: { $wounds }). Do you play an Event?
    [on-roll] The dice lie there. Do you reveal an Agenda?
   *[other] { $when }: do you play an Event or reveal an Agenda?
  }
ask-event-target = { $card }: on which character?
ask-search = Which cards do you take out of the Arcane Deck?
ask-crazy-town = Crazy Town: which piece of terrain do you move, up to { DIST($distance) }? ({ $count ->
    [one] one piece
   *[other] { $count } pieces
  } left)
ask-move-terrain = Where does the centre of { $terrain } go, up to { DIST($distance) } away?

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

## What happened

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
event-idle-agenda = { $card } is for the { $faction } only: it does nothing for player { $seat }.
event-phantasm-cards = You take out of the Arcane Deck: { $cards }.
event-phantasm = Player { $seat } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } out of the Arcane Deck, unseen; the rest is shuffled.
event-phantasm-back = Player { $seat } shuffles { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } back into the Arcane Deck.
event-town-flipped = Crazy Town of player { $seat }: { $card }.
event-terrain-moved = { $terrain } moves { DIST($by) }.

## Why not

why-event-later = { $card } cannot be played now. Its moment: { $when }.
why-event-nobody = There is nobody now on whom { $card } could be played.
why-agenda-later = { $card } cannot be revealed while an action is resolved.
why-none-slain = { $card } needs a slain character of yours.
why-deck-in-use = The Arcane Deck is in use.
why-terrain-too-far = { $terrain } would move { DIST($gap) }; at most { DIST($reach) } is allowed.
why-terrain-off-board = { $terrain } would reach over the edge of the board.
why-terrain-blocked = { CAP($terrain) } cannot be moved there. In the way: { $by }.

## Words

word-first = first
word-second = second
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
