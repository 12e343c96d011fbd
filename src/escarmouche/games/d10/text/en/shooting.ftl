## Shooting and weapons: branches of the menu

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

## Shooting and weapons: questions

ask-shot = With which weapon does { $figure } shoot?
ask-target = { $figure }, { $weapon }: at whom?
ask-double = At whom does { $figure } shoot both pistols? One target, or two.
ask-stray = The shot of { $figure } goes astray, and several friends are equally near. Which of them makes a JDeg?
ask-reload = Which weapon does { $figure } reload?
ask-fastload = Which weapon does { $figure } try to reload faster?
ask-repair = Which weapon does { $figure } try to repair?
ask-recmissile = Which missile does { $figure } try to recover?
ask-draw = What does { $figure } take in hand?
ask-other-hand = { $figure } holds { $thing }. What is in the other hand?
ask-drop = { $figure } loses its weapon ({ $weapon }). Where does it lie?
ask-reaction = { $target } moves. Does somebody take a reaction shot?
ask-reaction-weapon = With which weapon does { $figure } react?
ask-point = At which point of its path does { $figure } shoot at { $target } ({ $weapon })?
ask-defshot = { $target } charges { $figure }. A defensive shot?

## Shooting: modifiers and words

mod-hampered-moved = hampered: has moved
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

word-hampered-moved = hampered (has moved)
word-hampered-riding = hampered (mounted)
word-poor-scenery = poorly visible (behind scenery)
word-poor-shield = poorly visible (behind a shield)
word-poor-ground = poorly visible (on the ground)
word-poor-crouched = poorly visible (crouched)
word-sheltered = more than half behind scenery
word-behind-scenery = behind scenery
word-hole-in-bag = hole in the bag
word-wrong-target = wrong target
word-stray-shot = stray shot
word-damaged-weapon = damaged weapon
word-weapon-slips = weapon slips
word-phew = phew, nothing this time

## Shooting: what happened

event-shot = { $figure } shoots at { $target } ({ $weapon }).
event-shot-hit = { $figure } hits { $target }.
event-shot-missed = { $figure } misses { $target }.
event-misfire = Critical failure of { $figure } ({ $weapon }): { $row }.
event-endangered = The shot of { $by } endangers { $figure }, who makes a JDeg.
event-nobody-near = No friend of { $figure } is near enough to be in danger.
event-ran-out = { $figure } has no more ammunition ({ $weapon }).
event-loaded = { $figure } has reloaded ({ $weapon }).
event-not-loaded = { $figure } is not done reloading ({ $weapon }).
event-mended = { $figure } has mended its weapon ({ $weapon }); it is not loaded.
event-not-mended = { $figure } cannot mend its weapon ({ $weapon }) this time.
event-broke = { $figure } breaks its weapon for good ({ $weapon }).
event-planted = The missile sticks in the ground behind { $target } ({ $weapon }).
event-missile-recovered = { $figure } recovers a missile ({ $weapon }).
event-missile-broke = The missile that { $figure } wanted to recover breaks ({ $weapon }).
event-armed = { $figure } now holds: { $weapons }.
event-weapon-fell = A weapon of { $figure } falls to the ground ({ $weapon }).

## Shooting: why not

why-no-missile-weapon = { $figure } has no missile weapon.
why-no-t = { $figure } has no T and cannot shoot.
why-stunned = { $figure } is stunned and can only Recover.
why-climbing = { $figure } is hanging on a wall and has no hand free.
why-weapon-damaged = This weapon of { $figure } is damaged ({ $weapon }).
why-broken = This weapon of { $figure } is broken for good ({ $weapon }).
why-no-missiles = { $figure } has no more missiles ({ $weapon }).
why-not-loaded = This weapon of { $figure } is not loaded ({ $weapon }).
why-loaded = This weapon of { $figure } is loaded already ({ $weapon }).
why-not-held = { $figure } does not hold that weapon ({ $weapon }).
why-shot-prone = { $figure } is prone: only a crossbow or a firearm can be shot, not that weapon ({ $weapon }).
why-shot-engaged = { $figure } is engaged: only a pistol can be shot, not that weapon ({ $weapon }).
why-other-pistol = { $figure } has shot one pistol on its own: it cannot shoot the other in the same activation.
why-both-pa = { $figure } needs { $pa } PA to shoot both pistols, and has { $left }.
why-no-pair = { $figure } does not have two loaded pistols in hand.
why-shot-arc = { $target } is not in the front arc of { $figure }, who would have to turn first.
why-shot-far = { $target } is { DIST($gap) } away from { $figure }; the weapon reaches { DIST($range) } ({ $weapon }).
why-shot-apart = { $figure } is engaged and can shoot only at an enemy in contact, not at { $target }.
why-shot-hidden = { $target } is hidden and farther than 5 cm from { $figure }.
why-shot-unseen = { $figure } does not see { $target }.
why-shot-nobody = { $figure } has nobody to shoot at ({ $weapon }): no enemy in its front arc is in range, in sight and not hidden.
why-shot-nobody-near = { $figure } is engaged and can shoot only at an enemy in contact: none is in its front arc ({ $weapon }).
why-load-prone = { $figure } is prone: only a crossbow or a firearm can be reloaded, not that weapon ({ $weapon }).
why-quick-already = This weapon of { $figure } is reloaded in 1 PA anyway ({ $weapon }).
why-reload-pa = { $figure } needs { $pa } PA to reload that weapon ({ $weapon }), and has { $left }.
why-nothing-damaged = No weapon of { $figure } is damaged.
why-no-missile-here = { $figure } touches no planted missile.
why-missile-unfit = { $figure } carries no weapon for that missile ({ $weapon }).
why-nothing-to-draw = { $figure } has nothing else to hold.
why-drop-apart = That place does not touch the base of { $figure }.
why-drop-outside = That place is not on the table.
why-drop-taken = Something else stands there; there is free ground around { $figure }.
why-nobody = There is no figure called { $figure }.
why-not-there = { $figure } is not on the table.

## Line of sight: reasons

sight-itself = That is { $figure } itself.
sight-clear = { $figure } and { $target } see each other, { DIST($gap) } apart.
sight-blocked = { $figure } and { $target } do not see each other, { DIST($gap) } apart. In the way: { $by }.
sight-leans = { $figure } has to lean out to see { $target }, who counts as half covered.
sight-cover = { $target } is { $percent } % covered: { $by }.
sight-reroll = More than half of { $target } is behind scenery: its JD may be rerolled.
sight-hidden = { $target } is hidden and farther than 5 cm from { $figure }: it cannot be shot at.
sight-behind = { $target } is not in the front arc of { $figure }, who would have to turn first.
sight-malus = { $malus }: T-{ $amount }.
sight-need = A shot would hit on { $need } or less.
sight-hopeless = A shot at T { $need } cannot hit.
