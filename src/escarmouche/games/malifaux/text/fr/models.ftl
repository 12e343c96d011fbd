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
why-not-summoned = L’effet { DE($model) } n’Invoque pas { $card }.
why-not-new = { $model } n’est pas un des nouveaux personnages.
