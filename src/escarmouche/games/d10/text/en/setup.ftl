## The game and its levels

game-d10 = D10 Skirmish
game-d10-lead = Two bands, one die, and a captain you must not lose.
game-d10-pitch = Around eight figures a side, two action points each, one ten-sided die for everything. Low is good when you shoot or resist, high wins a melee. When people fall, morale falls, and one bad roll sends the whole band home.
game-d10-size = Two bands of eight or nine
edition-simplified = Level 1, simplified
edition-full = Level 2, full
edition-advanced = Level 3, advanced
edition-simplified-help = The one-page sheet, for a first game: move, turn, charge, strike, shoot, reload. A figure that is badly hit once is out. Level 2 adds wounds, tables of critical failures and rerolls.
edition-full-help = Everything in level 1, plus: two wounds put a figure out, a 0 leads to a table of critical failures, more than double the enemy’s JC puts it out at once, and three advantages or good cover give a reroll. Level 3 adds the advanced actions.
edition-advanced-help = Everything in level 2, plus: crawl, hide, crouch, climb, jump, flee, trample, mount; dodge, parry and hit hard; reaction shots; missiles are counted, and only the weapon in hand counts.

## What can be agreed before a game

word-simplified = level 1, simplified
word-full = level 2, full
word-advanced = level 3, advanced
word-basic = The game
word-optional = Points of interpretation
group-basic = The game
group-advanced = Rules of the levels
group-optional = Points of interpretation
group-advanced-help = The level sets these. Players who know the game can change each one.
group-optional-help = Where the sheets can be read in two ways. For players who know the game.
option-edition = Level
option-scenario = Scenario
option-scenario-help = The table, the bands and what there is to win. Every scenario can be played at every level.
option-build = Build your own bands
option-build-help = Each player puts a band together: 1 Leader, 1 to 3 Characters, as many others as you like, and the same M for both bands. Off: the bands of the scenario.
option-crit_tables = Tables of critical failures
option-crit_tables-help = A 0 in a JT or a JC leads to a row of the roll’s table. Off: only 0 and 0 is a critical failure.
option-wounds = Wounds
option-wounds-help = A JD over D turns the card to its blood side; a second wound puts the figure out of action. Off: the first one does.
option-double_out = More than double
option-double_out-help = A JC of more than double the other’s puts the loser out of action without a JD.
option-adv_reroll = Three advantages
option-adv_reroll-help = A figure with three advantages or more may reroll its JC once.
option-cover_reroll = Reroll behind cover
option-cover_reroll-help = A figure that is more than half behind scenery may reroll its JD once.
option-move_table = Table of moves
option-move_table-help = Crawl, Move hidden, Move crouched, Climb, Jump, Flee the fight, Trample, Mount and Dismount.
option-pos_table = Table of positions
option-pos_table-help = Lie down, Hide, Crouch.
option-melee_adv = Advanced close combat
option-melee_adv-help = Hit hard, Dodge, Parry, Kick, Change weapon.
option-shoot_adv = Advanced shooting
option-shoot_adv-help = Double shot, Reaction shot, Defensive shot, Reload faster, Recover a planted missile.
option-ammo_count = Missiles are counted
option-ammo_count-help = Each weapon has a number of missiles, and those that miss can be gathered. Off: they last until a “no more ammunition”.
option-weapon_in_hand = Weapons in hand
option-weapon_in_hand-help = Only what is in hand counts, and changing it costs 1 PA. Off: everything a figure carries is at hand.
option-zero_is = A 0 on the die
option-zero_is-help = What a 0 is worth when you must roll a stat or less.
option-zero_is-0 = Zero: the best roll, unless a second 0 follows.
option-zero_is-10 = Ten: a failure, unless the stat is 10 or more.
option-crit_rule = Reaching a table of critical failures
option-crit_rule-help = When the tables of critical failures are played.
option-crit_rule-second-die = One 0 is enough; the second die gives the row.
option-crit_rule-confirm-then-table = Only 0 and 0; a third die gives the row.
option-crouch_malus = Shots at crouched figures
option-crouch_malus-help = The malus to T when the table of positions is played.
option-crouch_malus-1 = T−1, as on the two basic sheets.
option-crouch_malus-2 = T−2, as on the advanced sheet.
option-wounded_row = Wounded figures fumble worse
option-wounded_row-help = A wounded figure subtracts 1 from its row of the JC table.
option-fog = Fog
option-fog-help = A hidden figure more than 5 cm from every enemy is not shown to the other player and gives nobody cover. A figure that walks into it stops there and finds it.
word-second-die = the second die gives the row
word-confirm-then-table = 0 and 0, then a die for the row

## Bands

