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
ask-advance = Where does { $figure } advance, at most { DIST($distance) }?
ask-quick = Where does { $figure } run, at most { DIST($distance) } if its JA succeeds?
ask-crawl = Where does { $figure } crawl, at most { DIST($distance) }?
ask-movehid = Where does { $figure } move, hidden, at most { DIST($distance) }?
ask-movecro = Where does { $figure } move, crouched, at most { DIST($distance) }?
ask-crossing = How does { $figure } get over { $piece }: a Jump, or a careful step for { DIST($cost) } of its move?
word-jump = Jump
word-stepover = Careful crossing
ask-how-far = { $figure } failed its JA. How far along its path does it go?
ask-climb = What does { $figure } climb?
ask-flee = Where does { $figure } flee to?
mod-enemies = enemies in contact
ask-door = Which door does { $figure } open or close?
ask-force = Which door does { $figure } force?
ask-ladder = Which ladder does { $figure } take?
ask-dismount = Where does { $figure } stand beside its mount?

## What happened

event-faced = { $figure } turns to { $facing }°.
event-moved = { $figure }: { $gait }, { DIST($distance) }.
event-stood = { $figure } stands up.
event-lay-down = { $figure } lies down.
event-crouched = { $figure } crouches.
event-hid = { $figure } hides.
event-revealed = { $figure } is no longer hidden.
event-climbed = { $figure } climbs { DIST($height) } of { $piece }.
event-topped = { $figure } is at the top of { $piece }.
event-crossed = { $figure } climbs over { $piece }.
event-clings = There is no room at the top of { $piece }: { $figure } waits just below.
event-not-climbed = { $figure } finds no hold on { $piece }.
event-let-go = { $figure } lets go of { $piece }.
event-opened = { $figure } opens { $door }.
event-closed = { $figure } closes { $door }.
event-forced = { $figure } forces { $door } open.
event-held = { CAP($door) } holds against { $figure }.
event-ladder = { $figure } takes { $ladder }.
event-mounted = { $figure } mounts.
event-dismounted = { $figure } dismounts.
event-left = { $figure } leaves the table ({ $edge }).

## Paths: why not

why-not-legs = A move is a line of at most { $most } straight legs, not { $legs }.
why-no-arcs = A move is made of straight legs, without arcs.
why-not-straight = This move is one straight line.
why-too-long = That costs { DIST($length) }; { DIST($most) } may be spent.
why-limping = That costs { DIST($length) }; { $figure } is wounded and may spend { DIST($most) }.
why-beyond = { $figure } may come as far as { DIST($most) } along its path, or stop before.
why-off-table = { $figure } may not leave the table.
why-in-the-way = { $by ->
    [rim] The rim of the floor is in the way of { $figure }.
   *[other] { $figure } cannot pass because of { $by }.
}
why-laden-jump = { $by ->
    [rim] { $figure } carries { $object } and cannot jump down.
   *[other] { $figure } carries { $object } and cannot jump: { $by } is in the way.
}
why-no-riders = { $figure } cannot ride there.
why-stops-at-contact = { $figure } comes into contact with { $target } on the way: the move stops there.
why-open-ground = { $figure } must stay in non-clear terrain all the way.
why-no-landing = { $by ->
    [edge] There is no room for { $figure } beyond { $piece }: the table ends there.
    [rim] There is no room for { $figure } beyond { $piece }: the floor ends there.
   *[other] There is no room for { $figure } beyond { $piece }, because of { $by }.
}
why-not-over = The way of { $figure } must lead over { $target }.
why-no-contact = { $figure } would end { DIST($gap) } from { $target }; a charge ends in contact.
why-touches-already = { $figure } touches { $target } already.
why-not-on-level = { $figure } and { $target } would not stand on the same level.
why-not-so-far = That is { DIST($length) }; it must be { DIST($wanted) }.
why-still-in-contact = { $figure } would be in contact with { $target }.
why-not-away = { $figure } must end farther from { $target }.

## Postures, hiding, fleeing: why not

why-not-prone = { $figure } is not lying on its back.
why-not-stunned = { $figure } is not stunned.
why-not-standing = { $figure } is neither standing nor crouched.
why-not-upright = { $figure } is not standing upright.
why-not-crouched = { $figure } is not crouching.
why-not-hidden = { $figure } is not hidden.
why-hidden = { $figure } is hidden already.
why-attacked = { $figure } has shot, charged or struck in this activation.
why-watched = { CAP($by) } sees { $figure }, which is not wholly in terrain that hides.
why-watched-near = { CAP($by) } is within 5 cm and sees { $figure }.
why-in-the-open = { $figure } stands on clear ground: nobody moves hidden there.
why-stumbled = { $figure } has failed a Quick advance in this activation.
why-not-engaged = { $figure } is in contact with no enemy on its feet: it can simply go.
why-no-way-out = No straight move of 5 cm takes { $figure } out of contact.

## Climbing: why not

why-nothing-to-climb = { $figure } touches nothing that is at least as tall as itself.
why-not-climbing = { $figure } is not hanging on anything.
why-hangs-elsewhere = { $figure } hangs on { $by }, and can climb only that.
why-not-climbable = { CAP($piece) } cannot be climbed.
why-too-low = { CAP($piece) } is lower than { $figure }: it is crossed, not climbed.
why-not-at-piece = { $figure } does not touch { $piece }.
why-climbed-by = { $figure } gets up there by climbing { $by }, which it touches.
why-roofed = There is a floor over the head of { $figure }: { $piece } cannot be climbed from under it.

## Doors and ladders: why not

why-no-door = { $figure } touches no door.
why-not-a-door = That is not a door ({ $piece }).
why-barred = { CAP($door) } is barred: { $figure } would have to force it.
why-not-barred = { CAP($door) } is not barred: there is nothing to force.
why-keeps-door = { CAP($door) } is barred by the side of { $figure }, who can simply open it.
why-doorway = { CAP($by) } stands in { $door }.
why-nothing-barred = { $figure } touches no door that is barred to it.
why-no-ladder = { $figure } is at neither end of a ladder.
why-not-a-ladder = That is not a ladder ({ $piece }).
why-not-at-ladder = { $figure } is at neither end of { $ladder }.
why-ladder-full = There is no room at the other end of { $ladder }.
why-door-shut = { CAP($ladder) } is reached through { $door }, which is shut.

## Mounts: why not

why-not-mounted = { $figure } is not mounted.
why-mounted = { $figure } is mounted and cannot do this.
why-mounted-already = { $figure } is in the saddle already.
why-no-mount = { $figure } does not touch its mount.
why-mountless = { $figure } has no mount on the table.
why-no-room-beside = There is no room beside the mount of { $figure }.
why-not-beside = That place does not touch the mount of { $figure }.
