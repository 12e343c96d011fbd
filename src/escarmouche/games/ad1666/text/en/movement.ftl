## Moving

ask-move = { $model } has { $mp } MP left. What next?
ask-walk = Where does { $model } walk, with { $mp } MP?
ask-onward = Does { $model } go one square further for free?
waiting-move = the next step
waiting-onward = one square more
branch-stop = that is enough: end the movement
branch-walk = walk
branch-load = load now
branch-divine = read the cards now
word-stay = stay here

event-moved = { $model } goes from { $origin } to { $cell }.
event-stopped = { $enemy } stops { $model }.
event-step-lost = { $model } can no longer do what was declared: the movement ends.

why-unconscious = { $model } is Unconscious and can only try to wake.
why-prone = { $model } is Prone: it can stand up, or fire an Aimed or a Defensive Shot.
why-held = { $enemy } engages { $model }, and no other friend of { $model } engages { $enemy }: { $model } cannot leave.
why-no-load-step = No weapon is being loaded during this movement.
why-no-divination = No cards are being read during this movement.
why-straight-on = The free step goes straight on to { $to }, not to { $cell }.

## The way

why-blocked-square = Nobody can enter { $cell }: it is blocked.
why-occupied = { $other } is in { $cell }.
why-walled-off = Walls and blocked squares leave { $model } no way to { $cell }.
why-no-way-out = { $model } cannot step into any square next to { $cell }.
why-there-already = { $model } is already in { $cell }.
why-way-too-long = The way to { $cell } takes { $cost } MP; { $model } has { $mp }.
why-way-stops = On the way to { $cell }, { $model } would have to stop in { $by }, next to { $enemy }.
why-way-taken = { $other } blocks the way to { $cell } ({ $by }).
why-way-bends = The way to { $cell } takes { $needed ->
    [one] one diagonal step
   *[other] { $needed } diagonal steps
  }; { $model } has { $left } left in this phase.
why-too-few-mp = This costs { $cost } MP; { $model } has { $mp }.
why-no-diagonal = { $model } has no diagonal steps left in this phase.
why-closed = The { $edge } is closed: open it first.
why-wall-between = There is a wall between { $cell } and { $to }.
why-window-between = There is a window between { $cell } and { $to }: climb through it.
why-slope-between = A slope leads up from { $cell } to { $to }: climb it.
why-height-up = { $to } is a height: it takes stairs or a ladder to get there from { $cell }, and there are none.
why-height-down = { $to } is below the height { $cell }: jump down.

## Run

word-run-on = Run
event-run-on = { $model } runs on: { $mp } more MP.
why-run-twice = { $model } has already been in { $cell } during this Run.
why-run-unseen = { $cell } is out of sight of { $origin }, where { $model } began its Run.
why-run-way = Every way to { $cell } goes out of sight of { $origin }, where the Run began, or enters a square twice.
why-no-manoeuvre = No Manoeuvres during a Run (“{ $branch }”).

## Manoeuvres

ask-through = Where does { $model } come out, past its friends?
ask-door = Which door does { $model } open or close?
ask-climb = Which slope does { $model } climb?
ask-window = Which window does { $model } climb through?
ask-wall = Which wall does { $model } climb?
ask-jump = Where does { $model } jump to?
ask-down = Where does { $model } jump down to?
ask-landing = { $model } falls, and somebody is below. Where does it land?
waiting-landing = where somebody lands

branch-through = Force Passage past friends
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

why-nothing-for-door = There is no door next to { $model } ({ $cell }).
why-nothing-for-through = There is no friend next to { $model } whose square it could pass through.
why-nothing-for-climb = No slope leads up from { $cell }.
why-nothing-for-window = There is no window at { $cell }.
why-nothing-for-wall = There is no wall to climb at { $cell }.
why-nothing-for-down = There is nowhere to jump down from { $cell }.
why-nothing-for-jump = There is nowhere to jump across to from { $cell }.
why-nothing-for-leave = { $cell } is not at a limit of the board that can be crossed on foot.
why-locked = The { $edge } is locked: force it open, or pick the lock.
why-broken = The { $edge } is broken and cannot be closed any more.
why-door-guarded = { $enemy } stands at the { $edge } on this side and keeps it shut.
why-no-door = { CAP($edge) } is not a door.
why-not-beside-door = { $model } is not next to the { $edge }.
why-not-at-edge = { CAP($edge) } is not at { $cell }, where { $model } stands.
why-not-off-board = { CAP($edge) } leads off the board, and a reaction must end in a square.
why-no-climb-to = No slope leads up from { $cell } to { $to }.
why-no-down-to = You cannot jump down from { $cell } to { $to }.
why-no-window-at = { CAP($edge) } is not a window of { $cell }, where { $model } stands.
why-no-wall-at = { CAP($edge) } is not a wall of { $cell } that can be climbed.
why-huge = { $model } is Huge and cannot fit through a window.
why-no-jump-to = { $to } is not a height that is exactly one ground square across from { $cell }.
why-no-diagonal-jump = A diagonal jump takes two diagonal steps, and { $model } has fewer left.
why-no-landing = { $cell } is not a free ground square next to { $over }, which was jumped over.
why-no-passage = There is no way past friends to a free square for { $mp } MP.
why-no-passage-to = { $model } cannot pass through friends’ squares to { $cell }: there must be a free square behind each friend passed, and { $model } must not have to stop in a friend’s square.

## Forcing a door

ask-force-door = What does { $model } break open?
word-force-door = Forcing a door
event-broken-open = { $model } breaks open the { $edge }.
why-not-locked = { CAP($edge) } is not locked.
why-not-forced = { CAP($edge) } is neither a door nor a fragile wall.

## Leaving the board

ask-leave = Over which edge does { $model } leave the board?
branch-leave = leave the board
word-leave-board = Leaving the board
event-leaving = { $model } steps off the board.
why-not-the-limit = { CAP($edge) } is not a limit of the board.
why-no-exit = Nobody can walk off the board here: { $edge }.
