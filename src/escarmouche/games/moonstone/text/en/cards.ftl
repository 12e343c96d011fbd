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
word-slow = Slow

## Questions

ask-order = In which order are these models moved?
ask-unearth = Which stone do you bring nearer to the surface?

## What a player is thinking about, in a few words for the others

waiting-order = an order
waiting-unearth = a stone

## What happens

event-energy-gained = { $model } gains { $amount } energy and now has { $energy }.
event-energy-lost = { $model } loses { $amount } energy and now has { $energy }.
event-stat-changed = { $model }: { $stat } { $signed } until the end of the turn.
event-now-no-jog = { $model } cannot Jog until the end of the turn.
event-now-no-move = { $model } cannot move of its own accord until the end of the turn.
event-now-slow = { $model } is Slow until the end of the turn.
event-held-fast = { $model } cannot move.
event-jog-again = { $model } may Jog once more this turn.
event-reloaded = { $model }: { $ability } can be used again.
event-ability-lost = { $model } loses { $ability } for the rest of the game.
event-nothing-stolen = { $model } gets no stone from { $target }.
event-unearthed = { $model }: { $stone } now lies at depth { $depth }.
event-nothing-unearthed = { $model } finds no stone to bring nearer to the surface.

## Why not

why-not-moved = { $model } is not moved by this effect.
why-stone-shallow = { CAP($stone) } lies at depth { $depth }: it cannot come any nearer to the surface.
why-stone-out-of-range = { CAP($stone) } is { DIST($gap) } away from { $model }; it must be within { DIST($range) }.
why-stone-unseen = { $model } does not see { $stone }.

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
target-one = target: one { $other ->
    [yes] other
   *[no] { "" }
  } { $who ->
    [who-friend] friendly
    [who-enemy] enemy
   *[other] { "" }
  } { $plain ->
    [yes] character
   *[no] { $kind }
  }
target-more = targets: { $count } different { $who ->
    [who-friend] friendly
    [who-enemy] enemy
   *[other] { "" }
  } characters{ $plain ->
    [yes] { "" }
   *[no] { " " }with the keyword { $kind }
  }{ $other ->
    [yes] { " " }other than this one
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

## What each word of a card does

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
does-rally = { $whom } regains energy up to its number of open blue dots
does-stat = { $whom } has { $amount } { $stats } until the end of the turn
does-no-jog = { $whom } cannot Jog until the end of the turn
does-no-move = { $whom } cannot move of its own accord until the end of the turn
does-slow = { $whom } is Slow until the end of the turn
does-jog-again = { $whom } may Jog once more this turn
does-reload = { $ability } can be used again
does-forbid = this character loses { $ability } for the rest of the game
does-push = { $whom } is moved { $distance } directly away from { $end }
does-pull = { $whom } is moved { $distance } directly towards { $end }
does-charge = this character moves up to { $distance } straight towards the target; if it does not reach base contact, nothing more happens
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

## Passive Abilities

passive-dealt = Melee damage dealt ({ $types }): { $amount }
passive-dealt-card = Melee damage dealt with { $card }: { $amount }
passive-dealt-null = Melee damage dealt ({ $types }) becomes Null
passive-suffered = damage suffered ({ $types }): { $amount }
passive-suffered-melee = Melee damage suffered ({ $types }): { $amount }
passive-harvest-cost = each Harvest costs { $amount } more energy
passive-slow = its Jog is limited to 2″
passive-premonition = when an enemy targets it, it may first spend 1 energy on a Reaction Step
passive-predictable = it shows its hand to the opponent before Combat Cards are chosen
passive-divine-intervention = when an enemy’s Arcane Ability targets it or is used within { $distance } of it, its player may show two Catastrophes from the hand drawn to resist: the ability is cancelled and its Catastrophe happens
passive-spite = each time it causes wounds to an enemy, it restores { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }
passive-vicious = each time it causes wounds to an enemy, it gains { $amount } energy, at most { $limit } times a turn
passive-near = { $stat } { $amount } while another character with the keyword { $keyword } is within { $distance }
passive-stride = Jog { $amount }
passive-regenerate = at each Replenish Step, it restores { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  }

## Signature Moves

during-suffered = damage suffered in this round: { $amount }
during-unreducible = its damage is not reduced by passive abilities
signature-upgrades = Upgrades { $card } ({ $types }).
signature-deal = { $card } { $value }
signature-deal-circled = { $card } { $value } (Follow-Up)
signature-null = It deals Null against every card
word-dealt-null = Null

## What is wrong with a file

file-card-id-taken = the id { $id } is already used in { $file }
file-card-other-name = “{ $id }” is called “{ $name }” on the card { $card }: the same id means the same name everywhere
file-card-pip = there is a blue dot on box { $pip }, but there are only { $health } boxes
file-card-deals = the damage against { $missing } is missing
file-card-copy = the id { $id } ends in a number: only the ids of second copies do
file-card-id = “{ $id }” is not an id: write lower-case letters, with hyphens between words
file-card-action = { $id } is already the name of an action
file-card-id-twice = the id { $id } is used twice
file-card-requirement = “{ $text }” is not a requirement: write, for example, green X or blue 2
file-card-word = write one word per entry, with its parameters below it
file-card-amount = “{ $text }” is not an amount: write a number, X, 2X or X+1
