## Objets : branches et questions

branch-pickup = Ramasser une arme
branch-putdown = Poser
branch-give = Donner
branch-beacon = Allumer le feu d’alarme
ask-pickup = Quelle arme ramasse { $figure } ?
ask-take = Que prend { $figure } ?
ask-give = { $figure } donne { $object } : à qui ?

## Objets : ce qui s’est passé

event-picked-up = { $figure } ramasse une arme ({ $weapon }).
event-taken = { $figure } prend { $object }.
event-put-down = { $figure } pose { $object }.
event-dropped-object = { $figure } laisse tomber { $object }.
event-given = { $figure } passe { $object } { AU($target) }.
event-beacon = { $figure } allume le feu d’alarme.

## Objets : pourquoi pas

why-no-weapon-here = { $figure } ne touche aucune arme au sol.
why-not-a-weapon = Ce n’est pas une arme à ramasser ({ $marker }).
why-has-it = { $figure } a déjà cette arme ({ $weapon }).
why-not-an-object = Ce n’est pas un objet du scénario ({ $marker }).
why-carries = { $figure } porte déjà { $object }.
why-carried-by = { $by } porte { $object }.
why-nothing-here = { $figure } ne touche rien à prendre.
why-rider-carries = Un cavalier ne peut pas porter { $object }.
why-carries-nothing = { $figure } ne porte rien.
why-no-friend-here = Aucun ami au contact { DE($figure) } ne peut porter { $object }.
why-not-beside-friend = { $target } n’est pas au contact { DE($figure) }.
why-friend-down = { $target } n’est pas debout et ne peut rien prendre.
why-no-beacon = Il n’y a pas de feu d’alarme à allumer.
why-beacon-far = { $figure } n’est pas sur { $floor }.
why-beacon-held = { $target } est encore debout sur la plate-forme.

## Comment finit une partie

event-points = Points : { EACH($scores) }.
event-goal-exit = Le joueur { $seat } a emporté { $object }.
event-won = Le joueur { $seat } gagne. { $reason ->
    [outcome-morale] L’autre bande a perdu courage.
    [outcome-nobody] L’autre bande n’a plus personne.
    [outcome-exit] Le butin a été emporté.
    [outcome-beacon] Le feu d’alarme brûle.
    [outcome-last] La bande a tenu jusqu’au bout.
    [outcome-conceded] L’autre joueur a abandonné.
   *[outcome-points] La partie se décide aux points.
  }
event-draw = Personne ne gagne.
outcome-morale = L’autre bande a perdu courage.
outcome-nobody = L’autre bande n’a plus personne.
outcome-exit = Le butin a été emporté.
outcome-beacon = Le feu d’alarme brûle.
outcome-last = La bande a tenu jusqu’au bout.
outcome-points = La partie se décide aux points.
outcome-draw = Personne ne gagne.
outcome-draw-title = Match nul.

## Ce qui fait gagner, où l’on en est, ce qui reste

aim-most = Avoir le plus de points après le tour { $turns }.
aim-hold = { $points ->
    [one] 1 point
   *[other] { $points } points
  } pour chacune de vos figurines valides à { DIST($within) } au plus du milieu { DE($place) }{ $leader ->
    [0] {"."}
   *[other] , { $leader } pour votre chef.
  }
aim-hold-place = { $points ->
    [one] 1 point
   *[other] { $points } points
  } pour chacune de vos figurines valides à { DIST($within) } au plus de l’endroit marqué{ $leader ->
    [0] {"."}
   *[other] , { $leader } pour votre chef.
  }
aim-exit = Emporter hors de la table, par le bord { $edge }, cet objet : { $object }. { $wins ->
    [yes] C’est gagné aussitôt.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-half = À la fin du tour { $turns }, avoir dans votre moitié de table, porté ou posé, cet objet : { $object }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-carry = À la fin du tour { $turns }, porter cet objet : { $object }, ou l’avoir posé le dernier dans la zone marquée. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-carry-outside = À la fin du tour { $turns }, porter cet objet : { $object }, ou l’avoir posé le dernier hors de la zone marquée. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-carry-held = À la fin du tour { $turns }, porter cet objet : { $object }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-beacon = Allumer le feu (2 PA) là où il attend, { $floor }, quand aucun ennemi n’y est debout : c’est gagné aussitôt.
aim-last = Tenir bon : si personne n’a gagné à la fin du tour { $turns }, c’est vous.
aim-losses = Ennemis hors de combat : { $other } pour chacun, { $character } pour un Personnage, { $leader } pour le chef.
aim-morale = Briser leur moral : une bande qui, en fin de tour, fait plus que son M perd aussitôt.
aim-turn = Tour { $turn } sur { $of }.
aim-arrival = Tour { $turn }, joueur { $seat }, bord { $edge } : { $figures } { $count ->
    [one] arrive.
   *[other] arrivent.
  }
spot-hold = à { DIST($within) } au plus
spot-carry = compte ici : { $object }
spot-outside = compte au-dehors : { $object }
spot-exit = sortie avec : { $object }
spot-half = compte ici : { $object }
spot-beacon = le feu
