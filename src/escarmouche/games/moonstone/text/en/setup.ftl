## Preparing a game

game-moonstone = Moonstone
game-moonstone-lead = Dig up glowing stones by night, and bluff, brawl and steal to keep them.
game-moonstone-pitch = Each leads a few odd characters for four turns of one night. They dig for Moonstones, strike with secretly chosen cards and cast by lying about a hidden card. At dawn whoever carries most stones wins.
game-moonstone-size = Troupes of four
edition-fr = Later edition (French)
edition-en = Earlier edition (English)
word-basic = Basic rules
word-advanced = Advanced rules
word-optional = Optional rules
option-size = Characters each
option-size-help = How many characters each player brings. If left open: six for two players, four for three, three for four.
option-stones = Moonstones
option-stones-help = How many stones are dropped on the board. Five suit smaller troupes.
option-sudden_limit = Turns of sudden death
option-sudden_limit-help = If the game is still tied after this many turns of sudden death, it is a draw.
option-mulligan = Mulligan
option-mulligan-help = Once per game, each player may have all the stones dropped again.
option-sudden_death = Sudden death
option-sudden_death-help = If the game is tied after turn four, it goes on one turn at a time.
option-reactions = Reaction Steps
option-reactions-help = After each action, an opponent may spend 1 energy to move a character 1″.
option-distractions = Distractions
option-distractions-help = A fighter who is also engaged by other enemies draws one Combat Card less for each of them.
option-going_for_it = Going For It
option-going_for_it-help = In Melee each side may spend 1 energy on two more Combat Cards.
option-follow_ups = Follow-Up Attacks
option-follow_ups-help = Some results of a Combat Card give a second, free attack.
option-signature_moves = Signature Moves
option-signature_moves-help = Each character may turn one of the six Combat Cards into a move of its own.
option-buildings = Buildings
option-buildings-help = Houses can be entered: doors, windows and floors count. Otherwise a house is one solid block.
option-stairs = Stairs
option-stairs-help = Characters walk up and down stairs. Otherwise stairs are a solid block.
option-ladders = Ladders
option-ladders-help = Characters climb ladders, one storey for each Traverse.
option-elevation = Height
option-elevation-help = A character on a raised floor who targets someone on the ground has advantages.
option-falling = Jumping and falling
option-falling-help = Characters may jump down from platforms and be pushed over their edges.
option-squeezing = Squeezing through
option-squeezing-help = In its own activation, a character may pass through a gap that is narrower than its base.
option-draft = Draft
option-draft-help = Players draft their characters in turn, and no character can be in two troupes.
option-events = Events and Agendas
option-events-help = Each player takes an Event and an Agenda in secret before the game.

## Questions

ask-faction = Which faction does your troupe belong to? You will take { $size ->
    [one] one character
   *[other] { $size } characters
  } from it.
ask-troupe = Take { $size ->
    [one] one character
   *[other] { $size } different characters
  } from your faction.
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

## Answers

word-accept = accept
word-again = drop them again
word-early-bird = Early Bird
word-initiative = Initiative
word-north = north
word-south = south
word-east = east
word-west = west

## What a player is thinking about, in a few words for the others

waiting-faction = a faction
waiting-troupe = a troupe
waiting-draft-first = who drafts first
waiting-draft = a character to draft
waiting-mulligan = the Mulligan
waiting-role = Early Bird or Initiative
waiting-edge = a table edge
waiting-deploy = a character to place

## What happens

word-roll-draft = Roll for the draft
word-roll-deploy = Roll for deployment
event-rolled-for = { $what }: player { $seat } rolls { $score }.
event-faction = Player { $seat } plays for the { $faction }.
event-troupe = The troupe of player { $seat }: { $characters }.
event-draft-begins = Player { $seat } drafts first. Each takes { $size ->
    [one] one character
   *[other] { $size } characters
  }.
event-drafted = Player { $seat } drafts { $character }.
event-stones-dropped = { $count } Moonstones are dropped over the centre of the board. Their depths: { $depths }.
event-mulligan = Player { $seat } calls a Mulligan: all stones are dropped again.
event-roles = Player { $early } is the Early Bird, player { $initiative } has Initiative.
event-deploy-order = The players deploy in this order: { $seats }.
event-edge = Player { $seat } has the { $edge } edge.
event-deployed = { $model } is deployed.
event-all-deployed = Everybody is in place.

## Why not

why-faction-small = The { $faction } has { $count ->
    [one] { $count } character
   *[other] { $count } characters
  } here; a troupe needs { $size }.
why-faction-edition = There is no { $faction } in this edition.
why-other-faction = { $character } does not belong to the { $faction }.
why-drafted = { $character } was drafted by player { $seat }.
why-draft-starves = Without { $character } somebody could not fill a troupe of { $size }.
why-malformed-drop = “{ $answer }” is not a drop: answer with x, y and depth for each stone.
why-stone-off-board = { CAP($stone) } would lie off the board: it is dropped again.
why-stone-on = { CAP($stone) } would lie on something: { $by }. It is dropped again.
why-edge-claimed = Player { $seat } has taken that edge: { $edge }.
why-deployed = { $model } is already on the table.
why-off-board = The base of { $model } would stick out over the edge of the board.
why-outside-zone = The far side of the base of { $model } would be { DIST($far) } from your edge ({ $edge }); at most { DIST($depth) } is allowed.
why-no-floor = There is no floor at a height of { DIST($height) } there.

## What is wrong with what was agreed

error-size = A troupe has at least one character, not { $size }.
error-too-many-given = Factions or troupes are named for more than { $seats } players.
error-faction = There is no faction “{ $faction }” in this edition. It has: { $known }.
error-character = There is no character “{ $character }” in this edition.{ SUGGEST($nearest) }
error-too-few = No faction has { $size } characters to choose from ({ $faction }).
error-troupe-size = The troupe named for player { $player } has { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }; it should have { $size }.
error-troupe-drafted = The draft gives a character to one player only, and two troupes name this one: { $character }.
error-troupe-twice = The troupe named for player { $player } has the same character twice.
error-troupe-mixed = The characters named for player { $player } do not all belong to one faction.
error-troupe-faction = The characters named for player { $player } do not all belong to { $faction }, the faction named for that player.
error-seats = Moonstone is for 2, 3 or 4 players, not { $seats }.
