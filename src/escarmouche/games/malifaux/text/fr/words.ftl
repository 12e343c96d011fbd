## Ce que demandent les mots des cartes

ask-may-effect = { $by } : cela arrive-t-il à { $model } ? C’est facultatif.
ask-which-condition = Quel État { $model } perd-il ?
ask-shockwave = Où { $model } Pose-t-il un Marqueur d’Onde de Choc ?
ask-push = Où { $model } est-il Poussé ? Jusqu’à { DIST($distance) }.
ask-move = Où { $model } se déplace-t-il ? Jusqu’à { DIST($distance) }.
ask-move-toward = Comment { $model } se déplace-t-il de { DIST($distance) } vers { $target } ?
ask-move-away = Comment { $model } se déplace-t-il de { DIST($distance) } à l’opposé { DE($target) } ?
ask-place = Où { $model } est-il Placé ?
ask-remove-card = { $count ->
    [one] Laquelle de vos cartes est retirée
   *[other] Lesquelles de vos cartes sont retirées
  } du jeu ?
ask-drop-marker = Où { $model } met-il le { $kind } ?
ask-push-direction = Dans quelle direction { $by } pousse-t-il ?
ask-which-markers = Quels Marqueurs { $model } choisit-il ? Il en faut { $count }.
ask-move-marker = Où le { $kind } est-il déplacé ? Jusqu’à { DIST($distance) }.
ask-either = { $by } : laquelle des options { $model } prend-il ?
ask-choose-models = Qui { $model } choisit-il ? { $count } au plus.
ask-name-x = { $model } : quelle est la valeur de X ? { $most } au plus.
word-duel = duel
word-heal = Soins
word-variable = variable

## Ce qu’ils font

event-total-changed = { $model } : { $amount ->
    [0] rien
   *[other] { $amount }
  } s’ajoute au total de duel, qui est de { $total }.
event-suit-added = { $model } ajoute un { $suit } à son total de duel.
event-fate-changed = { $model } reçoit { $amount ->
    [1] +
    [2] ++
    [-1] −
    [-2] −−
   *[other] un Modificateur du Destin ({ $amount })
} au tirage de son duel.
event-cheat-barred = Le tirage { DE($model) } ne peut pas être truqué.
event-soulstones = { $model } : le joueur { $seat } a maintenant { $stones } { $stones ->
    [one] Pierrâme
   *[other] Pierrâmes
  }.
event-passes-now = { $model } : le joueur { $seat } a maintenant { $passes } { $passes ->
    [one] Jeton d’Esquive
   *[other] Jetons d’Esquive
  }.
event-tokens = { $amount ->
    [0] { $model } n’en a plus : { $token }
   *[other] { $model } a maintenant { $amount } × { $token }
}.
event-may-chain = Après { $model }, l’un de ceux-ci peut être activé : { $models }.
event-lasting = { $by } étend un effet sur { $model }, { $until }.
word-until-activation = jusqu’à la fin de son Activation
word-until-end = jusqu’à la Phase de Fin de Tour
word-until-turn = jusqu’à la fin du Tour
word-until-leave = tant que ce personnage est en jeu

## Pourquoi ils ne font rien

why-nobody-meant = L’effet { DE($model) } ne trouve personne qu’il vise.
why-unhurt = { $model } n’a pas perdu de Santé.
why-cannot-gain = { $model } ne peut pas gagner { $condition }.
why-no-condition = { $model } n’a pas d’État de ce genre.
why-unmoved = Cela ne peut pas déplacer { $model }.
why-no-place = Il n’y a pas de place pour cet effet { DE($model) }.
why-buried = { $model } est déjà Enterré.
why-not-buried = Aucun de ceux que vise { $model } n’est Enterré.
why-few-cards = { $have ->
    [0] { $count ->
        [one] Il faut une carte, et la main est vide.
       *[other] Il faut { $count } cartes, et la main est vide.
      }
   *[other] Il faut { $count } cartes, et la main en a moins : { $have }.
  }
why-no-duel = { $model } : le duel n’est pas de ceux que cela concerne.
why-no-flip = { $model } : aucune carte du Conflit ne peut être retirée.
why-no-action = { $model } : cela change les dégâts d’une Action, et il n’y en a pas.
why-marker-nowhere = Il n’y a pas de place pour le { $kind }.
why-no-such-marker = Il n’y a aucun Marqueur que vise { $model }.
why-marker-moved-far = Cela fait { DIST($gap) } ; le Marqueur est déplacé de { DIST($reach) } au plus.
why-no-token = { $model } n’en a pas assez : { $token }.
why-not-replaced = { $model } ne peut pas être Remplacé ainsi.
why-no-upgrade = Personne ici n’a { $upgrade }.
why-no-chain = Après { $model }, personne ne peut être activé par cela.
why-neither = { $model } ne peut résoudre aucune des options.
why-too-weak = { $model } ne peut pas choisir de subir { $amount } dégâts : il n’aurait plus de Santé.
why-no-stone = { $model } ne peut pas utiliser de Pierrâme.
why-few-passes = { $have ->
    [0] { $count ->
        [one] Il faut un Jeton d’Esquive, et il n’y en a pas.
       *[other] Il faut { $count } Jetons d’Esquive, et il n’y en a pas.
      }
   *[other] Il faut { $count } Jetons d’Esquive, et il y en a moins : { $have }.
  }
why-few-markers = { $have ->
    [0] { $model } ne trouve aucun Marqueur de ce genre assez près : { $kinds }.
   *[other] { $model } a besoin de { $count } Marqueurs de ce genre ({ $kinds }) et en trouve { $have }.
  }
file-card-within = ce mot ne peut pas en contenir un de ceux qui y sont écrits
