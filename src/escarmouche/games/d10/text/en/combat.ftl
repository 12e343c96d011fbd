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
branch-trample = Trample

## Close combat: questions

ask-charge = Whom does { $figure } charge?
ask-charge-to = Where does { $figure } come into contact with { $target }?
ask-strike = Whom does { $figure } strike?
ask-hithard = Whom does { $figure } hit hard?
ask-defence = { $by } attacks { $figure }. How does { $figure } react?
ask-dodge = Where does { $figure } step back to, away from { $by }?
ask-swap = What does { $figure } take in hand for this fight?
ask-after-fight = Does { $figure } turn to face { $target }?
word-face-enemy = turn to face the enemy
word-keep-facing = keep the same facing
ask-trample = Whom does { $figure } trample, and along which path?
ask-trample-path = Along which path does { $figure } trample { $target }?

## Close combat: reactions, critical failures, advantages

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
word-jc-row-6 = its weapon falls on its own feet
word-jc-row-7 = a damaged weapon
word-jc-row-8 = the weapon slips
word-jc-row-9 = a feint
mod-friend = friend in contact
mod-posture = enemy in bad posture
mod-equipped = well equipped
mod-charge = charge
mod-hithard = hit hard
mod-improvised = improvised weapon
mod-parry = parry
mod-row = critical failure

## Close combat: what happened

event-charge-declared = { $figure } charges { $target }.
event-strike-declared = { $figure } strikes at { $target }.
event-hithard-declared = { $figure } tries to hit { $target } hard.
event-charge-failed = { $figure } charges, but does not reach { $target }.
event-reaction = { $figure } reacts to the attack of { $by }: { $reaction }.
event-kicked = The horse of { $figure } kicks and throws back { $target }, who may not attack it again this turn.
event-jc-row = Critical failure of { $figure }, row { $row }: { $name }.
event-damaged = A weapon of { $figure } is damaged ({ $weapon }).
event-fight-won = { $figure } beats { $target }, { $total } to { $other }.
event-fight-edged = { $figure } and { $target } tie at { $total }: { $figure } wins with { $advantages } { $advantages ->
    [one] advantage
   *[other] advantages
  } to { $against }.
event-fight-tied = { $figure } and { $target } tie at { $total }, with the same number of advantages: nothing happens.
event-warded-off = { $figure } wards { $target } off.
event-faced-enemy = { $figure } turns to face { $target }.
event-trampled = { $figure } tramples { $target }.

## Close combat: why not

why-surprised = { CAP($by) } comes out of hiding. { $figure } is surprised and can only defend.
why-reaction-posture = { $figure } is not on its feet and can only defend.
why-reaction-pa = That costs { $cost } PA; { $figure } has { $pa } left this turn.
why-no-reaction = { $action } is not a reaction: a figure does it in its own activation.
why-improvised = { $figure } has no usable melee weapon.
why-dodge-mounted = A rider cannot dodge.
why-not-alone = This is not one against one: { $figure } is also in contact with { $by }.
why-no-room = { $figure } has no room to step back 5 cm.
why-parry-unarmed = { $figure } has neither a melee weapon nor a shield to parry with.
why-kick-on-foot = { $figure } has no horse to kick with.
why-armed = { $figure } already holds a melee weapon.
why-no-other-weapon = { $figure } has no other melee weapon to take in hand.
why-nobody-in-contact = { $figure } is not in contact with any enemy.
why-not-in-contact = { $target } is { DIST($gap) } away from { $figure }: only an enemy in contact can be struck.
why-other-level = { $figure } and { $target } are not on the same level.
why-kicked = The horse of { $target } has kicked { $figure }, who may not attack it again this turn.
why-not-heavy = { $figure } has no heavy weapon in hand.
why-charge-far = { $target } is { DIST($gap) } away from { $figure }, who can charge { DIST($reach) } at most.
why-charge-hidden = { $target } is hidden from { $figure }.
why-charge-unseen = { $figure } does not see { $target }.
why-charge-nobody = { $figure } has nobody to charge.
why-no-victim = No enemy on the ground is within reach of { $figure }.
why-not-down = { $target } is not on the ground.
why-trample-far = { $target } is { DIST($gap) } away from { $figure }, who can ride { DIST($reach) } at most.
why-no-way-over = No path takes { $figure } over { $target } to a free place beyond.

