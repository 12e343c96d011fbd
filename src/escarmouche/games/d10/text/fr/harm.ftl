## Être touché, maladresse : questions

ask-come-round = { $figure } est rétabli. Se relève-t-il ?
word-stand-up = se relever
word-stay-down = rester à terre
mod-height = hauteur de la chute

## Être touché, maladresse : ce qui s’est passé

event-hit = { $figure } est touché.
event-clumsy = { $figure } doit faire un JDeg.
event-unharmed = { $figure } est indemne.
event-steady = Il n’arrive rien à { $figure }.
event-recovered = { $figure } se rétablit et se relève.
event-recovered-down = { $figure } se rétablit et reste à terre.
event-stunned = { $figure } est sonné.
event-fallen = { $figure } tombe sur le dos.
event-wounded = { $figure } est blessé.
event-out = { $figure } est hors de combat.
event-dead = { $figure } est mort.
event-unhorsed = { $figure } est désarçonné, et sa monture s’enfuit.
event-dropped = { $figure } tombe de { DIST($height) } jusqu’au pied.
