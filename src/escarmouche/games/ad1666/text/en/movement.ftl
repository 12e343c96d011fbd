## Moving

ask-move = { $model } has { $mp } MP left. What next?
ask-walk = Where does { $model } walk, with { $mp } MP?
ask-onward = Does { $model } go one square further, at no cost?
waiting-move = the next step
waiting-onward = one square more
branch-stop = enough: end the movement
branch-walk = walk
branch-load = the load step, now
branch-divine = read the cards, now
word-stay = stay here

event-moved = { $model } goes from { $origin } to { $cell }.
event-stopped = { $enemy } stops { $model }.
event-step-lost = { $model } can no longer do what was declared: the movement ends.

why-unconscious = { $model } is Unconscious and can only try to wake.
why-prone = { $model } is Prone: it can stand up, or fire an Aimed or a Defensive Shot.
why-held = { $enemy } engages { $model } and is engaged by no other friend of it: no leaving.
why-still-moving = { $model } is moving: end the movement before anything else (“{ $branch }”).
why-no-load-step = No weapon is being loaded in this movement.
why-no-divination = No cards are to be read in this movement.
why-straight-on = The free step leads straight on into { $to }, not into { $cell }.

## The way

why-blocked-square = Nobody can enter { $cell }: it is blocked.
why-occupied = { $other } is in { $cell }.
why-no-way = No plain steps lead { $model } to { $cell }: a wall, a closed door, a window, a slope or a height is in the way.
why-no-way-out = { $model } can step into none of the squares beside { $cell }.
why-there-already = { $model } stands in { $cell }.
why-way-too-long = The way to { $cell } takes { $cost } MP; { $model } has { $mp }.
why-way-stops = On the way to { $cell } { $model } would have to stop in { $by }, beside { $enemy }.
why-way-taken = { $other } stands in the way to { $cell } ({ $by }).
why-way-bends = The way to { $cell } takes { $needed ->
    [one] one diagonal step
   *[other] { $needed } diagonal steps
  }; { $model } has { $left } left in this phase.
why-too-few-mp = This costs { $cost } MP; { $model } has { $mp }.
why-no-diagonal = { $model } has no diagonal step left in this phase.
why-closed = The { $edge } is closed: open it first.
why-wall-between = A wall is between { $cell } and { $to }.
why-window-between = A window is between { $cell } and { $to }: climb through it.
why-slope-between = A slope leads up from { $cell } to { $to }: climb it.
why-height-up = { $to } is a height: from { $cell } one gets there by stairs or a ladder, and there are none.
why-height-down = { $to } lies below the height { $cell }: jump down.

## Run

word-run-on = Run
event-run-on = { $model } runs on: { $mp } MP more.
why-run-twice = { $model } has been in { $cell } in this Run.
why-run-unseen = { $cell } is out of sight of { $origin }, where { $model } began its Run.
why-run-way = Every way to { $cell } leaves the sight of { $origin }, where the Run began, or enters a square twice.
why-no-manoeuvre = A Run allows no Manoeuvres (“{ $branch }”).

## Manoeuvres

ask-through = Where does { $model } come out, past its friends?
ask-door = Which door does { $model } open or close?
ask-climb = Which slope does { $model } climb?
ask-window = Through which window does { $model } climb?
ask-wall = Which wall does { $model } climb?
ask-jump = Where does { $model } jump to?
ask-down = Where does { $model } jump down?
ask-landing = { $model } falls, and somebody is below. Where does it land?
waiting-landing = where somebody lands

branch-through = Force Passage through friends
branch-door = open or close a door (1 MP)
branch-climb = climb a slope (2 MP)
branch-window = climb through a window (2 MP)
branch-wall = climb a wall (2 MP)
branch-jump = jump across (2 MP)
branch-down = jump down (1 MP)

word-climb-climb = Climbing a slope
word-climb-window = Climbing through a window
word-climb-wall = Climbing a wall
word-jump-over = Jump
word-fall = Coming down

event-passed-through = { $model } squeezes past { $others }.
event-door-opened = { $model } opens the { $edge }.
event-door-closed = { $model } closes the { $edge }.

why-nothing-for-door = No door is beside { $model } ({ $cell }).
why-nothing-for-through = No friend whose square could be passed stands beside { $model }.
why-nothing-for-climb = No slope leads up from { $cell }.
why-nothing-for-window = There is no window at { $cell }.
why-nothing-for-wall = There is no wall at { $cell } that could be climbed.
why-nothing-for-down = There is no way to jump down from { $cell }.
why-nothing-for-jump = There is nothing to jump across to from { $cell }.
why-nothing-for-leave = { $cell } is not at a limit of the board that could be crossed on foot.
why-locked = The { $edge } is locked: force it, or pick the lock.
why-broken = The { $edge } is broken and can never be closed.
why-door-guarded = { $enemy } stands at the { $edge } on this side and keeps it shut.
why-no-door = { CAP($edge) } is no door.
why-not-beside-door = { $model } is not beside the { $edge }.
why-not-at-edge = { CAP($edge) } is not at { $cell }, where { $model } stands.
why-not-off-board = { CAP($edge) } leads off the board: a reaction leads into a square.
why-no-climb-to = No slope leads up from { $cell } to { $to }.
why-no-down-to = { $to } is not a square into which one could jump down from { $cell }.
why-no-window-at = { CAP($edge) } is no window of { $cell }, where { $model } stands.
why-no-wall-at = { CAP($edge) } is no wall of { $cell } that could be climbed.
why-huge = { $model } is Huge and fits through no window.
why-no-jump-to = { $to } is no height one ground square across from { $cell }.
why-no-diagonal-jump = A diagonal jump takes two diagonal steps; { $model } has fewer left.
why-no-landing = { $cell } is no free ground beside { $over }, over which the jump went.
why-no-passage = No way past friends leads to a free square with { $mp } MP.
why-no-passage-to = No way through friends’ squares leads { $model } to { $cell }: next to a friend who is passed there must be a free square, and the friend’s must be none where { $model } would have to stop.

## Forcing a door

ask-force-door = What does { $model } break open?
word-force-door = Forcing a door
event-broken-open = { $model } breaks the { $edge } open.
why-not-locked = { CAP($edge) } is not locked.
why-not-forced = { CAP($edge) } is neither a door nor a fragile wall.

## Leaving the board

ask-leave = Over which edge does { $model } leave the board?
branch-leave = leave the board
word-leave-board = Leaving the board
event-leaving = { $model } steps off the board.
why-not-the-limit = { CAP($edge) } is no limit of the board.
why-no-exit = Nobody can walk off the board at { $edge }.
