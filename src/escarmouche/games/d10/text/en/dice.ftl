## Rolls

ask-ja = JA of { $figure }: { $need } or less.
ask-jt = JT of { $figure }: { $need } or less.
ask-jc = JC of { $figure }: a die + { $need }.
ask-jd = JD of { $figure }: a die against { $need }.
ask-jdeg = JDeg of { $figure }: a die against { $need }.
ask-zero = { $figure } has rolled 0 ({ $roll }): roll the second die.
ask-zero-band = Player { $seat } has rolled 0 ({ $roll }): roll the second die.
ask-row = { $figure } has rolled 0 and 0 ({ $roll }): roll for the row of the table.
ask-reroll = { $figure } has rolled { $die } ({ $roll }). Roll again? The new die counts.
word-keep = keep the die
word-reroll = roll again
event-rolled = { $figure }, { $roll }: { $die }{ $second ->
    [-1] { "" }
   *[other] {" "}and { $second }
  } against { $need }, { $result }.
event-rerolled = { $figure }, { $roll }: { $first } is rerolled and becomes { $die }.

## Kinds of rolls and results

word-ja = JA
word-jt = JT
word-jc = JC
word-jd = JD
word-jdeg = JDeg
word-jm = JM
word-success = success
word-failure = failure
word-critical = critical failure
word-under = under
word-equal = equal
word-over = over
word-won = wins
word-lost = loses
word-tied = tie
