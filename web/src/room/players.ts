// What the players are called: by the name they gave, else by their seat.

import { player, say, seatId, word } from '../lib/text.svelte'
import type { SeatInfo } from '../wire'
import type { Room } from './room.svelte'

export function playerName(room: Room, seat: number): string {
  if (seat < 0) return say('ui-nobodys')
  const seats = room.info?.seats
  if (seats && seat >= seats.length) return word(seatId(seat + 1)) // a player who plays alone plays against cards
  return seats?.[seat]?.name || player(seat)
}

/** The player's name, or `you` for the player who looks at the screen. With several people at one screen everybody has a name. */
export function addressed(room: Room, seat: number): string {
  return seat === room.seat && room.seats.length < 2 ? say('ui-you') : playerName(room, seat)
}

/** Persons whom the table waits for: their connection is lost. */
export const missing = ({ info, seats }: Room): SeatInfo[] =>
  (info?.seats ?? []).filter(
    (player) =>
      player.kind === 'person' && !player.here && !player.replaced && !player.conceded && !seats.includes(player.seat),
  )
