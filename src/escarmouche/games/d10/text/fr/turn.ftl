## Le tour et l’initiative

event-turn = Tour { $turn } sur { $last }.
ask-initiative = Initiative : le dé du joueur { $seat }.
ask-first-player = Vous avez l’initiative : quel joueur active la première figurine ?
event-initiative-rolled = Initiative du joueur { $seat } : M { $morale } + { $die } = { $total }.
event-initiative-tied = Égalité : les deux joueurs relancent.
event-initiative-lost = Le joueur { $seat } a fait 0 et 0 au moral et perd l’initiative : elle va au joueur { $winner }.
event-first-player = Le joueur { $winner } a l’initiative : le joueur { $seat } commence.

## Arrivées en cours de partie

ask-arrive = { $figure } arrive. Où se place cette figurine, au contact du bord { $edge } ?
event-arrived = { $figure } arrive par le bord { $edge }.

## Activations

ask-activate = Quelle figurine activez-vous ?
event-activated = Le joueur { $seat } active { $figure }.
event-activation-ended = { $figure } a terminé{ $pa ->
    [0] { "" }
   *[other] , avec { $pa } PA en réserve
  }.
why-activated = { $figure } a déjà joué ce tour.
why-reacted = { $figure } a dépensé ses PA en réaction : pas d’autre activation ce tour.

## Actions

ask-action = Que fait { $figure } ? Il reste { $pa } PA.
branch-end = Terminer l’activation
event-declared = { $figure } : { $action } ({ $pa } PA).
why-pa = « { $action } » coûte { $pa } PA ; { $figure } en a { $left }.
why-level = « { $action } » n’existe pas au niveau joué.
why-activating = C’est à { $figure } d’agir : dites ce qu’il faut faire, ou terminez d’abord cette activation.
why-plight-stunned = { $figure } est { GENDER($figure) ->
    [f] sonnée
   *[m] sonné
  } et ne peut que se rétablir.
why-plight-climbing = { $figure } est à mi-hauteur et ne peut que continuer à escalader ou lâcher prise.
why-plight-prone = { $figure } est au sol : « { $action } » n’est pas possible. Au sol, on ne peut que se relever, ramper, s’orienter, et tirer, viser ou recharger avec une arbalète ou une arme à feu.
why-plight-prone-plain = { $figure } est au sol : « { $action } » n’est pas possible. Au sol, on ne peut que se relever, s’orienter, et tirer, viser ou recharger avec une arbalète ou une arme à feu.
why-plight-engaged = { $figure } est au contact d’un ennemi debout : « { $action } » n’est pas possible.
why-plight-held = { $figure } est au contact d’un ennemi debout et ne peut pas le quitter : « { $action } » n’est pas possible.
why-laden = { $figure } porte { $object } : « { $action } » n’est pas possible.
why-part-of-move = « { $action } » n’est pas une action à part : cela se choisit dans le déplacement qui franchit l’obstacle.
why-reaction-only = « { $action } » est une réaction : seule une figurine attaquée peut la choisir.

## Actions dans une phrase

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

## Moral

ask-jm = JM du joueur { $seat } : { $need } ou moins.
event-morale-held = Moral du joueur { $seat } : { $die } contre M { $morale }. La bande reste.
event-morale-failed = Moral du joueur { $seat } : { $die } contre M { $morale }. La bataille est perdue.
event-morale-critical = Moral du joueur { $seat } : 0 et 0. La bande perd la prochaine initiative.
