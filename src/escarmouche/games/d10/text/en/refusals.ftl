## What a player named: what it is

kind-figure = a figure
kind-thing = somebody’s weapon or shield
kind-marker = something that lies on the table
kind-object = an object of the scenario
kind-terrain = a piece of terrain
kind-card = a kind of figure
kind-weapon = a kind of weapon
kind-edge = a side of the table
kind-seat = a player
kind-action = an action

## Figures

why-away-dead = { $figure } is dead.
why-away-out = { $figure } is out of action.
why-away-left = { $figure } has left the table.
why-away-reserve = { $figure } is not on the table yet.
why-away-veiled = { $figure } is hidden: you do not know where.
why-not-own = { $figure } is not one of your figures.
why-itself = { $figure } cannot be its own target.
why-friend = { $target } is on the same side as { $figure }.
why-activated = { $figure } has been activated this turn.
why-reacted = { $figure } has spent its PA on a reaction and counts as activated this turn.

## Actions

why-part-of-move = { $action } is not an action of its own: it is chosen in the move that leads over the obstacle.
why-reaction-only = { $action } is a reaction: only a figure that is attacked can choose it.
why-no-reaction = { $action } is not a reaction: it belongs to a figure’s own activation.

## Setting up

why-not-in-band = { $card } is not in the band.
why-band-empty = There is nobody in the band yet.
why-no-side = Nobody sets up there in this scenario ({ $edge }). The sides are: { $edges }.
why-comes-later = { $figure } comes later, on turn { $turn }.
why-placed = { $figure } has been placed already.
why-bearer-mounted = { $figure } is mounted: { $object } is carried by somebody on foot.
why-bearer-rank = { CAP($object) } is carried by an Other on foot; { $figure } is not one.

## Moves and places

why-no-arcs = A move is made of straight legs, without arcs.
why-limping = That costs { DIST($length) }; { $figure } is wounded and may spend { DIST($most) }.
why-beyond = { $figure } may come as far as { DIST($most) } along its path, or stop before.
why-hangs-elsewhere = { $figure } hangs on { $by }, and can climb only that.
why-not-climbable = { CAP($piece) } cannot be climbed.
why-too-low = { CAP($piece) } is lower than { $figure }: it is crossed, not climbed.
why-not-at-piece = { $figure } does not touch { $piece }.
why-climbed-by = { $figure } gets up there by climbing { $by }, which it touches.
why-roofed = There is a floor over the head of { $figure }: { $piece } cannot be climbed from under it.
why-not-a-door = That is not a door ({ $piece }).
why-not-barred = { CAP($door) } is not barred: there is nothing to force.
why-keeps-door = { CAP($door) } is barred by the side of { $figure }, who can simply open it.
why-not-a-ladder = That is not a ladder ({ $piece }).
why-not-at-ladder = { $figure } is at neither end of { $ladder }.
why-not-down = { $target } is not on the ground.
why-trample-far = { $target } is { DIST($gap) } away from { $figure }, who can ride { DIST($reach) }.
why-no-way-over = No way leads { $figure } over { $target } to a free place beyond.

## Close combat

why-not-in-contact = { $target } is { DIST($gap) } away from { $figure }: only an enemy in contact can be struck.
why-other-level = { $figure } and { $target } are not on the same level.

## Weapons and shooting

why-weapon-of = That weapon belongs to { $by }, not to { $figure } ({ $weapon }).
why-weapon-lies = That weapon lies on the ground ({ $weapon }): { $figure } would have to pick it up first.
why-empty-hands = { $figure } has to take something in hand; it cannot put everything away.
why-held-already = { $figure } holds just that now.
why-held-alone = { $figure } holds that now, and can hold nothing else beside it.
why-same-thing = { $figure } has that in one hand: the other holds something else, or nothing.
why-too-many-hands = { $figure } cannot hold both ({ $weapon }, { $other }): they take { $hands } hands.
why-not-loadable = That is not a weapon that can be loaded ({ $weapon }).
why-not-damaged = This weapon of { $figure } is not damaged ({ $weapon }).
why-not-missile-weapon = That is not a weapon to shoot with ({ $weapon }).
why-both-level = At this level both pistols are shot together by a Double shot.
why-both-aimed = Both pistols are shot together with Shoot, not with Aim.
why-stray-friend = The stray shot endangers a friend of { $figure }, not { $target }.
why-not-near = { $figure } is { DIST($gap) } away from { $target }; only figures within { DIST($reach) } are in danger.
why-not-nearest = { $figure } is { DIST($gap) } away from { $target }; the nearest is { DIST($best) } away.

## Reaction shots

why-reaction-down = { $figure } is not on its feet and makes no reaction shot.
why-reaction-engaged = { $figure } is in contact with another enemy on its feet and makes no reaction shot.
why-charged = { $target } charges { $figure } itself, whose chance is the defensive shot.
why-reaction-far = { $target } does not come within { DIST($range) } of { $figure }, as far as the weapon reaches ({ $weapon }).
why-reaction-arc = { $target } is not in the front arc of { $figure } where it is in range ({ $weapon }).
why-reaction-hidden = { $target } is hidden, and does not come within 5 cm of { $figure }.
why-reaction-touching = { $target } is in contact with { $figure } there.
why-reaction-unseen = { $figure } does not see { $target } where it is in range ({ $weapon }).
why-not-a-point = A shot at { $target } is made after a whole number of cm, or at an end of its path of { DIST($most) }, not at { DIST($length) }.

## Objects

why-not-touched = { $figure } does not touch that ({ $marker }).
why-not-a-weapon = That is not a weapon to pick up ({ $marker }).
why-not-a-missile = That is not a planted missile ({ $marker }).
why-carried-by = { $by } carries { $object }.
why-not-beside-friend = { $target } is not in contact with { $figure }.
why-friend-down = { $target } is not on its feet and takes nothing.
