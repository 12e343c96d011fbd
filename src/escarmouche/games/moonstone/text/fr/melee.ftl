## Cartes Mêlée

word-high-guard = Garde haute
word-falling-swing = Frappe descendante
word-thrust = Estoc
word-sweeping-cut = Balayage rapide
word-rising-attack = Frappe ascendante
word-low-guard = Garde basse

## Questions

ask-melee = { $model } attaque : contre qui ?
ask-going-for-it = On fonce ! { $model } a { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
  } : en dépenser 1 pour piocher 2 cartes Mêlée de plus ?
ask-combat-card = Quelle carte Mêlée pour { $model } contre { $target } ?
ask-critical = Combien de cartes { $card } { $model } joue-t-{ GENDER($model) ->
    [f] elle
   *[m] il
  } en tout ?
ask-signature = { $model } joue-t-{ GENDER($model) ->
    [f] elle
   *[m] il
  } sa Botte secrète, { $move }, à la place { DE($card) } ?
ask-type = { $card } { DE($model) } contre { $target } : quel type de dégâts ?
ask-follow-up = Riposte { DE($model) } contre { $target } : quelle carte, s’il y en a une ?
ask-end-first = Quels Effets de Phase de fin passent en premier ?
ask-combat-cards = { $model } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } Mêlée.

## Réponses

word-yes = oui
word-no = non
word-none = aucune
word-upgrade = utiliser la Botte secrète
word-keep = garder la carte ordinaire

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-going-for-it = des cartes Mêlée de plus
waiting-combat-card = une carte Mêlée
waiting-critical = combien d’exemplaires jouer
waiting-signature = la Botte secrète
waiting-type = un type de dégâts
waiting-follow-up = une Riposte
waiting-end-first = quels effets viennent d’abord

## Ce qui se passe

event-melee-out-of-reach = { $target } est hors de la Portée de Mêlée ({ DIST($reach) }) { DE($model) }, qui n’infligera aucun dégât.
event-combat-drawn = { $model } pioche { $count ->
    [one] { $count } carte Mêlée
   *[other] { $count } cartes Mêlée
  } (Mêlée { $melee }{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } pour l’attaque
  }{ $distractions ->
    [0] { "" }
   *[other] , −{ $distractions } pour les Distractions
  }).
event-combat-hand = { $model } pioche : { $cards }.
event-going-for-it = On fonce ! { $model } dépense 1 énergie pour { $count } cartes Mêlée de plus.
event-hand-shown = Combattant prévisible : { $model } montre sa main à l’adversaire, le joueur { DE($target) }.
event-hand-seen = Vous voyez la main { DE($model) } : { $cards }.
event-revealed = { $model } joue { $card }, { $target } joue { $against }.
event-critical = Coup Critique : { $model } joue { $copies } × { $card }.
event-upgraded = { $model } transforme { $card } en { $move }.
event-follow-up-due = { $card } contre { $against } donne une Riposte { AU($model) }.
event-follow-up = { $model } riposte avec { $card } contre { $against }.
event-follow-up-none = { $model } ne riposte pas.
event-end-effects = Phase de fin : { $move } { DE($model) }.
event-combat-shuffled = Toutes les cartes Mêlée sont remises dans le paquet et mélangées.

## Pourquoi pas

why-melee-energy = Une Attaque de Mêlée coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
  } ; { $model } en a { $energy }.
why-melee-nobody = { $model } n’a aucun ennemi à attaquer.
why-melee-friend = { $target } et { $model } sont dans le même camp.
why-melee-too-far = { $target } est à { DIST($gap) } ; la portée { DE($model) } est de { DIST($reach) }.
why-melee-unseen = { $target } est à portée, mais { $model } n’a pas de Ligne de Vue sur cette cible.
why-melee-self = { $model } ne peut pas être sa propre cible.
why-not-fighting = { $model } ne participe pas à cette mêlée.
why-copies = { $held ->
    [one] Vous ne pouvez jouer qu’une de ces cartes, pas { $copies } : { $card }.
   *[other] Vous pouvez jouer de 1 à { $held } de ces cartes, pas { $copies } : { $card }.
  }
why-type-not-printed = Cette carte n’inflige pas ce type de dégâts : { $card }, { $type }.
why-follow-up-idle = { CAP($target) } n’est plus là pour prendre le coup, et { $card } n’est pas la carte de la Botte secrète.
