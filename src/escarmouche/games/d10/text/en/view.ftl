## States of figures and things

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

## Tracks

track-turn = turn { $value }
track-initiative = initiative: { $player }
track-first = plays first: { $player }
track-points = points ({ $player }): { $value }
track-morale = morale M ({ $player }): { $value }
track-blown = loses the next initiative: { $player }
label-turn = Turn
label-initiative = Initiative
label-first = Plays first
label-points = Points
label-morale = Morale M
label-blown = Loses the next initiative

## Dice on the table

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
word-roller = rolls the die
word-rolling = the dice are rolling
word-done = decided
word-not-compared = the totals are not compared
word-die-first = first die, rerolled
word-die-zero = second die
word-die-row = row
mod-stat-c = C
mod-stat-t = T
mod-stat-a = A
mod-stat-d = D
mod-stat-m = M
mod-stat-height = its own height
word-advantage-friend = friend in contact
word-advantage-posture = enemy in bad posture
word-advantage-equipped = well equipped
word-advantage-charge = charge
word-advantage-hithard = hit hard

## Lines of sight

sight-itself = That is { $figure } itself.
sight-clear = { $figure } and { $target } see each other, { DIST($gap) } apart.
sight-blocked = { $figure } and { $target } do not see each other, { DIST($gap) } apart. In the way: { $by }.
sight-leans = { $figure } has to lean out to see { $target }, who counts as half covered.
sight-cover = { $target } is { $percent } % covered: { $by }.
sight-reroll = More than half of { $target } is behind scenery: its JD may be rerolled.
sight-hidden = { $target } is hidden, more than 5 cm from { $figure }, and cannot be shot at.
sight-behind = { $target } is not in the front arc of { $figure }, who would have to turn first.
sight-malus = { $malus }: T−{ $amount }.
sight-need = A shot would hit on { $need } or less.
sight-hopeless = A shot at T { $need } cannot hit.
word-hampered-moved = hampered (it moved)
word-hampered-riding = hampered (mounted)
word-poor-scenery = poorly visible (behind scenery)
word-poor-shield = poorly visible (behind a shield)
word-poor-ground = poorly visible (on the ground)
word-poor-crouched = poorly visible (crouched)
word-sheltered = more than half behind scenery
word-behind-scenery = behind scenery
why-nobody = No figure is called { $figure }.
why-not-there = { $figure } is not on the table.

## Threats and consequences

word-advance-area = Advance
word-charge-area = Charge
then-mod = { $mod }, { $amount }.
then-fire = { $figure } enters the fire zone of { $enemies }.
then-no-fire = { $figure } leaves the fire zone of { $enemies }.
then-covered = { $figure } is poorly visible to { $enemies }.
then-sheltered = { $figure } is more than half behind scenery for { $enemies }: its JD may be rerolled.
then-no-cover = { $figure } has no cover from { $enemies }.
then-contact = { $figure } comes into contact with { $enemies }.
then-no-contact = { $figure } is no longer in contact with { $enemies }.
then-behind = { $figure } is in the rear arc of { $enemies }.
then-exposed = { $figure } has { $enemies } in its rear arc, within 10 cm.
then-revealed = { $figure } is no longer hidden.
then-hidden = { $figure } is hidden.
then-shot = { $figure } can shoot at { $enemies } ({ $weapon }).
then-no-shot = { $figure } can no longer shoot at { $enemies } ({ $weapon }).
then-touches = { $figure } touches { $things }.
then-slow = { $figure } is in terrain that costs double.
then-left = { $figure } leaves the table.
then-gone = { $figure } is out of play.

## What others are told of a question

waiting-action = what to do
waiting-activate = whom to activate
waiting-after-fight = whether to turn
waiting-arrive = where a figure arrives
waiting-band = a band
waiting-bearer = who carries what
waiting-come-round = whether to get up
waiting-crossing = how to cross a low obstacle
waiting-defence = how to react to an attack
waiting-defshot = a defensive shot
waiting-deploy = whom to place, and where
waiting-dodge = where to step back
waiting-drop = where a weapon falls
waiting-edge = which side to take
waiting-face = which way to face
waiting-first-player = who starts
waiting-hold = what to hold
waiting-how-far = how far to go
waiting-reaction = a reaction shot
waiting-reroll = whether to roll again
waiting-stray = who is in danger

## Headings of the log

heading-turn = Turn { $turn }
heading-activated = { $figure }
