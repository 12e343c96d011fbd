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

## What can be agreed on

word-basic = The game
word-advanced = Advanced rules
word-optional = Optional rules
option-size = Soulstones for each Crew
option-size-help = How much each player may spend on a Crew. What is left over, up to ten, is kept for the game.
option-strategy = Strategy
option-strategy-help = What both Crews are after.
option-strategy-unset = as the cards fall
option-deployment = Deployment
option-deployment-help = Where the Crews begin.
option-deployment-unset = as the cards fall
option-buildings = Buildings that can be entered
option-buildings-help = Models go in by doors and see out of windows. Without it a building is a solid block.
option-legacy = Dead Man’s Hand
option-legacy-help = Models that belong to no Faction any more may be hired.

## Hiring

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

## Why not

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
why-not-in-zone = { $model } must be completely within its Deployment Zone.
why-deployed = { $model } has been deployed.
why-group-later = { $model } is of the group that is deployed later.
why-zone-type = No Deployment Zone of this type ({ $deployment }) lies there: { $zone }.
why-scheme-pool = { $scheme } is not in the pool of this game.
why-scheme-7 = Take Prisoner needs an enemy Minion or Enforcer, which { $model } is not.
why-scheme-11 = Deliver a Message needs an enemy Leader or Master, which { $model } is not.
why-scheme-12 = Claim Jump needs a friendly model that is not the Leader: not { $model }.
why-vendetta-totem = { $model } is a Totem and cannot be chosen for Vendetta.
why-vendetta-dear = No enemy costs more than { $model }, as Vendetta needs.
why-vendetta-leader = { $model } is the Leader and cannot be chosen for Vendetta.
why-vendetta-cheap = Vendetta needs an enemy who costs more: { $model } costs { $theirs }, { $friend } { $ours }.
why-not-leader = { $card } is neither Master nor Henchman and cannot lead.
why-leader-faction = { $card } is not of the Faction { $faction }.
why-scheme-friend = This Scheme needs a model of your own Crew, not { $model }.
why-scheme-enemy = This Scheme needs a model of the enemy Crew, not { $model }.

## A Crew as text

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
error-crew-text = The Crew cannot be read, line { $line } (“{ $text }”): { $reason }
