## Jets

ask-ja = JA { DE($figure) } : { $need } ou moins.
ask-jt = JT { DE($figure) } : { $need } ou moins.
ask-jc = JC { DE($figure) } : un dé + { $need }.
ask-jd = JD { DE($figure) } : un dé contre { $need }.
ask-jdeg = JDeg { DE($figure) } : un dé contre { $need }.
ask-zero = { $figure } a fait 0 ({ $roll }) : on lance le second dé.
ask-zero-band = Le joueur { $seat } a fait 0 ({ $roll }) : on lance le second dé.
ask-row = { $figure } a fait 0 et 0 ({ $roll }) : un dé pour la ligne de la table.
ask-reroll = { $figure } a fait { $die } ({ $roll }). Relancer ? Le nouveau dé compte.
word-keep = garder le dé
word-reroll = relancer
event-rolled = { $figure }, { $roll } : { $die }{ $second ->
    [-1] { "" }
   *[other] {" "}et { $second }
  } contre { $need }, { $result }.
event-rerolled = { $figure }, { $roll } : { $first } est relancé et devient { $die }.

## Genres de jets et résultats

word-ja = JA
word-jt = JT
word-jc = JC
word-jd = JD
word-jdeg = JDeg
word-jm = JM
word-success = réussite
word-failure = échec
word-critical = échec critique
word-under = en dessous
word-equal = égal
word-over = au-dessus
word-won = gagne
word-lost = perd
word-tied = égalité