ask-band = Build your band: M { $morale } so far, it needs { $least } to { $most }, with 1 Leader (now { $leaders }) and 1 to 3 Characters (now { $characters }).
ask-band-take = Whom do you take?
ask-band-back = Whom do you put back?
branch-take = Take
branch-back = Put back
branch-done = Done
event-band = The band of player { $seat }, M { $morale }: { $cards }.
event-band-take = Player { $seat } takes { $card }: M { $morale }.
event-band-back = Player { $seat } puts { $card } back: M { $morale }.
event-band-done = The band of player { $seat } is complete: M { $morale }.
why-band-empty = There is nobody in the band yet.
why-band-leader = A band has exactly 1 Leader, not { $count }.
why-band-characters = A band has { $least } to { $most } Characters, not { $count }.
why-band-morale = The band has M { $morale }; it must have { $least } to { $most }.
why-band-equal = The band has M { $morale }; it must have { $wanted }, the same as the other band.
why-band-room = { $card } has M { $morale }, and there is room for { $room }{ $due ->
    [0] .
   *[other] { "" }: { $due } are kept for figures that the band still needs.
  }
why-band-full = The band has M { $morale } of at most { $most }: there is no room for anybody else.
why-not-in-band = { $card } is not in the band.

## Setting up

ask-edge = You won the roll-off: which side do you take?
ask-off = Roll-off: the die of player { $seat }.
ask-deploy = Whom do you place, and where? { $left } left.
ask-deploy-place = Where does { $figure } stand?
ask-hold = What does { $figure } hold?
ask-bearer = Who carries { $object }?
word-north = north
word-south = south
word-east = east
word-west = west
word-first = the first side
word-second = the second side
event-rolled-off = Roll-off: { EACH($dice) }.
event-edge = Player { $seat } takes this side: { $edge }.
event-deploys-first = Player { $seat } sets up first.
event-deployed = Player { $seat } places { $figure }{ $hidden ->
    [yes] { "" }, hidden.
   *[no] .
  }
event-bears = { $figure } carries { $object }.

## Setting up: why not

why-nowhere = There is no place left for { $figure }.
why-no-side = Nobody sets up on that side in this scenario ({ $edge }). The sides are: { $edges }.
why-comes-later = { $figure } arrives later, on turn { $turn }.
why-placed = { $figure } has already been placed.
why-bearer-mounted = { $figure } is mounted: { $object } must be carried by a figure on foot.
why-bearer-rank = { CAP($object) } must be carried by an Other on foot, which { $figure } is not.
why-not-in-zone = { $figure } must be placed wholly within its zone.
why-no-floor = There is no floor at a height of { DIST($height) } there.
why-too-near = { $figure } would be { DIST($gap) } from { $target }; it must be at least { DIST($least) } away.
why-zone-full = { $most ->
    [one] Only { $most } figure may start there.
   *[other] Only { $most } figures may start there.
}
why-zone-kept = { $least ->
    [one] The first figure placed there must be an archer or a crossbowman.
   *[other] The first { $least } figures placed there must be archers or crossbowmen.
}
why-needed-there = { $least ->
    [one] { $figure } is needed in the zone where at least one archer or crossbowman must start.
   *[other] { $figure } is needed in the zone where at least { $least } archers or crossbowmen must start.
}
why-not-at-edge = { $figure } must touch the { $edge } edge.

## Set-ups that cannot be played

error-two-players = This game is for 2 players, not { $seats }.
error-too-many-bands = There are { $count } bands, but only 2 can play.
error-unknown-figure = No figure is called “{ $figure }”.{ SUGGEST($nearest) }
error-band = The band of player { $player } cannot be played: { $reason }
error-unknown-scenario = There is no scenario “{ $scenario }”.{ SUGGEST($nearest) }

## Scenario files that cannot be read

file-id-twice = “{ $id }” is already the id of something else in this file
file-unknown-band = there is no band “{ $band }”.{ SUGGEST($nearest) }
file-unknown-card = there is no figure “{ $card }”.{ SUGGEST($nearest) }
file-unknown-floor = the terrain has no floor “{ $floor }”.{ SUGGEST($nearest) }
file-unknown-door = the terrain has no door “{ $door }”.{ SUGGEST($nearest) }
file-unknown-piece = there is no piece of terrain “{ $piece }” to leave out.{ SUGGEST($nearest) }
file-unknown-kind = the table has no terrain of the kind “{ $kind }”.{ SUGGEST($nearest) }
file-unknown-object = there is no object “{ $object }”.{ SUGGEST($nearest) }
file-off-table = this is not on the table, which is { $width } cm wide and { $height } cm deep
file-no-size = this outline has no size, or crosses itself; a rectangle goes from its south-west to its north-east corner
file-outline = “{ $id }” needs one outline: rect, circle, polygon or line
file-stairs = the stairs “{ $id }” need a foot and a head, and no other outline
file-no-upper = “{ $id }” leads nowhere: it needs the floor at its upper end (upper)
file-object-place = “{ $id }” cannot both lie at a place and be carried by a side at the start
file-zone = a zone has either an edge or a rectangle; or else a floor or a kind of terrain
file-zone-depth = the depth of this zone must be more than 0 and at most { $most } cm
file-goal-needs = the goal “{ $does }” needs “{ $missing }”