## Shooting and weapons: branches of menus

branch-shoot = Shoot
branch-aim = Aim
branch-double = Double shot
branch-reload = Reload
branch-fastload = Reload faster
branch-repair = Repair
branch-recmissile = Recover a planted missile
branch-draw = Change what is held
branch-both = both pistols
branch-no-shot = no shot
branch-none = nothing
branch-keep = no change

## Shooting and weapons: questions

ask-shot = With which weapon does { $figure } shoot?
ask-target = At whom does { $figure } shoot ({ $weapon })?
ask-double = At whom does { $figure } shoot both pistols? At one target, or at two.
ask-stray = The shot of { $figure } goes astray, and several friends are equally near. Which one makes a JDeg?
ask-reload = Which weapon does { $figure } reload?
ask-fastload = Which weapon does { $figure } try to reload faster?
ask-repair = Which weapon does { $figure } try to repair?
ask-recmissile = Which missile does { $figure } try to recover?
ask-draw = What does { $figure } take in hand?
ask-other-hand = { $figure } has one hand full ({ $thing }). What goes in the other?
ask-drop = { $figure } loses a weapon ({ $weapon }). Where does it fall?
ask-reaction = { $target } moves. Does anybody take a reaction shot?
ask-reaction-weapon = With which weapon does { $figure } react?
ask-point = At which point of the path does { $figure } shoot at { $target } ({ $weapon })?
ask-defshot = { $target } charges { $figure }. Take a defensive shot?

## Shooting: what changes a roll, and critical failures

mod-hampered-moved = hampered: it moved
mod-hampered-riding = hampered: mounted
mod-hampered-reaction = hampered: reaction shot
mod-hampered-pistols = hampered: two pistols
mod-hampered-defensive = hampered: defensive shot, JA failed
mod-poor-scenery = poorly visible: behind scenery
mod-poor-shield = poorly visible: behind a shield
mod-poor-ground = poorly visible: on the ground
mod-poor-crouched = poorly visible: crouched
mod-double-shot = double shot
mod-two-targets = double shot at two targets
mod-piercing = piercing weapon
word-hole-in-bag = hole in the bag
word-wrong-target = wrong target
word-stray-shot = stray shot
word-damaged-weapon = damaged weapon
word-weapon-slips = weapon slips
word-phew = phew, nothing this time

## Shooting and weapons: what happened

event-shot = { $figure } shoots at { $target } ({ $weapon }).
event-shot-hit = { $figure } hits { $target }.
event-shot-missed = { $figure } misses { $target }.
event-misfire = Critical failure of { $figure } ({ $weapon }): { $row }.
event-endangered = The shot of { $by } endangers { $figure }, who must make a JDeg.
event-nobody-near = No friend of { $figure } is near enough to be in danger.
event-ran-out = { $figure } has no more ammunition ({ $weapon }).
event-loaded = { $figure } reloads ({ $weapon }).
event-not-loaded = { $figure } has not finished reloading ({ $weapon }).
event-mended = { $figure } repairs a weapon ({ $weapon }); it is not loaded.
event-not-mended = { $figure } cannot repair the weapon ({ $weapon }) this time.
event-broke = { $figure } breaks the weapon for good ({ $weapon }).
event-planted = The missile sticks in the ground behind { $target } ({ $weapon }).
event-missile-recovered = { $figure } recovers a missile ({ $weapon }).
event-missile-broke = { $figure } breaks a missile while recovering it ({ $weapon }).
event-armed = { $figure } now holds: { $weapons }.
event-weapon-fell = { $figure } drops a weapon ({ $weapon }).

## Shooting: why not

