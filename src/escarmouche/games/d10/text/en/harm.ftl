## Being hit, clumsiness: questions

ask-come-round = { $figure } has come round. Does it get up?
word-stand-up = get up
word-stay-down = stay down
mod-height = height of the fall

## Being hit, clumsiness: what happened

event-hit = { $figure } is hit.
event-clumsy = { $figure } must make a JDeg.
event-unharmed = { $figure } is unharmed.
event-steady = Nothing happens to { $figure }.
event-recovered = { $figure } comes round and gets up.
event-recovered-down = { $figure } comes round and stays down.
event-stunned = { $figure } is stunned.
event-fallen = { $figure } falls on its back.
event-wounded = { $figure } is wounded.
event-out = { $figure } is out of action.
event-dead = { $figure } dies.
event-unhorsed = { $figure } is unhorsed, and its mount bolts.
event-dropped = { $figure } falls { DIST($height) } to the bottom.
