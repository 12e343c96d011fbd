## The set-up form

game-ad1666 = Anno Domini 1666
game-ad1666-lead = Cross blades in a swashbuckling Vienna where a good hand of cards beats luck.
game-ad1666-pitch = Two small bands meet on a board of squares with a mission. Every shot, climb and duel is a card from your deck or hand, and matching cards push it further. Move first, then blades: parry, riposte, and be gone before the alarm.
game-ad1666-size = Two sides of four, on squares
group-basic = The Arch-Enemy
group-optional = Optional rules
group-advanced = Advanced rules
word-automated = nobody: it acts by itself
word-player = a player
option-scenario = Scenario
option-scenario-help = Crossed Blades is for learning, The War Purse for Bands of your own. The Arch-Enemy can be played alone or by two players together; Three Nights is a campaign.
option-enemy = Who leads the Arch-Enemy
option-enemy-help = Only in The Arch-Enemy. By itself: you play alone, or two of you together, against the cards. Led by a player: one of you is the Count.
option-random = Drawn Bands
option-random-help = Where Bands may be built, Characters are drawn at random instead.
option-advanced = Restricted equipment
option-advanced-unset = as the scenario says
option-advanced-help = What a Character holds is chosen when it is activated, and then cannot be changed.
option-simultaneous = Choose together
option-simultaneous-help = In Opposed Tests both sides choose their card at the same time.

## The Band

ask-band = Build your Band: { $models } of at most { $most } so far. Gold left: { $gold }. Connections left: { $connections }.
ask-draft = Draft your Band, one Character at a time: { $models } of at most { $most } so far. Gold left: { $gold }. Connections left: { $connections }.
ask-band-add = Whom do you take on?
cost-gold = { $value } Gold
cost-connections = { $value ->
    [one] 1 Connection
   *[other] { $value } Connections
  }
cost-price = { $value ->
    [one] 1 kreutzer
   *[other] { $value } kreutzers
  }
ask-band-remove = Whom do you let go?
ask-band-arms = Whose arms do you change?
ask-band-variant = How is { $character } armed?
branch-add = take somebody on
branch-remove = let somebody go
branch-arms = change somebody’s arms
branch-done = done
word-unlimited = unlimited
waiting-band = a Band
waiting-draft = a Character to draft

event-band-add = Your Band: { $characters }. Gold left: { $gold }. Connections left: { $connections }.
event-band-remove = You let somebody go. Gold left: { $gold }. Connections left: { $connections }.
event-band-arms = Your Band: { $characters }. Gold left: { $gold }. Connections left: { $connections }.
event-band-locked = Player { $seat }’s Band is settled.
event-band-drawn = { $character } is drawn for player { $seat }’s Band.
event-bands-clash = Both Bands have { $characters }, and there is only one of each: the Bands are drafted instead, one Character at a time.
event-band = Player { $seat }’s Band: { $characters }.
event-drafted = Player { $seat } drafts { $character }.
event-draft-done = Player { $seat } drafts nobody else.

why-band-pool = { $character } cannot be chosen in this scenario.
why-band-faction = { $character } is not of the Band’s faction ({ $faction }).
why-band-unique = There is only one { $character }.
why-band-full = The Band is full: { $most ->
    [one] { $most } Character
   *[other] { $most } Characters
  } at most.
why-band-kind = No more of this rank ({ $kind }): { $most } at most.
why-band-gold = { $character } costs { $cost } Gold; you have { $left } left.
why-band-connections = { $character } costs { $cost ->
    [one] { $cost } Connection
   *[other] { $cost } Connections
  }; you are { $short } short.
why-band-alignment = { $character } is an evil Mercenary and cannot be in the same Band as { $other }, who is a good Hero.
why-band-few = The Band has { $count ->
    [one] one Character
   *[other] { $count } Characters
  }; at least { $least ->
    [one] one is
   *[other] { $least } are
  } needed.
why-band-kinds = Too few of this rank ({ $kind }): { $count }, and at least { $least ->
    [one] one is
   *[other] { $least } are
  } needed.
why-band-must = { $character } must be in the Band.
why-band-any = One of these must be in the Band: { $characters }.
why-band-short = The Band has spent { $short ->
    [one] one Connection
   *[other] { $short } Connections
  } too many.
why-band-empty = There is nobody in the Band yet.
why-band-unique-taken = There is only one { $character }, and somebody else already has it.
why-band-needed = There is only one { $character }, and player { $seat }’s Band cannot do without it.
why-band-never-whole = With { $character } this Band could never be completed, and what is drafted cannot be given back.
why-band-not-both = With { $character } in this Band, the Bands could no longer all be completed, and what is drafted cannot be given back.
why-not-in-band = { $character } is not in the Band.
why-no-choice-of-arms = Nobody in the Band has a choice of arms.
why-one-set-of-arms = { $character }’s card gives no choice of arms.
why-no-such-arms = { $character }’s card does not offer that. It offers: { $variants }.
why-draft-holds = What has been drafted cannot be given back.
why-nobody-fits = Nobody else fits into this Band.

## The captain

ask-captain = Which Hero is your captain? Whoever kills a captain scores 3 points.
waiting-captain = a captain
event-captain = { $model } is player { $seat }’s captain.
why-no-hero = { $model } is a Commoner; the captain must be a Hero.

## Shopping

ask-purchase = Buy additional equipment: { $left ->
    [one] one kreutzer
   *[other] { $left } kreutzers
  } left.
ask-ware = What do you buy?
ask-customer = Who gets the { $item }?
ask-coat = Which of { $model }’s weapons is coated with { $item }?
ask-return = What do you give back?
branch-buy = buy something
branch-return = give something back
waiting-purchase = purchases

