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
