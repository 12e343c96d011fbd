# Moves and places: why not

why-not-legs = A move is a line of at most { $most } straight legs, not { $legs }.
why-not-straight = This move is one straight line.
why-too-long = That costs { DIST($length) }; { DIST($most) } may be spent.
why-off-table = { $figure } may not leave the table.
why-in-the-way = { $by ->
    [rim] The rim of the floor is in the way of { $figure }.
   *[other] { $figure } cannot pass because of { $by }.
}
why-laden-jump = { $by ->
    [rim] { $figure } carries { $object } and cannot jump down.
   *[other] { $figure } carries { $object } and cannot jump: { $by } is in the way.
}
why-no-riders = { $figure } cannot ride there.
why-stops-at-contact = { $figure } comes into contact with { $target } on the way: the move stops there.
why-open-ground = { $figure } must stay in non-clear terrain all the way.
why-no-landing = { $by ->
    [edge] There is no room for { $figure } beyond { $piece }: the table ends there.
    [rim] There is no room for { $figure } beyond { $piece }: the floor ends there.
   *[other] There is no room for { $figure } beyond { $piece }, because of { $by }.
}
why-not-over = The way of { $figure } must lead over { $target }.
why-taken = { $by ->
    [edge] { $figure } would stand out over the edge of the table.
    [rim] { $figure } would stand out over the rim of the floor.
   *[other] { $figure } cannot stand there because of { $by }.
}
why-no-contact = { $figure } would end { DIST($gap) } from { $target }; a charge ends in contact.
why-touches-already = { $figure } touches { $target } already.
why-not-on-level = { $figure } and { $target } would not stand on the same level.
why-not-so-far = That is { DIST($length) }; it must be { DIST($wanted) }.
why-still-in-contact = { $figure } would be in contact with { $target }.
why-not-away = { $figure } must end farther from { $target }.
why-not-in-zone = { $figure } must be set up wholly within its zone.
why-too-near = { $figure } would be { DIST($gap) } from { $target }; it must be at least { DIST($least) }.
why-zone-full = { $most ->
    [one] Only { $most } figure may begin there.
   *[other] Only { $most } figures may begin there.
}
why-zone-kept = The first { $least } figures placed there must be archers or crossbowmen.
why-needed-there = { $figure } is needed where { $least } archers or crossbowmen must begin.
why-not-at-edge = { $figure } must touch the { $edge } edge.
