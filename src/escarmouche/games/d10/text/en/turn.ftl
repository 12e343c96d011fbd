## The turn

ask-first-player = You have the initiative: who activates the first figure?
ask-activate = Which figure do you activate?
ask-action = What does { $figure } do? { $pa } PA left.
branch-end = End the activation
event-turn = Turn { $turn } of { $last }.
event-initiative-rolled = Initiative of player { $seat }: M { $morale } + { $die } = { $total }.
event-initiative-tied = A tie: both roll again.
event-initiative-lost = Player { $seat } lost heart and the initiative with it: player { $winner } has it.
event-first-player = Player { $winner } has the initiative: player { $seat } starts.
event-activated = Player { $seat } activates { $figure }.
event-activation-ended = The activation of { $figure } ends, with { $pa } PA unspent.
event-declared = { $figure }: { $action } ({ $pa } PA).
event-halted = { $figure } is halted: { $target } hides in the way.
event-noticed = { $figure } is noticed: an enemy is within 5 cm.
why-pa = { $action } costs { $pa } PA; { $figure } has { $left }.
why-level = { $action } does not exist at the level being played.
why-plight-stunned = { $figure } is stunned: it can only Recover.
why-plight-climbing = { $figure } hangs partway up: it can only climb on or let go.
why-plight-prone = { $figure } lies on the ground: it can only get up, crawl, turn, or use a crossbow or a firearm.
why-plight-prone-plain = { $figure } lies on the ground: it can only get up, turn, or use a crossbow or a firearm.
why-plight-engaged = { $figure } is in contact with an enemy on its feet: { $action } is not possible.
why-plight-held = { $figure } is in contact with an enemy on its feet and cannot leave it: { $action } is not possible.
why-laden = { $figure } carries { $object }: { $action } is not possible.
