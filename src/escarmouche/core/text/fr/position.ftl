## Ce qui ne va pas dans la position d’un cas

error-position = { $at } : { $problem }
error-position-word = { $at } : « { $word } » est inconnu.{ SUGGEST($nearest) }
file-position-seat = il n’y a pas de place { $seat } : la partie en a { $seats }, comptées depuis 0
file-position-each-seat = cela concerne { $count } places, mais la partie en a { $seats }
