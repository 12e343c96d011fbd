## Moving

ask-landing = Where does { $model } land?
ask-marker-landing = Where does the { $kind } land?
ask-direction = In which direction does { $model } go?
event-moved = { STILL($start, $end) ->
    [yes] { $model } stays in place.
   *[no] { $model } moves { WAY($start, $end) }.
  }
event-pushed = { STILL($start, $end) ->
    [yes] { $model } is Pushed, but stays in place.
   *[no] { $model } is Pushed { WAY($start, $end) }.
  }
event-placed = { $model } is Placed elsewhere, { WAY($start, $end) }.
event-fell = { $model } falls { DIST($height) }{ $damage ->
        [0] { "" }
       *[other] {" "}and suffers { $damage } damage
    }.
why-blocked = { $model } cannot get past this: { $by }.
why-landing-taken = { $model } would set foot where there is no room: { $by }.
why-too-long = That costs { DIST($length) } of movement; { $model } has { DIST($most) }.
why-climb-not-walk = { $model } climbs only in a Walk, and would not be at a height of { DIST($height) } there.
why-no-side = { $model } would touch no side there that can be climbed to a height of { DIST($height) }.
why-beyond-side = From { DIST($low) } to { DIST($high) } can be climbed there, not to { DIST($height) }: { $by }.
why-leaves-engagement = { $model } would leave the engagement range of { $by }.
why-not-nearest = { $model } must land at the nearest free place.
why-not-nearest-marker = The Marker must land at the nearest free place.
why-not-nearest-way = { $model } must end as near to { $target } as it can: { DIST($left) } nearer than that.
why-not-furthest = { $model } must end as far from { $target } as it can: { DIST($left) } further than that.
why-goes-further = { $model } would get further from { $target } on the way.
why-comes-nearer = { $model } would come nearer to { $target } on the way.

## Placing

why-not-in-contact = { $model } must be in base contact with { $target }.
why-too-far-place = That is { DIST($gap) } away; { $model } may be Placed within { DIST($reach) }.
why-indoors = A Place takes { $model } neither into a building nor out of it.
why-place-unseen = { $by } does not see that place.

## Moving and placing Markers

event-marker-moved = The { $kind } is moved.
why-marker-far = { $reach ->
    [0] That is { DIST($gap) } from { $target }; the Marker must be in base contact with it, or under it.
   *[other] That is { DIST($gap) } from { $target }; the Marker must be within { DIST($reach) }.
  }
why-marker-taken = The Marker cannot lie there: { $by }.
why-marker-stopped = The Marker cannot be moved through this: { $by }.
why-marker-long = That is { DIST($length) }; the Marker may be moved { DIST($most) } at most.
why-marker-moved-far = That is { DIST($gap) }; the Marker is moved { DIST($reach) } at most.
why-marker-unseen = { $by } does not see that place.
