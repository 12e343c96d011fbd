## Moves: branches of the menu

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
branch-trample = Trample
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

## Moves: questions

ask-face = Which way does { $figure } face?
ask-advance = Where does { $figure } advance, at most { DIST($distance) }?
ask-quick = Where does { $figure } run, at most { DIST($distance) } if its JA succeeds?
ask-crawl = Where does { $figure } crawl, at most { DIST($distance) }?
ask-movehid = Where does { $figure } move, hidden, at most { DIST($distance) }?
ask-movecro = Where does { $figure } move, crouched, at most { DIST($distance) }?
ask-crossing = How does { $figure } get over { $piece }: a Jump, or a careful step for { DIST($cost) } of its move?
ask-how-far = { $figure } failed its JA. How far along its path does it go?
ask-climb = What does { $figure } climb?
ask-flee = Where does { $figure } flee to?
ask-trample = Whom does { $figure } ride down, and along which path?
ask-trample-path = Along which path does { $figure } ride over { $target }?
ask-door = Which door does { $figure } open or close?
ask-force = Which door does { $figure } force?
ask-ladder = Which ladder does { $figure } take?
ask-dismount = Where does { $figure } stand beside its mount?

word-jump = Jump
word-stepover = Careful crossing
mod-enemies = enemies in contact

## Moves: what happened

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
event-trampled = { $figure } rides over { $target }.
event-opened = { $figure } opens { $door }.
event-closed = { $figure } closes { $door }.
event-forced = { $figure } forces { $door } open.
event-held = { CAP($door) } holds against { $figure }.
event-ladder = { $figure } takes { $ladder }.
event-mounted = { $figure } mounts.
event-dismounted = { $figure } dismounts.

## Moves: why not

why-not-prone = { $figure } is not lying on its back.
why-not-stunned = { $figure } is not stunned.
why-not-standing = { $figure } is neither standing nor crouched.
why-not-upright = { $figure } is not standing upright.
why-not-crouched = { $figure } is not crouching.
why-not-hidden = { $figure } is not hidden.
why-not-mounted = { $figure } is not mounted.
why-mounted = { $figure } is mounted and cannot do this.
why-not-engaged = { $figure } is in contact with no enemy on its feet: it can simply go.
why-hidden = { $figure } is hidden already.
why-attacked = { $figure } has shot, charged or struck in this activation.
why-watched = { CAP($by) } sees { $figure }, which is not wholly in terrain that hides.
why-watched-near = { CAP($by) } is within 5 cm and sees { $figure }.
why-in-the-open = { $figure } stands on clear ground: nobody moves hidden there.
why-stumbled = { $figure } has failed a Quick advance in this activation.
why-no-way-out = No straight move of 5 cm takes { $figure } out of contact.
why-no-victim = No enemy on the ground is within reach of { $figure }.
why-nothing-to-climb = { $figure } touches nothing that is at least as tall as itself.
why-not-climbing = { $figure } is not hanging on anything.
why-no-door = { $figure } touches no door.
why-barred = { CAP($door) } is barred: { $figure } would have to force it.
why-doorway = { CAP($by) } stands in { $door }.
why-nothing-barred = { $figure } touches no door that is barred to it.
why-no-ladder = { $figure } is at neither end of a ladder.
why-ladder-full = There is no room at the other end of { $ladder }.
why-door-shut = { CAP($ladder) } is reached through { $door }, which is shut.
why-no-mount = { $figure } does not touch its mount.
why-mountless = { $figure } has no mount on the table.
why-no-room-beside = There is no room beside the mount of { $figure }.
why-not-beside = That place does not touch the mount of { $figure }.
why-mounted-already = { $figure } is in the saddle already.
