## Shooting

ask-shot = { $model }: with which weapon?
ask-shot-target = { $model }, { $item }: at whom?
ask-stray = The shot of { $model } at { $target } goes astray. Whom does it hit?

word-shooting = Shooting
word-aimed-shot = Aimed Shot
word-quick-shot = Quick Shot
word-defensive-shot = Defensive Shot
word-hit-skull = in the head
word-hit-heart = in the torso
word-hit-cup = in the hands
word-hit-iron = in the legs

word-lost-gone = there is nobody to hit
word-lost-friend = they are friends now
word-lost-far = out of range
word-lost-sight = no line of sight
word-lost-cover = no cover for a weapon that takes both hands

word-mod-quick-shot = Quick Shot
word-mod-defensive-shot = Defensive Shot
word-mod-corner = past a corner
word-mod-obstacle = past an obstacle
word-mod-target-engaged = the target is engaged
word-mod-shooter-prone = shooting while Prone
word-mod-target-prone = the target is Prone
word-mod-hard-target = Hard Target
word-mod-surprise-shot = surprise

event-shot-declared = { $model } aims at { $target }: { $kind }, { $item }.
event-shot-hit = { $model } hits { $target } { $location } ({ $item }): { $base }{ $triumph ->
    [0] {""}
   *[other] { " " }+ { $triumph } for the Triumph
  }{ $armour ->
    [0] {""}
   *[other] { " " }− { $armour } for armour
  } = { $result ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $result } Wounds
  }.
event-shot-missed = { $model } misses { $target } ({ $item }).
event-shot-lost = { $model } fires ({ $item }) and cannot hit { $target } any more: { $reason }.
event-strayed = The shot of { $model } at { $target } goes astray and hits { $other }.

why-shot-unarmed = { $model } has no ranged weapon.
why-shot-unloaded = { $item } of { $model } is not loaded: { $load ->
    [one] it needs 1 more Reload
   *[other] it needs { $load } more Reloads
  }.
why-shot-used-up = { $item } of { $model } is used up.
why-shot-fired = { $model } has already fired { $item } in this activation.
why-shot-unconscious = { $model } is Unconscious and can only wake.
why-shot-prone = { $model } is Prone: no Quick Shot.
why-shot-engaged = { $model } is engaged by { $by }: only a Defensive Shot is possible.
why-shot-unengaged = { $model } is not engaged: there is nothing to defend against.
why-shot-not-engaging = { $target } does not engage { $model }: a Defensive Shot is fired at who does.
why-shot-old-foe = { $target } already engaged { $model } when the turn began: it is too late for a Defensive Shot.
why-shot-unwieldy = { $item } takes both hands: { $model } needs some cover from { $target } for a Defensive Shot.
why-shot-nobody = { $model } has nobody to shoot at with { $item }: nobody is in range and in sight.
why-shot-absent = { $target } is not on the board.
why-shot-self = { $model } cannot shoot at itself.
why-shot-friend = { $target } is a friend of { $model }.
why-shot-uncle = { $target } and { $model } are friends: nobody shoots at an “uncle”, or at a “nephew”.
why-shot-inconspicuous = { $target } is Inconspicuous: { $model } takes it for a friend.
why-shot-far = { $target } is { $gap } squares away from { $model }; the range is { $range } at most ({ $item }).
why-shot-wall = { $model } does not see { $target }: the wall between { $one } and { $other } is in the way.
why-shot-door = { $model } does not see { $target }: the { $by } is closed.
why-shot-blocked = { $model } does not see { $target }: { $by } is blocked.
why-shot-high = { $model } does not see { $target }: the height { $by } is in the way.
why-shot-body = { $model } does not see { $target }: { $by } stands in between ({ $cell }).
why-shot-corners = { $model } cannot shoot at { $target }: there are corners on both sides of the line, one of them between { $one } and { $other }.
why-shot-obstacles = { $model } does not see { $target }: there are three obstacles or more, one of them between { $one } and { $other }.
why-shot-window = { $model } does not see { $target }: the { $by } is seen through only straight on, or from beside it.
why-shot-penalties = { $model } cannot shoot at { $target }: a corner and an obstacle together give full cover, one of them between { $one } and { $other }.

## Wounds

event-wounded = { $model } takes { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
  } and has { $total } (Crippled from { $crippled }, killed from { $killed }).
event-crippled = { $model } is Crippled: { $total } Wounds, and { $crippled } are enough.
event-crippled-no-more = { $model } is no longer Crippled.
event-healed = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
  } of { $model } { $wounds ->
    [one] is
   *[other] are
  } healed; { $total } left.
event-faction-draw = { $model } belongs to the Defenders of the Crown: player { $seat } draws a card.
event-came-to = { $model } comes to and stays Prone.
event-prone = { $model } falls Prone.
event-fainted = { $model } becomes Unconscious.
event-killed = { $model } is removed from the board and counts as killed.
event-fled = { $model } flees and counts as killed.
event-left = { $model } withdraws from the board.
event-gone = { $model } leaves the board, its goal reached.
event-dropped = { $model } leaves behind: { $item } ({ $cell }).

## Alarm

event-alarm = An Alarm counter is discarded: { $left ->
    [0] it was the last one
    [one] 1 is left
   *[other] { $left } are left
  }.

## Poison

word-poison-test = Poison

event-coated = { $item } of { $model } is poisoned: { $poison }.
event-poisoned = { $model } is poisoned: { $poison }.
event-poison-wasted = The poison on { $item } is spent for nothing: { $poison }.
event-poison-overcome = { $model } overcomes the poison: { $poison }.
event-poison-works = The poison works in { $model }: { $poison }.

why-poison-scruples = { $model } is good or loyal, and never uses poison.
why-poison-no-weapon = That is not a weapon, so there is nothing to poison: { $item }.
why-poison-firearm = { $item } is a firearm: it cannot be poisoned.
why-poison-full = { $item } of { $model } has { $ammunition ->
    [0] no uses left
    [one] 1 use, which is poisoned already
   *[other] { $ammunition } uses, all poisoned already
  }.

## Morale

ask-poison-order = In whom does the poison work next?
ask-which-poison = Which poison works next in { $model }?
ask-morale-order = Whose Morale is tested next?

word-morale-test = Morale
