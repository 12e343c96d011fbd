game-d10 = D10 Skirmish
edition-simplified = Level 1, simplified
edition-full = Level 2, full
edition-advanced = Level 3, advanced

## Before a game

word-simplified = level 1, simplified
word-full = level 2, full
word-advanced = Level 3
word-basic = The game
word-optional = Readings of the sheets
group-basic = The game
group-advanced = Switches of the levels
group-optional = Readings of the sheets
option-edition = Level
edition-simplified-help = The one-page sheet, for a first game: move, turn, charge, strike, shoot, reload. Who is hit badly once is out. Level 2 adds wounds, tables of critical failures and rerolls.
edition-full-help = Everything of level 1, and: it takes two wounds to put a figure out, a 0 leads to a table of critical failures, more than double the enemy’s JC puts out at once, three advantages or good cover give a reroll. Level 3 adds the advanced actions.
edition-advanced-help = Everything of level 2, and: crawl, hide, crouch, climb, jump, flee, trample, mount; dodge, parry and hit hard; shots in reaction; counted missiles, and only the weapon in hand counts.
group-advanced-help = The level sets these. Whoever knows the game can change each alone.
group-optional-help = Where the sheets can be read in two ways. For whoever knows the game.
option-scenario = Scenario
option-scenario-help = The table, the bands and what there is to win. Every scenario can be played at every level.
option-build = Build your own bands
option-build-help = Each player puts a band together: 1 Leader, 1 to 3 Characters, others as you like, the same M for both. Off: the bands of the scenario.
option-crit_tables = Critical tables
option-crit_tables-help = A 0 in a JT or a JC leads to a row of its table. Off: only 0 and 0 is a critical failure.
option-wounds = Wounds
option-wounds-help = A JD over D turns the card to its blood side; the second wound puts out of action. Off: the first does.
option-double_out = More than double
option-double_out-help = A JC of more than double the other puts the loser out of action without a JD.
option-adv_reroll = Three advantages
option-adv_reroll-help = Who has three advantages or more may roll its JC again, once.
option-cover_reroll = Cover saves
option-cover_reroll-help = Who is more than half behind scenery may roll its JD again, once.
option-move_table = Table of moves
option-move_table-help = Crawl, Move hidden, Move crouched, Climb, Jump, Flee the fight, Trample, Mount and Dismount.
option-pos_table = Table of positions
option-pos_table-help = Lie down, Hide, Crouch.
option-melee_adv = Advanced close combat
option-melee_adv-help = Hit hard, Dodge, Parry, Kick, Change weapon.
option-shoot_adv = Advanced shooting
option-shoot_adv-help = Double shot, Reaction shot, Defensive shot, Reload faster, Recover a planted missile.
option-ammo_count = Missiles are counted
option-ammo_count-help = Each weapon has a number of missiles, and misses can be gathered. Off: they last until a “no more ammunition”.
option-weapon_in_hand = Weapons in hand
option-weapon_in_hand-help = Only what is in hand counts, and changing it costs 1 PA. Off: everything carried is at hand.
option-zero_is = A 0 on the die
option-zero_is-help = What a 0 counts where one rolls at or under a stat.
option-zero_is-0 = It is zero: the best roll, unless a second 0 follows.
option-zero_is-10 = It is ten: it fails unless the stat is 10 or more.
option-crit_rule = How a critical table is reached
option-crit_rule-help = With the critical tables on.
option-crit_rule-second-die = A 0 is enough; the second die is the row.
option-crit_rule-confirm-then-table = Only 0 and 0; a third die is the row.
word-second-die = the second die is the row
word-confirm-then-table = 0 and 0, then a die for the row
option-crouch_malus = Shots at who crouches
option-crouch_malus-help = The malus to T, with the table of positions on.
option-crouch_malus-1 = T−1, as on the two basic sheets.
option-crouch_malus-2 = T−2, as on the advanced sheet.
option-wounded_row = The wounded fumble worse
option-wounded_row-help = A wounded figure subtracts 1 from its row of the JC table.
option-fog = Fog
option-fog-help = A hidden figure farther than 5 cm from all enemies is not shown to the other player, and covers nobody. Whoever walks into it stops there, and it is seen.

