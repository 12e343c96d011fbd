## États

word-fast = Rapide
word-slow = Lent
word-staggered = Chancelant
word-stunned = Étourdi
word-adversary = Adversaire
word-shielded = Protégé
word-injured = Blessé
word-burning = Embrasé
word-distracted = Distrait
word-focused = Concentré
word-poison = Empoisonné
event-condition = { $model } gagne { $condition }.
event-condition-value = { $model } gagne { $condition } +{ $amount } (désormais +{ $value }).
event-condition-adversary = { $model } gagne Adversaire ({ $keyword }).
event-condition-cancelled = { $model } : { $other } et { $condition } s’annulent.
event-condition-lowered = { $model } : { $condition } baisse de { $amount }, à +{ $value }.
event-condition-ended = { $model } perd { $condition }.

## Dégâts, soins

word-damage = dégâts
event-damaged = { $model } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} (Santé { $health }).
event-damaged-by = { $model } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} { DE($by) } (Santé { $health }).
event-damaged-because = { $model } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} à cause de l’État { $because } (Santé { $health }).
event-unhurt = { $model } ne subit aucun dégât.
event-healed = { $model } regagne { $amount } de Santé (Santé { $health }).
event-hazard = { $model } subit l’effet d’un décor Dangereux : { $terrain }.
word-ignore = l’ignorer
word-suffer = le subir
ask-ignore-hazard = { $model } a amené un décor Dangereux sur sa propre position : ignorer l’effet ?

## Morts

ask-remains = Quel Marqueur laisse { $model } ?
ask-drop-remains = Où poser, en contact socle à socle, le Marqueur que laisse { $model } ?
event-killed = { $model } meurt.
event-killed-by = { $by } tue { $model }.

## Détruire un décor

ask-destroy = Quel décor détruire avec { $model } ?
event-destroyed = { $model } détruit { $terrain }.
why-destroy = Il n’y a pas de décor Destructible à 1″ { DE($model) }.
why-indestructible = Cela n’est pas Destructible : { $terrain }.
why-terrain-far = C’est à { DIST($gap) } { DE($model) } ; il faut être à { DIST($reach) } ou moins : { $terrain }.