event-purchase-buy = You have bought: { $items }. Kreutzers left: { $left }.
event-purchase-return = You give something back. Kreutzers left: { $left }.
event-purchases-locked = Player { $seat } has finished shopping.
event-bought = { $model } gets: { $item }.

why-purse-empty = You cannot afford anything: { $left } left.
why-purse-short = That costs { $cost ->
    [one] { $cost } kreutzer
   *[other] { $cost } kreutzers
  }; you have { $left }.
why-too-dear = { $item } costs { $price }; you have { $left } left.
why-nothing-to-coat = No weapon here can be coated with { $item }.
why-no-weapon-to-coat = { $model } has no weapon that can take another poison.
why-not-for-sale = Not for sale: { $item }.
why-no-customer = “{ $entry }” names nobody in the Band: write item>number of the Character, counted from 0.
why-nothing-bought = You have not bought anything that you could give back.
why-not-bought = You have not bought this: { $item }.

## Placing the pieces

ask-deploy = Where do you place { $model }?
waiting-deploy = a Character to place
event-placed = { $model } is placed on { $cell }.
event-item-laid = On { $cell }: { $item }.
event-item-held = { $model } carries: { $item }.
event-all-placed = Everybody stands ready.
why-outside-zone = { $cell } is not one of the squares where { $model } is placed.

## The campaign

heading-night = Night { $number }: { $scenario }
event-night = Night { $number }: { $scenario }.
event-night-won = Night { $number } goes to { $side }: { $story ->
    [one] one story point
   *[other] { $story } story points
  }.
event-night-drawn = Night { $number } goes to nobody: { $story ->
    [one] one story point
   *[other] { $story } story points
  } each.
ask-story = You have { $story ->
    [one] one story point
   *[other] { $story } story points
  }. One more card in your starting hand costs { $card }, a piece of equipment { $equipment }, an ally { $ally }.
ask-ally = Who joins your Band?
waiting-story = story points
branch-card = one more card in the starting hand
branch-equipment = a piece of equipment
branch-ally = an ally
event-story-card = Player { $seat } will start with one more card.
event-story-equipment = Player { $seat } gets equipment for { $model }: { $item }.
event-story-ally = { $character } joins player { $seat }’s Band.
why-no-story = That costs { $cost ->
    [one] { $cost } story point
   *[other] { $cost } story points
  }; you have { $story }.
why-story-poison = Story points cannot buy poison.
why-no-ally = { $character } is not a neutral Commoner: only those join as allies.
outcome-nights = Decided by nights won, then by story points.

## What cannot be played

error-scenario = There is no scenario “{ $scenario }”.{ SUGGEST($nearest) }
error-board = There is no board “{ $board }”.{ SUGGEST($nearest) }
error-board-choice = { $scenario } is not played on “{ $board }”. Its boards: { $nearest }.
error-seats = This game is for one or two players, not for { $seats }.
error-alone = This scenario is for two. Alone you can play The Arch-Enemy, against an enemy that acts by itself.
error-too-many-given = Bands or purchases are given for more than { $seats ->
    [one] one player
   *[other] { $seats } players
  }.
error-character = There is no Character “{ $character }”.{ SUGGEST($nearest) }
error-arms = { $character } cannot be armed with “{ $arms }”.{ SUGGEST($nearest) }
error-no-arms = { $character } has no choice of arms, and none that is called “{ $arms }”.
error-band = Player { $player }’s Band is not possible: { $reason }
error-band-unique = There is only one { $character } in the whole game.
error-goods = Player { $player }’s purchases are not possible: { $reason }
error-goods-without-band = Purchases are given for player { $player }, who has no Band yet or no money.
error-scenario-card = The scenario { $scenario } names the Character “{ $word }”, who does not exist.{ SUGGEST($nearest) }
error-scenario-item = The scenario { $scenario } names the item “{ $word }”, which does not exist.{ SUGGEST($nearest) }
error-scenario-zone = The scenario { $scenario } names the zone “{ $word }”, which is not on its board.{ SUGGEST($nearest) }
error-scenario-cell = The scenario { $scenario } names the square “{ $word }”, which is not on its board.
error-scenario-door = The scenario { $scenario } names the door “{ $word }”, which is not on its board.
error-scenario-end = The scenario { $scenario } has neither Alarm counters nor a number of turns: it would never end.
error-scenario-band = In the scenario { $scenario } the side { $side } has no Band and no limits for one.
error-scenario-room = In the scenario { $scenario } the zone { $zone } has { $room ->
    [one] { $room } square
   *[other] { $room } squares
  } for { $wanted ->
    [one] { $wanted } Character
   *[other] { $wanted } Characters
  }.

## What is wrong in a scenario file

file-one-place = exactly one place must be given: a square, a zone, or (for an item) a side
file-night = a night is a scenario, or (not the first) one for each winner: red and blue
file-automated-band = nobody leads this side: list its Characters under npcs
file-band-or-limits = a Band is imposed or built: band or limits, not both
file-scenario-card = there is no Character “{ $word }”.{ SUGGEST($nearest) }
file-scenario-item = there is no item “{ $word }”.{ SUGGEST($nearest) }
file-scenario-zone = the board has no zone “{ $word }”.{ SUGGEST($nearest) }
file-scenario-cell = the board has no square “{ $word }”
file-scenario-door = the board has no door or edge “{ $word }”
file-no-zone = the zone where this side is placed is missing
file-event-numbers = numbers from 1 to { $most }, each in one entry only
file-event-gaps = every number from 1 to { $most } must stand in an entry
