## Phase de Début de Tour

event-begins = Tous les jeux sont de nouveau complets : la partie commence.
ask-start-discard = Quelles cartes défaussez-vous avant de piocher ? Autant que vous voulez.
ask-initiative = Votre total est plus élevé : qui a l’Initiative ?
event-turn = Tour { $turn } sur { $last }.
event-initiative-totals = Initiative : le joueur { $first } a { $one }, le joueur { $second } a { $two }.
event-initiative = Le joueur { $seat } a l’Initiative.
event-pass-tokens = Le joueur { $seat } a moins de personnages et reçoit { $count } { $count ->
    [one] Jeton d’Esquive
   *[other] Jetons d’Esquive
}.

## Activations

ask-activate = Qui activez-vous ? Jetons d’Esquive : { $passes }.
ask-activate-model = Quel personnage ?
branch-model = activer un personnage
branch-pass = défausser un Jeton d’Esquive
ask-chain = Un autre personnage peut s’activer juste après { $model }.
ask-chain-model = Lequel ?
branch-chain = enchaîner une Activation
event-passes = Le joueur { $seat } défausse un Jeton d’Esquive.
event-activates = Le joueur { $seat } active { $model }.
event-activated = { $model } finit son Activation.
why-no-pass = Vous n’avez pas de Jeton d’Esquive.
why-activated = { $model } a déjà eu son Activation ce Tour.
why-not-own = { $model } n’est pas de votre Bande.
why-not-chained = Rien ne permet d’activer { $model } juste après le dernier personnage.

## Actions

ask-act = Que fait { $model } ? Actions restantes : { $left }.
ask-generated = { $model } peut faire une Action : laquelle ?
ask-target = Quelle cible pour { $action } { DE($model) } ?
ask-choose = Qui choisir pour { $action } { DE($model) } ?
branch-stop = arrêter
branch-walk = Marche
branch-charge = Charge
branch-interact = Interaction
branch-disengage = Désengagement
branch-concentrate = Concentration
branch-assist = Assistance
branch-destroy = Détruire un décor
ask-walk = Où marche { $model } ?
ask-charge = Où charge { $model } ?
ask-assist = Qui assister avec { $model } ?
ask-assist-condition = Quel État { DE($target) } est réduit ?
ask-disengage-attack = { $model } se désengage : lequel de vos personnages l’attaque ?
ask-disengage-action = Avec quelle Action { DE($by) } attaquer { $model } ?
ask-disengage-push = Où Pousser { $model } ? Jusqu’à { DIST($distance) }.
ask-interact = Quelle Interaction pour { $model } ?
ask-interact-drop = Où Poser un Marqueur de Combine avec { $model } ?
branch-drop = poser un Marqueur de Combine
branch-remove = retirer les Marqueurs de Combine au contact
event-declares = { $model } : { $action }.
event-targets = { $model } cible { $target } avec { $action }.
event-fails = { $model } : { $action } échoue.
event-cannot-act = { $model } n’a aucune Action à faire maintenant.
event-push-shortened = { $by } retient { $model } : sa Poussée est plus courte de { $amount }″.
event-markers-removed = { $model } retire { $markers }.
why-no-actions = { $limit ->
    [0] { $model } n’a aucune Action à faire.
    [one] { $model } a déjà fait sa seule Action.
   *[other] { $model } a déjà fait ses { $limit } Actions.
  }
why-bonus-taken = { $model } a déjà fait une Action (bonus) pendant cette Activation.
why-engaged-missile = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } : pas d’Action de (tir).
why-engaged-charge = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } : pas de Charge.
why-engaged-interact = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } : pas d’Interaction.
why-only-engaged = { $model } n’est pas { GENDER($model) ->
    [f] engagée
   *[m] engagé
  }, et { $action } le demande.
why-not-engaged = { $model } est { GENDER($model) ->
    [f] engagée
   *[m] engagé
  } : { $action } est alors impossible.
