## The phases

event-turn = Turn { $turn }. { $alarm ->
    [one] One counter is left on the Alarm track.
   *[other] { $alarm } counters are left on the Alarm track.
  }
heading-turn = Turn { $turn }
event-phase = { $phase }.
word-phase-action = Action Phase
word-phase-combat = Combat Phase
word-phase-morale = Morale Phase
word-phase-interaction = Interaction Phase

## Arrivals and takeovers

ask-arrive = { $model } arrives. On which square?
waiting-arrive = a Character to place
event-no-room = { $model } should arrive, but there is no room.
event-nobody-comes = Nobody is left to arrive.
event-taken-over = Player { $seat } takes over: { $models }.

## Initiative

ask-initiative = Initiative, turn { $turn }: a card from your hand, or the top card of your deck?
ask-initiative-card = Which card from your hand?
ask-feel-present = You felt the present: who has Initiative this turn?
waiting-initiative = an Initiative card
waiting-feel-present = who has Initiative
event-initiative-laid = Initiative: player { $seat } plays a card from { $source }.
event-initiative-totals = Initiative: Red { $one }, Blue { $two }.
event-initiative-tied = Initiative is tied at { $total }: play again.
event-initiative = Player { $seat } has Initiative.
word-initiative = Initiative

## Whose turn it is

ask-first-player = Who activates first?
ask-action-turn = It is your turn to activate a Character.
ask-activate = Which Character do you activate?
waiting-first-player = who activates first
waiting-action-turn = whom to activate
waiting-activate = whom to activate
event-first-player = Player { $seat } activates first.
event-activated = Player { $seat } activates { $model }.
heading-activated = { $model }
event-activation-ended = { $model } is done.
event-delayed = Player { $seat } holds back the last Character.
why-activated = { $model } has already been activated in this phase.
why-no-delay = Only the player with fewer Characters ({ $mine } against { $theirs }) may hold one back, and only the last one ({ $left } left; the other player has { $others }).

## What may be said at any time

ask-any-time = Is there anything you want to do before the other player activates a Character?
branch-mind-reading = Mind reading: your opponent names who comes next
branch-break-with = break with a “nephew”
why-no-seer = None of your Characters has a Mind reading token.
why-no-nephew = None of your Characters has a “nephew” on the board.

## Actions

ask-action = What does { $model } do? { $partials ->
    [0] A Full Action, or up to two Partial ones.
   *[other] One more Partial Action may follow.
  }
waiting-action = the next action
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
branch-spot = Spot somebody Inconspicuous
branch-divination = Divination (with 2 MP)
branch-pick-up = pick up an item
branch-force-door = force a door open
branch-stand-up = Stand Up
branch-use = use an item
branch-equip = change what is in hand
branch-bribe = Bribe an enemy
branch-tactician = Tactician: draw 2 cards, discard 1
branch-pickpocket = Pickpocket an enemy
branch-prayer = Prayer against a spell

event-declared = { $model }: { $action }.
event-action-lost = { $model } cannot carry on: { $action } comes to nothing.

why-engaged = { $model } is engaged by { $enemies } and cannot do this.
why-too-late-for-full = “{ $branch }” is a Full Action: after a Partial Action, { $model } can only take another Partial Action.
why-no-talent = { $model } does not have the talent for this: “{ $branch }”.
why-move-first = “{ $branch }” is part of a movement: { $model } needs a Full or a Partial Move first.
why-action-phase = “{ $branch }” is an action: actions are taken in the Action Phase.
why-activating = { $model } is being activated: say what it does, or end its activation first.
why-still-moving = { $model } is moving: “{ $branch }” has to wait until the movement is over.
why-full-taken = “{ $branch }” comes too late: { $model } is taking a Full Action, and that is its only action in this activation.
why-partials-taken = “{ $branch }” comes too late: { $model } is taking its second Partial Action.
why-move-phase = “{ $branch }” belongs to movement: Characters move in the Action Phase.
why-combat-only = Close Combat takes place in the Combat Phase.
why-no-combat-now = There is no Close Combat in the Action Phase.
why-interaction-only = That is done in the Interaction Phase.
why-awake = { $model } is not Unconscious.
why-on-its-feet = { $model } is not Prone.
why-nothing-to-load = { $model } has no weapon that needs loading.
why-nothing-here = There is nothing in { $cell }, where { $model } stands.
why-nothing-to-force = { $model } is not next to a locked door or a fragile wall.
why-nothing-to-use = { $model } has nothing to use here.
why-nothing-handed-over = Items can be neither dropped nor handed over.

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
word-act-ritual = the ritual

