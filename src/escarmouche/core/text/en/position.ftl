## What is wrong in the position of a case

error-position = { $at }: { $problem }
error-position-word = { $at }: “{ $word }” is not known.{ SUGGEST($nearest) }
file-position-seat = there is no seat { $seat }: the game has { $seats }, counted from 0
file-position-each-seat = this names { $count } seats, but the game has { $seats }
