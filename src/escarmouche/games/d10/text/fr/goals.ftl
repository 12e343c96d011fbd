## Objets : branches et questions

branch-pickup = Ramasser une arme
branch-putdown = Poser
branch-give = Donner
branch-beacon = Allumer le feu d’alarme
ask-pickup = Quelle arme { $figure } ramasse-t-il ?
ask-take = Que prend { $figure } ?
ask-give = À qui { $figure } donne-t-il { $object } ?

## Objets : ce qui s’est passé

event-picked-up = { $figure } ramasse { $weapon }.
event-taken = { $figure } prend { $object }.
event-put-down = { $figure } pose { $object }.
event-dropped-object = { $figure } laisse tomber { $object }.
event-given = { $figure } donne { $object } à { $target }.
event-beacon = { $figure } allume le feu d’alarme.

## Objets : pourquoi pas

why-no-weapon-here = { $figure } ne touche aucune arme au sol.
why-not-a-weapon = Ce n’est pas une arme à ramasser ({ $marker }).
why-not-touched = { $figure } ne touche pas cela ({ $marker }).
why-carries = { $figure } porte déjà { $object }.
why-carried-by = { $by } porte { $object }.
why-nothing-here = { $figure } ne touche rien à prendre.
why-rider-carries = Un cavalier ne peut pas porter { $object }.
why-carries-nothing = { $figure } ne porte rien.
why-no-friend-here = Aucun ami au contact { DE($figure) } ne peut porter { $object }.
why-not-beside-friend = { $target } n’est pas au contact { DE($figure) }.
why-friend-down = { $target } n’est pas debout et ne prend rien.
why-no-beacon = Il n’y a pas de feu d’alarme à allumer.
why-beacon-far = { $figure } n’est pas sur { $floor }.
why-beacon-held = { $target } est encore debout sur la plate-forme.

## Comment finit une partie

event-points = Points : { $scores }.
event-goal-exit = Le joueur { $seat } a emporté { $object }.
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
outcome-draw-title = Partie nulle.