error-unknown-scenario = There is no scenario “{ $scenario }”. Did you mean: { $nearest }?
error-unknown-band = There is no band “{ $band }”. Did you mean: { $nearest }?
file-unknown-weapon = there is no weapon “{ $weapon }”; did you mean: { $nearest }?

## Cards

stat-c = C
stat-t = T
stat-a = A
stat-d = D
stat-m = M
stat-c-long = close combat
stat-t-long = shooting
stat-a-long = agility
stat-d-long = damage
stat-m-long = morale
stat-pa = PA
stat-e = E
stat-lance = E in a charge
stat-hands = Hands
stat-range = Range
stat-reload = Reload, PA
stat-missiles = Missiles
stat-piercing = Piercing
section-blood = Blood side
section-equipment = Equipment
word-blood = wounded
card-blood = A wounded figure uses these numbers, and its moves are 3 cm shorter.
word-leader = Leader
word-character = Character
word-other = Other
word-weapon-heavy = heavy
word-weapon-long = no charge advantage against it
word-weapon-shield = poorly visible from the front
word-weapon-recoverable = misses can be recovered
word-weapon-point-blank = pierces under 10 cm only
word-weapon-pistol = shoots in contact
word-weapon-steady = shot and reloaded on the ground

## What figures and things look like

word-reserve = not on the table yet
word-out = out of action
word-dead = dead
word-left = left the table
word-crouched = crouched
word-prone = on its back
word-stunned = stunned
word-climbing = climbing
word-mounted = mounted
word-hidden = hidden
word-wounded = wounded
word-engaged = in contact with the enemy
word-activated = activated
word-loaded = loaded
word-unloaded = not loaded
word-damaged = damaged
word-broken = broken
word-missiles = missiles
word-pa = PA
word-morale = M
badge-pa = PA: { $count }
badge-missiles = missiles: { $count }
table-floor = stands on:
word-object = object
word-none = nothing
word-planted-missile = planted missile
word-riderless-mount = riderless mount
word-mount-of = the mount of { $figure }

## Terrain

word-road = road
word-wood = wood
word-brush = brush
word-ruin = ruins
word-hedge = hedge, low wall
word-fence = fence
word-cart = low obstacle
word-rock = rock
word-wall = wall
word-house = house wall
word-tower = tower
word-ford = shallow water
word-deep = deep water
word-floor = floor
word-stairs = stairs
word-ladder = ladder
word-door = door
word-window = window
word-parapet = parapet
word-open-door = open
word-closed-door = closed
word-barred-door = barred
word-open = open
word-closed = closed
word-barred = barred

## Tracks

track-turn = turn { $value }
track-initiative = initiative: { $player }
track-first = played first: { $player }
track-morale = M ({ $player }): { $value }
track-blown = loses the next initiative: { $player }
label-turn = Turn
label-initiative = Initiative
label-first = First
label-morale = Morale M
label-blown = Loses the next initiative

## Dice

ask-off = Roll-off: the die of player { $seat }.
ask-initiative = Initiative: the die of player { $seat }.
ask-jm = JM of player { $seat }: { $need } or less.
word-roll-ja = Agility (JA)
word-roll-jt = Shot (JT)
word-roll-jc = Close combat (JC)
word-roll-jd = Damage (JD)
word-roll-jdeg = Clumsiness (JDeg)
word-roll-jm = Morale (JM)
word-roll-initiative = Initiative
word-roll-climb = Height climbed
word-roll-off = Roll-off
goal-roll-ja = or less
goal-roll-jt = or less
goal-roll-jm = or less
goal-roll-jd = D: under, equal or over
goal-roll-jdeg = D: under, equal or over
word-attacker = attacker
word-defender = defender
word-shooter = shooter
word-victim = rolls against D
word-roller = rolls
word-rolling = dice are being rolled
word-done = decided
word-not-compared = the totals are not compared
word-die-first = rolled again
word-die-zero = second die
word-die-row = row
mod-stat-c = C
mod-stat-t = T
mod-stat-a = A
mod-stat-d = D
mod-stat-m = M
mod-stat-height = own height
word-advantage-friend = friend in contact
word-advantage-posture = enemy in bad posture
word-advantage-equipped = well equipped
word-advantage-charge = charge
word-advantage-hithard = hit hard

