## Non-player Characters

ask-event = An Event card is drawn
ask-magic = A Magic card is drawn
ask-npc-next = Which non-player Character is next?
ask-npc-target = { $model }: several are equally near or weak. Whom does it go for?
ask-npc-goal = { $model }: which of the equally near squares does it make for?
ask-npc-step = { $model }: which way does it go first?
ask-npc-weapon = { $model }: which of its weapons does it use?
ask-brawl-attacker = Non-player Characters fight: who is the attacker?
ask-meddle = Does { $model } help one of the two fighters?
ask-lose-cards = An event costs you cards: which do you discard?
event-lot-drawn = { $model } draws { $card }: { $acts ->
    [yes] it acts
   *[no] it does not act
  }.
event-npc-activated = { $model } acts.
event-npc-done = { $model } is done.
event-npc-sets-out = { $model } makes for { $cell }.
event-npc-angered = { $model } now treats { $by } as an enemy.
event-npc-loaded = { $model }: { $item } is loaded a step further ({ $load } left).
event-roused = { $model } is roused and attacks from now on.
event-brawl = { $model } attacks { $other }: { $card }, adjusted { $value }; { $winner } wins.
event-ritual-card = The ritual of { $model }: { $card } ({ $red } red, { $black } black).
event-ritual-complete = { $model } completes the ritual.
event-ritual-failed = The ritual of { $model } fails.
event-event-read = { $title ->
    [unnamed] { $card }: { $does }.
   *[other] { $card }. { $title }: { $does }.
  }
word-act-ritual = the ritual
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
