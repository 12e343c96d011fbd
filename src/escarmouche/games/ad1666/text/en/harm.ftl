## Wounds

event-wounded = { $model } takes { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
  } and has { $total } (Crippled from { $crippled }, killed from { $killed }).
event-crippled = { $model } is Crippled: { $total } Wounds, and the threshold is { $crippled }.
event-crippled-no-more = { $model } is no longer Crippled.
event-healed = { $model } heals { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
  }; { $total } left.
event-faction-draw = { $model } belongs to the Defenders of the Crown: player { $seat } draws a card.
event-came-to = { $model } comes round and stays Prone.
event-prone = { $model } falls Prone.
event-fainted = { $model } is knocked Unconscious.
event-killed = { $model } is removed from the board and counts as killed.
event-fled = { $model } flees and counts as killed.
event-left = { $model } withdraws from the board.
event-gone = { $model } leaves the board, having reached its goal.
event-dropped = { $model } leaves behind: { $item } ({ $cell }).

## Standing up and waking

ask-hold-down = { $model } tries to stand up. Who holds it down?
waiting-hold-down = who holds somebody down
word-stand-up = Standing up
word-wake = Waking
event-stood-up = { $model } stands up.
event-held-down = { $enemy } holds { $model } down.
event-woke = { $model } comes round and stands up.
event-woken = { CAP($by) } wakes { $model }, who stands up.
event-sleeps-on = { $model } does not come round.
why-not-engaging = { $target } does not engage { $model }.

## Poison

word-poison-test = Poison
event-coated = { $model }’s { $item } is poisoned: { $poison }.
event-poisoned = { $model } is poisoned: { $poison }.
event-poison-wasted = The poison on the { $item } is wasted: { $poison }.
event-poison-overcome = { $model } shakes off the poison: { $poison }.
event-poison-works = The poison takes effect on { $model }: { $poison }.
why-poison-scruples = { $model } is good or loyal and never uses poison.
why-poison-no-weapon = That is not a weapon, so there is nothing to poison: { $item }.
why-poison-firearm = { $item } is a firearm and cannot be poisoned.
why-poison-full = { $model }’s { $item } has { $ammunition ->
    [0] no uses left
    [one] 1 use, which is already poisoned
   *[other] { $ammunition } uses, all already poisoned
  }.
