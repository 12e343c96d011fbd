## Questions

ask-harvest = Quelle pierre récoltez-vous ?
ask-drop-stone = Où tombe { $stone }, au contact { DE($model) } ?

## À quoi un joueur réfléchit, en quelques mots pour les autres

waiting-drop-stone = où tombe une pierre

## Ce qui se passe

event-dug = { $model } creuse : { $stone } est maintenant à la profondeur { $depth }.
event-stone-taken = { $model } prend { $stone } et en a maintenant { $held }.
event-stone-moved = { $taker } prend { $stone } { AU($model) }.
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
why-stone-kept = Un personnage ne peut pas poser une Pierre de Lune de son plein gré.
why-stone-carried = { $model } porte { $stone }.
why-stone-far = { CAP($stone) } ne touche pas { $model } : elle est à { DIST($gap) }.
why-stone-storey = { CAP($stone) } ne touche pas { $model } : elle est à un autre étage.

## Ce qui fait gagner, où l’on en est, ce qui reste

aim-stones = Avoir le plus de Pierres de Lune à la fin du tour { $turns }.
aim-tie = À égalité : la Mort Subite, un tour de plus où le premier à en avoir davantage gagne aussitôt.
aim-sudden = Mort Subite : ayez plus de Pierres de Lune que tous les autres, et vous gagnez aussitôt.
aim-turn = Tour { $turn } sur { $of }.
aim-sudden-left = Mort Subite { $number } sur { $of }.
aim-ground = { $count ->
    [one] Une pierre n’est à personne
   *[other] { $count } pierres ne sont à personne
  }{ $digs ->
    [0] {"."}
    [one] , à un coup de pioche.
   *[other] , à { $digs } coups de pioche en tout.
  }
label-stones = Pierres
