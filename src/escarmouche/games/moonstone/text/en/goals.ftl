## Questions

ask-harvest = Which stone do you harvest?
ask-drop-stone = Where does { $stone } fall, in contact with { $model }?

## What a player is thinking about, in a few words for the others

waiting-drop-stone = where a stone falls

## What happens

event-dug = { $model } digs: { $stone } now lies at depth { $depth }.
event-stone-taken = { $model } takes { $stone } and now holds { $held }.
event-stone-moved = { $taker } takes { $stone } from { $model }.
event-stone-dropped = { $model } drops { $stone }.
event-sudden-death = The players are tied: sudden death.
event-won = Player { $seat } wins with { $held } { $held ->
    [one] Moonstone
   *[other] Moonstones
  }.
event-draw = The game is a draw: the leaders hold { $held ->
    [one] { $held } Moonstone
   *[other] { $held } Moonstones
  } each.

## Why not

why-no-stone = No Moonstone touches the base of { $model }.
why-harvest-engaged = { $enemy } engages { $model }: no Harvest while engaged.
why-stone-kept = A character cannot put down a Moonstone of its own will.
why-stone-carried = { $model } carries { $stone }.
why-stone-far = { CAP($stone) } does not touch { $model }: it lies { DIST($gap) } away.
why-stone-storey = { CAP($stone) } does not touch { $model }: it lies on another floor.

## What wins, how it stands, what is left

aim-stones = Hold the most Moonstones at the end of turn { $turns }.
aim-tie = If you hold as many: sudden death, another turn in which the first to hold more wins at once.
aim-sudden = Sudden death: hold more Moonstones than everybody else, and you win at once.
aim-turn = Turn { $turn } of { $of }.
aim-sudden-left = Sudden death { $number } of { $of }.
aim-ground = { $count ->
    [one] 1 stone nobody holds
   *[other] { $count } stones nobody holds
  }{ $digs ->
    [0] {"."}
    [one] , 1 dig deep.
   *[other] , { $digs } digs deep in all.
  }
label-stones = Stones
