## Ce qui ne va pas dans la position d’un cas

error-position = { $at } : { $problem }
error-position-word = { $at } : « { $word } » est inconnu. Vouliez-vous dire : { $nearest } ?
