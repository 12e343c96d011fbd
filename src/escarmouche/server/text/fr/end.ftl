## La fin

ui-draw = Égalité.
ui-you-won = Vous avez gagné !
ui-you-won-by = Vous avez gagné { $most } à { $least } !
ui-you-won-with = Vous avez gagné ensemble !
ui-you-lost = Vous avez perdu.
ui-you-lost-by = Vous avez perdu { $least } à { $most }.
ui-won = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent.
  }
ui-won-by = { $who } gagne { $most } à { $least }.
ui-over-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
  }
ui-over-decisions = { $count ->
    [one] une décision
   *[other] { $count } décisions
  }
ui-over-scores = Le score
ui-over-position = La dernière position
ui-over-position-turned = La dernière position, et où tout a basculé
ui-over-position-label = { $name }, { $count ->
    [one] un pion encore sur le plateau
   *[other] { $count } pions encore sur le plateau
  }
ui-over-waiting = Retour sur la partie…
ui-over-missing = Le déroulement de la partie ne peut pas être raconté pour le moment.
ui-over-nothing = Personne n’a marqué, personne n’a été blessé, et personne n’a quitté le plateau.
ui-over-points = Les tournants
ui-point-first = { $who } marque en premier ({ $what } : { $value })
ui-point-first-you = Vous marquez en premier ({ $what } : { $value })
ui-point-lead = { $who } prend la tête ({ $what } : { $value })
ui-point-lead-you = Vous prenez la tête ({ $what } : { $value })
ui-point-level = { $who } égalise ({ $what } : { $value })
ui-point-level-you = Vous égalisez ({ $what } : { $value })
ui-point-last = { $who } marque encore une fois ({ $what } : { $value })
ui-point-last-you = Vous marquez encore une fois ({ $what } : { $value })
ui-point-leader = { $who } perd un chef, { $piece }
ui-point-leader-you = Vous perdez votre chef, { $piece }
ui-point-fall = { $piece } quitte le plateau en premier
ui-point-turn = Tour { $turn }
ui-point-part = Manche { $part }, tour { $turn }
ui-over-done = Qui a fait quoi
ui-deed-scored = marqué
ui-deed-held = tient
ui-deed-felled = hors de combat
ui-deed-dealt = infligé
ui-deed-taken = blessures
ui-over-chart = { CAP($what) }, tour par tour
ui-rematch = Nouvelle partie
ui-rematch-swapped = Revanche, camps échangés
ui-look-back = Revoir la partie pas à pas
ui-look-at-table = Regarder la table
ui-show-result = Voir le résultat