## Actions within a sentence

word-do-face = { branch-face }
word-do-advance = { branch-advance }
word-do-quick = { branch-quick }
word-do-crawl = { branch-crawl }
word-do-movehid = { branch-movehid }
word-do-movecro = { branch-movecro }
word-do-charge = { branch-charge }
word-do-strike = { branch-strike }
word-do-hithard = { branch-hithard }
word-do-shoot = { branch-shoot }
word-do-aim = { branch-aim }
word-do-double = { branch-double }
word-do-reload = { branch-reload }
word-do-fastload = { branch-fastload }
word-do-repair = { branch-repair }
word-do-recmissile = { branch-recmissile }
word-do-getup = { branch-getup }
word-do-recover = { branch-recover }
word-do-lie = { branch-lie }
word-do-crouch = { branch-crouch }
word-do-rise = { branch-rise }
word-do-hide = { branch-hide }
word-do-climb = { branch-climb }
word-do-letgo = { branch-letgo }
word-do-flee = { branch-flee }
word-do-trample = { branch-trample }
word-do-door = { branch-door }
word-do-force = { branch-force }
word-do-ladder = { branch-ladder }
word-do-mount = { branch-mount }
word-do-dismount = { branch-dismount }
word-do-draw = { branch-draw }
word-do-pickup = { branch-pickup }
word-do-take = { branch-take }
word-do-putdown = { branch-putdown }
word-do-give = { branch-give }
word-do-beacon = { branch-beacon }

## What others are told of a question

waiting-action = what to do
waiting-activate = whom to activate
waiting-after-fight = whether to turn
waiting-arrive = where a figure arrives
waiting-band = a band
waiting-bearer = who carries what
waiting-come-round = whether to get up
waiting-crossing = how to cross something low
waiting-defence = how to answer an attack
waiting-defshot = a defensive shot
waiting-deploy = whom to place, and where
waiting-dodge = where to retire
waiting-drop = where a weapon falls
waiting-edge = which side to take
waiting-face = which way to face
waiting-first-player = who starts
waiting-hold = what to hold
waiting-how-far = how far to go
waiting-reaction = a reaction shot
waiting-reroll = whether to roll again
waiting-stray = who is in danger

heading-turn = Turn { $turn }
heading-activated = { $figure }

## Threats and consequences

word-advance-area = Advance
word-charge-area = Charge
then-mod = { $mod }, { $amount }.
then-fire = { $figure } comes into the fire zone of { $enemies }.
then-no-fire = { $figure } leaves the fire zone of { $enemies }.
then-covered = { $figure } is poorly visible to { $enemies }.
then-sheltered = { $figure } is more than half behind scenery for { $enemies }: its JD may be rerolled.
then-no-cover = { $figure } stands without cover before { $enemies }.
then-contact = { $figure } comes into contact with { $enemies }.
then-no-contact = { $figure } is no longer in contact with { $enemies }.
then-behind = { $figure } stands in the rear arc of { $enemies }.
then-exposed = { $figure } has { $enemies } in its rear arc, within 10 cm.
then-revealed = { $figure } is hidden no longer.
then-hidden = { $figure } is hidden.
then-shot = { $figure } can shoot at { $enemies } ({ $weapon }).
then-no-shot = { $figure } can no longer shoot at { $enemies } ({ $weapon }).
then-touches = { $figure } touches { $things }.
then-slow = { $figure } stands in terrain that costs double.
then-left = { $figure } leaves the table.
then-gone = { $figure } is out of play.

## How a game ends

outcome-draw-title = A draw.
