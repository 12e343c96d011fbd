## Setting up

ask-faction = Which Faction do you declare?
ask-leader = Who leads your Crew? The other player learns the name and not the Title.
ask-hire = Whom do you hire, and with which Upgrades? The Leader and its Totem cost nothing; { $size } Soulstones for all together. The other player sees nothing of it until both have hired.
ask-scheme = Choose Scheme { $number } of 2. Nobody else learns which.
ask-scheme-friend = Which friendly model do you choose for { $scheme }?
ask-scheme-enemy = Which enemy model do you choose for { $scheme }?
ask-zone = You are the Attacker: where is your Deployment Zone ({ $deployment })?
ask-groups = Divide your Crew: who is in the first group? The others are the second.
ask-group = Which group must the Attacker deploy first? The first: { $ones ->
    [0] nobody
   *[other] { $first }
  }. The second: { $others ->
    [0] nobody
   *[other] { $second }
  }.
ask-deploy = Whom do you deploy, and where? { $left } left.
ask-deploy-at = Where does { $model } stand?

event-scenario-flips = For the scenario: { $cards }.
event-scenario = Player { $seat } attacks. Strategy: { $strategy }. Deployment: { $deployment }.
event-pool = The Scheme pool: { $schemes }.
event-factions = The Factions: { $factions }.
event-leaders = The Leaders: { $leaders }.
event-crew = The Crew of player { $seat }, with { $stones } { $stones ->
    [one] Soulstone
   *[other] Soulstones
} left: { $models }.
event-scheme-chosen = You choose { $scheme }.
event-scheme-chosen-model = You choose { $scheme }: { $models }.
event-schemes-chosen = Both players have chosen two Schemes.
event-zone = The Deployment Zone of player { $seat }: { $zone } ({ $deployment }).
event-groups = Player { $seat } divides the Crew. First group: { $ones ->
    [0] nobody
   *[other] { $first }
  }. Second group: { $others ->
    [0] nobody
   *[other] { $second }
  }.
event-group = Player { $seat } picks: { $group }.
event-deployed = Player { $seat } deploys { $model }.
event-deployed-all = Both Crews are deployed.
event-begins = All decks are whole again: the game begins.

word-standard = Standard
word-corner = Corner
word-flank = Flank
word-wedge = Wedge
word-south = south
word-east = east
word-north = north
word-west = west
word-south-west = south-west
word-south-east = south-east
word-north-east = north-east
word-north-west = north-west
word-first-group = the first group
word-second-group = the second group

roster-own = Your Crew
roster-worn = Upgrade of { $name }
roster-bare = no Upgrade
roster-extras = Upgrades
roster-extras-help = one for each model at most, chosen beside it
roster-spent = { $spent } of { $purse } Soulstones
roster-left = Soulstones for the game: { $kept }
roster-lost = { $lost } more would be lost: { $kept } at most are kept
roster-waste =
    { $lost ->
        [one] 1 Soulstone would be lost for good
       *[other] { $lost } Soulstones would be lost for good
    }: ten at most are kept for the game. Hire this Crew all the same?
roster-done = Hire this Crew
lot-leader = Leader
lot-totem = Totem
lot-keyword = in Keyword
lot-versatile = Versatile
lot-stranger = out of Keyword
lot-totem-help = of your Leader: costs nothing
lot-keyword-help = with a Keyword of your Leader: at the printed Cost
lot-versatile-help = of the Faction: at the printed Cost
lot-stranger-help = of the Faction, no Keyword of your Leader: one more than printed
faction-belfry-help = Those who ring, bury and insure the dead of the city: bells that call them back, and contracts that do not end with a life.
faction-salt-help = Those who live off the great salt plain: a caravan that guards its lanterns, and a forge that never goes out.

why-legacy = { $card } is of Dead Man's Hand, which was not agreed on.
why-not-faction = { $card } shares no Keyword with the Leader and is not of the Faction { $faction }.
why-no-masters = A Crew led by a Henchman cannot hire Masters: { $card }.
why-other-title = A Crew has one Title of a model and no other: { $card }.
why-leader-missing = The Leader must be hired: { $card }.
why-model-limit = { $limit ->
    [one] A Crew may have only one { $card }.
   *[other] A Crew may have { $limit } of { $card } at most.
  }
