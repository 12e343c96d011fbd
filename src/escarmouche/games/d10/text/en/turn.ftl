## The turn and the initiative

event-turn = Turn { $turn } of { $last }.
ask-initiative = Initiative: the die of player { $seat }.
ask-first-player = You have the initiative: which player activates the first figure?
event-initiative-rolled = Initiative of player { $seat }: M { $morale } + { $die } = { $total }.
event-initiative-tied = A tie: both players roll again.
event-initiative-lost = Player { $seat } rolled 0 and 0 for morale and loses the initiative: it goes to player { $winner }.
event-first-player = Player { $winner } has the initiative: player { $seat } starts.

## Who arrives later

ask-arrive = { $figure } arrives. Where does it stand, touching the { $edge } edge?
event-arrived = { $figure } arrives at the { $edge } edge.

## Activations

ask-activate = Which figure do you activate?
event-activated = Player { $seat } activates { $figure }.
event-activation-ended = { $figure } is done{ $pa ->
    [0] { "" }
   *[other] , with { $pa } PA left
  }.
why-activated = { $figure } has already been activated this turn.
why-reacted = { $figure } has spent its PA on a reaction and counts as activated this turn.

## Actions

ask-action = What does { $figure } do? { $pa } PA left.
branch-end = End the activation
event-declared = { $figure }: { $action } ({ $pa } PA).
why-pa = { $action } costs { $pa } PA; { $figure } has { $left }.
why-level = { $action } is not played at this level.
why-activating = { $figure } is being activated: say what it does, or end its activation first.
why-plight-stunned = { $figure } is stunned and can only Recover.
why-plight-climbing = { $figure } is partway up and can only climb on or let go.
why-plight-prone = { $figure } is on the ground, which rules out { $action }: it can only get up, crawl, turn, and shoot, aim or reload a crossbow or a firearm.
why-plight-prone-plain = { $figure } is on the ground, which rules out { $action }: it can only get up, turn, and shoot, aim or reload a crossbow or a firearm.
why-plight-engaged = { $figure } is in contact with an enemy on its feet, which rules out { $action }.
why-plight-held = { $figure } is in contact with an enemy on its feet and cannot leave it, which rules out { $action }.
why-laden = { $figure } is carrying { $object }, which rules out { $action }.
why-part-of-move = { $action } is not an action of its own: it is chosen in the move that crosses the obstacle.
why-reaction-only = { $action } is a reaction: only a figure that is attacked can choose it.

## Actions within a sentence

word-do-face = { branch-face }
word-do-advance = { branch-advance }
word-do-quick = { branch-quick }
word-do-crawl = { branch-crawl }
word-do-movehid = { branch-movehid }
word-do-movecro = { branch-movecro }
word-do-charge = { branch-charge }
word-do-strike = { branch-strike }
word-do-hithard = { branch-hithard }
word-do-shoot = { branch-shoot }
word-do-aim = { branch-aim }
word-do-double = { branch-double }
word-do-reload = { branch-reload }
word-do-fastload = { branch-fastload }
word-do-repair = { branch-repair }
word-do-recmissile = { branch-recmissile }
word-do-getup = { branch-getup }
word-do-recover = { branch-recover }
word-do-lie = { branch-lie }
word-do-crouch = { branch-crouch }
word-do-rise = { branch-rise }
word-do-hide = { branch-hide }
word-do-climb = { branch-climb }
word-do-letgo = { branch-letgo }
word-do-flee = { branch-flee }
word-do-trample = { branch-trample }
word-do-door = { branch-door }
word-do-force = { branch-force }
word-do-ladder = { branch-ladder }
word-do-mount = { branch-mount }
word-do-dismount = { branch-dismount }
word-do-draw = { branch-draw }
word-do-pickup = { branch-pickup }
word-do-take = { branch-take }
word-do-putdown = { branch-putdown }
word-do-give = { branch-give }
word-do-beacon = { branch-beacon }

## Morale

ask-jm = JM of player { $seat }: { $need } or less.
event-morale-held = Player { $seat } tests morale: { $die } against M { $morale }. The band stays.
event-morale-failed = Player { $seat } tests morale: { $die } against M { $morale }. The battle is lost.
event-morale-critical = Player { $seat } tests morale: 0 and 0. The band loses the next initiative.
