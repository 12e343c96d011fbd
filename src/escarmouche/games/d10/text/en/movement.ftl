## Branches of menus

branch-advance = Advance
branch-quick = Quick advance
branch-face = Face
branch-getup = Get up
branch-recover = Recover
branch-crawl = Crawl
branch-movehid = Move hidden
branch-movecro = Move crouched
branch-climb = Climb
branch-flee = Flee the fight
branch-lie = Lie down
branch-hide = Hide
branch-crouch = Crouch
branch-rise = Stop crouching
branch-ladder = Use a ladder
branch-door = Open or close a door
branch-force = Force a barred door
branch-mount = Mount
branch-dismount = Dismount
branch-letgo = Let go

## Questions

ask-face = Which way does { $figure } face?
ask-advance = Where does { $figure } advance to, { DIST($distance) } at most?
ask-quick = Where does { $figure } run to, { DIST($distance) } at most if the JA succeeds?
ask-crawl = Where does { $figure } crawl to, { DIST($distance) } at most?
ask-movehid = Where does { $figure } move to while hidden, { DIST($distance) } at most?
ask-movecro = Where does { $figure } move to while crouched, { DIST($distance) } at most?
ask-crossing = How does { $figure } cross { $piece }: with a Jump, or with a careful step that costs { DIST($cost) } of its move?
word-jump = Jump
word-stepover = Careful step
ask-how-far = { $figure } has failed its JA. How far along its path does it go?
ask-climb = What does { $figure } climb?
ask-flee = Where does { $figure } flee to?
mod-enemies = enemies in contact
ask-door = Which door does { $figure } open or close?
ask-force = Which door does { $figure } force?
ask-ladder = Which ladder does { $figure } take?
ask-dismount = Where does { $figure } stand, beside its mount?

## What happened

event-faced = { $figure } turns to face { WIND($facing) }.
event-moved = { STILL($start, $end) ->
    [yes] { $figure } stays in place ({ $gait }).
   *[no] { $figure } moves { WAY($start, $end) } ({ $gait }).
  }
event-stood = { $figure } stands up.
event-lay-down = { $figure } lies down.
event-crouched = { $figure } crouches.
event-hid = { $figure } hides.
event-revealed = { $figure } is no longer hidden.
event-climbed = { $figure } climbs { DIST($height) } up { $piece }.
event-topped = { $figure } reaches the top of { $piece }.
event-crossed = { $figure } climbs over { $piece }.
event-clings = There is no room at the top of { $piece }: { $figure } waits just below.
event-not-climbed = { $figure } finds no hold on { $piece }.
event-let-go = { $figure } lets go of { $piece }.
event-opened = { $figure } opens { $door }.
event-closed = { $figure } closes { $door }.
event-forced = { $figure } forces { $door } open.
event-held = { CAP($door) } holds against { $figure }.
event-ladder = { $figure } uses { $ladder }.
event-mounted = { $figure } mounts.
event-dismounted = { $figure } dismounts.
event-left = { $figure } leaves the table ({ $edge } edge).

## Paths: why not

