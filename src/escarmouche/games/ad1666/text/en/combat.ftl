## Close Combat: whose turn it is

ask-combat-turn = Combat Phase: whom do you activate?
ask-combat-activate = Whom do you activate for Close Combat?
ask-combat-action = { $model } stands next to an enemy: fight, or avoid combat?
ask-fight = Whom does { $model } fight?
branch-activate = activate a Character
branch-fight = fight
branch-avoid = avoid combat
branch-stay-hidden = stay Inconspicuous and do not fight

event-combat-activated = Player { $seat } activates { $model } for Close Combat.
event-combat-passed = Player { $seat } activates nobody.
event-marker-kept = { $model } stays Inconspicuous and does not fight.
event-combat-avoided = { $model } avoids combat.
event-attacked = { $model } attacks { $target }.
event-berserk = { $model } is Berserk and counts as the Attacker.

why-nobody-to-fight = None of your Characters has anybody to fight.
why-engages-nobody = There is no enemy next to { $model } to fight.
why-activate-first = “{ $branch }” comes after you have activated somebody.
why-fought-already = { $model } has already been activated in this phase, by attacking or by being attacked.
why-prone-fights-not = { $model } is Prone: it engages nobody and starts no fight.
why-combat-pass = You cannot pass; still to be activated: { $models }.
why-fight-marked = { $target } is Inconspicuous and counts as a friend.
why-fight-uncle = { $model } and { $target } are “uncle” and “nephew”: they do not attack each other.
why-fight-friend = { $target } is not an enemy of { $model }.
why-fight-apart = { $model } and { $target } are not adjacent.
why-avoid-berserk = { $model } is Berserk and cannot avoid combat.
why-avoid-nobody = { $model } engages nobody: there is no combat to avoid.

## Weapons and support

ask-weapon = Which weapon does { $model } use in this combat?
ask-support-npc = { $model } fights { $target }. Which of your Characters support it?
word-weapons = weapons are being named
event-weapon-named = { $model } fights with: { $item }.
event-no-surprise = { $model }’s weapon is too conspicuous for a surprise.

why-idle-hand = This is of no use in the other hand: { $item }.
why-not-close = This is not a Close Combat weapon: { $item }.
why-armed = { $model } has a Close Combat weapon in hand and does not fight bare-handed.
why-npc-best = { $model } takes the weapon it fights best with.
why-npc-supports-not = { $model } is an NPC and supports nobody.
why-support-lying = { $model } is on the ground and gives no support.
why-support-marked = { $model } is Inconspicuous and gives no support.
why-support-engaged = { $model } is also engaged by { $enemy } and gives no support.

## The exchange

ask-fence = { $model } has { $left ->
    [one] one usable Fencing token
   *[other] { $left } usable Fencing tokens
  }: how many do you flip, for +1 each in this exchange?
word-exchange = the exchange
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
event-exchange-won = { $model } beats { $target } by { $margin }.
event-combat-tied = { $model } and { $target } are tied: both step back if they can.
event-berserk-tie = { $model } and { $target } are tied, and both are Berserk: they go at each other again.
event-nothing-done = { $model }’s blow has no effect.

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

## Parry and Riposte

ask-parry = { $model } loses by { $margin } against { $target }. Parry? It takes one Fencing token, ND 6; each extra token lowers the ND by 2 ({ $left } usable).
word-parry = Parry
word-riposte = Riposte
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
event-parried = { $model } parries { $target }’s blow. Riposte!
event-riposte-won = { $model } wins a Riposte: player { $seat } will draw a card.

## Damage

word-damage = damage
word-disarm = Disarm
word-hit-skull = in the head
word-hit-heart = in the torso
word-hit-cup = in the hands
word-hit-iron = in the legs
event-struck = { $model } strikes { $target } { $location } ({ $item }): ahead by { $margin }, { $amount } with this weapon{ $armour ->
    [0] {""}
   *[other] , −{ $armour } for armour
  } = { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $wounds } Wounds
  }.
event-disarmed = { $model } disarms { $target }. Out of the game: { $item }.

## Retreat

ask-retreat = { $model } retreats: to which square?
ask-give-way = Your opponent cannot retreat. Does { $model } step back instead?
word-retreat = Retreat
word-leave = off the board
word-footing = keeping one’s feet
event-held-fast = { $model } does not retreat: still engaged by { $by }, not yet activated.
event-retreated = { $model } retreats to { $cell }.
event-retreats-off = { $model } retreats over the edge of the board.
event-stood-firm = { $model } does not give way to { $target }.

why-must-retreat = { $model } must retreat.
why-no-open-limit = { $model } is not at an Open limit of the board.
why-not-next = { $cell } is not next to { $model }: a Retreat is one square.
why-no-height = Nobody retreats onto a height ({ $cell }).
why-no-free-edge = { $model } cannot get to { $cell } without a test: nobody retreats there.
why-controlled = { $cell } is in the Zone of Control of { $enemy }.

## Sweep

ask-sweep = Sweep: whom does { $model } strike next, with the same cards and −{ $penalty }?
word-sweep = Sweep
word-stop = stop
event-swept = { $model } sweeps on and attacks { $target } with the same cards and −{ $penalty }.
why-swept-once = { $model } has already fought { $target } in this phase: a Sweep strikes each enemy only once.
why-not-engaged-by = { $model } does not engage { $target }.
why-npc-among-npcs = { $target } is an NPC too: { $model } does not sweep it.

## Fencing tokens

