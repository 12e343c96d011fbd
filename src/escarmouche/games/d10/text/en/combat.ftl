## Close combat: branches of menus

branch-charge = Charge
branch-strike = Strike
branch-hithard = Hit hard
branch-defend = Defend
branch-skewer = Skewer
branch-dodge = Dodge
branch-parry = Parry
branch-kick = Kick
branch-swap = Change weapon

## Close combat: questions

ask-charge = Whom does { $figure } charge?
ask-charge-to = Where does { $figure } come into contact with { $target }?
ask-strike = Whom does { $figure } strike?
ask-hithard = Whom does { $figure } hit hard?
ask-defence = { $by } attacks { $figure }. How does { $figure } answer?
ask-dodge = Where does { $figure } retire to, away from { $by }?
ask-swap = What does { $figure } take in hand for the fight?
ask-after-fight = Does { $figure } turn to face { $target }?
ask-come-round = { $figure } has come round. Does it get up?
ask-reroll = { $figure } has rolled { $die } ({ $roll }). Does it roll again? The new die stands.

## Dice

ask-ja = JA of { $figure }: { $need } or less.
ask-jt = JT of { $figure }: { $need } or less.
ask-jc = JC of { $figure }: a die + { $need }.
ask-jd = JD of { $figure }: a die against { $need }.
ask-jdeg = JDeg of { $figure }: a die against { $need }.
ask-zero = { $figure } has rolled 0 ({ $roll }): the second die.
ask-zero-band = Player { $seat } has rolled 0 ({ $roll }): the second die.
ask-row = { $figure } has rolled 0 and 0 ({ $roll }): the row of the table.

event-rolled = { $figure }, { $roll }: { $die }{ $second ->
    [-1] { "" }
   *[other] {" "}and { $second }
  } against { $need }: { $result }.
event-rerolled = { $figure }, { $roll }: { $first } is rolled again and becomes { $die }.

word-ja = JA
word-jt = JT
word-jc = JC
word-jd = JD
word-jdeg = JDeg
word-jm = JM
word-success = success
word-failure = failure
word-critical = critical failure
word-under = under
word-equal = equal
word-over = over
word-won = won
word-lost = lost
word-tied = a tie

## Words

word-keep = keep it
word-reroll = roll again
word-stand-up = get up
word-stay-down = stay down
word-face-enemy = turn to the enemy
word-keep-facing = stay as it is
word-reaction-skewer = Skewer
word-reaction-dodge = Dodge
word-reaction-parry = Parry
word-reaction-kick = Kick
word-reaction-swap = Change weapon
word-jc-row-0 = out of action
word-jc-row-1 = stunned
word-jc-row-2 = wounded
word-jc-row-3 = a tumble
word-jc-row-4 = a vital spot
word-jc-row-5 = parried with the arm
word-jc-row-6 = its weapon on its own feet
word-jc-row-7 = a damaged weapon
word-jc-row-8 = the weapon slips
word-jc-row-9 = a feint

## What changes a roll, and advantages

mod-friend = friend in contact
mod-posture = enemy in bad posture
mod-equipped = well equipped
mod-charge = charge
mod-hithard = hit hard
mod-improvised = improvised weapon
mod-parry = parry
mod-row = critical failure
mod-height = height of the fall

## Close combat: what happened

event-charge-declared = { $figure } charges { $target }.
event-strike-declared = { $figure } strikes at { $target }.
event-hithard-declared = { $figure } tries to hit { $target } hard.
event-charge-failed = The charge of { $figure } does not reach { $target }.
event-reaction = { $figure } answers the attack of { $by }: { $reaction }.
event-kicked = The horse of { $figure } kicks: { $target } is thrown back and may not attack it this turn.
event-jc-row = { $figure } fails critically, row { $row }: { $name }.
event-damaged = { $figure }: { $weapon } is damaged.
event-fight-won = { $figure } wins, { $total } to { $other } for { $target }.
event-fight-edged = { $figure } and { $target } both have { $total }: { $figure } wins with { $advantages } { $advantages ->
    [one] advantage
   *[other] advantages
  } to { $against }.
event-fight-tied = { $figure } and { $target } both have { $total }, and the same number of advantages: nothing happens.
event-warded-off = { $figure } wards off { $target }.
event-faced-enemy = { $figure } turns to { $target }.

## Being hit, clumsiness

event-hit = { $figure } is hit.
event-clumsy = { $figure } must make a JDeg.
event-unharmed = { $figure } is unharmed.
event-steady = Nothing happens to { $figure }.
event-recovered = { $figure } comes round and gets up.
event-recovered-down = { $figure } comes round and stays down.
event-stunned = { $figure } is stunned.
event-fallen = { $figure } falls on its back.
event-wounded = { $figure } is wounded.
event-out = { $figure } is out of action.
event-dead = { $figure } is dead.
event-unhorsed = { $figure } is unhorsed, and its mount bolts.
event-dropped = { $figure } drops { DIST($height) } to the foot.

## Why not

why-surprised = { CAP($by) } came out of hiding: { $figure } is surprised and can only defend itself.
why-reaction-posture = { $figure } is not on its feet: it can only defend itself.
why-reaction-pa = That takes { $cost } PA, and { $figure } has { $pa } left this turn.
why-improvised = { $figure } has no melee weapon that it can use.
why-dodge-mounted = A rider does not dodge.
why-not-alone = It is not one against one: { $figure } is also in contact with { $by }.
why-no-room = { $figure } has no room to retire 5 cm.
why-parry-unarmed = { $figure } has neither a melee weapon nor a shield to parry with.
why-kick-on-foot = { $figure } has no horse to kick with.
why-armed = { $figure } holds a melee weapon.
why-no-other-weapon = { $figure } has no melee weapon to take in hand.
why-nobody-in-contact = { $figure } is in contact with no enemy.
why-kicked = The horse of { $target } has kicked { $figure }, which may not attack it this turn.
why-not-heavy = { $figure } has no heavy weapon in hand.
why-charge-far = { $target } is { DIST($gap) } away from { $figure }, who can charge { DIST($reach) }.
why-charge-hidden = { $target } is hidden from { $figure }.
why-charge-unseen = { $figure } does not see { $target }.
why-charge-blocked = No straight way leads { $figure } into contact with { $target }.
why-charge-nobody = There is nobody for { $figure } to charge.
