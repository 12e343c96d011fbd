// Numbers as they are printed: on a card, and on the table.

import { distance, has, say, titled, word } from '../../lib/text.svelte'
import type { Stat, Track } from '../../wire'

export function amount(stat: Stat): string {
  if (typeof stat.value === 'string') return word(stat.value)
  if (stat.length) return distance(stat.value)
  if (!stat.signed) return String(stat.value).replace('-', '−')
  return stat.value > 0 ? `+${stat.value}` : stat.value < 0 ? `−${-stat.value}` : '0'
}

/** What a track for all counts down. */
export function trackName({ name, value }: Track): string {
  return !has(`label-${name}`) && has(`track-${name}`) ? say(`track-${name}`, { value }) : titled('label', name)
}
