## Les objectifs

event-points = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } en tout.
event-goal-exit = Sortie réussie : objectif atteint pour { $side }.
event-goal-carry = { $side } finit avec l’objet : { $item }.
event-goal-keep = L’objet n’est jamais sorti ({ $item }) : c’était l’objectif { DE($side) }.
event-goal-hold = { $side } tient le terrain.
event-goal-slay = { $card } est mort : c’était l’objectif { DE($side) }.
event-goal-recruit = { $card } a rejoint { $side }.
event-goal-ritual = Le rituel est accompli : c’était l’objectif { DE($side) }.
event-goal-foil = Le rituel n’a pas abouti : c’était l’objectif { DE($side) }.

## La fin

event-won = { $side } l’emporte. Points de Victoire, Rouge et Bleu : { $points }.
event-draw = Personne ne l’emporte. Points de Victoire, Rouge et Bleu : { $points }.
outcome-goal = L’objectif du scénario est atteint.
outcome-points = La partie s’est jouée aux points.
outcome-otherwise = Le temps jouait pour ce camp.
outcome-defeat = L’ennemi l’emporte.
outcome-defeat-title = Vous avez perdu.
