/** The words of the log: an event, a chapter or a step in the reader's language, and whom it names at this table. */

import { event, has, say } from '../lib/text.svelte'
import { playerName } from '../room/players'
import type { Room } from '../room/room.svelte'
import type { Teller } from './story'

export function tellerOf(room: Room): Teller {
  return {
    event,
    heading: (happened) =>
      has(`heading-${happened.name}`) ? say(`heading-${happened.name}`, { ...happened.args }) : '',
    step: (step) => {
      const who = step.seat == null ? '' : playerName(room, step.seat)
      return say(`ui-step-${step.kind}`, { who, text: step.text ?? '' })
    },
    owner: (id) => room.piece(id)?.seat,
    known: (id) => Boolean(room.piece(id) ?? room.marker(id) ?? room.terrain(id)),
  }
}
