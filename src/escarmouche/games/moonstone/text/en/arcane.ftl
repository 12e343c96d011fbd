## Arcane Cards

word-blue = Blue
word-green = Green
word-pink = Pink
word-any = any colour
word-blue-1 = Blue 1
word-blue-2 = Blue 2
word-blue-3 = Blue 3
word-green-1 = Green 1
word-green-2 = Green 2
word-green-3 = Green 3
word-pink-1 = Pink 1
word-pink-2 = Pink 2
word-pink-3 = Pink 3
word-catastrophe = Catastrophe
branch-blue-1 = Blue 1
branch-blue-2 = Blue 2
branch-blue-3 = Blue 3
branch-green-1 = Green 1
branch-green-2 = Green 2
branch-green-3 = Green 3
branch-pink-1 = Pink 1
branch-pink-2 = Pink 2
branch-pink-3 = Pink 3
branch-catastrophe = Catastrophe

## Questions

ask-target = Whom does { $model } target with { $ability }?
ask-targets = Which targets does { $model } choose for { $ability }?
ask-flip = An Arcane Card is flipped for { $ability }.
ask-arcane-hand = { $model } draws Arcane Cards for { $ability }.
ask-resist-hand = Arcane Cards are drawn to resist { $ability }.
ask-play = { $model }, { $ability }: which card do you play face down, and what do you say it is?
ask-declare = What do you say this card is?
ask-call = { $model } declares { $declared } for { $ability }. Do you believe it?
ask-replace = The card is { $card }. Do you replace it with one of yours?
ask-repeat = Bluff was called wrongly: { $model } may play { $ability } again for free ({ $left ->
    [one] 1 card left
   *[other] { $left } cards left
  }).

## Answers

word-ok = OK
word-bluff = Bluff!
word-intervene = Divine Intervention: show two Catastrophes
word-leave = leave the card in place
branch-stop = stop here
branch-again = play again

## What a player is thinking about, in a few words for the others

waiting-target = a target
waiting-targets = targets
waiting-play = a card to lay face down
waiting-call = OK or Bluff
waiting-replace = a card to lay in its place
waiting-repeat = whether to play again or stop

## What happens

event-flipped = { $ability }: { $card } is flipped.
event-no-contact = { $model } does not reach its target, and nothing more happens.
event-arcane-drawn = Player { $player } draws { $count ->
    [one] 1 Arcane Card
   *[other] { $count } Arcane Cards
  } for { $ability } (Arcane { $arcane }{ $evade ->
    [0] { "" }
    [-1] , Evade −1
    [-2] , Evade −2
    [-3] , Evade −3
   *[other] , Evade { $evade }
  }{ $cover ->
    [0] { "" }
    [-1] , cover −1
    [-2] , cover −2
    [-3] , cover −3
   *[other] , cover { $cover }
  }{ $height ->
    [0] { "" }
    [-1] , height −1
    [-2] , height −2
    [-3] , height −3
   *[other] , height { $height }
  }).
event-arcane-hand = You draw: { $cards }.
event-arcane-declared = Player { $player } plays a card face down and says “{ $declared }”.
event-arcane-laid = You play { $card } and say { $declared }.
event-arcane-ok = Player { $player } believes it: OK.
event-arcane-bluff = Player { $player } calls: Bluff!
event-arcane-revealed = The card is { $card }.
event-arcane-wrong = No bluff: the card is what it was said to be. Player { $player } was wrong to call.
event-arcane-caught = Player { $player } said { $declared } and is caught bluffing.
event-arcane-left = Player { $player } leaves { $card } in place.
event-arcane-replaced = Player { $player } replaces { $instead } with { $card }.
event-arcane-works = { $ability }: { $card } counts.
event-arcane-nothing = { $ability }: { $card } has no effect.
event-arcane-intervened = { $model } shows two Catastrophes: { $ability } of { $target } is cancelled, and its Catastrophe happens.
event-arcane-again = { $model } plays { $ability } again, at { $target }.
event-arcane-stopped = { $model } stops here.
event-arcane-no-repeat = { $ability } cannot be played again: no target is left.
event-resist-drawn = Player { $player } draws { $count ->
    [one] { $count } Arcane Card
   *[other] { $count } Arcane Cards
  } to resist.
event-catastrophe = { $ability }: a Catastrophe!
event-target-lost = { $target } is no longer within range and sight of { $model }: the action fails.

## Why not

why-ability-lost = { $model } has lost { $ability } for the rest of the game.
why-ability-spent = { $ability } can be used once per game, and { $model } has already used it.
why-ability-used = { $ability } can be used once per turn, and { $model } has already used it.
why-ability-energy = { $ability } costs { $cost } energy; { $model } has { $energy }.
why-ability-loaded = { $weapon } is still loaded.
why-ability-held = { $model } cannot move of its own accord until the end of the turn.
why-ability-engaged = { $ability } cannot be used while engaged: { $by } engages { $model }.
why-ability-few = { $ability } needs { $count } different targets; { $model } has { $found }.
why-ability-nobody = Nobody in play can be the target of { $ability }.
why-ability-far = Nobody is within range of { $ability }: { $nearest } is { DIST($gap) } away, the range is { DIST($range) }.
why-ability-unseen = { $model } has no line of sight to anybody within the { DIST($range) } of { $ability }.
why-ability-no-stone = No Moonstone deeper than 1 is within { DIST($range) } and in line of sight of { $model }.
why-ability-unloaded = { $ability } can be used once per game unless it is reloaded, and { $model } has already used it.
why-target-other = { $ability } must target a character other than { $model }.
why-target-friend = { $target } is an enemy; { $ability } needs a friendly character.
why-target-enemy = { $target } is friendly; { $ability } needs an enemy.
why-target-keyword = { $target } does not have the required keyword: { $keywords }.
why-target-far = { $target } is { DIST($gap) } away; the range of { $ability } is { DIST($range) }.
why-target-hidden = { $model } does not see { $target }. In the way: { $by }.
why-target-player = { $target } belongs to another player; a repeat must target a model of player { $player }.
why-target-weaker = { $target } has no fewer open health boxes than { $model }.
why-no-intervention = For Divine Intervention you need two Catastrophes in your hand, and a character with that ability who is the target or near the active character.
