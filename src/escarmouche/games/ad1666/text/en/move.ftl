## Actions: questions

ask-action = What does { $model } do? { $partials ->
    [0] A Full Action, or up to two Partial ones.
   *[other] One more Partial Action may follow.
  }
ask-reload = Which weapon does { $model } reload?
ask-quick-reload = { $model } is quick. Is the Load counter of { $item } taken off, or only turned?
ask-hold-down = { $model } tries to stand up. Who holds it down?
ask-force-door = What does { $model } break open?
ask-pick-up = What does { $model } pick up?
ask-use = What does { $model } use?
ask-unlock = Which door does { $model } unlock ({ $item })?
ask-equip = What does { $model } take in hand?
ask-other-hand = { $model } has { $thing } in one hand. What is in the other?

branch-end = end the activation
branch-full-move = Full Move: 4 MP
branch-partial-move = Partial Move: 2 MP
branch-run = Run: 4 MP, then perhaps more
branch-aimed-shot = Aimed Shot
branch-defensive-shot = Defensive Shot
branch-quick-shot = Quick Shot (−1)
branch-reload = Reload (with 2 MP)
branch-watch = Watch
branch-wake = Wake
branch-lockpicking = pick a lock
branch-pick-up = pick up an item
branch-force-door = force a door
branch-stand-up = Stand Up
branch-use = use an item
branch-equip = change what is in hand
branch-bare = nothing: bare hands
branch-keep = keep what is in hand
word-none = nothing
word-remove-counter = take it off
word-turn-counter = only turn it

## Movement: questions

ask-move = { $model } has { $mp } MP left. What next?
ask-walk = Where does { $model } walk, with { $mp } MP?
ask-through = Where does { $model } come out, past its friends?
ask-door = Which door does { $model } open or close?
ask-climb = Which slope does { $model } climb?
ask-window = Through which window does { $model } climb?
ask-wall = Which wall does { $model } climb?
ask-jump = Where does { $model } jump to?
ask-down = Where does { $model } jump down?
ask-leave = Over which edge does { $model } leave the board?
ask-onward = Does { $model } go one square further, at no cost?
ask-landing = { $model } falls, and somebody is below. Where does it land?

branch-stop = enough: end the movement
branch-walk = walk
branch-through = Force Passage through friends
branch-door = open or close a door (1 MP)
branch-climb = climb a slope (2 MP)
branch-window = climb through a window (2 MP)
branch-wall = climb a wall (2 MP)
branch-jump = jump across (2 MP)
branch-down = jump down (1 MP)
branch-leave = leave the board
branch-load = the load step, now
branch-divine = read the cards, now
word-stay = stay here

## Watch: questions

ask-watch = { $model } declares: { $what }. Does one of your watchers interrupt?
ask-watch-at = { $model } declares: { $what } ({ $target }). Does one of your watchers interrupt?
ask-reaction = How does { $model } react?
ask-reaction-step = Where does { $model } step, for at most 2 MP?
ask-reaction-door = Which door does { $model } open and go through?

branch-pass = pass
branch-step = one step
branch-go-through = open a door and go through

## What is declared

word-act-activation = an activation
word-act-step = a step
word-act-full-move = Full Move
word-act-partial-move = Partial Move
word-act-run = Run
word-act-aimed-shot = Aimed Shot
word-act-defensive-shot = Defensive Shot
word-act-quick-shot = Quick Shot
word-act-reload = Reload
word-act-watch = Watch
word-act-wake = Wake
word-act-spot = Spot
word-act-lockpicking = Lockpicking
word-act-divination = Divination
word-act-pick-up = Pick up an item
word-act-force-door = Force a door
word-act-stand-up = Stand Up
word-act-use = use of an item
word-act-bribe = Bribe
word-act-tactician = Tactician
word-act-pickpocket = Pickpocket
word-act-prayer = Prayer
word-act-door = a door
word-act-through = Force Passage
word-act-climb = climbing a slope
word-act-window = climbing through a window
word-act-wall = climbing a wall
word-act-jump = a jump
word-act-down = a jump down
word-act-leave = leaving the board
word-act-go-through = through a door

