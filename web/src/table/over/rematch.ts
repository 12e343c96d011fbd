/** Another game with the same people, each in the place of the next: bots and this screen's players sit down, the others are invited. */

import type { Plan, RoomInfo, SeatPlan } from '../../wire'

export function rematch(info: RoomInfo, here: readonly number[]): Plan {
  const seats = info.seats.map(({ seat, kind, bot, name }): SeatPlan => ({
    kind: kind === 'bot' ? 'bot' : here.includes(seat) ? 'person' : 'open',
    bot: bot ?? '',
    name: name ?? '',
  }))
  const swapped = [...seats.slice(1), ...seats.slice(0, 1)]
  return { game: info.game, seats: swapped, options: info.options, practice: info.practice ?? false }
}
