## Bandes

ask-band = Composez votre bande : M { $morale } pour l’instant, il faut de { $least } à { $most }, avec 1 Chef (maintenant { $leaders }) et de 1 à 3 Personnages (maintenant { $characters }).
ask-band-take = Qui prenez-vous ?
ask-band-back = Qui reposez-vous ?
branch-take = Prendre
branch-back = Reposer
branch-done = Terminé
event-band = La bande du joueur { $seat }, M { $morale } : { $cards }.
event-band-take = Le joueur { $seat } prend { $card } : M { $morale }.
event-band-back = Le joueur { $seat } repose { $card } : M { $morale }.
event-band-done = La bande du joueur { $seat } est complète : M { $morale }.
why-band-leader = Une bande a exactement 1 Chef, pas { $count }.
why-band-characters = Une bande a de { $least } à { $most } Personnages, pas { $count }.
why-band-morale = La bande a M { $morale } ; il en faut de { $least } à { $most }.
why-band-equal = La bande a M { $morale } ; il lui faut { $wanted }, autant que l’autre.
why-band-room = { $card } a M { $morale }, et il reste de la place pour { $room }{ $due ->
    [0] .
   *[other] { "" } : { $due } sont réservés à ceux que la bande doit avoir.
  }
why-band-full = La bande a M { $morale } sur { $most } au plus : personne d’autre n’y entre.

## Mise en place

ask-edge = Vous avez gagné le tirage : quel côté prenez-vous ?
ask-deploy = Qui placez-vous, et où ? Il en reste { $left }.
ask-deploy-place = Où se place { $figure } ?
ask-hold = Que tient { $figure } ?
branch-keep = sans changement
ask-bearer = Qui porte { $object } ?
ask-arrive = { $figure } arrive : où se place cette figurine, au contact du bord ({ $edge }) ?
word-north = nord
word-south = sud
word-east = est
word-west = ouest
word-first = le premier côté
word-second = le second côté
event-rolled-off = Tirage : { $dice }.
event-edge = Le joueur { $seat } prend le côté : { $edge }.
event-deploys-first = Le joueur { $seat } se déploie en premier.
event-deployed = Le joueur { $seat } place { $figure }{ $hidden ->
    [yes] { "" }, caché.
   *[no] .
  }
event-bears = { $figure } porte { $object }.
event-arrived = { $figure } arrive au bord ({ $edge }).
why-nowhere = Il ne reste aucune place pour { $figure }.

## Le tour

ask-first-player = Vous avez l’initiative : qui active la première figurine ?
ask-activate = Quelle figurine activez-vous ?
ask-action = Que fait { $figure } ? Il reste { $pa } PA.
branch-end = Terminer l’activation
event-turn = Tour { $turn } sur { $last }.
event-initiative-rolled = Initiative du joueur { $seat } : M { $morale } + { $die } = { $total }.
event-initiative-tied = Égalité : tous deux relancent.
event-initiative-lost = Le joueur { $seat } a perdu courage, et l’initiative avec : elle est au joueur { $winner }.
event-first-player = Le joueur { $winner } a l’initiative : le joueur { $seat } commence.
event-activated = Le joueur { $seat } active { $figure }.
event-activation-ended = L’activation { DE($figure) } se termine, avec { $pa } PA non dépensés.
event-declared = { $figure } : { $action } ({ $pa } PA).
event-halted = { $figure } est arrêté : { $target } est caché sur le chemin.
event-noticed = { $figure } est aperçu : un ennemi est à 5 cm ou moins.
why-pa = { $action } coûte { $pa } PA ; { $figure } en a { $left }.
why-level = { $action } n’existe pas au niveau joué.
why-plight-stunned = { $figure } est sonné : seul Se rétablir est possible.
why-plight-climbing = { $figure } est accroché à mi-hauteur : grimper encore ou lâcher prise, rien d’autre.
why-plight-prone = { $figure } est au sol : se relever, ramper, s’orienter, ou se servir d’une arbalète ou d’une arme à feu, rien d’autre.
why-plight-prone-plain = { $figure } est au sol : se relever, s’orienter, ou se servir d’une arbalète ou d’une arme à feu, rien d’autre.
why-plight-engaged = { $figure } est au contact d’un ennemi debout : { $action } n’est pas possible.
why-plight-held = { $figure } est au contact d’un ennemi debout et ne peut pas le quitter : { $action } n’est pas possible.
why-laden = { $figure } porte { $object } : { $action } n’est pas possible.

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

## Parties et positions impossibles

error-two-players = Ce jeu se joue à 2, pas à { $seats }.
error-too-many-bands = Il y a { $count } bandes ; 2 peuvent jouer.
error-unknown-figure = Aucune figurine ne s’appelle « { $figure } ». Vouliez-vous dire : { $nearest } ?
error-band = La bande du joueur { $player } ne peut pas être jouée : { $reason }

## Fichiers de scénario impossibles

file-id-twice = « { $id } » ne peut pas servir d’identifiant ici : chacun doit avoir le sien
file-unknown-band = il n’y a pas de bande « { $band } » ; vouliez-vous dire : { $nearest } ?
file-unknown-card = il n’y a pas de figurine « { $card } » ; vouliez-vous dire : { $nearest } ?
file-unknown-floor = le terrain n’a pas d’étage « { $floor } » ; nom le plus proche : { $nearest }
file-unknown-door = le terrain n’a pas de porte « { $door } » ; nom le plus proche : { $nearest }
file-unknown-piece = il n’y a pas d’élément de terrain « { $piece } » à omettre ; nom le plus proche : { $nearest }
file-unknown-kind = la table n’a pas de terrain du genre « { $kind } » ; nom le plus proche : { $nearest }
file-unknown-object = il n’y a pas d’objet « { $object } » ; nom le plus proche : { $nearest }
file-off-table = ceci n’est pas sur la table, large de { $width } cm et profonde de { $height } cm
file-no-size = ce contour n’a pas d’étendue, ou se croise ; un rectangle va de son coin sud-ouest à son coin nord-est
file-outline = « { $id } » doit avoir un seul contour : rect, circle, polygon ou line
file-stairs = l’escalier « { $id } » doit avoir un pied (foot) et un haut (head), et aucun autre contour
file-no-upper = « { $id } » ne mène nulle part : il y faut l’étage de son extrémité haute (upper)
file-object-place = « { $id } » ne peut pas à la fois être posé à un endroit et porté par un camp au début
file-zone = une zone a soit un bord, soit un rectangle, ou sinon un étage ou un genre de terrain
file-zone-depth = la profondeur de cette zone doit dépasser 0 et ne pas dépasser { $most } cm
file-goal-needs = le but « { $does } » demande « { $missing } »
