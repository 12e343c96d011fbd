## Mains

ask-equip = Que prend { $model } en main ?
ask-other-hand = { $model } a dans une main : { $thing }. Et dans l’autre ?
waiting-equip = l’équipement en main
branch-bare = rien : mains nues
branch-keep = garder ce qui est en main
word-none = rien
event-equipped = { $model } prend en main : { $items }.
event-hands-emptied = { $model } n’a plus rien en main.

why-not-equipped = Pas en main ({ $model }), et les mains sont fixées jusqu’à la prochaine activation : { $item }.
why-hands-fixed = L’équipement en main { DE($model) } est fixé jusqu’à sa prochaine activation.
why-nothing-to-hold = { $model } n’a rien à prendre en main.
why-just-swapped = { $model } vient de changer ce qu’il a en main : il faut d’abord faire autre chose.
why-hands-empty = { $model } n’a rien en main à présent.
why-keep = Pour ne rien changer en main ({ $model }), il n’y a rien à dire : faites autre chose.
why-only-carried = Cela se transporte seulement et ne se prend pas en main : { $item }.
why-needs-no-hand = Cela ne demande aucune main : { $item }.
why-in-hand-already = C’est déjà tout ce qui est en main ({ $model }) : { $item }.
why-one-hand-each = Un seul objet ne tient pas dans les deux mains : { $item }.
why-two-handed = Cela prend les deux mains : { $item }.

## Ramasser

ask-pick-up = Que ramasse { $model } ?
event-picked-up = { $model } ramasse { $item }.
why-hands-full = { $model } n’a aucune main libre.
why-lies-elsewhere = Cela se trouve en { $cell }, pas là où se tient { $model } : { $item }.

## Utiliser

ask-use = Qu’utilise { $model } ?
ask-unlock = Quelle porte { $model } déverrouille-t-il ({ $item }) ?
event-used = { $model } utilise { $item }.
event-unlocked = { $model } déverrouille et ouvre la { $edge }.
why-unhurt = { $model } n’a aucune Blessure.
why-not-used = Cela ne s’utilise pas par une action : { $item }.
why-no-lock-here = { $model } n’est devant aucune porte verrouillée : rien à faire ici ({ $item }).
