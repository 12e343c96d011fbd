/** The words of the log: an event, a chapter or a step in the reader's language, and whom it names at this table. */

import type { Event } from '../../wire'
import { event, has, say, textStore } from '../../lib/text.svelte'
import { playerName } from '../../room/players'
import type { Room } from '../../room/room.svelte'
import type { LogLine, Teller } from './story'

export function tellerOf(room: Room): Teller {
  let lines = new WeakMap<Event, LogLine>()
  let words: unknown[] = []
  return {
    get lines() {
      const { texts, known } = textStore
      if (words[0] !== texts || words[1] !== known) [lines, words] = [new WeakMap(), [texts, known]]
      return lines
    },
    event,
    heading: (happened) =>
      has(`heading-${happened.name}`) ? say(`heading-${happened.name}`, { ...happened.args }) : '',
    auto: () => say('ui-auto'),
    step: (step) => {
      const who = step.seat == null ? '' : playerName(room, step.seat)
      return say(step.auto ? 'ui-step-auto' : `ui-step-${step.kind}`, { who, text: step.text ?? '' })
    },
    owner: (id) => room.piece(id)?.seat,
    known: (id) => Boolean(room.piece(id) ?? room.marker(id) ?? room.terrain(id)),
  }
}
