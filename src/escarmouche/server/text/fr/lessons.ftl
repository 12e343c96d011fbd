## La page des leçons

ui-learn-first = La première partie
ui-learn-begin = Commencer la première partie
ui-learn-begin-one = Commencer : { $lesson }
ui-learn-start = Commencer
ui-learn-again = Recommencer
ui-learn-go-on = Reprendre : { $lesson }
ui-learn-done = terminée
ui-learn-undone = à faire
ui-learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
ui-learn-level = difficulté { $level } sur { $of }
ui-learn-count = { $done } sur { $of }
ui-learn-lessons = Leçons
ui-learn-lessons-help = Une idée par leçon, de la plus facile à la plus ardue. L’ordre est libre.
ui-learn-quizzes = Quiz
ui-learn-quizzes-help = Une position, une question. Ce sont les règles elles-mêmes qui tranchent.
ui-learn-learnt = Ce que vous savez déjà
ui-learn-nothing = Rien encore. La première partie montre l’essentiel en dix minutes.
ui-learn-none = Ce jeu n’a pas de leçons. Une première petite partie contre un robot l’apprend aussi.
ui-learn-real-help = Une vraie petite partie contre un robot, toute prête. Vous pourrez reprendre vos coups.

## Le guide à la table

ui-guide = Guide
ui-guide-count = { $cue }/{ $of }
ui-guide-arranged = Dans une leçon, cartes et dés sont arrangés. Dans une vraie partie, non, et cela se vérifie.
ui-guide-goal = But : { $goal }
ui-guide-next = Suite
ui-guide-hint = Indice
ui-guide-hint-what = Que faire ?
ui-guide-hint-answer = Montrez-moi
ui-guide-do-it = Faites-le
ui-guide-back = Revenir à…
ui-guide-sentence = Étape { $cue }
ui-guide-skip = Passer à la partie libre
ui-guide-look-again = Reprendre le coup et mieux regarder
ui-guide-lit = En lumière : { $names }
ui-guide-or = {" ou "}

## Quiz

ui-quiz-choices = Réponses possibles
ui-quiz-right = Exact.
ui-quiz-wrong = Pas tout à fait.
ui-quiz-is-right = (bonne réponse)
ui-quiz-next = Continuer

## La fin d’une leçon

ui-lesson-won = Bravo, c’est gagné !
ui-lesson-drawn = Match nul
ui-lesson-lost = Pas cette fois
ui-lesson-quiz-done = Terminé !
ui-lesson-drawn-help = De peu. Reprenez la dernière décision et essayez autrement, ou rejouez la leçon.
ui-lesson-lost-help = Elle peut être gagnée. Reprenez la dernière décision et essayez autrement, ou rejouez la leçon.
ui-lesson-learnt = Ce que vous savez maintenant :
ui-lesson-next = Leçon suivante
ui-lesson-again = Recommencer
ui-lesson-real = Jouer une vraie partie
ui-lesson-all = Toutes les leçons
