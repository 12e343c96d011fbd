## Close Combat: questions

ask-combat-turn = Combat Phase: whom do you activate?
ask-combat-activate = Whom do you activate for Close Combat?
ask-combat-action = { $model } stands next to an enemy: fight, or avoid combat?
ask-fight = Whom does { $model } fight?
ask-weapon = Which weapon does { $model } use in this combat?
ask-support-npc = { $model } fights { $target }. Which of your Characters support it?
ask-fence = { $model } has { $left ->
    [one] one usable Fencing token
   *[other] { $left } usable Fencing tokens
  }: how many do you flip, for +1 each in this exchange?
ask-parry = { $model } loses by { $margin } against { $target }. Parry? One Fencing token is needed, ND 6; each further one lowers it by 2 ({ $left } usable).
ask-retreat = { $model } retreats: to which square?
ask-give-way = Your opponent cannot retreat. Does { $model } step back instead?
ask-sweep = Sweep: whom does { $model } strike next, with the same cards and −{ $penalty }?
ask-refresh = { $model } is engaged: which used Fencing token is turned back?

branch-activate = activate a Character
branch-fight = fight
branch-avoid = avoid combat
branch-stay-hidden = stay Inconspicuous and do not fight
word-leave = off the board
word-stop = stop
word-own-token = a token of the Character’s own

## What is tested, and how far a fight has come

word-parry = Parry
word-riposte = Riposte
word-disarm = Disarm
word-retreat = Retreat
word-sweep = Sweep
word-footing = keeping one’s feet
word-weapons = weapons are being named
word-exchange = the exchange
word-damage = damage

## What changes a Combat Total

word-mod-reach = longer Reach
word-mod-prone = Prone
word-mod-surprise = surprise attack
word-mod-slash = Slash
word-mod-cumbersome = Cumbersome weapon in a Riposte
word-mod-quick = Quick weapon in a Riposte
word-mod-sweep = further blows of a Sweep
word-mod-support = support
word-mod-shove = shoved aside
word-mod-frenzied-attack = Frenzied Attack
word-mod-straight-to-the-heart = Straight to the Heart
word-mod-deft-guard = Deft Guard
word-mod-fencing = Fencing tokens
word-mod-parry = weapon made for parrying

## What happens

event-combat-activated = Player { $seat } activates { $model } for Close Combat.
event-combat-passed = Player { $seat } activates nobody.
event-marker-kept = { $model } stays Inconspicuous and does not fight.
event-combat-avoided = { $model } avoids combat.
event-attacked = { $model } attacks { $target }.
event-berserk = { $model } is Berserk and counts as the Attacker.
event-weapon-named = { $model } fights with: { $item }.
event-no-surprise = The weapon of { $model } is too conspicuous for a surprise.
event-modified = { $model }: { $mod } ({ $amount ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $amount }
  }).
event-fenced = { $model } flips { $count ->
    [one] one Fencing token
   *[other] { $count } Fencing tokens
  } ({ $left } left).
event-exchange-won = { $model } is ahead of { $target } by { $margin }.
event-combat-tied = { $model } and { $target } are even: both step back if they can.
event-berserk-tie = { $model } and { $target } are even, and Berserk: they go at each other again.
event-nothing-done = The blow of { $model } does nothing.
event-no-parry = { $model } cannot parry: { $why }.
word-no-parry-prone = Prone
word-no-parry-unarmed = bare hands
word-no-parry-natural = a Natural Weapon does not parry
word-no-parry-surprised = the attack is a surprise
word-no-parry-overpowered = a Powerful Assault
event-parries = { $model } tries to parry { $target }: { $count ->
    [one] one token
   *[other] { $count } tokens
  }, ND { $nd }.
event-parried = { $model } parries the blow of { $target }. Riposte!
event-riposte-won = { $model } wins a Riposte: player { $seat } will draw a card.
event-struck = { $model } strikes { $target } { $location } ({ $item }): ahead by { $margin }, { $amount } with this weapon{ $armour ->
    [0] {""}
   *[other] , −{ $armour } for armour
  } = { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
  }.
event-disarmed = { $model } disarms { $target }: { $item } is out of the game.
event-held-fast = { $model } does not retreat: still engaged by { $by }, not yet activated.
event-retreated = { $model } retreats to { $cell }.
event-retreats-off = { $model } retreats over the edge of the board.
event-stood-firm = { $model } gives { $target } no room.
event-swept = { $model } sweeps on and attacks { $target } with the same cards and −{ $penalty }.
event-fencing-refreshed = { $model } gets back { $count ->
    [one] one Fencing token
   *[other] { $count } Fencing tokens
  } ({ $left } usable).

## Why not

why-combat-pass = You cannot pass: these are still to be activated: { $models }.
why-fight-marked = { $target } is Inconspicuous and counts as a friend.
why-fight-uncle = { $model } and { $target } are “uncle” and “nephew”: they do not attack each other.
why-fight-friend = { $target } is no enemy of { $model }.
why-fight-apart = { $model } and { $target } are not adjacent.
why-avoid-berserk = { $model } is Berserk and cannot avoid combat.
why-avoid-nobody = { $model } engages nobody: there is no combat to avoid.
