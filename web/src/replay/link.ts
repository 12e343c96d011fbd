/** Links to moments of a game: `#/room/ROOM/123.2/all`. The moment is the key of its line in the log; the eyes may be left out. */

import type { Eyes } from './reel'

/** A moment that somebody wants to look back to: the key of a line of the log, or one of the ends. */
export interface Wanted {
  at: string // `first`, `last`, a serial, or a serial and the number of a line of it
  eyes: Eyes | null // null: whoever looks may choose
}

const EYES = /^(?:all|watch|[1-9]\d?)$/

/** What follows the room in an address. */
export function wanted([at, eyes = '']: readonly string[]): Wanted | null {
  if (!at) return null
  if (!EYES.test(eyes)) return { at, eyes: null }
  return { at, eyes: eyes === 'all' || eyes === 'watch' ? eyes : Number(eyes) - 1 }
}

/** The address of a moment, below the page's own. */
export function pathTo(room: string, at: string, eyes: Eyes | null = null): string {
  const through = eyes === null ? '' : `/${typeof eyes === 'number' ? eyes + 1 : eyes}`
  return `/room/${room}/${at}${through}`
}
