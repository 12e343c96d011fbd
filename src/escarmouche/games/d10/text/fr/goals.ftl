## Moral et fin

event-morale-held = Le joueur { $seat } teste le moral : { $die } contre M { $morale }. La bande reste.
event-morale-failed = Le joueur { $seat } teste le moral : { $die } contre M { $morale }. La bataille est perdue.
event-morale-critical = Le joueur { $seat } teste le moral : 0 et 0. La bande perd la prochaine initiative.
event-points = Points : { $scores }.
event-goal-exit = Le joueur { $seat } a emporté { $object }.
event-beacon = { $figure } allume le feu d’alarme.
event-left = { $figure } quitte la table ({ $edge }).
event-won = Le joueur { $seat } a gagné. { $reason ->
    [outcome-morale] L’autre bande a perdu courage.
    [outcome-nobody] L’autre bande n’a plus personne.
    [outcome-exit] Le butin a été emporté.
    [outcome-beacon] Le feu d’alarme brûle.
    [outcome-last] Ils ont tenu bon.
    [outcome-conceded] L’autre joueur a abandonné.
   *[outcome-points] Les points décident.
  }
event-draw = Personne n’a gagné.
outcome-morale = L’autre bande a perdu courage.
outcome-nobody = L’autre bande n’a plus personne.
outcome-exit = Le butin a été emporté.
outcome-beacon = Le feu d’alarme brûle.
outcome-last = Ils ont tenu jusqu’au bout.
outcome-points = Les points ont décidé.
outcome-draw = Personne n’a gagné.

## Objets

ask-pickup = Quelle arme { $figure } ramasse-t-il ?
ask-take = Que prend { $figure } ?
ask-give = À qui { $figure } donne-t-il { $object } ?
branch-pickup = Ramasser une arme
branch-putdown = Poser
branch-give = Donner
branch-beacon = Allumer le feu d’alarme
event-picked-up = { $figure } ramasse { $weapon }.
event-taken = { $figure } prend { $object }.
event-put-down = { $figure } pose { $object }.
event-dropped-object = { $figure } laisse tomber { $object }.
event-given = { $figure } donne { $object } à { $target }.
why-no-weapon-here = { $figure } ne touche aucune arme au sol.
why-carries = { $figure } porte déjà { $object }.
why-nothing-here = { $figure } ne touche rien à prendre.
why-rider-carries = Un cavalier ne peut pas porter { $object }.
why-carries-nothing = { $figure } ne porte rien.
why-no-friend-here = Aucun ami au contact { DE($figure) } ne peut porter { $object }.
why-no-beacon = Il n’y a pas de feu d’alarme à allumer.
why-beacon-far = { $figure } n’est pas sur { $floor }.
why-beacon-held = { $target } est encore debout sur la plate-forme.
