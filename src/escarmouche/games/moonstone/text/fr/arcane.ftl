## Cartes Arcane

word-blue = Bleu
word-green = Vert
word-pink = Rose
word-any = toute couleur
word-blue-1 = Bleu 1
word-blue-2 = Bleu 2
word-blue-3 = Bleu 3
word-green-1 = Vert 1
word-green-2 = Vert 2
word-green-3 = Vert 3
word-pink-1 = Rose 1
word-pink-2 = Rose 2
word-pink-3 = Rose 3
word-catastrophe = Catastrophe
branch-blue-1 = Bleu 1
branch-blue-2 = Bleu 2
branch-blue-3 = Bleu 3
branch-green-1 = Vert 1
branch-green-2 = Vert 2
branch-green-3 = Vert 3
branch-pink-1 = Rose 1
branch-pink-2 = Rose 2
branch-pink-3 = Rose 3
branch-catastrophe = Catastrophe

## Questions

ask-target = { $ability } : quelle cible pour { $model } ?
ask-targets = { $ability } : quelles cibles pour { $model } ?
ask-flip = Une carte Arcane est retournée pour { $ability }.
ask-arcane-hand = { $model } pioche des cartes Arcane pour { $ability }.
ask-resist-hand = Des cartes Arcane sont piochées pour se défendre contre { $ability }.
ask-play = { $model }, { $ability } : quelle carte posez-vous face cachée, et qu’annoncez-vous ?
ask-declare = Qu’annoncez-vous ?
ask-call = { $model } annonce { $declared } pour { $ability }. Y croyez-vous ?
ask-replace = La carte est { $card }. La remplacez-vous par une des vôtres ?
ask-repeat = Bluff crié à tort : { $model } peut rejouer { $ability } gratuitement ({ $left ->
    [one] il reste { $left } carte
   *[other] il reste { $left } cartes
  }).

## Réponses

word-ok = Ok, j’y crois
word-bluff = Bluff !
word-intervene = Intervention divine : montrer deux Catastrophes
word-leave = laisser la carte en place
branch-stop = en rester là
branch-again = rejouer

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-target = une cible
waiting-targets = des cibles
waiting-play = une carte à poser face cachée
waiting-call = Ok ou Bluff
waiting-replace = une carte à poser à la place
waiting-repeat = rejouer ou s’arrêter

## Ce qui se passe

event-flipped = { $ability } : { $card } est retournée.
event-no-contact = { $model } n’atteint pas sa cible, et rien de plus ne se passe.
event-arcane-drawn = Le joueur { $player } pioche { $count ->
    [one] { $count } carte Arcane
   *[other] { $count } cartes Arcane
  } pour { $ability } (Arcane { $arcane }{ $evade ->
    [0] { "" }
    [-1] , Esquive −1
    [-2] , Esquive −2
    [-3] , Esquive −3
   *[other] , Esquive { $evade }
  }{ $cover ->
    [0] { "" }
    [-1] , couvert −1
    [-2] , couvert −2
    [-3] , couvert −3
   *[other] , couvert { $cover }
  }{ $height ->
    [0] { "" }
    [-1] , hauteur −1
    [-2] , hauteur −2
    [-3] , hauteur −3
   *[other] , hauteur { $height }
  }).
event-arcane-hand = Vous piochez : { $cards }.
event-arcane-declared = Le joueur { $player } pose une carte face cachée et annonce « { $declared } ».
event-arcane-laid = Vous posez { $card } et annoncez { $declared }.
event-arcane-ok = Le joueur { $player } y croit : Ok.
event-arcane-bluff = Le joueur { $player } crie : Bluff !
event-arcane-revealed = La carte est { $card }.
event-arcane-wrong = Pas de bluff : la carte est bien celle annoncée. Le joueur { $player } a crié à tort.
event-arcane-caught = Le joueur { $player } avait annoncé { $declared } : bluff démasqué.
event-arcane-left = Le joueur { $player } laisse { $card } en place.
event-arcane-replaced = Le joueur { $player } pose { $card } à la place { DE($instead) }.
event-arcane-works = { $ability } : { $card } compte.
event-arcane-nothing = { $ability } : { $card } est sans effet.
event-arcane-intervened = { $model } montre deux Catastrophes : la compétence { $ability } { DE($target) } est annulée, et sa Catastrophe se produit.
event-arcane-again = { $model } rejoue { $ability } contre { $target }.
event-arcane-stopped = { $model } en reste là.
event-arcane-no-repeat = Impossible de rejouer { $ability } : il ne reste aucune cible.
event-resist-drawn = Le joueur { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } Arcane pour se défendre.
event-catastrophe = { $ability } : une Catastrophe !
event-target-lost = { $target } n’est plus à portée et en vue { DE($model) } : l’action échoue.

## Pourquoi pas

why-ability-lost = { $model } a perdu { $ability } pour le reste de la partie.
why-ability-spent = { $ability } ne s’utilise qu’une fois par partie, et { $model } y a déjà eu recours.
why-ability-used = { $ability } ne s’utilise qu’une fois par tour, et { $model } y a déjà eu recours.
why-ability-energy = { $ability } coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  } ; { $model } en a { $energy }.
why-ability-loaded = { $weapon } : l’arme est encore chargée.
why-ability-held = { $model } ne peut plus bouger de son propre chef jusqu’à la fin du tour.
why-ability-engaged = { $ability } ne s’utilise pas quand on est engagé : { $by } engage { $model }.
why-ability-few = { $ability } demande { $count } cibles différentes ; { $model } en a { $found }.
why-ability-nobody = Personne en jeu ne peut être la cible { DE($ability) }.
why-ability-far = Personne n’est à portée { DE($ability) } : { $nearest } est à { DIST($gap) }, la portée est de { DIST($range) }.
why-ability-unseen = Personne à portée { DE($ability) } ({ DIST($range) }) n’est en ligne de vue { DE($model) }.
why-ability-no-stone = Aucune Pierre de Lune plus profonde que 1 n’est à { DIST($range) } ou moins et en ligne de vue { DE($model) }.
why-ability-unloaded = Sans recharger, { $ability } ne s’utilise qu’une fois par partie, et { $model } y a déjà eu recours.
why-target-other = { $ability } demande un autre personnage : pas { $model }.
why-target-friend = { $target } est un ennemi ; { $ability } demande un allié.
why-target-enemy = { $target } est un allié ; { $ability } demande un ennemi.
why-target-keyword = { $target } n’a pas le mot-clé requis : { $keywords }.
why-target-far = { $target } est à { DIST($gap) } ; la portée { DE($ability) } est de { DIST($range) }.
why-target-hidden = { $model } ne voit pas { $target }. Entre les deux : { $by }.
why-target-player = { $target } est à un autre joueur ; on ne rejoue que contre les figurines du joueur { $player }.
why-target-weaker = Face à { $model }, il faut une cible qui a moins de points de vie : pas { $target }.
why-no-intervention = L’Intervention divine demande deux Catastrophes en main, et un personnage doté de cette compétence qui soit visé ou proche de celui qui agit.
