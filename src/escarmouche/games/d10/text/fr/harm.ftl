## Être touché, maladresse : questions

ask-come-round = { $figure } se rétablit. Se relever ?
word-stand-up = se relever
word-stay-down = rester à terre
mod-height = hauteur de la chute

## Être touché, maladresse : ce qui s’est passé

event-hit = { $figure } doit encaisser le coup.
event-clumsy = { $figure } doit faire un JDeg.
event-unharmed = { $figure } n’a rien.
event-steady = Il n’arrive rien { AU($figure) }.
event-recovered = { $figure } se rétablit et se relève.
event-recovered-down = { $figure } se rétablit et reste à terre.
event-stunned = { $figure } tombe sur le ventre, { GENDER($figure) ->
    [f] sonnée
   *[m] sonné
  }.
event-fallen = { $figure } tombe sur le dos.
event-wounded = { $figure } est { GENDER($figure) ->
    [f] blessée
   *[m] blessé
  }.
event-out = { $figure } est hors de combat.
event-dead = { $figure } meurt.
event-unhorsed = { $figure } vide les étriers, et sa monture s’enfuit.
event-dropped = { $figure } fait une chute de { DIST($height) }.
