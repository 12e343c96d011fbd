## Cartes Mêlée

word-high-guard = Garde haute
word-falling-swing = Frappe descendante
word-thrust = Estoc
word-sweeping-cut = Balayage rapide
word-rising-attack = Frappe ascendante
word-low-guard = Garde basse

## Questions

ask-melee = Qui { $model } attaque-t-il ?
ask-going-for-it = On fonce ! { $model } dépense-t-il 1 Énergie (il en a { $energy }) pour piocher 2 cartes Mêlée de plus ?
ask-combat-card = Quelle carte Mêlée { $model } joue-t-il contre { $target } ?
ask-critical = { $card } : combien d’exemplaires { $model } joue-t-il en tout ?
ask-signature = { $card } : { $model } en fait-il { $move } ?
ask-type = Quel type de dégâts { $model } inflige-t-il à { $target } avec { $card } ?
ask-follow-up = Quelle carte { $model } joue-t-il en Riposte contre { $target }, s’il en joue une ?
ask-end-first = De qui les Effets de Phase de fin passent-ils en premier ?
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
   *[other] , −{ $distractions } de Distractions
  }).
event-combat-hand = { $model } pioche : { $cards }.
event-going-for-it = { $model } fonce : 1 Énergie pour { $count } cartes Mêlée de plus.
event-hand-shown = Combattant prévisible : { $model } montre sa main au joueur { DE($target) }.
event-hand-seen = Vous voyez la main { DE($model) } : { $cards }.
event-revealed = { $model } joue { $card }, { $target } joue { $against }.
event-critical = Coup Critique : { $model } joue { $copies } × { $card }.
event-upgraded = { $model } change { $card } en { $move }.
event-follow-up-due = { $card } contre { $against } donne une Riposte à { $model }.
event-follow-up = { $model } riposte avec { $card } contre { $against }.
event-follow-up-none = { $model } ne riposte pas.
event-end-effects = Phase de fin : { $move } { DE($model) }.
event-combat-shuffled = Toutes les cartes Mêlée sont remélangées au deck.

## Pourquoi pas

why-melee-energy = Une Attaque de Mêlée coûte { $cost } Énergie ; { $model } en a { $energy }.
why-melee-nobody = { $model } n’a aucun ennemi à attaquer.
why-melee-friend = { $target } est du même côté que { $model }.
why-melee-too-far = { $target } est à { DIST($gap) } ; la portée { DE($model) } est de { DIST($reach) }.
why-melee-unseen = { $target } est à portée, mais { $model } n’a pas de Ligne de Vue sur cette cible.
why-melee-self = { $model } ne peut pas se prendre pour cible.
why-not-fighting = { $model } ne participe pas à cette mêlée.
why-copies = { $held ->
    [one] Vous ne pouvez poser qu’une de ces cartes, pas { $copies } : { $card }.
   *[other] Vous pouvez poser de 1 à { $held } de ces cartes, pas { $copies } : { $card }.
}
why-type-not-printed = Cette carte n’inflige pas ce type de dégâts : { $card }, { $type }.
why-follow-up-idle = { CAP($target) } n’est plus là pour être touché, et { $card } n’est pas la carte du coup spécial.
