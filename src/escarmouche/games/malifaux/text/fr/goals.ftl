## Stratégies

word-turf = Guerre de Territoire
word-explosives = Dissimulation d’Explosifs
word-idols = Idoles Corrompues
word-reckoning = Règlement de Compte
strategy-turf = Cinq Marqueurs de Stratégie sont sur la table. Interaction au contact socle à socle : un ennemi devient neutre, un neutre devient ami. Qui tue un ennemi peut rendre neutre un Marqueur ennemi du même quart de table. À la fin d’un Tour : 1 PV si vous avez plus de Marqueurs amis que de PV déjà marqués.
badge-explosives = Jetons d’Explosifs : { $count }
strategy-explosives = Chaque Bande porte cinq Jetons d’Explosifs. Interaction pour en poser un comme Marqueur de Stratégie, pas à 6″ ou moins d’un autre des vôtres, ou pour ramasser un Marqueur. Les Jetons des morts se prennent à 3″. À la fin d’un Tour : 1 PV s’il y a plus de Marqueurs sur la moitié de table ennemie que de PV déjà marqués.
strategy-idols = À chaque Tour, un Marqueur de Stratégie apparaît sur la Ligne médiane. Interaction : subissez jusqu’à 3 dégâts pour en déplacer un d’autant de pouces. À la fin d’un Tour : 1 PV s’il y a plus de Marqueurs complètement dans la moitié de table ennemie que de PV déjà marqués.
strategy-reckoning = À la fin d’un Tour : 1 PV si plus d’ennemis ont été tués ce Tour que de PV déjà marqués, ou s’il n’en reste aucun. Un Chef ou Maître compte pour trois, un Lieutenant pour deux.
ask-interact-turf = Quel Marqueur de Stratégie changer avec { $model } ?
ask-turf-neutral = { $model } a tué { $target } : quel Marqueur de Stratégie ennemi devient neutre ?
branch-turf = changer un Marqueur de Stratégie
event-turf-changed = { $model } : un Marqueur de Stratégie { $seat ->
    [0] est neutre
   *[other] est au joueur { $seat }
} désormais.
ask-explosives = Qui porte le prochain Jeton d’Explosifs ? Il en reste { $left }.
ask-interact-plant = Où poser les Explosifs { DE($model) } ?
ask-interact-defuse = Quel Marqueur de Stratégie ramasser avec { $model } ?
ask-take-explosives = { $model } meurt : qui prend ses Explosifs ({ $count }) ?
branch-plant = poser des Explosifs
branch-defuse = ramasser un Marqueur de Stratégie
event-explosives = { $model } a { $count } { $count ->
    [one] Jeton d’Explosifs
   *[other] Jetons d’Explosifs
} de plus.
event-explosives-lost = { $model } a { $count } { $count ->
    [one] Jeton d’Explosifs
   *[other] Jetons d’Explosifs
} de moins.
why-strategy-near = Un Marqueur de Stratégie ami est à { DIST($reach) } ou moins : { $target }.
ask-idol-edge = À quel bout de la Ligne médiane, vu de votre côté, le Marqueur de Stratégie apparaît-il ?
ask-idol-beside = { $by } est sur le chemin : de quel côté le Marqueur de Stratégie apparaît-il ?
ask-interact-idol = Pour quel Marqueur de Stratégie faire saigner { $model } ?
ask-idol-damage = Combien de dégâts pour { $model } ? Le Marqueur de Stratégie se déplace d’autant de pouces.
ask-idol-drop = Où le Marqueur de Stratégie est-il Posé ? À { DIST($reach) } au plus de sa position.
branch-idol = subir des dégâts pour déplacer un Marqueur de Stratégie
word-left = gauche
word-right = droite
event-idol = La carte du joueur { $seat } fait apparaître un Marqueur de Stratégie : { $card }.
event-idol-none = Il n’y a pas de place pour le Marqueur de Stratégie du joueur { $seat } ({ $card }).
event-idol-flip = Le joueur { $seat } tire pour le Marqueur de Stratégie : { $card }.
why-idol-touches = Le Marqueur de Stratégie ne doit pas toucher ceci : { $by }.
why-tokens-full = { $count ->
    [one] { $model } a un Jeton d’Explosifs et ne peut pas en avoir plus.
   *[other] { $model } a { $count } Jetons d’Explosifs et ne peut pas en avoir plus.
  }
