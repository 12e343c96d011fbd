## Whose turn it is

ask-npc-next = Which non-player Character is next?
event-lot-drawn = { $model } draws { $card }: { $acts ->
    [yes] it acts
   *[no] it does not act
  }.
event-npc-activated = { $model } acts.
event-npc-done = { $model } is done.
why-no-npc = { $model } is a player’s Character; it is a non-player Character’s turn.
why-npc-acts-not = { $model } does not act in this turn: the scenario lets only some of them.
why-no-attacker = { $model } is no Attacker ({ $vocation }): only those act and fight by themselves.

## Where they go and whom they go for

ask-npc-target = { $model }: several are equally near or weak. Whom does it go for?
ask-npc-goal = { $model }: which of the equally near squares does it make for?
ask-npc-step = { $model }: which way does it go first?
ask-npc-weapon = { $model }: which of its weapons does it use?
event-npc-sets-out = { $model } makes for { $cell }.
event-npc-angered = { $model } now treats { $by } as an enemy.
event-roused = { $model } is roused and attacks from now on.

why-not-its-goal = { $cell } is not the nearest square for what { $model } is about.
why-not-its-way = { $at } is not on a shortest way of { $model }.
why-no-step-on-its-way = No shortest way of { $model } begins with a step.
why-no-door-on-its-way = No shortest way of { $model } begins with a door.
why-not-nearest = { $other } is nearer to { $model } than { $target }.
why-npc-no-foe = { $target } is no enemy of { $model }.
why-npc-other-weapon = That is not the weapon for this shot: { $item }.

## Brawls

ask-brawl-attacker = Non-player Characters fight: who is the attacker?
ask-meddle = Does { $model } help one of the two fighters?
event-brawl = { $model } attacks { $other }: { $card }, adjusted { $value }; { $winner } wins.
why-not-weakest = { $target } fights better ({ $score }) than { $other } ({ $least }): the weakest is attacked.
why-not-in-brawl = { $target } has no part in the fight between { $model } and { $other }.

## Recruits

word-recruiting = Recruiting
event-recruited = { $model } joins the Band of player { $seat }.
event-not-recruited = { $target } is not persuaded by { $model }.
why-no-recruit-it = { $target } is no Recruit.

## The Arch-Enemy

ask-lose-cards = An event costs you cards: which do you discard?
event-npc-loaded = { $model }: { $item } is loaded a step further ({ $load } left).
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
