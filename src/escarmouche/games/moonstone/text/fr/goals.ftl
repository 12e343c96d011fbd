## Questions

ask-harvest = Quelle pierre récoltez-vous ?
ask-drop-stone = Où tombe { $stone }, au contact { DE($model) } ?

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-drop-stone = où tombe une pierre

## Ce qui se passe

event-dug = { $model } creuse : { $stone } est maintenant à la profondeur { $depth }.
event-stone-taken = { $model } prend { $stone } et en a maintenant { $held }.
event-stone-moved = { $taker } prend { $stone } à { $model }.
event-stone-dropped = { $model } lâche { $stone }.
event-sudden-death = Égalité entre les joueurs : Mort Subite.
event-won = Le joueur { $seat } gagne avec { $held } { $held ->
    [one] Pierre de Lune
   *[other] Pierres de Lune
  }.
event-draw = Match nul : les premiers ont chacun { $held ->
    [one] { $held } Pierre de Lune
   *[other] { $held } Pierres de Lune
  }.

## Pourquoi pas

why-no-stone = Aucune Pierre de Lune ne touche le socle { DE($model) }.
why-harvest-engaged = { $enemy } engage { $model } : pas de Récolte quand on est engagé.
why-stone-carried = { $model } porte { $stone }.
why-stone-far = { CAP($stone) } ne touche pas { $model } : elle est à { DIST($gap) }.
why-stone-storey = { CAP($stone) } ne touche pas { $model } : elle est à un autre étage.