why-tokens-far = { $model } est à { DIST($gap) } du personnage tué ({ $target }) ; les Jetons se prennent à { DIST($reach) } ou moins.
why-marker-friendly = Ce Marqueur est déjà ami : { $marker }.
why-turf-elsewhere = Ce Marqueur n’est dans aucun quart de table où se trouvait { $target } : { $marker }.
why-no-turf = { $model } ne touche aucun Marqueur de Stratégie à changer.
why-no-strategy-marker = { $model } ne touche aucun Marqueur de Stratégie.
why-tokens-friend = { $model } est de la Bande du personnage tué ({ $target }) : les Jetons vont à l’autre Bande.
why-turf-no-enemy = Ce n’est pas un Marqueur ennemi, et seuls ceux-ci deviennent neutres : { $marker }.
why-insignificant = { $model } est Insignifiant : Stratégies et Combines l’ignorent.

## Combines

word-scheme-1 = Déclenchez les explosifs
word-scheme-2 = Percée
word-scheme-3 = Maîtrisez la ligne de force
word-scheme-4 = Fouillez les ruines
word-scheme-5 = Creusez leur tombe
word-scheme-6 = Retenez-les
word-scheme-7 = Faites un prisonnier
word-scheme-8 = Le Rituel
word-scheme-9 = Débordement
word-scheme-10 = Assassinat
word-scheme-11 = Faites passer le message
word-scheme-12 = Vol de concession
word-scheme-13 = Vendetta
branch-scheme-1 = Déclenchez les explosifs
branch-scheme-2 = Percée
branch-scheme-3 = Maîtrisez la ligne de force
branch-scheme-4 = Fouillez les ruines
branch-scheme-5 = Creusez leur tombe
branch-scheme-6 = Retenez-les
branch-scheme-7 = Faites un prisonnier
branch-scheme-8 = Le Rituel
branch-scheme-9 = Débordement
branch-scheme-10 = Assassinat
branch-scheme-11 = Faites passer le message
branch-scheme-12 = Vol de concession
branch-scheme-13 = Vendetta
scheme-1-reveal = À la fin d’un Tour, deux de vos Marqueurs de Combine sont à 2″ du même ennemi : retirez-en deux.
scheme-1-end = Deux de vos Marqueurs de Combine sont à 2″ du même ennemi : retirez-en deux.
scheme-2-reveal = À la fin d’un Tour, un de vos Marqueurs de Combine est dans la Zone de Déploiement ennemie, ainsi qu’un de vos personnages sans ennemi à 3″ : retirez-en un.
scheme-2-end = Trois de vos Marqueurs de Combine sont dans la Zone de Déploiement ennemie : retirez-en trois.
scheme-3-reveal = À la fin d’un Tour, trois de vos Marqueurs de Combine sont sur la Ligne médiane : retirez-en trois.
scheme-3-end = Trois de vos Marqueurs de Combine sont sur la Ligne médiane : retirez-en trois.
scheme-4-reveal = À la fin d’un Tour, deux de vos Marqueurs de Combine dans la moitié de table ennemie touchent des décors différents : retirez-en deux.
scheme-4-end = Trois de vos Marqueurs de Combine dans la moitié de table ennemie touchent des décors différents : retirez-en trois.
scheme-5-reveal = Votre Bande tue un ennemi à 1″ d’un de vos Marqueurs de Combine : retirez-en un.
scheme-5-end = Trois de vos Marqueurs de Combine sont à 1″ de trois Marqueurs de Cadavre ou de Récup différents : retirez-en trois.
scheme-6-reveal = À la fin d’un Tour, deux de vos personnages engagent deux ennemis différents qui coûtent plus qu’eux.
scheme-6-end = Deux de vos personnages engagent deux ennemis différents qui coûtent plus qu’eux.
scheme-7-reveal = Choisissez un Sbire ou Gros-bras ennemi. À la fin d’un Tour, un de vos personnages l’engage et aucun autre ennemi n’est à 4″ de lui.
scheme-7-end = Un de vos personnages l’engage, ou son propre camp l’a tué depuis que la Combine est révélée.
scheme-8-reveal = À la fin d’un Tour, un de vos Marqueurs de Combine est à 3″ d’un angle de la table hors de votre Zone de Déploiement : retirez-le.
scheme-8-end = Trois de vos Marqueurs de Combine sont à 3″ de trois angles différents de la table, dont un au plus dans votre Zone de Déploiement : retirez-en trois.
scheme-9-reveal = À la fin d’un Tour, deux de vos personnages sont à 3″ des bouts de la Ligne médiane, un à chacun.
scheme-9-end = Deux de vos personnages sont à 3″ des bouts de la Ligne médiane, un à chacun.
scheme-10-reveal = À la fin d’un Tour, le Chef ennemi est en jeu avec la moitié de sa Santé ou moins.
scheme-10-end = Le Chef ennemi n’est pas en jeu.
scheme-11-reveal = Choisissez un Chef ou Maître ennemi. Un de vos personnages à 1″ de lui fait une Interaction avec lui, même s’il est engagé par lui.
scheme-11-end = Il est à 2″ d’un de vos Marqueurs de Combine, ou son propre camp l’a tué depuis que la Combine est révélée.
scheme-12-reveal = Choisissez un de vos personnages autre que le Chef. À la fin d’un Tour, il est à 2″ du Point central et aucun ennemi n’est à 3″ de lui.
scheme-12-end = Il est à 2″ du Point central avec au moins la moitié de sa Santé.
scheme-13-reveal = Choisissez un de vos personnages qui n’est pas un Totem, et un ennemi de Coût supérieur qui n’est pas Chef. À la fin de son Activation, le vôtre a blessé l’ennemi, qui est en jeu avec la moitié de sa Santé ou moins.
scheme-13-end = Votre personnage est en jeu, et l’ennemi ne l’est pas.
ask-reveal-scheme = Révélez-vous une Combine ?
ask-end-scheme = Pour quelle Combine retirez-vous des Marqueurs ?
ask-scheme-markers = Quels Marqueurs de Combine retirez-vous pour { $scheme } ? Choisissez-en { $count }.
ask-interact-message = À qui faire passer le message avec { $model } ?
branch-message = faire passer un message
event-message = { $model } fait passer un message { AU($target) }.
event-scheme-revealed = Le joueur { $seat } révèle { $scheme }{ $count ->
    [0] { "" }
   *[other] { " " }: { $models }
}.
why-scheme-unmet = { $scheme } : condition non remplie, { $have } sur { $need }.
why-marker-not-counted = Ce Marqueur ne compte pas pour { $scheme } : { $marker }.
why-not-together = Ces Marqueurs de Combine ne remplissent pas ensemble la condition.
why-scheme-not-own = Vous n’avez pas choisi { $scheme }.
why-scheme-this-turn = { $scheme } a déjà rapporté ce Tour : un point par Tour, pas plus.
why-scheme-later = { $scheme } a rapporté son premier point ; le second vient à la fin de la partie.
why-scheme-scored = { $scheme } a déjà rapporté ce point.
why-scheme-first-turn = { $scheme } ne rapporte rien au premier Tour.
why-message-other = Le message n’est pas pour { $model }.
why-message-far = { $target } est à { DIST($gap) } { DE($model) } ; un message se remet à { DIST($reach) } ou moins.
why-scheme-moment-turn = { $scheme } se révèle à la fin d’un Tour, pas maintenant.
why-scheme-moment-kill = { $scheme } se révèle quand un personnage est tué, pas maintenant.
why-scheme-moment-activation = { $scheme } se révèle à la fin d’une Activation, pas maintenant.
why-scheme-moment-interact = { $scheme } se révèle par une Interaction, pas maintenant.
why-message-activation = { $model } ne remet un message que pendant sa propre Activation.
why-message-engaged = { $by } engage aussi { $model } : un message ne se remet que si personne d’autre ne l’engage ({ $target }).

## Victoire

event-scores = Le joueur { $seat } marque 1 Point de Victoire pour { $source } (total : { $total }).
event-won = Le joueur { $seat } a gagné. Points de Victoire : { EACH($points) }.
event-draw = La partie est nulle. Points de Victoire : { EACH($points) }.
outcome-points = Plus de Points de Victoire que l’adversaire.
outcome-draw = Les deux joueurs ont le même nombre de Points de Victoire.

## Avancement

goal-next-point = pour le prochain Point de Victoire

## Ce qui fait gagner, où l’on en est, ce qui reste

aim-points = Marquer le plus de Points de Victoire en { $turns } tours.
aim-strategy = La Stratégie, { $strategy } : visible de tous, elle rapporte aux deux camps dès le tour 2.
aim-schemes = Deux Combines secrètes par joueur : un point une fois révélée, un autre à la fin.
aim-turn = Tour { $turn } sur { $of }.
aim-none-yet = Aucun point ne se marque au tour 1.
spot-halves = Ligne médiane
spot-claim = à { DIST($within) } au plus