why-no-target = { $action } n’a pas de cible légale.
why-no-target-near = { $action } n’a pas de cible légale à portée : { $target } est à { DIST($gap) }, la portée est de { DIST($reach) }.
why-no-target-seen = { $action } n’a pas de cible légale : { $model } n’en voit aucune à { DIST($reach) } ou moins.
why-target-self = Un personnage ne peut pas se cibler lui-même avec une Action Offensive ({ $model }).
why-out-of-reach = { $target } est à { DIST($gap) } ; la portée est de { DIST($reach) }.
why-not-seen = { $target } n’est pas en ligne de vue.
why-strategy-marker = Les Marqueurs de Stratégie ne peuvent pas être ciblés.
why-disengage = Aucun ennemi n’engage { $model }.
why-assist = Aucun autre personnage ami à 2″ et en vue { DE($model) } n’a d’État que l’Assistance réduit.
why-pass-later = Un Jeton d’Esquive se défausse au lieu d’activer un personnage, pas maintenant.
why-disengaged = Pas d’Interaction après un Désengagement pendant la même Activation ({ $model }).
why-summoned = Pas d’Interaction le Tour de l’Invocation ({ $model }).
why-interact = { $model } n’a aucune Interaction à faire.
why-scheme-near = Un Marqueur de Combine ami est à { DIST($reach) } ou moins : { $target }.
why-no-marker = Aucun Marqueur de Combine n’est au contact { DE($model) }.
why-assist-whom = L’Assistance vise un autre personnage ami, pas { $model }.
why-assist-well = { $model } n’a ni Embrasé, ni Distrait, ni Blessé.
why-assist-far = { $model } est à { DIST($gap) } ; l’Assistance porte à { DIST($reach) }.
why-assist-condition = L’Assistance réduit Embrasé, Distrait ou Blessé, pas { $condition }.
why-has-not = { $model } n’a pas cet État : { $condition }.
why-no-strike = { $model } n’a aucune Attaque de (mêlée) à faire contre { $target }.
why-not-melee = { $action } ne convient pas : contre un personnage qui se désengage, { $model } ne peut faire qu’une Attaque de (mêlée).
why-once-activation = { $action } n’est possible qu’une fois par Activation, et c’est déjà fait.
why-no-explosives = { $model } n’a pas de Jeton d’Explosifs.
why-other-strategy = La Stratégie de cette partie n’a pas cette Interaction : { $branch }.
why-not-generated = { $model } ne peut pas faire cette Action maintenant : { $action }. L’effet n’en permet que d’autres.
why-no-such-action = { $model } n’a pas cette Action : { $action }.
why-no-actions-slow = { $limit ->
    [0] { $model } a l’État Lent et n’a aucune Action à faire.
    [one] { $model } a l’État Lent et a déjà fait sa seule Action.
   *[other] { $model } a l’État Lent et a déjà fait ses { $limit } Actions.
  }
why-targets-nobody = { $action } ne cible aucun personnage.
why-not-engaged-by = { $model } n’engage pas { $target }.
why-once-turn = { $action } n’est possible qu’une fois par Tour, et c’est déjà fait.
why-once-target-activation = { $action } n’est possible contre { $target } qu’une fois par Activation, et c’est déjà fait.
why-once-target-turn = { $action } n’est possible contre { $target } qu’une fois par Tour, et c’est déjà fait.
why-strike-self = C’est { $model } qui se désengage : seuls ses ennemis peuvent l’attaquer.
why-strike-friend = { $model } n’est pas un ennemi { DE($target) }, qui se désengage.

## Ordre des effets

ask-effects-of = Plusieurs effets arrivent en même temps ({ $effects }) : lesquels viennent ensuite ?
ask-next-effect = Quel effet { DE($model) } vient ensuite ?
ask-next-about = { $effect } { DE($model) } arrive plusieurs fois : pour qui ou pour quoi ensuite ?
word-nobody = personne
ask-which-aura = { $model } est dans plusieurs Auras du même nom : laquelle compte ?
ask-may = Utiliser { $ability } avec { $model } ?
ask-may-effect = { $by } : appliquer cela { AU($model) } ? C’est facultatif.
event-ability = { $model } : { $ability }.
word-yes = oui
word-no = non
why-no-effect-waits = Aucun effet { DE($model) } n’attend d’être résolu.
why-no-aura = { $model } n’a pas cette Aura ici.
