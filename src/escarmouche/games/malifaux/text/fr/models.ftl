## Invoquer, Remplacer, Enterrer, Améliorations

ask-summon = Où placer { $card } ?
ask-summon-whom = Qui invoquer avec { $model } ?
ask-replace = Où placer { $card }, en contact socle à socle avec { $model } ?
ask-replace-heir = Qui hérite des États, Jetons et effets { DE($model) } ?
ask-replace-activation = Qui continue l’Activation { DE($model) } ?
ask-unbury = Où placer { $model } ?
event-summoned = { $by } invoque { $model }.
event-no-room = Aucune place légale : { $card } ne rejoint pas la Bande.
event-not-added = { $card } ne peut pas rejoindre la Bande.
event-pass-gained = Le joueur { $seat } gagne un Jeton d’Esquive (désormais { $passes }).
event-replaced = { $model } laisse la place à { $models }.
event-not-replaced = On ne peut pas Remplacer { $model }.
event-buried = { $model } quitte la table (Enterré).
event-unburied = { $model } revient sur la table (Exhumé).
event-upgrade-attached = { $upgrade } est attachée à { $model }.
event-upgrade-discarded = { $upgrade } est défaussée { DE($model) }.
event-upgrade-void = { $upgrade } ne peut pas être attachée à { $model } et est défaussée.
why-totem-summon = { $card } ne vient que si son Maître, { $master }, est en jeu.
why-upgrade-twice = { $model } a déjà { $upgrade }.
why-not-summoned = L’effet { DE($model) } n’Invoque pas { $card }.
why-not-new = { $model } n’est pas un des nouveaux personnages.
