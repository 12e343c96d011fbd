## Mains

ask-equip = { $model } : que prendre en main ?
ask-other-hand = { $model } a dans une main : { $thing }. Et dans l’autre ?
waiting-equip = l’équipement en main
branch-bare = rien : mains nues
branch-keep = garder ce qui est en main
word-none = rien
event-equipped = { $model } prend en main : { $items }.
event-hands-emptied = { $model } n’a plus rien en main.

why-not-equipped = { $model } ne l’a pas en main, et ne peut rien y changer avant sa prochaine activation : { $item }.
why-hands-fixed = Ce qui est dans les mains { DE($model) } ne change plus avant sa prochaine activation.
why-nothing-to-hold = { $model } n’a rien à prendre en main.
why-just-swapped = { $model } vient de changer ce qui est en main : il faut d’abord faire autre chose.
why-hands-empty = { $model } n’a déjà rien en main.
why-keep = Pour ne rien changer en main ({ $model }), faites simplement autre chose.
why-only-carried = Cela se porte sur soi et ne se prend pas en main : { $item }.
why-needs-no-hand = Cela ne demande aucune main : { $item }.
why-in-hand-already = { $model } a déjà cela en main, et rien d’autre : { $item }.
why-pair-in-hand = { $model } a déjà exactement cela en main : { $items }.
why-one-hand-each = Un même objet ne peut pas être dans chaque main : { $item }.
why-two-handed = Cela prend les deux mains : { $item }.

## Ramasser

ask-pick-up = { $model } : quel objet ramasser ?
event-picked-up = { $model } ramasse : { $item }.
why-hands-full = { $model } n’a aucune main libre.
why-lies-elsewhere = Cela se trouve en { $cell }, pas là où se tient { $model } : { $item }.

## Utiliser

ask-use = { $model } : quel objet utiliser ?
ask-unlock = { $model } : quelle porte déverrouiller ({ $item }) ?
event-used = { $model } utilise : { $item }.
event-unlocked = { $model } déverrouille et ouvre la { $edge }.
why-unhurt = { $model } n’a aucune Blessure.
why-not-used = Cela ne s’utilise pas par une action : { $item }.
why-no-lock-here = { $model } n’est devant aucune porte verrouillée, cela ne sert à rien ici : { $item }.