why-totem = { $card } is hired only with its Master, { $master }.
why-too-dear = The Crew costs { $spent } Soulstones; { $size } were agreed on.
why-upgrade-special = { $upgrade } comes by an effect in play and cannot be hired.
why-upgrade-faction = { $upgrade } is not available to the Faction { $faction }.
why-upgrade-restricted = { $upgrade } is for { $word } only, which { $card } is not.
why-upgrade-limit = { $limit ->
    [one] A Crew may have only one { $upgrade }.
   *[other] A Crew may have { $limit } of { $upgrade } at most.
  }
why-one-upgrade = A model may be hired with one Upgrade, no more.
why-upgrade-nobody = { $upgrade } needs somebody who has it: { $card } is not hired.
why-roll-head = No line begins with “{ $word }:”. A Crew has a line “faction: ...” and a line “leader: ...”; then come its models, one a line.
why-roll-head-twice = A Crew has one line “{ $word }: ...”, and there is one before.
why-roll-no-head = A Crew needs a line “{ $word }: ...”.
why-roll-faction-near = No Faction is called “{ $name }”. There is: { $near }.
why-roll-none = “0” of { $card } is nobody: say how many, or leave the line out.
why-roll-card = No Stat Card is called “{ $name }”. Write its name as it stands in the list, or its id.
why-roll-card-near = No Stat Card is called “{ $name }”. Do you mean: { $near }?
why-roll-upgrade = No Upgrade is called “{ $name }”. Write its name as it stands in the list, or its id.
why-roll-upgrade-near = No Upgrade is called “{ $name }”. Do you mean: { $near }?
why-roll-other-faction = This Crew is of the Faction { $said }, and you have declared { $declared }.
why-roll-other-leader = This Crew is led by { $said }, and your Leader is { $declared }.
why-roll-leads = { $card } cannot lead this Faction. Possible: { $leaders }.
why-scheme-taken = You have chosen { $scheme } already.
why-scheme-model = There is no model that { $scheme } could be about.
why-no-room-left = There is no place left for { $model }.

error-two-players = Malifaux is played by 2, not by { $seats }.
error-pool = A Scheme pool has five different Schemes, not { $count }.
error-too-many-crews = There are 2 Crews, not { $count }.
error-unknown-faction = No Faction is called { $faction }. Do you mean: { $nearest }?
error-unknown-card = No Stat Card is called { $card }. Do you mean: { $nearest }?
error-unknown-upgrade = No Upgrade is called { $upgrade }. Do you mean: { $nearest }?
error-not-a-leader = { $card } cannot lead a Crew of the Faction { $faction }.
error-crew = This Crew cannot be hired: { $reason }
error-crew-text = The Crew cannot be read, line { $line } (“{ $text }”): { $reason }
file-card-id = “{ $id }” is no id: write small letters, with hyphens between words
file-card-id-twice = the id { $id } stands twice
file-card-id-taken = the id { $id } stands in { $file } already
file-card-amount = “{ $amount }” is no amount: write a number, X, 2X, X/2 or X+1
file-card-is-passive = “{ $word }” is a passive word: it stands under “words” of an Ability
file-card-is-effect = “{ $word }” is an effect: it stands under “effects”
file-card-is-cost = “{ $word }” is a cost: it stands under “cost”
file-card-no-stat = the target resists with { $resist }, but the Action has no stat
file-card-no-stat-tn = it has a TN, but the Action has no stat to reach it with
file-card-no-target = somebody resists with { $resist }, but the Action has no target: write “target: { "{}" }”, or whom it means
file-card-no-goal = a stat needs something to reach: a “resist”, a “tn”, or both
file-card-no-amount = “{ $word }” needs an “amount” or a “profile”
file-card-no-master = “{ $id }” is no Master that there is. Do you mean: { $nearest }?
file-card-word = one word each, with its parameters below it
file-card-marker-taken = “{ $kind }” is a kind of Marker of the rules, or another file describes it otherwise
file-card-when = “{ $field }” goes with these events: { $events }
file-card-refers = “{ $id }”, in the word { $word } of { $card }, is no card that there is. Do you mean: { $nearest }?

## Start Phase

