// Where pieces fell: who, whose, and in which turn.

import type { Beat } from '../../beats/beats'
import type { Piece } from '../../wire'
import { flat, legEnd, type Point3 } from '../geometry'

export interface Fallen {
  id: string
  seat: number
  at: Point3
  radius: number
  turn: number // 0: not known
}

/** Those that fell before anybody looked, as far as it is told where they went last. */
export function fallenBefore(beats: readonly Beat[], pieces: ReadonlyMap<string, Piece>): Fallen[] {
  const marks: Fallen[] = []
  const places = new Map<string, Point3>()
  let turn = 0
  for (const beat of beats) {
    turn = turnOf([beat]) ?? turn
    const last = beat.way?.legs.at(-1)
    if (last) places.set(beat.who, [...flat(legEnd(last)), 0])
    const at = places.get(beat.who)
    const piece = beat.kind === 'fall' ? pieces.get(beat.who) : undefined
    if (piece && at) marks.push({ id: piece.id, seat: piece.seat, at, radius: piece.radius, turn })
  }
  return marks
}

/** The turn that has begun with one of these beats, the last one. */
export function turnOf(beats: readonly Beat[]): number | undefined {
  return beats
    .flatMap(({ kind, event: { args } }) => {
      return kind === 'turn' && typeof args.turn === 'number' ? [args.turn] : []
    })
    .at(-1)
}
