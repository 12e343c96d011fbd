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

## Keywords, factions, stats

word-human = Human
word-soldier = Soldier
word-noble = Noble
word-wizard = Wizard
word-cleric = Cleric
word-goblin = Goblin
word-pirate = Pirate
word-gnome = Gnome
word-militia = Militia
word-animal = Animal
word-giant = Giant
word-faerie = Faerie
word-troll = Troll
word-commonwealth = Commonwealth
word-dominion = Dominion
word-leshavult = Leshavult
word-stat-melee = Melee
word-stat-arcane = Arcane
word-stat-evade = Evade
word-no-jog = no Jog
word-no-move = no move

## Questions

ask-target = At whom does { $model } aim { $ability }?
ask-targets = Which targets does { $model } choose for { $ability }?
ask-order = In which order are these models moved?
ask-flip = An Arcane Card is flipped for { $ability }.
ask-arcane-hand = { $model } draws Arcane Cards for { $ability }.
ask-resist-hand = Arcane Cards are drawn to resist { $ability }.
ask-play = { $model }, { $ability }: which card do you lay face down, and what do you say it is?
ask-declare = What do you say this card is?
ask-call = { $model } says { $declared } for { $ability }. OK, or Bluff?
ask-replace = { $card } lies there. Do you lay one of your cards in its place?
ask-repeat = A wrong call: { $model } may play { $ability } again for nothing ({ $left ->
    [one] 1 card left
   *[other] { $left } cards left
  }).
ask-unearth = Which stone comes nearer to the surface?
word-ok = OK
word-bluff = Bluff!
word-intervene = Divine Intervention: show two Catastrophes
word-leave = leave the card that lies there
branch-stop = stop here
branch-again = play again

## What happens

event-flipped = { $ability }: { $card } is flipped.
event-no-contact = { $model } does not reach its target: nothing more happens.
event-arcane-drawn = Player { $player } draws { $count ->
    [one] 1 Arcane Card
   *[other] { $count } Arcane Cards
  } for { $ability } (Arcane { $arcane }{ $evade ->
    [0] { "" }
   *[other] , Evade { $evade }
  }{ $cover ->
    [0] { "" }
   *[other] , cover { $cover }
  }{ $height ->
    [0] { "" }
   *[other] , height { $height }
  }).
event-resist-drawn = Player { $player } draws { $count ->
    [one] { $count } Arcane Card
   *[other] { $count } Arcane Cards
  } to resist.
event-arcane-hand = You draw: { $cards }.
event-arcane-declared = Player { $player } lays a card face down: “{ $declared }”.
event-arcane-laid = You lay { $card } and say { $declared }.
event-arcane-ok = Player { $player } believes it: OK.
event-arcane-bluff = Player { $player } calls: Bluff!
event-arcane-revealed = The card is { $card }.
event-arcane-wrong = The card is what it was said to be: player { $player } called wrongly.
event-arcane-caught = Player { $player } said { $declared }: the bluff is caught.
event-arcane-left = Player { $player } leaves { $card } where it lies.
event-arcane-replaced = Player { $player } lays { $card } in place of { $instead }.
event-arcane-works = { $ability }: { $card } counts.
event-arcane-nothing = { $ability }: { $card } has no effect.
event-catastrophe = { $ability }: a Catastrophe!
event-arcane-intervened = { $model } shows two Catastrophes: { $ability } of { $target } is cancelled and goes wrong.
event-arcane-again = { $model } plays { $ability } again, at { $target }.
event-arcane-stopped = { $model } stops here.
event-arcane-no-repeat = No target is left for another play of { $ability }.
event-energy-gained = { $model } gains { $amount } energy and has { $energy }.
event-energy-lost = { $model } loses { $amount } energy and has { $energy }.
event-stat-changed = { $model }: { $stat } { $signed } until the end of the turn.
event-now-no-jog = { $model } cannot Jog until the end of the turn.
event-now-no-move = { $model } can make no move of its own until the end of the turn.
event-now-slow = { $model } is Slow until the end of the turn.
event-held-fast = { $model } cannot move.
event-jog-again = { $model } may Jog once more this turn.
event-reloaded = { $model }: { $ability } can be used again.
event-ability-lost = { $model } loses { $ability } for the rest of the game.
event-nothing-stolen = { $model } gets no stone from { $target }.
event-unearthed = { $model }: { $stone } now lies at depth { $depth }.
event-nothing-unearthed = { $model } finds no stone to bring nearer to the surface.

## Why not

why-ability-lost = { $model } has lost { $ability } for the rest of the game.
why-ability-spent = { $ability } can be used once per game, and { $model } has used it.
why-ability-used = { $ability } can be used once per turn, and { $model } has used it.
why-ability-energy = { $ability } costs { $cost } energy; { $model } has { $energy }.
why-ability-loaded = { $weapon } is still loaded.
why-ability-held = { $model } can make no move of its own until the end of the turn.
why-ability-engaged = { $ability } cannot be used while engaged: { $by } engages { $model }.
why-ability-few = { $ability } needs { $count } different targets; { $model } has { $found }.
why-ability-nobody = Nobody in play can be the target of { $ability }.
why-ability-far = Nobody is within range of { $ability }: { $nearest } is { DIST($gap) } away, the range is { DIST($range) }.
why-ability-unseen = Nobody within the { DIST($range) } of { $ability } is in line of sight of { $model }.
why-ability-no-stone = No Moonstone deeper than 1 is within { DIST($range) } and in line of sight of { $model }.
why-target-other = { $ability } needs another character than { $model }.
why-target-friend = { $target } is an enemy; { $ability } needs a friendly character.
why-target-enemy = { $target } is friendly; { $ability } needs an enemy.
why-target-keyword = { $target } does not have the keyword that is asked for: { $keywords }.
why-target-far = { $target } is { DIST($gap) } away; the range of { $ability } is { DIST($range) }.
why-target-hidden = { $model } does not see { $target }. In the way: { $by }.
why-target-player = { $target } belongs to another player; a repeat stays with the models of player { $player }.

