## Le déroulement d’un cas

case-passed = { $file } : { $case } : réussi
case-failed = { $file }, ligne { $line } : { $case }
case-where = { "  " }{ $step } : { $what }
case-wanted = { "    " }attendu : { $wanted }
case-found = { "    " }trouvé : { $found }
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