## Watch

ask-watch = { $model } declares: { $what }. Does one of your watchers interrupt?
ask-watch-at = { $model } declares: { $what } ({ $target }). Does one of your watchers interrupt?
ask-reaction = How does { $model } react?
ask-reaction-step = Where does { $model } step, for at most 2 MP?
ask-reaction-door = Which door does { $model } open and go through?
branch-pass = pass
branch-step = one step
branch-go-through = open a door and go through
waiting-watch = whether to interrupt
waiting-watch-at = whether to interrupt

event-watching = { $model } is on Watch.
event-watch-spent = { $model } was on Watch and interrupts: { $reaction }.
event-watch-lost = { $model } is activated: its Watch marker goes unused.

why-no-watch = { $model } has no Watch marker.
why-prone-watch = { $model } is Prone and cannot react.
why-cannot-react = { $model } can neither make a Quick Shot nor take a step now.
why-no-such-reaction = A reaction is a Quick Shot or a move of one square, not this: “{ $branch }”.
why-no-step = { $model } cannot step anywhere for 2 MP.
why-no-door-through = There is no closed door at { $cell } with a free square behind it.
why-one-square = { $cell } is not a plain step of at most 2 MP from { $model }.
why-door-open = { CAP($edge) } is not closed: simply step through it.
why-no-room-behind = Nobody can step through there: { $edge }.

## Morale

ask-poison-order = On whom does the poison work next?
ask-which-poison = Which poison works next on { $model }?
ask-morale-order = Whose Morale is tested next?
word-morale-test = Morale

why-not-poisoned = No poison is at work in { $model }.
why-poison-tested = { $model } has already made all its poison tests in this phase.
why-not-poisoned-with = This poison is not at work in { $model }: { $item }.
why-this-poison-tested = { $model } has already made its test against this poison in this phase: { $item }.
why-hero-steady = { $model } is a Hero: only Commoners test their Morale.
why-not-crippled = { $model } is not Crippled and does not test its Morale.
why-morale-tested = { $model } has already made its Morale test in this phase.

## Interaction Phase

ask-interaction = Interaction Phase: what do you do?
ask-seduction = Who seduces?
ask-seduction-target = Whom does { $model } seduce?
ask-recruit = Who recruits?
ask-recruit-target = Whom does { $model } recruit?
branch-seduction = Seduction
branch-recruit = recruit somebody
waiting-interaction = the Interaction Phase

event-interaction-passed = Player { $seat } leaves it at that.
event-seduction-tried = { $model } turns to { $target } with a smile.
event-recruit-tried = { $model } tries to win { $target } over.

why-no-seduction = None of your Characters can seduce anybody now.
why-no-recruit = None of your Characters can recruit anybody now.
why-no-seducer = { $model } does not have the Seduction talent.
why-nobody-for-seduction = There is no enemy next to { $model } who can be seduced.
why-nobody-for-recruit = There is no Recruit next to { $model }.

## Alarm and Lull

event-alarm = An Alarm counter is discarded: { $left ->
    [0] it was the last one
    [one] 1 is left
   *[other] { $left } are left
  }.
event-lull-begins = A Lull: nothing is heard yet. It lasts { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } at most.
event-lull-ends = The Lull is over: { $why }.
word-lull-shot = a shot
word-lull-death = a death
word-lull-theft = a bungled theft
word-lull-lockpicking = a noisy lock
word-lull-time = time is up