why-not-legs = A move has at most { $most } straight legs, not { $legs }.
why-no-arcs = A move is made of straight legs, not of arcs.
why-not-straight = This move must be one straight line.
why-too-long = This path costs { DIST($length) }; only { DIST($most) } are left.
why-limping = That costs { DIST($length) }; { $figure } is wounded and can spend only { DIST($most) }.
why-beyond = { $figure } can go { DIST($most) } along its path, or stop before that.
why-off-table = { $figure } may not leave the table.
why-in-the-way = { $by ->
    [rim] { $figure } cannot pass over the edge of the floor.
   *[other] { $figure } cannot pass because of { $by }.
}
why-laden-jump = { $by ->
    [rim] { $figure } carries { $object } and cannot jump down.
   *[other] { $figure } carries { $object } and cannot jump over { $by }.
}
why-no-riders = { $figure } cannot go there mounted.
why-stops-at-contact = { $figure } comes into contact with { $target } on the way, and the move stops there.
why-open-ground = { $figure } must stay in non-clear terrain all the way.
why-no-landing = { $by ->
    [edge] There is no room for { $figure } beyond { $piece }: the table ends there.
    [rim] There is no room for { $figure } beyond { $piece }: the floor ends there.
   *[other] There is no room for { $figure } beyond { $piece }, because of { $by }.
}
why-no-foot = { $by ->
    [edge] There is no room for { $figure } at the foot of { $piece }: the table ends there.
    [rim] There is no room for { $figure } at the foot of { $piece }: the floor ends there.
   *[other] There is no room for { $figure } at the foot of { $piece }, because of { $by }.
}
why-not-over = The path of { $figure } must lead over { $target }.
why-no-contact = { $figure } would end { DIST($gap) } away from { $target }; a charge must end in contact.
why-charge-blocked = { $figure } cannot reach { $target } in a straight line.
why-charge-costly = The straight way to { $target } costs { DIST($length) }; { $figure } can charge { DIST($most) } at most.
why-touches-already = { $figure } is already touching { $target }.
why-not-on-level = { $figure } and { $target } would not be on the same level.
why-not-so-far = That is { DIST($length) }; it must be { DIST($wanted) }.
why-still-in-contact = { $figure } would still be in contact with { $target }.
why-not-away = { $figure } must end farther from { $target }.

## Postures, hiding, fleeing: why not

why-not-prone = { $figure } is not on its back.
why-not-stunned = { $figure } is not stunned.
why-not-standing = { $figure } is neither standing nor crouched.
why-crouched = { $figure } is already crouched.
why-not-crouched = { $figure } is not crouched.
why-not-hidden = { $figure } is not hidden.
why-hidden = { $figure } is already hidden.
why-attacked = { $figure } has shot, charged or struck in this activation.
why-watched = { CAP($by) } sees { $figure }, who is not wholly in terrain that hides.
why-watched-near = { CAP($by) } sees { $figure } from within 5 cm.
why-in-the-open = { $figure } is in clear terrain, where nobody can move hidden.
why-stumbled = { $figure } has already failed a Quick advance in this activation.
why-not-engaged = { $figure } is not in contact with an enemy on its feet and can simply walk away.
why-no-way-out = No straight move of 5 cm takes { $figure } out of contact.

## Climbing: why not

why-nothing-to-climb = { $figure } is not touching anything at least as tall as itself.
why-not-climbing = { $figure } is not climbing anything.
why-hangs-elsewhere = { $figure } is climbing { $by } and cannot climb anything else.
why-not-climbable = { CAP($piece) } cannot be climbed.
why-too-low = { CAP($piece) } is lower than { $figure }, so it is crossed, not climbed.
why-below = { CAP($piece) } does not rise above where { $figure } stands: there is nothing to climb.
why-not-at-piece = { $figure } is not touching { $piece }.
why-climbed-by = { $figure } can get up there by climbing { $by }, which it touches.
why-roofed = There is a floor above { $figure }, and { $piece } cannot be climbed from under it.

## Doors and ladders: why not

why-no-door = { $figure } is not touching a door.
why-not-a-door = That is not a door ({ $piece }).
why-barred = { CAP($door) } is barred: { $figure } has to force it first.
why-not-barred = { CAP($door) } is not barred: there is nothing to force.
why-keeps-door = { CAP($door) } is barred by the side of { $figure }, who can simply open it.
why-doorway = { CAP($by) } is standing in { $door }.
why-nothing-barred = { $figure } is not touching a door that the enemy has barred.
why-no-ladder = { $figure } is not at either end of a ladder.
why-not-a-ladder = That is not a ladder ({ $piece }).
why-not-at-ladder = { $figure } is not at either end of { $ladder }.
why-ladder-full = There is no room at the other end of { $ladder }.
why-door-shut = The way to { $ladder } leads through { $door }, which is shut.

## Mounts: why not

why-not-mounted = { $figure } is not mounted.
why-mounted = { $figure } is mounted and cannot do this.
why-mounted-already = { $figure } is already in the saddle.
why-no-mount = { $figure } is not touching its mount.
why-mountless = { $figure } has no mount on the table.
why-no-room-beside = There is no room beside the mount of { $figure }.
why-not-beside = That place does not touch the mount of { $figure }.