## Tests

word-climb-climb = Climbing a slope
word-climb-window = Climbing through a window
word-climb-wall = Climbing a wall
word-jump-over = Jump
word-run-on = Run
word-fall = Coming down
word-leave-board = Leaving the board
word-force-door = Forcing a door
word-quick-reload = Quick Reload
word-stand-up = Standing up
word-wake = Waking

## What happened

event-activated = Player { $seat } activates { $model }.
event-activation-ended = { $model } is done.
event-declared = { $model }: { $action }.
event-action-lost = { $model } cannot carry on: { $action } comes to nothing.
event-watching = { $model } is on Watch.
event-watch-spent = { $model } was on Watch and interrupts: { $reaction }.
event-watch-lost = { $model } is activated: its Watch marker goes unused.
event-equipped = { $model } takes in hand: { $items }.
event-hands-emptied = { $model } has nothing in its hands now.
event-moved = { $model } goes from { $origin } to { $cell }.
event-stopped = { $enemy } stops { $model }.
event-step-lost = { $model } can no longer do what was declared: the movement ends.
event-run-on = { $model } runs on: { $mp } MP more.
event-passed-through = { $model } squeezes past { $others }.
event-door-opened = { $model } opens the { $edge }.
event-door-closed = { $model } closes the { $edge }.
event-broken-open = { $model } breaks the { $edge } open.
event-unlocked = { $model } unlocks and opens the { $edge }.
event-leaving = { $model } steps off the board.
event-loaded = { $model }: { $item } { $load ->
    [0] is loaded
   *[other] needs { $load } more load step
  }.
event-stood-up = { $model } stands up.
event-held-down = { $enemy } keeps { $model } down.
event-woke = { $model } comes round and stands up.
event-woken = { CAP($by) } wakes { $model }, who stands up.
event-sleeps-on = { $model } does not come round.
event-picked-up = { $model } picks up { $item }.
event-used = { $model } uses { $item }.

## Why not

why-unconscious = { $model } is Unconscious and can only try to wake.
why-prone = { $model } is Prone: it can stand up, or fire an Aimed or a Defensive Shot.
why-engaged = { $model } is engaged by { $enemies } and cannot do this.
why-held = { $enemy } engages { $model } and is engaged by no other friend of it: no leaving.
why-not-equipped = Not in the hands of { $model }, and they are fixed until its next activation: { $item }.
why-hands-full = { $model } has no hand free.
why-unhurt = { $model } has no Wounds.
why-blocked-square = Nobody can enter { $cell }: it is blocked.
why-occupied = { $other } is in { $cell }.
why-no-way = No plain steps lead { $model } to { $cell }: a wall, a closed door, a window, a slope or a height is in the way.
why-no-way-out = { $model } can step into none of the squares beside { $cell }.
why-no-step = { $model } has no square to step into for 2 MP.
why-run-twice = { $model } has been in { $cell } in this Run.
why-run-unseen = { $cell } is out of sight of { $origin }, where { $model } began its Run.
why-too-few-mp = This costs { $cost } MP; { $model } has { $mp }.
why-no-diagonal = { $model } has no diagonal step left in this phase.
why-no-diagonal-jump = A diagonal jump takes two diagonal steps; { $model } has fewer left.
why-huge = { $model } is Huge and fits through no window.
why-locked = The { $edge } is locked: force it, or pick the lock.
why-broken = The { $edge } is broken and can never be closed.
why-door-guarded = { $enemy } stands at the { $edge } on this side and keeps it shut.
why-no-passage = No way past friends leads to a free square with { $mp } MP.

## What somebody is thinking about, in a few words for the others

waiting-action = the next action
waiting-move = the next step
waiting-onward = one square more
waiting-landing = where somebody lands
waiting-equip = what is in hand
waiting-quick-reload = the Load counter
waiting-hold-down = who holds somebody down
waiting-watch = whether to interrupt
waiting-watch-at = whether to interrupt

heading-activated = { $model }
