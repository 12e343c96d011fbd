/** What the slider marks: where turns begin, who falls, who scores. */

import type { Room } from '../room/room.svelte'
import { TURN, type Moment } from './reel'

export interface Mark {
  at: number // the moment
  kind: 'turn' | 'fall' | 'score'
  turn: number
  seat: number | null
}

export function sliderMarks(moments: readonly Moment[], room: Pick<Room, 'piece'>): Mark[] {
  return moments.flatMap((moment, at): Mark[] => {
    const kind = moment.beat?.kind
    if (moment.size === TURN) return [{ at, kind: 'turn', turn: moment.turn, seat: null }]
    if (kind !== 'fall' && kind !== 'score') return []
    return [{ at, kind, turn: moment.turn, seat: seatOf(moment, room) }]
  })
}

/** Whose it is: of whoever falls or scores. */
function seatOf({ beat }: Moment, room: Pick<Room, 'piece'>): number | null {
  if (!beat) return null
  const { seat, player } = beat.event.args
  const named = [seat, player].find((value) => typeof value === 'number') // texts count from 1
  return room.piece(beat.who)?.seat ?? (typeof named === 'number' ? named - 1 : beat.seat)
}
