// What an option does and brings, as it is read.

import { say } from '../../lib/text.svelte'
import type { Prospect } from '../../wire'

/** What follows from it, as one text. */
export const following = ({ lines = [] }: Prospect): string => lines.map(({ key, args }) => say(key, args)).join(' ')

/** A probability in per cent. What may happen is never none, and what may fail is never all. */
export function percent([part, whole]: [number, number]): string {
  const exact = (100 * part) / whole
  const value = exact > 0 && exact < 0.5 ? '<1' : exact < 100 && exact > 99.5 ? '>99' : String(Math.round(exact))
  return say('ui-percent', { value })
}
