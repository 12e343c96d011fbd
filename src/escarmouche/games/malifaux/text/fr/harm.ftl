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

## Ce qui modifie tirages et totaux

mod-printed = imprimé
mod-ability = Capacité
mod-enemy-ability = Capacité ennemie
mod-adversary = Adversaire
mod-distracted = Distrait
mod-focused = Concentré
mod-concealment = Dissimulé
mod-friendly-fire = Attaque Fratricide
mod-cover = À Couvert
mod-accuracy = Précision
mod-soulstone = Pierrâme

## Dégâts, soins

word-spend = en dépenser une
word-keep = la garder
word-damage = dégâts
word-reduce = réduction
ask-soulstone-block = { $by } va tirer des dégâts contre { $model } : une Pierrâme pour − sur ce tirage ?
ask-soulstone-reduce = { $model } subirait { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} : une Pierrâme pour une réduction de 1/2/3 ?
event-soulstone = Le joueur { $seat } dépense une Pierrâme pour { $model } (il en reste { $left }).
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
ask-ignore-hazard = { $model } a déplacé un décor Dangereux sur lui-même : ignore-t-il l’effet ?

## Explosions

ask-blast = Où placer l’Explosion à côté { DE($target) } ?
event-blasts = L’Explosion à côté { DE($target) } touche : { $models }.
event-blasts-none = L’Explosion à côté { DE($target) } ne touche personne d’autre.
why-blast-apart = Une Explosion touche la cible ; chacune des suivantes, une Explosion du même résultat.
why-blast-edge = Une Explosion doit se trouver sur la table.

## Morts

ask-remains = Quel Marqueur { $model } laisse-t-il ?
ask-drop-remains = Où { $model } laisse-t-il son Marqueur, en contact socle à socle ?
event-killed = { $model } meurt.
event-killed-by = { $by } tue { $model }.

## Invoquer, Remplacer, Enterrer, Améliorations

ask-summon = Où placer { $card } ?
ask-summon-whom = Qui { $model } invoque-t-il ?
ask-replace = Où placer { $card }, en contact socle à socle avec { $model } ?
ask-replace-heir = Qui hérite des États, Jetons et effets { DE($model) } ?
ask-replace-activation = Qui continue l’Activation { DE($model) } ?
ask-unbury = Où placer { $model } ?
event-summoned = { $by } invoque { $model }.
event-no-room = Aucune place légale pour { $card } : il n’est pas ajouté.
event-not-added = { $card } ne peut pas rejoindre la Bande.
event-pass-gained = Le joueur { $seat } gagne un Jeton d’Esquive (désormais { $passes }).
event-replaced = { $model } est remplacé par { $models }.
event-not-replaced = { $model } ne peut pas être remplacé.
event-buried = { $model } est Enterré.
event-unburied = { $model } est Exhumé.
event-upgrade-attached = { $upgrade } est attachée à { $model }.
event-upgrade-discarded = { $upgrade } est défaussée { DE($model) }.
event-upgrade-void = { $upgrade } ne peut pas être attachée à { $model } et est défaussée.
why-totem-summon = { $card } ne vient que si son Maître, { $master }, est en jeu.
why-upgrade-twice = { $model } a déjà { $upgrade }.
