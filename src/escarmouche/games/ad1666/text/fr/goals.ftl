## Les objectifs

event-points = { $side } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (total : { $total }).
event-goal-exit = Sortie réussie : objectif atteint pour { $side }.
event-goal-carry = { $side } finit avec l’objet : { $item }.
event-goal-keep = L’objet n’est jamais sorti ({ $item }) : c’était l’objectif { DE($side) }.
event-goal-hold = { $side } tient le terrain.
event-goal-slay = { $card } est { GENDER($card) ->
    [f] morte
   *[m] mort
  } : c’était l’objectif { DE($side) }.
event-goal-recruit = { $card } a rejoint { $side }.
event-goal-ritual = Le rituel est accompli : c’était l’objectif { DE($side) }.
event-goal-foil = Le rituel n’a pas abouti : c’était l’objectif { DE($side) }.

## La fin

event-won = { $side } l’emporte. Points de Victoire : { EACH($points, kind: "side") }.
event-draw = Personne ne l’emporte. Points de Victoire : { EACH($points, kind: "side") }.
outcome-goal = L’objectif du scénario est atteint.
outcome-points = La partie s’est jouée aux points.
outcome-otherwise = Le temps jouait pour ce camp.
outcome-defeat = L’ennemi l’emporte.
outcome-defeat-title = Vous avez perdu.

## Ce qui fait gagner, où l’on en est, ce qui reste

aim-most = Avoir plus de Points de Victoire que l’autre camp à la fin.
aim-exit-item = Sortir du plateau par une case marquée avec cet objet : { $item }. { $end ->
    [wins] C’est gagné aussitôt.
    [ends] { $points } points, et la partie finit.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-exit-card = { $card } sort du plateau par une case marquée : { $end ->
    [wins] c’est gagné aussitôt.
    [ends] { $points } points, et la partie finit.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-exit-any = Sortir du plateau par une case marquée : { $end ->
    [wins] c’est gagné aussitôt.
    [ends] { $points } points, et la partie finit.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-carry = Avoir ceci à la fin : { $item }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-keep = Veiller à ce que ceci ne quitte pas le plateau : { $item }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-hold = Avoir à la fin plus de Personnages conscients sur les cases marquées : { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-survive-card = { $card } est en vie à la fin : { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-survive-any = Pour chacun de vos Héros en vie à la fin : { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-slay = Tuer { $card } : { $end ->
    [wins] c’est gagné aussitôt.
    [ends] { $points } points, et la partie finit.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-recruit = Compter dans votre Bande à la fin : { $card }. { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
aim-ritual = Accomplir le rituel : { $end ->
    [wins] c’est gagné aussitôt.
    [ends] { $points } points, et la partie finit.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-foil = Faire échouer le rituel, ou en éliminer l’officiant : { $end ->
    [wins] c’est gagné aussitôt.
    [ends] { $points } points, et la partie finit.
   *[no] { $points ->
      [one] 1 point.
     *[other] { $points } points.
    }
  }
aim-kills = Ennemis tués ou en fuite : { $commoner } pour un Roturier, { $hero } pour un Héros, { $captain } pour le capitaine.
aim-otherwise = Gagne si personne n’a plus de points à la fin.
aim-nights = Le plus de nuits gagnées emporte la campagne, et à égalité le plus de points d’histoire qui restent.
aim-alarm = La partie finit quand l’Alarme est épuisée : il reste { $left } compteurs sur { $of }.
aim-turns = La partie dure { $of } tours : il en reste { $left }.
aim-turn = Tour { $turn }.
aim-rite = Le rituel : { $red } cartes rouges sur { $of }, { $black } échecs sur { $most }.
aim-arrival = Tour { $turn } : { $figures } { $count ->
    [one] arrive ({ $side }).
   *[other] arrivent ({ $side }).
  }
aim-wave-turn = Tour { $turn } : { $count } PNJ arrivent.
aim-wave-alarm = Quand il ne restera que { $alarm } compteurs d’Alarme : { $count } PNJ arrivent.
spot-exit = la sortie
spot-hold = compte à la fin
