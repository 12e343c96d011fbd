// The strip in words: who acts, and a chip for each beat that has been shown.

import { capital } from '../lib/grammar'
import type { Beat, Kind } from './beats'

export interface Chip {
  key: string
  kind: Kind
  title: string // of what takes no sentence; else ''
  detail: string
  whole: string // the sentence of the log
  now: boolean
}

/** The words for beats. */
export interface Telling {
  move: string // what stands over the length of a way
  event: (beat: Beat) => string
  name: (id: string) => string
  length: (beat: Beat) => string // of its way; '' if it has none
}

const MOST = 40 // chips

/** A chip for each beat up to the one that is shown now: no other is known to the strip. What opens the strip is its heading. */
export function chipsOf(shown: readonly Beat[], now: Beat | null, telling: Telling): Chip[] {
  return shown
    .filter(({ kind }) => kind !== 'activation')
    .slice(-MOST)
    .map((beat) => ({
      key: beat.key,
      kind: beat.kind,
      title: telling.length(beat) && telling.move,
      detail: telling.length(beat) || shortened(telling.event(beat), telling.name(actorOf(shown))),
      whole: telling.event(beat),
      now: beat === now,
    }))
}

/** The piece that acts: that of the activation, else the last that did something. */
export function actorOf(shown: readonly Beat[]): string {
  return (shown.findLast(({ kind }) => kind === 'activation') ?? shown.findLast(({ who }) => who))?.who ?? ''
}

/** A sentence without the name at its beginning, which stands at the beginning of the strip. */
export function shortened(sentence: string, name: string): string {
  if (!name || !sentence.startsWith(name)) return sentence
  const rest = sentence.slice(name.length).replace(/^[\s:,]+/u, '')
  return /^\p{L}/u.test(rest) && /^[\s:,]/u.test(sentence.slice(name.length)) ? capital(rest) : sentence
}
