## Questions

ask-faction = Which faction does your troupe belong to? You will take { $size ->
    [one] one character
   *[other] { $size } characters
  } of it.
ask-troupe = Take { $size ->
    [one] one character
   *[other] { $size } different characters
  } of your faction.
ask-draft-first = You rolled highest: who drafts first?
ask-draft = Which character do you draft?
ask-roll-draft = The roll for the draft
ask-roll-deploy = The roll for deployment
ask-stones = Where the stones fall
ask-mulligan = Do you accept where the stones lie, or call your Mulligan and have them all dropped again?
ask-role = You rolled highest: are you the Early Bird (you choose the table edge and place first) or do you take Initiative?
ask-edge = Which table edge is yours?
ask-deploy = Which character do you place, entirely within 10″ of your edge ({ $edge })?
ask-deploy-at = Where do you place { $model }, entirely within 10″ of your edge ({ $edge })?

## What happened

event-rolled-for = { $what }: player { $seat } rolls { $score }.
event-faction = Player { $seat } plays for the { $faction }.
event-troupe = The troupe of player { $seat }: { $characters }.
event-draft-begins = Player { $seat } drafts first. Each takes { $size ->
    [one] one character
   *[other] { $size } characters
  }.
event-drafted = Player { $seat } drafts { $character }.
event-stones-dropped = { $count } Moonstones fall over the centre of the board. Their depths: { $depths }.
event-mulligan = Player { $seat } calls a Mulligan: all stones are dropped again.
event-roles = Player { $early } is the Early Bird, player { $initiative } has Initiative.
event-deploy-order = The players are set up in this order: { $seats }.
event-edge = Player { $seat } has the { $edge } edge.
event-deployed = { $model } is set up.
event-all-deployed = Everybody stands ready.

## Why not

why-faction-small = The { $faction } has { $count ->
    [one] { $count } character
   *[other] { $count } characters
  } here; a troupe needs { $size }.
why-other-faction = { $character } does not belong to the { $faction }.
why-drafted = { $character } was drafted by player { $seat }.
why-draft-starves = Without { $character } somebody could not fill a troupe of { $size }.
why-malformed-drop = “{ $answer }” is no drop: answer with x, y and depth for each stone.
why-stone-off-board = { CAP($stone) } would lie off the board: it is dropped again.
why-stone-on = { CAP($stone) } cannot lie on { $by }: it is dropped again.
why-off-board = The base of { $model } would stick out over the edge of the board.
why-outside-zone = The far side of the base of { $model } would be { DIST($far) } from your edge ({ $edge }); at most { DIST($depth) } is allowed.
why-no-floor = There is no floor at a height of { DIST($height) } there.

## Errors and words

error-size = A troupe has at least one character, not { $size }.
error-too-many-given = Factions or troupes are named for more than { $seats } players.
error-faction = There is no faction “{ $faction }” in this edition. It has: { $known }.
error-character = There is no character “{ $character }” in this edition. Did you mean: { $nearest }?
error-too-few = No faction has { $size } characters to choose from (looked for: { $faction }).
error-troupe-size = The troupe named for player { $player } has { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }; it should have { $size }.
error-troupe-twice = The troupe named for player { $player } has the same character twice.
error-troupe-mixed = The characters named for player { $player } do not all belong to one faction.
error-troupe-faction = The characters named for player { $player } do not all belong to { $faction }, the faction named for that player.
word-roll-draft = Roll for the draft
word-roll-deploy = Roll for deployment
word-roll-events = Roll for Events and Agendas
word-accept = accept
word-again = drop them again
word-early-bird = Early Bird
word-initiative = Initiative
word-north = north
word-south = south
word-east = east
word-west = west
