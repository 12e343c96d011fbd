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
event-replaced = { $model } laisse la place { AU($models) }.
event-not-replaced = On ne peut pas Remplacer { $model }.
event-buried = { $model } quitte la table, { GENDER($model) ->
    [f] Enterrée
   *[m] Enterré
  }.
event-unburied = { $model } revient sur la table, { GENDER($model) ->
    [f] Exhumée
   *[m] Exhumé
  }.
event-upgrade-attached = { $model } reçoit l’Amélioration { $upgrade }.
event-upgrade-discarded = { $model } perd l’Amélioration { $upgrade }.
event-upgrade-void = { $model } ne peut pas recevoir l’Amélioration { $upgrade } : elle est défaussée.
why-totem-summon = { $card } ne vient que si son Maître, { $master }, est en jeu.
why-upgrade-twice = { $model } a déjà { $upgrade }.
why-not-summoned = L’effet { DE($model) } n’Invoque pas { $card }.
why-not-new = { $model } n’est pas un des nouveaux personnages.
