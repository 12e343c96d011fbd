## Ce qui n’est pas proposé, et pourquoi

kind-model = un personnage
kind-marker = un Marqueur
kind-card = une carte du Jeu du Destin
kind-sheet = une carte de profil
kind-scheme = une Combine
kind-seat = un joueur
kind-terrain = un élément de décor
kind-action = une Action
kind-zone = une Zone de Déploiement
kind-condition = un État
kind-interact = une Interaction
kind-option = quelque chose à utiliser avant un duel
why-not-in-game = { $card } n’est pas dans cette partie.
why-killed = { $model } n’est plus en jeu : { GENDER($model) ->
    [f] elle a été tuée
   *[m] il a été tué
  }.
why-replaced = { $model } n’est plus en jeu : { GENDER($model) ->
    [f] elle a été Remplacée
   *[m] il a été Remplacé
  }.
why-is-buried = { $model } n’est pas sur la table : { GENDER($model) ->
    [f] elle est Enterrée
   *[m] il est Enterré
  }.
why-undeployed = { $model } n’est pas encore sur la table.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-cheat-later = On ne Trompe le Destin qu’après un tirage, pas maintenant.
why-stone-later = Une Pierrâme s’utilise avant un duel, contre des dégâts ou pour piocher, pas maintenant.
why-focus-later = On baisse Concentré avant un duel d’affrontement, pas maintenant.
why-relent-later = Seul cède qui se défend contre un ami, avant tout tirage.
why-marker-apart = Ce Marqueur n’est pas au contact { DE($model) } : { $marker }.
why-no-strategy-marker-it = Ce n’est pas un Marqueur de Stratégie de cette partie : { $marker }.
kind-strategy = une Stratégie
kind-trigger = un Déclic