ask-refresh = { $model } is engaged: which spent Fencing token is turned back?
word-own-token = one of the Character’s own tokens
event-fencing-refreshed = { $model } gets back { $count ->
    [one] one Fencing token
   *[other] { $count } Fencing tokens
  } ({ $left } usable).
why-no-used-token = There is no spent Fencing token there ({ $item }).
why-no-tokens = At least one token is used; to use none, pass.
why-too-many-tokens = { $model } has { $left ->
    [one] one usable Fencing token
   *[other] { $left } usable Fencing tokens
  }, not { $count }.

## Shooting

ask-shot = { $model }: with which weapon?
ask-shot-target = { $model }, { $item }: at whom?
word-shooting = Shooting
word-aimed-shot = Aimed Shot
word-quick-shot = Quick Shot
word-defensive-shot = Defensive Shot

event-shot-declared = { $model } aims at { $target }: { $kind }, { $item }.
event-shot-hit = { $model } hits { $target } { $location } ({ $item }): { $triumph ->
    [0] { $armour ->
        [0] {""}
       *[other] { $base } − { $armour } for armour = {""}
      }
   *[other] { $base } + { $triumph } for the Triumph{ $armour ->
        [0] {""}
       *[other] { " " }− { $armour } for armour
      } = {""}
  }{ $result ->
    [0] no Wounds
    [one] 1 Wound
   *[other] { $result } Wounds
  }.
event-shot-missed = { $model } misses { $target } ({ $item }).
event-shot-lost = { $model } fires ({ $item }) but can no longer hit { $target }: { $reason }.
word-lost-gone = nobody is there to be hit
word-lost-friend = they are friends now
word-lost-far = out of range
word-lost-sight = no line of sight
word-lost-cover = no cover for a two-handed weapon

why-shot-unarmed = { $model } has no ranged weapon.
why-shot-unloaded = { $model }’s { $item } is not loaded: { $load ->
    [one] it needs 1 more Reload
   *[other] it needs { $load } more Reloads
  }.
why-shot-used-up = { $model } has none left: { $item }.
why-shot-fired = { $model } has already fired this in the current activation: { $item }.
why-shot-unconscious = { $model } is Unconscious and can only wake.
why-shot-prone = { $model } is Prone: no Quick Shot.
why-shot-engaged = { $model } is engaged by { $by }: only a Defensive Shot is possible.
why-shot-unengaged = { $model } is not engaged: there is nobody to defend against.
why-shot-not-engaging = { $target } does not engage { $model }: a Defensive Shot is only fired at an enemy who does.
why-shot-old-foe = { $target } already engaged { $model } when the turn began: it is too late for a Defensive Shot.
why-shot-unwieldy = { $item } takes both hands: { $model } needs some cover from { $target } for a Defensive Shot.
why-shot-nobody = { $model } has nobody to shoot at ({ $item }): nobody is in range and in sight.
why-shot-absent = { $target } is not on the board.
why-shot-self = { $model } cannot be its own target.
why-shot-friend = { $target } is a friend of { $model }.
why-shot-uncle = { $target } and { $model } are friends: nobody shoots at an “uncle” or a “nephew”.
why-shot-inconspicuous = { $target } is Inconspicuous: { $model } takes it for a friend.
why-shot-far = { $target } is { $gap } squares away from { $model }; the maximum range is { $range } ({ $item }).
why-shot-wall = { $model } does not see { $target }: the wall between { $one } and { $other } is in the way.
why-shot-door = { $model } does not see { $target }: the { $by } is closed.
why-shot-blocked = { $model } does not see { $target }: { $by } is blocked.
why-shot-high = { $model } does not see { $target }: the height { $by } is in the way.
why-shot-body = { $model } does not see { $target }: { $by } stands in between ({ $cell }).
why-shot-corners = { $model } cannot shoot at { $target }: there are corners on both sides of the line, one of them between { $one } and { $other }.
why-shot-obstacles = { $model } does not see { $target }: there are three obstacles or more, one of them between { $one } and { $other }.
why-shot-window = { $model } does not see { $target }: one only sees through the { $by } straight on, or from right beside it.
why-shot-penalties = { $model } cannot shoot at { $target }: a corner and an obstacle together give full cover, one of them between { $one } and { $other }.
why-not-ranged = This is not a ranged weapon: { $item }.

## What changes a shot

word-mod-quick-shot = Quick Shot
word-mod-defensive-shot = Defensive Shot
word-mod-corner = past a corner
word-mod-obstacle = past an obstacle
word-mod-target-engaged = the target is engaged
word-mod-shooter-prone = shooting while Prone
word-mod-target-prone = the target is Prone
word-mod-hard-target = Hard Target
word-mod-surprise-shot = surprise
word-mod-darkness = darkness

## Stray shots

ask-stray = { $model }’s shot at { $target } goes astray. Whom does it hit?
event-strayed = { $model }’s shot at { $target } goes astray and hits { $other }.
why-shooter-unhurt = { $model } fired the shot, and it does not come back.
why-missed = The shot has missed { $target }: it can only hit somebody in the same fight.
why-not-with-target = { $model } is not fighting { $target }.

## Reloading

ask-reload = Which weapon does { $model } reload?
ask-quick-reload = { $model } is quick: take the Load counter off { $item }, or only turn it?
waiting-quick-reload = the Load counter
word-remove-counter = take it off
word-turn-counter = only turn it
word-quick-reload = Quick Reload
event-loaded = { $model }: { $item } { $load ->
    [0] is loaded
   *[other] needs { $load } more load step
  }.
why-never-loaded = This weapon is never loaded: { $item }.
why-loaded-already = Already loaded: { $item }.
