# What a guide says in the lessons of every game.

lesson-astray = C’est un autre chemin. Continuez, ou reprenez votre réponse.
lesson-astray-decisive = Cela peut vous coûter la leçon. Reprenez votre réponse, ou continuez pour voir.
lesson-own-way = Vous suivez votre propre chemin. Jouez comme il vous plaît, ou revenez à une phrase plus haut.
lesson-hint-lost = Vous suivez votre propre chemin. Toute réponse est permise. Vous pouvez aussi revenir à une phrase plus haut.
lesson-passed = Bravo, le but est atteint.
lesson-failed = Pas cette fois. Revenez à une phrase plus haut et essayez autrement.
lesson-arranged = Dans cette leçon, cartes et dés sont arrangés.

# Ce qui peut être faux dans le fichier d’une leçon.

file-lesson = une leçon se compose de mots et de leurs valeurs : lesson, given, when
file-lesson-known = il y a déjà une leçon « { $lesson } » : choisissez un autre identifiant
file-lesson-game = de quel jeu est-elle ? Écrivez « game: moonstone », ou le nom d’un autre ({ $games })
file-lesson-word = « { $word } » n’est pas un nom : écrivez en minuscules, chiffres et traits d’union, par exemple « dernier-tour »
file-lesson-step = une étape se compose d’une réponse, sous le numéro de la place, et de ce que le guide en dit
file-lesson-kind = « { $word } » attend { $kind ->
    [list] une liste
    [dict] des mots avec leurs valeurs
    [bool] true ou false
   *[other] { $kind }
  }
file-lesson-mode = une étape sans réponse de l’élève ne peut pas être « { $mode } »
file-lesson-lit = « { $lit } » n’éclaire rien : écrivez un genre et un nom, par exemple « piece billy », ou « place 16 18.5 »
file-lesson-twice = la phrase « { $word } » est déjà plus haut : donnez-lui un autre nom
file-lesson-aside = un aparté demande une phrase (cue), sa question (asked) et une réponse
file-lesson-empty = il n’y a rien à faire dans cette leçon : il lui faut des étapes (when) ou des questions (quiz)
file-lesson-dealt = il faut « { $wanted } » pour { $deal }, ce qui ne peut pas être distribué
file-lesson-nobody = la place { $seat } n’a rien à répondre ici ; questions ouvertes : { $waiting }
file-lesson-asked = la question est ici « { $asked } », et non « { $wanted } »
file-lesson-refused = ce n’est pas une réponse à « { $ask } » : { $reason }
file-lesson-until = la question « { $wanted } » ne vient jamais
file-lesson-unsaid = le texte « { $key } » manque ({ $language })
file-lesson-long = le texte « { $key } » compte { $count } mots ; une phrase du guide en a { $most } au plus
file-lesson-quiz-wrong = d’après les règles, le choix « { $choice } », donné pour juste, est faux
file-lesson-quiz-right = d’après les règles, le choix « { $choice } », donné pour faux, est juste
file-lesson-unpassed = qui suit le guide n’atteint pas le but : { $result ->
    [failed] la leçon dit qu’il est manqué
   *[other] la leçon ne finit pas
  }
file-lesson-harmless = « { $case } » est donné pour un piège, mais on n’y apprend pas que le but est manqué
