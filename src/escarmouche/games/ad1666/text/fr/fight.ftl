## Corps à corps : questions

ask-combat-turn = Phase de Combat : qui activez-vous ?
ask-combat-activate = Qui activez-vous pour le Corps à Corps ?
ask-combat-action = { $model } se tient à côté d’un ennemi : combattre ou éviter le combat ?
ask-fight = Qui { $model } combat-il ?
ask-weapon = Avec quelle arme { $model } se bat-il dans ce combat ?
ask-support-npc = { $model } combat { $target }. Lesquels de vos Personnages le soutiennent ?
ask-fence = { $model } a { $left ->
    [one] un pion Escrime utilisable
   *[other] { $left } pions Escrime utilisables
  } : combien en retournez-vous, à +1 chacun pour cet échange ?
ask-parry = { $model } perd de { $margin } contre { $target }. Parer ? Il faut un pion Escrime, ND 6 ; chaque pion de plus le réduit de 2 (utilisables : { $left }).
ask-retreat = { $model } bat en Retraite : vers quelle case ?
ask-give-way = L’adversaire ne peut pas battre en Retraite. { $model } recule-t-il à sa place ?
ask-sweep = Balayage : qui { $model } frappe-t-il ensuite, avec les mêmes cartes et −{ $penalty } ?
ask-refresh = { $model } est engagé : quel pion Escrime utilisé est retourné ?

branch-activate = activer un Personnage
branch-fight = combattre
branch-avoid = éviter le combat
branch-stay-hidden = rester Discret et ne pas combattre
word-leave = hors du plateau
word-stop = arrêter
word-own-token = un pion du Personnage lui-même

## Ce qui est testé, et où en est le combat

word-parry = Parade
word-riposte = Riposte
word-disarm = Désarmement
word-retreat = Retraite
word-sweep = Balayage
word-footing = tenir debout
word-weapons = choix des armes
word-exchange = échange de coups
word-damage = dégâts

## Ce qui change un Total de Combat

word-mod-reach = plus grande Allonge
word-mod-prone = À Terre
word-mod-surprise = attaque surprise
word-mod-slash = Estafilade
word-mod-cumbersome = arme Encombrante en Riposte
word-mod-quick = arme Rapide en Riposte
word-mod-sweep = coups suivants d’un Balayage
word-mod-support = Soutien
word-mod-shove = Bousculade
word-mod-frenzied-attack = Attaque Effrénée
word-mod-straight-to-the-heart = En Plein Cœur
word-mod-deft-guard = Garde Adroite
word-mod-fencing = pions Escrime
word-mod-parry = arme faite pour parer

## Ce qui se passe

event-combat-activated = Le joueur { $seat } active { $model } pour le Corps à Corps.
event-combat-passed = Le joueur { $seat } n’active personne.
event-marker-kept = { $model } reste Discret et ne combat pas.
event-combat-avoided = { $model } évite le combat.
event-attacked = { $model } attaque { $target }.
event-berserk = { $model } est un Fou Furieux et compte comme Attaquant.
event-weapon-named = { $model } se bat avec : { $item }.
event-no-surprise = L’arme est trop voyante pour une surprise ({ $model }).
event-modified = { $model } : { $mod } ({ $amount ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
   *[other] { $amount }
  }).
event-fenced = { $model } retourne { $count ->
    [one] un pion Escrime
   *[other] { $count } pions Escrime
  } (restants : { $left }).
event-exchange-won = { $model } l’emporte sur { $target } de { $margin }.
event-combat-tied = { $model } et { $target } sont à égalité : tous deux reculent s’ils le peuvent.
event-berserk-tie = { $model } et { $target } sont à égalité, et Fous Furieux : ils recommencent.
event-nothing-done = Le coup reste sans effet ({ $model }).
event-no-parry = { $model } ne peut pas parer : { $why }.
word-no-parry-prone = À Terre
word-no-parry-unarmed = à mains nues
word-no-parry-natural = une Arme Naturelle ne pare pas
word-no-parry-surprised = l’attaque est une surprise
word-no-parry-overpowered = Assaut Puissant
event-parries = { $model } tente de parer { $target } : { $count ->
    [one] un pion
   *[other] { $count } pions
  }, ND { $nd }.
event-parried = { $model } pare le coup ({ $target }). Riposte !
event-riposte-won = { $model } remporte une Riposte : le joueur { $seat } piochera une carte.
event-struck = { $model } frappe { $target } { $location } ({ $item }) : { $margin } d’écart, { $amount } avec cette arme{ $armour ->
    [0] {""}
   *[other] , −{ $armour } pour l’armure
  } = { $wounds ->
    [0] aucune Blessure
    [one] 1 Blessure
   *[other] { $wounds } Blessures
  }.
event-disarmed = { $model } désarme { $target } : { $item } quitte la partie.
event-held-fast = { $model } ne bat pas en Retraite : toujours engagé par { $by }, qui n’a pas encore été activé.
event-retreated = { $model } bat en Retraite en { $cell }.
event-retreats-off = { $model } bat en Retraite par le bord du plateau.
event-stood-firm = { $model } ne laisse aucune place à { $target }.
event-swept = { $model } poursuit son Balayage et attaque { $target } avec les mêmes cartes et −{ $penalty }.
event-fencing-refreshed = { $model } récupère { $count ->
    [one] un pion Escrime
   *[other] { $count } pions Escrime
  } (utilisables : { $left }).

## Pourquoi pas

why-combat-pass = Vous ne pouvez pas passer, il reste à activer : { $models }.
why-fight-marked = { $target } est Discret et compte comme ami.
why-fight-uncle = { $model } et { $target } sont « oncle » et « neveu » : ils ne s’attaquent pas.
why-fight-friend = { $model } et { $target } ne sont pas ennemis.
why-fight-apart = { $model } et { $target } ne sont pas adjacents.
why-avoid-berserk = { $model } est un Fou Furieux et ne peut pas éviter le combat.
why-avoid-nobody = { $model } n’engage personne : il n’y a pas de combat à éviter.
