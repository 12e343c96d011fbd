// What the players are called: by the name they gave, else by their seat.

import type { Table } from '../../lib/table.svelte'
import { player, say, seatId, word } from '../../lib/text.svelte'

export function called(table: Table, seat: number): string {
  if (seat < 0) return say('ui-nobodys')
  const seats = table.info?.seats
  if (seats && seat >= seats.length) return word(seatId(seat + 1)) // who plays alone plays against cards
  return seats?.[seat]?.name || player(seat)
}

/** The same, with `you` for who looks at the screen. With several people at one screen everybody has a name. */
export function addressed(table: Table, seat: number): string {
  return seat === table.seat && table.seats.length < 2 ? say('ui-you') : called(table, seat)
}
