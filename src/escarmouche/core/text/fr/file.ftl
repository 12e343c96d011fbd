## Ce qui ne va pas dans un fichier que quelqu’un a écrit

file-too-large = ce contenu est trop grand, ou se contient lui-même
file-key = une clé doit être un mot
file-twice = « { $word } » apparaît deux fois
file-of = « { $field } » : { $problem }
file-no-english = il faut au moins les mots anglais (en)
file-other-type = il faut ici { $types }, pas { $got }
file-missing = il manque « { $field } »
file-unknown-field = « { $field } » est inconnu
file-not-a-value = { $value } ne fait pas partie des valeurs possibles ici
file-least = il faut ici { $types }, { $bound } ou plus
file-most = il faut ici { $types }, { $bound } ou moins
file-above = il faut ici { $types }, plus de { $bound }
file-below = il faut ici { $types }, moins de { $bound }
file-length-least = il faut ici { $types } d’une longueur de { $bound } ou plus
file-length-most = il faut ici { $types } d’une longueur de { $bound } ou moins
file-length = il faut ici { $types } d’une longueur de { $wanted }, pas de { $count }
file-length-too-short = il faut ici { $types } d’une longueur de { $wanted } ou plus, pas de { $count }
file-not-finite = un nombre doit être fini, pas { $value }
file-empty = il faut ici { $types } non vide
file-misfit = cela n’est pas valable [{ $problem }]

## Ce qu’un fichier ou une option peut contenir

type-int = un nombre entier
type-float = un nombre
type-str = un texte
type-bool = oui ou non (true ou false)
type-null = rien
type-array = une liste
type-object = une table de clés et de valeurs
type-either = { $some } ou { $last }
type-least = { $what }, { $bound } ou plus
type-most = { $what }, { $bound } ou moins

## Ce qui ne va pas dans un fichier de cas

file-cases = un fichier de cas contient une liste de cas
file-each = `each` est une liste de tables de clés et de valeurs : ce qui change chaque fois que le cas est joué
file-case = un cas est une table de clés et de valeurs
file-case-game = le cas ne dit pas à quel jeu il appartient
file-step = une étape associe des places à des réponses, ou bien c’est undo
file-step-answer = une étape refusée doit avoir une réponse
file-case-nothing = ce cas n’attend rien : il lui faut un « then », un « refused », ou une étape où quelque chose doit être vrai
file-refused-nothing = « refused » porte sur la réponse de la dernière étape, et il n’y en a pas
file-refused-twice = la dernière étape dit déjà quelle règle la refuse
file-step-empty = une étape doit faire quelque chose, ou dire ce qui est vrai
file-step-by = « by » dit quelle règle refuse ce qui figure sous « not », et il n’y a pas de « not » ici
file-step-undo = une étape qui revient en arrière ne peut pas aussi donner une réponse
file-rest = « ... » ne peut figurer qu’à la fin d’une liste
file-no-answer = { $answer } ne répond pas à cette question : aucune règle n’a donc été essayée. { $reason }
file-none-tried = aucune réponse n’est essayée ici
file-nobody-asked = rien n’est demandé ici à la place { $seat } : aucune règle n’a donc été essayée
