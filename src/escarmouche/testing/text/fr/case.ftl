## Le déroulement d’un cas

case-passed = { $file } : { $case } : réussi
case-failed = { $file }, ligne { $line } : { $case }
case-unreadable = { "  " }illisible : { $reason }
case-unplayable = { "  " }injouable : { $reason }
case-where = { "  " }{ $step } : { $what }
case-wanted = { "    " }attendu : { $wanted }
case-found = { "    " }trouvé : { $found }
case-stopped = { "    " }La suite n’a pas été jouée.
case-given = la position
case-then = à la fin
case-step = étape { $n }
case-count = { NUMBER($passed, useGrouping: 0) ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
  }, { NUMBER($failed, useGrouping: 0) ->
    [one] { $failed } échoué
   *[other] { $failed } échoués
  }

## Quelles règles sont couvertes

rules-covered = couverte
rules-exempt = exemptée
rules-uncovered = non couverte
rules-unknown = { $id } est nommée dans { $places }, mais le registre ne la connaît pas.
rules-untested = Aucun test n’est installé ici : rien ne compte comme couvert. Lancez ceci dans une copie du projet.
rules-count = { $game } : { $rules } règles, { $covered } couvertes, { $exempt } exemptées, { $uncovered } non couvertes

## Ce qui était attendu ou trouvé

case-accepted = accepté
case-refused = refusé
case-refused-by = refusé par { $by }
case-unchanged = rien n’a changé
case-changed = quelque chose a changé
case-over = la partie est terminée
case-goes-on = la partie continue
case-won = { $count ->
    [one] la place { $seats } gagne ({ $rule })
   *[other] les places { $seats } gagnent ({ $rule })
  }
case-drawn = partie nulle ({ $rule })
case-dealt = donné
case-never-dealt = { $cards } : jamais donné
case-no-error = aucune erreur
case-not-asked = rien n’est demandé
case-offered = proposé
case-not = pas { $what }
case-happened = c’est arrivé
