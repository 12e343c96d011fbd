/** How the games stand in which this browser has a seat. */

import { get } from '../../lib/api'
import type { KeptRoom } from '../../room/kept.svelte'
import type { RoomInfo, SeatInfo, Update } from '../../wire'

const LAST = 2 ** 53 // later than every step: the steps themselves are not asked for

export interface Standing {
  yours: boolean // this browser has to decide
  turn: number | null
  others: SeatInfo[]
  info: RoomInfo
}

const seats = (kept: KeptRoom): number[] => Object.keys(kept.tokens).map(Number)

export function standing(kept: KeptRoom, info: RoomInfo, view: Update): Standing {
  const own = seats(kept)
  const turn = view.scene.tracks?.find(({ name, seat }) => name === 'turn' && seat == null)?.value
  return {
    yours: info.status === 'playing' && view.waiting.some(({ seat, chosen }) => own.includes(seat) && !chosen),
    turn: typeof turn === 'number' && turn > 0 ? turn : null,
    others: info.seats.filter(({ seat }) => !own.includes(seat)),
    info,
  }
}

export async function ask(kept: KeptRoom): Promise<Standing> {
  const seat = seats(kept)[0]
  const path = `api/rooms/${kept.room}`
  const info = await get<RoomInfo>(path)
  const query = seat === undefined ? '' : `&seat=${seat}`
  const view = await get<Update>(`${path}/view?since=${LAST}${query}`, seat === undefined ? '' : kept.tokens[seat])
  return standing(kept, info, view)
}

/** Those that wait for this browser first, then those that go on, then those that are over; each as they were. */
export function inOrder(rooms: readonly KeptRoom[], found: ReadonlyMap<string, Standing>): KeptRoom[] {
  const rank = (kept: KeptRoom) => (kept.over ? 2 : found.get(kept.room)?.yours ? 0 : 1)
  return rooms.toSorted((a, b) => rank(a) - rank(b))
}
