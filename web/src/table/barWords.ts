// What the bars above the table say, for ears: somebody wants to take back, somebody is away, a bot sits in one's place.

import { refusal, say } from '../lib/text.svelte'
import { missing, playerName } from '../room/players'
import type { Room } from '../room/room.svelte'

export function barred(room: Room): string {
  const { info } = room
  if (!info) return ''
  const { undo } = info
  const wanted = undo
    ? `${say(undo.seat === room.seat ? 'ui-undo-waits' : 'ui-undo-wanted', { who: playerName(room, undo.seat) })} ${refusal(undo.why)}`
    : ''
  if (info.status !== 'playing') return wanted
  const gone = missing(room).map(({ seat }) => say('ui-is-away', { who: playerName(room, seat), minutes: 0 }))
  const replaced = info.seats.some(({ replaced, seat }) => replaced && seat === room.seat)
  return [wanted, ...gone, replaced ? say('ui-replaced') : ''].filter(Boolean).join(' ')
}
