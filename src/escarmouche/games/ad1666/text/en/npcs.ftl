## Whose turn it is

ask-npc-next = Which NPC is next?
event-lot-drawn = { $model } draws { THE($card) } and { $acts ->
    [yes] acts
   *[no] does not act
  }.
event-npc-activated = { $model } acts.
event-npc-done = { $model } is done.
why-no-npc = { $model } belongs to a player, and it is an NPC’s turn.
why-npc-acts-not = { $model } does not act this turn: the scenario lets only some of them act.
why-no-attacker = { $model } is not an Attacker ({ $vocation }): only Attackers act and fight by themselves.

## Where they go and whom they go for

ask-npc-target = { $model }: several targets are equally near or weak. Whom does it go for?
ask-npc-goal = { $model }: which of the equally near squares does it head for?
ask-npc-step = { $model }: which way does it go first?
ask-npc-weapon = { $model }: which of its weapons does it use?
event-npc-sets-out = { $model } heads for { $cell }.
event-npc-angered = { $model } now treats { $by } as an enemy.
event-roused = { $model } is roused and attacks from now on.

why-not-its-goal = { $cell } is not the nearest square for what { $model } wants.
why-not-its-way = { $at } is not on any of { $model }’s shortest ways.
why-no-step-on-its-way = None of { $model }’s shortest ways begins with a step.
why-no-door-on-its-way = None of { $model }’s shortest ways begins with a door.
why-not-nearest = { $other } is nearer to { $model } than { $target }.
why-npc-no-foe = { $target } is not an enemy of { $model }.
why-npc-other-weapon = This is not the weapon for the shot: { $item }.

## Brawls

ask-brawl-attacker = NPCs fight: who is the attacker?
ask-meddle = Does { $model } help one of the two fighters?
event-brawl = { $model } attacks { $other }: { $card }, { $value } after adjustment; { $winner } wins.
why-not-weakest = { $target } fights better ({ $score }) than { $other } ({ $least }): the weakest is attacked.
why-not-in-brawl = { $target } is not part of the fight between { $model } and { $other }.

## Recruits

word-recruiting = Recruiting
event-recruited = { $model } joins player { $seat }’s Band.
event-not-recruited = { $model } does not win { $target } over.
why-no-recruit-it = { $target } is not a Recruit.

## The Arch-Enemy

ask-lose-cards = An event costs you cards: which do you discard?
event-npc-loaded = { $model } loads one step further: { $item } ({ $load } left).
event-event-read = { $title ->
    [unnamed] { $card }: { $does }.
   *[other] { $card }. { $title }: { $does }.
  }
word-nothing = nothing happens
word-arrive = reinforcements arrive
word-reload = weapons are loaded
word-rouse = Guards are roused
word-heal = Heroes recover
word-hasten = everybody acts this turn
word-still = nobody acts this turn
word-alarm = the alarm spreads
word-draw = each player draws
word-discard = each player discards