ask-start-discard = Which cards do you discard before you draw? Any number.
ask-initiative = Your total is higher: who has Initiative?
event-turn = Turn { $turn } of { $last }.
event-initiative-totals = Initiative: player { $first } has { $one }, player { $second } has { $two }.
event-initiative = Player { $seat } has Initiative.
event-pass-tokens = Player { $seat } has fewer models and gains { $count } { $count ->
    [one] Pass Token
   *[other] Pass Tokens
}.

## Activations

ask-activate = Whom do you activate? Pass Tokens: { $passes }.
ask-activate-model = Which model?
branch-model = activate a model
branch-pass = discard a Pass Token
ask-chain = Another model may activate right after { $model }.
ask-chain-model = Which one?
branch-chain = chain an Activation
event-passes = Player { $seat } discards a Pass Token.
event-activates = Player { $seat } activates { $model }.
event-activated = { $model } ends its Activation.
why-no-pass = You have no Pass Token.

## Actions

ask-act = What does { $model } do? Actions left: { $left }.
ask-generated = { $model } may take an Action.
ask-target = Whom does { $model } target with { $action }?
ask-choose = Whom does { $model } choose for { $action }?
branch-stop = stop
branch-walk = Walk
branch-charge = Charge
branch-interact = Interact
branch-disengage = Disengage
branch-concentrate = Concentrate
branch-assist = Assist
branch-destroy = Destroy terrain
ask-walk = Where does { $model } walk?
ask-charge = Where is { $model } Pushed by its Charge?
ask-assist = Whom does { $model } assist?
ask-assist-condition = Which Condition of { $target } is lowered?
ask-destroy = Which piece of terrain does { $model } destroy?
ask-disengage-attack = { $model } disengages: who of yours attacks it?
ask-disengage-action = With what does { $by } attack { $model }?
ask-disengage-push = Where is { $model } Pushed? Up to { DIST($distance) }.
ask-interact = What does { $model } Interact for?
ask-interact-drop = Where does { $model } Drop a Scheme Marker?
branch-drop = Drop a Scheme Marker
branch-remove = remove the Scheme Markers in base contact

event-declares = { $model }: { $action }.
event-targets = { $model } targets { $target } with { $action }.
event-fails = { $action } of { $model } fails.
event-cannot-act = { $model } has no Action that it could take now.
event-push-shortened = { $by } holds { $model }: its Push is { $amount }″ shorter.
event-markers-removed = { $model } removes { $markers }.
event-destroyed = { $model } destroys { $terrain }.

why-no-actions = { $limit ->
    [0] { $model } has no Actions to take.
    [one] { $model } has taken its only Action.
   *[other] { $model } has taken all of its { $limit } Actions.
  }
why-bonus-taken = { $model } has taken a (bonus) Action in this Activation.
why-engaged-missile = { $model } is engaged: it cannot take (missile) Actions.
why-engaged-charge = { $model } is engaged: it cannot Charge.
why-engaged-interact = { $model } is engaged: it cannot Interact.
why-only-engaged = { $action } can be taken only while { $model } is engaged.
why-not-engaged = { $action } cannot be taken while { $model } is engaged.
why-no-target = { $action } has no legal target.
why-target-self = { $model } cannot target itself with an Attack Action.
why-out-of-reach = { $target } is { DIST($gap) } away; the range is { DIST($reach) }.
why-not-seen = { $target } is not in line of sight.
why-strategy-marker = Strategy Markers cannot be targeted.
why-disengage = { $model } is not engaged.
why-assist = Nobody within 2″ and sight of { $model } has a Condition that Assist lowers.
why-destroy = There is no Destructible terrain within 1″ of { $model }.
why-disengaged = { $model } has disengaged in this Activation and cannot Interact.
why-summoned = { $model } was Summoned this Turn and cannot Interact yet.
why-interact = There is nothing that { $model } could Interact for.
why-scheme-near = A friendly Scheme Marker is within { DIST($reach) }.
why-no-marker = No Scheme Marker is in base contact with { $model }.

## Timing

ask-effects-of = Effects happen at once ({ $effects }): whose come next?
ask-next-effect = Which effect of { $model } comes next?
ask-next-about = About whom or what is the effect of { $model } that comes next: { $effect }?
word-nobody = nobody
ask-which-aura = { $model } is in several Auras of the same name: whose counts?
ask-may = Does { $model } use { $ability }?
event-ability = { $model }: { $ability }.
word-yes = yes
word-no = no