## Abilities in words

list-and = { $most } and { $last }
list-or = { $most } or { $last }
types-all = all
types-none = no damage type
head-cost = { $cost } energy
head-range = range { $range }
head-pulse = { $range } pulse
head-once-turn = once per turn
head-once-game = once per game
head-not-engaged = not while engaged
head-flip = Flip an Arcane Card for X.
head-catastrophe = Catastrophe:
head-requirement = { $icons }:
head-end = End Step:
target-one = target: one { $who ->
    [who-friend] friendly
    [who-enemy] enemy
   *[other] { "" }
  } { $plain ->
    [yes] character
   *[no] { $kind }
  }{ $other ->
    [yes] { " " }other than itself
   *[no] { "" }
  }
target-more = targets: { $count } different ones, each { $who ->
    [who-friend] a friendly
    [who-enemy] an enemy
   *[other] a
  } { $plain ->
    [yes] character
   *[no] { $kind }
  }{ $other ->
    [yes] { " " }other than itself
   *[no] { "" }
  }
target-weaker = with fewer open health boxes than this character
whom-self = this character
whom-target = the target
whom-targets = each target
whom-enemy = the enemy
whom-if-kind = { $whom }, if it is { $kind },
whom-if-wounded = { $whom }, if it suffered wounds in this round,
whom-pulse = every { $other ->
    [yes] other
   *[no] { "" }
  } { $who ->
    [who-friend] friendly
    [who-enemy] enemy
   *[other] { "" }
  } { $plain ->
    [yes] character
   *[no] { $kind }
  } within { $reach }

does-damage = { $whom } suffers { $amount } { $type } damage
does-wounds = { $whom } suffers { $amount ->
    [1] 1 wound
   *[other] { $amount } wounds
  }
does-restore = { $whom } restores { $amount ->
    [1] 1 wound
   *[other] { $amount } wounds
  }
does-gain-energy = { $whom } gains { $amount } energy
does-lose-energy = { $whom } loses { $amount } energy
does-lose-energy-all = { $whom } loses all its energy
does-rally = { $whom } gets back energy up to its open blue dots
does-stat = { $whom } has { $amount } { $stats } until the end of the turn
does-no-jog = { $whom } cannot Jog until the end of the turn
does-no-move = { $whom } can make no move of its own until the end of the turn
does-slow = { $whom } is Slow until the end of the turn
does-jog-again = { $whom } may Jog once more this turn
does-reload = { $ability } can be used again
does-forbid = this character loses { $ability } for the rest of the game
does-push = { $whom } is moved { $distance } directly away from { $end }
does-pull = { $whom } is moved { $distance } directly towards { $end }
does-charge = this character moves up to { $distance } straight to the target; without base contact nothing more happens
does-free-move-self = this character may move up to { $distance }
does-free-move-originator = you may move { $whom } up to { $distance }
does-free-move-owner = the player of { $whom } may move it up to { $distance }
does-place-in-contact = this character is placed in base contact with the target
does-place-in-contact-may = this character may be placed in base contact with the enemy
does-place-within-originator = { $whom } is placed anywhere within { $distance }
does-place-within-resister = the resisting player places { $whom } anywhere within { $distance }
does-steal-stone = { $whom } loses a Moonstone and this character gains it
does-drop-stones = { $whom } drops all its Moonstones
does-unearth = a Moonstone within { $within } and in line of sight comes { $amount } nearer to the surface (not above depth 1)

passive-dealt = Melee damage dealt ({ $types }): { $amount }
passive-dealt-card = Melee damage dealt with { $card }: { $amount }
passive-dealt-null = Melee damage dealt ({ $types }) becomes Null
passive-suffered = damage suffered ({ $types }): { $amount }
passive-suffered-melee = Melee damage suffered ({ $types }): { $amount }
passive-harvest-cost = each Harvest costs { $amount } more energy
passive-slow = its Jog is limited to 2″
passive-premonition = when an enemy declares it as a target, it may first spend 1 energy on a Reaction Step
passive-predictable = it shows its hand to the opponent before Combat Cards are chosen
passive-divine-intervention = when an enemy’s Arcane Ability targets it or is used within { $distance } of it, its player may show two Catastrophes of the resist hand: the ability is cancelled and its Catastrophe happens
passive-spite = each time it causes wounds to an enemy it restores { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }
passive-vicious = each time it causes wounds to an enemy it gains { $amount } energy, at most { $limit } times a turn
passive-near = { $stat } { $amount } while another character with the keyword { $keyword } is within { $distance }
passive-stride = Jog { $amount }
passive-regenerate = at each Replenish Step it restores { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }

during-suffered = damage suffered in this round: { $amount }
during-unreducible = its damage is not reduced by passive abilities
signature-upgrades = Upgrades { $card } ({ $types }).
signature-deal = { $card } { $value }
signature-deal-circled = { $card } { $value } (Follow-Up)
signature-null = It deals Null against every card
word-dealt-null = Null
