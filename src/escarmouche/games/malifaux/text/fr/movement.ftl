## Déplacements

ask-landing = Où retombe { $model } ?
ask-marker-landing = Où retombe le { $kind } ?
ask-direction = Dans quelle direction va { $model } ?
event-moved = { STILL($start, $end) ->
    [yes] { $model } reste sur place.
   *[no] { $model } se déplace de { WAY($start, $end) }.
  }
event-pushed = { STILL($start, $end) ->
    [yes] { $model } subit une Poussée, mais reste sur place.
   *[no] { $model } subit une Poussée de { WAY($start, $end) }.
  }
event-placed = { $model } est { GENDER($model) ->
    [f] Placée
   *[m] Placé
  } à { WAY($start, $end) }.
event-fell = { $model } tombe de { DIST($height) }{ $damage ->
        [0] { "" }
        [one] {" "}et subit 1 dégât
       *[other] {" "}et subit { $damage } dégâts
    }.
why-blocked = Passage impossible pour { $model } : { $by }.
why-landing-taken = { $model } prendrait pied là où il n’y a pas de place : { $by }.
why-too-long = Ce trajet coûte { DIST($length) } de déplacement ; { $model } n’en a que { DIST($most) }.
why-climb-not-walk = { $model } ne grimpe que pendant une Marche, et ne serait pas à { DIST($height) } de hauteur à cet endroit.
why-no-side = { $model } n’y toucherait aucune paroi que l’on puisse gravir jusqu’à { DIST($height) } de hauteur.
why-beyond-side = On y grimpe de { DIST($low) } à { DIST($high) } de hauteur, pas jusqu’à { DIST($height) } : { $by }.
why-leaves-engagement = { $model } quitterait la portée d’engagement { DE($by) }.
why-not-nearest = { $model } doit retomber à l’endroit libre le plus proche.
why-not-nearest-marker = Le Marqueur doit retomber à l’endroit libre le plus proche.
why-not-nearest-way = { $model } doit finir au plus près { DE($target) } : encore { DIST($left) } plus près.
why-not-furthest = { $model } doit finir au plus loin { DE($target) } : encore { DIST($left) } plus loin.
why-goes-further = { $model } s’éloignerait { DE($target) } en chemin.
why-comes-nearer = { $model } se rapprocherait { DE($target) } en chemin.

## Placements

why-not-in-contact = { $model } doit être au contact, socle à socle : { $target }.
why-too-far-place = C’est à { DIST($gap) } ; on peut Placer { $model } à { DIST($reach) } ou moins.
why-indoors = Un Placement ne fait ni entrer { $model } dans un bâtiment, ni en sortir.
why-place-unseen = { $by } ne voit pas cet endroit.

## Déplacer et poser des Marqueurs

event-marker-moved = Le { $kind } est déplacé.
why-marker-far = { $reach ->
    [0] C’est à { DIST($gap) } { DE($target) } ; le Marqueur doit être au contact, ou dessous.
   *[other] C’est à { DIST($gap) } { DE($target) } ; le Marqueur doit être à { DIST($reach) } ou moins.
  }
why-marker-taken = Le Marqueur ne peut pas se trouver là : { $by }.
why-marker-stopped = Le Marqueur ne peut pas passer à travers : { $by }.
why-marker-long = Cela fait { DIST($length) } ; le Marqueur se déplace de { DIST($most) } au plus.
why-marker-moved-far = Cela fait { DIST($gap) } ; le Marqueur est déplacé de { DIST($reach) } au plus.
why-marker-unseen = { $by } ne voit pas cet endroit.