why-no-missile-weapon = { $figure } has no missile weapon.
why-not-missile-weapon = That is not a missile weapon ({ $weapon }).
why-no-t = { $figure } has no T and cannot shoot.
why-stunned = { $figure } is stunned and can only Recover.
why-climbing = { $figure } is climbing and has no hand free.
why-weapon-damaged = This weapon of { $figure } is damaged ({ $weapon }).
why-broken = This weapon of { $figure } is broken for good ({ $weapon }).
why-no-missiles = { $figure } has no missiles left ({ $weapon }).
why-not-loaded = This weapon of { $figure } is not loaded ({ $weapon }).
why-not-held = { $figure } does not have that weapon in hand ({ $weapon }).
why-shot-prone = { $figure } is on the ground and can only shoot a crossbow or a firearm, not this weapon ({ $weapon }).
why-shot-engaged = { $figure } is in contact with an enemy and can only shoot a pistol, not this weapon ({ $weapon }).
why-other-pistol = { $figure } has already shot one pistol alone and cannot shoot the other in the same activation.
why-both-pa = { $figure } needs { $pa } PA to shoot both pistols, and has { $left }.
why-both-level = At this level, both pistols are shot together with a Double shot.
why-both-aimed = Both pistols are shot together with Shoot, not with Aim.
why-no-pair = { $figure } does not have two loaded pistols in hand.
why-no-two-loaded = { $figure } does not have two loaded pistols.
why-shot-arc = { $target } is not in the front arc of { $figure }, who would have to turn first.
why-shot-far = { $target } is { DIST($gap) } away from { $figure }; the weapon has a range of { DIST($range) } ({ $weapon }).
why-shot-apart = { $figure } is in contact with an enemy and can only shoot at an enemy in contact, not at { $target }.
why-shot-hidden = { $target } is hidden, more than 5 cm from { $figure }.
why-shot-unseen = { $figure } does not see { $target }.
why-shot-nobody = { $figure } has nobody to shoot at ({ $weapon }): no enemy in its front arc is within range, in sight and not hidden.
why-shot-nobody-near = { $figure } is in contact with an enemy and can only shoot at an enemy in contact; none is in its front arc ({ $weapon }).
why-stray-friend = The stray shot endangers a friend of { $figure }, not { $target }.
why-not-near = { $figure } is { DIST($gap) } away from { $target }; only figures within { DIST($reach) } are in danger.
why-not-nearest = { $figure } is { DIST($gap) } away from { $target }; the nearest figure is { DIST($best) } away.

## Reaction shots: why not

why-reaction-down = { $figure } is not on its feet and cannot take a reaction shot.
why-reaction-engaged = { $figure } is in contact with another enemy on its feet and cannot take a reaction shot.
why-reaction-laden = { $figure } is carrying { $object } and cannot take a reaction shot.
why-charged = { $target } is charging { $figure }, who can take a defensive shot instead.
why-reaction-far = { $target } does not come within { DIST($range) } of { $figure }, the range of the weapon ({ $weapon }).
why-reaction-arc = { $target } is not in the front arc of { $figure } while in range ({ $weapon }).
why-reaction-hidden = { $target } is hidden and does not come within 5 cm of { $figure }.
why-reaction-touching = { $target } is in contact with { $figure } at that point.
why-reaction-unseen = { $figure } does not see { $target } while it is in range ({ $weapon }).
why-not-a-point = { $target } can be shot at after a whole number of cm or at either end of its path of { DIST($most) }, not at { DIST($length) }.

## Loading, repairing, missiles: why not

why-loaded = This weapon of { $figure } is already loaded ({ $weapon }).
why-not-loadable = That weapon does not need loading ({ $weapon }).
why-load-prone = { $figure } is on the ground and can only reload a crossbow or a firearm, not this weapon ({ $weapon }).
why-quick-already = This weapon of { $figure } takes only 1 PA to reload anyway ({ $weapon }).
why-reload-pa = { $figure } needs { $pa } PA to reload this weapon ({ $weapon }), and has { $left }.
why-nothing-damaged = No weapon of { $figure } is damaged.
why-not-damaged = This weapon of { $figure } is not damaged ({ $weapon }).
why-no-missile-here = { $figure } is not touching a planted missile.
why-not-a-missile = That is not a planted missile ({ $marker }).
why-missile-unfit = { $figure } has no weapon for that missile ({ $weapon }).

## Weapons in hand: why not

why-nothing-to-draw = { $figure } has nothing else to take in hand.
why-empty-hands = { $figure } must hold something: it cannot put everything away.
why-held-already = { $figure } already holds exactly that.
why-held-alone = { $figure } already holds that, and nothing else can be held with it.
why-same-thing = { $figure } already has that in one hand: the other hand holds something else, or nothing.
why-too-many-hands = { $figure } cannot hold both ({ $weapon }, { $other }): that would take { $hands } hands.
why-drop-apart = That place does not touch the base of { $figure }.
why-drop-outside = That place is not on the table.
why-drop-taken = Something is already there; there is free ground around { $figure }.
