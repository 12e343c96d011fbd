// What a beat sounds like, and when.

import { sounds, type Sound } from '../lib/sounds'
import type { Beat, Kind } from './beats'

export const SOUND_OF: Partial<Record<Kind, Sound>> = {
  move: 'step',
  arrive: 'step',
  attack: 'blade',
  card: 'card',
  dice: 'dice',
  fall: 'fall',
}
const LATER: Partial<Record<Kind, number>> = { attack: 250, fall: 200 } // ms

/** A beat is shown, and takes so many ms. What is set down is heard at the end. */
export function beatSounds({ kind }: Beat, ms: number): void {
  const sound = SOUND_OF[kind]
  if (!sound) return
  const atEnd = kind === 'move' || kind === 'arrive'
  sounds.play(sound, ms === 0 ? 0 : atEnd ? ms - 60 : (LATER[kind] ?? 0))
}
