// Where things stand now that stood elsewhere before, in words: for whoever does not see the board.

import { awayFrom, where } from '../board/words'
import { aloud, name, say } from '../lib/text.svelte'
import type { Room } from '../room/room.svelte'
import type { Marker, Piece, Scene } from '../wire'

const MOST = 6 // things at once: more have moved where a game begins, or was taken back

type Lying = Piece | Marker

/** Each piece and marker that has come or gone somewhere since an earlier scene: how far it is from the nearest that is not its own. */
export function stands(room: Room, before: Scene | null, now: Scene | null): string[] {
  if (!before || !now) return []
  const earlier = new Map(things(before).map((thing) => [thing.id, place(thing)]))
  const moved = things(now).filter((thing) => place(thing) && place(thing) !== (earlier.get(thing.id) ?? ''))
  return moved.length > MOST ? [] : moved.map((thing) => stand(room, thing, now))
}

const things = (scene: Scene): Lying[] => [...(scene.pieces ?? []), ...(scene.markers ?? [])]

/** Where it is, to be compared; empty: it is not on the board, or somebody carries it. */
const place = (thing: Lying): string => (thing.at && !('holder' in thing && thing.holder) ? thing.at.join() : '')

function stand(room: Room, thing: Lying, now: Scene): string {
  const at = thing.at ?? [0, 0, 0]
  const others = (now.pieces ?? []).filter((piece) => piece.at && piece.id !== thing.id && piece.seat !== thing.seat)
  const far = (piece: Piece) => Math.hypot((piece.at?.[0] ?? 0) - at[0], (piece.at?.[1] ?? 0) - at[1]) - piece.radius
  const [nearest] = others.sort((a, b) => far(a) - far(b))
  const cell = room.grid?.at(at)?.id
  const from = nearest ? awayFrom(room, nearest, at, thing.radius) : ''
  const told = { name: name(thing.id), cell: cell ?? '', where: from || (cell ? 'none' : where(room, at)) }
  return aloud(say(cell ? 'ui-told-stands-cell' : 'ui-told-stands', told))
}
